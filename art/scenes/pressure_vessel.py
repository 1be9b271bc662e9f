"""The crown of a pressure vessel: safety valve, pressure gauge, thickness survey. Lengths in metres.

The vessel lies along X; its crown is at z = 0.
"""

import math
import random

from mathutils import Vector

from kit import (
    MeshBuilder,
    View,
    add_hall_window,
    add_high_bay,
    area_light,
    concrete,
    hall_wall,
    hex_nut,
    lamp_glow,
    lit_floor,
    new_material,
    new_scene,
    plain,
    studio,
    window_light,
)

from scenes._pressure_gauge import build_gauge
from scenes._vessel_parts import (
    LEAD,
    ORANGE,
    PETROL,
    SKIN,
    STAINLESS,
    STEEL,
    UP,
    ZINC,
    add_joint,
    joint_thickness,
    vessel_materials,
    weld_bead,
)

DRUM_RADIUS = 1.10
HEAD_SEAM = -1.32  # x of the weld between shell and head
HEAD_DEPTH = 0.55
LONG_SEAM = -0.50  # angle of the longitudinal weld, from the crown towards +Y
VALVE_X, VALVE_FACE = 0.30, 0.235  # x of the safety valve, height of the joint under it
VALVE_BORE = 0.095
GAUGE_X, GAUGE_Y = -0.52, -0.36
SURVEY_ANGLES = (-0.30, -0.40)


def on_drum(x: float, angle: float) -> tuple[Vector, Vector]:
    """The point of the shell at an angle from the crown, and its normal."""
    normal = Vector((0, math.sin(angle), math.cos(angle)))
    return Vector((x, 0, -DRUM_RADIUS)) + normal * DRUM_RADIUS, normal


def crown_height(y: float) -> float:
    """z of the shell at y."""
    return math.sqrt(DRUM_RADIUS**2 - y**2) - DRUM_RADIUS


def build_drum(materials):
    """The shell, its elliptical head, and their welds."""
    profile = []
    for i in range(32, -1, -1):
        angle = math.pi / 2 * i / 32
        radius = max(0.001, DRUM_RADIUS * math.cos(angle))
        profile.append((radius, HEAD_SEAM - HEAD_DEPTH * math.sin(angle)))
    drum = MeshBuilder().lathe([*profile, (DRUM_RADIUS, 6)], (0, 0, -DRUM_RADIUS), (1, 0, 0), 192)
    drum.build("drum", materials, 60)
    girth = weld_bead(lambda share: on_drum(HEAD_SEAM, -1.7 + 2.6 * share), 900, 0.026, 1)
    girth.build("girth weld", materials, 60)
    along = weld_bead(lambda share: on_drum(HEAD_SEAM + 7 * share, LONG_SEAM), 2200, 0.034, 2)
    along.build("long weld", materials, 60)


def ring_on_drum(x, y, radius):
    """The line of a fillet weld around (x, y), as weld_bead wants it."""

    def line(share):
        angle = 2 * math.pi * share
        across, along = math.cos(angle), math.sin(angle)
        point_y = y + radius * along
        point = Vector((x + radius * across, point_y, crown_height(point_y)))
        return point, Vector((across * 0.55, point_y / DRUM_RADIUS + along * 0.55, 0.75)).normalized()

    return line


def build_pad(x, y, inside, outside, materials):
    """The reinforcing plate around a nozzle, bent to the shell."""
    steps = 96
    profile = [(inside, 0.014), (outside - 0.004, 0.014), (outside, 0.011), (outside + 0.002, -0.01)]
    points = []
    for i in range(steps):
        angle = 2 * math.pi * i / steps
        for radius, height in profile:
            point_y = y + radius * math.sin(angle)
            points.append((x + radius * math.cos(angle), point_y, crown_height(point_y) + height))
    faces = []
    for i in range(steps):
        here, there = i * 4, (i + 1) % steps * 4
        faces += [(here + k, there + k, there + k + 1, here + k + 1) for k in range(3)]
    MeshBuilder().add(points, faces).build("pad", materials, 40)


def build_nozzle(x, y, bore, face, pad, seed, materials, rnd):
    """A set-in nozzle with its pad, welds and joint.

    face: height of the joint; pad: radius; seed: of the ripples of the welds.
    """
    nozzle = MeshBuilder().cylinder((x, y, crown_height(y) - 0.15), (x, y, face), bore, 72)
    weld_bead(ring_on_drum(x, y, bore + 0.008), int(2600 * bore), 0.030, seed).build("fillet", materials, 60)
    build_pad(x, y, bore * 0.9, pad, materials)
    weld_bead(ring_on_drum(x, y, pad + 0.004), int(2600 * pad), 0.022, seed + 1).build(
        "fillet", materials, 60
    )
    add_joint(nozzle, (x, y, face), UP, bore, 12, rnd)
    nozzle.build("nozzle", materials, 38, bevel=0.0022, bseg=2)


def build_safety_valve(materials, rnd):
    """A spring-loaded safety valve of the angle pattern, its outlet towards +X, and the vent pipe."""
    valve = MeshBuilder()
    seat = Vector((VALVE_X, 0, VALVE_FACE + 0.0035)) + UP * joint_thickness(VALVE_BORE)
    body = [
        (0.10, 0.03),
        (0.088, 0.06),
        (0.090, 0.09),
        (0.125, 0.14),
        (0.150, 0.20),
        (0.156, 0.26),
        (0.150, 0.33),
        (0.128, 0.37),
        (0.128, 0.385),
    ]
    valve.material(PETROL).lathe(body, seat, UP, 96)
    outlet = seat + UP * 0.235
    valve.lathe([(0.118, 0.07), (0.112, 0.16), (0.112, 0.22)], outlet, (1, 0, 0), 72)
    bonnet = seat + UP * 0.385
    add_bonnet(valve, bonnet)
    add_cap(valve, bonnet + UP * 0.479)
    add_seal(valve, bonnet + UP * 0.479)
    add_joint(valve, outlet + Vector((0.28, 0, 0)), (1, 0, 0), 0.115, 8, rnd, PETROL, SKIN)
    vent = [outlet + Vector(step) for step in ((0.34, 0, 0), (0.62, 0, 0), (0.62, 0, 2.4))]
    valve.material(SKIN).pipe(vent, 0.115, 56, bend=1.6, bseg=20)
    valve.build("safety valve", materials, 38, bevel=0.0016, bseg=2)


def add_bonnet(valve, foot):
    """The spring housing with its flanges, bolts and ribs."""
    lower = [(0.128, -0.01), (0.178, -0.01), (0.182, -0.006), (0.182, 0.020), (0.178, 0.024), (0.001, 0.024)]
    housing = [
        (0.001, 0.026),
        (0.178, 0.026),
        (0.182, 0.030),
        (0.182, 0.054),
        (0.178, 0.058),
        (0.135, 0.058),
        (0.122, 0.066),
        (0.112, 0.10),
        (0.092, 0.40),
        (0.088, 0.44),
        (0.098, 0.452),
        (0.098, 0.475),
        (0.094, 0.479),
        (0.001, 0.479),
    ]
    valve.lathe(lower, foot, UP, 96)
    valve.lathe(housing, foot, UP, 96)
    valve.material(ZINC)
    for i in range(8):
        angle = 2 * math.pi * (i + 0.5) / 8
        hole = foot + Vector((math.cos(angle) * 0.155, math.sin(angle) * 0.155, 0))
        valve.cylinder(hole + UP * 0.058, hole + UP * 0.061, 0.021, 24)
        hex_nut(valve, hole + UP * 0.061, UP, 0.0175, 0.018)
        valve.cylinder(hole + UP * 0.079, hole + UP * 0.094, 0.0105, 14)
        hex_nut(valve, hole - UP * 0.010, -UP, 0.0175, 0.018)
    valve.material(PETROL)
    for i in range(4):
        angle = math.pi / 4 + i * math.pi / 2
        outwards = Vector((math.cos(angle), math.sin(angle), 0))
        foot_of_rib, top_of_rib = foot + outwards * 0.130 + UP * 0.058, foot + outwards * 0.095 + UP * 0.40
        valve.beam(foot_of_rib, top_of_rib, 0.014, 0.03, up=outwards)


def add_cap(valve, foot):
    """The orange cap over the spindle, and the lever that lifts it."""
    valve.material(STEEL).lathe([(0.060, 0), (0.060, 0.045), (0.057, 0.048)], foot, UP, 6)
    cap = [(0.052, 0.046), (0.052, 0.19), (0.046, 0.205), (0.020, 0.212), (0.001, 0.213)]
    valve.material(ORANGE).lathe(cap, foot, UP, 64)
    pin = foot + UP * 0.135
    across = Vector((0, 0.085, 0))
    valve.material(STEEL).cylinder(pin - across, pin + across, 0.017, 24)
    hex_nut(valve, pin - across, (0, -1, 0), 0.025, 0.016)
    lever = [
        (-0.01, -0.075, 0.12),
        (-0.05, -0.076, 0.15),
        (-0.16, -0.078, 0.165),
        (-0.34, -0.08, 0.10),
        (-0.40, -0.08, 0.06),
    ]
    valve.material(ORANGE)
    valve.tube([foot + Vector(point) for point in lever], lambda share: 0.0135 - 0.004 * share, 20)
    valve.sphere(foot + Vector((-0.405, -0.08, 0.057)), 0.017, 20, 10)


def add_seal(valve, foot):
    """The lead seal on its two wires: nobody has touched the setting."""
    wires = [
        [(0.03, -0.062, 0.02), (0.055, -0.09, -0.03), (0.045, -0.105, -0.10), (0.03, -0.11, -0.16)],
        [(0, -0.062, 0.05), (0.03, -0.10, -0.03), (0.028, -0.11, -0.16)],
    ]
    valve.material(STAINLESS)
    for wire in wires:
        valve.tube([foot + Vector(point) for point in wire], 0.0016, 8)
    seal = foot + Vector((0.03, -0.104, -0.175))
    valve.material(LEAD).cylinder(seal, seal - Vector((0, 0.013, 0)), 0.020, 28)


def chalk_material():
    """Chalk, with gaps where it did not touch."""
    material, tree = new_material("chalk")
    drawn = tree.step(tree.noise(tree.position(), 160, 4, 0.7), 0.42, 0.52)
    chalk = tree.node("ShaderNodeBsdfDiffuse", {"Color": (0.78, 0.76, 0.62, 1)})
    tree.surface(
        tree.node("ShaderNodeMixShader", {0: drawn, 1: tree.node("ShaderNodeBsdfTransparent"), 2: chalk})
    )
    return material


def build_survey(rnd):
    """Two rows of chalk crosses beside the long weld: the places of a thickness survey."""
    crosses = MeshBuilder()
    for column in range(9):
        for angle in SURVEY_ANGLES:
            x = -1.12 + column * 0.16 + rnd.uniform(-0.006, 0.006)
            normal = on_drum(x, angle)[1]
            for sign in (-1, 1):
                start = on_drum(x - 0.017 + rnd.uniform(-0.004, 0.004), angle + sign * 0.013)[0]
                end = on_drum(x + 0.017 + rnd.uniform(-0.004, 0.004), angle - sign * 0.013)[0]
                crosses.beam(start + normal * 0.0012, end + normal * 0.0012, 0.0050, 0.0004, up=normal)
    crosses.build("chalk", [chalk_material()], 0)


def build_far_parts(materials, rnd):
    """A second nozzle, a lug and two manways further along, for depth."""
    build_nozzle(1.75, 0.10, 0.13, 0.22, 0.30, 11, materials, rnd)
    far = MeshBuilder().box((1.63, -0.34, 0.03), (0.06, 0.04, 0.2))
    for x in (-3.4, 3.4):
        far.material(SKIN).cylinder((x, 0, -0.1), (x, 0, 0.45), 0.28, 64)
        add_joint(far, (x, 0, 0.45), UP, 0.28, 16, rnd)
    far.build("far parts", materials, 38, bevel=0.002)


def build_hall():
    """Trusses, columns, lamps and windows, far out of focus."""
    hall = MeshBuilder()
    for i in range(9):
        y = 6 + i * 5
        hall.material(0).beam((-18, y, 3.7), (18, y, 3.7), 0.4, 0.3)
        for x in range(-17, 18, 3):
            hall.beam((x, y, 3.7), (x + 1.5, y, 5.0), 0.14, 0.14)
            hall.beam((x + 1.5, y, 5.0), (x + 3, y, 3.7), 0.14, 0.14)
        for x in (-13, 13):
            hall.i_beam((x, y, -4), (x, y, 5.2), 0.6, 0.6, 0.05)
        if i in (0, 2, 4, 7):
            for x in (-9.5, -3.2, 3.1, 9.4) if i != 2 else (-3.2, 9.4):
                add_high_bay(hall, (x, y + 1, 3.0), 0.11, 1, 0)
        if i % 2:
            for x in (-12.4, 12.4):
                add_hall_window(hall, (x, y + 2, 1.2), 3.6, 2.3, 2, 0, (3, 3), 0.13)
    hall.material(3).box((0, 60, 0), (60, 0.2, 30))
    for x in (-12.9, 12.9):
        hall.box((x, 30, 3), (0.3, 80, 14))
    hall.material(4).box((0, 30, -3.2), (60, 80, 0.2))
    pools = [(x, y) for y in (7, 17, 27, 42) for x in (-9.5, 3.1)] + [(x, y) for y in (13, 23) for x in (-11, 11)]
    floor = concrete("floor of the hall", (0.12, 0.12, 0.115), 0.8, joints=5, wet=0.4)
    lit_floor(floor, pools, 6.5, (1, 0.76, 0.50), 0.5)
    materials = [
        hall_wall("steel of the hall", (0.03, 0.06, 0.07), 0.25),
        lamp_glow("lamps", (1, 0.72, 0.44), 26),
        window_light("windows", 0.05, 2.35, 0.9, 0.9),
        hall_wall("walls", (0.022, 0.045, 0.055)),
        floor,
    ]
    hall.build("hall", materials, 0)


def light_scene():
    """A large cool softbox, an orange kicker, a teal rim, a weak warm fill, and a strip along the crown."""
    studio((0.010, 0.022, 0.028), 1.0)
    middle = (0.05, 0, 0.4)
    area_light((-2.7, -2.2, 2.7), middle, 2.4, 170, (0.82, 0.94, 1.0), sy=0.6, name="key")
    area_light((3.2, 1.5, 1.5), middle, 1.3, 420, (1, 0.50, 0.18), sy=2.2, name="kicker")
    area_light((-3.0, 2.2, 0.9), middle, 1.2, 190, (0.16, 0.62, 0.80), sy=2.4, name="rim")
    area_light((0.4, -3.4, 0.1), (0, 0, 0.1), 2.4, 30, (1, 0.80, 0.6), name="fill")
    area_light((-0.2, 3.6, 3.4), (0, 0, 0), 3.2, 120, (0.60, 0.88, 1.0), sy=0.35, name="strip")


def light_gauge():
    """For the picture of the gauge: a lamp that lights its dial from where the glass does not mirror it."""
    area_light((-2.3, -1.5, 1.9), (GAUGE_X, GAUGE_Y, 0.5), 0.7, 55, (0.90, 0.96, 1.0), name="gauge key")
    area_light((0.7, -1.2, 0.25), (GAUGE_X, GAUGE_Y, 0.2), 0.6, 12, (1, 0.55, 0.22), name="gauge kicker")


def build() -> None:
    """Builds the vessel with all that stands on it, the hall and its light."""
    new_scene()
    rnd = random.Random(4)
    materials = vessel_materials()
    build_drum(materials)
    build_nozzle(VALVE_X, 0, VALVE_BORE, VALVE_FACE, 0.23, 5, materials, rnd)
    build_safety_valve(materials, rnd)
    build_gauge(Vector((GAUGE_X, GAUGE_Y, crown_height(GAUGE_Y))), materials)
    build_survey(rnd)
    build_far_parts(materials, rnd)
    build_hall()
    light_scene()
    light_gauge()


SAMPLES = 64
GRADE = {"ev": 0.1, "contrast": 1.12, "bloom": 0.06, "emitblur": 1}
VIEWS = {
    "pressure-vessel": View(
        (-1.55, -3.55, 1.02), (-0.40, 0, 0.60), 46.5, 0.8, focus=(-0.1, -0.26, 0.50), hide=("gauge k",)
    ),
    "pressure-gauge": View(
        (-1.55, -1.45, 0.70), (-0.83, -0.36, 0.415), 36, 0.9, focus=(-0.55, -0.48, 0.55), hide=("fill",)
    ),
}
