"""Ultrasonic testing of the coupon: an angle probe pushes couplant gel towards the weld.

Lengths as in _coupon.py.
"""

import numpy as np
from kit import new_scene, paint, steel_metal
from mathutils import Matrix, Vector
from scenes._coupon import (
    SERIES_GRADE,
    build_bench,
    build_coupon,
    coupon_material,
    light_rig,
    macro_view,
    noise2,
    sheet,
    stepped,
)
from scenes._macro_probes import clear_gel
from scenes.weld_probe import HALF_WEDGE, WEDGE_SIDE, build_cable, build_housing, build_wedge

SAMPLES = 42
GRADE = SERIES_GRADE
FROM = -124
PROBE = Vector((0.06, 0.40, 0.0))
TURN = 8
"""Degrees by which the probe swivels, as an inspector moves it."""
FRAME = Matrix.Translation(PROBE + Vector((0, 0, 0.004))) @ Matrix.Rotation(np.radians(90 + TURN), 4, "Z")
"""Its x leads away from the weld."""
VIEWS = {
    "macro-ultrasonic": macro_view(
        (0.05, 0.30, 0.13), FROM, 25, 3.0, at=(0.57, 0.49), focus=(0.02, 0.21, 0.04), fstop=1.6
    )
}


def gel_height(x, y):
    """Gel: a film in the track, ridges pushed up before the wedge and along its sides, nothing beyond."""
    cosine, sine = np.cos(np.radians(90 + TURN)), np.sin(np.radians(90 + TURN))
    away = (x - PROBE.x) * cosine + (y - PROBE.y) * sine
    along = -(x - PROBE.x) * sine + (y - PROBE.y) * cosine
    beyond_x, beyond_y = np.abs(away) - HALF_WEDGE, np.abs(along) - WEDGE_SIDE
    outside = np.hypot(np.maximum(beyond_x, 0), np.maximum(beyond_y, 0)) + np.minimum(
        np.maximum(beyond_x, beyond_y), 0
    )
    wobble = 0.014 * noise2(x * 9, y * 9, 31) + 0.006 * noise2(x * 24, y * 24, 32)
    before = np.clip((-away - 0.04) / 0.2, 0, 1)
    ridge = (0.014 + 0.034 * before) * np.exp(-(((outside - 0.016 - wobble) / (0.012 + 0.008 * before)) ** 2))
    second = 0.022 * before * np.exp(-(((outside - 0.062 - 1.6 * wobble) / 0.015) ** 2))
    third = 0.012 * before * np.exp(-(((outside - 0.105 - 2.2 * wobble) / 0.016) ** 2))
    reach = 0.075 + 0.075 * before + 2.2 * wobble + 0.02 * noise2(x * 5, y * 5, 33)
    # The track it left as it came: drawn out away from the weld.
    track = np.where(away > 0, WEDGE_SIDE + 0.05 + 2 * wobble - np.abs(along), -1) * (
        away < 0.62 + 3 * wobble
    )
    inside = np.maximum(reach - outside, np.minimum(track, 0.62 - away))
    film = np.where(inside > 0, 0.0065 * np.sqrt(np.clip(inside / 0.016, 0, 1)), -0.004)
    streaks = 0.0012 * noise2(along * 60, away * 4, 34) * (away > 0)
    height = film + np.where(
        inside > 0, ridge + second + third + streaks + 0.0008 * noise2(x * 40, y * 40, 35), 0
    )
    return np.where(outside < -0.004, np.minimum(height, 0.003), height)


def build_gel() -> None:
    """The couplant, and drops it left."""
    sheet(
        "gel",
        stepped((-0.45, 0.55, 0.0025)),
        stepped((0.03, 1.0, 0.0025)),
        gel_height,
        clear_gel(),
        sharp=180,
    )


def build_probe() -> None:
    """The probe of weld_probe.py, on the far side of the weld and aimed at it."""
    orange = paint("orange", (0.78, 0.13, 0.008), 0.34, 0.2, 0, 12, 0.2, bump=0.04)
    stainless = steel_metal("stainless", (0.62, 0.62, 0.62), 0.22, None, 12, 0.3)
    down, off = Vector((0.195, 0, -0.11)).normalized(), Vector((0.11, 0, 0.195)).normalized()
    seat = Vector((0.0675, 0, 0.18))
    parts = [*build_wedge(), *build_housing(seat, down, off, orange, stainless)]
    parts.append(build_cable(seat, down, off, orange, stainless))
    for part in parts:
        part.name = f"probe {part.name}"
        part.matrix_world = FRAME @ part.matrix_world


def build() -> None:
    """The coupon, the probe in its gel."""
    new_scene(bounces=10)
    build_bench()
    build_coupon(coupon_material())
    build_gel()
    build_probe()
    light_rig(FROM, (0.05, 0.25, 0), key=1.7, front=0.9, glint=0.2, front_at=(-30, 30))
