"""Transfer tower and travelling stacker of an ore yard (metres)."""

from kit import MeshBuilder, handrail, stair
from mathutils import Vector
from scenes._conveyor import (
    FRAME,
    ACCENT,
    PETROL,
    GALV,
    STEEL,
    CONCRETE,
    CLAD,
    LAMP,
    Line,
    build_truss,
    build_belt,
    build_walkways,
)


def build_tower(builder: MeshBuilder, place: Vector) -> None:
    """Transfer tower: frame, floors with rails, clad head with lit doors, chute, stairs outside."""
    half_x, half_y, floors, roof = 6.0, 5.5, (7.0, 14.0, 21.0, 27.0), 34.0
    builder.material(FRAME)
    for x in (-half_x, 0.0, half_x):
        for y in (-half_y, half_y):
            builder.i_beam(place + Vector((x, y, 0)), place + Vector((x, y, roof)), 0.42, 0.42, 0.04)
            builder.material(CONCRETE).box(place + Vector((x, y, 0.3)), (1.5, 1.5, 0.9))
            builder.material(FRAME)
    levels = (0.6, *floors, roof)
    for low, high in zip(levels[:-1], levels[1:]):
        for y in (-half_y, half_y):
            builder.beam(place + Vector((-half_x, y, low)), place + Vector((0, y, high)), 0.17, 0.17)
            builder.beam(place + Vector((0, y, high)), place + Vector((half_x, y, low)), 0.17, 0.17)
        for x in (-half_x, half_x):
            builder.beam(place + Vector((x, -half_y, low)), place + Vector((x, half_y, high)), 0.17, 0.17)
    for z in floors:
        builder.material(FRAME).box(place + Vector((0, 0, z)), (2 * half_x + 2.6, 2 * half_y + 2.6, 0.14))
        for y in (-half_y, half_y):
            builder.i_beam(
                place + Vector((-half_x, y, z - 0.35)), place + Vector((half_x, y, z - 0.35)), 0.3, 0.55, 0.04
            )
        builder.material(GALV)
        edge = [
            (-half_x - 1.2, -half_y - 1.2),
            (half_x + 1.2, -half_y - 1.2),
            (half_x + 1.2, half_y + 1.2),
            (-half_x - 1.2, half_y + 1.2),
        ]
        handrail(builder, [place + Vector((x, y, z)) for x, y in edge], post=1.6, r=0.035, closed=True)
        builder.material(LAMP).box(place + Vector((-half_x - 0.4, -half_y - 0.6, z + 2.9)), (0.5, 0.3, 0.14))
    builder.material(PETROL).box(place + Vector((0, 0, 30.6)), (2 * half_x + 0.5, 2 * half_y + 0.5, 6.6))
    for index in range(22):
        builder.box(place + Vector((-half_x - 0.2 + index * 0.59, -half_y - 0.28, 30.6)), (0.18, 0.12, 6.6))
        builder.box(place + Vector((-half_x - 0.28, -half_y - 0.2 + index * 0.54, 30.6)), (0.12, 0.18, 6.6))
    builder.material(CLAD).box(
        place + Vector((0, 0, roof + 0.05)), (2 * half_x + 1.4, 2 * half_y + 1.4, 0.25)
    )
    builder.material(ACCENT).i_beam(
        place + Vector((-half_x - 4.0, 0, roof - 0.8)), place + Vector((0, 0, roof - 0.8)), 0.28, 0.5, 0.04
    )
    builder.material(STEEL).cylinder(
        place + Vector((-half_x - 3.2, 0, roof - 4.5)),
        place + Vector((-half_x - 3.2, 0, roof - 1.2)),
        0.03,
        8,
    )
    builder.material(CLAD).add(
        [
            tuple(place + Vector((x * w, y * w, z)))
            for z, w in ((26.8, 3.0), (21.5, 1.2))
            for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))
        ],
        [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
    )
    builder.box(place + Vector((0, 0, 17.0)), (2.4, 2.4, 9.0))
    builder.material(GALV)
    for index, (low, high) in enumerate(zip((0.2, *floors[:-1]), floors)):
        ends = (-5.0, 4.6) if index % 2 else (4.6, -5.0)
        stair(
            builder,
            place + Vector((ends[0], -half_y - 2.0, low)),
            place + Vector((ends[1], -half_y - 2.0, high)),
            1.0,
        )


def build_stacker(builder: MeshBuilder, place: Vector, pile: Vector) -> Vector:
    """Travelling stacker at place, its boom towards the pile; gives back where the ore leaves the boom.

    Portal on bogies, mast with stays, ballast, cab, conveyor behind.
    """
    pivot = place + Vector((0, 0, 12.5))
    towards = pile - place
    towards.z = 0
    towards.normalize()
    tip = pivot + towards * 39.0 + Vector((0, 0, 8.2))
    builder.material(ACCENT)
    for x in (-5.0, 5.0):
        for y in (-5.0, 5.0):
            foot = place + Vector((x, y, 1.8))
            builder.beam(foot, pivot + Vector((x * 0.36, y * 0.36, -2.4)), 0.8, 0.8)
            builder.material(FRAME).box(foot - Vector((0, 0, 0.6)), (1.0, 4.6, 1.1))
            for wheel in (-1.6, -0.55, 0.55, 1.6):
                builder.cylinder(
                    foot + Vector((-0.35, wheel, -1.35)), foot + Vector((0.35, wheel, -1.35)), 0.42, 20
                )
            builder.material(ACCENT)
        builder.beam(place + Vector((x, -5, 2.2)), place + Vector((x, 5, 2.2)), 0.8, 0.9)
    for x in (-5.0, 5.0):
        builder.material(STEEL).beam(place + Vector((x, -9, 0.2)), place + Vector((x, 90, 0.2)), 0.15, 0.25)
    builder.material(ACCENT).cylinder(pivot - Vector((0, 0, 2.8)), pivot - Vector((0, 0, 1.2)), 2.6, 40)
    boom = Line(pivot, tip)
    builder.material(ACCENT)
    build_truss(builder, boom, -1.7, -0.3, 1.15, 2.4, 0.20)
    build_belt(builder, boom, 0, ore=False, fine=False)
    build_walkways(builder, boom, (-1, 1))
    builder.material(STEEL).cylinder(
        boom.at(boom.length, -0.9, -0.25), boom.at(boom.length, 0.9, -0.25), 0.5, 28
    )
    counter = Line(pivot, pivot - towards * 17.0 + Vector((0, 0, 1.2)))
    builder.material(ACCENT)
    build_truss(builder, counter, -1.7, -0.3, 1.6, 2.4, 0.26)
    builder.material(CONCRETE).box(counter.at(15.0, 0, -1.6), (4.6, 4.2, 3.6), counter.turn)
    mast = pivot + Vector((0, 0, 15.0)) - towards * 1.5
    builder.material(ACCENT)
    for side in (-1, 1):
        builder.beam(boom.at(1.0, side * 1.3, 0), mast + boom.side * side * 0.5, 0.45, 0.5)
        builder.beam(counter.at(3.5, side * 1.3, 0), mast + boom.side * side * 0.5, 0.35, 0.4)
        builder.material(STEEL)
        for s in (20.0, 36.0):
            builder.cylinder(mast + boom.side * side * 0.5, boom.at(s, side * 1.15, -0.3), 0.055, 10)
        builder.cylinder(mast + boom.side * side * 0.5, counter.at(14.5, side * 1.5, -0.3), 0.07, 10)
        builder.material(ACCENT)
    cab = boom.at(6.5, -2.3, -2.4)
    builder.material(CLAD).box(cab, (2.2, 2.2, 2.4), boom.turn)
    builder.material(LAMP).box(boom.at(7.62, -2.3, -2.1), (1.6, 0.04, 1.0), boom.turn)
    tail = Line(place + Vector((0.0, 46.0, 2.0)), pivot + Vector((0, 2.0, 2.6)))
    builder.material(FRAME)
    build_truss(builder, tail, -1.5, -0.3, 1.15, 2.4, 0.18)
    build_belt(builder, tail, 0, ore=False, fine=False)
    return boom.at(boom.length + 0.7, 0, -0.2)
