"""One train of a combined-cycle power station: intake, turbine hall, boiler, stack (metres).

The train runs along x from the intake at 0 to the stack; y is its middle.
"""

import math
import random

from kit import MeshBuilder, handrail, ladder, stair
from mathutils import Vector

# Order of the materials of the plant.
NAMES = "CLAD CASING FRAME ALU PETROL ACCENT WHITE CONCRETE DARK GALV PORCELAIN WARM RED WINDOW STACK".split()
(
    CLAD,
    CASING,
    FRAME,
    ALU,
    PETROL,
    ACCENT,
    WHITE,
    CONCRETE,
    DARK,
    GALV,
    PORCELAIN,
    WARM,
    RED,
    WINDOW,
    STACK,
) = range(len(NAMES))

STACK_X = 84.0
STACK_TOP = 62.0


def lamp(builder: MeshBuilder, place, size=(0.6, 0.3, 0.18)) -> None:
    """A housing with a small glass below; the light comes from a few wide sources, as a hundred lamps would be noise."""
    x, y, z = place
    wide, deep, tall = (min(length, limit) for length, limit in zip(size, (0.62, 0.34, 0.16)))
    builder.material(FRAME).box(place, (wide, deep, tall))
    builder.material(WARM).box((x, y, z - tall / 2 - 0.02), (wide * 0.5, deep * 0.5, 0.05))


def ribbed_box(builder: MeshBuilder, low, high, material: int, pitch: float, depth: float = 0.12) -> None:
    """Box from low to high with upright ribs at a pitch, on the faces towards the camera (-x and -y)."""
    low, high = Vector(low), Vector(high)
    builder.material(material).box((low + high) / 2, high - low)
    middle, tall = (low.z + high.z) / 2, high.z - low.z
    for index in range(int((high.x - low.x) / pitch) + 1):
        builder.box((low.x + index * pitch, low.y, middle), (pitch * 0.35, depth, tall))
    for index in range(int((high.y - low.y) / pitch) + 1):
        builder.box((low.x, low.y + index * pitch, middle), (depth, pitch * 0.35, tall))


def platform(builder: MeshBuilder, x0: float, x1: float, y0: float, y1: float, z: float) -> None:
    """Grating with beams and handrail, its near side towards -y."""
    builder.material(FRAME).box(((x0 + x1) / 2, (y0 + y1) / 2, z - 0.06), (x1 - x0, y1 - y0, 0.12))
    builder.i_beam((x0, y0, z - 0.28), (x1, y0, z - 0.28), 0.18, 0.34, 0.03)
    count = max(2, round((x1 - x0) / 4.5))
    for index in range(count + 1):
        x = x0 + (x1 - x0) * index / count
        builder.beam((x, y1, z - 1.6), (x, y0 + 0.1, z - 0.2), 0.12, 0.14)
    builder.material(GALV)
    handrail(builder, [(x0, y1, z), (x0, y0, z), (x1, y0, z), (x1, y1, z)], post=1.6, r=0.035)


def build_filter_house(builder: MeshBuilder, y: float) -> None:
    """Air intake: weather hoods on three floors, on legs in front of the turbine hall, duct into the hall."""
    x0, x1, half, floor, top = -3.0, 9.0, 9.5, 11.5, 24.5
    ribbed_box(builder, (x0, y - half, floor), (x1, y + half, top), WHITE, 1.9, 0.16)
    builder.material(FRAME).box(((x0 + x1) / 2, y, top + 0.15), (x1 - x0 + 0.6, 2 * half + 0.6, 0.3))
    levels = 4
    rise = (top - floor - 1.0) / levels
    for level in range(levels):
        z = floor + 0.9 + level * rise
        builder.material(CLAD)
        hood = [
            (0.0, z + rise * 0.82),
            (-1.7, z + rise * 0.22),
            (-1.7, z + rise * 0.12),
            (0.0, z + rise * 0.12),
        ]
        front = [(x0 + offset, y - half + 0.4, height) for offset, height in hood]
        back = [(x0 + offset, y + half - 0.4, height) for offset, height in hood]
        builder.add(front + back, [(0, 1, 5, 4), (1, 2, 6, 5), (0, 3, 2, 1), (4, 5, 6, 7)])
        side = [(x0 + 0.5, y - half + offset, height) for offset, height in hood]
        far = [(x1 - 0.5, y - half + offset, height) for offset, height in hood]
        builder.add(side + far, [(0, 4, 5, 1), (1, 5, 6, 2), (0, 1, 2, 3), (4, 7, 6, 5)])
        builder.material(DARK).box((x0 - 0.75, y, z + rise * 0.10), (1.3, 2 * half - 1.0, 0.04))
        builder.box(((x0 + x1) / 2, y - half - 0.75, z + rise * 0.10), (x1 - x0 - 1.2, 1.3, 0.04))
        for share in (0.2, 0.4, 0.6, 0.8):
            builder.material(FRAME)
            rib = y - half + 0.4 + (2 * half - 0.8) * share
            builder.beam((x0 - 0.02, rib, z + rise * 0.83), (x0 - 1.72, rib, z + rise * 0.23), 0.07, 0.07)
            rib = x0 + 0.5 + (x1 - x0 - 1.0) * share
            builder.beam((rib, y - half - 0.02, z + rise * 0.83), (rib, y - half - 1.72, z + rise * 0.23), 0.07, 0.07)
    platform(builder, x0 - 0.5, x1, y - half - 2.2, y - half, floor)
    lamp(builder, (2.0, y - half - 1.2, floor - 0.7), (0.9, 0.5, 0.25))
    builder.material(FRAME)
    for x in (x0 + 0.6, 3.0, x1 - 0.6):
        for side in (-1, 0, 1):
            builder.i_beam(
                (x, y + side * (half - 0.8), 0), (x, y + side * (half - 0.8), floor), 0.42, 0.42, 0.04
            )
        builder.beam((x, y - half + 0.8, 0.6), (x, y, floor - 0.4), 0.18, 0.18)
        builder.beam((x, y + half - 0.8, 0.6), (x, y, floor - 0.4), 0.18, 0.18)
    builder.beam((x0 + 0.6, y - half + 0.8, 0.6), (3.0, y - half + 0.8, floor - 0.5), 0.18, 0.18)
    builder.beam((x1 - 0.6, y - half + 0.8, 0.6), (3.0, y - half + 0.8, floor - 0.5), 0.18, 0.18)
    ribbed_box(builder, (x1, y - 4.5, 13.0), (17.0, y + 4.5, 21.0), WHITE, 1.6)
    builder.material(GALV)
    stair(builder, (x0 + 1.0, y - half - 3.0, 0.0), (x0 + 11.5, y - half - 3.0, floor), 1.0)


def build_turbine_hall(builder: MeshBuilder, y: float) -> None:
    """Enclosure of the gas turbine with louvres, a lit strip of windows and roof fans."""
    x0, x1, half, top = 11.0, 36.0, 11.0, 16.0
    ribbed_box(builder, (x0, y - half, 0), (x1, y + half, top), CLAD, 1.25, 0.10)
    builder.material(PETROL).box(((x0 + x1) / 2, y, top - 0.9), (x1 - x0 + 0.3, 2 * half + 0.3, 2.0))
    builder.material(CONCRETE).box(((x0 + x1) / 2, y, 0.6), (x1 - x0 + 0.25, 2 * half + 0.25, 1.3))
    for index in range(5):
        x = x0 + 3.4 + index * 4.4
        builder.material(WINDOW).box((x, y - half - 0.02, 10.6), (3.0, 0.2, 1.3))
        builder.material(FRAME)
        for bar in (-1.5, -0.5, 0.5, 1.5):
            builder.box((x + bar, y - half - 0.08, 10.6), (0.10, 0.24, 1.4))
        builder.material(DARK).box((x, y - half - 0.06, 5.0), (2.6, 0.16, 3.0))
        builder.material(FRAME)
        for blade in range(8):
            builder.box((x, y - half - 0.18, 3.7 + blade * 0.37), (2.5, 0.18, 0.06))
    for x in (16.0, 22.5, 29.0):
        builder.material(ALU).cylinder((x, y, top), (x, y, top + 2.2), 1.5, 32)
        builder.material(FRAME).cylinder((x, y, top + 2.2), (x, y, top + 2.7), 1.8, 32)
    builder.material(GALV)
    handrail(
        builder, [(x1, y - half, top + 0.1), (x0, y - half, top + 0.1), (x0, y + half, top + 0.1)], r=0.035
    )
    for x in (x0 + 4.0, x1 - 4.0):
        lamp(builder, (x, y - half - 0.5, 8.2), (0.9, 0.5, 0.3))


def build_boiler(builder: MeshBuilder, y: float, chance: random.Random) -> None:
    """Heat-recovery boiler: inlet cone, stiffened casing, platforms, drums, silencers, steam pipes."""
    half, floor, roof, x0, x1 = 6.5, 2.6, 28.5, 50.0, 76.0
    builder.material(ALU).lathe([(2.6, 0), (2.7, 1.5), (3.6, 6.0), (4.2, 7.5)], (35.5, y, 6.6), (1, 0, 0), 40)
    inlet = [(42.5, 4.2, 2.8, 10.6), (x0, half, floor, roof)]
    points = [(x, y + side * w, z) for x, w, low, high in inlet for side in (-1, 1) for z in (low, high)]
    builder.material(CASING).add(
        points, [(0, 4, 5, 1), (2, 3, 7, 6), (1, 5, 7, 3), (0, 2, 6, 4), (0, 1, 3, 2), (4, 6, 7, 5)]
    )
    for share in (0.12, 0.32, 0.52, 0.72, 0.92):
        x, w, low, high = (a + (b - a) * share for a, b in zip(*inlet))
        builder.material(FRAME).beam((x, y - w - 0.12, low), (x, y - w - 0.12, high), 0.22, 0.26)
        builder.beam((x, y - w, high + 0.1), (x, y + w, high + 0.1), 0.22, 0.26)
    builder.material(CASING).box(((x0 + x1) / 2, y, (floor + roof) / 2), (x1 - x0, 2 * half, roof - floor))
    for index in range(11):
        z = floor + 1.2 + index * 2.4
        builder.material(FRAME).i_beam((x0, y - half - 0.12, z), (x1, y - half - 0.12, z), 0.22, 0.24, 0.03)
    for index in range(6):
        x = x0 + 0.2 + index * (x1 - x0 - 0.4) / 5
        builder.material(FRAME).i_beam(
            (x, y - half - 0.4, 0), (x, y - half - 0.4, roof + 6.5), 0.42, 0.48, 0.05
        )
        builder.i_beam((x, y + half + 0.4, 0), (x, y + half + 0.4, roof + 6.5), 0.42, 0.48, 0.05)
        builder.i_beam((x, y - half - 0.4, roof + 6.5), (x, y + half + 0.4, roof + 6.5), 0.35, 0.45, 0.04)
        builder.material(CONCRETE).box((x, y - half - 0.4, 0.4), (1.2, 1.2, 0.8))
    builder.material(FRAME)
    for z in (roof + 3.2, roof + 6.5):
        builder.i_beam((x0, y - half - 0.4, z), (x1, y - half - 0.4, z), 0.3, 0.4, 0.04)
    for index in (0, 2, 4):
        step = (x1 - x0 - 0.4) / 5
        x = x0 + 0.2 + index * step
        builder.beam((x, y - half - 0.4, roof), (x + step, y - half - 0.4, roof + 6.4), 0.16, 0.16)
    for z in (8.6, 15.8, 22.6, roof + 0.2):
        platform(builder, x0 - 0.6, x1 + 0.6, y - half - 2.4, y - half - 0.2, z)
        for x in (x0 + 3.5, x0 + 13.0, x1 - 3.5):
            lamp(builder, (x, y - half - 1.2, z + 2.7))
            builder.material(GALV).cylinder((x, y - half - 0.6, z), (x, y - half - 0.9, z + 2.8), 0.05, 8)
    build_boiler_roof(builder, y, roof, chance)
    builder.material(GALV)
    for index, (low, high) in enumerate(((0.0, 8.6), (8.6, 15.8), (15.8, 22.6), (22.6, roof + 0.2))):
        ends = (x1 + 1.2, x1 + 7.4) if index % 2 else (x1 + 7.4, x1 + 1.2)
        stair(builder, (ends[0], y - half - 3.4, low), (ends[1], y - half - 3.4, high), 1.0)
        platform(builder, x1 + 0.4, x1 + 8.2, y - half - 4.6, y - half - 2.6, high)
        builder.material(GALV)
    builder.material(FRAME)
    for x in (x1 + 0.6, x1 + 8.0):
        for offset in (-4.5, -2.7):
            builder.i_beam((x, y - half + offset, 0), (x, y - half + offset, roof + 0.2), 0.26, 0.26, 0.03)
    for index in range(7):
        x = x0 + 2.0 + index * 3.7
        radius = chance.uniform(0.16, 0.34)
        builder.material(chance.choice((ALU, ALU, CASING)))
        reach = y - half - 0.75
        builder.pipe(
            [(x, y, roof + 2.2), (x, reach, roof + 2.2), (x, reach, chance.uniform(3.5, 7.0)), (x, y, 3.2)],
            radius,
            18,
        )


def build_boiler_roof(builder: MeshBuilder, y: float, roof: float, chance: random.Random) -> None:
    """Three steam drums across the roof with pipes, safety-valve silencers, vents, a hoist beam."""
    for x, radius in ((54.5, 1.25), (62.5, 1.0), (70.5, 0.9)):
        z = roof + 3.0
        builder.material(ALU).cylinder((x, y - 5.6, z), (x, y + 5.6, z), radius, 36, cap=False)
        for side in (-1, 1):
            builder.sphere((x, y + side * 5.6, z), radius, 32, 8, math.pi / 2, math.pi, axis=(0, side, 0))
        for across in (-4.0, -2.0, 0.0, 2.0, 4.0):
            builder.cylinder((x, y + across, roof), (x, y + across, z), 0.22, 14)
        builder.pipe(
            [(x, y - 3.0, z), (x, y - 3.0, z + 2.4), (x + 3.6, y - 3.0, z + 2.4), (x + 3.6, y - 3.0, roof)],
            0.24,
            16,
        )
    for x in (57.5, 65.5, 73.0):
        tall = chance.uniform(3.6, 5.0)
        base = roof + 6.6
        builder.material(ALU).lathe(
            [(0.3, 0), (0.3, 1.0), (1.0, 1.4), (1.0, 1.4 + tall), (0.7, 1.7 + tall), (0.7, 2.2 + tall)],
            (x, y - 2.0, base),
            seg=28,
        )
        builder.cylinder((x + 1.6, y + 1.0, roof), (x + 1.6, y + 1.0, base + tall + 3.5), 0.16, 12)
    builder.material(ACCENT).i_beam((49.0, y - 4.6, roof + 7.4), (79.0, y - 4.6, roof + 7.4), 0.3, 0.55, 0.05)


def build_stack(builder: MeshBuilder, y: float) -> None:
    """Exhaust stack with outlet duct, platforms, caged ladder, day marking and obstacle lights."""
    radius = 3.3
    outlet = [(76.0, 6.0, 4.0, 27.5), (STACK_X - 1.0, 3.0, 8.0, 25.0)]
    points = [(x, y + side * w, z) for x, w, low, high in outlet for side in (-1, 1) for z in (low, high)]
    builder.material(CASING).add(
        points, [(0, 4, 5, 1), (2, 3, 7, 6), (1, 5, 7, 3), (0, 2, 6, 4), (0, 1, 3, 2), (4, 6, 7, 5)]
    )
    builder.material(STACK).lathe(
        [(radius + 0.5, 0), (radius + 0.5, 1.5), (radius, 2.2), (radius, 38.0)], (STACK_X, y, 0), seg=56
    )
    bands = [(38.0, STACK), (44.0, ACCENT), (50.0, STACK), (56.0, ACCENT), (STACK_TOP, None)]
    for (low, material), (high, _) in zip(bands[:-1], bands[1:]):
        builder.material(material).lathe([(radius, low), (radius, high)], (STACK_X, y, 0), seg=56)
    builder.material(FRAME).lathe(
        [
            (radius, STACK_TOP - 0.6),
            (radius + 0.3, STACK_TOP - 0.5),
            (radius + 0.3, STACK_TOP),
            (radius - 0.4, STACK_TOP),
            (radius - 0.4, STACK_TOP - 8),
        ],
        (STACK_X, y, 0),
        seg=56,
    )
    for z in (12.0, 18.0, 24.5, 31.0, 37.6, 44.0, 50.0, 55.9):
        builder.material(FRAME).lathe(
            [(radius, z), (radius + 0.14, z + 0.02), (radius + 0.14, z + 0.26), (radius, z + 0.28)],
            (STACK_X, y, 0),
            seg=56,
        )
    for z in (30.0, 43.0, 58.0):
        reach = radius + 1.5
        builder.material(FRAME).lathe(
            [(radius, z - 0.12), (reach, z - 0.12), (reach, z), (radius, z)],
            (STACK_X, y, 0),
            seg=40,
            closed=True,
        )
        ring = [
            (STACK_X + reach * math.cos(math.tau * step / 20), y + reach * math.sin(math.tau * step / 20), z)
            for step in range(20)
        ]
        builder.material(GALV)
        handrail(builder, ring, post=1.5, r=0.04, closed=True)
        for step in range(10):
            angle = math.tau * (step + 0.5) / 10
            outward = Vector((math.cos(angle), math.sin(angle), 0))
            middle = Vector((STACK_X, y, z))
            builder.material(FRAME).beam(
                middle + outward * radius - Vector((0, 0, 1.4)), middle + outward * reach, 0.12, 0.14
            )
        for angle in (-2.6, -1.2):
            outward = Vector((math.cos(angle), math.sin(angle), 0)) * (reach - 0.1)
            if z > 50:
                builder.material(RED).sphere(Vector((STACK_X, y, z + 1.4)) + outward, 0.26, 14, 8)
            else:
                lamp(builder, Vector((STACK_X, y, z + 2.3)) + outward, (0.5, 0.5, 0.3))
    builder.material(GALV)
    for low, high in ((2.2, 30.0), (30.0, 43.0), (43.0, 58.0)):
        angle = -1.9 + 0.12 * (low > 10)
        outward = Vector((math.cos(angle), math.sin(angle), 0))
        foot = Vector((STACK_X, y, low)) + outward * (radius + 0.25)
        ladder(builder, foot, foot + Vector((0, 0, high - low + 1.1)), outward, 0.5)
