"""Coating inspection on the coupon: a dry-film probe on the paint, its layers feathered down to the steel.

Lengths as in _coupon.py.
"""

import numpy as np
from kit import MeshBuilder, NodeTree, new_scene, paint, plain, steel_metal
from mathutils import Vector
from scenes._coupon import (
    SERIES_GRADE,
    Surface,
    attribute,
    build_bench,
    build_coupon,
    coupon_material,
    eased,
    light_rig,
    macro_view,
    noise2,
    top_height,
)
from scenes._macro_probes import UP, cable, knurled

SAMPLES = 32
GRADE = SERIES_GRADE
FROM = -122
PROBE = Vector((0.27, -0.22, 0.0072))
PINHOLE = Vector((0.075, -0.30, 0.0))
VIEWS = {
    "macro-coating": macro_view(
        (0.13, -0.24, 0.05), FROM, 27, 2.5, at=(0.54, 0.59), focus=(0.16, -0.30, 0.01), fstop=2.2
    )
}


def beyond_edge(x, y):
    """How far within the paint a point lies; negative on bare steel."""
    return x + 0.16 + 0.35 * (y + 0.1) + 0.020 * noise2(x * 5, y * 5, 91) + 0.006 * noise2(x * 16, y * 16, 92)


def painted_height(x, y):
    """The coupon's face with three coats, each 0.25 mm, feathered by sanding; the pinhole."""
    inside = beyond_edge(x, y)
    coats = 0.0024 * (
        eased(inside / 0.020) + eased((inside - 0.055) / 0.022) + eased((inside - 0.115) / 0.022)
    )
    hole = np.hypot(x - PINHOLE.x, y - PINHOLE.y)
    crater = 0.0012 * np.exp(-(((hole - 0.0105) / 0.004) ** 2)) - 0.0085 * eased((0.0085 - hole) / 0.003)
    return top_height(x, y) + coats + crater


def coats(tree: NodeTree, surface: Surface) -> None:
    """Red primer, sand-coloured build coat, grey finish; sanded dull along the feathered edge."""
    x, y, _ = tree.separate(tree.position(True))
    place = tree.combine(x, y)
    ragged = tree.math("MULTIPLY_ADD", tree.noise(place, 60, 5, 0.65), 0.016, -0.008)
    inside = tree.math("ADD", attribute(tree, "paint"), ragged)
    fine, cloud = tree.noise(place, 90, 4, 0.6), tree.noise(place, 3, 5, 0.6)
    scratches = tree.noise(tree.mapping(place, rotation=(0, 0, 0.5), scale=(9, 260, 1)), 1, 3, 0.7)
    sanded = tree.step(inside, 0.20, 0.13)
    layers = (
        (0.004, (0.15, 0.040, 0.026), (0.22, 0.066, 0.042), 0.62),
        (0.062, (0.48, 0.40, 0.27), (0.58, 0.49, 0.34), 0.58),
        (0.124, (0.27, 0.30, 0.31), (0.32, 0.35, 0.36), 0.30),
    )
    for start, dark, light, rough in layers:
        share = tree.step(inside, start, start + 0.004)
        colour = tree.mix(tree.step(cloud, 0.3, 0.7), dark, light)
        colour = tree.mix(
            tree.math("MULTIPLY", tree.step(scratches, 0.45, 0.75), tree.math("MULTIPLY", sanded, 0.25)),
            colour,
            light,
        )
        gloss = tree.math(
            "ADD", tree.math("MULTIPLY_ADD", fine, 0.10, rough - 0.05), tree.math("MULTIPLY", sanded, 0.25)
        )
        surface.cover(tree, share, colour, gloss)
    covered = tree.step(inside, 0.004, 0.008)
    peel = tree.noise(place, 42, 3, 0.5)
    relief = tree.math(
        "ADD",
        tree.math("MULTIPLY", peel, 0.5),
        tree.math("MULTIPLY", tree.math("MULTIPLY", scratches, sanded), 0.5),
    )
    surface.raise_by(tree, tree.math("MULTIPLY", covered, relief), 0.16, 0.005)
    hole = tree.math("ADD", attribute(tree, "hole"), tree.math("MULTIPLY_ADD", fine, 0.004, -0.002))
    surface.cover(tree, tree.math("MULTIPLY", tree.step(hole, 0.030, 0.008), 0.55), (0.16, 0.060, 0.022), 0.6)
    surface.cover(tree, tree.step(hole, 0.0085, 0.0065), (0.020, 0.009, 0.006), 0.7)


def build_probe() -> None:
    """The probe: grooved sleeve on its spring, orange ring, knurled cap, cable."""
    steel = steel_metal("turned", (0.62, 0.62, 0.62), 0.20, (1.5, 1.5, 170), 9, 0.2, grime=0.2)
    dark = paint("anodised", (0.018, 0.022, 0.025), 0.34, 0.2, 0.0, 14, 0.2, bump=0.04)
    orange = paint("band", (0.80, 0.15, 0.010), 0.34, 0.2, 0, 12, 0.2, bump=0.03)
    black = plain("rubber", (0.014, 0.014, 0.015), 0.45)
    probe = MeshBuilder()
    probe.lathe(
        [
            (0.034, 0.0),
            (0.060, 0.0),
            (0.064, 0.004),
            (0.064, 0.050),
            (0.060, 0.054),
            (0.060, 0.060),
            (0.064, 0.064),
            (0.064, 0.098),
            (0.061, 0.101),
            (0.050, 0.101),
            (0.050, 0.112),
        ],
        PROBE,
        UP,
        80,
    )
    probe.material(2).lathe(
        [(0.050, 0.112), (0.0655, 0.112), (0.068, 0.1145), (0.068, 0.130), (0.0655, 0.1325), (0.055, 0.1325)],
        PROBE,
        UP,
        80,
    )
    probe.material(1).lathe([(0.055, 0.132), (0.060, 0.132), (0.062, 0.136)], PROBE, UP, 80)
    probe.lathe(
        [(0.062, 0.284), (0.060, 0.292), (0.052, 0.306), (0.034, 0.312), (0.034, 0.318)], PROBE, UP, 80
    )
    rings = [(0.034, 0.318)]
    for i in range(6):
        rings += [
            (0.033 - 0.002 * i, 0.320 + 0.020 * i),
            (0.033 - 0.002 * i, 0.332 + 0.020 * i),
            (0.026 - 0.0015 * i, 0.334 + 0.020 * i),
            (0.026 - 0.0015 * i, 0.339 + 0.020 * i),
        ]
    probe.material(3).lathe([*rings, (0.018, 0.45)], PROBE, UP, 48)
    probe.build("probe", [steel, dark, orange, black], 35, bevel=0.0008)
    knurled("probe knurl", 0.0665, 0.135, 0.285, dark, PROBE, depth=0.0022, diamonds=30)
    x, y, z = PROBE
    cable(
        "probe cable",
        [
            (x, y, 0.42),
            (x, y, 0.72),
            (x + 0.3, y + 0.15, 0.95),
            (x + 0.9, y + 0.9, 0.5),
            (x + 1.0, y + 1.6, 0.0),
        ],
        0.0165,
        black,
    )


def build() -> None:
    """The coupon half painted, the probe."""
    new_scene()
    build_bench()
    build_coupon(
        coupon_material(coats),
        height=painted_height,
        attributes={"paint": beyond_edge, "hole": lambda x, y: np.hypot(x - PINHOLE.x, y - PINHOLE.y)},
        fine_y=(-0.36, 0.14),
    )
    build_probe()
    light_rig(FROM, (0.1, -0.2, 0), key=1.6, front=1.4, front_at=(-40, 30))
