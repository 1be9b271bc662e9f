"""Thickness measurement on the coupon: a round probe above a wall that corrosion has eaten from below.

Lengths as in _coupon.py.
"""

import numpy as np
from kit import MeshBuilder, area_light, new_material, new_scene, paint, plain, steel_metal
from scenes._coupon import (
    SERIES_GRADE,
    THICKNESS,
    attribute,
    coupon_material,
    grid_mesh,
    light_rig,
    macro_view,
    noise2,
    sheet,
    side_at,
    stepped,
    toe,
    top_height,
)
from scenes._macro_probes import UP, cable, clear_gel, gel_ring, knurled
from scenes.step_wedge import granite_material

SAMPLES = 32
GRADE = SERIES_GRADE
FROM = -157
PROBE = (0.20, -0.36, 0.0)
BENCH = -0.30
VIEWS = {
    "macro-thickness": macro_view(
        (0.0, -0.33, 0.02), FROM, 15, 2.5, at=(0.57, 0.56), focus=(0.0, -0.34, -0.03), fstop=2.0
    )
}


def underside(x, y):
    """Height of the lower face: sound at the weld, eaten to half beneath the probe, pitted."""
    eaten = np.exp(-(((y + 0.40) / 0.21) ** 4)) * np.exp(-(((x - 0.1) / 0.55) ** 4))
    pits = (
        0.5 * noise2(x * 14, y * 14, 61) + 0.3 * noise2(x * 33, y * 33, 62) + 0.2 * noise2(x * 80, y * 80, 63)
    )
    scallops = np.abs(noise2(x * 9, y * 9, 64))
    loss = eaten * (0.052 + 0.022 * pits - 0.016 * scallops) + 0.003 * (1 + pits)
    return -THICKNESS + np.clip(loss, 0, 0.085)


def section_material():
    """The saw cut, ground and etched: fine lines, the weld and its heated zones a shade darker, rust along the underside."""
    material, tree = new_material("section")
    point = tree.position(True)
    _, y, z = tree.separate(point)
    lines = tree.noise(tree.mapping(point, rotation=(0.12, 0, 0), scale=(5, 9, 420)), 1, 3, 0.7)
    fine = tree.noise(point, 70, 6, 0.65)
    colour = tree.mix(tree.step(lines, 0.35, 0.7), (0.60, 0.60, 0.60), (0.40, 0.40, 0.405))
    flank = tree.math("MULTIPLY_ADD", z, 0.62, 0.092)
    wobble = tree.math("MULTIPLY_ADD", tree.noise(point, 22, 3, 0.5), 0.016, -0.008)
    beyond = tree.math("ADD", tree.math("SUBTRACT", tree.math("ABSOLUTE", y), flank), wobble)
    colour = tree.mix(
        tree.math("MULTIPLY", tree.step(beyond, 0.050, 0.044), 0.30), colour, (0.25, 0.24, 0.23)
    )
    colour = tree.mix(
        tree.math("MULTIPLY", tree.step(beyond, 0.002, -0.003), 0.45), colour, (0.20, 0.20, 0.215)
    )
    crust = tree.math("ADD", attribute(tree, "under"), tree.math("MULTIPLY_ADD", fine, 0.016, -0.009))
    rusty = tree.step(crust, 0.007, 0.003)
    rust_colour = tree.mix(tree.step(fine, 0.35, 0.65), (0.055, 0.020, 0.010), (0.26, 0.095, 0.028))
    colour = tree.mix(rusty, colour, rust_colour)
    rough = tree.mix(rusty, tree.math("MULTIPLY_ADD", lines, 0.35, 0.14), 0.85)
    relief = tree.math(
        "ADD",
        tree.math("MULTIPLY", lines, 0.5),
        tree.math("MULTIPLY", tree.math("MULTIPLY", fine, rusty), 2.0),
    )
    tree.principled(colour, rough, tree.math("SUBTRACT", 1.0, rusty), tree.bump(relief, 0.22, 0.006))
    return material


def rust_material():
    """The crust of the eaten underside."""
    material, tree = new_material("crust")
    point = tree.position(True)
    fine = tree.noise(point, 45, 8, 0.7)
    colour = tree.ramp(
        fine, [(0.32, (0.035, 0.013, 0.007)), (0.5, (0.15, 0.052, 0.018)), (0.68, (0.34, 0.14, 0.045))]
    )
    tree.principled(colour, 0.9, 0.0, tree.bump(fine, 0.7, 0.012))
    return material


def build_cut_coupon() -> None:
    """The coupon sawn through at x = 0: its face, its section, its underside."""
    xs = stepped((0.004, 0.8, 0.0013), (0.8, 1.6, 0.01))
    ys = stepped((-1.1, -0.5, 0.01), (-0.5, -0.14, 0.004), (-0.14, 0.14, 0.0011), (0.14, 0.85, 0.01))
    attributes = {
        "bead": lambda x, y: np.clip((1.03 - np.abs(side_at(x, y))) / 0.04, 0, 1),
        "side": side_at,
        "near": lambda x, y: toe(x, -1) - y,
        "far": lambda x, y: y - toe(x, 1),
    }
    sheet("coupon", xs, ys, top_height, coupon_material(), attributes)
    across = stepped((-1.1, -0.9, 0.01), (-0.9, 0.3, 0.0015), (0.3, 0.85, 0.01))
    zero = np.zeros_like(across)
    top, bottom = top_height(zero + 0.004, across), underside(zero, across)
    shares = np.concatenate([np.linspace(0, 1, 40)])
    z = bottom[None] + (top - 0.004 - bottom)[None] * shares[:, None]
    # The chamfer joins the section and the upper face.
    z = np.concatenate([z, top[None]])
    x = np.concatenate([np.zeros((40, len(across))), np.full((1, len(across)), 0.004)])
    y = np.broadcast_to(across, z.shape)
    grid_mesh(
        "section",
        np.stack([x, y, z], -1)[:, ::-1],
        section_material(),
        {"under": (z - bottom[None])[:, ::-1]},
        sharp=30,
    )
    sheet(
        "underside",
        stepped((0, 0.9, 0.004), (0.9, 1.6, 0.02)),
        stepped((-1.1, -0.9, 0.02), (-0.9, 0.2, 0.003), (0.2, 0.85, 0.02)),
        underside,
        rust_material(),
    )


def build_probe() -> None:
    """The probe: wear face, stainless foot, orange band, knurled housing, connector, cable."""
    steel = steel_metal("turned", (0.62, 0.62, 0.62), 0.20, (1.5, 1.5, 170), 9, 0.2, grime=0.2)
    knurl = steel_metal("knurl", (0.55, 0.55, 0.56), 0.24, None, 14, 0.1, grime=0.2)
    orange = paint("band", (0.80, 0.15, 0.010), 0.34, 0.2, 0, 12, 0.2, bump=0.03)
    black = plain("rubber", (0.014, 0.014, 0.015), 0.45)
    probe = MeshBuilder()
    probe.material(2).lathe([(1e-4, 0.002), (0.049, 0.002), (0.050, 0.008)], PROBE, UP, 72)
    probe.material(0).lathe(
        [(0.050, 0.006), (0.056, 0.006), (0.058, 0.009), (0.058, 0.062), (0.055, 0.065), (0.055, 0.070)],
        PROBE,
        UP,
        72,
    )
    probe.material(1).lathe(
        [(0.055, 0.066), (0.0635, 0.068), (0.065, 0.070), (0.065, 0.084), (0.0635, 0.086), (0.055, 0.088)],
        PROBE,
        UP,
        72,
    )
    probe.material(0).lathe([(0.058, 0.086), (0.058, 0.094), (0.060, 0.096)], PROBE, UP, 72)
    probe.lathe(
        [(0.060, 0.222), (0.058, 0.228), (0.058, 0.240), (0.052, 0.248), (0.030, 0.250), (0.030, 0.272)],
        PROBE,
        UP,
        72,
    )
    probe.lathe(
        [(0.030, 0.270), (0.036, 0.273), (0.036, 0.325), (0.033, 0.330), (0.020, 0.332)], PROBE, UP, 48
    )
    probe.material(2).lathe([(0.026, 0.330), (0.022, 0.42), (0.015, 0.43)], PROBE, UP, 32)
    probe.build("probe", [steel, orange, black], 35, bevel=0.0008)
    knurled("probe knurl", 0.0645, 0.095, 0.223, knurl, PROBE)
    x, y, _ = PROBE
    cable(
        "probe cable",
        [
            (x, y, 0.38),
            (x, y, 0.62),
            (x + 0.25, y - 0.10, 0.80),
            (x + 0.7, y - 0.5, 0.45),
            (x + 1.1, y - 0.35, 0.05),
        ],
        0.0145,
        black,
    )


def build_gauge() -> None:
    """The hand-held gauge on the coupon, far out of focus: a dark case, its screen off."""
    case = paint("case", (0.020, 0.030, 0.034), 0.42, 0.2, 0, 8, 0.2, bump=0.05)
    trim = paint("case trim", (0.014, 0.016, 0.018), 0.5, 0.2, 0, 8, 0.2, bump=0.05)
    MeshBuilder().box((1.25, 0.22, 0.185), (0.26, 0.66, 0.36)).build("gauge", [case], 30, bevel=0.05, bseg=5)
    MeshBuilder().box((1.25, 0.22, 0.03), (0.28, 0.68, 0.06)).build(
        "gauge trim", [trim], 30, bevel=0.025, bseg=4
    )
    MeshBuilder().box((1.118, 0.26, 0.20), (0.006, 0.36, 0.22)).build(
        "gauge screen", [plain("screen", (0.010, 0.022, 0.026), 0.12)], 30, bevel=0.002
    )


def build() -> None:
    """The cut coupon on two bars, the probe in its gel, the gauge."""
    new_scene(bounces=10)
    MeshBuilder().box((0, 0, BENCH - 0.5), (40, 40, 1)).build("bench", [granite_material()], 0)
    bars = (
        MeshBuilder()
        .box((0.9, 0.22, BENCH + 0.088), (1.6, 0.16, 0.176))
        .box((0.9, -0.98, BENCH + 0.088), (1.6, 0.16, 0.176))
    )
    bars.build("bars", [steel_metal("bar", (0.4, 0.4, 0.41), 0.3, (2, 90, 90), 8, 0.3)], 30, bevel=0.006)
    build_cut_coupon()
    build_probe()
    gel_ring(PROBE, 0.056, 0.045, clear_gel())
    build_gauge()
    light_rig(FROM, (0.05, -0.3, 0), key=1.5, cool=0.75, front=3.6, front_at=(-48, 14), glint=0.5)
    area_light(
        (-0.5, -1.3, -0.24), (0.1, -0.35, -0.08), 0.5, 3.0, (1.0, 0.55, 0.25), sy=0.08, name="lamp under"
    )
