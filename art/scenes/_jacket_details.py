"""What shows only from near by, for offshore_platform.py. Lengths in metres; the sea is at z = 0.

All names begin with "near ", so that the picture from far away can leave it out.
"""

import math
import random

from mathutils import Matrix, Vector

from kit import (
    MeshBuilder,
    area_light,
    emissive,
    flange_pair,
    galvanised,
    handrail,
    ladder,
    new_material,
    paint,
    plain,
    point_light,
    scaled,
)

from scenes._platform import DECKS, DEPTH, WIDTH, leg

PAINTED, ZINC, PIPE, RUBBER, ORANGE, DARK, LAMP = range(7)
SKIN = 0.008  # how far the near parts stand out of the coarse ones they cover
FRONT = -DEPTH * 0.36
LANDING_Y = FRONT - 3.25
CELLAR = DECKS[0]
BEAM_FOOT = CELLAR - 0.55  # underside of the beams of the lowest deck
WARM, COLD = (1, 0.68, 0.36), (0.8, 0.92, 1)
# Lamps under the lowest deck, above the lifeboat and the landing: place, power in watts, colour.
LAMPS = (
    ((-9.5, -8.6, 13.1), 1100, WARM),
    ((-4.0, -8.6, 13.1), 900, WARM),
    ((1.5, -8.6, 13.1), 900, WARM),
    ((7.0, -8.6, 13.1), 1100, WARM),
    ((-8.0, 0.5, 13.1), 900, WARM),
    ((0.5, 0.5, 13.1), 900, WARM),
    ((8.0, 0.5, 13.1), 900, WARM),
    ((-4.0, 6.5, 13.1), 700, WARM),
    ((5.0, 6.5, 13.1), 700, WARM),
    ((-6.2, -16.2, 19.0), 700, WARM),
    ((6.0, FRONT - 0.6, 5.6), 260, COLD),
)


def splash_zone():
    """Yellow paint that the sea wears: streaks of rust, wet and dark near the water, growth below."""
    material, tree = new_material("splash zone")
    point = tree.position()
    height = tree.separate(point)[2]
    large = tree.noise(point, 0.9, 8, 0.65)
    fine = tree.noise(point, 7, 8, 0.7)
    runs = tree.noise(tree.scale(point, (2.2, 2.2, 0.14)), 1, 6, 0.6)
    yellow = (0.62, 0.30, 0.03)
    colour = tree.mix(tree.step(large, 0.3, 0.7), scaled(yellow, 0.75), yellow)
    colour = tree.mix(tree.math("MULTIPLY", tree.step(runs, 0.50, 0.72), 0.75), colour, (0.10, 0.045, 0.018))
    rusty = tree.step(
        tree.math("ADD", tree.math("MULTIPLY", large, 0.7), tree.math("MULTIPLY", fine, 0.3)), 0.55, 0.60
    )
    colour = tree.mix(rusty, colour, (0.13, 0.045, 0.016))
    uneven = tree.math("ADD", height, tree.math("MULTIPLY_ADD", large, -2.4, 1.2))
    wet = tree.step(uneven, 4.2, 2.4)
    colour = tree.mix(tree.math("MULTIPLY", wet, 0.6), colour, (0.035, 0.028, 0.018))
    growth = tree.step(uneven, 1.7, 1.1)
    colour = tree.mix(growth, colour, tree.mix(fine, (0.008, 0.012, 0.008), (0.045, 0.05, 0.028)))
    roughness = tree.math("MULTIPLY_ADD", wet, -0.22, 0.5)
    roughness = tree.math("ADD", roughness, tree.math("MULTIPLY", growth, 0.25))
    crust = tree.math("MULTIPLY", fine, tree.math("MULTIPLY_ADD", growth, 3.0, 0.3))
    tree.principled(colour, roughness, 0.0, tree.bump(crust, 0.5, 0.05))
    return material


def build_jacket_details(turn: float) -> None:
    """Builds it with its lamps, turned around the vertical like the platform (radians)."""
    rnd = random.Random(12)
    details = MeshBuilder()
    add_members(details)
    add_conductor_frames(details)
    add_boat_landing(details)
    add_underside(details, rnd)
    add_walkway(details)
    details.material(ZINC)
    ladder(details, leg(1, 2.3) + Vector((-1.0, 0, 0)), leg(1, 13.5) + Vector((-1.0, 0, 0)), (0, -1, 0))
    for place, _, _ in LAMPS[:9]:
        details.material(LAMP).box(Vector(place) + Vector((0, 0, 0.12)), (1.1, 0.12, 0.08))
    materials = [
        splash_zone(),
        galvanised("near zinc", 0.6),
        paint("near pipe", (0.20, 0.22, 0.23), 0.42, 0.6, 0, 1.2, 1.0, 0.6),
        plain("near rubber", (0.012, 0.012, 0.013), 0.55),
        paint("near orange", (0.76, 0.16, 0.018), 0.36, 0.35, 0, 2.0, 0.6, 0.0),
        plain("near dark", (0.010, 0.012, 0.014), 0.3),
        emissive("near lamp", WARM, 30),
    ]
    parts = [details.build("near jacket", materials, 35), build_lifeboat(materials)]
    for part in parts:
        part.rotation_euler = (0, 0, turn)
    turned = Matrix.Rotation(turn, 3, "Z")
    for place, power, colour in LAMPS:
        point_light(turned @ Vector(place), power, colour, 0.25, name="near lamp")
    # What is left of daylight behind the camera, or everything towards it would be black.
    area_light((-34, -62, 26), (0, 0, 9), 30, 6000, (0.42, 0.68, 0.85), name="near fill")


def add_members(details):
    """Rounder legs and braces with thick cans where they meet, and rings of weld."""
    details.material(PAINTED)
    for corner in range(4):
        other = (corner + 1) % 4
        details.cylinder(leg(corner, -6), leg(corner, 13.4), 0.75 + SKIN, 56)
        for height in (3, 12.2):
            add_can(details, leg(corner, height - 1.3), leg(corner, height + 1.3), 0.84)
        for low, high in ((-10, 3), (3, 13)):
            for start, end in ((leg(corner, low), leg(other, high)), (leg(other, low), leg(corner, high))):
                details.cylinder(start, end, 0.32 + SKIN, 36)
                crossing = start.lerp(end, 0.5)
                along = (end - start).normalized()
                add_can(details, crossing - along * 0.9, crossing + along * 0.9, 0.38)
                for joint, inwards in ((start, along), (end, -along)):
                    add_can(details, joint + inwards * 0.7, joint + inwards * 1.9, 0.37)
            details.cylinder(leg(corner, high), leg(other, high), 0.35 + SKIN, 36)


def add_can(details, start, end, radius):
    """A thicker piece of tube with tapered ends."""
    start, end = Vector(start), Vector(end)
    length = (end - start).length
    profile = [(radius * 0.9, 0), (radius, 0.08), (radius, length - 0.08), (radius * 0.9, length)]
    details.lathe(profile, start, end - start, 48)


def add_conductor_frames(details):
    """Beams that guide the conductors, sleeves on these, and clamps and joints on the risers."""
    conductors = [(-5 + i * 1.5, -3 - i % 2) for i in range(6)]
    for height in (3, 13):
        side = leg(1, height).x
        details.material(PAINTED)
        for y in (-4.9, -2.1):
            details.cylinder((-side, y, height), (side, y, height), 0.24, 28)
        for x, y in conductors:
            details.lathe([(0.30, -0.5), (0.40, -0.42), (0.40, 0.42), (0.30, 0.5)], (x, y, height), seg=28)
    details.material(PIPE)
    for x, y in conductors:
        details.cylinder((x, y, -6), (x, y, 14), 0.3 + SKIN, 32)
    for i in range(4):
        x = -WIDTH * 0.42 + 2.5 + i * 1.1
        foot, head = Vector((x, -DEPTH * 0.43, -8)), Vector((x, -DEPTH * 0.38, 15))
        for height in (5.2, 9.4):
            clamp = foot.lerp(head, (height + 8) / 23)
            details.material(ZINC)
            details.lathe([(0.2, -0.2), (0.27, -0.2), (0.27, 0.2), (0.2, 0.2)], clamp, seg=24)
        details.material(PIPE)
        flange_pair(details, foot.lerp(head, 15 / 23), head - foot, 0.21, 10)


def add_boat_landing(details):
    """Fenders of tube with rubber, a grating with its rail, struts to the jacket, a lifebuoy."""
    details.material(PAINTED)
    for height in (0.5, 2.0, 3.9):
        details.cylinder((1.6, LANDING_Y, height), (10.4, LANDING_Y, height), 0.17, 24)
    for i in range(9):
        x = 2.0 + i
        details.material(PAINTED).cylinder((x, LANDING_Y, -1.8), (x, LANDING_Y, 4.4), 0.15, 24)
        details.material(RUBBER).cylinder((x, LANDING_Y - 0.12, 0.2), (x, LANDING_Y - 0.12, 3.6), 0.2, 24)
    details.material(PAINTED)
    for x in (2.0, 6.0, 10.0):
        details.cylinder((x, LANDING_Y, 3.9), (x, FRONT - 0.9, 3.1), 0.16, 20)
        details.cylinder((x, LANDING_Y, 0.5), (x, FRONT - 0.9, 2.9), 0.14, 20)
        details.cylinder((x, LANDING_Y, 2.0), (x, FRONT - 0.9, 2.0), 0.14, 20)
    details.material(ZINC)
    for i in range(38):
        x = 2.1 + i * 0.21
        details.beam((x, LANDING_Y + 0.1, 2.4), (x, FRONT - 0.95, 2.4), 0.03, 0.06)
    rail = [
        (2, FRONT - 0.95, 2.4),
        (2, LANDING_Y + 0.2, 2.4),
        (10, LANDING_Y + 0.2, 2.4),
        (10, FRONT - 0.95, 2.4),
    ]
    handrail(details, rail, r=0.03, post=1.3)
    details.material(ORANGE).torus((4.6, LANDING_Y + 0.12, 3.0), 0.32, 0.085, (0, -1, 0), 40, 14)


def add_underside(details, rnd):
    """Stringers, pipes, trays and caissons under the lowest deck."""
    half_width, half_depth = WIDTH / 2 + 0.8, DEPTH / 2 + 0.3
    details.material(DARK)
    for i in range(20):
        x = -half_width + 2 * half_width * i / 19
        details.i_beam((x, -half_depth, CELLAR + 0.3), (x, half_depth, CELLAR + 0.3), 0.18, 0.32, 0.02)
    for i in range(13):
        y = -half_depth + 1.2 + i * 1.55
        radius = rnd.choice((0.08, 0.11, 0.11, 0.16, 0.24))
        height = BEAM_FOOT - 0.25 - radius
        start, end = rnd.uniform(-half_width, -6), rnd.uniform(4, half_width)
        drop = rnd.choice((0.0, 0.0, 1.6, 3.0))
        line = [(start, y, CELLAR + 0.4), (start, y, height), (end, y, height), (end, y, CELLAR + 0.4 - drop)]
        details.material(rnd.choice((PIPE, PIPE, ZINC))).pipe(line, radius, 20)
        for share in (0.25, 0.6):
            x = start + (end - start) * share
            flange_pair(details, (x, y, height), (1, 0, 0), radius, 8)
        details.material(ZINC)
        for k in range(4):
            x = start + (end - start) * (k + 0.5) / 4
            details.box((x, y, height - radius - 0.03), (0.08, radius * 3, 0.06))
            for side in (-1, 1):
                at = (x, y + side * radius * 1.3)
                details.cylinder((*at, height - radius), (*at, BEAM_FOOT + 0.4), 0.014, 8)
    for y in (-8.6, -1.2, 5.0):
        details.material(ZINC).box((0, y, BEAM_FOOT - 0.15), (2 * half_width - 1, 0.6, 0.1))
    details.material(PIPE)
    for x, y, radius in ((4.5, -5.2, 0.42), (8.2, 1.5, 0.34), (-9.0, 3.5, 0.42), (1.5, 5.5, 0.3)):
        details.cylinder((x, y, -6), (x, y, CELLAR), radius, 36)
        flange_pair(details, (x, y, 10.5), (0, 0, 1), radius, 16)


def add_walkway(details):
    """A hanging walkway along the front for the inspection of nodes and risers."""
    y, floor = FRONT + 1.6, 10.9
    details.material(ZINC).box((0, y, floor), (17, 1.0, 0.06))
    handrail(details, [(-8.5, y - 0.5, floor), (8.5, y - 0.5, floor)], r=0.028)
    handrail(details, [(8.5, y + 0.5, floor), (-8.5, y + 0.5, floor)], r=0.028)
    for i in range(7):
        x = -8.4 + i * 2.8
        for side in (-0.5, 0.5):
            details.cylinder((x, y + side, floor), (x, y + side, BEAM_FOOT), 0.03, 10)


def build_lifeboat(materials):
    """An enclosed lifeboat under its davits, at the front of the lowest deck."""
    centre = Vector((-6.2, -DEPTH / 2 - 2.4, CELLAR + 1.9))
    boat = MeshBuilder().material(ORANGE)
    add_hull(boat, centre)
    tower = centre + Vector((-2.1, 0, 1.2))
    boat.lathe([(0.60, -0.5), (0.56, 0.30), (0.42, 0.46), (0.01, 0.5)], tower, seg=32)
    for side in (-1, 1):
        fender = [centre + hull_point(-0.97 + 1.94 * i / 24, 0 if side > 0 else math.pi) for i in range(25)]
        boat.material(RUBBER).tube(fender, 0.085, 12)
        for i in range(5):
            window = centre + hull_point(-0.46 + i * 0.23, math.pi / 2 - side * 0.95)
            boat.material(DARK).sphere(window, 0.15, 16, 8)
    for x in (-2.6, 2.6):
        hook = centre + Vector((x, 0, 0.9))
        boat.material(ZINC).cylinder(hook, hook + Vector((0, 0, 2.6)), 0.035, 10)
        arm = [
            (centre.x + x, -DEPTH / 2 + 0.4, CELLAR + 0.7),
            (centre.x + x, -DEPTH / 2 - 0.3, CELLAR + 5.2),
            (centre.x + x, centre.y, CELLAR + 5.3),
        ]
        boat.material(PAINTED).pipe(arm, 0.17, 16, bend=5)
    return boat.build("near lifeboat", materials, 40)


def hull_point(share, angle):
    """A point of the hull: share from stern (-1) to bow (1), angle in radians from the side upwards."""
    full = (1 - abs(share) ** 3.4) ** 0.55
    across, upwards = math.cos(angle), math.sin(angle)
    width = 1.30 * full * math.copysign(abs(across) ** 0.75, across)
    height = (1.15 if upwards > 0 else 0.95) * full**0.7 * math.copysign(abs(upwards) ** 0.85, upwards)
    return Vector((share * 3.8, width, height + 0.28 * share * share))


def add_hull(boat, centre, stations=40, around=40):
    """The hull and its canopy as one skin."""
    shares = [-1 + 2 * i / stations for i in range(stations + 1)]
    angles = [2 * math.pi * k / around for k in range(around)]
    points = [centre + hull_point(share, angle) for share in shares for angle in angles]
    faces = []
    for i in range(stations):
        here, there = i * around, (i + 1) * around
        for k in range(around):
            following = (k + 1) % around
            faces.append((here + k, there + k, there + following, here + following))
    boat.add(points, faces)
