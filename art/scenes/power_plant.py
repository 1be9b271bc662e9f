"""Combined-cycle power station in low sun: boilers, stacks, intake houses, condenser (metres)."""

import math
import random

from kit import (
    MeshBuilder,
    View,
    emissive,
    galvanised,
    ground,
    handrail,
    insulator,
    ladder,
    new_material,
    new_scene,
    paint,
    pipe_rack,
    plain,
    sky,
    soil,
    weathered,
    yard,
)
from mathutils import Vector
from scenes._power_train import (
    CLAD,
    FRAME,
    ALU,
    PETROL,
    ACCENT,
    CASING,
    CONCRETE,
    GALV,
    PORCELAIN,
    STACK_X,
    STACK_TOP,
    lamp,
    build_filter_house,
    build_turbine_hall,
    build_boiler,
    build_stack,
)
from scenes._air_condenser import build_condenser

TRAINS = (0.0, 44.0, 88.0)
CONDENSER = Vector((-22.0, 160.0, 0.0))

CAMERA = Vector((-62.0, -150.0, 2.4))
BEARING = math.radians(29.6)
AIM = CAMERA + 100 * Vector((math.sin(BEARING), math.cos(BEARING), 0))


def build_transformer(builder: MeshBuilder, x: float, y: float) -> None:
    """Step-up transformer in its bund: tank, coolers, conservator, three bushings, fire wall beside it."""
    builder.material(CONCRETE).box((x, y, 0.3), (11.0, 8.0, 0.6))
    builder.box((x + 6.6, y, 4.0), (0.5, 11.0, 8.0))
    builder.material(CLAD).box((x, y, 3.0), (7.0, 3.0, 4.2))
    builder.box((x, y, 5.15), (7.3, 3.3, 0.12))
    for index in range(9):
        builder.box((x - 3.4 + index * 0.85, y - 1.55, 2.9), (0.14, 0.12, 3.8))
    for bank in (-2.4, 0.0, 2.4):
        for fin in range(14):
            builder.box((x + bank - 0.9 + fin * 0.14, y - 2.5, 3.0), (0.04, 0.9, 3.2))
        builder.cylinder((x + bank - 1.0, y - 2.1, 4.5), (x + bank + 1.0, y - 2.1, 4.5), 0.12, 14)
        builder.cylinder((x + bank - 1.0, y - 2.1, 1.5), (x + bank + 1.0, y - 2.1, 1.5), 0.12, 14)
    builder.cylinder((x - 3.0, y + 1.2, 6.9), (x + 2.0, y + 1.2, 6.9), 0.65, 32)
    for post in (-2.2, 1.2):
        builder.beam((x + post, y + 1.2, 5.2), (x + post, y + 1.2, 6.5), 0.2, 0.2)
    for index in (-1, 0, 1):
        foot = Vector((x + index * 2.1, y - 0.5, 5.2))
        top = foot + Vector((index * 0.5, -0.4, 3.6))
        builder.material(CLAD).cylinder(foot, foot + (top - foot) * 0.18, 0.42, 22)
        insulator(builder, foot + (top - foot) * 0.18, top, 0.17, 18, 1.8, PORCELAIN, ALU, 20)
        builder.material(ALU).cylinder(top, top + (top - foot) * 0.1, 0.07, 10)


def build_yard(builder: MeshBuilder) -> None:
    """Lamp posts, hydrants, kerb, small tanks and pipes between the trains and the apron."""
    for x in (-34.0, -6.0, 24.0, 54.0, 84.0, 114.0):
        builder.material(GALV).cylinder((x, -33.0, 0), (x, -33.0, 9.5), 0.11, 14, r1=0.06)
        builder.beam((x, -33.0, 9.5), (x + 1.4, -33.4, 9.7), 0.08, 0.08)
        lamp(builder, (x + 1.4, -33.4, 9.62), (1.1, 0.5, 0.18))
    builder.material(CONCRETE).box((0.0, -36.0, 0.12), (640.0, 0.4, 0.26))
    for x in range(6, 96, 14):
        lamp(builder, (x, -30.8, 5.5), (1.1, 0.3, 0.16))
    builder.material(ACCENT)
    for x in (-20.0, 10.0, 40.0, 70.0):
        builder.cylinder((x, -34.6, 0), (x, -34.6, 1.1), 0.16, 16)
        builder.sphere((x, -34.6, 1.1), 0.18, 16, 8)
        builder.cylinder((x - 0.34, -34.6, 0.8), (x + 0.34, -34.6, 0.8), 0.09, 12)
    for x, y, radius, tall in ((44.0, -17.8, 4.2, 10.0), (-70.0, 62.0, 6.5, 9.5), (-50.0, 70.0, 6.5, 9.5)):
        builder.material(CASING).cylinder((x, y, 0.3), (x, y, tall), radius, 48)
        builder.lathe([(radius, 0), (0.01, radius * 0.2)], (x, y, tall), seg=48)
        builder.material(PETROL).lathe(
            [(radius + 0.02, tall - 1.6), (radius + 0.02, tall - 0.4)], (x, y, 0), seg=48
        )
        builder.material(GALV)
        ring = [
            (x + radius * math.cos(math.tau * step / 20), y + radius * math.sin(math.tau * step / 20), tall)
            for step in range(20)
        ]
        handrail(builder, ring, post=1.5, r=0.035, closed=True)
        ladder(builder, (x - radius - 0.2, y, 0.3), (x - radius - 0.2, y, tall + 1), (-1, 0, 0), 0.5)
    for x, y in ((-86.0, 40.0), (-62.0, 44.0), (-38.0, 48.0), (-60.0, 100.0), (-28.0, 108.0)):
        builder.material(GALV).cylinder((x, y, 0), (x, y, 8.0), 0.11, 14, r1=0.06)
        lamp(builder, (x, y - 0.4, 8.0), (1.0, 0.5, 0.18))
    for y in (10.0, 12.0, 13.2):
        builder.material(ALU).cylinder((-150.0, y, 1.0), (-8.0, y, 1.0), 0.38, 20)
    for x in range(-146, -8, 8):
        builder.material(CONCRETE).box((x, 11.6, 0.3), (0.5, 4.6, 0.65))


def build_rack(materials: list) -> None:
    """Pipe rack along the front of the plant."""
    builder = MeshBuilder()
    pipe_rack(builder, -78, 20, 0, (6.0, 8.4), 7.0, 7, (0, 1, 1, 2, 3, 1), random.Random(8), (0.12, 0.42))
    rack = builder.build("rack", [materials[index] for index in (FRAME, ALU, CLAD, PETROL)], 35)
    rack.rotation_euler = (0, 0, math.pi / 2)
    rack.location = (22.0, -27.0, 0)


def build_plume(place: Vector, wide: float, tall: float, drift: float) -> None:
    """Thin warm vapour leaving a stack: a sheet facing the camera, denser at its foot."""
    material, nodes = new_material("plume")
    split = nodes.node("ShaderNodeSeparateXYZ", {0: nodes.position()})
    across = nodes.math("DIVIDE", split.outputs[0], wide)
    along = nodes.math("DIVIDE", split.outputs[2], tall)
    swirl = nodes.noise(nodes.scale(nodes.position(), (0.09, 0.09, 0.06)), 1, 8, 0.6, 0.8)
    bend = nodes.math("MULTIPLY", nodes.math("POWER", along, 1.3), drift / wide)
    spread = nodes.math("MULTIPLY_ADD", nodes.math("POWER", along, 0.7), 0.42, 0.035)
    offset = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", across, bend))
    offset = nodes.math(
        "ADD",
        offset,
        nodes.math("MULTIPLY", nodes.math("SUBTRACT", swirl, 0.5), nodes.math("MULTIPLY", along, 0.55)),
    )
    body = nodes.step(nodes.math("DIVIDE", offset, spread), 1.0, 0.1)
    body = nodes.math("MULTIPLY", body, nodes.step(swirl, 0.30, 0.62))
    fade = nodes.math("MULTIPLY", nodes.step(along, 1.0, 0.25), nodes.step(along, 0.0, 0.02))
    alpha = nodes.math("MULTIPLY", nodes.math("MULTIPLY", body, fade), 0.16, clamp=True)
    glow = nodes.node("ShaderNodeEmission", {"Color": (0.62, 0.40, 0.34, 1), "Strength": 0.62})
    clear = nodes.node("ShaderNodeBsdfTransparent")
    blend = nodes.node("ShaderNodeMixShader", {0: alpha, 1: clear, 2: glow})
    nodes.node("ShaderNodeOutputMaterial", {0: blend})
    sheet = MeshBuilder().add(
        [(-wide, 0, 0), (wide, 0, 0), (wide, 0, tall), (-wide, 0, tall)], [(0, 1, 2, 3)]
    )
    plume = sheet.build("plume", [material], 0, loc=tuple(place))
    towards = CAMERA - place
    plume.rotation_euler = (0, 0, math.atan2(towards.y, towards.x) + math.pi / 2)
    plume.visible_shadow = False
    plume.visible_diffuse = False


def make_materials() -> list:
    """In the order of NAMES."""
    glowing = [
        emissive("warm lamp", (1, 0.66, 0.34), 5),
        emissive("obstacle light", (1, 0.05, 0.03), 4),
        emissive("window", (0.10, 0.13, 0.14), 0.35),
    ]
    for material in glowing:
        material.cycles.sample_as_light = False
    return [
        weathered("cladding", (0.33, 0.345, 0.34), 0.46, 0.0, (6.0, 4.0), 0.06, 0.62, 0.50, 0.45, 2.0, patchy=0.10, sc=0.7),
        weathered("casing", (0.30, 0.305, 0.30), 0.52, 0.0, (2.6, 2.4), 0.06, None, 0.85, 0.65, 3.0, patchy=0.14, sc=0.8),
        paint("frame", (0.125, 0.135, 0.14), 0.5, 0.7, 0, 0.9, 1.0, 0.30),
        weathered("alu", (0.50, 0.505, 0.50), 0.38, 0.85, (1.4, 1.2), 0.05, None, 0.65, 0.35, 2.0, patchy=0.22),
        weathered("petrol", (0.020, 0.092, 0.112), 0.46, 0.0, (6.0, 4.0), 0.05, None, 0.7, 0.3),
        weathered("orange", (0.62, 0.125, 0.016), 0.5, 0.0, (3.0, 3.0), 0.05, None, 0.7, 0.35, soot=(52, 64), sc=0.8),
        weathered("white", (0.42, 0.415, 0.395), 0.5, 0.0, (3.8, 3.1), 0.06, 0.62, 0.85, 0.55, patchy=0.10),
        weathered("concrete", (0.235, 0.225, 0.205), 0.85, 0.0, (3.6, 2.4), 0.04, None, 0.9, 0.2, 2.0, patchy=0.14),
        plain("dark", (0.02, 0.023, 0.025), 0.6),
        galvanised("galvanised", 0.8),
        plain("porcelain", (0.10, 0.034, 0.02), 0.15, coat=0.5),
        *glowing,
        weathered("stack", (0.40, 0.395, 0.37), 0.55, 0.0, (3.0, 3.0), 0.05, None, 0.9, 0.6, 4.0, (44, 66), 0.10, 0.8),
    ]


def build_light() -> None:
    """Low sun from the left, thin cirrus, a warm band of haze at the horizon."""
    sky(
        7.0,
        -104,
        0.085,
        2.4,
        1.1,
        2.4,
        sun=9.0,
        suncol=(1, 0.51, 0.23),
        sunangle=0.7,
        clouds=0.9,
        cloudcol=(1, 0.58, 0.36),
        cloudshade=(0.28, 0.31, 0.41),
        gain=1.1,
        cscale=0.8,
        cover=0.54,
        cseed=5.2,
        horizon=((6.0, 3.5, 2.3), 0.7, 0.05),
    )


def build() -> None:
    """The whole scene."""
    new_scene()
    chance = random.Random(31)
    materials = make_materials()
    for y in TRAINS:
        builder = MeshBuilder()
        build_filter_house(builder, y)
        build_turbine_hall(builder, y)
        build_boiler(builder, y, chance)
        build_stack(builder, y)
        builder.build("train", materials, 35)
        build_plume(Vector((STACK_X, y, STACK_TOP - 0.5)), 60.0, 75.0, 30.0)
    builder = MeshBuilder()
    build_condenser(builder, CONDENSER)
    build_yard(builder)
    build_transformer(builder, -18.0, -17.0)
    builder.build("plant", materials, 35)
    build_rack(materials)
    ground(soil("field", ((0.085, 0.08, 0.07), (0.12, 0.112, 0.096), (0.06, 0.062, 0.052)), 1.0), 9000, -0.03)
    MeshBuilder().box((20, -190, -0.5), (700, 360, 1)).build("apron", [yard("apron", 9.0, 0.66, (0.15, 0.145, 0.135))], 0)
    build_light()


SAMPLES: int = 44
GRADE: dict = {"petrol": 0.2, "ev": 0.3, "contrast": 1.24, "haze": (0.00062, (0.60, 0.40, 0.27), 0.8)}
VIEWS: dict[str, View] = {
    "power-plant": View(tuple(CAMERA), tuple(AIM), 40, shift=(0, 0.2), clip=6000),
}
