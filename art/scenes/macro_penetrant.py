"""Penetrant testing of the coupon: a crack bleeds red into white developer.

Lengths as in _coupon.py.
"""

from kit import NodeTree, new_scene
from scenes._coupon import (
    SERIES_GRADE,
    Surface,
    attribute,
    build_bench,
    build_coupon,
    coupon_material,
    light_rig,
    macro_view,
)

SAMPLES = 32
GRADE = {**SERIES_GRADE, "contrast": 1.26, "ev": 0.45}
FROM = -118
VIEWS = {"macro-penetrant": macro_view((0.02, -0.10, 0.0), FROM, 33, 2.1, at=(0.56, 0.52))}

CRACK = (-0.30, 0.34)
"""From where to where along the weld the crack opens."""
PORES = [
    (-0.10, 0.015, 0.011),
    (-0.045, 0.034, 0.006),
    (0.105, -0.012, 0.008),
    (0.30, 0.03, 0.009),
    (-0.215, -0.23, 0.006),
]
"""Rounded indications: place and radius."""


def sprayed(tree: NodeTree, x, y):
    """Thickness of the developer: 1 over the weld, feathered into droplets beyond."""
    place = tree.combine(x, y)
    edge = tree.math("MULTIPLY_ADD", tree.noise(place, 2.6, 3, 0.5), 0.36, -0.18)
    thick = tree.step(tree.math("ADD", tree.math("ABSOLUTE", tree.math("ADD", y, -0.02)), edge), 0.52, 0.10)
    thick = tree.math("MULTIPLY_ADD", tree.noise(place, 9, 4, 0.6), 0.30, tree.math("ADD", thick, -0.15))
    share = 0.0
    for scale, gain in ((95, 1.25), (210, 1.6)):
        ragged = tree.vector_math(
            "ADD", place, tree.scale(tree.noise(place, scale * 2, 2, 0.5, color=True), (0.5 / scale,) * 3)
        )
        apart = tree.voronoi(ragged, scale)
        size = tree.math("MULTIPLY", thick, gain)
        drop = tree.step(tree.math("SUBTRACT", size, apart), -0.12, 0.16)
        share = tree.math("MAXIMUM", share, drop)
    return share, thick


def within(tree: NodeTree, distance, radius, soft):
    """1 inside a radius, fading over a share of it."""
    return tree.step(tree.math("DIVIDE", distance, radius), 1 + soft, 1 - soft)


def bled(tree: NodeTree, x, y):
    """Shares of dark dye and of its pale halo."""
    place = tree.combine(x, y)
    window = tree.math(
        "MULTIPLY", tree.step(x, CRACK[0], CRACK[0] + 0.14), tree.step(x, CRACK[1], CRACK[1] - 0.20)
    )
    wander = tree.math("MULTIPLY_ADD", tree.noise(tree.combine(x, 0.0), 14, 5, 0.6), 0.026, -0.008)
    ragged = tree.math("MULTIPLY_ADD", tree.noise(place, 160, 4, 0.65), 0.008, -0.004)
    distance = tree.math(
        "ABSOLUTE", tree.math("ADD", tree.math("SUBTRACT", attribute(tree, "near"), wander), ragged)
    )
    open_width = tree.math(
        "MULTIPLY_ADD", tree.step(tree.noise(tree.combine(x, 5.0), 11, 4, 0.6), 0.3, 0.72), 0.0062, 0.0020
    )
    open_width = tree.math("MULTIPLY", open_width, window)
    open_width = tree.math("MAXIMUM", open_width, 0.00005)
    line = within(tree, distance, open_width, 0.45)
    halo = tree.math("MULTIPLY", within(tree, distance, tree.math("MULTIPLY", open_width, 2.8), 0.95), 0.8)
    for px, py, radius in PORES:
        apart = tree.vector_math("DISTANCE", place, (px, py, 0))
        apart = tree.math("ADD", apart, ragged)
        line = tree.math("MAXIMUM", line, within(tree, apart, radius, 0.30))
        halo = tree.math("MAXIMUM", halo, tree.math("MULTIPLY", within(tree, apart, radius * 1.7, 0.9), 0.8))
    return line, halo


def develop(tree: NodeTree, surface: Surface) -> None:
    """White developer, and the dye it draws out of the crack."""
    x, y, _ = tree.separate(tree.position(True))
    share, thick = sprayed(tree, x, y)
    grain = tree.noise(tree.combine(x, y), 140, 5, 0.7)
    white = tree.mix(tree.step(grain, 0.3, 0.7), (0.70, 0.69, 0.66), (0.84, 0.83, 0.80))
    line, halo = bled(tree, x, y)
    white = tree.mix(halo, white, (0.80, 0.10, 0.10))
    white = tree.mix(
        line, white, tree.mix(tree.step(grain, 0.35, 0.7), (0.30, 0.002, 0.006), (0.50, 0.006, 0.010))
    )
    surface.cover(tree, tree.math("MULTIPLY", share, tree.step(thick, 0.15, 0.75, 0.60, 1.0)), white, 0.85)
    surface.spec = tree.mix(share, 0.5, 0.12)
    surface.raise_by(
        tree, tree.math("MULTIPLY", share, tree.math("MULTIPLY_ADD", grain, 0.8, 0.15)), 0.35, 0.005
    )


def build() -> None:
    """The coupon under developer."""
    new_scene()
    build_bench()
    build_coupon(coupon_material(develop))
    light_rig(FROM, key=2.6, cool=0.6, front=0.4, key_at=(112, 10), warmth=(1.0, 0.76, 0.54))
