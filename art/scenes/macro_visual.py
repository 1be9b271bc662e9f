"""Visual testing of the coupon: the pointer of a weld gauge in an undercut, under raking light.

Lengths as in _coupon.py.
"""

import math

import numpy as np
from kit import MeshBuilder, NodeTree, new_scene, paint, plain
from kit.lettering import font, raised_text
from mathutils import Vector
from scenes._coupon import (
    HALF_WIDTH,
    SERIES_GRADE,
    Surface,
    attribute,
    build_bench,
    build_coupon,
    coupon_material,
    drift,
    light_rig,
    macro_view,
    noise2,
    top_height,
)
from scenes._ultrasonic_kit import ground_steel

SAMPLES = 32
GRADE = {**SERIES_GRADE, "sat": 0.86}
FROM = -150
GAUGE_X = 0.06
"""Where along the weld the gauge stands."""
TIP = Vector((GAUGE_X, float(drift(np.array(GAUGE_X))) - HALF_WIDTH * 1.01 - 0.0095, -0.012))
PIVOT = Vector((GAUGE_X, TIP.y - 0.235, 0.195))
VIEWS = {
    "macro-visual": macro_view(
        TIP + Vector((0, -0.06, 0.06)),
        FROM,
        26,
        2.6,
        lens=110,
        at=(0.45, 0.70),
        focus=TIP + Vector((-0.02, 0, 0.02)),
        fstop=3.0,
    )
}


def groove_depth(x, y):
    """Depth of the groove melted along the toe at -y."""
    beyond = drift(x) - HALF_WIDTH * 1.01 - y
    depth = (
        0.020
        * np.clip((x + 0.50) / 0.15, 0, 1)
        * np.clip((0.62 - x) / 0.25, 0, 1)
        * (0.75 + 0.35 * noise2(x * 11, 4.5, 41) + 0.2 * noise2(x * 34, 1.5, 42))
    )
    width = 0.0105 * (1 + 0.25 * noise2(x * 17, 2.5, 43))
    return depth * np.exp(-(np.abs((beyond - 0.0095) / width) ** 2.4))


def undercut(x, y):
    """The coupon's face with that groove."""
    return top_height(x, y) - groove_depth(x, y)


def scorch(tree: NodeTree, surface: Surface) -> None:
    """Dark oxide that stayed in the groove."""
    share = tree.step(attribute(tree, "groove"), 0.003, 0.011)
    surface.cover(tree, tree.math("MULTIPLY", share, 0.8), (0.045, 0.042, 0.045), 0.5, 0.6)


def scale_way(value: float) -> Vector:
    """From the pivot to a mark of the scale: millimetres below the face of the plate, negative above it.

    A millimetre at the tip turns the lever by 1 / reach.
    """
    reach = (TIP - PIVOT).length
    zero = math.atan2(PIVOT.z, -(TIP.y - PIVOT.y))
    angle = zero - value * 0.01 / reach
    return Vector((0, math.cos(angle), math.sin(angle)))


def engrave(body: str, at: Vector, size: float, material) -> None:
    """Figures on the face of the gauge, towards the camera."""
    face = at - Vector((0.0004, 0, 0))
    letters = font("DejaVu Sans Condensed")
    raised_text(body, face, size, material, (0, -1, 0), depth=0.0003, typeface=letters)


def build_body(steel, engraving) -> None:
    """The gauge's plate standing across the weld's direction, and the ticks along its arc."""
    y, z = PIVOT.y, 0.0
    thick = 0.026
    outline = [(-0.29, 0), (-0.045, 0), (0.012, 0.05), (0.062, 0.13), (0.062, 0.24), (0.02, 0.30)]
    centre = (0.0, PIVOT.z)
    # The edge of the scale is an arc about the pivot.
    for step in range(12):
        angle = math.radians(100 + step * 8)
        outline.append((centre[0] + 0.24 * math.cos(angle), centre[1] + 0.24 * math.sin(angle)))
    outline.append((-0.29, 0.08))
    body = MeshBuilder().prism(outline, (GAUGE_X, y, z), (thick, 0, 0), (0, 1, 0), (0, 0, 1))
    body.build("gauge body", [steel], 30, bevel=0.004, bseg=3)
    ticks = MeshBuilder()
    for value in range(-20, 6):
        way = scale_way(value)
        length = 0.044 if value % 5 == 0 else 0.026
        start = Vector((GAUGE_X - 0.0004, y, PIVOT.z)) + way * 0.226
        ticks.beam(start, start - way * length, 0.0030 if value % 5 == 0 else 0.0020, 0.0006, up=(1, 0, 0))
        if value % 5 == 0:
            engrave(str(abs(value)), start - way * 0.062, 0.026, engraving)
    engrave("mm", Vector((GAUGE_X - 0.0004, y, PIVOT.z)) + scale_way(-24) * 0.20, 0.020, engraving)
    for i in range(46):
        ends = []
        for step in (i, i + 1):
            way = scale_way(-21 + step * 27 / 46)
            ends.append(Vector((GAUGE_X - 0.0004, y, PIVOT.z)) + way * 0.226)
        ticks.beam(*ends, 0.0022, 0.0006, up=(1, 0, 0))
    ticks.build("gauge ticks", [engraving], 0)


def build_pointer(steel, orange) -> None:
    """The lever on its pivot: one end in the undercut, the other on the scale; its orange thumb screw."""
    to_tip = TIP - PIVOT
    along = Vector((0, to_tip.y, to_tip.z)).normalized()
    across = Vector((0, -along.z, along.y))
    reach = to_tip.length
    half = [
        (-0.178, 0.003),
        (-0.12, 0.014),
        (-0.035, 0.026),
        (0.035, 0.030),
        (0.08, 0.024),
        (reach - 0.13, 0.019),
        (reach - 0.05, 0.011),
        (reach, 0.0022),
    ]
    outline = [(a, -b) for a, b in half] + [(a, b) for a, b in reversed(half)]
    start = Vector((GAUGE_X - 0.016, PIVOT.y, PIVOT.z))
    lever = MeshBuilder().prism(outline, start, (0.014, 0, 0), along, across)
    lever.build("gauge lever", [steel], 30, bevel=0.0022, bseg=3)
    screw = MeshBuilder()
    teeth = 44
    outline = [
        (
            (0.038 if i % 2 else 0.0355) * math.cos(math.tau * i / (2 * teeth)),
            (0.038 if i % 2 else 0.0355) * math.sin(math.tau * i / (2 * teeth)),
        )
        for i in range(2 * teeth)
    ]
    screw.prism(outline, start - Vector((0.034, 0, 0)), (0.030, 0, 0), (0, 1, 0), (0, 0, 1))
    screw.build("gauge screw", [orange], 20, bevel=0.002)
    cap = (
        MeshBuilder()
        .material(0)
        .lathe(
            [(0.024, 0), (0.024, 0.005), (0.021, 0.008), (1e-4, 0.008)],
            start - Vector((0.034, 0, 0)),
            (-1, 0, 0),
            40,
        )
    )
    cap.build("gauge cap", [steel], 35, bevel=0.001)


def build() -> None:
    """The bare coupon, its undercut, the gauge."""
    new_scene()
    build_bench()
    build_coupon(coupon_material(scorch, tint=0.22), height=undercut, attributes={"groove": groove_depth})
    steel = ground_steel("gauge", (0.64, 0.64, 0.64), (4, 4, 150), 0.26)
    build_body(steel, plain("engraving", (0.012, 0.013, 0.014), 0.6))
    build_pointer(
        ground_steel("lever", (0.60, 0.60, 0.60), (4, 120, 120), 0.24),
        paint("anodised", (0.90, 0.22, 0.014), 0.34, 0.15, 0, 14, 0.2, bump=0.03),
    )
    light_rig(
        FROM,
        key=2.2,
        cool=1.0,
        rim=0.5,
        front=1.5,
        key_at=(-140, 13),
        cool_at=(112, 34),
        rim_at=(165, 14),
        front_at=(-52, 18),
    )
