"""A pressure gauge on a coil siphon and a block valve, for pressure_vessel.py. Lengths in metres."""

import math

from mathutils import Vector

from kit import (
    MeshBuilder,
    basis,
    clear_shadow,
    font,
    hand_wheel,
    hex_nut,
    new_material,
    plain,
    raised_text,
    softened,
)

from scenes._vessel_parts import BLACK, BRASS, FACE, ORANGE, SKIN, STAINLESS, STEEL, UP

RADIUS = 0.128  # of the case
FACING = Vector((-0.30, -1, 0.05)).normalized()
RIGHT, UPWARDS, _ = basis(FACING, (0, 0, 1))  # in the dial
# Angles of the first and the last mark; shares of the scale: where the needle stands, where the red begins.
FIRST, LAST = math.radians(225), math.radians(-45)
READING, LIMIT = 0.58, 0.80
FULL_SCALE = 24  # bar


def build_gauge(foot: Vector, materials) -> None:
    """Builds the gauge with all it stands on; foot: on the surface of the vessel."""
    gauge = MeshBuilder()
    add_siphon(gauge, foot)
    valve = foot + UP * 0.41
    add_valve(gauge, valve)
    centre = valve + UP * 0.250
    add_case(gauge, valve, centre)
    add_dial(gauge, centre)
    gauge.build("gauge", materials, 38, bevel=0.0008, bseg=2)
    build_lens(centre)
    build_numbers(centre)


def add_siphon(gauge, foot):
    """A boss, and the coil that keeps steam from the gauge."""
    boss = [(0.048, -0.02), (0.048, 0.035), (0.040, 0.045), (0.030, 0.046), (0.001, 0.046)]
    gauge.material(SKIN).lathe(boss, foot, UP, 48)
    gauge.material(STAINLESS).cylinder(foot + UP * 0.04, foot + UP * 0.10, 0.0135, 24)
    hex_nut(gauge, foot + UP * 0.065, UP, 0.026, 0.028)
    path = [(0, 0, 0.09), (0, 0, 0.13)]
    for i in range(41):
        angle = -math.pi / 2 + 2 * math.pi * i / 40
        path.append((0.062 * math.cos(angle), -0.014 + 0.028 * i / 40, 0.205 + 0.062 * math.sin(angle)))
    path += [(0, 0.014, 0.147), (0.035, 0.012, 0.152), (0.075, 0.006, 0.18), (0.090, 0, 0.23)]
    path += [(0.072, 0, 0.28), (0.03, 0, 0.305), (0.004, 0, 0.33), (0, 0, 0.36)]
    gauge.tube(softened([foot + Vector(point) for point in path]), 0.0125, 20)
    hex_nut(gauge, foot + UP * 0.335, UP, 0.026, 0.03)


def add_valve(gauge, centre):
    """A brass block valve with an orange hand wheel, and its nuts."""
    right = Vector((1, 0, 0))
    half = [(0.030, 0.02), (0.022, 0.045), (0.018, 0.05)]
    body = [(radius, -height) for radius, height in half[::-1]] + half
    gauge.material(BRASS).lathe(body, centre, UP, 40)
    gauge.lathe([(0.024, 0.0), (0.024, 0.045), (0.018, 0.05)], centre, right, 32)
    gauge.material(STEEL).cylinder(centre + right * 0.045, centre + right * 0.085, 0.008, 16)
    gauge.material(ORANGE)
    hand_wheel(gauge, centre + right * 0.085, right, 0.042, 0.0055)
    gauge.material(BRASS)
    hex_nut(gauge, centre - UP * 0.062, UP, 0.027, 0.022)
    hex_nut(gauge, centre + UP * 0.045, UP, 0.027, 0.024)
    gauge.material(STAINLESS).cylinder(centre + UP * 0.06, centre + UP * 0.13, 0.011, 20)
    hex_nut(gauge, centre + UP * 0.085, UP, 0.024, 0.022)


def add_case(gauge, valve, centre):
    """The stainless case with its bezel, and its stem."""
    case = [
        (0.001, 0.045),
        (RADIUS * 0.96, 0.045),
        (RADIUS, 0.040),
        (RADIUS, -0.012),
        (RADIUS + 0.010, -0.014),
        (RADIUS + 0.012, -0.018),
        (RADIUS + 0.012, -0.030),
        (RADIUS + 0.008, -0.034),
        (RADIUS - 0.006, -0.034),
        (RADIUS - 0.008, -0.030),
        (RADIUS - 0.008, -0.014),
    ]
    gauge.material(STAINLESS).lathe(case, centre, -FACING, 96)
    gauge.cylinder(valve + UP * 0.12, centre - UP * RADIUS * 0.95, 0.016, 24)
    gauge.material(FACE).lathe([(0.001, 0), (RADIUS - 0.007, 0)], centre + FACING * 0.014, FACING, 72)


def on_dial(centre, angle, radius, height=0.0) -> Vector:
    """A point of the dial: angle in radians from its right, radius from its middle, height above it."""
    away = RIGHT * math.cos(angle) + UPWARDS * math.sin(angle)
    return centre + FACING * (0.0150 + height) + away * radius


def scale_angle(share):
    """The angle of a share (0 to 1) of the scale."""
    return FIRST + (LAST - FIRST) * share


def add_dial(gauge, centre):
    """Marks, the red sector and the needle."""
    gauge.material(BLACK)
    for i in range(61):
        angle = scale_angle(i / 60)
        length = 0.016 if i % 10 == 0 else 0.011 if i % 5 == 0 else 0.007
        outside = on_dial(centre, angle, RADIUS * 0.80)
        inside = on_dial(centre, angle, RADIUS * 0.80 - length)
        gauge.beam(outside, inside, 0.0022 if i % 10 == 0 else 0.0011, 0.0006, up=FACING)
    gauge.material(ORANGE)
    for i in range(24):
        start, end = (scale_angle(LIMIT + (1 - LIMIT) * k / 24) for k in (i, i + 1))
        radius = RADIUS * 0.855
        gauge.beam(on_dial(centre, start, radius), on_dial(centre, end, radius), 0.008, 0.0006, up=FACING)
    angle = scale_angle(READING)
    pivot = on_dial(centre, 0, 0, 0.006)
    tip = on_dial(centre, angle, RADIUS * 0.74, 0.006)
    tail = on_dial(centre, angle + math.pi, RADIUS * 0.24, 0.006)
    side = (tip - pivot).cross(FACING).normalized()
    outline = [tip, pivot + side * 0.0045, tail + side * 0.006, tail - side * 0.006, pivot - side * 0.0045]
    gauge.material(BLACK).add(outline, [(0, 1, 2, 3, 4)])
    gauge.cylinder(on_dial(centre, 0, 0, 0.002), on_dial(centre, 0, 0, 0.010), 0.009, 24)


def build_lens(centre):
    """The glass."""
    glass, tree = new_material("glass")
    tree.principled((1, 1, 1), 0.02, 0.0, trans=1.0, ior=1.45)
    clear_shadow(glass, (0.95, 0.95, 0.95))
    lens = MeshBuilder().lathe([(0.001, 0.031), (RADIUS - 0.007, 0.031)], centre, FACING, 72)
    lens.build("lens", [glass], 60)


def build_numbers(centre):
    """Numbers of the scale and its unit."""
    ink = plain("ink", (0.012, 0.012, 0.013), 0.45)
    typeface = font()
    labels = [(str(FULL_SCALE * i // 6), scale_angle(i / 6), 0.52, 0.0255) for i in range(7)]
    labels.append(("bar", -math.pi / 2, 0.50, 0.022))
    for body, angle, radius, size in labels:
        at = on_dial(centre, angle, RADIUS * radius, 0.0008)
        raised_text(body, at, size, ink, RIGHT, UPWARDS, 0.0002, typeface=typeface)
