"""Air-cooled condenser on its legs, with fans, wind wall and steam ducts (metres)."""

import math

from kit import MeshBuilder
from mathutils import Vector
from scenes._power_train import (
    CLAD,
    FRAME,
    ALU,
    PETROL,
    CONCRETE,
    DARK,
    lamp,
    ribbed_box,
    platform,
)

CELL = 13.0


def build_condenser(builder: MeshBuilder, place: Vector) -> None:
    """Cells on legs, fans under the deck, wind wall, steam ducts; place: middle of the near side."""
    columns, rows, deck, wall = 7, 4, 22.0, 12.0
    wide, deep = columns * CELL, rows * CELL
    origin = place - Vector((wide / 2, 0, 0))

    def at(x: float, y: float, z: float) -> Vector:
        return origin + Vector((x, y, z))

    builder.material(FRAME)
    for column in range(columns + 1):
        for row in range(rows + 1):
            foot = at(column * CELL, row * CELL, 0)
            if column % 2 == 0 or row in (0, rows):
                builder.cylinder(foot, foot + Vector((0, 0, deck - 6.5)), 0.62, 16)
                for dx, dy in ((-6.5, 0), (6.5, 0), (0, 6.5), (0, -6.5)):
                    end = foot + Vector((dx, dy, deck - 0.6))
                    if -1 < end.x - origin.x < wide + 1 and -1 < end.y - origin.y < deep + 1:
                        builder.beam(foot + Vector((0, 0, deck - 6.6)), end, 0.42, 0.42)
    for row in range(2 * rows + 1):
        builder.i_beam(
            at(0, row * CELL / 2, deck - 0.9), at(wide, row * CELL / 2, deck - 0.9), 0.4, 1.6, 0.06
        )
    for column in range(2 * columns + 1):
        builder.i_beam(
            at(column * CELL / 2, 0, deck - 0.6), at(column * CELL / 2, deep, deck - 0.6), 0.35, 1.0, 0.05
        )
    for column in range(columns):
        for row in range(rows):
            build_fan(builder, at((column + 0.5) * CELL, (row + 0.5) * CELL, deck))
    ribbed_box(builder, at(0, 0, deck), at(wide, 0.3, deck + wall), CLAD, 1.08, 0.14)
    ribbed_box(builder, at(0, 0, deck), at(0.3, deep, deck + wall), CLAD, 1.08, 0.14)
    builder.box(at(wide, deep / 2, deck + wall / 2), (0.3, deep, wall))
    builder.material(PETROL).box(at(wide / 2, -0.05, deck + wall - 0.8), (wide + 0.3, 0.3, 1.6))
    builder.box(at(-0.05, deep / 2, deck + wall - 0.8), (0.3, deep, 1.6))
    for column in range(columns):
        x = (column + 0.5) * CELL
        builder.material(ALU).tube([at(x, -1.0, deck + wall + 0.5), at(x, deep, deck + wall + 0.5)], 1.35, 28)
        builder.pipe(
            [at(x, -4.0, 8.0), at(x, -4.0, deck + wall + 0.5), at(x, 0.4, deck + wall + 0.5)], 1.35, 28, 1.6
        )
    builder.material(ALU).tube([at(-4.0, -4.0, 8.0), at(wide + 34.0, -4.0, 8.0)], 2.7, 40)
    for column in range(0, columns + 3):
        builder.material(CONCRETE).box(at(column * CELL, -4.0, 2.6), (1.2, 4.4, 5.2))
    platform(builder, origin.x, origin.x + wide, origin.y - 1.6, origin.y, deck - 0.1)
    for column in range(0, columns + 1, 2):
        lamp(builder, at(column * CELL, -0.8, deck - 8.0), (0.9, 0.5, 0.3))
        lamp(builder, at(column * CELL, deep / 2, deck - 7.5), (0.9, 0.5, 0.3))


def build_fan(builder: MeshBuilder, centre: Vector) -> None:
    """Fan of one cell below the deck: bell, blades, gear motor on its bridge."""
    builder.material(CLAD).lathe(
        [(5.0, -3.2), (5.6, -3.9), (5.7, -3.9), (5.1, -3.1), (5.1, -1.2), (5.0, -1.2)],
        centre,
        seg=40,
        closed=True,
    )
    hub = centre - Vector((0, 0, 2.6))
    builder.material(DARK).cylinder(hub - Vector((0, 0, 0.4)), hub + Vector((0, 0, 0.8)), 0.8, 20)
    for blade in range(6):
        angle = math.tau * blade / 6 + centre.x
        outward = Vector((math.cos(angle), math.sin(angle), 0))
        builder.beam(hub, hub + outward * 4.8, 0.9, 0.14, up=(0.25 * outward.y, -0.25 * outward.x, 1))
    builder.material(FRAME).box(centre - Vector((0, 0, 1.4)), (CELL, 1.1, 0.3))
