"""Portable extinguishers on their wall brackets, and the finishes of all fire-fighting means (metres).

Each extinguisher stands on z = 0 of its own, its axis at the origin, the wall towards +y.
"""

import math

from kit import MeshBuilder, basis, catmull_rom, hex_nut, paint, plain, steel_metal
from mathutils import Matrix, Vector
from scenes._shapes import prism, standing

RED, STEEL, BRASS, BLACK, LABEL, INK, GREEN, SEAL, CHROME = range(9)


def finishes() -> list:
    """Materials in the order of the slots above."""
    red = paint("red", (0.190, 0.0045, 0.0045), 0.24, 0.30, 0.35, 9, 0.35, coat=0.5, bump=0.03)
    return [
        red,
        steel_metal("zinc", (0.50, 0.49, 0.45), 0.34, None, 12, 0.2, grime=0.5),
        steel_metal("brass", (0.66, 0.44, 0.17), 0.24, None, 10, 0.4, grime=0.4),
        paint("rubber", (0.012, 0.012, 0.013), 0.42, 0.3, 0, 14, 0.3, bump=0.08),
        plain("label", (0.46, 0.445, 0.40), 0.45),
        plain("ink", (0.05, 0.055, 0.06), 0.5),
        plain("green", (0.03, 0.22, 0.06), 0.5),
        plain("seal", (0.72, 0.36, 0.02), 0.4),
        steel_metal("chrome", (0.62, 0.63, 0.64), 0.16, None, 10, 0.2, grime=0.15),
    ]


def strip(path: list, thickness: float) -> list:
    """Outline of a bent sheet seen from its edge, along a polyline."""
    points = [Vector(point) for point in path]
    left, right = [], []
    for i, point in enumerate(points):
        along = (points[min(i + 1, len(points) - 1)] - points[max(i - 1, 0)]).normalized()
        across = Vector((-along.y, along.x)) * thickness / 2
        left.append(tuple(point + across))
        right.append(tuple(point - across))
    return left + right[::-1]


def patch(builder: MeshBuilder, radius: float, z0: float, z1: float, start: float, end: float) -> None:
    """Sheet stuck on a cylinder between two heights and two angles in degrees (-90 faces the room)."""
    turn = (math.radians(start), math.radians(end))
    builder.lathe([(radius, z0), (radius, z1)], seg=28, arc=turn, up=(0, 1, 0))


def build_label(builder: MeshBuilder, radius: float, low: float, high: float, facing: float) -> None:
    """Printed label: pale panel, rules, rows of print too small to read, pictogram squares."""
    height = high - low
    builder.material(LABEL)
    patch(builder, radius + 0.0004, low, high, facing - 58, facing + 58)
    builder.material(RED)
    patch(builder, radius + 0.0007, high - height * 0.26, high - height * 0.05, facing - 53, facing + 53)
    builder.material(INK)
    for row in range(7):
        z = low + height * (0.05 + 0.045 * row)
        patch(builder, radius + 0.0007, z, z + height * 0.016, facing - 52, facing + 50 - (row * 29) % 23)
    for column in range(3):
        start = facing - 50 + column * 36
        z = low + height * 0.42
        builder.material(INK)
        patch(builder, radius + 0.0007, z, z + height * 0.25, start, start + 28)
        builder.material(LABEL)
        patch(builder, radius + 0.0009, z + 0.003, z + height * 0.25 - 0.003, start + 2, start + 26)
        builder.material(RED)
        patch(builder, radius + 0.0011, z + 0.008, z + height * 0.16, start + 7, start + 21)


def build_valve_head(mats: list, place: Matrix) -> None:
    """Squeeze valve standing on a neck: body, carrying handle, lever, pin with ring, tamper seal."""
    head = MeshBuilder()
    head.material(BRASS).lathe(
        [
            (0.024, -0.012),
            (0.024, 0.004),
            (0.018, 0.006),
            (0.018, 0.030),
            (0.021, 0.034),
            (0.021, 0.062),
            (0.001, 0.066),
        ],
        seg=32,
    )
    hex_nut(head, (0, 0, 0.006), (0, 0, 1), 0.026, 0.016)
    head.cylinder((-0.040, 0, 0.045), (0, 0, 0.045), 0.0125, 20)
    side = Matrix(((1, 0, 0), (0, 0, -1), (0, 1, 0))).to_4x4()
    head.material(BLACK)
    lower = [(-0.026, 0.046), (0.012, 0.050), (0.060, 0.046), (0.105, 0.036), (0.118, 0.026)]
    upper = [(-0.026, 0.074), (0.020, 0.076), (0.070, 0.088), (0.118, 0.096), (0.132, 0.090)]
    for path in (lower, upper):
        for edge in (-0.0140, 0.0115):
            prism(head, strip([(a, b - 0.007) for a, b in path], 0.016), edge, edge + 0.0025, side)
        prism(head, strip(path, 0.003), -0.0140, 0.0140, side)
    head.material(BRASS).box((-0.004, 0, 0.074), (0.022, 0.018, 0.030))
    head.material(CHROME).cylinder((-0.012, -0.017, 0.080), (-0.012, 0.017, 0.080), 0.0032, 12)
    head.cylinder((0.012, -0.026, 0.070), (0.012, 0.020, 0.070), 0.0022, 12)
    head.torus((0.012, -0.028, 0.055), 0.0145, 0.0015, (0.2, 1, 0), 32, 8)
    head.material(SEAL).torus((0.020, -0.014, 0.066), 0.0130, 0.0011, (0.6, 0.2, 0.7), 28, 6)
    head.box((0.030, -0.018, 0.062), (0.010, 0.003, 0.012))
    head.build("valve head", mats, 38, bevel=0.0008, bseg=2).matrix_world = place


def build_gauge(builder: MeshBuilder, centre: Vector, facing: Vector) -> None:
    """Small pressure gauge: bezel, dial with its green sector, needle."""
    across, up, out = basis(facing, (0, 0, 1))
    builder.material(BRASS).cylinder(centre - out * 0.030, centre, 0.007, 16)
    builder.material(CHROME).lathe(
        [
            (0.001, -0.004),
            (0.0175, -0.004),
            (0.0190, -0.002),
            (0.0190, 0.009),
            (0.0175, 0.011),
            (0.0160, 0.008),
        ],
        centre,
        out,
        40,
    )
    builder.material(LABEL).lathe([(0.016, 0.0062), (0.0005, 0.0064)], centre, out, 32)
    builder.material(GREEN).lathe(
        [(0.0145, 0.0067), (0.0095, 0.0068)],
        centre,
        out,
        16,
        up=(0, 0, 1),
        arc=(math.radians(50), math.radians(130)),
    )
    builder.material(INK).beam(
        centre + out * 0.0072 - up * 0.004, centre + out * 0.0072 + up * 0.011, 0.0012, 0.0005
    )


def build_bracket(builder: MeshBuilder, radius: float, gap: float, height: float) -> None:
    """Wall plate behind the cylinder, hook under the head, band with its clip."""
    builder.material(STEEL).box((0, gap - 0.004, height * 0.55), (0.042, 0.006, height * 0.62))
    builder.box((0, (gap + 0.02) / 2, height * 0.97), (0.030, gap - 0.02, 0.006))
    for z in (height * 0.36, height * 0.74):
        hex_nut(builder, (0, gap - 0.007, z), (0, -1, 0), 0.008, 0.006)
    z = height * 0.16
    builder.lathe(
        [
            (radius + 0.0012, z - 0.011),
            (radius + 0.0028, z - 0.010),
            (radius + 0.0028, z + 0.010),
            (radius + 0.0012, z + 0.011),
        ],
        seg=64,
    )
    builder.box((0.0, -radius - 0.006, z), (0.034, 0.008, 0.026))


def build_powder(mats: list, x: float, z: float, turn: float) -> None:
    """Stored-pressure powder extinguisher, 6 kg, on its bracket: gauge, hose and nozzle."""
    radius, gap = 0.078, 0.098
    body = MeshBuilder()
    dome = [
        (radius * math.cos(a), 0.405 + 0.050 * math.sin(a))
        for a in (math.radians(d) for d in range(0, 76, 6))
    ]
    body.material(RED).lathe(
        [
            (0.001, 0.006),
            (0.062, 0.006),
            (0.074, 0.014),
            (radius, 0.026),
            (radius, 0.203),
            (radius, 0.405),
            *dome,
        ]
        + [(0.024, 0.455), (0.024, 0.466)],
        seg=96,
    )
    body.material(BLACK).lathe(
        [(0.070, 0.0), (radius + 0.003, 0.0), (radius + 0.003, 0.026), (radius + 0.0005, 0.030)], seg=72
    )
    build_label(body, radius, 0.150, 0.365, -68)
    build_gauge(body, Vector((0.014, -0.033, 0.512)), Vector((0.55, -1, 0.12)).normalized())
    build_bracket(body, radius, gap, 0.47)
    way = Vector((-math.cos(math.radians(turn)), -math.sin(math.radians(turn)), 0))
    side = Vector((1.0, -0.05, 0)) if way.x > 0 else Vector((-0.80, -0.60, 0))
    hose = catmull_rom(
        [
            way * 0.036 + Vector((0, 0, 0.523)),
            way * 0.075 + Vector((0, 0, 0.518)),
            (way + side) * 0.068 + Vector((0, 0, 0.46)),
        ]
        + [
            side * 0.106 + Vector((0, 0, 0.36)),
            side * 0.100 + Vector((0, 0, 0.22)),
            side * 0.092 + Vector((0, 0, 0.12)),
        ],
        12,
    )
    body.material(BLACK).tube(hose, 0.0095, 20)
    body.tube([hose[-1], hose[-1] - Vector((0, 0, 0.075))], lambda t: 0.0125 + 0.004 * t, 20)
    body.material(BRASS).tube(hose[:5], 0.0115, 20)
    body.tube(hose[-6:], 0.0110, 20)
    body.material(BLACK).box(side * (radius + 0.008) + Vector((0, 0, 0.20)), (0.026, 0.026, 0.016))
    place = standing(x, -gap, z)
    body.build("powder", mats, 38, bevel=0.0008, bseg=2).matrix_world = place
    build_valve_head(mats, place @ standing(0, 0, 0.478, turn))


def build_carbon_dioxide(mats: list, x: float, z: float, turn: float) -> None:
    """CO2 extinguisher, 5 kg: thick drawn cylinder with round shoulders, no gauge, hose and black horn."""
    radius, gap = 0.070, 0.090
    body = MeshBuilder()
    shoulder = [
        (radius * math.cos(a), 0.500 + 0.072 * math.sin(a))
        for a in (math.radians(d) for d in range(0, 71, 5))
    ]
    body.material(RED).lathe(
        [
            (0.001, 0.012),
            (0.045, 0.010),
            (0.060, 0.004),
            (radius, 0.022),
            (radius, 0.25),
            (radius, 0.500),
            *shoulder,
        ]
        + [(0.021, 0.572), (0.021, 0.582)],
        seg=96,
    )
    build_label(body, radius, 0.235, 0.430, -62)
    build_bracket(body, radius, gap, 0.585)
    way = Vector((-math.cos(math.radians(turn)), -math.sin(math.radians(turn)), 0))
    side = Vector((-0.62, -0.78, 0))
    top = side * 0.112 + Vector((0, 0, 0.40))
    hose = catmull_rom(
        [
            way * 0.036 + Vector((0, 0, 0.639)),
            way * 0.080 + Vector((0, 0, 0.640)),
            (way * 0.55 + side * 0.6) * 0.125 + Vector((0, 0, 0.60)),
        ]
        + [side * 0.125 + Vector((0, 0, 0.52)), side * 0.115 + Vector((0, 0, 0.44)), top],
        12,
    )
    body.material(BLACK).tube(hose, 0.0100, 20)
    body.material(BRASS).tube(hose[:5], 0.0125, 20)
    body.tube(hose[-5:], 0.0120, 20)
    down = Vector((0.02, 0, -1)).normalized()
    body.material(BLACK).lathe(
        [
            (0.0125, -0.01),
            (0.0170, 0.0),
            (0.0170, 0.085),
            (0.0150, 0.095),
            (0.0190, 0.11),
            (0.0290, 0.20),
            (0.0400, 0.335),
        ]
        + [(0.0430, 0.340), (0.0430, 0.347), (0.0385, 0.345), (0.0270, 0.20)],
        top,
        down,
        48,
    )
    for ring in range(5):
        body.torus(top + down * (0.018 + ring * 0.013), 0.0170, 0.0022, down, 32, 8)
    body.material(STEEL).torus(top + down * 0.155, 0.0255, 0.0024, down, 40, 8)
    body.beam(side * radius + Vector((0, 0, 0.245)), side * 0.09 + Vector((0, 0, 0.245)), 0.014, 0.003)
    place = standing(x, -gap, z)
    body.build("carbon dioxide", mats, 38, bevel=0.0008, bseg=2).matrix_world = place
    build_valve_head(mats, place @ standing(0, 0, 0.594, turn))
