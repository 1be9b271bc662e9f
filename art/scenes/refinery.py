"""Refinery in low sun: columns, air coolers on the pipe rack, drums, pumps on a wet apron (metres)."""

import math
import random

from kit import (
    MeshBuilder,
    View,
    emissive,
    flange,
    flange_pair,
    ground,
    handrail,
    new_scene,
    paint,
    pipe_rack,
    plain,
    sky,
    soil,
    stair,
    weathered,
    yard,
)
from mathutils import noise

from scenes._columns import (
    ALUMINIUM,
    COLD_LAMP,
    CONCRETE,
    GALVANISED,
    GREY,
    ORANGE,
    PETROL,
    RED_LAMP,
    SOUTH,
    WARM_LAMP,
    WHITE,
    YELLOW,
    add_column,
    outward,
    up,
)

SAMPLES = 40
GRADE = {"petrol": 0.14, "ev": 0.5, "contrast": 1.22, "haze": (0.0014, (0.6, 0.36, 0.22), 0.8)}
VIEWS = {
    "refinery": View((-24, -40, 1.8), (-14.0, 20, 1.8), 31, shift=(0, 0.205), clip=9000),
    "refinery-columns": View(
        (76, -36, 2.0),
        (0.5, 30, 2.0),
        43,
        shift=(0, 0.215),
        clip=9000,
        grade={"hicomp": 0.9, "ev": 0.55},
    ),
}

# Columns near the camera: x, y, height, radius, slot of the paint, side of the platforms in radians.
COLUMNS = (
    (6, 34, 36, 2.3, ALUMINIUM, SOUTH),
    (15, 38, 29, 1.7, WHITE, -1.9),
    (-2.5, 41, 25, 1.5, ALUMINIUM, -1.3),
    (22, 46, 41, 2.0, ALUMINIUM, -1.9),
    (-10, 52, 32, 1.9, WHITE, -1.2),
    (31, 56, 30, 2.5, ALUMINIUM, -2.0),
    (42, 64, 40, 1.6, WHITE, -2.1),
)
# Horizontal drums: x, y, height of the axis, length, radius, slot of the paint.
DRUMS = (
    (-8, 28, 2.4, 9, 1.25, WHITE),
    (-9, 33, 2.2, 7, 1.0, ALUMINIUM),
    (19, 26, 2.2, 8, 1.1, WHITE),
    (24, 31, 6.5, 7, 1.0, ALUMINIUM),
)
# Steel structures with fans on top: x, y, width, depth, heights of the floors.
STRUCTURES = (
    (27, 33, 12, 7, (5, 9.5, 14)),
    (-19, 44, 10, 8, (6, 12, 18)),
)


def make_materials() -> list:
    """Materials in the order of the slots."""
    glowing = [
        emissive("warm lamp", (1, 0.62, 0.28), 7),
        emissive("cold lamp", (0.8, 0.92, 1), 0.3),
        emissive("red lamp", (0.8, 0.05, 0.03), 1.5),
    ]
    for material in glowing:
        material.cycles.sample_as_light = False
    return [
        weathered("aluminium", (0.58, 0.585, 0.58), 0.31, 0.92, (1.25, 1.0), 0.055, None, 0.85, 0.6, 3.0, patchy=0.36),
        weathered("white", (0.40, 0.395, 0.375), 0.48, 0.0, (2.6, 2.4), 0.045, None, 0.95, 0.85, 3.0, patchy=0.16),
        paint("grey", (0.125, 0.13, 0.13), 0.5, 0.75, 0, 0.9, 1.2, 0.42),
        weathered("galvanised", (0.42, 0.425, 0.42), 0.36, 0.85, (1.6, 1.1), 0.045, None, 0.75, 0.6, 1.5, patchy=0.28),
        paint("yellow", (0.50, 0.21, 0.02), 0.5, 0.7, 0, 1.4, 1.0, 0.32),
        paint("petrol", (0.02, 0.085, 0.11), 0.45, 0.6, 0, 1.2, 1.0, 0.28),
        weathered("concrete", (0.22, 0.21, 0.195), 0.8, 0.0, (3.0, 1.2), 0.025, None, 0.85, 0.3, 1.2),
        *glowing,
        paint("orange", (0.70, 0.13, 0.014), 0.45, 0.5, 0, 3.0, 0.8, 0.2),
    ]


def add_drum(mesh, x, y, axis_height, length, radius, slot) -> None:
    """Horizontal drum along X with two nozzles on two saddles."""
    mesh.material(slot)
    mesh.cylinder((x - length / 2, y, axis_height), (x + length / 2, y, axis_height), radius, 40, cap=False)
    for side in (-1, 1):
        end = (x + side * length / 2, y, axis_height)
        mesh.material(slot)
        mesh.sphere(end, radius, 32, 8, math.pi / 2, math.pi, axis=(side, 0, 0))
        nozzle = x + side * length * 0.22
        mesh.material(GALVANISED)
        mesh.cylinder((nozzle, y, axis_height), (nozzle, y, axis_height + radius + 0.6), 0.22, 14)
        flange(mesh, (nozzle, y, axis_height + radius + 0.5), (0, 0, 1), 0.2, nb=8)
        mesh.material(CONCRETE)
        saddle_height = axis_height - radius * 0.7
        mesh.box((x + side * length * 0.3, y, saddle_height / 2), (0.6, radius * 1.5, saddle_height))


def add_structure(mesh, x, y, width, depth, floors) -> None:
    """Steel structure with railed floors, lamps below them, fan housings on top and a stair to the first floor."""
    west, east = x - width / 2, x + width / 2
    south, north = y - depth / 2, y + depth / 2
    for floor in floors:
        mesh.material(GREY)
        mesh.box((x, y, floor), (width, depth, 0.12))
        mesh.material(YELLOW)
        corners = [(west, south, floor), (east, south, floor), (east, north, floor), (west, north, floor)]
        handrail(mesh, corners, closed=True, r=0.028)
        mesh.material(GREY)
        for line in (west, x, east):
            mesh.i_beam((line, south, floor - 0.2), (line, north, floor - 0.2), 0.2, 0.35, 0.02)
        for line in (south, north):
            mesh.i_beam((west, line, floor - 0.2), (east, line, floor - 0.2), 0.2, 0.35, 0.02)
        for lamp in (x - width / 4, x + width / 4):
            mesh.material(GREY).box((lamp, south + 0.1, floor - 0.44), (0.34, 0.16, 0.12))
            mesh.material(WARM_LAMP).box((lamp, south + 0.1, floor - 0.51), (0.2, 0.1, 0.03))
    mesh.material(GREY)
    for column_x in (west, x, east):
        for column_y in (south, north):
            mesh.i_beam((column_x, column_y, 0), (column_x, column_y, floors[-1]), 0.32, 0.32, 0.025)
    for left, right in ((west, x), (x, east)):
        for low, high in zip((0,) + floors[:-1], floors):
            mesh.beam((left, south, low), (right, south, high), 0.12, 0.12)
    mesh.material(ALUMINIUM)
    for fan in (x - width / 4, x + width / 4):
        mesh.cylinder((fan, y, floors[-1] + 0.2), (fan, y, floors[-1] + 1.6), width * 0.2, 32)
    mesh.material(YELLOW)
    stair(mesh, (west - 0.8, south, 0), (west - 0.8, north, floors[0]), 0.9)


def build_rack(materials: list) -> None:
    """Pipe rack along X in front of the columns."""
    mesh = MeshBuilder()
    slots = (GREY, ALUMINIUM, ALUMINIUM, WHITE, PETROL, ALUMINIUM, GALVANISED)
    pipe_rack(mesh, -70, 80, 0, (5.2, 7.2, 9.2), 6.5, 6, slots, random.Random(8), (0.09, 0.34))
    rack = mesh.build("rack", materials, 35)
    rack.rotation_euler = (0, 0, math.pi / 2)
    rack.location = (6, 24, 0)


def add_rack_lamps(mesh) -> None:
    """Small lamps hung under the lowest level of the rack."""
    for x in range(-60, 70, 9):
        mesh.material(GREY).box((x, 20.9, 5.06), (0.34, 0.14, 0.12))
        mesh.cylinder((x, 20.9, 5.1), (x, 20.9, 5.35), 0.03, 8)
        mesh.material(WARM_LAMP).box((x, 20.9, 4.985), (0.20, 0.09, 0.03))


def add_branches(mesh, rnd) -> None:
    """Pipes from the rack up, back and down into the unit."""
    for _ in range(22):
        x = rnd.uniform(-20, 40)
        y = rnd.uniform(27, 50)
        rise = rnd.uniform(4, 16) * 0.3
        mesh.material(rnd.choice((ALUMINIUM, WHITE, GALVANISED, PETROL)))
        mesh.pipe(
            [(x, 24, 7.4), (x, 24, 7.4 + rise), (x, y, 7.4 + rise), (x, y, 0.5)],
            rnd.uniform(0.1, 0.26),
            16,
            bend=3,
        )


def add_pumps(mesh) -> None:
    """Row of pumps on plinths, with motor, coupling guard, suction and discharge lines."""
    y = 17.5
    for i in range(7):
        x = -18 + i * 6.2
        mesh.material(CONCRETE)
        mesh.box((x, y, 0.2), (3.0, 1.3, 0.4))
        mesh.material(PETROL)
        mesh.cylinder((x - 0.9, y, 1.0), (x + 0.2, y, 1.0), 0.45, 28)
        mesh.material(YELLOW)
        mesh.box((x + 0.55, y, 0.95), (0.5, 0.5, 0.5))
        mesh.material(GALVANISED)
        mesh.cylinder((x + 0.8, y, 1.0), (x + 1.1, y, 1.0), 0.6, 28)
        flange(mesh, (x + 1.1, y, 1.0), (1, 0, 0), 0.22, nb=8)
        mesh.material(ALUMINIUM)
        discharge = x + 1.0
        mesh.pipe(
            [(discharge, y, 1.4), (discharge, y, 3.0), (discharge, y + 3.5, 3.0), (discharge, y + 3.5, 5.3)],
            0.17,
            18,
            bend=3,
        )
        suction = x + 2.4
        mesh.pipe(
            [(x + 1.3, y, 1.0), (suction, y, 1.0), (suction, y + 3, 1.0), (suction, y + 3, 5.3)],
            0.2,
            18,
            bend=3,
        )
        flange_pair(mesh, (discharge, y, 2.2), (0, 0, 1), 0.17, 8)


def add_air_coolers(mesh, rnd) -> None:
    """Bank of finned-tube bundles on the rack: fan rings below, header boxes, inlet pipes and a walkway in front."""
    south, north, top = 20.9, 27.1, 12.6
    for i in range(9):
        x = -22 + i * 7.0
        mesh.material(GREY)
        for side in (-3.0, 3.0):
            for y in (south + 0.2, north - 0.2):
                mesh.i_beam((x + side, y, 9.5), (x + side, y, top), 0.22, 0.22, 0.02)
            mesh.beam((x + side, south + 0.2, 9.7), (x + side, 24, top - 0.4), 0.09, 0.09)
            mesh.beam((x + side, north - 0.2, 9.7), (x + side, 24, top - 0.4), 0.09, 0.09)
        mesh.material(ALUMINIUM)
        for fan in (-1.5, 1.5):
            for y in (22.4, 25.6):
                mesh.lathe([(1.38, 0), (1.25, 0.5), (1.30, 1.0)], (x + fan, y, top - 0.7), seg=32)
        mesh.material(WHITE)
        mesh.box((x, 24, top + 0.55), (6.3, 6.2, 0.5))
        mesh.material(PETROL)
        mesh.box((x, south - 0.15, top + 0.6), (6.2, 0.35, 0.62))
        mesh.material(GALVANISED)
        for nozzle in (-1.6, 1.6):
            at = x + nozzle + rnd.uniform(-0.2, 0.2)
            mesh.pipe(
                [
                    (at, south - 0.15, top + 0.9),
                    (at, south - 0.15, top + 1.9),
                    (at, 24.2, top + 1.9),
                    (at, 24.2, 9.6),
                ],
                0.15,
                16,
                bend=3,
            )
            flange(mesh, (at, south - 0.15, top + 1.0), (0, 0, 1), 0.14, nb=8)
    mesh.material(GREY)
    mesh.box((6, south - 0.9, top + 0.2), (63, 1.0, 0.08))
    mesh.material(YELLOW)
    handrail(mesh, [(-25.5, south - 1.35, top + 0.24), (37.5, south - 1.35, top + 0.24)], r=0.028)


def add_risers(mesh, rnd) -> None:
    """Lines of small bore along the near columns, from their platforms down to the rack."""
    for x, y, height, radius, _, side in COLUMNS:
        for i in range(5):
            angle = side + rnd.uniform(-2.4, 2.4)
            bore = rnd.uniform(0.06, 0.17)
            start = outward(angle) * (radius + bore + 0.18)
            level = rnd.uniform(0.35, 0.95) * height
            mesh.material(rnd.choice((ALUMINIUM, GALVANISED, WHITE)))
            mesh.pipe(
                [
                    (x + start.x * 0.7, y + start.y * 0.7, level),
                    (x + start.x, y + start.y, level),
                    (x + start.x, y + start.y, 2.0),
                ],
                bore,
                14,
                bend=3,
            )


def add_hydrants(mesh) -> None:
    """Orange fire monitors along the kerb of the unit, light masts behind."""
    mesh.material(CONCRETE)
    mesh.box((6, 12.6, 0.09), (130, 0.3, 0.2))
    for x in (-31, -3.5, 12, 33):
        mesh.material(ORANGE)
        mesh.cylinder((x, 11.6, 0), (x, 11.6, 1.2), 0.13, 18)
        mesh.sphere((x, 11.6, 1.3), 0.22, 18, 10)
        mesh.cylinder((x, 11.6, 1.4), (x - 0.5, 10.4, 1.95), 0.09, 16, r1=0.06)
        mesh.torus((x + 0.24, 11.6, 1.3), 0.2, 0.022, (1, 0, 0), 24)
        for side in (-1, 1):
            mesh.cylinder((x, 11.6, 0.6), (x + side * 0.34, 11.6, 0.6), 0.08, 16)
    mesh.material(GALVANISED)
    for x, y in ((-38, 30), (52, 30), (-64, 60)):
        mesh.cylinder((x, y, 0), (x, y, 24), 0.17, 14, r1=0.08)
        for side in (-1, 0, 1):
            mesh.box((x + side * 0.7, y, 24), (0.5, 0.3, 0.35))
        mesh.box((x, y, 23.7), (2.2, 0.1, 0.1))


def add_stacks(mesh) -> None:
    """Stacks behind the unit with their red lamps."""
    for x, y, height in ((38, 100, 62), (62, 128, 84), (-92, 170, 66)):
        mesh.material(WHITE)
        mesh.cylinder((x, y, 0), (x, y, height), 2.2, 28, r1=1.5)
        mesh.material(RED_LAMP)
        mesh.box((x, y - 1.8, height - 1), (0.5, 0.3, 0.5))
        mesh.box((x, y - 2.0, height * 0.6), (0.5, 0.3, 0.5))


def add_far_columns(mesh, rnd) -> None:
    for _ in range(5):
        x = rnd.uniform(-110, 130)
        y = rnd.uniform(120, 210)
        height = rnd.uniform(18, 48)
        radius = rnd.uniform(1.2, 2.6)
        add_column(mesh, rnd, x, y, height, radius, rnd.choice((ALUMINIUM, WHITE)))


def add_far_tanks(mesh) -> None:
    """Storage tanks and low buildings behind the unit, against the afterglow."""
    tanks = ((-95, 205, 17, 14), (-140, 225, 20, 15), (-52, 240, 14, 16), (98, 230, 18, 15))
    tanks += ((150, 215, 15, 17), (-232, 175, 20, 15), (-268, 160, 18, 14), (30, 270, 20, 14))
    mesh.material(GREY)
    for x, y, radius, height in tanks:
        shell = [(radius, 0), (radius, height * 0.86), (radius + 0.5, height * 0.865), (radius + 0.5, height * 0.88)]
        shell += [(radius, height * 0.885), (radius, height), (0.01, height + radius * 0.12)]
        mesh.material(WHITE).lathe(shell, (x, y, 0), seg=56)
        mesh.material(GREY)
        handrail(
            mesh,
            [(x + radius * math.cos(a * 0.3), y - radius * math.sin(a * 0.3), height) for a in range(11)],
            post=4.0,
            r=0.06,
        )
    for x, y, width, height in ((-20, 190, 26, 6), (58, 185, 18, 8)):
        mesh.box((x, y, height / 2), (width, 12, height))


def build_hills() -> None:
    """Low hills all around, 3 km away."""
    count = 240
    points = []
    for i in range(count + 1):
        angle = 2 * math.pi * i / count
        direction = outward(angle)
        crest = 6 + 34 * max(0, noise.fractal(direction * 7, 0.8, 2.0, 6) + 0.3)
        points += [direction * 3000 - up(40), direction * 3400 + up(crest)]
    hills = MeshBuilder()
    hills.add(points, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(count)])
    hills.build("hills", [plain("hills", (0.02, 0.024, 0.03), 0.9)], 60)


def build_light() -> None:
    """Low sun from the left and behind, thin cirrus, a warm band of haze at the horizon."""
    sky(
        elev=7,
        rot=-91,
        strength=0.085,
        dust=2.4,
        air=1.1,
        ozone=2.4,
        sun=6.4,
        suncol=(1, 0.50, 0.22),
        sunangle=0.7,
        clouds=0.9,
        cloudcol=(1, 0.58, 0.36),
        cloudshade=(0.28, 0.31, 0.41),
        gain=1.1,
        cscale=0.8,
        cover=0.48,
        cseed=9.0,
        horizon=((6.5, 3.5, 1.9), 0.7, 0.05),
    )


def build() -> None:
    new_scene()
    rnd = random.Random(31)
    materials = make_materials()
    unit = MeshBuilder()
    for column in COLUMNS:
        add_column(unit, rnd, *column)
    for drum in DRUMS:
        add_drum(unit, *drum)
    for structure in STRUCTURES:
        add_structure(unit, *structure)
    build_rack(materials)
    add_rack_lamps(unit)
    add_branches(unit, rnd)
    add_air_coolers(unit, rnd)
    add_risers(unit, rnd)
    add_pumps(unit)
    add_hydrants(unit)
    add_stacks(unit)
    add_far_columns(unit, rnd)
    add_far_tanks(unit)
    unit.build("unit", materials, 35)
    ground(yard("apron", 6.0, 0.62), 1500)
    ground(soil("land", ((0.055, 0.05, 0.042), (0.075, 0.068, 0.056), (0.04, 0.042, 0.032))), 12000, -0.05)
    build_hills()
    build_light()
