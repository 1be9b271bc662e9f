"""A platform on a four-legged jacket, for offshore_platform.py. Lengths in metres; the sea is at z = 0.

One mesh: the same object stands near and, as an instance, far away. The order of calls matters where things
are drawn by chance.
"""

import math
import random

from mathutils import Vector

from kit import MeshBuilder, emissive, handrail, paint, stair

# Slots of the materials.
STEEL, YELLOW, GREY, WARM_LAMP, COLD_LAMP, RED_LAMP, WINDOW = range(7)

WIDTH, DEPTH = 26, 20  # of the jacket's top
DECKS = (14, 20, 26)  # heights
TOP = 26.7  # of the plating of the upper deck
DERRICK = Vector((-4.5, 1, 0))
FLARE_TIP = Vector((-44, 6, TOP + 27))
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def platform_materials():
    """The materials in the order of the slots."""
    return [
        paint("steel", (0.10, 0.11, 0.12), 0.45, 0.5, 0, 0.6, 0.8, 0.3),
        paint("yellow", (0.62, 0.30, 0.03), 0.42, 0.5, 0, 0.6, 0.8, 0.3),
        paint("grey", (0.28, 0.30, 0.31), 0.45, 0.5, 0, 0.6, 0.8, 0.2),
        emissive("warm lamp", (1, 0.66, 0.32), 26),
        emissive("cold lamp", (0.70, 0.90, 1), 22),
        emissive("red lamp", (1, 0.08, 0.03), 40),
        emissive("window", (1, 0.58, 0.24), 3.2),
    ]


def build_platform(turn: float, rnd: random.Random):
    """The whole platform at the origin, turned around the vertical (radians). Gives back the object."""
    mesh = MeshBuilder()
    add_jacket(mesh)
    for level in range(len(DECKS)):
        add_deck(mesh, level, rnd)
    add_living_quarters(mesh, rnd)
    add_helideck(mesh, Vector((15.5, -1, TOP + 14)))
    add_derrick(mesh)
    add_modules(mesh, rnd)
    add_crane(mesh, -13.2, -7.5, 2.75, 0.62)
    add_crane(mesh, 4.2, -9.2, -2.3, 1.05)
    add_flare_boom(mesh)
    platform = mesh.build("platform", platform_materials(), 30)
    platform.rotation_euler = (0, 0, turn)
    return platform


def leg(corner: int, z: float) -> Vector:
    """The middle of a leg at a height: the legs spread downwards."""
    side, front = CORNERS[corner]
    spread = 1 + (14 - z) * 0.011
    return Vector((side * WIDTH * 0.42 * spread, front * DEPTH * 0.36 * spread, z))


def add_jacket(mesh):
    """Legs and braces, conductors, risers, boat landing and its stair."""
    mesh.material(YELLOW)
    for corner in range(4):
        mesh.cylinder(leg(corner, -12), leg(corner, 14), 0.75, 20)
    for low, high in ((-10, 3), (3, 13)):
        for corner in range(4):
            other = (corner + 1) % 4
            mesh.cylinder(leg(corner, low), leg(other, high), 0.32, 12)
            mesh.cylinder(leg(other, low), leg(corner, high), 0.32, 12)
            mesh.cylinder(leg(corner, high), leg(other, high), 0.35, 12)
    mesh.material(STEEL)
    for i in range(6):
        x, y = -5 + i * 1.5, -3 - i % 2
        mesh.cylinder((x, y, -10), (x, y, 16), 0.3, 12)
    for i in range(4):
        x = -WIDTH * 0.42 + 2.5 + i * 1.1
        mesh.cylinder((x, -DEPTH * 0.43, -8), (x, -DEPTH * 0.38, 15), 0.2, 10)
    front = -DEPTH * 0.36
    mesh.material(YELLOW).box((6, front - 2.0, 2.2), (8, 2.2, 0.3))
    handrail(mesh, [(2, front - 3.1, 2.35), (10, front - 3.1, 2.35)])
    for x in (3, 6, 9):
        mesh.cylinder((x, front - 3.2, -2), (x, front - 3.2, 3), 0.22, 10)
    stair(mesh, (2, front - 1.6, 2.3), (-7, front - 0.6, 14), 1.0)


def deck_size(level: int) -> tuple[float, float]:
    """Width and depth of a deck."""
    return (WIDTH + 4, DEPTH + 3) if level else (WIDTH + 2, DEPTH + 1)


def add_deck(mesh, level, rnd):
    """Beams, plating, handrail and lamps of a deck, and what stands on it under the next."""
    z = DECKS[level]
    width, depth = deck_size(level)
    mesh.material(YELLOW)
    for y in (-depth / 2, -depth * 0.18, depth * 0.18, depth / 2):
        mesh.i_beam((-width / 2, y, z), (width / 2, y, z), 0.5, 1.1, 0.06)
    for i in range(8):
        x = -width / 2 + width * i / 7
        mesh.i_beam((x, -depth / 2, z), (x, depth / 2, z), 0.4, 0.9, 0.05)
    mesh.material(STEEL).box((0, 0, z + 0.62), (width, depth, 0.12))
    mesh.material(YELLOW)
    edge = [(x * width / 2, y * depth / 2, z + 0.68) for x, y in CORNERS]
    handrail(mesh, edge, closed=True, r=0.045, toe=False)
    covered = level < len(DECKS) - 1
    if covered:
        above = DECKS[level + 1]
        for x in (-width * 0.42, -width * 0.14, width * 0.14, width * 0.42):
            for y in (-depth * 0.42, depth * 0.42):
                mesh.cylinder((x, y, z), (x, y, above), 0.32, 12)
        for start, end in ((-width * 0.42, -width * 0.14), (width * 0.14, width * 0.42)):
            for y in (-depth * 0.42, depth * 0.42):
                mesh.cylinder((start, y, z + 0.6), (end, y, above), 0.2, 8)
    for i in range(9):
        x = -width / 2 + 1 + (width - 2) * i / 8
        if rnd.random() < 0.8:
            mesh.material(WARM_LAMP if rnd.random() < 0.75 else COLD_LAMP)
            mesh.box((x, -depth / 2 + 0.2, z - 0.65), (0.42, 0.12, 0.12))
        if rnd.random() < 0.6:
            mesh.material(WARM_LAMP).box((x + 0.8, depth / 2 - 0.3, z + 3.2), (0.4, 0.12, 0.12))
    if covered:
        add_equipment(mesh, z, width, depth, rnd)


def add_equipment(mesh, z, width, depth, rnd):
    """Vessels, columns, cabinets and pipes of a deck, drawn by chance."""
    for _ in range(16):
        x, y = rnd.uniform(-width * 0.44, width * 0.44), rnd.uniform(-depth * 0.40, depth * 0.2)
        kind = rnd.random()
        floor = z + 0.7
        mesh.material(rnd.choice((STEEL, GREY, GREY, YELLOW)))
        if kind < 0.35:
            radius = rnd.uniform(0.6, 1.2)
            length = rnd.uniform(3, 6)
            middle = floor + radius + 0.5
            mesh.cylinder((x - length / 2, y, middle), (x + length / 2, y, middle), radius, 24)
            mesh.sphere((x - length / 2, y, middle), radius, 20, 10)
            mesh.sphere((x + length / 2, y, middle), radius, 20, 10)
        elif kind < 0.6:
            radius = rnd.uniform(0.4, 0.9)
            mesh.cylinder((x, y, floor), (x, y, floor + rnd.uniform(2.5, 4.6)), radius, 20)
        else:
            mesh.box((x, y, floor + 1.3), (rnd.uniform(1.5, 4), rnd.uniform(1.5, 3), 2.6))
    for _ in range(14):
        y = rnd.uniform(-depth * 0.48, depth * 0.3)
        height = z + rnd.uniform(2.5, 4.9)
        start = rnd.uniform(-width * 0.48, 0)
        end = rnd.uniform(start + 3, width * 0.48)
        line = [(start, y, z + 0.7), (start, y, height), (end, y, height), (end, y, z + 0.7)]
        mesh.material(rnd.choice((STEEL, GREY))).pipe(line, rnd.uniform(0.08, 0.22), 10)


def add_living_quarters(mesh, rnd):
    """Four storeys with lit windows and outside galleries."""
    mesh.material(GREY).box((10.5, 1, TOP + 5.5), (8.5, 15, 11))
    for storey in range(4):
        floor = TOP + storey * 2.7
        for i in range(7):
            if rnd.random() < 0.62:
                mesh.material(WINDOW).box((7.1 + i * 1.13, -6.53, floor + 1.5), (0.62, 0.06, 0.8))
        for i in range(9):
            if rnd.random() < 0.5:
                mesh.material(WINDOW).box((14.78, -5 + i * 1.5, floor + 1.5), (0.06, 0.7, 0.8))
        mesh.material(YELLOW)
        handrail(mesh, [(6, -7.6, floor + 0.1), (15, -7.6, floor + 0.1)], r=0.04, toe=False)
        mesh.material(STEEL).box((10.5, -7.1, floor + 0.02), (9, 1.1, 0.1))


def add_helideck(mesh, centre):
    """An eight-sided deck with its safety net, struts and edge lights."""
    mesh.material(STEEL).lathe([(1e-3, -0.45), (10.2, -0.45), (10.4, 0), (1e-3, 0)], centre, seg=8)
    net = centre - Vector((0, 0, 0.3))

    def around(angle, radius, height=0.0):
        return Vector((radius * math.cos(angle), radius * math.sin(angle), height))

    for i in range(16):
        angle, following = i * math.pi / 8, (i + 1) * math.pi / 8
        mesh.material(YELLOW)
        mesh.beam(net + around(angle, 10), net + around(angle, 11.6, 0.25), 0.12, 0.12)
        mesh.beam(net + around(angle, 11.6, 0.25), net + around(following, 11.6, 0.25), 0.12, 0.12)
        if i % 2 == 0:
            foot = Vector((10.5, centre.y, TOP + 11)) + around(angle, 3)
            mesh.cylinder(centre + around(angle, 4, -0.4), foot, 0.18, 8)
        mesh.material(COLD_LAMP if i % 2 else WARM_LAMP)
        mesh.box(centre + around(angle, 10.3, 0.12), (0.22, 0.22, 0.16))


def add_derrick(mesh):
    """The drilling derrick on its substructure, with travelling block and cabin."""
    x, y, _ = DERRICK
    mesh.material(YELLOW).box((x, y, TOP + 3), (9.5, 9.5, 0.6))
    for side in (-1, 1):
        for front in (-1, 1):
            at = (x + side * 4.2, y + front * 4.2)
            mesh.i_beam((*at, TOP), (*at, TOP + 3), 0.5, 0.5, 0.06)
    foot, head = TOP + 3.3, TOP + 40

    def edge(corner, share):
        half = 4.2 + (1.25 - 4.2) * share
        side, front = CORNERS[corner]
        return Vector((x + side * half, y + front * half, foot + (head - foot) * share))

    for corner in range(4):
        mesh.beam(edge(corner, 0), edge(corner, 1), 0.34, 0.34)
    bays = 11
    for bay in range(bays):
        low, high = bay / bays, (bay + 1) / bays
        for corner in range(4):
            other = (corner + 1) % 4
            mesh.beam(edge(corner, high), edge(other, high), 0.14, 0.14)
            gate = bay < 2 and corner == 0  # pipes come in here
            if not gate:
                mesh.beam(edge(corner, low), edge(other, high), 0.13, 0.13)
                mesh.beam(edge(other, low), edge(corner, high), 0.13, 0.13)
        if bay % 2 == 1:
            mesh.material(WARM_LAMP)
            for corner in (0, 1):
                mesh.box(edge(corner, high) + Vector((0, -0.25, 0)), (0.4, 0.2, 0.25))
            mesh.material(YELLOW)
    mesh.box((x, y, head + 0.6), (3.4, 3.4, 1.2))
    mesh.material(RED_LAMP).sphere((x, y, head + 2.6), 0.35, 12, 6)
    mesh.material(STEEL).cylinder((x, y, head), (x, y, head + 2.4), 0.06, 6)
    for i in range(5):
        mesh.cylinder((x - 0.3 + i * 0.15, y, foot + 9), (x - 0.3 + i * 0.15, y, head), 0.04, 6)
    mesh.material(GREY).box((x, y, foot + 9), (1.1, 1.1, 2.6))
    mesh.cylinder((x, y, foot), (x, y, foot + 8), 0.14, 10)
    mesh.box((x - 3.0, y - 3.2, foot + 1.4), (2.6, 2.4, 2.6))
    mesh.material(WINDOW).box((x - 3.0, y - 4.43, foot + 1.8), (1.8, 0.06, 0.9))


def add_modules(mesh, rnd):
    """Containers on the upper deck, and exhaust stacks."""
    for _ in range(9):
        mesh.material(rnd.choice((STEEL, GREY, YELLOW)))
        x, y = rnd.uniform(-13.5, 4.5), rnd.choice((-8.5, -7.2, 8))
        mesh.box((x, y, TOP + 1.4), (rnd.uniform(2.2, 5), 2.4, rnd.uniform(2.2, 3.6)))
    for i in range(3):
        mesh.material(STEEL).cylinder((1 + i * 1.5, 6, TOP), (1 + i * 1.5, 6, TOP + 13 + i), 0.45, 16)


def add_crane(mesh, x, y, compass, lift, length=26):
    """A pedestal crane; compass and lift: of its lattice boom, in radians from +X and from level."""
    mesh.material(YELLOW).cylinder((x, y, TOP - 3), (x, y, TOP + 8), 0.9, 20)
    mesh.material(GREY).box((x, y, TOP + 9.2), (3, 3, 2.6))
    mesh.material(WINDOW).box((x, y - 1.53, TOP + 9.5), (1.4, 0.06, 1))
    mesh.material(YELLOW)
    along = Vector((math.cos(compass) * math.cos(lift), math.sin(compass) * math.cos(lift), math.sin(lift)))
    side = Vector((-math.sin(compass), math.cos(compass), 0))
    up = along.cross(side)
    foot = Vector((x, y, TOP + 9.5))

    def chord(corner, share):
        across, above = CORNERS[corner]
        taper = 1 - 0.6 * abs(share - 0.35)
        return foot + along * (share * length) + (side * across * 0.7 + up * above * 0.6) * taper

    for corner in range(4):
        for bay in range(12):
            low, high = bay / 12, (bay + 1) / 12
            mesh.beam(chord(corner, low), chord(corner, high), 0.15, 0.15)
            mesh.beam(chord(corner, low), chord((corner + 1) % 4, high), 0.08, 0.08)
    tip = foot + along * length
    mast = foot + Vector((0, 0, 6)) - Vector((along.x, along.y, 0)) * 1.2
    mesh.beam(foot, mast, 0.3, 0.3)
    mesh.material(STEEL)
    for offset in (-0.4, 0.4):
        mesh.cylinder(mast + side * offset, tip + side * offset * 0.4, 0.04, 6)
    mesh.cylinder(tip, tip - Vector((0, 0, 9)), 0.04, 6)
    mesh.material(GREY).box(tip - Vector((0, 0, 9.4)), (0.5, 0.5, 0.9))
    mesh.material(RED_LAMP).sphere(tip + Vector((0, 0, 0.4)), 0.25, 10, 6)


def add_flare_boom(mesh):
    """A three-cornered lattice boom with the pipe to the flare tip."""
    foot = Vector((-14, 3, TOP))
    along = (FLARE_TIP - foot).normalized()
    side = Vector((0, 1, 0))
    up = along.cross(side)
    section = [(-1.5, -1.2), (1.5, -1.2), (0, 1.5)]
    bays = 16

    def chord(corner, share):
        across, above = section[corner % 3]
        return foot.lerp(FLARE_TIP, share) + (side * across + up * above) * (1 - 0.62 * share)

    mesh.material(YELLOW)
    for corner in range(3):
        for bay in range(bays):
            low, high = bay / bays, (bay + 1) / bays
            mesh.beam(chord(corner, low), chord(corner, high), 0.2, 0.2)
            mesh.beam(chord(corner, low), chord(corner + 1, high), 0.11, 0.11)
            mesh.beam(chord(corner, high), chord(corner + 1, high), 0.1, 0.1)
    end = FLARE_TIP + along * 1.5
    mesh.material(STEEL).cylinder(foot, end, 0.3, 12)
    mesh.cylinder(end, end + Vector((0, 0, 3)), 0.3, 12)
