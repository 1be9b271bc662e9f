"""Electrical substation in low sun: power transformer, gantries, breakers, disconnectors, busbars (metres)."""

import random

from kit import (
    MeshBuilder,
    View,
    area_light,
    concrete,
    emissive,
    galvanised,
    gate_valve,
    ground,
    new_material,
    new_scene,
    paint,
    plain,
    sky,
    soil,
    steel_metal,
    weathered,
)
from mathutils import Matrix, Vector, noise

from scenes._aged_paint import aged_paint
from scenes._insulators import add_disc_string
from scenes._lattice import lattice, wire
from scenes._switchgear import PHASE_DISTANCE, add_busbars, place_bays
from scenes._transformer import (
    ALUMINIUM,
    CABINET,
    CONCRETE,
    DARK,
    GALVANISED,
    GRAVEL,
    ORANGE,
    PAINTED_STEEL,
    PETROL,
    PORCELAIN,
    RED_LAMP,
    WARM_LAMP,
    WINDOW,
    add_transformer,
)
from scenes._transformer import X as TRANSFORMER_X
from scenes._transformer import Y as TRANSFORMER_Y

SAMPLES = 52
GRADE = {"petrol": 0.15, "ev": 0.4, "contrast": 1.2, "haze": (0.0008, (0.6, 0.36, 0.22), 0.8)}
VIEWS = {
    "substation": View((-4.9, -8.6, 1.75), (0.9, 10, 4.6), 28, clip=6000, hide=("close ",)),
    "insulators": View(
        (-0.3, 3.9, 3.05),
        (-5.02, 7.60, 4.15),
        46,
        0.8,
        (-4.5, 8.0, 4.0),
        clip=6000,
        grade={"emitblur": True, "haze": None},
        hide=("post ",),
    ),
}

GANTRY = 12.5


def porcelain_material():
    """Brown glaze."""
    material, nodes = new_material("porcelain")
    mottle = nodes.noise(nodes.position(), 8, 6, 0.6)
    colour = nodes.mix(mottle, (0.115, 0.038, 0.020), (0.070, 0.024, 0.014))
    # Dust lies on the sheds and washes off at their rims; rain leaves pale runs.
    upwards = nodes.separate(nodes.node("ShaderNodeNewGeometry").outputs["Normal"])[2]
    point = nodes.position(True)
    patches = nodes.noise(point, 22, 8, 0.68)
    runs = nodes.noise(nodes.scale(point, (60, 60, 2.5)), 1, 5, 0.62)
    dust = nodes.math("MULTIPLY", nodes.step(upwards, 0.15, 0.85), nodes.step(patches, 0.30, 0.60))
    dust = nodes.math("ADD", nodes.math("MULTIPLY", dust, 0.60), nodes.math("MULTIPLY", nodes.step(runs, 0.55, 0.72), 0.28), clamp=True)
    colour = nodes.mix(dust, colour, (0.20, 0.155, 0.115))
    rough = nodes.math("ADD", nodes.math("MULTIPLY_ADD", mottle, 0.22, 0.10), nodes.math("MULTIPLY", dust, 0.5), clamp=True)
    coat = nodes.math("MULTIPLY_ADD", dust, -0.6, 0.55, clamp=True)
    nodes.principled(colour, rough, coat=coat, coat_rough=0.09)
    return material


def composite_material():
    """Grey silicone."""
    material, nodes = new_material("composite")
    mottle = nodes.noise(nodes.position(), 6, 6, 0.6)
    nodes.principled(nodes.mix(mottle, (0.20, 0.22, 0.23), (0.30, 0.32, 0.33)), 0.42)
    return material


def gravel_material():
    """Light stones with dark gaps."""
    material, nodes = new_material("gravel")
    position = nodes.position(True)
    stones = nodes.voronoi(position, 13)
    tone = nodes.node("ShaderNodeSeparateColor", {0: nodes.voronoi(position, 13, out="Color")}).outputs[0]
    dirt = nodes.noise(position, 0.4, 8, 0.6)
    colour = nodes.mix(
        nodes.step(stones, 0.1, 0.5),
        nodes.mix(tone, (0.17, 0.175, 0.175), (0.36, 0.365, 0.36)),
        nodes.mix(dirt, (0.06, 0.055, 0.05), (0.09, 0.08, 0.07)),
    )
    nodes.principled(colour, 0.8, 0.0, nodes.bump(nodes.math("SUBTRACT", 1.0, stones), 0.9, 0.05))
    return material


def make_materials() -> list:
    """Materials in the order of the slots."""
    return [
        weathered("tank", (0.34, 0.36, 0.355), 0.46, streaks=0.8, rusting=0.7, sc=5),
        paint("radiator", (0.43, 0.46, 0.46), 0.38, 0.45, 0, 1.6, 0.8, 0.16),
        paint("painted steel", (0.17, 0.18, 0.185), 0.42, 0.5, 0, 2.0, 0.6, 0.05),
        galvanised("galvanised", 1.2),
        steel_metal("aluminium", (0.66, 0.67, 0.68), 0.30, None, 2.0, 0.2, grime=0.3),
        paint("orange", (0.76, 0.16, 0.018), 0.38, 0.4, 0, 2.0, 0.6, 0.12),
        concrete("concrete", (0.30, 0.29, 0.275), 1.2, stains=0.6),
        paint("petrol", (0.022, 0.11, 0.14), 0.42, 0.45, 0, 1.4, 0.7, 0.15),
        paint("dark", (0.035, 0.04, 0.043), 0.5, 0.4, 0, 2.0, 0.4, 0.2),
        steel_metal("copper", (0.55, 0.30, 0.17), 0.34, None, 4, 0.2, grime=0.5),
        paint("cabinet", (0.42, 0.44, 0.44), 0.45, 0.5, 0.3, 1.5, 0.9, 0.1),
        porcelain_material(),
        composite_material(),
        gravel_material(),
        emissive("warm lamp", (1, 0.72, 0.42), 0.7),
        emissive("cold lamp", (0.8, 0.92, 1), 0.6),
        emissive("red lamp", (0.8, 0.05, 0.03), 1.5),
        emissive("window", (0.10, 0.16, 0.18), 0.5),
        aged_paint("head", (0.34, 0.355, 0.35), 0.30, 0.25, 0.5, 0.55, 0.45, 0.9),
    ]


def add_fire_wall(mesh) -> None:
    """Wall on the right of the transformer with buttresses, a lamp and a bollard."""
    x, y = TRANSFORMER_X + 5.45, TRANSFORMER_Y
    mesh.material(CONCRETE)
    mesh.box((x, y + 0.5, 3.1), (0.32, 9.4, 6.2))
    mesh.box((x, y + 0.5, 6.25), (0.46, 9.6, 0.14))
    for offset in (-3.2, 0, 3.2):
        mesh.box((x - 0.2, y + offset, 3.1), (0.3, 0.42, 6.2))
    mesh.material(WARM_LAMP)
    mesh.box((x - 0.45, y - 1.6, 5.3), (0.14, 0.4, 0.16))
    mesh.material(ORANGE)
    mesh.cylinder((x - 0.25, y - 4.3, 0.44), (x - 0.25, y - 4.3, 1.3), 0.07, 14)
    add_formwork_marks(mesh, x - 0.16, y)
    add_water_spray(mesh, x - 0.16, y)


def add_formwork_marks(mesh, face: float, y: float) -> None:
    """Joints between the panels of the formwork and the holes of its ties, on the face that looks west."""
    south, north = y - 4.2, y + 5.2
    mesh.material(DARK)
    for height in (2.06, 4.12):
        mesh.box((face, (south + north) / 2, height), (0.006, north - south, 0.014))
    panels = 8
    width = (north - south) / panels
    for i in range(1, panels):
        mesh.box((face, south + i * width, 3.1), (0.006, 0.012, 6.1))
    for i in range(panels):
        for height in (0.55, 1.55, 2.6, 3.6, 4.65, 5.65):
            for share in (0.22, 0.78):
                hole = south + (i + share) * width
                mesh.cylinder((face - 0.003, hole, height), (face + 0.01, hole, height), 0.020, 14)


def add_water_spray(mesh, face: float, y: float) -> None:
    """Fire water along the wall: header with nozzles aimed at the transformer, riser with its valve, conduit."""
    height, x = 5.72, face - 0.32
    south, north = y - 4.0, y + 4.9
    mesh.material(GALVANISED)
    mesh.cylinder((x, south, height), (x, north, height), 0.045, 20)
    for i in range(8):
        nozzle = Vector((x, south + 0.5 + i * 1.12, height))
        aim = Vector((-0.8, 0, -0.6))
        mesh.cylinder(nozzle, nozzle + aim * 0.16, 0.018, 12)
        mesh.lathe([(0.02, 0), (0.038, 0.02), (0.030, 0.06), (0.012, 0.09)], nozzle + aim * 0.15, aim, 16)
        mesh.torus(nozzle, 0.054, 0.012, (0, 1, 0), 24, 8)
        mesh.beam(nozzle, (face, nozzle.y, height), 0.04, 0.04)
    riser_y = y - 2.55
    mesh.pipe([(x, riser_y, height), (x, riser_y, 0.2)], 0.045, 20)
    for level in (0.9, 2.4, 3.9):
        mesh.beam((x, riser_y, level), (face, riser_y, level), 0.05, 0.05)
        mesh.torus((x, riser_y, level), 0.054, 0.012, (0, 0, 1), 24, 8)
    gate_valve(mesh, (x, riser_y, 1.55), (0, 0, 1), 0.05, (-1, 0, 0), PETROL, ORANGE, GALVANISED)
    mesh.material(GALVANISED)
    mesh.pipe([(face - 0.03, y - 1.6, 5.2), (face - 0.03, y - 1.6, 0.4)], 0.016, 10)
    mesh.box((face - 0.06, y - 1.6, 1.5), (0.10, 0.22, 0.30))


def build_transformer(materials: list) -> tuple[list, list]:
    """Builds transformer and fire wall; gives back the terminals of both voltages."""
    mesh = MeshBuilder()
    terminals = add_transformer(mesh)
    add_fire_wall(mesh)
    mesh.build("transformer", materials, 36, bevel=0.007, bseg=2)
    return terminals


def add_gantry(mesh, y: float, masts_x: tuple, height: float) -> None:
    """Masts with spikes, and the beam between them."""
    for x in masts_x:
        mesh.material(PAINTED_STEEL)
        lattice(mesh, (x, y, 0.3), (x, y, height), 1.25, 0.75, 1.15, 0.085)
        lattice(mesh, (x, y, height), (x, y, height + 3.2), 0.75, 0.12, 0.8, 0.05)
        mesh.material(CONCRETE)
        mesh.box((x, y, 0.15), (1.9, 1.9, 0.5))
    mesh.material(PAINTED_STEEL)
    for west, east in zip(masts_x[:-1], masts_x[1:]):
        lattice(mesh, (west, y, height - 0.5), (east, y, height - 0.5), 0.8, 0.8, 0.95, 0.06)


def add_phase(mesh, phase: int, terminal: Vector) -> None:
    """Conductor of one phase: from the transformer over the near gantry to the far one, on its strings."""
    x = TRANSFORMER_X - 2.6 + phase * 2.6
    near = Vector((x, 11.5, GANTRY - 1.35))
    behind = Vector((x, 15.4, GANTRY - 1.2))
    far = Vector((x, 38.2, GANTRY - 0.3))
    add_disc_string(mesh, (x, 13.1, GANTRY - 0.9), near, 11, PORCELAIN, GALVANISED)
    add_disc_string(mesh, (x, 13.9, GANTRY - 0.9), behind, 10, PORCELAIN, GALVANISED)
    add_disc_string(mesh, (x, 39.6, GANTRY + 0.2), far, 10, PORCELAIN, GALVANISED)
    mesh.material(ALUMINIUM)
    wire(mesh, near, terminal, 0.5, 0.017)
    wire(mesh, behind, far, 1.1, 0.017)
    wire(mesh, near, behind, 0.9, 0.015)
    bay = -10.2 + phase * PHASE_DISTANCE
    wire(mesh, (bay, 8.75, 5.05), (bay, 16.2, 4.45), 0.22, 0.017)


def build_gantries(materials: list, terminals: list) -> None:
    """Two gantries, the conductors between them, earth wires, lamps."""
    mesh = MeshBuilder()
    west, east = -1.6, 10.2
    add_gantry(mesh, 13.5, (west, east), GANTRY)
    add_gantry(mesh, 40, (-24.8, -13.2, west, east, 22), GANTRY + 1)
    for phase, terminal in enumerate(terminals):
        add_phase(mesh, phase, terminal)
    wire(mesh, (west, 13.5, GANTRY + 3.1), (east, 13.5, GANTRY + 3.1), 0.25, 0.010)
    for x in (west, east):
        wire(mesh, (x, 13.5, GANTRY + 3.1), (x, 40, GANTRY + 4.1), 0.5, 0.010)
    for x in (west, east):
        mesh.material(WARM_LAMP)
        mesh.box((x - 0.6, 12.7, 7.2), (0.42, 0.18, 0.14))
        mesh.material(PAINTED_STEEL)
        mesh.beam((x, 13.2, 7.3), (x - 0.6, 12.7, 7.3), 0.06, 0.06)
    mesh.material(RED_LAMP)
    for x in (-24.8, -1.6, 22):
        mesh.sphere((x, 40, GANTRY + 4.4), 0.13, 12, 6)
    mesh.build("gantries", materials, 36)


def add_masts_and_lamps(mesh) -> None:
    """Lightning masts and lamp posts."""
    mesh.material(PAINTED_STEEL)
    for x, y in ((-30, 52), (30, 60), (-9, 70)):
        mesh.cylinder((x, y, 0), (x, y, 30), 0.22, 14, r1=0.04)
    for x, y in ((-15.2, 6.5), (-15.2, 26), (-0.6, 26.5), (13, 27), (-30, 30)):
        add_lamp_post(mesh, x, y)


def add_lamp_post(mesh, x: float, y: float) -> None:
    """A lamp on its post."""
    mesh.material(PAINTED_STEEL)
    mesh.cylinder((x, y, 0), (x, y, 6.2), 0.07, 14, r1=0.05)
    mesh.beam((x, y, 6.2), (x + 0.9, y, 6.35), 0.05, 0.05)
    mesh.material(WARM_LAMP)
    mesh.box((x + 0.9, y, 6.30), (0.5, 0.2, 0.08))


def add_surroundings(mesh) -> None:
    """Control building with lit windows, fence, and the line that leaves towards the hills."""
    mesh.material(CABINET)
    mesh.box((-33, 46, 2.3), (16, 8, 4.6))
    mesh.material(DARK)
    mesh.box((-33, 46, 4.7), (16.6, 8.6, 0.25))
    mesh.material(WINDOW)
    for i in range(5):
        mesh.box((-39 + i * 2.8, 41.95, 2.5), (1.4, 0.06, 1.1))
    mesh.material(PAINTED_STEEL)
    for i in range(60):
        x = -70 + i * 2.6
        mesh.cylinder((x, 76, 0), (x, 76, 2.6), 0.04, 6)
    for height in (0.3, 1.1, 1.9, 2.5):
        mesh.cylinder((-70, 76, height), (86, 76, height), 0.02, 6)
    pylons = ((-60, 210), (-18, 330), (24, 450))
    for x, y in pylons:
        lattice(mesh, (x, y, 0), (x, y, 26.4), 7, 1.8, 4.5, 0.32)
        lattice(mesh, (x, y, 26.4), (x, y, 44), 1.8, 1.0, 2, 0.22)
        for arm, height in ((7, 29.04), (6, 35.2), (5, 41.36)):
            mesh.beam((x - arm, y, height), (x + arm, y, height), 0.35, 0.4)
    mesh.material(ALUMINIUM)
    for start, end in (pylons[:2], pylons[1:], (pylons[0], (-102, 90))):
        for arm, height in ((7, 29), (6, 35.2), (5, 41.4)):
            for side in (-1, 1):
                wire(
                    mesh,
                    (start[0] + side * arm, start[1], height),
                    (end[0] + side * arm, end[1], height),
                    4.5,
                    0.05,
                )


def add_paving(mesh, rnd: random.Random) -> None:
    """Trench covers in the foreground, gravel of the yard, kerbs."""
    mesh.material(CONCRETE)
    for i in range(34):
        shift, lift, turn = rnd.uniform(-0.006, 0.006), rnd.uniform(0, 0.012), rnd.uniform(-0.006, 0.006)
        mesh.box(
            (-24 + i * 1.02, -1.25 + shift, 0.05 + lift), (1.0, 1.1, 0.10), Matrix.Rotation(turn, 3, "Z")
        )
    mesh.box((-9, 7.1, 0.06), (17, 0.2, 0.18))
    mesh.box((-9, 34.8, 0.06), (60, 0.2, 0.18))
    mesh.material(GRAVEL)
    mesh.box((-10, 21, 0.012), (64, 27.5, 0.05))


def build_yard(materials: list, low_voltage: list) -> None:
    mesh = MeshBuilder()
    add_busbars(mesh)
    mesh.material(ALUMINIUM)
    for terminal in low_voltage:
        wire(mesh, terminal, (terminal.x, terminal.y + 1.6, 4.5), 0.1, 0.014)
    add_masts_and_lamps(mesh)
    add_surroundings(mesh)
    add_paving(mesh, random.Random(12))
    mesh.build("yard", materials, 36, bevel=0)
    # By itself, so that the close view can leave it out.
    near_post = MeshBuilder()
    add_lamp_post(near_post, -6.0, 13.2)
    near_post.build("post near", materials, 36, bevel=0)


def build_land() -> None:
    """Dark fields, the wet road in the foreground, hills."""
    ground(soil("field", ((0.055, 0.055, 0.05), (0.08, 0.078, 0.068), (0.04, 0.045, 0.036)), 1.0), 9000)
    road = MeshBuilder()
    road.box((0, -14, -0.49), (300, 42, 1))
    road.build("road", [concrete("road", (0.20, 0.195, 0.19), 1.0, joints=5, wet=0.92, stains=0.7)], 0)
    points = []
    for i in range(221):
        x = -3200 + i * 30
        crest = 26 + 60 * max(0, noise.fractal(Vector((x / 520, 1.7, 0)), 0.8, 2.0, 6) + 0.35)
        points += [(x, 2300, -40), (x, 2700, crest)]
    hills = MeshBuilder()
    hills.add(points, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(220)])
    hills.build("hills", [plain("hills", (0.03, 0.032, 0.036), 0.9)], 60)


def build_light() -> None:
    """Low sun from the left; edges of the close view are a warm and a cold lamp."""
    close = (-4.6, 8.2, 4.1)
    for light in (
        area_light((-7.6, 5.2, 4.4), close, 1.5, 760, (1, 0.60, 0.29), sy=3, name="close warm"),
        area_light((-2.6, 12.0, 5.6), close, 2.4, 170, (0.42, 0.70, 0.88), sy=4, name="close cold"),
    ):
        light.visible_camera = False
    sky(
        elev=7.0,
        rot=-106,
        strength=0.085,
        dust=2.4,
        air=1.1,
        ozone=2.4,
        sun=6.5,
        suncol=(1, 0.51, 0.23),
        sunangle=0.7,
        clouds=0.9,
        cloudcol=(1, 0.58, 0.36),
        cloudshade=(0.28, 0.31, 0.41),
        gain=1.1,
        cscale=0.8,
        cover=0.52,
        cseed=14.0,
        horizon=((6.3, 3.5, 2.0), 0.7, 0.05),
    )


def build() -> None:
    new_scene()
    materials = make_materials()
    high_voltage, low_voltage = build_transformer(materials)
    build_gantries(materials, high_voltage)
    place_bays(materials)
    build_yard(materials, low_voltage)
    build_land()
    build_light()
