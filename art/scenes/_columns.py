"""Process column with platforms, ladders, lamps and overhead line (metres)."""

import math

from kit import MeshBuilder, handrail, ladder
from mathutils import Vector

# Slots of the list of materials that the scene hands over.
(
    ALUMINIUM,
    WHITE,
    GREY,
    GALVANISED,
    YELLOW,
    PETROL,
    CONCRETE,
    WARM_LAMP,
    COLD_LAMP,
    RED_LAMP,
    ORANGE,
) = range(11)

PLATFORM_WIDTH = 1.35
SOUTH = -math.pi / 2


def outward(angle: float) -> Vector:
    """Horizontal unit vector at an angle in radians."""
    return Vector((math.cos(angle), math.sin(angle), 0))


def up(height: float) -> Vector:
    return Vector((0, 0, height))


def add_column(mesh: MeshBuilder, rnd, x, y, height, radius, slot, side=SOUTH) -> None:
    """Column on its skirt, with stiffening rings, overhead line and platforms every six metres or so."""
    foot = (x, y, 0)
    mesh.material(CONCRETE)
    mesh.cylinder(foot, (x, y, 0.8), radius * 1.35, 24)
    mesh.material(slot)
    mesh.lathe([(radius * 1.25, 0.8), (radius * 1.25, 1.0), (radius, 4.0), (radius, height)], foot, seg=48)
    mesh.sphere((x, y, height), radius, 40, 10, math.pi / 2, math.pi)
    for i in range(int(height / 3)):
        level = 4 + i * 3
        mesh.lathe(
            [
                (radius + 0.002, level),
                (radius + 0.035, level + 0.01),
                (radius + 0.035, level + 0.12),
                (radius + 0.002, level + 0.13),
            ],
            foot,
            seg=48,
        )
    mesh.material(GALVANISED)
    mesh.pipe(
        [
            (x, y, height + radius * 0.7),
            (x, y, height + radius + 1.4),
            (x + radius + 0.6, y - 0.4, height + radius + 1.4),
            (x + radius + 0.6, y - 0.4, 6),
            (x + radius + 5, y - 0.4, 6),
        ],
        radius * 0.22,
        18,
        bend=3,
    )
    level = 7.0
    number = 0
    while level < height:
        add_platform(mesh, rnd, Vector(foot), level, radius, slot, side, number)
        level += 6.2 + rnd.uniform(-0.6, 0.6)
        number += 1


def add_platform(mesh, rnd, axis, level, radius, slot, side, number) -> None:
    """Platform around part of a column: railing, brackets, two lamps, three manholes, ladder to the one below."""
    start = side - 1.5 + (number % 2) * 0.5
    end = start + 2.7
    edge = radius + PLATFORM_WIDTH

    def at(angle, distance, height):
        return axis + outward(angle) * distance + up(height)

    mesh.material(GREY)
    mesh.lathe(
        [(radius + 0.05, level), (edge, level), (edge, level + 0.09), (radius + 0.05, level + 0.09)],
        axis,
        seg=20,
        arc=(start, end),
        closed=True,
    )
    mesh.material(YELLOW)
    railing = [at(start + (end - start) * i / 12, edge - 0.05, level + 0.08) for i in range(13)]
    handrail(mesh, railing, post=1.3, r=0.028)
    mesh.material(GREY)
    for i in range(4):
        angle = start + (end - start) * (i + 0.5) / 4
        mesh.beam(at(angle, radius, level - 1.2), at(angle, edge, level), 0.09, 0.12)
    for share in (0.2, 0.8):
        post = at(start + (end - start) * share, edge - 0.03, level)
        lit = rnd.random() < 0.8
        if share > 0.5:
            continue
        # a small bulkhead lamp on a post of the railing, under its hood
        mesh.material(GALVANISED)
        mesh.cylinder(post, post + up(1.95), 0.03, 6)
        inside = post - outward(start + (end - start) * share) * 0.22
        mesh.material(GREY)
        mesh.beam(post + up(1.93), inside + up(1.93), 0.05, 0.05)
        mesh.box(inside + up(1.93), (0.17, 0.17, 0.08))
        if lit:
            mesh.material(WARM_LAMP)
            mesh.sphere(inside + up(1.86), 0.062, 10, 6)
    for i in range(3):
        angle = start + 0.4 + i * 0.8
        mesh.material(slot)
        mesh.cylinder(at(angle, radius * 0.9, level + 1.2), at(angle, radius + 0.5, level + 1.2), 0.28, 16)
        mesh.material(GALVANISED)
        mesh.cylinder(at(angle, radius + 0.45, level + 1.2), at(angle, radius + 0.58, level + 1.2), 0.42, 20)
    angle = end - 0.25 if number % 2 == 0 else start + 0.25
    mesh.material(YELLOW)
    ladder(
        mesh,
        at(angle, radius + 0.35, max(0.5, level - 6.4)),
        at(angle, radius + 0.35, level + 1.1),
        outward(angle),
    )
