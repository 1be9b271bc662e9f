"""Spark testing of a rubber lining on the coupon: a brass brush nears a torn blister beside a seam.

Lengths as in _coupon.py.
"""

import math
import random

import numpy as np
from kit import MeshBuilder, bezier, new_material, new_scene, paint, steel_metal
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
BRUSH_X = 0.42
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
    return 0.0062 * np.sqrt(np.clip(1 - (along / 0.075) ** 2, 0, 1)) - np.abs(across)


def liner_height(x, y):
    """Upper face of the lining: it follows the weld, overlaps at the seam, swells at the blister."""
    under = 0.017 * np.exp(-(np.abs((y - drift(x)) / 0.100) ** 3.4))
    border = x - EDGE - 0.006 * noise2(y * 7, 1.5, 72)
    first = LINER * eased(border / 0.012)
    seam = x - SEAM - 0.005 * noise2(y * 6, 2.5, 73)
    second = LINER * eased(seam / 0.014) + 0.004 * np.exp(-(((seam - 0.045) / 0.03) ** 2))
    rolled = 0.0009 * np.sin((y + 0.2 * seam) * 60) * np.exp(-(((seam - 0.06) / 0.05) ** 2))
    apart = np.hypot(x - BLISTER.x, (y - BLISTER.y) * 1.15)
    dome = 0.032 * np.exp(-(np.abs(apart / 0.105) ** 2.6))
    slit = tear(x, y)
    lips = 0.004 * np.exp(-(((slit + 0.006) / 0.006) ** 2)) * (apart < 0.1)
    gap = -0.10 * eased(slit / 0.003)
    return np.where(border > 0, under, -0.01) + first + second + rolled + dome + lips + gap


def rubber_material():
    """Dark grey-green rubber with the cloth's imprint, chalky where it was handled; black in the tear."""
    material, tree = new_material("liner")
    point = tree.position(True)
    x, y, _ = tree.separate(point)
    place = tree.combine(x, y)
    cloud = tree.noise(place, 4, 6, 0.6)
    fine = tree.noise(place, 70, 6, 0.65)
    colour = tree.mix(tree.step(cloud, 0.3, 0.7), (0.026, 0.047, 0.041), (0.050, 0.078, 0.067))
    chalk = tree.math(
        "MULTIPLY",
        tree.step(
            tree.noise(tree.mapping(place, scale=(9, 40, 1), rotation=(0, 0, 0.5)), 1, 5, 0.65), 0.56, 0.75
        ),
        0.35,
    )
    colour = tree.mix(chalk, colour, (0.14, 0.16, 0.15))
    slit = attribute(tree, "tear")
    colour = tree.mix(tree.step(slit, -0.001, 0.002), colour, (0.004, 0.004, 0.004))
    weave = tree.math(
        "ADD",
        tree.math("SINE", tree.math("MULTIPLY", x, 520)),
        tree.math("SINE", tree.math("MULTIPLY", y, 520)),
    )
    relief = tree.math("ADD", tree.math("MULTIPLY", weave, 0.22), fine)
    rough = tree.math("MULTIPLY_ADD", fine, 0.25, 0.34)
    tree.principled(
        colour,
        tree.math("ADD", rough, tree.math("MULTIPLY", chalk, 0.5)),
        0.0,
        tree.bump(relief, 0.20, 0.004),
        spec=0.35,
    )
    return material


def build_liner() -> None:
    """The two overlapping sheets."""
    sheet(
        "liner",
        stepped((EDGE - 0.02, 0.45, 0.0018), (0.45, 1.58, 0.008)),
        stepped((-0.84, -0.36, 0.006), (-0.36, 0.2, 0.0018), (0.2, 0.84, 0.006)),
        liner_height,
        rubber_material(),
        {"tear": tear},
    )


def build_brush(rnd) -> None:
    """Brass wires in an orange channel, dragging over the lining; the handle on its rod."""
    brass = steel_metal("brass", (0.72, 0.47, 0.17), 0.26, None, 14, 0.2, grime=0.25)
    wires = MeshBuilder()
    for _ in range(2400):
        y = rnd.uniform(-0.62, 0.40)
        root = Vector((BRUSH_X + 0.05 + rnd.uniform(-0.026, 0.026), y, 0.27))
        tip_x = BRUSH_X - 0.02 + rnd.gauss(0, 0.030) + (root.x - BRUSH_X - 0.05) * 1.3
        tip_y = y + rnd.gauss(0, 0.016)
        low = float(liner_height(np.array(tip_x), np.array(tip_y))) + rnd.uniform(0.001, 0.006)
        tip = Vector((tip_x + 0.055, tip_y, low))
        belly = Vector((tip_x - 0.01, (y + tip_y) / 2, low + 0.07))
        wires.tube(bezier(root, root + Vector((-0.025, 0, -0.09)), belly, tip, 9), 0.00125, 5)
    wires.build("brush wires", [brass], 80)
    channel = MeshBuilder().box((BRUSH_X + 0.05, -0.11, 0.29), (0.082, 1.08, 0.06))
    channel.build(
        "brush channel",
        [paint("channel", (0.80, 0.15, 0.010), 0.36, 0.25, 0.5, 12, 0.2, bump=0.04)],
        30,
        bevel=0.006,
        bseg=3,
    )
    orange = paint("handle", (0.80, 0.15, 0.010), 0.38, 0.2, 0, 12, 0.2, bump=0.04)
    foot = Vector((BRUSH_X + 0.05, -0.11, 0.31))
    way = Vector((0.72, 0.30, 0.34)).normalized()
    MeshBuilder().cylinder(foot, foot + way * 0.3, 0.022, 32).build(
        "brush rod", [steel_metal("rod", (0.6, 0.6, 0.6), 0.25, None, 10, 0.3)], 35
    )
    MeshBuilder().lathe(
        [(0.024, 0.14), (0.048, 0.15), (0.050, 0.17), (0.046, 0.4), (0.046, 1.2)], foot, way, 40
    ).build("brush handle", [orange], 35, bevel=0.003)


def build() -> None:
    """The lined coupon, the brush."""
    new_scene()
    build_bench()
    build_coupon(coupon_material())
    build_liner()
    build_brush(random.Random(8))
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
