"""Engineering drawing on a sheet of paper: vessel elevation, isometric, plan, weld detail (decimetres).

The sheet lies flat but for its left end, which still curls as it did in the roll.
"""

import math
import random

from kit import MeshBuilder
from mathutils import Vector
from scenes._shapes import standing

SHEET = (8.41, 5.94)  # A1, landscape
SHEET_PLACE = standing(0.1, 0.55, 0.012, -14)
ROLL_FROM = 1.35  # where the left end of the sheet begins to curl
ROLL_RADIUS = 0.42


def on_sheet(u: float, v: float, above: float = 0.0) -> Vector:
    """Point of the sheet, in dm from its lower left corner; above: distance from the face of the paper."""
    wave = 0.010 * math.sin(u * 1.1 + 0.6) * math.sin(v * 0.9) + 0.012
    edge = 0.10 * max(0.0, (v - 4.6) / 1.34) ** 2
    height = wave + edge
    if u >= ROLL_FROM:
        x, z = u, height + above
    else:
        radius = ROLL_RADIUS * (1 + 0.10 * (u - ROLL_FROM))
        angle = (ROLL_FROM - u) / radius
        x = ROLL_FROM - (radius - above) * math.sin(angle)
        z = height + ROLL_RADIUS - (radius - above) * math.cos(angle)
    return SHEET_PLACE @ Vector((x - SHEET[0] / 2, v - SHEET[1] / 2, z))


class Drafter:
    """Draws with thin strips laid on the sheet; u to the right, v up, widths in dm (0.005 = 0.5 mm)."""

    def __init__(self) -> None:
        self.mesh = MeshBuilder()
        self.random = random.Random(7)

    def line(self, start: tuple, end: tuple, width: float = 0.0050) -> None:
        """Straight stroke, cut short enough to follow the paper."""
        (u0, v0), (u1, v1) = start, end
        length = math.hypot(u1 - u0, v1 - v0)
        if length < 1e-6:
            return
        width *= 1.3
        across = (-(v1 - v0) / length * width / 2, (u1 - u0) / length * width / 2)
        parts = max(1, math.ceil(length / 0.12))
        points = []
        for i in range(parts + 1):
            u, v = u0 + (u1 - u0) * i / parts, v0 + (v1 - v0) * i / parts
            points.append(on_sheet(u + across[0], v + across[1], 0.0012))
            points.append(on_sheet(u - across[0], v - across[1], 0.0012))
        self.mesh.add(points, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(parts)])

    def path(self, points: list, width: float = 0.0050, closed: bool = False) -> None:
        """Strokes from point to point."""
        for start, end in zip(points, points[1:] + points[:1] if closed else points[1:]):
            self.line(start, end, width)

    def dashed(self, start: tuple, end: tuple, pattern: tuple = (0.09, 0.03), width: float = 0.0032) -> None:
        """Broken line; pattern: drawn and empty lengths in turn (dm)."""
        length = math.dist(start, end)
        at, turn = 0.0, 0
        while at < length:
            stop = min(length, at + pattern[turn % len(pattern)])
            if turn % 2 == 0:
                first, last = (
                    tuple(a + (b - a) * share / length for a, b in zip(start, end)) for share in (at, stop)
                )
                self.line(first, last, width)
            at, turn = stop, turn + 1

    def axis(self, start: tuple, end: tuple) -> None:
        """Chain-dotted centre line."""
        self.dashed(start, end, (0.16, 0.03, 0.02, 0.03), 0.0028)

    def rectangle(self, u0: float, v0: float, u1: float, v1: float, width: float = 0.0050) -> None:
        """Frame."""
        self.path([(u0, v0), (u1, v0), (u1, v1), (u0, v1)], width, closed=True)

    def arc(
        self, u: float, v: float, radius: float, a0=0.0, a1=360.0, width=0.0050, flat: float = 1.0
    ) -> None:
        """Arc between two angles in degrees; flat: height over width of the ellipse."""
        count = max(6, int(abs(a1 - a0) / 6))
        angles = [math.radians(a0 + (a1 - a0) * i / count) for i in range(count + 1)]
        self.path([(u + radius * math.cos(a), v + radius * flat * math.sin(a)) for a in angles], width)

    def lettering(self, u: float, v: float, length: float, height: float = 0.025) -> None:
        """What lettering looks like from afar: short strokes that spell nothing."""
        end = u + length
        while u < end:
            if self.random.random() < 0.16:
                u += height * 0.6
                continue
            width = height * self.random.uniform(0.45, 0.62)
            corners = [(u, v), (u + width, v), (u + width, v + height), (u, v + height), (u, v + height / 2)]
            corners.append((u + width, v + height / 2))
            for start, stop in self.random.sample(
                [(0, 3), (2, 3), (0, 1), (4, 5), (1, 2), (0, 2)], self.random.choice((2, 3, 3))
            ):
                self.line(corners[start], corners[stop], 0.0032)
            u += width + height * 0.28

    def dimension(self, start: tuple, end: tuple, offset: tuple) -> None:
        """Dimension line with extension lines, arrowheads and a figure-like mark."""
        first = (start[0] + offset[0], start[1] + offset[1])
        last = (end[0] + offset[0], end[1] + offset[1])
        for near, far in ((start, first), (end, last)):
            self.line(near, (far[0] + offset[0] * 0.12, far[1] + offset[1] * 0.12), 0.0024)
        self.line(first, last, 0.0028)
        length = math.dist(first, last)
        along = ((last[0] - first[0]) / length, (last[1] - first[1]) / length)
        for tip, sign in ((first, 1), (last, -1)):
            for side in (-1, 1):
                back = (
                    tip[0] + sign * along[0] * 0.05 - side * along[1] * 0.010,
                    tip[1] + sign * along[1] * 0.05 + side * along[0] * 0.010,
                )
                self.line(tip, back, 0.0050)
        middle = ((first[0] + last[0]) / 2, (first[1] + last[1]) / 2)
        self.lettering(middle[0] - 0.05, middle[1] + 0.012, 0.10)

    def balloon(self, u: float, v: float, to: tuple) -> None:
        """Weld number in its circle, with a leader to the weld."""
        self.arc(u, v, 0.062, width=0.0034)
        self.lettering(u - 0.028, v - 0.012, 0.045, 0.022)
        length = math.dist((u, v), to)
        self.line((u + (to[0] - u) * 0.062 / length, v + (to[1] - v) * 0.062 / length), to, 0.0026)


def draw_frame(pen: Drafter) -> None:
    """Borders with grid marks, title block, list of parts and notes."""
    width, height = SHEET
    pen.rectangle(0.12, 0.12, width - 0.12, height - 0.12, 0.0028)
    pen.rectangle(0.22, 0.22, width - 0.22, height - 0.22, 0.0085)
    for i in range(1, 16):
        u = 0.22 + (width - 0.44) * i / 16
        pen.line((u, 0.12), (u, 0.22), 0.0028)
        pen.line((u, height - 0.12), (u, height - 0.22), 0.0028)
    left, right, base = width - 2.07, width - 0.22, 0.22
    pen.rectangle(left, base, right, base + 1.05, 0.0085)
    for v in (0.15, 0.30, 0.45, 0.75):
        pen.line((left, base + v), (right, base + v), 0.0040)
    for share in (0.22, 0.5, 0.78):
        pen.line((left + 1.85 * share, base), (left + 1.85 * share, base + 0.45), 0.0034)
    for row in range(3):
        for share in (0.02, 0.25, 0.53, 0.81):
            pen.lettering(left + 1.85 * share, base + 0.05 + 0.15 * row, 0.26, 0.028)
    pen.lettering(left + 0.10, base + 0.56, 1.5, 0.070)
    pen.lettering(left + 0.10, base + 0.84, 1.1, 0.055)
    for row in range(11):
        v = base + 1.05 + 0.105 * row
        pen.line((left, v + 0.105), (right, v + 0.105), 0.0030)
        pen.lettering(left + 0.05, v + 0.035, 0.10)
        pen.lettering(left + 0.28, v + 0.035, pen.random.uniform(0.5, 0.95))
        pen.lettering(left + 1.45, v + 0.035, 0.28)
    for u in (left, left + 0.2, left + 1.38, right):
        pen.line((u, base + 1.05), (u, base + 1.05 + 0.105 * 11), 0.0040)
    for row in range(9):
        pen.lettering(left + 0.05, 3.25 - 0.075 * row, pen.random.uniform(1.0, 1.7), 0.030)


def draw_vessel(pen: Drafter, u: float, v: float) -> None:
    """Elevation of a vertical vessel: skirt, dished heads, rings, nozzles, manhole; (u, v): foot of its axis."""
    half, bottom, top = 0.46, 0.62, 3.55
    pen.axis((u, v - 0.15), (u, v + 4.35))
    for side in (-1, 1):
        pen.line((u + side * half, v + bottom), (u + side * half, v + top), 0.0090)
        pen.line((u + side * half, v + bottom), (u + side * (half + 0.06), v + 0.04), 0.0075)
        pen.line((u + side * (half - 0.03), v + bottom), (u + side * (half - 0.03), v + top), 0.0028)
    pen.rectangle(u - half - 0.14, v, u + half + 0.14, v + 0.04, 0.0070)
    pen.arc(u, v + top, half, 0, 180, 0.0090, 0.52)
    pen.arc(u, v + bottom, half, 180, 360, 0.0060, 0.52)
    for height in (bottom, 1.35, 2.08, 2.81, top):
        pen.line((u - half, v + height), (u + half, v + height), 0.0034)
    for tray in range(9):
        pen.dashed(
            (u - half + 0.03, v + 1.5 + tray * 0.20),
            (u + half - 0.10 * (tray % 2) - 0.03, v + 1.5 + tray * 0.20),
        )
    for side, height, size, reach in (
        (1, 0.95, 0.10, 0.24),
        (-1, 1.15, 0.07, 0.20),
        (1, 2.45, 0.07, 0.20),
        (-1, 3.2, 0.09, 0.22),
    ):
        end = u + side * (half + reach)
        for edge in (-size, size):
            pen.line((u + side * half, v + height + edge), (end, v + height + edge), 0.0050)
        pen.rectangle(end, v + height - size * 1.7, end + side * 0.035, v + height + size * 1.7, 0.0060)
        pen.axis((u + side * half * 0.8, v + height), (end + side * 0.14, v + height))
    pen.rectangle(u - 0.09, v + top + 0.23, u + 0.09, v + top + 0.42, 0.0050)
    pen.rectangle(u - 0.16, v + top + 0.42, u + 0.16, v + top + 0.455, 0.0060)
    pen.arc(u, v + 1.72, 0.19, width=0.0060)
    pen.arc(u, v + 1.72, 0.24, width=0.0040)
    for height, end in ((bottom, 1.35), (1.35, 2.08), (2.08, 2.81), (2.81, top)):
        pen.dimension((u + half, v + height), (u + half, v + end), (0.62, 0))
    pen.dimension((u + half, v), (u + half, v + top), (0.86, 0))
    pen.dimension((u - half, v), (u + half, v), (0, -0.22))


def draw_plan(pen: Drafter, u: float, v: float) -> None:
    """Orientation of the nozzles seen from above."""
    for radius, width in ((0.66, 0.0085), (0.62, 0.0030), (0.84, 0.0026), (0.30, 0.0030)):
        pen.arc(u, v, radius, width=width)
    for turn in range(0, 180, 30):
        way = (math.cos(math.radians(turn)), math.sin(math.radians(turn)))
        pen.axis((u - way[0] * 0.98, v - way[1] * 0.98), (u + way[0] * 0.98, v + way[1] * 0.98))
    for turn in (18, 75, 140, 200, 262, 318):
        way = (math.cos(math.radians(turn)), math.sin(math.radians(turn)))
        for edge in (-0.055, 0.055):
            side = (-way[1] * edge, way[0] * edge)
            pen.line(
                (u + way[0] * 0.66 + side[0], v + way[1] * 0.66 + side[1]),
                (u + way[0] * 0.80 + side[0], v + way[1] * 0.80 + side[1]),
            )
            pen.line(
                (u + way[0] * 0.80, v + way[1] * 0.80),
                (u + way[0] * 0.80 + side[0] * 1.8, v + way[1] * 0.80 + side[1] * 1.8),
                0.0080,
            )
        pen.lettering(u + way[0] * 1.05 - 0.04, v + way[1] * 1.05 - 0.01, 0.09)


def draw_isometric(pen: Drafter, u: float, v: float) -> None:
    """Piping isometric: single-line runs at 30 degrees, flanges, valves, weld dots and balloons."""
    east, north, rise = (math.cos(math.radians(30)), 0.5), (-math.cos(math.radians(30)), 0.5), (0.0, 1.0)
    at = (u, v)
    legs = [
        (rise, 0.55),
        (east, 0.80),
        (rise, 0.50),
        (north, 0.85),
        (rise, 0.42),
        (east, 1.35),
        (rise, -0.55),
        (east, 0.55),
    ]
    for number, (way, length) in enumerate(legs):
        end = (at[0] + way[0] * length, at[1] + way[1] * length)
        pen.line(at, end, 0.0150)
        sideways = (way[1], -way[0]) if way is not rise else (east[0], east[1])
        for share in (0.06, 0.94):
            weld = (at[0] + way[0] * length * share, at[1] + way[1] * length * share)
            for radius in (0.006, 0.014):
                pen.arc(*weld, radius, width=0.012)
        if number in (1, 3, 5):
            middle = (at[0] + way[0] * length * 0.5, at[1] + way[1] * length * 0.5)
            for sign in (-1, 1):
                foot = (middle[0] + way[0] * 0.09 * sign, middle[1] + way[1] * 0.09 * sign)
                pen.path(
                    [middle, (foot[0] + rise[0] * 0.06, foot[1] + 0.06), (foot[0], foot[1] - 0.06)],
                    0.0060,
                    closed=True,
                )
            pen.line(middle, (middle[0], middle[1] + 0.16))
            pen.line((middle[0] - 0.06, middle[1] + 0.13), (middle[0] + 0.06, middle[1] + 0.19), 0.0070)
        pen.balloon(
            at[0] + way[0] * length * 0.82 + sideways[0] * 0.30 + 0.05,
            at[1] + way[1] * length * 0.82 + sideways[1] * 0.30 - 0.12,
            (at[0] + way[0] * length * 0.94, at[1] + way[1] * length * 0.94),
        )
        if number in (1, 3, 5):
            pen.dimension(at, end, (-0.02, 0.30))
        at = end
    pen.dashed((u, v), (u, v - 0.30))
    for turn in (90, 210, 330):
        way = (math.cos(math.radians(turn)), math.sin(math.radians(turn)))
        pen.line((u - 0.9, v + 2.2), (u - 0.9 + way[0] * 0.22, v + 2.2 + way[1] * 0.22))


def draw_detail(pen: Drafter, u: float, v: float) -> None:
    """Section of a welded joint, hatched, in its circle."""
    pen.arc(u, v, 0.62, width=0.0040)
    for side in (-1, 1):
        pen.path(
            [
                (u + side * 0.58, v - 0.12),
                (u + side * 0.03, v - 0.12),
                (u + side * 0.03, v - 0.08),
                (u + side * 0.15, v + 0.14),
            ]
            + [(u + side * 0.58, v + 0.14)],
            0.0075,
        )
        for i in range(9):
            start = 0.10 + i * 0.048
            pen.line(
                (u + side * (start + 0.02), v - 0.12), (u + side * min(0.57, start + 0.12), v + 0.13), 0.0022
            )
    pen.arc(u, v + 0.13, 0.16, 0, 180, 0.0060, 0.30)
    pen.arc(u, v - 0.12, 0.05, 180, 360, 0.0060, 0.6)
    pen.dimension((u - 0.15, v + 0.14), (u + 0.15, v + 0.14), (0, 0.22))
    pen.lettering(u - 0.25, v - 0.45, 0.5, 0.045)


def draw_revision(pen: Drafter, u: float, v: float, half_width: float, half_height: float) -> None:
    """Cloud round what changed, drawn by hand, and its triangle."""
    count = 22
    for i in range(count):
        angle = 2 * math.pi * i / count
        pen.arc(
            u + half_width * math.cos(angle),
            v + half_height * math.sin(angle),
            0.088,
            math.degrees(angle) - 88,
            math.degrees(angle) + 88,
            0.0100,
        )
    corner = (u + half_width + 0.16, v + half_height * 0.8)
    pen.path(
        [corner, (corner[0] + 0.22, corner[1]), (corner[0] + 0.11, corner[1] + 0.19)], 0.0100, closed=True
    )
