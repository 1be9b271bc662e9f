"""A gas pressure-reducing and metering skid: two parallel lines in a dark plant room. Lengths in metres."""

import math
import random

import bpy
from kit import (
    MeshBuilder,
    View,
    area_light,
    concrete,
    hall_wall,
    hex_nut,
    lamp_glow,
    new_material,
    new_scene,
    plain,
    point_light,
    repeat,
    studio,
    window_light,
)
from kit.nodes import scaled
from mathutils import Matrix, Vector

from scenes._aged_paint import aged_paint
from scenes._fittings import (
    Slot,
    bolting,
    compression_nut,
    flange_joint,
    needle_valve,
    palette,
    pressure_gauge,
)

RIGHT = Vector((1, 0, 0))
UP = Vector((0, 0, 1))
AXIS = 0.95  # height of the pipes above the grating
BORE = 0.057  # outer radius of a DN 100 pipe
SPACING = 0.95  # between the two lines
# stations along x; the gas flows towards -x
INLET_VALVE, FILTER, SLAM_SHUT, REGULATOR, METER, OUTLET_VALVE = 1.74, 1.10, 0.40, 0.0, -0.90, -1.65
HEADERS = (2.30, -2.35)


def at(x: float, rise: float = 0.0, y: float = 0.0) -> Vector:
    """A point of the near line: rise above the pipe axis."""
    return Vector((x, y, AXIS + rise))


def symmetric(half: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Profile (radius, distance from the middle) completed with its mirror image."""
    return [(r, -d) for r, d in reversed(half) if d > 0] + half


def old_zinc():
    """Zinc of bolts: dull, some of it gone to rust."""
    material, tree = new_material("old zinc")
    point = tree.position(True)
    middle, fine = tree.noise(point, 18, 6, 0.65), tree.noise(point, 160, 6, 0.68)
    colour = tree.mix(tree.step(fine, 0.36, 0.64), (0.46, 0.45, 0.42), (0.17, 0.16, 0.145))
    rusty = tree.step(tree.math("MULTIPLY_ADD", middle, 0.65, tree.math("MULTIPLY", fine, 0.35)), 0.50, 0.57)
    colour = tree.mix(tree.math("MULTIPLY", rusty, 0.85), colour, (0.095, 0.038, 0.016))
    rough = tree.math("ADD", tree.math("MULTIPLY_ADD", fine, 0.30, 0.16), tree.math("MULTIPLY", rusty, 0.35))
    metal = tree.math("MULTIPLY_ADD", rusty, -0.85, 1.0)
    tree.principled(colour, rough, metal, tree.bump(fine, 0.25, 0.002))
    return material


def build_piping(materials: list, random_: random.Random) -> None:
    """Spools and flanged joints of one line."""
    joints = {
        0.60: (Slot.PETROL, Slot.BODY),
        0.20: (Slot.PETROL, Slot.PETROL),
        -0.20: (Slot.BODY, Slot.PETROL),
        FILTER - 0.26: (Slot.BODY, Slot.BODY),
        FILTER + 0.26: (Slot.BODY, Slot.BODY),
        INLET_VALVE - 0.16: (Slot.BODY, Slot.BODY),
        INLET_VALVE + 0.16: (Slot.BODY, Slot.BODY),
        METER + 0.16: (Slot.FRAME, Slot.BODY),
        METER - 0.16: (Slot.BODY, Slot.FRAME),
        OUTLET_VALVE + 0.16: (Slot.BODY, Slot.BODY),
        OUTLET_VALVE - 0.16: (Slot.BODY, Slot.BODY),
    }
    mesh = MeshBuilder()
    for x, (near, far) in joints.items():
        flange_joint(mesh, at(x), RIGHT, BORE, 8, random_, near, far, (0.5, 0.5))
    mesh.material(Slot.BODY)
    for start, end in ((0.64, 0.81), (1.39, 1.55), (1.93, HEADERS[0]), (-0.70, -0.24), (-1.46, -1.09)):
        mesh.cylinder(at(start), at(end), BORE, 64)
    mesh.cylinder(at(HEADERS[1]), at(-1.85), BORE, 64)
    mesh.build("piping", materials, 38, bevel=0.0015, bseg=2)


def build_ball_valve(materials: list, x: float, open_: bool = True) -> None:
    """Flanged ball valve with an orange lever lying along the pipe when it is open."""
    mesh = MeshBuilder()
    body = [(0.092, 0), (0.090, 0.035), (0.078, 0.068), (0.066, 0.085), (0.058, 0.11)]
    mesh.material(Slot.PETROL).lathe(symmetric(body), at(x), RIGHT, 64)
    mesh.lathe([(0.040, 0.06), (0.034, 0.10), (0.046, 0.105), (0.046, 0.120), (1e-4, 0.120)], at(x), UP, 40)
    mesh.material(Slot.STEEL).cylinder(at(x, 0.12), at(x, 0.172), 0.013, 20)
    hex_nut(mesh, at(x, 0.158), UP, 0.024, 0.014)
    along = -RIGHT if open_ else Vector((0, -1, 0))
    mesh.material(Slot.ORANGE).beam(
        at(x, 0.150) - along * 0.03, at(x, 0.150) + along * 0.07, 0.044, 0.011, up=UP
    )
    mesh.beam(at(x, 0.150) + along * 0.06, at(x, 0.185) + along * 0.16, 0.034, 0.010)
    mesh.beam(at(x, 0.183) + along * 0.15, at(x, 0.190) + along * 0.36, 0.034, 0.010)
    mesh.build("ball valve", materials, 38, bevel=0.0025, bseg=2)


def build_filter(materials: list, random_: random.Random) -> None:
    """Upright cartridge filter: shell, nozzles, bolted cover, drain, legs."""
    mesh = MeshBuilder()
    head = [
        (0.16 * math.cos(a), -0.40 - 0.07 * math.sin(a)) for a in [math.pi / 2 * i / 12 for i in range(13)]
    ]
    mesh.material(Slot.BODY).lathe(
        [(max(r, 1e-4), h) for r, h in reversed(head)] + [(0.16, 0.28)], at(FILTER), UP, 96
    )
    for x in (-0.22, 0.22):
        mesh.cylinder(at(FILTER + x), at(FILTER), BORE, 48)
    for side in (-1, 1):
        collar = [(BORE + 0.012, 0.150), (BORE + 0.008, 0.165), (BORE, 0.172)]
        mesh.lathe(collar, at(FILTER), RIGHT * side, 48)
    for height in (-0.38, 0.12):
        bead = [(0.159, -0.010), (0.1625, -0.006), (0.1635, 0), (0.1625, 0.006), (0.159, 0.010)]
        mesh.lathe(bead, at(FILTER, height), UP, 96)
    lower = [(0.16, 0.24), (0.165, 0.27), (0.222, 0.272), (0.226, 0.276), (0.226, 0.306), (0.222, 0.310)]
    mesh.lathe([*lower, (1e-4, 0.310)], at(FILTER), UP, 96)
    cover = [(1e-4, 0.314), (0.222, 0.314), (0.226, 0.318), (0.226, 0.350), (0.222, 0.354), (0.15, 0.354)]
    mesh.lathe([*cover, (0.13, 0.366), (0.05, 0.376), (1e-4, 0.378)], at(FILTER), UP, 96)
    for index in range(16):
        angle = 2 * math.pi * (index + 0.5) / 16
        hole = at(FILTER + math.cos(angle) * 0.196, 0, math.sin(angle) * 0.196)
        bolting(mesh, hole + UP * 0.354, UP, 0.009, random_)
        bolting(mesh, hole + UP * 0.272, -UP, 0.009, random_)
    for index in range(3):
        angle = 2 * math.pi * (index + 0.25) / 3
        foot = Vector((FILTER + math.cos(angle) * 0.15, math.sin(angle) * 0.15, 0.02))
        mesh.material(Slot.FRAME).beam(foot, foot + UP * 0.62, 0.05, 0.05)
        mesh.box(foot, (0.12, 0.12, 0.014))
    mesh.material(Slot.STAINLESS).cylinder(at(FILTER, -0.46), at(FILTER, -0.62), 0.014, 20)
    needle_valve(mesh, at(FILTER, -0.66), UP, (0, -1, 0), 0.022)
    mesh.build("filter", materials, 38, bevel=0.002, bseg=2)


def build_globe_body(mesh: MeshBuilder, x: float) -> None:
    """Cast body shared by the regulator and the slam-shut valve, with a bonnet flange on top."""
    body = [(0.112, 0), (0.110, 0.035), (0.098, 0.075), (0.078, 0.110), (0.064, 0.140), (0.060, 0.175)]
    mesh.material(Slot.PETROL).lathe(symmetric(body), at(x), RIGHT, 80)
    neck = [(0.090, 0.06), (0.082, 0.10), (0.080, 0.125), (0.112, 0.130), (0.115, 0.133), (0.115, 0.150)]
    mesh.lathe([*neck, (0.112, 0.153), (1e-4, 0.153)], at(x), UP, 72)
    mesh.lathe([(0.062, 0.09), (0.062, 0.128), (0.058, 0.132), (1e-4, 0.132)], at(x), -UP, 56)


def build_regulator(materials: list, random_: random.Random) -> None:
    """Pressure regulator: globe body, diaphragm actuator, spring chamber, pilot."""
    mesh = MeshBuilder()
    build_globe_body(mesh, REGULATOR)
    bonnet = [(1e-4, 0.155), (0.112, 0.155), (0.115, 0.158), (0.115, 0.176), (0.112, 0.179), (0.062, 0.182)]
    mesh.lathe([*bonnet, (0.050, 0.20), (0.050, 0.245)], at(REGULATOR), UP, 72)
    for index in range(8):
        angle = 2 * math.pi * (index + 0.5) / 8
        hole = at(REGULATOR + math.cos(angle) * 0.097, 0, math.sin(angle) * 0.097)
        bolting(mesh, hole + UP * 0.179, UP, 0.007, random_)
    rim = 0.335
    dish = [
        (0.048, -0.095),
        (0.075, -0.094),
        (0.120, -0.084),
        (0.160, -0.058),
        (0.182, -0.024),
        (0.190, -0.013),
    ]
    dish += [(0.222, -0.011), (0.226, -0.008), (0.226, -0.001), (1e-4, -0.001)]
    mesh.material(Slot.PETROL).lathe(dish, at(REGULATOR, rim), UP, 112)
    mesh.lathe(dish, at(REGULATOR, rim), -UP, 112)
    mesh.material(Slot.GASKET).lathe([(0.223, -0.002), (0.223, 0.002)], at(REGULATOR, rim), UP, 96)
    for index in range(20):
        angle = 2 * math.pi * (index + 0.5) / 20
        hole = at(REGULATOR + math.cos(angle) * 0.207, rim, math.sin(angle) * 0.207)
        bolting(mesh, hole + UP * 0.011, UP, 0.0055, random_)
        bolting(mesh, hole - UP * 0.011, -UP, 0.0055, random_)
    chamber = [(0.085, 0.088), (0.085, 0.100), (0.062, 0.106), (0.056, 0.118), (0.054, 0.285), (0.058, 0.290)]
    chamber += [(0.058, 0.308), (0.054, 0.312), (1e-4, 0.312)]
    mesh.material(Slot.PETROL).lathe(chamber, at(REGULATOR, rim), UP, 64)
    cap = [(0.040, 0.312), (0.040, 0.350), (0.036, 0.356), (1e-4, 0.357)]
    mesh.material(Slot.BRASS).lathe(cap, at(REGULATOR, rim), UP, 48)
    pilot = at(REGULATOR - 0.20, 0.17, -0.13)
    mesh.material(Slot.STEEL).box(pilot, (0.07, 0.07, 0.085))
    bracket = at(REGULATOR - 0.085, 0.184, -0.055)
    mesh.beam(pilot + UP * 0.014, bracket, 0.045, 0.010, up=UP)
    mesh.material(Slot.PETROL).lathe(
        [
            (0.036, 0.042),
            (0.056, 0.044),
            (0.058, 0.048),
            (0.058, 0.060),
            (0.030, 0.066),
            (0.026, 0.074),
            (0.026, 0.150),
        ],
        pilot,
        UP,
        48,
    )
    mesh.material(Slot.BRASS).lathe(
        [(0.026, 0.150), (0.020, 0.156), (0.012, 0.158), (0.012, 0.185), (1e-4, 0.186)], pilot, UP, 32
    )
    for index in range(8):
        angle = 2 * math.pi * index / 8
        hex_nut(
            mesh, pilot + Vector((math.cos(angle) * 0.049, math.sin(angle) * 0.049, 0.060)), UP, 0.0065, 0.006
        )
    mesh.build("regulator", materials, 38, bevel=0.0016, bseg=2)


def build_slam_shut(materials: list, random_: random.Random) -> None:
    """Slam-shut valve: globe body, trip box with its sensing head and reset lever."""
    mesh = MeshBuilder()
    build_globe_body(mesh, SLAM_SHUT)
    bonnet = [(1e-4, 0.155), (0.112, 0.155), (0.115, 0.158), (0.115, 0.172), (0.112, 0.175), (0.058, 0.178)]
    mesh.lathe([*bonnet, (0.050, 0.19), (0.050, 0.23)], at(SLAM_SHUT), UP, 72)
    for index in range(8):
        angle = 2 * math.pi * (index + 0.5) / 8
        hole = at(SLAM_SHUT + math.cos(angle) * 0.097, 0, math.sin(angle) * 0.097)
        bolting(mesh, hole + UP * 0.175, UP, 0.007, random_)
    mesh.material(Slot.FRAME).box(at(SLAM_SHUT, 0.30), (0.15, 0.13, 0.15))
    mesh.box(at(SLAM_SHUT, 0.30, -0.069), (0.13, 0.012, 0.13))
    for corner_x in (-0.055, 0.055):
        for corner_z in (-0.055, 0.055):
            hex_nut(mesh, at(SLAM_SHUT + corner_x, 0.30 + corner_z, -0.075), (0, -1, 0), 0.006, 0.005)
    head = [(0.030, 0.375), (0.030, 0.395), (0.075, 0.400), (0.077, 0.404), (0.077, 0.420), (0.040, 0.428)]
    mesh.material(Slot.PETROL).lathe(
        [*head, (0.034, 0.438), (0.032, 0.53), (1e-4, 0.532)], at(SLAM_SHUT), UP, 56
    )
    for index in range(10):
        angle = 2 * math.pi * index / 10
        hex_nut(
            mesh, at(SLAM_SHUT + math.cos(angle) * 0.066, 0.418, math.sin(angle) * 0.066), UP, 0.0075, 0.008
        )
    plate = at(SLAM_SHUT - 0.024, 0.262, -0.0755)
    mesh.material(Slot.STAINLESS).box(plate, (0.062, 0.0012, 0.034))
    mesh.material(Slot.BLACK)
    for row in range(4):
        mesh.box(plate + Vector((-0.003, -0.0008, 0.011 - row * 0.0072)), (0.046 - 0.009 * (row % 2), 0.0004, 0.0016))
    hub = at(SLAM_SHUT, 0.30, -0.075)
    mesh.material(Slot.STEEL).cylinder(hub, hub - Vector((0, 0.04, 0)), 0.016, 28)
    mesh.material(Slot.ORANGE)
    mesh.beam(hub + Vector((0.0, -0.03, 0.0)), hub + Vector((0.09, -0.034, 0.075)), 0.009, 0.026)
    mesh.sphere(hub + Vector((0.096, -0.034, 0.080)), 0.019, 24, 12)
    mesh.build("slam-shut valve", materials, 38, bevel=0.003, bseg=2)


def build_meter(materials: list) -> None:
    """Turbine meter: cast body, index head under glass, oil pump, pulse cable."""
    mesh = MeshBuilder()
    body = [(0.086, 0), (0.086, 0.020), (0.080, 0.026), (0.080, 0.075), (0.074, 0.090), (0.062, 0.115)]
    mesh.material(Slot.FRAME).lathe(symmetric(body), at(METER), RIGHT, 72)
    mesh.lathe(
        [(0.050, 0.06), (0.046, 0.105), (0.060, 0.110), (0.060, 0.122), (1e-4, 0.122)], at(METER), UP, 48
    )
    mesh.material(Slot.BLACK).lathe(
        [
            (0.052, 0.122),
            (0.058, 0.128),
            (0.058, 0.195),
            (0.054, 0.203),
            (0.046, 0.206),
            (0.046, 0.200),
            (1e-4, 0.200),
        ],
        at(METER),
        UP,
        56,
    )
    window = at(METER, 0.163, -0.0585)
    mesh.material(Slot.DIAL).box(window, (0.062, 0.004, 0.024))
    mesh.material(Slot.BLACK)
    for digit in range(8):
        mesh.box(window + Vector((-0.026 + digit * 0.0074, -0.0024, 0)), (0.0058, 0.001, 0.015))
    mesh.material(Slot.STEEL).cylinder(
        at(METER - 0.05, 0.02, -0.075), at(METER - 0.05, 0.02, -0.13), 0.017, 28
    )
    mesh.material(Slot.BLACK).beam(
        at(METER - 0.05, 0.02, -0.125), at(METER - 0.05, 0.09, -0.135), 0.016, 0.008
    )
    mesh.material(Slot.BLACK).tube(
        [
            at(METER + 0.06, 0.16),
            at(METER + 0.13, 0.155),
            at(METER + 0.17, 0.10, 0.02),
            at(METER + 0.24, -0.05, 0.07),
        ],
        0.0055,
        12,
    )
    mesh.build("turbine meter", materials, 38, bevel=0.0016, bseg=2)


def build_instruments(materials: list) -> None:
    """Impulse tubes, taps, gauges on their cocks, vent pipes."""
    mesh = MeshBuilder()
    pilot = at(REGULATOR - 0.20, 0.17, -0.13)
    runs = [
        [pilot + Vector((-0.05, 0, 0)), pilot + Vector((-0.14, 0, 0)), at(-0.36, 0.17, 0.0), at(-0.36, BORE)],
        [
            at(-0.14, 0.30),
            at(-0.28, 0.30),
            at(-0.28, 0.30, 0.10),
            at(-0.44, 0.30, 0.10),
            at(-0.44, BORE, 0.02),
        ],
        [at(SLAM_SHUT, 0.30, 0.08), at(SLAM_SHUT, 0.30, 0.17), at(-0.54, 0.30, 0.17), at(-0.54, BORE, 0.02)],
        [
            pilot + Vector((0.03, -0.03, -0.02)),
            pilot + Vector((0.03, -0.09, -0.02)),
            at(0.68, 0.15, -0.22),
            at(0.68, BORE),
        ],
    ]
    for run in runs:
        mesh.material(Slot.STAINLESS).pipe([Vector(point) for point in run], 0.0055, 16, bend=5, bseg=10)
        compression_nut(mesh, run[-1] + UP * 0.035, UP, 0.0055)
        mesh.cylinder(run[-1] - UP * 0.005, run[-1] + UP * 0.02, 0.012, 20)
        compression_nut(mesh, run[0], run[1] - run[0], 0.0055)
    for x in (0.725, -0.58):
        mesh.material(Slot.BODY).cylinder(at(x, BORE - 0.01), at(x, BORE + 0.03), 0.016, 24)
        needle_valve(mesh, at(x, BORE + 0.075), UP, (0, -1, 0), 0.019)
        mesh.material(Slot.STAINLESS).cylinder(at(x, BORE + 0.11), at(x, BORE + 0.16), 0.010, 20)
    mesh.material(Slot.BODY)
    mesh.pipe([at(0.05, 0.60, 0.02), at(0.11, 0.60, 0.02), at(0.11, 2.4, 0.02)], 0.011, 20, bend=4, bseg=10)
    mesh.build("instruments", materials, 38, bevel=0.0008)
    for x, step, reading in ((0.725, 4, 0.68), (-0.58, 1, 0.66)):
        pressure_gauge(materials, at(x, BORE + 0.255), Vector((0.25, -1, 0.10)), 0.075, step, reading)


def build_frame(materials: list) -> None:
    """Skid: floor beams, posts, cross beams, saddles and U-bolts under both lines."""
    mesh = MeshBuilder()
    mesh.material(Slot.FRAME)
    for y in (-0.20, SPACING + 0.20):
        mesh.i_beam((-2.6, y, 0.075), (2.8, y, 0.075), 0.10, 0.12, 0.010, up=UP)
    top = AXIS - BORE - 0.012
    for x in (-2.05, -1.30, -0.52, 0.66, 2.05):
        mesh.i_beam((x, -0.24, top - 0.05), (x, SPACING + 0.24, top - 0.05), 0.09, 0.10, 0.009)
        for y in (-0.20, SPACING + 0.20):
            mesh.i_beam((x, y, 0.147), (x, y, top - 0.10), 0.085, 0.085, 0.008, up=(0, 1, 0))
            mesh.box((x, y, 0.141), (0.16, 0.14, 0.012))
            for dx in (-0.06, 0.06):
                hex_nut(mesh, (x + dx, y - 0.05, 0.147), UP, 0.012, 0.010)
        for y in (0, SPACING):
            saddle = Vector((x, y, AXIS))
            mesh.material(Slot.BLACK).box(saddle - UP * (BORE + 0.006), (0.06, 0.10, 0.012))
            arch = [
                saddle + Vector((0, math.cos(a), math.sin(a))) * (BORE + 0.006)
                for a in [math.pi * i / 24 for i in range(25)]
            ]
            leg = Vector((0, BORE + 0.006, -BORE - 0.05))
            path = [saddle + leg, *arch, saddle + Vector((0, -leg.y, leg.z))]
            mesh.material(Slot.ZINC).tube(path, 0.006, 12)
            for side in (-1, 1):
                hex_nut(mesh, saddle + Vector((0, side * (BORE + 0.006), -BORE - 0.011)), UP, 0.011, 0.010)
            mesh.material(Slot.FRAME)
    mesh.build("skid", materials, 35, bevel=0.003, bseg=2)
    headers = MeshBuilder().material(Slot.BODY)
    for x in HEADERS:
        headers.pipe(
            [(x, -0.35, AXIS), (x, SPACING + 0.6, AXIS), (x, SPACING + 0.6, -0.6)],
            0.084,
            64,
            bend=1.8,
            bseg=14,
        )
        for y in (0, SPACING):
            direction = -1 if x > 0 else 1
            collar = [(BORE + 0.012, 0.070), (BORE + 0.008, 0.098), (BORE, 0.106)]
            headers.lathe(collar, (x, y, AXIS), RIGHT * direction, 48)
        cap = [(1e-4, 0.05), (0.04, 0.045), (0.07, 0.025), (0.084, 0)]
        headers.lathe(cap[::-1], (x, -0.35, AXIS), (0, -1, 0), 64)
    headers.build("headers", materials, 38)


def build_floor() -> None:
    """Wet concrete, dark with years of oil."""
    floor = concrete("floor", (0.075, 0.074, 0.070), 2.2, joints=2.4, wet=0.75, stains=0.8)
    MeshBuilder().box((0, 0.5, -0.05), (30, 30, 0.1)).build("floor", [floor], 0)


def build_room(materials: list) -> None:
    """Walls in the dark: ribbed panels, louvres lit from outside, cable tray, lamps."""
    mesh = MeshBuilder()
    for index in range(60):
        mesh.material(0).box((-12 + index * 0.4, 4.9, 2.0), (0.20, 0.06, 5.6))
    mesh.box((0, 4.96, 2.0), (26, 0.06, 6))
    mesh.box((-9.5, 2, 2.0), (0.1, 9, 6))
    for bank in (-4.2,):
        for index in range(13):
            tilt = Matrix.Rotation(math.radians(-35), 3, "X")
            mesh.material(1).box((bank, 4.80, 1.15 + index * 0.12), (1.7, 0.11, 0.012), tilt)
        mesh.material(2).box((bank, 4.86, 1.87), (1.7, 0.01, 1.56))
    mesh.material(1).box((-1, 4.5, 2.75), (22, 0.35, 0.07))
    for x in (-2.75, 0.75):
        mesh.material(3).cylinder((x, 4.80, 2.35), (x, 4.70, 2.35), 0.055, 20)
    for x in (-8.6, -5.4, -3.0, -0.4):
        mesh.material(1).box((x, 4.78, 1.0), (0.12, 0.12, 5))
    room = [
        hall_wall("panels", (0.014, 0.028, 0.033), 0.75),
        plain("dark steel", (0.03, 0.05, 0.06), 0.5),
        window_light("daylight", 1.0, 2.7, 0.13, 0.62, (0.62, 0.50, 0.36)),
        lamp_glow("lamps", (1, 0.62, 0.30), 5),
    ]
    mesh.build("room", room, 0)


def build_light() -> None:
    """Warm low key from the left with clear shadows, dim cool softbox above, orange kicker behind right, teal rim."""
    studio((0.006, 0.012, 0.015), 1.0)
    aim = at(-0.1, 0.1)
    area_light((-3.0, -1.7, 2.35), at(0.0, 0.05), 0.26, 165, (1, 0.68, 0.39), spread=70)
    area_light((-0.7, -1.0, 3.0), at(0.05, 0.1), 1.8, 30, (0.80, 0.93, 1.0), sy=0.22, spread=75)
    area_light((1.45, 2.5, 2.05), at(0.1, 0.15), 0.5, 260, (1, 0.46, 0.15), sy=1.3, spread=100)
    area_light((-2.4, 2.4, 1.7), aim, 0.5, 60, (0.20, 0.62, 0.78), sy=1.6, spread=90)
    area_light((2.6, -3.0, 1.9), at(0.3, 0.0), 1.0, 8, (0.74, 0.89, 1.0), sy=1.6, spread=60)
    for x in (-2.75, 0.75):
        point_light((x, 4.5, 2.25), 7, (1, 0.60, 0.28), 0.06)


def build() -> None:
    """The whole scene."""
    new_scene()
    random_ = random.Random(11)
    materials = palette(aged_paint("gas yellow", (0.40, 0.205, 0.026), 0.20, 0.1, 0.7), 6)
    materials[Slot.PETROL] = aged_paint("petrol", (0.008, 0.054, 0.073), 0.20, 0.5, 0.42)
    materials[Slot.ORANGE] = aged_paint("orange", (0.66, 0.14, 0.018), 0.26, 0.0, 0.5, 0.3)
    materials[Slot.FRAME] = aged_paint("frame", (0.050, 0.056, 0.060), 0.32, 0.3, 0.65, 0.9)
    materials[Slot.ZINC] = old_zinc()
    before = set(bpy.data.objects)
    build_piping(materials, random_)
    build_ball_valve(materials, INLET_VALVE)
    build_ball_valve(materials, OUTLET_VALVE)
    build_filter(materials, random_)
    build_regulator(materials, random_)
    build_slam_shut(materials, random_)
    build_meter(materials)
    build_instruments(materials)
    # The far line: the near one again.
    repeat([part for part in bpy.data.objects if part not in before], "line", (0, SPACING, 0))
    build_frame(materials)
    build_floor()
    build_room(materials)
    build_light()


SAMPLES = 26
GRADE = {"ev": 0.24, "contrast": 1.20, "bloom": 0.06, "emitblur": 1}
VIEWS = {
    "gas-installation": View((1.14, -2.45, 1.36), (-0.16, 0.25, 1.14), 41, 2.0, focus=at(0.05, 0.2, -0.1))
}
