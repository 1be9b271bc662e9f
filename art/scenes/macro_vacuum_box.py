"""Vacuum box test of the coupon: bubbles at a leak of the weld, seen through the box's window.

Lengths as in _coupon.py.
"""

import math
import random

import numpy as np
from kit import MeshBuilder, NodeTree, hex_nut, new_material, new_scene, paint, steel_metal
from mathutils import Vector
from scenes._coupon import (
    SERIES_GRADE,
    Surface,
    add_lamp,
    attribute,
    build_bench,
    build_coupon,
    coupon_material,
    light_rig,
    macro_view,
    toe,
    top_height,
)

SAMPLES = 34
GRADE = {**SERIES_GRADE, "ev": 0.3, "contrast": 1.36}
FROM = -116
LEAK = Vector((0.0, float(toe(0.0, 1)) - 0.012, 0.008))
X_END, Y_SIDE = 0.42, 0.36
"""Inner faces of the box: its end at +x, its sides."""
WALL, SEAL, RIM, WINDOW = 0.07, 0.06, 0.17, 0.05
VIEWS = {
    "macro-vacuum-box": macro_view(
        (0.02, 0.07, 0.02), FROM, 47, 2.05, at=(0.50, 0.44), focus=LEAK + Vector((0, -0.02, 0.03)), fstop=3.2
    )
}


def wet(tree: NodeTree, surface: Surface) -> None:
    """The film of soap over the weld."""
    # The bead keeps the dark oxide of welding.
    oxide = tree.math("MULTIPLY", attribute(tree, "bead"), 0.8)
    surface.cover(tree, oxide, (0.055, 0.052, 0.05), 0.46, 0.35)
    x, y, _ = tree.separate(tree.position(True))
    place = tree.combine(x, y)
    edge = tree.math(
        "ADD", tree.math("ABSOLUTE", y), tree.math("MULTIPLY_ADD", tree.noise(place, 4, 4, 0.55), 0.2, -0.1)
    )
    film = tree.step(edge, 0.27, 0.25)
    surface.coat = tree.math("MULTIPLY", film, tree.math("MULTIPLY_ADD", attribute(tree, "bead"), -0.75, 1.0))
    surface.rough = tree.mix(film, surface.rough, tree.math("MULTIPLY", surface.rough, 0.95))
    surface.colour = tree.mix(
        tree.math("MULTIPLY", film, 0.25),
        surface.colour,
        tree.mix(1.0, surface.colour, (0.6, 0.68, 0.72), "MULTIPLY"),
    )


def mirrored(tree: NodeTree, facing, straight: float):
    """Share of light a clear skin mirrors, from either side: straight when looked at straight, all at its outline."""
    return tree.math("MULTIPLY_ADD", tree.math("POWER", facing, 4.5), 0.95 - straight, straight, clamp=True)


def film_material():
    """A soap bubble: clear, with the colours of a thin film where it mirrors."""
    material, tree = new_material("bubble")
    point = tree.position(True)
    _, _, z = tree.separate(point)
    facing = tree.node("ShaderNodeLayerWeight", {"Blend": 0.5}).outputs["Facing"]
    thick = tree.math(
        "ADD", tree.math("MULTIPLY", facing, 1.3), tree.math("MULTIPLY", tree.noise(point, 16, 3, 0.5), 1.0)
    )
    thick = tree.math("ADD", thick, tree.math("MULTIPLY", z, -6.0))
    wheel = tree.math("FRACT", thick)
    colour = tree.ramp(
        wheel,
        [
            (0.0, (1.0, 0.86, 0.60)),
            (0.25, (1.0, 0.55, 0.62)),
            (0.45, (0.55, 0.60, 1.0)),
            (0.65, (0.50, 0.95, 0.95)),
            (0.85, (0.85, 1.0, 0.60)),
            (1.0, (1.0, 0.86, 0.60)),
        ],
    )
    gloss = tree.node("ShaderNodeBsdfGlossy", {"Color": tree.mix(0.85, (1, 1, 1), colour), "Roughness": 0.02})
    clear = tree.node("ShaderNodeBsdfTransparent", {"Color": (0.97, 0.985, 0.99, 1)})
    share = mirrored(tree, facing, 0.17)
    skin = tree.node("ShaderNodeMixShader", {0: share, 1: clear, 2: gloss})
    # Soap is a little milky where one looks through much of it.
    tinted = tree.mix(0.6, (0.85, 0.90, 0.92), colour)
    milk = tree.node("ShaderNodeBsdfTranslucent", {"Color": tinted})
    white = tree.node("ShaderNodeBsdfDiffuse", {"Color": tinted})
    cloudy = tree.node("ShaderNodeMixShader", {0: 0.5, 1: milk, 2: white})
    cloud = tree.math("MULTIPLY_ADD", tree.math("POWER", facing, 3.0), 0.42, 0.035)
    tree.surface(tree.node("ShaderNodeMixShader", {0: cloud, 1: skin, 2: cloudy}))
    return material


def build_bubbles(rnd) -> None:
    """A cluster blown up over the leak, smaller ones round it, froth along the toe."""
    bubbles, kept = MeshBuilder(), []
    sizes = [0.062, 0.048, 0.042, 0.036, 0.032, 0.028, 0.026, 0.024] + [
        rnd.uniform(0.009, 0.019) for _ in range(46)
    ]
    for radius in sizes:
        for _ in range(200):
            spread = 0.014 + 0.0085 * len(kept) ** 0.55
            x, y = LEAK.x + rnd.gauss(0, spread * 1.25), LEAK.y + rnd.gauss(0, spread * 0.8)
            if all(math.hypot(x - a, y - b) > 0.80 * (radius + r) for a, b, r in kept):
                kept.append((x, y, radius))
                break
    for x, y, radius in kept:
        base = float(top_height(np.array(x), np.array(y)))
        bubbles.sphere((x, y, base + radius * 0.04), radius, 40, 24)
    froth = 0
    while froth < 420:
        x = LEAK.x + rnd.gauss(0, 0.14)
        y = float(toe(x, 1)) + rnd.gauss(0.002, 0.018)
        radius = rnd.uniform(0.0018, 0.0052)
        base = float(top_height(np.array(x), np.array(y)))
        bubbles.sphere((x, y, base + radius * 0.12), radius, 14, 9)
        froth += 1
    bubbles.build("bubbles", [film_material()], 80)


def window_material():
    """Clear acrylic, without refraction: the denoiser sees through it."""
    material, tree = new_material("window")
    facing = tree.node("ShaderNodeLayerWeight", {"Blend": 0.5}).outputs["Facing"]
    clear = tree.node("ShaderNodeBsdfTransparent", {"Color": (0.95, 0.975, 0.97, 1)})
    gloss = tree.node("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.03})
    tree.surface(tree.node("ShaderNodeMixShader", {0: mirrored(tree, facing, 0.035), 1: clear, 2: gloss}))
    return material


def frame_outline(builder, inset, width, low, high, start=-1.5) -> None:
    """Three sides of the box: an open ring, its inner face inset beyond the inside, from low to high."""
    inner_x, inner_y = X_END + inset, Y_SIDE + inset
    outline = [
        (start, -inner_y - width),
        (inner_x + width, -inner_y - width),
        (inner_x + width, inner_y + width),
        (start, inner_y + width),
        (start, inner_y),
        (inner_x, inner_y),
        (inner_x, -inner_y),
        (start, -inner_y),
    ]
    builder.prism(outline, (0, 0, low), (0, 0, high - low), (1, 0, 0), (0, 1, 0))


def build_box() -> None:
    """Rubber seal, aluminium frame, window with its screws, hose connector."""
    rubber, tree = new_material("seal")
    pores = tree.noise(tree.position(True), 130, 3, 0.6)
    tree.principled((0.012, 0.012, 0.013), 0.75, 0.0, tree.bump(pores, 0.5, 0.006), spec=0.3)
    aluminium = steel_metal("frame", (0.56, 0.57, 0.58), 0.30, (3, 3, 120), 10, 0.4, grime=0.15)
    steel = steel_metal("screws", (0.62, 0.62, 0.62), 0.24, None, 12, 0.2)
    orange = paint("connector", (0.80, 0.15, 0.010), 0.36, 0.2, 0, 12, 0.2, bump=0.03)
    seal = MeshBuilder()
    frame_outline(seal, -0.012, WALL + 0.024, -0.002, SEAL)
    seal.build("box seal", [rubber], 30, bevel=0.016, bseg=4)
    frame = MeshBuilder()
    frame_outline(frame, 0, WALL, SEAL - 0.002, RIM)
    frame.build("box frame", [aluminium], 30, bevel=0.005, bseg=3)
    gasket = MeshBuilder()
    frame_outline(gasket, -0.022, WALL + 0.018, RIM - 0.006, RIM + 0.010)
    gasket.build("box gasket", [orange], 30, bevel=0.005, bseg=3)
    window = MeshBuilder().box(
        ((X_END + WALL - 1.5) / 2, 0, RIM + 0.010 + WINDOW / 2),
        (X_END + WALL + 1.5 - 0.006, 2 * (Y_SIDE + WALL) - 0.006, WINDOW),
    )
    window.build("box window", [window_material()], 30, bevel=0.006, bseg=2)
    bezel = MeshBuilder()
    frame_outline(bezel, -0.006, WALL + 0.008, RIM + 0.010 + WINDOW, RIM + 0.028 + WINDOW)
    bezel.build("box bezel", [aluminium], 30, bevel=0.004, bseg=3)
    heads = MeshBuilder()
    top = RIM + 0.028 + WINDOW
    places = [
        (x, side * (Y_SIDE + WALL / 2)) for x in (-0.86, -0.42, 0.02, X_END + WALL / 2) for side in (-1, 1)
    ] + [(X_END + WALL / 2, 0.0)]
    for x, y in places:
        heads.lathe([(1e-4, 0.004), (0.031, 0.004), (0.032, 0.002), (0.032, 0)], (x, y, top), (0, 0, 1), 32)
        heads.lathe([(0.009, 0.022), (0.009, 0.012), (1e-4, 0.012)], (x, y, top), (0, 0, 1), 6)
        heads.lathe(
            [(0.009, 0.022), (0.017, 0.022), (0.019, 0.020), (0.019, 0.004)], (x, y, top), (0, 0, 1), 32
        )
    heads.build("box screws", [steel], 35, bevel=0.0008)
    port = Vector((X_END + WALL, 0.17, 0.135))
    fitting = MeshBuilder()
    hex_nut(fitting, port, (1, 0, 0), 0.052, 0.045)
    fitting.lathe([(0.030, 0.04), (0.030, 0.09)], port, (1, 0, 0), 32)
    fitting.build("box fitting", [steel], 35, bevel=0.001)
    hose = MeshBuilder().tube(
        [port + Vector((0.07 + 0.03 * i, -0.0016 * i * i, 0.0004 * i * i)) for i in range(40)], 0.042, 28
    )
    hose.build("box hose", [orange], 60)


def build() -> None:
    """The wet coupon under the box."""
    new_scene(bounces=12)
    build_bench()
    build_coupon(coupon_material(wet))
    build_bubbles(random.Random(12))
    build_box()
    light_rig(
        FROM,
        (0, 0, 0.1),
        key=2.5,
        cool=0.25,
        front=0.7,
        key_at=(128, 30),
        cool_at=(-120, 44),
        front_at=(-40, 30),
    )
    for name, turn, height, power in (("sparkle", -100, 50, 26), ("sparkle warm", 95, 46, 30)):
        add_lamp(
            FROM,
            LEAK,
            name,
            turn,
            height,
            1.7,
            (0.40, 0.10),
            power,
            (1.0, 0.85, 0.66) if "warm" in name else (0.75, 0.92, 1.0),
        )
