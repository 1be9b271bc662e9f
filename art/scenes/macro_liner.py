"""Lining of the coupon: two sheets welded in a double track, and a torn blister beside the seam.

Lengths as in _coupon.py.
"""

import math

import numpy as np
from kit import new_material, new_scene
from mathutils import Vector
from scenes._coupon import (
    SERIES_GRADE,
    attribute,
    build_bench,
    build_coupon,
    coupon_material,
    drift,
    eased,
    light_rig,
    macro_view,
    noise2,
    sheet,
    stepped,
)

SAMPLES = 32
GRADE = SERIES_GRADE
FROM = -112
EDGE, SEAM = -0.26, -0.03
"""x of the lining's border and of its overlapped seam."""
LINER = 0.034
BLISTER = Vector((0.20, -0.17, 0.0))
VIEWS = {
    "macro-liner": macro_view(
        (0.16, -0.15, 0.06), FROM, 28, 2.75, at=(0.52, 0.55), focus=(0.20, -0.20, 0.06), fstop=2.0
    )
}


def tear(x, y):
    """How far inside the slit of the blister a point lies: above 0 in it."""
    turn = math.radians(62)
    along = (x - BLISTER.x) * math.cos(turn) + (y - BLISTER.y) * math.sin(turn)
    across = -(x - BLISTER.x) * math.sin(turn) + (y - BLISTER.y) * math.cos(turn)
    across = across + 0.006 * noise2(along * 28, 0.5, 71) - 0.10 * along * along * 9
    return 0.0125 * np.sqrt(np.clip(1 - (along / 0.085) ** 2, 0, 1)) - np.abs(across)


def liner_height(x, y):
    """Upper face of the lining: it follows the weld, overlaps at the seam with its two tracks, swells at the blister."""
    under = 0.017 * np.exp(-(np.abs((y - drift(x)) / 0.100) ** 3.4))
    border = x - EDGE - 0.0012 * noise2(y * 4, 1.5, 72)
    first = LINER * eased(border / 0.012)
    seam = x - SEAM - 0.0012 * noise2(y * 4, 2.5, 73)
    second = LINER * eased(seam / 0.014)
    tracks = sum(np.exp(-(((seam - at) / 0.0075) ** 4)) for at in (0.045, 0.085))
    rolled = -0.0045 * tracks
    apart = np.hypot(x - BLISTER.x, (y - BLISTER.y) * 1.15)
    dome = 0.032 * np.exp(-(np.abs(apart / 0.105) ** 2.6))
    slit = tear(x, y)
    lips = 0.011 * np.exp(-(((slit + 0.007) / 0.008) ** 2)) * (apart < 0.12)
    gap = -0.10 * eased(slit / 0.003)
    return np.where(border > 0, under, -0.01) + first + second + rolled + dome + lips + gap


def sheet_material():
    """Dark smooth plastic, dusty in places; black in the tear."""
    material, tree = new_material("liner")
    point = tree.position(True)
    x, y, _ = tree.separate(point)
    place = tree.combine(x, y)
    cloud = tree.noise(place, 4, 6, 0.6)
    fine = tree.noise(place, 70, 6, 0.65)
    colour = tree.mix(tree.step(cloud, 0.3, 0.7), (0.020, 0.024, 0.026), (0.032, 0.038, 0.041))
    dust = tree.math("MULTIPLY", tree.step(tree.noise(place, 9, 7, 0.68), 0.52, 0.8), 0.25)
    colour = tree.mix(dust, colour, (0.12, 0.12, 0.11))
    slit = attribute(tree, "tear")
    colour = tree.mix(tree.step(slit, -0.001, 0.002), colour, (0.004, 0.004, 0.004))
    rough = tree.math("MULTIPLY_ADD", fine, 0.12, 0.33)
    tree.principled(
        colour,
        tree.math("ADD", rough, tree.math("MULTIPLY", dust, 0.8)),
        0.0,
        tree.bump(tree.noise(place, 14, 3, 0.5), 0.10, 0.006),
        spec=0.3,
    )
    return material


def build_liner() -> None:
    """The two overlapping sheets."""
    sheet(
        "liner",
        stepped((EDGE - 0.02, 0.45, 0.0018), (0.45, 1.58, 0.008)),
        stepped((-0.84, -0.36, 0.006), (-0.36, 0.2, 0.0018), (0.2, 0.84, 0.006)),
        liner_height,
        sheet_material(),
        {"tear": tear},
    )


def build() -> None:
    """The lined coupon and its light."""
    new_scene()
    build_bench()
    build_coupon(coupon_material())
    build_liner()
    light_rig(
        FROM,
        (0.1, -0.1, 0),
        key=0.42,
        cool=3.0,
        front=1.6,
        key_at=(-164, 20),
        cool_at=(-100, 36),
        rim_at=(140, 16),
        front_at=(30, 40),
    )
