"""Open phosphate mine at golden hour: conveyor up to a transfer tower, stacker over a stockpile (metres)."""

import math

from kit import (
    MeshBuilder,
    View,
    area_light,
    concrete,
    emissive,
    galvanised,
    new_material,
    new_scene,
    paint,
    plain,
    sky,
    steel_metal,
)
from mathutils import Vector
from scenes._mine_ground import dust_soil, build_ground, build_pile, build_benches
from scenes._conveyor import (
    FRAME,
    PETROL,
    GALV,
    CONCRETE,
    LAMP,
    Line,
    build_truss,
    build_belt,
    build_walkways,
    build_hoods,
    build_trestle,
)
from scenes._stacking_plant import build_tower, build_stacker

CAMERA = Vector((0.0, 0.0, 4.9))
SUN = {"elevation": 6.0, "azimuth": 3.0}
CONVEYOR = (Vector((7.0, 1.0, 0.9)), Vector((25.0, 104.0, 28.0)))
TOWER = Vector((26.5, 111.0, 0.0))
STACKER = Vector((-3.0, 150.0, 0.0))
PILE = (Vector((-43.0, 150.0, 0.0)), Vector((-74.0, 215.0, 0.0)))
PILE_TOP = 14.5


def build_main_conveyor(builder: MeshBuilder) -> None:
    """From the foreground up to the transfer tower."""
    line = Line(*CONVEYOR)
    build_belt(builder, line, 34.0, ore=True, fine=True)
    build_walkways(builder, line, (-1, 1), 2.0)
    build_hoods(builder, line, 34.0)
    raised = Line(line.at(13.0, 0, 0), line.end)
    builder.material(PETROL)
    build_truss(builder, raised, -2.5, -0.5, 1.3, 2.6, 0.17)
    for s in (2.0, 5.0, 8.0, 11.0):
        for side in (-1, 1):
            foot = line.at(s, side * 0.98, -0.2)
            builder.material(FRAME).beam((foot.x, foot.y, 0), foot, 0.14, 0.14)
            builder.material(CONCRETE).box((foot.x, foot.y, 0.05), (0.5, 0.5, 0.3))
    for index, s in enumerate((3.0, 22.0, 41.0, 60.0, 78.0)):
        build_trestle(builder, raised, s, -2.5, double=index in (2, 4))
    for s in range(8, int(line.length), 18):
        foot = line.at(s, -2.05, -0.28)
        top = foot + Vector((0, 0, 2.9))
        builder.material(GALV).cylinder(foot, top, 0.035, 10)
        builder.beam(top, top + line.side * 0.7, 0.05, 0.05)
        builder.material(LAMP).box(top + line.side * 0.7 - Vector((0, 0, 0.06)), (0.34, 0.22, 0.08))


def build_stream(head: Vector) -> None:
    """Ore falling from the head of the boom on to the pile, ragged at its edges."""
    material, nodes = new_material("stream")
    place = nodes.position(True)
    ragged = nodes.noise(nodes.scale(place, (2.2, 2.2, 0.35)), 1, 8, 0.65)
    facing = nodes.node("ShaderNodeLayerWeight", {"Blend": 0.35}).outputs["Facing"]
    alpha = nodes.math("MULTIPLY", nodes.step(ragged, 0.36, 0.60), nodes.step(facing, 1.0, 0.35))
    ore = nodes.node("ShaderNodeBsdfDiffuse", {"Color": (0.38, 0.28, 0.19, 1)})
    clear = nodes.node("ShaderNodeBsdfTransparent")
    blend = nodes.node("ShaderNodeMixShader", {0: nodes.math("MULTIPLY", alpha, 0.9), 1: clear, 2: ore})
    nodes.node("ShaderNodeOutputMaterial", {0: blend})
    fall = head.z - PILE_TOP + 1.5
    profile = [(0.42 + 0.5 * (step / 8) ** 1.5, -fall * step / 8) for step in range(9)]
    MeshBuilder().lathe(profile, head, (0, 0, 1), 28).build("stream", [material], 60)


def build_dust(y: float, base: float, strength: float, tall: float, centre: float, wide: float) -> None:
    """A sheet of lit dust across the view at distance y: thick at the ground, brightest towards the sun.

    base: share of the light it replaces high up; strength: the same near the ground, up to about tall metres.
    The haze is made of such sheets rather than graded in, so that thin steel keeps clean edges on the sky.
    """
    material, nodes = new_material("dust")
    split = nodes.node("ShaderNodeSeparateXYZ", {0: nodes.position(True)})
    across = nodes.math("DIVIDE", nodes.math("SUBTRACT", split.outputs[0], centre), wide)
    billow = nodes.noise(nodes.scale(nodes.position(True), (1.6 / tall, 1.0, 2.6 / tall)), 1, 7, 0.58, 0.4)
    height = nodes.math("DIVIDE", split.outputs[2], tall)
    veil = nodes.math(
        "POWER",
        2.718,
        nodes.math("MULTIPLY", nodes.math("POWER", nodes.math("MAXIMUM", height, 0.0), 1.2), -2.2),
    )
    veil = nodes.math("MULTIPLY", veil, nodes.step(height, 1.6, 0.5))
    body = nodes.math(
        "MULTIPLY",
        veil,
        nodes.step(nodes.math("MULTIPLY_ADD", billow, 1.0, nodes.math("MULTIPLY", veil, 0.25)), 0.30, 0.85),
    )
    body = nodes.math("MULTIPLY", body, nodes.step(height, 0.0, 0.35))
    towards_sun = nodes.math(
        "POWER", 2.718, nodes.math("MULTIPLY", nodes.math("MULTIPLY", across, across), -1.0)
    )
    aloft = nodes.step(nodes.math("DIVIDE", split.outputs[2], 0.45 * y), 1.0, 0.0)
    alpha = nodes.math("MULTIPLY_ADD", body, strength, nodes.math("MULTIPLY", aloft, base), clamp=True)
    colour = nodes.mix(towards_sun, (0.42, 0.19, 0.09), (1.9, 0.90, 0.36))
    glow = nodes.node("ShaderNodeEmission", {"Color": colour, "Strength": 0.9})
    clear = nodes.node("ShaderNodeBsdfTransparent")
    blend = nodes.node("ShaderNodeMixShader", {0: alpha, 1: clear, 2: glow})
    nodes.node("ShaderNodeOutputMaterial", {0: blend})
    material.cycles.sample_as_light = False
    span = y * 1.2 + 60
    sheet = MeshBuilder().add(
        [(-span, y, -1), (span, y, -1), (span, y, 0.5 * y), (-span, y, 0.5 * y)], [(0, 1, 2, 3)]
    )
    dust = sheet.build("dust", [material], 0)
    dust.visible_shadow = False
    dust.visible_diffuse = False
    dust.visible_glossy = False


def build_light() -> None:
    """A low sun behind the tower in golden dust, a cool breath of sky on the near side."""
    direction = sky(
        SUN["elevation"],
        SUN["azimuth"],
        0.10,
        5.0,
        1.2,
        2.2,
        sun=7.0,
        suncol=(1, 0.52, 0.24),
        sunangle=1.0,
        clouds=0.8,
        cloudcol=(1, 0.56, 0.30),
        cloudshade=(0.22, 0.26, 0.33),
        gain=0.9,
        cscale=0.8,
        cover=0.46,
        cseed=8.1,
        horizon=((8.5, 3.3, 1.25), 0.75, 0.09),
    )
    disc = MeshBuilder().sphere(CAMERA + direction * 12000, 70, 40, 20)
    disc.build("sun disc", [emissive("sun disc", (1, 0.72, 0.40), 300)])
    area_light((-12, -8, 12), (8, 20, 3), 10, 2400, (0.60, 0.76, 0.92))
    reach = math.tan(math.radians(SUN["azimuth"]))
    for y, base, strength, tall, wide in (
        (58, 0.05, 0.16, 7, 22),
        (128, 0.12, 0.34, 20, 42),
        (200, 0.16, 0.42, 34, 70),
        (340, 0.26, 0.5, 60, 120),
    ):
        build_dust(y, base, strength, tall, reach * y, wide)


def make_materials() -> list:
    """In the order of NAMES."""
    dusty = (0.36, 0.28, 0.20)
    return [
        paint("frame", (0.13, 0.14, 0.145), 0.5, 0.7, 0.4, 1.2, 0.9, 0.3, grimecol=dusty),
        paint("orange", (0.76, 0.16, 0.018), 0.42, 0.5, 0.4, 1.2, 0.9, 0.2, grimecol=dusty),
        paint("petrol", (0.022, 0.11, 0.14), 0.45, 0.6, 0, 0.5, 0.9, 0.15, grimecol=dusty),
        galvanised("galvanised", 2.0),
        steel_metal("steel", (0.45, 0.45, 0.45), 0.36, None, 4, 0.3, grime=0.6),
        concrete("concrete", (0.36, 0.31, 0.25), 1.4, stains=0.6),
        plain("rubber", (0.028, 0.026, 0.024), 0.62),
        dust_soil("ore", (0.46, 0.375, 0.275), (0.27, 0.205, 0.145), 0.4),
        paint("cladding", (0.34, 0.34, 0.325), 0.45, 0.6, 0, 0.7, 0.9, 0.1, grimecol=dusty),
        emissive("lamp", (1, 0.66, 0.32), 20),
    ]


def build() -> None:
    """The whole scene."""
    new_scene()
    materials = make_materials()
    build_ground(CAMERA, CONVEYOR)
    pale = dust_soil("stockpile", (0.56, 0.47, 0.36), (0.40, 0.32, 0.235), 0.25)
    build_pile(PILE, PILE_TOP, pale)
    build_pile((Vector((62.0, 190.0, 0)), Vector((110.0, 230.0, 0))), 14.0, pale)
    build_benches()
    builder = MeshBuilder()
    build_main_conveyor(builder)
    build_tower(builder, TOWER)
    boom_head = build_stacker(builder, STACKER, PILE[0])
    builder.build("machines", materials, 36)
    build_stream(boom_head)
    build_light()


SAMPLES: int = 44
GRADE: dict = {
    "petrol": 0.15,
    "ev": -0.1,
    "contrast": 1.18,
    "bloom": 0.09,
    "hicomp": 0.9,
    "grain": 0.004,
}
BEARING = math.radians(3.0)
VIEWS: dict[str, View] = {
    "mine-conveyor": View(
        tuple(CAMERA),
        tuple(CAMERA + 100 * Vector((math.sin(BEARING), math.cos(BEARING), 0))),
        33,
        2.0,
        16.0,
        shift=(0, 0.12),
        clip=30000,
    )
}
