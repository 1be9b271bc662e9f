"""Product tanker as seen from the shore: hull, deck pipes, manifold, cranes, superstructure (metres).

The water is at z = 0; the bow points to +X; x = 0 is amidships.
"""

import math

from kit import MeshBuilder, smooth
from mathutils import Vector

from scenes._terminal_tanks import ALUMINIUM, DARK, GALVANISED, ORANGE, WHITE

# After the slots of _terminal_tanks.
HULL, DECK = 8, 9

LENGTH, HALF_BEAM, FREEBOARD = 172, 14, 10.5
STERN, BOW = -LENGTH / 2, LENGTH / 2
BOOT_TOP = 2.2
HOUSE = STERN + 24


def half_breadth(share: float, height: float) -> float:
    """Half the breadth at a share of the length from the stern and a share of the height from the water line."""
    entrance = max(0.0, (share - 0.77) / 0.215)
    fine = max(0.0, 1 - entrance**1.9)
    shoulder = min(1.0, max(0.0, (share - 0.84) / 0.16))
    full = math.sqrt(max(0.0, 1 - shoulder**2.4))
    run = 0.35 + 0.65 * smooth(0, 0.16, share)
    counter = 0.84 + 0.16 * smooth(0, 0.07, share)
    flare = height**1.6
    return HALF_BEAM * ((1 - flare) * fine * run + flare * full * counter)


def deck_height(share: float) -> float:
    """Main deck, with the forecastle raised forward."""
    return FREEBOARD + 2.4 * smooth(0.905, 0.915, share) + 1.0 * max(0.0, (share - 0.88) / 0.12) ** 2


def shell_point(share: float, level: float, side: int) -> Vector:
    """Point of the shell; level: from the water line (0) to the deck (1), below water when negative."""
    height = max(0.0, level)
    rake = 4.5 * height * max(0.0, (share - 0.86) / 0.14) ** 1.5
    z = level * 3 if level < 0 else level * deck_height(share)
    return Vector((STERN + LENGTH * share + rake, side * half_breadth(share, height), z))


def add_hull(mesh: MeshBuilder) -> None:
    """Shell with its red boot top, transom, deck and bulwark rail."""
    stations = [i / 60 * 0.80 for i in range(60)] + [0.80 + 0.1985 * i / 50 for i in range(51)]
    boot = BOOT_TOP / FREEBOARD
    levels = [-1.0, 0.0, boot, boot + 0.001, 0.4, 0.6, 0.8, 1.0]
    for side in (-1, 1):
        for low, high in zip(levels[:-1], levels[1:]):
            points = [shell_point(share, level, side) for share in stations for level in (low, high)]
            faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(stations) - 1)]
            mesh.material(DECK if high <= boot else HULL)
            mesh.add(points, faces)
        mesh.material(WHITE)
        rail = [shell_point(share, 1.0, side) + Vector((0, 0, 1.0)) for share in stations[4::3]]
        for start, end in zip(rail[:-1], rail[1:]):
            mesh.beam(start, end, 0.10, 0.10)
            mesh.beam(start, start - Vector((0, 0, 1.0)), 0.10, 0.10)
    mesh.material(HULL)
    transom = [shell_point(0, level, -1) for level in levels] + [
        shell_point(0, level, 1) for level in levels[::-1]
    ]
    mesh.add(transom, [tuple(range(len(transom)))])
    mesh.material(DECK)
    edges = [shell_point(share, 1.0, side) for share in stations for side in (-1, 1)]
    mesh.add(edges, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(len(stations) - 1)])


def add_cargo_deck(mesh: MeshBuilder) -> None:
    """Pipes along the deck, manifold amidships, two cranes, vent posts, catwalk and foremast."""
    deck = FREEBOARD
    forward = BOW - 20
    mesh.material(DECK)
    for i in range(6):
        y = -4.5 + i * 1.5
        mesh.cylinder((HOUSE + 14, y, deck + 1.6), (forward, y, deck + 1.6), 0.30, 10)
    for i in range(18):
        x = HOUSE + 16 + i * 5.6
        mesh.box((x, -0.7, deck + 0.7), (0.4, 9.5, 1.4))
        mesh.box((x + 2.8, 0, deck + 0.35), (0.5, 27.0, 0.7))
    mesh.material(ALUMINIUM)
    for i in range(7):
        x = -6 + i * 2
        mesh.cylinder((x, -12.2, deck + 2.0), (x, 12.2, deck + 2.0), 0.34, 12)
        for side in (-1, 1):
            mesh.cylinder((x, side * 12.2, deck + 2.0), (x, side * 12.6, deck + 2.0), 0.62, 16)
    mesh.material(WHITE)
    mesh.box(((HOUSE + forward) / 2 + 6, 4.6, deck + 2.9), (forward - HOUSE - 16, 1.2, 0.12))
    for side in (4.0, 5.2):
        mesh.beam((HOUSE + 14, side, deck + 4.0), (forward, side, deck + 4.0), 0.09, 0.09)
    for i in range(20):
        x = HOUSE + 15 + i * 5
        mesh.cylinder((x, 4.6, deck), (x, 4.6, deck + 4.0), 0.10, 8)
    for x, turn in ((-13, 1), (15, -1)):
        mesh.material(WHITE)
        mesh.cylinder((x, 0, deck), (x, 0, deck + 9.5), 0.85, 20)
        mesh.cylinder((x, 0, deck + 9.5), (x, 0, deck + 11.2), 1.15, 20)
        mesh.beam((x, 0, deck + 10.6), (x + turn * 12.5, 1.0, deck + 8.0), 0.8, 1.0)
        mesh.beam((x, 0, deck + 12.6), (x + turn * 9, 0.7, deck + 9.2), 0.14, 0.14)
        mesh.cylinder((x, 0, deck + 11), (x, 0, deck + 12.8), 0.30, 10)
    for i in range(6):
        x = -42 + i * 17
        mesh.cylinder((x, -8, deck), (x, -8, deck + 4.2), 0.22, 10)
        mesh.cylinder((x, -8, deck + 3.6), (x, -8, deck + 4.4), 0.42, 10)
    mesh.cylinder((BOW - 10, 0, deck + 2.4), (BOW - 10, 0, deck + 16), 0.36, 12, r1=0.18)
    mesh.beam((BOW - 10, -2.2, deck + 12), (BOW - 10, 2.2, deck + 12), 0.2, 0.2)
    mesh.material(GALVANISED)
    for side in (-4, 4):
        mesh.cylinder((BOW - 14, side - 1.8, deck + 3.6), (BOW - 14, side + 1.8, deck + 3.6), 0.9, 16)


def add_superstructure(mesh: MeshBuilder) -> None:
    """Five decks of accommodation with rows of windows, bridge with wings, mast, funnel, lifeboats."""
    deck = FREEBOARD
    mesh.material(WHITE)
    mesh.box((HOUSE - 3, 0, deck + 1.5), (32, 26, 3.0))
    level = deck + 3.0
    for tier in range(4):
        depth = 15.5 - tier * 0.9
        width = 23.5 - tier * 0.8
        front = HOUSE + 11.5 - tier * 0.5
        mesh.material(WHITE)
        mesh.box((front - depth / 2, 0, level + 1.4), (depth, width, 2.8))
        mesh.box((front - depth / 2, 0, level + 2.78), (depth + 1.6, width + 2.2, 0.14))
        mesh.material(DARK)
        for i in range(9):
            y = (i - 4) * width / 10
            mesh.box((front, y, level + 1.6), (0.10, 1.0, 0.95))
        for i in range(6):
            x = front - 1.6 - i * depth / 6.5
            for side in (-1, 1):
                mesh.box((x, side * width / 2, level + 1.6), (0.9, 0.10, 0.9))
        level += 2.8
    front = HOUSE + 9.6
    mesh.material(WHITE)
    mesh.box((front - 4.6, 0, level + 0.3), (9.2, 21, 0.6))
    mesh.box((front - 4.0, 0, level + 0.85), (3.4, 2 * HALF_BEAM + 2, 0.9))
    mesh.box((front - 4.6, 0, level + 2.75), (9.8, 21.6, 0.30))
    mesh.material(DARK)
    mesh.box((front - 4.6, 0, level + 1.6), (9.0, 20.6, 2.1))
    mesh.material(WHITE)
    for i in range(15):
        y = (i - 7) * 1.46
        mesh.box((front - 0.05, y, level + 1.6), (0.18, 0.14, 2.1))
    mesh.box((front - 0.02, 0, level + 0.9), (0.2, 20.8, 0.7))
    for side in (-1, 1):
        mesh.beam((front - 4, side * 10.5, level - 1.6), (front - 4, side * 14.6, level + 0.4), 0.3, 0.3)
        mesh.box((front - 4, side * 14.9, level + 1.9), (3.4, 0.12, 1.2))
    mesh.cylinder((front - 5, 0, level + 2.9), (front - 5, 0, level + 11), 0.42, 12, r1=0.2)
    mesh.beam((front - 5, -3, level + 7.6), (front - 5, 3, level + 7.6), 0.2, 0.2)
    mesh.box((front - 4.4, 0, level + 6.3), (0.4, 3.6, 0.35))
    mesh.box((front - 4.4, 0, level + 8.8), (0.3, 2.4, 0.28))
    add_funnel_and_boats(mesh, deck)


def add_funnel_and_boats(mesh: MeshBuilder, deck: float) -> None:
    funnel = Vector((HOUSE - 12, 0, deck + 3))
    outline = [
        (-4.2, -2.2),
        (-3.2, -3.0),
        (3.2, -3.0),
        (4.4, -1.6),
        (4.4, 1.6),
        (3.2, 3.0),
        (-3.2, 3.0),
        (-4.2, 2.2),
    ]
    count = len(outline)
    for slot, low, high in ((WHITE, 0.0, 8.0), (ORANGE, 8.0, 11.0), (DARK, 11.0, 12.6)):
        points = [funnel + Vector((x - z * 0.06, y, z)) for z in (low, high) for x, y in outline]
        sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
        mesh.material(slot)
        mesh.add(points, [*sides, tuple(range(count, 2 * count))])
    mesh.material(DARK)
    for x in (-2.2, 0, 2.0):
        mesh.cylinder(funnel + Vector((x - 0.8, 0, 12.4)), funnel + Vector((x - 1.0, 0, 14.2)), 0.42, 12)
    for side in (-1, 1):
        boat = Vector((HOUSE - 5, side * 12.4, deck + 6.4))
        mesh.material(ORANGE)
        mesh.sphere(boat, 1.45, 20, 10, axis=(1, 0, 0))
        mesh.cylinder(boat - Vector((2.6, 0, 0)), boat + Vector((2.6, 0, 0)), 1.45, 20)
        for end in (-2.6, 2.6):
            mesh.sphere(boat + Vector((end, 0, 0)), 1.45, 20, 10, axis=(1, 0, 0))
        mesh.material(WHITE)
        for x in (-2.4, 2.4):
            mesh.beam(boat + Vector((x, -side * 2.0, -3.2)), boat + Vector((x, 0, 2.4)), 0.3, 0.3)


def build_tanker(materials: list):
    """Builds the ship; gives back the object, to be placed."""
    mesh = MeshBuilder()
    add_hull(mesh)
    add_cargo_deck(mesh)
    add_superstructure(mesh)
    return mesh.build("tanker", materials, 30)
