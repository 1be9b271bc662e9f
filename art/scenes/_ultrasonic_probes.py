"""Angle probe on the V1 block, step wedge, straight-beam probe on one of its steps (1 unit = 1 dm)."""

import math
import random

from kit import MeshBuilder, paint, plain, softened, steel_metal
from mathutils import Matrix, Vector
from scenes._ultrasonic_kit import acrylic, extruded_profile, ground_steel, place, sheen
from scenes._calibration_block import BLOCK_HEIGHT, BLOCK_PLACE
from scenes._flaw_detector import DETECTOR_PLACE

STEP_HEIGHTS = (0.05, 0.10, 0.15, 0.20, 0.25)
STEP_LENGTH = 0.25
WEDGE_WIDTH = 0.30
WEDGE_PLACE = Matrix.Translation((1.50, -1.55, 0)) @ Matrix.Rotation(math.radians(20), 4, "Z")
ANGLE_PROBE_AT = 1.95
"""Where the index of the angle probe stands on the block: 45° on the upper scale."""


def build_step_wedge() -> None:
    """Five ground steps, 5 to 25 mm, each 25 mm long, with a small engraved mark at every step."""
    steel = ground_steel("wedge", (0.62, 0.62, 0.61), (130, 3, 3), 0.22)
    engraving = plain("wedge-engraving", (0.02, 0.021, 0.022), 0.7)
    profile = [(0.0, 0.0), (STEP_LENGTH * 5, 0.0)]
    for index in range(4, -1, -1):
        profile.append((STEP_LENGTH * (index + 1), STEP_HEIGHTS[index]))
        profile.append((STEP_LENGTH * index, STEP_HEIGHTS[index]))
    builder = MeshBuilder()
    extruded_profile(builder, profile, WEDGE_WIDTH)
    place(builder.build("wedge", [steel], 30, bevel=0.0045, bseg=3), WEDGE_PLACE)
    marks = MeshBuilder()
    for index in range(5):
        for dash in range(index + 1):
            x = STEP_LENGTH * (index + 0.5) + (dash - index / 2) * 0.022
            marks.box((x, -WEDGE_WIDTH / 2 - 0.0003, 0.028), (0.005, 0.0008, 0.026))
    place(marks.build("wedge-marks", [engraving], 0), WEDGE_PLACE)


def build_angle_probe() -> None:
    """Small 45° shear wave probe on the block, pointing at the hole; coax cable round to the instrument."""
    frame = BLOCK_PLACE @ Matrix.Translation((ANGLE_PROBE_AT, 0, BLOCK_HEIGHT + 0.002))
    case = paint("probe-case", (0.020, 0.075, 0.090), 0.34, 0.25, 0.0, 12, 0.2, bump=0.05)
    steel = steel_metal("probe-steel", (0.60, 0.60, 0.60), 0.24, None, 14, 0.3)
    orange = paint("probe-orange", (0.76, 0.16, 0.018), 0.36, 0.2, 0, 12, 0.2, bump=0.04)
    sole = acrylic("sole", (0.95, 0.62, 0.30), (1.0, 0.75, 0.45))
    white = plain("probe-scale", (0.78, 0.78, 0.76), 0.5)
    shoe = MeshBuilder()
    extruded_profile(shoe, [(-0.15, 0), (0.11, 0), (0.11, 0.035), (-0.15, 0.035)], 0.152)
    place(shoe.build("sole", [sole], 30, bevel=0.004, bseg=2), frame)
    body = MeshBuilder()
    extruded_profile(body, [(-0.15, 0), (0.11, 0), (0.11, 0.06), (0.055, 0.15), (-0.15, 0.15)], 0.158, 0.035)
    place(body.build("probe", [case], 30, bevel=0.010, bseg=3), frame)
    trim = MeshBuilder()
    extruded_profile(trim, [(-0.152, 0), (0.112, 0), (0.112, 0.014), (-0.152, 0.014)], 0.161, 0.042)
    place(trim.build("probe-trim", [orange], 30, bevel=0.002), frame)
    marks = MeshBuilder()
    for step in range(-5, 4):
        tall = 0.030 if step % 5 == 0 else 0.018
        marks.box((step * 0.02, -0.0795, 0.066 + tall / 2), (0.0025, 0.001, tall))
    place(marks.build("probe-scale", [white], 0), frame)
    socket = MeshBuilder()
    back = Vector((-0.15, 0, 0.125))
    rear = Vector((-1, 0, 0.20)).normalized()
    socket.lathe(
        [(0.040, -0.01), (0.040, 0.03), (0.034, 0.034), (0.034, 0.05), (0.046, 0.052)], back, rear, 32
    )
    profile = [(0.046, 0.052)]
    for groove in range(5):
        profile += [
            (0.046, 0.058 + groove * 0.016),
            (0.042, 0.061 + groove * 0.016),
            (0.042, 0.066 + groove * 0.016),
            (0.046, 0.069 + groove * 0.016),
        ]
    socket.lathe(profile + [(0.046, 0.14), (0.034, 0.148), (0.020, 0.148)], back, rear, 32)
    socket.material(1).lathe([(0.030, 0.145), (0.026, 0.26), (0.017, 0.27)], back, rear, 24)
    place(socket.build("socket", [steel, plain("boot", (0.014, 0.014, 0.015), 0.5)], 35, bevel=0.001), frame)
    start = frame @ (back + rear * 0.2)
    out = (frame.to_3x3() @ rear).normalized()
    plug = DETECTOR_PLACE @ Vector((-0.95, 0.30, 2.28))
    path = [start, start + out * 0.35, Vector((0.75, -0.05, 1.05)), Vector((0.15, 0.15, 0.55))]
    path += [Vector((-0.80, 0.45, 0.20)), Vector((-1.15, 0.9, 1.2)), Vector((-0.85, 1.5, 2.85))]
    path += [plug + Vector((-0.02, 0.02, 0.55)), plug]
    cable = MeshBuilder().tube(softened(path, 4), 0.019, 16)
    cable.build("coax", [plain("coax", (0.016, 0.017, 0.018), 0.42)], 60)


def build_straight_probe() -> None:
    """Straight-beam contact probe standing on the fourth step, in a film of couplant."""
    frame = WEDGE_PLACE @ Matrix.Translation((STEP_LENGTH * 3.48, 0.0, STEP_HEIGHTS[3] + 0.003))
    steel = steel_metal("probe-turned", (0.62, 0.62, 0.62), 0.20, (1.5, 1.5, 170), 9, 0.2, grime=0.2)
    case = paint("probe-cap", (0.020, 0.075, 0.090), 0.32, 0.2, 0.0, 14, 0.2, bump=0.05)
    orange = paint("probe-band", (0.76, 0.16, 0.018), 0.36, 0.2, 0, 12, 0.2, bump=0.04)
    face = plain("probe-face", (0.10, 0.09, 0.075), 0.35)
    black = plain("probe-cable", (0.015, 0.015, 0.016), 0.45)
    builder = MeshBuilder()
    builder.material(3).lathe([(0.001, 0), (0.072, 0), (0.074, 0.010)], (0, 0, 0), (0, 0, 1), 64)
    ring = [(0.074, 0.008), (0.084, 0.008), (0.086, 0.011), (0.086, 0.070)]
    builder.material(0).lathe(ring + [(0.083, 0.072), (0.083, 0.080)], (0, 0, 0), (0, 0, 1), 64)
    builder.material(2).lathe(
        [(0.083, 0.078), (0.087, 0.080), (0.087, 0.098), (0.083, 0.100)], (0, 0, 0), (0, 0, 1), 64
    )
    grip = []
    for groove in range(6):
        low = 0.104 + groove * 0.018
        grip += [(0.086, low), (0.086, low + 0.010), (0.081, low + 0.013), (0.081, low + 0.016)]
    cap = [(0.086, 0.214), (0.086, 0.245), (0.078, 0.256), (0.001, 0.258)]
    builder.material(1).lathe([(0.083, 0.100)] + grip + cap, (0, 0, 0), (0, 0, 1), 64)
    builder.material(0).lathe(
        [
            (0.040, 0.256),
            (0.040, 0.30),
            (0.034, 0.304),
            (0.034, 0.318),
            (0.045, 0.32),
            (0.045, 0.40),
            (0.034, 0.408),
            (0.02, 0.41),
        ],
        (0, 0, 0),
        (0, 0, 1),
        40,
    )
    builder.material(4).lathe([(0.030, 0.405), (0.025, 0.52), (0.017, 0.53)], (0, 0, 0), (0, 0, 1), 28)
    path = [
        Vector((0, 0, 0.45)),
        Vector((0, 0, 0.80)),
        Vector((0.25, 0.15, 1.05)),
        Vector((0.9, 0.6, 0.6)),
        Vector((1.3, 1.2, 0.0)),
        Vector((1.6, 2.6, -0.15)),
    ]
    builder.tube(softened(path, 4), 0.018, 16)
    place(builder.build("straight-probe", [steel, case, orange, face, black], 35, bevel=0.001), frame)
    build_couplant(frame)


def build_couplant(frame: Matrix) -> None:
    """Film squeezed out around the probe, and drops on the steps; frame: of the probe."""
    couplant = sheen("couplant", 0.03, 1.6, 0.05)
    film = MeshBuilder()
    drops = random.Random(4)
    rim = []
    for step in range(72):
        angle = math.tau * step / 72
        wobble = (
            0.103
            + 0.006 * math.sin(2 * angle + 0.8)
            + 0.004 * math.sin(3 * angle)
            + 0.002 * math.sin(7 * angle)
        )
        rim.append((math.cos(angle) * wobble, math.sin(angle) * wobble * 1.05))
    rings = [(0.66, 0.020), (0.80, 0.0135), (0.92, 0.0095), (0.98, 0.005), (1.0, -0.003)]
    vertices = [(x * grow, y * grow, height - 0.003) for grow, height in rings for x, y in rim]
    faces = [
        (ring * 72 + i, (ring + 1) * 72 + i, (ring + 1) * 72 + (i + 1) % 72, ring * 72 + (i + 1) % 72)
        for ring in range(len(rings) - 1)
        for i in range(72)
    ]
    film.add(vertices, faces)
    place(film.build("film", [couplant], 80), frame)
    beads = MeshBuilder()
    for _ in range(9):
        radius = drops.uniform(0.006, 0.016)
        cap = [
            (radius * math.sin(t), radius * 0.42 * math.cos(t))
            for t in (math.pi / 2 * (1 - j / 8) + 1e-3 for j in range(9))
        ]
        step = drops.choice((1, 2, 2, 3))
        x = STEP_LENGTH * (step + drops.uniform(0.1, 0.9))
        beads.lathe(cap, (x, drops.uniform(-0.11, 0.11), STEP_HEIGHTS[step]), (0, 0, 1), 24)
    place(beads.build("drops", [couplant], 80), WEDGE_PLACE)
