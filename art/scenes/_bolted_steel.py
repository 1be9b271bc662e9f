"""Structural steel seen close: rolled sections, fillet welds, high-strength bolts, plates. Lengths in metres."""

import math
import random

from kit import MeshBuilder, basis
from mathutils import Vector, noise

BOLT = 0.0135
"""Radius of an M27 bolt."""


def section_outline(depth: float, width: float, flange: float, web: float, fillet: float) -> list[tuple]:
    """Contour of a rolled I section with its root radii, width along the first axis."""
    quarter = []
    for step in range(7):
        angle = math.pi / 2 * step / 6
        quarter.append(
            (web / 2 + fillet * (1 - math.sin(angle)), depth / 2 - flange - fillet * (1 - math.cos(angle)))
        )
    corner = [(width / 2, depth / 2), (width / 2, depth / 2 - flange), *quarter]
    right = corner + [(x, -y) for x, y in reversed(corner)]
    return right + [(-x, -y) for x, y in right]


def rolled(builder: MeshBuilder, start, end, section: dict, up) -> None:
    """Rolled member between two points; up is the direction of its depth."""
    start, end = Vector(start), Vector(end)
    depth = Vector(up).normalized()
    across = depth.cross((end - start).normalized())
    outline = section_outline(**section)
    count = len(outline)
    builder.add(
        [place + across * x + depth * y for place in (start, end) for x, y in outline],
        [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
        + [tuple(range(count))[::-1], tuple(range(count, 2 * count))],
    )


def fillet_weld(builder: MeshBuilder, start, end, first, second, leg: float = 0.011) -> None:
    """Rippled fillet in the corner of two faces; first and second point from the corner along each face."""
    start, end, first, second = Vector(start), Vector(end), Vector(first), Vector(second)
    run = end - start
    rows = max(8, int(run.length / 0.0012))
    across = 9
    direction = run.normalized()
    vertices = []
    for row in range(rows + 1):
        along = row / rows * run.length
        ripple = abs(math.sin(along / 0.0068 * math.pi + 0.6 * noise.noise((along * 40, 0, 0))))
        wander = 1 + 0.10 * noise.noise((along * 22, start.x * 9, start.z * 7))
        for step in range(across):
            share = step / (across - 1)
            bulge = math.sin(share * math.pi)
            place = start + direction * (along - 0.0045 * bulge)
            flat = first * (1 - share) + second * share
            outward = (first + second).normalized()
            height = bulge * (0.0020 + 0.0011 * ripple)
            vertices.append(place + flat * leg * wander + outward * height)
    builder.add(
        vertices,
        [
            (r * across + s, r * across + s + 1, (r + 1) * across + s + 1, (r + 1) * across + s)
            for r in range(rows)
            for s in range(across - 1)
        ],
    )


def hexagon(
    builder: MeshBuilder, centre: Vector, axis: Vector, radius: float, height: float, turn: float
) -> None:
    """Hexagon with chamfered corners, turned about its axis."""
    first, second, _ = basis(axis)
    builder.lathe(
        [
            (1e-4, 0),
            (radius * 0.95, 0),
            (radius, height * 0.07),
            (radius, height * 0.86),
            (radius * 0.88, height),
            (1e-4, height),
        ],
        centre,
        axis,
        6,
        up=first * math.cos(turn) + second * math.sin(turn),
    )


def bolt(builder: MeshBuilder, face: Vector, axis: Vector, grip: float, chance: random.Random) -> None:
    """High-strength bolt: nut, washer and thread on this face, head and washer on the other, grip away (m)."""
    axis = axis.normalized()
    washer = [(BOLT, 0.0), (BOLT * 1.86, 0.0), (BOLT * 1.86, 0.004), (BOLT * 1.78, 0.005), (BOLT, 0.005)]
    builder.lathe(washer, face, axis, 36)
    hexagon(builder, face + axis * 0.005, axis, BOLT * 1.75, 0.0225, chance.uniform(0, 1))
    base, pitch = 0.0265, 0.003
    threads = chance.choice((4, 5, 5, 6))
    profile = []
    for turn in range(threads):
        low = base + turn * pitch
        profile += [(BOLT * 0.88, low), (BOLT * 0.99, low + pitch * 0.5)]
    top = base + threads * pitch
    builder.lathe(
        profile + [(BOLT * 0.88, top), (BOLT * 0.80, top + 0.0015), (1e-4, top + 0.0015)], face, axis, 24
    )
    other = face - axis * grip
    builder.lathe(washer, other, -axis, 36)
    hexagon(builder, other - axis * 0.005, -axis, BOLT * 1.75, 0.017, chance.uniform(0, 1))


def flat_plate(builder: MeshBuilder, outline: list[Vector], normal: Vector, thickness: float) -> None:
    """Plate of any contour, thickness shared between both sides."""
    half = Vector(normal).normalized() * (thickness / 2)
    count = len(outline)
    builder.add(
        [point - half for point in outline] + [point + half for point in outline],
        [tuple(range(count)), tuple(range(count, 2 * count))[::-1]]
        + [(i, i + count, (i + 1) % count + count, (i + 1) % count) for i in range(count)],
    )
