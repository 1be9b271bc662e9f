"""Power transformer in its oil pit: tank, radiators, fans, conservator, bushings, cabinet, railing (metres)."""

import math

from kit import (
    MeshBuilder,
    basis,
    bolt_ring,
    flange_pair,
    hand_wheel,
    handrail,
    hex_nut,
    ladder,
)
from mathutils import Matrix, Vector

from scenes._insulators import add_porcelain

# Slots of the list of materials that the scene hands over.
(
    TANK,
    RADIATOR,
    PAINTED_STEEL,
    GALVANISED,
    ALUMINIUM,
    ORANGE,
    CONCRETE,
    PETROL,
    DARK,
    COPPER,
    CABINET,
    PORCELAIN,
    COMPOSITE,
    GRAVEL,
    WARM_LAMP,
    COLD_LAMP,
    RED_LAMP,
    WINDOW,
) = range(18)

# Centre of the tank, its sizes, and the height of its bottom.
X, Y = 4.3, 4.6
LENGTH, DEPTH, HEIGHT = 5.6, 2.3, 2.9
BOTTOM = 0.75
TOP = BOTTOM + HEIGHT
WEST, EAST = X - LENGTH / 2, X + LENGTH / 2
SOUTH, NORTH = Y - DEPTH / 2, Y + DEPTH / 2
SKYWARD = Vector((0, 0, 1))


def add_pit(mesh: MeshBuilder) -> None:
    """Slab, kerb, gravel, plinths and rails."""
    mesh.material(CONCRETE)
    mesh.box((X, Y, 0.10), (9.6, 7.6, 0.20))
    for side in (-1, 1):
        mesh.box((X, Y + side * 4.05, 0.22), (10.1, 0.28, 0.44))
        mesh.box((X + side * 5.0, Y, 0.22), (0.28, 8.3, 0.44))
    mesh.material(GRAVEL)
    mesh.box((X, Y, 0.24), (9.8, 7.9, 0.10))
    for offset in (-0.75, 0.75):
        mesh.material(CONCRETE)
        mesh.box((X, Y + offset, 0.34), (7.2, 0.55, 0.30))
        mesh.material(DARK)
        mesh.i_beam((X - 3.5, Y + offset, 0.56), (X + 3.5, Y + offset, 0.56), 0.12, 0.14, 0.02)


def add_tank(mesh: MeshBuilder) -> None:
    """Ribbed tank with its bolted cover."""
    mesh.material(TANK)
    mesh.box((X, Y, BOTTOM + 0.08), (LENGTH + 0.1, DEPTH + 0.1, 0.16))
    mesh.box((X, Y, BOTTOM + HEIGHT / 2), (LENGTH, DEPTH, HEIGHT))
    mesh.box((X, Y, TOP), (LENGTH + 0.28, DEPTH + 0.28, 0.035))
    mesh.box((X, Y, TOP + 0.045), (LENGTH + 0.28, DEPTH + 0.28, 0.04))
    mesh.box((X, Y, TOP + 0.10), (LENGTH - 0.2, DEPTH - 0.2, 0.10))
    for i in range(9):
        x = WEST + 0.25 + i * (LENGTH - 0.5) / 8
        mesh.box((x, Y, BOTTOM + HEIGHT / 2), (0.07, DEPTH + 0.22, HEIGHT - 0.1))
    for i in range(4):
        y = SOUTH + 0.3 + i * (DEPTH - 0.6) / 3
        mesh.box((X, y, BOTTOM + HEIGHT / 2), (LENGTH + 0.22, 0.07, HEIGHT - 0.1))
    for level in (0.75, 2.1):
        mesh.box((X, Y, BOTTOM + level), (LENGTH + 0.16, DEPTH + 0.16, 0.09))
    mesh.material(PAINTED_STEEL)
    for side in (-1, 1):
        for i in range(34):
            x = WEST - 0.06 + i * (LENGTH + 0.12) / 33
            hex_nut(mesh, (x, Y + side * (DEPTH / 2 + 0.07), TOP + 0.065), SKYWARD, 0.026, 0.03)
        for i in range(13):
            y = SOUTH + i * DEPTH / 12
            hex_nut(mesh, (X + side * (LENGTH / 2 + 0.07), y, TOP + 0.065), SKYWARD, 0.026, 0.03)


RADIATOR_FOOT = BOTTOM + 0.42
RADIATOR_HEIGHT = 2.55
RADIATOR_DEPTH = 0.52
HEADERS = (RADIATOR_FOOT + 0.10, RADIATOR_FOOT + RADIATOR_HEIGHT - 0.10)


def add_radiator(mesh: MeshBuilder, x: float, y: float, along, panels: int) -> None:
    """Bank of panels; along: unit vector of the row, the panels are deep across it."""
    along = Vector(along)
    across = Vector((-along.y, along.x, 0))
    pitch = 0.066
    turned = Matrix((along, across, SKYWARD)).transposed()
    foot = Vector((x, y, 0))
    mesh.material(RADIATOR)
    for i in range(panels):
        centre = foot + SKYWARD * (RADIATOR_FOOT + RADIATOR_HEIGHT / 2)
        centre += along * ((i - (panels - 1) / 2) * pitch)
        mesh.box(centre, (0.016, RADIATOR_DEPTH, RADIATOR_HEIGHT), turned)
        for share in (-0.36, -0.12, 0.12, 0.36):
            flute = (0.030, RADIATOR_DEPTH * 0.17, RADIATOR_HEIGHT - 0.10)
            mesh.box(centre + across * (share * RADIATOR_DEPTH), flute, turned)
    half = panels * pitch / 2
    for height in HEADERS:
        for share in (-0.33, 0.33):
            header = foot + SKYWARD * height + across * share * RADIATOR_DEPTH
            mesh.cylinder(header - along * (half + 0.06), header + along * (half + 0.06), 0.052, 20)
    for side in (-1, 1):
        stay = foot + SKYWARD * (RADIATOR_FOOT + RADIATOR_HEIGHT * 0.5)
        stay += across * (RADIATOR_DEPTH * 0.5 * side * 1.02)
        mesh.beam(stay - along * half, stay + along * half, 0.014, 0.05)


def add_front_radiators(mesh: MeshBuilder) -> None:
    """Four banks in front of the tank with their valves, and a fan under each."""
    y = SOUTH - 0.72
    for bank in range(4):
        x = X - 2.05 + bank * 1.37
        add_radiator(mesh, x, y, (1, 0, 0), 16)
        for height in HEADERS:
            mesh.material(RADIATOR)
            mesh.pipe([(x, y + 0.16, height), (x, SOUTH, height)], 0.075, 20)
            flange_pair(mesh, (x, y + 0.46, height), (0, 1, 0), 0.07, 8)
            mesh.material(ORANGE)
            mesh.box((x + 0.13, y + 0.36, height + 0.12), (0.02, 0.12, 0.03))
            hand_wheel(mesh, (x, y + 0.56, height + 0.20), SKYWARD, 0.085, 0.010)
        add_fan(mesh, x, y, RADIATOR_FOOT - 0.16)


def add_fan(mesh: MeshBuilder, x: float, y: float, height: float) -> None:
    """Fan that blows upwards, in its ring, with its brackets."""
    mesh.material(PAINTED_STEEL)
    ring = [(0.30, -0.09), (0.31, -0.09), (0.31, 0.09), (0.30, 0.09)]
    mesh.lathe(ring, (x, y, height), SKYWARD, 36, closed=True)
    mesh.material(DARK)
    mesh.cylinder((x, y, height - 0.06), (x, y, height + 0.06), 0.10, 20)
    for blade in range(5):
        angle = blade * 1.257
        tip = (x + 0.28 * math.cos(angle), y + 0.28 * math.sin(angle), height)
        mesh.beam((x, y, height), tip, 0.12, 0.012)
    mesh.material(PAINTED_STEEL)
    for side in (-0.46, 0.46):
        mesh.box((x + side, y, height), (0.05, 0.55, 0.05))
        mesh.box((x + side, y + 0.5, height), (0.05, 0.5, 0.05))


def add_end_radiators(mesh: MeshBuilder) -> None:
    """Two banks at the west end."""
    for y in (Y - 0.55, Y + 0.55):
        add_radiator(mesh, WEST - 0.75, y, (0, 1, 0), 12)
    mesh.material(RADIATOR)
    for y in (Y - 0.55, Y + 0.55):
        for height in (BOTTOM + 0.52, BOTTOM + 2.87):
            mesh.cylinder((WEST - 0.6, y, height), (WEST, y, height), 0.075, 20)
            flange_pair(mesh, (WEST - 0.30, y, height), (1, 0, 0), 0.07, 8)


def add_conservator(mesh: MeshBuilder) -> None:
    """Expansion vessel above the tank, with its relay, pipes and breather."""
    y, z = Y + 0.75, TOP + 1.45
    west, east = X - 2.1, X + 1.9
    mesh.material(TANK)
    mesh.cylinder((west, y, z), (east, y, z), 0.46, 56)
    for x, side in ((west, -1), (east, 1)):
        mesh.material(TANK)
        lid = [(0.46, -0.02), (0.52, -0.02), (0.52, 0.03), (0.46, 0.05), (0.3, 0.10), (0.001, 0.12)]
        mesh.lathe(lid, (x, y, z), (side, 0, 0), 48)
        mesh.material(PAINTED_STEEL)
        bolt_ring(mesh, (x + side * 0.03, y, z), (side, 0, 0), 0.49, 20, 0.018)
    mesh.material(TANK)
    for x in (X - 1.5, X + 1.3):
        for side in (-0.35, 0.35):
            mesh.beam((x, y + side, TOP), (x, y + side, z - 0.25), 0.12, 0.10)
        mesh.box((x, y, z - 0.42), (0.14, 0.95, 0.10))
    x = X - 0.3
    mesh.pipe([(x, y, z - 0.4), (x, y, z - 0.75), (x, Y - 0.2, TOP + 0.45), (x, Y - 0.2, TOP)], 0.045, 16)
    mesh.material(DARK)
    mesh.box((x, y - 0.45, z - 0.88), (0.2, 0.28, 0.22))
    breather = Vector((X - 2.9, SOUTH - 0.16, BOTTOM + 1.9))
    mesh.material(TANK)
    mesh.pipe(
        [
            (X - 2.0, y - 0.2, z - 0.4),
            (X - 2.0, y - 0.5, z - 0.5),
            (X - 2.72, SOUTH - 0.1, z - 0.6),
            breather,
        ],
        0.022,
        12,
    )
    mesh.material(ORANGE)
    mesh.cylinder(breather - SKYWARD * 0.4, breather, 0.085, 24)
    mesh.material(DARK)
    mesh.cylinder((X - 2.24, y, z + 0.1), (X - 2.27, y, z + 0.1), 0.14, 28)


def add_bushing(mesh: MeshBuilder, x, y, tilt_north, tilt_east, turret, radius, sheds, length) -> Vector:
    """Bushing on its turret; tilts in radians; gives back where the conductor is clamped."""
    axis = Vector((math.sin(tilt_east), math.sin(tilt_north), math.cos(tilt_north) * math.cos(tilt_east)))
    axis.normalize()
    foot = Vector((x, y, TOP + 0.1))
    mesh.material(TANK)
    mesh.cylinder(foot - axis * 0.15, foot + axis * turret, radius * 2.0, 36)
    joint = foot + axis * (turret - 0.03)
    lower = [(radius * 2.0, 0), (radius * 2.5, 0), (radius * 2.5, 0.05), (radius * 2.0, 0.05)]
    mesh.lathe(lower, joint, axis, 36, closed=True)
    upper = [
        (radius * 2.5, 0.055),
        (radius * 2.5, 0.10),
        (radius * 1.4, 0.12),
        (radius * 1.3, 0.25),
        (0.001, 0.25),
    ]
    mesh.lathe(upper, joint, axis, 36)
    mesh.material(PAINTED_STEEL)
    bolt_ring(mesh, foot + axis * (turret + 0.07), axis, radius * 2.25, 14, 0.020)
    porcelain = foot + axis * (turret + 0.2)
    head = porcelain + axis * length
    add_porcelain(mesh, porcelain, head, radius, sheds, 1.75, PORCELAIN, ALUMINIUM, 96)
    add_bushing_head(mesh, head, axis, radius)
    return head + axis * 0.55


def add_bushing_head(mesh: MeshBuilder, head: Vector, axis: Vector, radius: float) -> None:
    """Cap, terminal and corona ring."""
    mesh.material(ALUMINIUM)
    cap = [
        (radius * 1.3, 0),
        (radius * 1.35, 0.05),
        (radius * 1.35, 0.22),
        (radius * 0.9, 0.30),
        (radius * 0.3, 0.32),
        (radius * 0.3, 0.62),
        (0.001, 0.62),
    ]
    mesh.lathe(cap, head, axis, 32)
    ring = head + axis * 0.12
    mesh.torus(ring, radius * 2.4, 0.03, axis, 40, 10)
    x, y, _ = basis(axis)
    for i in range(3):
        angle = i * 2.094
        spoke = x * math.cos(angle) + y * math.sin(angle)
        mesh.beam(ring + spoke * radius * 1.3, ring + spoke * radius * 2.4, 0.03, 0.012)


def add_access(mesh: MeshBuilder) -> None:
    """Control cabinet, ladder, railing on the cover, and the two collector pipes at the foot."""
    mesh.material(CABINET)
    mesh.box((EAST + 0.35, Y - 0.3, BOTTOM + 1.05), (0.5, 1.1, 1.7))
    mesh.material(ORANGE)
    x, y = EAST + 0.2, Y + 0.85
    ladder(mesh, (x, y, 0.3), (x, y, TOP + 0.9), (1, 0, 0), 0.42, cage=False)
    floor = TOP + 0.1
    railing = [(WEST, SOUTH, floor), (X + 2.0, SOUTH, floor), (EAST, SOUTH, floor), (EAST, NORTH, floor)]
    handrail(mesh, railing, post=1.1)
    mesh.material(DARK)
    for height in (0.62, 0.70):
        mesh.pipe([(WEST - 0.2, SOUTH - 0.1, height), (EAST, SOUTH - 0.1, height)], 0.025, 10)


def add_transformer(mesh: MeshBuilder) -> tuple[list, list]:
    """Adds the whole transformer; gives back where the high- and low-voltage conductors are clamped."""
    add_pit(mesh)
    add_tank(mesh)
    add_front_radiators(mesh)
    add_end_radiators(mesh)
    add_conservator(mesh)
    high = []
    low = []
    for phase in (-1, 0, 1):
        high.append(add_bushing(mesh, X + phase * 1.75, Y - 0.55, -0.12, phase * 0.16, 0.75, 0.145, 26, 2.35))
        low.append(add_bushing(mesh, X + 1.9 + phase * 0.62, Y + 0.3, 0.10, 0, 0.25, 0.075, 12, 0.85))
    add_access(mesh)
    return high, low
