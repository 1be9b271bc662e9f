"""Magnetic particle testing of the coupon: black particles gather on a crack between the poles of a yoke.

Lengths as in _coupon.py.
"""

from kit import MeshBuilder, NodeTree, hex_nut, new_scene, paint, plain, steel_metal
from mathutils import Vector
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
GRADE = {**SERIES_GRADE, "contrast": 1.26, "ev": 0.0}
FROM = -158
POLE_X, POLE_Y = 0.16, 0.43
"""Where along the weld the yoke stands, and how far from it its poles' inner edges are."""
VIEWS = {
    "macro-magnetic-particle": macro_view((0.05, -0.09, 0.02), FROM, 27, 2.75, at=(0.52, 0.56), fstop=4.0)
}
CRACK = (-0.30, 0.40)


def contrast_paint(tree: NodeTree, x, y):
    """How much of the surface the white paint hides: thin at its edges, where the brush strokes end."""
    place = tree.combine(x, y)
    edge = tree.math("MULTIPLY_ADD", tree.noise(place, 4, 4, 0.55), 0.22, -0.11)
    mist = tree.math("MULTIPLY_ADD", tree.noise(place, 120, 3, 0.7), 0.14, -0.07)
    return tree.step(tree.math("ADD", tree.math("ADD", tree.math("ABSOLUTE", y), edge), mist), 0.42, 0.27)


def particles(tree: NodeTree, x, y):
    """Share of the surface black with particles: a sharp line on the crack, a fringe, a few everywhere."""
    place = tree.combine(x, y)
    window = tree.math(
        "MULTIPLY", tree.step(x, CRACK[0], CRACK[0] + 0.12), tree.step(x, CRACK[1], CRACK[1] - 0.16)
    )
    wander = tree.math("MULTIPLY_ADD", tree.noise(tree.combine(x, 0.0), 13, 4, 0.55), 0.015, -0.004)
    fuzz = tree.math("MULTIPLY_ADD", tree.noise(place, 420, 2, 0.6), 0.007, -0.0035)
    distance = tree.math("ABSOLUTE", tree.math("SUBTRACT", attribute(tree, "near"), wander))
    gathered = tree.math(
        "MULTIPLY_ADD", tree.step(tree.noise(tree.combine(x, 3.0), 24, 4, 0.6), 0.3, 0.75), 0.0030, 0.0020
    )
    width = tree.math("MAXIMUM", tree.math("MULTIPLY", gathered, window), 0.00002)
    line = tree.step(tree.math("SUBTRACT", tree.math("ADD", distance, fuzz), width), 0.0010, -0.0006)
    line = tree.math("MULTIPLY", line, tree.step(window, 0.02, 0.2))
    # Around it particles form short chains along the field, which runs across the weld.
    chains = tree.noise(tree.mapping(place, scale=(330, 95, 1)), 1, 3, 0.6)
    near_line = tree.math("MULTIPLY", tree.step(distance, 0.055, 0.0), window)
    lying = tree.math(
        "MULTIPLY_ADD", near_line, 0.125, tree.math("MULTIPLY_ADD", tree.noise(place, 7, 4, 0.6), 0.10, -0.05)
    )
    scattered = tree.step(tree.math("ADD", chains, lying), 0.665, 0.705)
    return tree.math("MAXIMUM", line, tree.math("MULTIPLY", scattered, 0.85))


def magnetise(tree: NodeTree, surface: Surface) -> None:
    """The white paint and the particles on it."""
    x, y, _ = tree.separate(tree.position(True))
    white = contrast_paint(tree, x, y)
    fine = tree.noise(tree.combine(x, y), 60, 5, 0.6)
    surface.cover(
        tree,
        tree.math("MULTIPLY", white, 0.96),
        tree.mix(fine, (0.72, 0.72, 0.70), (0.82, 0.815, 0.79)),
        0.55,
    )
    surface.raise_by(
        tree, tree.math("MULTIPLY", white, tree.math("MULTIPLY_ADD", fine, 0.5, 0.5)), 0.18, 0.005
    )
    black = particles(tree, x, y)
    surface.cover(tree, black, (0.010, 0.010, 0.011), 0.6)
    surface.spec = tree.mix(black, 0.35, 0.1)
    surface.raise_by(tree, black, 0.5, 0.004)


def build_leg(side: int, steel, bolts, orange, black) -> None:
    """One leg of the yoke: a stack of steel laminations with its bolts, in an orange sleeve above. side: of y."""
    inner, foot = POLE_Y * side, 0.002
    count, pitch = 15, 0.0145
    outline = [(0, foot), (0.23, foot), (0.25, 0.03), (0.34, 0.52), (0.13, 0.62), (0.0, 0.16)]
    leg = MeshBuilder()
    for i in range(count):
        ragged = 0.0016 * ((i * 7) % 5 - 2) / 2
        sheet = [(a * side, b if b == foot else b) for a, b in outline]
        leg.prism(
            sheet,
            (POLE_X + (i - count / 2) * pitch, inner + ragged * side, 0),
            (pitch * 0.86, 0, 0),
            (0, 1, 0),
            (0, 0, 1),
        )
    leg.build(f"leg {side}", [steel], 30, bevel=0.0012, bseg=1)
    core = MeshBuilder()
    core.prism(
        [(a * 0.97 * side + 0.004 * side, max(b * 0.99, foot + 0.004)) for a, b in outline],
        (POLE_X - count / 2 * pitch + 0.003, inner, 0),
        (count * pitch - 0.009, 0, 0),
        (0, 1, 0),
        (0, 0, 1),
    )
    core.build(f"leg core {side}", [black], 30)
    front = POLE_X - count / 2 * pitch
    heads = MeshBuilder()
    for a, b in ((0.105, 0.105), (0.165, 0.30)):
        at = Vector((front, inner + a * side, b))
        heads.lathe([(1e-4, 0.006), (0.036, 0.006), (0.038, 0.004), (0.038, 0.0)], at, (-1, 0, 0), 40)
        hex_nut(heads, at - Vector((0.006, 0, 0)), (-1, 0, 0), 0.030, 0.020)
    heads.build(f"leg bolts {side}", [bolts], 35, bevel=0.0012)
    sleeve = MeshBuilder().prism(
        [(0.045 * side, 0.36), (0.335 * side, 0.33), (0.46 * side, 0.95), (0.16 * side, 1.05)],
        (front - 0.03, inner, 0),
        (count * pitch + 0.06, 0, 0),
        (0, 1, 0),
        (0, 0, 1),
    )
    sleeve.build(f"leg sleeve {side}", [orange], 30, bevel=0.022, bseg=4)


def build_yoke() -> None:
    """Both legs of the yoke, either side of the weld: the field runs from one to the other, across the crack."""
    steel = steel_metal("laminations", (0.40, 0.40, 0.41), 0.30, (60, 3, 3), 10, 0.3, grime=0.5)
    bolts = steel_metal("bolts", (0.55, 0.55, 0.55), 0.26, None, 12, 0.3)
    orange = paint("sleeve", (0.92, 0.23, 0.014), 0.40, 0.25, 0, 10, 0.2, bump=0.05)
    black = plain("varnish", (0.012, 0.012, 0.012), 0.5)
    for side in (-1, 1):
        build_leg(side, steel, bolts, orange, black)


def build() -> None:
    """The painted coupon between the poles."""
    new_scene()
    build_bench()
    build_coupon(coupon_material(magnetise))
    build_yoke()
    light_rig(
        FROM, key=3.0, cool=0.6, front=1.3, key_at=(112, 10), front_at=(-44, 20), warmth=(1.0, 0.74, 0.50)
    )
