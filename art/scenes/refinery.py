"""Refinery at blue hour: columns with lit platforms, pipe rack, drums, pumps on a wet apron (metres)."""

import math
import random

from kit import (
    MeshBuilder,
    View,
    concrete,
    emissive,
    flange,
    flange_pair,
    galvanised,
    ground,
    handrail,
    new_scene,
    paint,
    pipe_rack,
    plain,
    point_light,
    sky,
    soil,
    stair,
    steel_metal,
)
from mathutils import noise

from scenes._columns import (
    ALUMINIUM,
    COLD_LAMP,
    CONCRETE,
    GALVANISED,
    GREY,
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

SAMPLES = 48
GRADE = {
    "petrol": 0.26,
    "ev": 0.55,
    "contrast": 1.1,
    "bloom": 0.09,
    "wb": (1.0, 1.05, 0.94),
    "haze": (0.0008, (0.21, 0.15, 0.13), 0.7),
    "hicomp": 1.5,
}
VIEWS = {
    "refinery": View((-14, -52, 1.8), (-14 + 3.4, -22, 1.8), 28, shift=(0, 0.15), clip=9000),
    "refinery-columns": View((120, -75, 2.2), (20, 25, 2.2), 46, shift=(0, 0.19), clip=9000),
}

# Columns near the camera: x, y, height, radius, slot of the paint, side of the platforms in radians.
COLUMNS = (
    (6, 34, 44, 2.3, ALUMINIUM, SOUTH),
    (15, 38, 33, 1.7, WHITE, -1.9),
    (-2.5, 41, 27, 1.5, ALUMINIUM, -1.3),
    (22, 46, 52, 2.0, ALUMINIUM, -1.9),
    (-10, 52, 36, 1.9, WHITE, -1.2),
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
    return [
        steel_metal("aluminium", (0.62, 0.63, 0.64), 0.34, None, 0.5, 0.0, grime=0.35),
        paint("white", (0.46, 0.46, 0.45), 0.42, 0.5, 0, 0.5, 0.9, 0.15),
        paint("grey", (0.16, 0.17, 0.18), 0.45, 0.5, 0, 0.7, 0.7, 0.2),
        galvanised("galvanised", 0.8),
        paint("yellow", (0.60, 0.26, 0.02), 0.42, 0.4, 0, 0.8, 0.6, 0.1),
        paint("petrol", (0.02, 0.10, 0.13), 0.42, 0.4, 0, 0.8, 0.6, 0.1),
        concrete("concrete", (0.26, 0.25, 0.24), 1.0),
        emissive("warm lamp", (1, 0.64, 0.30), 34),
        emissive("cold lamp", (0.75, 0.92, 1), 30),
        emissive("red lamp", (1, 0.06, 0.03), 40),
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


def add_structure(mesh, lamps, x, y, width, depth, floors) -> None:
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
        mesh.material(WARM_LAMP)
        mesh.box((x - width / 4, south + 0.1, floor - 0.5), (0.9, 0.14, 0.1))
        mesh.box((x + width / 4, south + 0.1, floor - 0.5), (0.9, 0.14, 0.1))
        lamps.append((x, south + 0.5, floor - 0.8))
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


def add_rack_lamps(mesh, lamps) -> None:
    """Lamps under the lowest level and along the top of the rack."""
    mesh.material(WARM_LAMP)
    for x in range(-60, 70, 9):
        mesh.box((x, 20.9, 4.6), (1.0, 0.12, 0.1))
    for x in (-30, -14, 2, 18, 34):
        lamps.append((x, 20.2, 4.2))
    for x in range(-58, 70, 9):
        mesh.material(COLD_LAMP if x % 2 else WARM_LAMP)
        mesh.box((x, 20.9, 9.9), (0.5, 0.12, 0.12))


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


def add_stacks(mesh) -> None:
    """Stacks behind the unit with their red lamps."""
    for x, y, height in ((-30, 90, 70), (58, 110, 86), (-48, 120, 55)):
        mesh.material(WHITE)
        mesh.cylinder((x, y, 0), (x, y, height), 2.2, 28, r1=1.5)
        mesh.material(RED_LAMP)
        mesh.box((x, y - 1.8, height - 1), (0.5, 0.3, 0.5))
        mesh.box((x, y - 2.0, height * 0.6), (0.5, 0.3, 0.5))


def add_far_columns(mesh, lamps, rnd) -> None:
    for _ in range(5):
        x = rnd.uniform(-110, 130)
        y = rnd.uniform(120, 210)
        height = rnd.uniform(18, 48)
        radius = rnd.uniform(1.2, 2.6)
        add_column(mesh, lamps, rnd, x, y, height, radius, rnd.choice((ALUMINIUM, WHITE)))


def add_far_tanks(mesh) -> None:
    """Storage tanks and low buildings behind the unit, against the afterglow."""
    tanks = ((-95, 205, 17, 14), (-140, 225, 20, 15), (-52, 240, 14, 16), (98, 230, 18, 15))
    tanks += ((150, 215, 15, 17), (-232, 175, 20, 15), (-268, 160, 18, 14), (30, 270, 20, 14))
    mesh.material(GREY)
    for x, y, radius, height in tanks:
        mesh.lathe([(radius, 0), (radius, height), (0.01, height + radius * 0.12)], (x, y, 0), seg=56)
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


def light_lamps(lamps, rnd) -> None:
    """Point lights at some of the lamps of the near columns, drawn by lot: one at each would cost time for nothing."""
    rnd.shuffle(lamps)
    near = [lamp for lamp in lamps if lamp[1] < 60][:22]
    for place in near:
        power = 800 if place[2] > 6 else 1300
        colour = (1, 0.62, 0.30) if rnd.random() < 0.8 else (0.75, 0.92, 1)
        point_light(place, power, colour)


def build_light() -> None:
    """Afterglow on the horizon under a dark blue sky."""
    sky(
        elev=0.6,
        rot=-20,
        strength=0.17,
        dust=2.0,
        air=1.0,
        ozone=5.0,
        sun=0,
        clouds=0.8,
        cloudcol=(0.46, 0.30, 0.24),
        cloudshade=(0.04, 0.09, 0.115),
        gain=0.5,
        cscale=0.8,
        cover=0.54,
        cseed=9.0,
        horizon=((2.0, 0.95, 0.50), 0.7, 0.05),
    )


def build() -> None:
    new_scene()
    rnd = random.Random(31)
    materials = make_materials()
    unit = MeshBuilder()
    lamps = []
    for column in COLUMNS:
        add_column(unit, lamps, rnd, *column)
    for drum in DRUMS:
        add_drum(unit, *drum)
    for structure in STRUCTURES:
        add_structure(unit, lamps, *structure)
    build_rack(materials)
    add_rack_lamps(unit, lamps)
    add_branches(unit, rnd)
    add_pumps(unit)
    add_stacks(unit)
    add_far_columns(unit, lamps, rnd)
    add_far_tanks(unit)
    unit.build("unit", materials, 35)
    light_lamps(lamps, rnd)
    ground(concrete("apron", (0.20, 0.195, 0.19), 1.0, joints=6, wet=0.80, stains=0.7), 1500)
    ground(soil("land", ((0.055, 0.05, 0.042), (0.075, 0.068, 0.056), (0.04, 0.042, 0.032))), 12000, -0.05)
    build_hills()
    build_light()
