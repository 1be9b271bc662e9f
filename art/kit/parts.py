"""Flanges, nuts, handrails, ladders, stairs, pipe racks. Lengths in metres; mb: the MeshBuilder to fill."""

import math
import random

from mathutils import Vector

from kit.mesh import NEARLY_ZERO, MeshBuilder
from kit.paths import basis

SIDES = (-1, 1)
LADDER_STEP = 0.3
STAIR_STEP = 0.2


def on_circle(x: Vector, y: Vector, angle: float) -> Vector:
    """The unit vector at an angle (radians) from x towards y."""
    return x * math.cos(angle) + y * math.sin(angle)


def hex_nut(mb: MeshBuilder, centre, axis, r, h):
    """A hexagon nut standing on centre, r to its corners, h high along the axis."""
    profile = [
        (NEARLY_ZERO, 0),
        (r * 0.94, 0),
        (r, h * 0.08),
        (r, h * 0.85),
        (r * 0.88, h),
        (NEARLY_ZERO, h),
    ]
    mb.lathe(profile, centre, axis, 6)


def flange(mb: MeshBuilder, centre, axis, r, t=None, nb=12):
    """A weld-neck flange with nb studs and nuts; its face at centre, its neck along the axis.

    r: radius of the pipe; t: thickness of the ring (0.28 r when not given).
    """
    centre = Vector(centre)
    x, y, z = basis(axis)
    t = t or r * 0.28
    rim = r * 1.75
    chamfer = t * 0.12
    profile = [
        (r, 0),
        (rim - chamfer, 0),
        (rim, chamfer),
        (rim, t - chamfer),
        (rim - chamfer, t),
        (r * 1.25, t),
        (r * 1.02, t + r * 0.5),
        (r, t + r * 0.55),
    ]
    mb.lathe(profile, centre, z, 48)
    stud = r * 0.1
    for i in range(nb):
        hole = centre + on_circle(x, y, 2 * math.pi * (i + 0.5) / nb) * (r * 1.5)
        hex_nut(mb, hole + z * t, z, stud * 1.6, stud * 1.6)
        mb.cylinder(hole - z * stud * 0.5, hole + z * (t + stud * 2.6), stud, 12)


def flange_pair(mb: MeshBuilder, centre, axis, r, nb=12):
    """Two flanges face to face with the gap of a gasket at centre; r: radius of the pipe."""
    z = Vector(axis).normalized()
    gap = r * 0.03
    flange(mb, Vector(centre) + z * gap, z, r, nb=nb)
    flange(mb, Vector(centre) - z * gap, -z, r, nb=nb)


def handrail(mb: MeshBuilder, pts, h=1.1, post=1.5, r=0.024, mid=True, closed=False, toe=True):
    """A handrail along points of the floor.

    h: height; post: about how far apart the posts stand; r: radius of the tubes; mid: with a rail at half
    height; closed: back to the first point; toe: with a toe board.
    """
    points = [Vector(point) for point in pts]
    if closed:
        points.append(points[0])
    for start, end in zip(points, points[1:]):
        bays = max(1, round((end - start).length / post))
        for height in (h, h * 0.52) if mid else (h,):
            mb.cylinder(start + Vector((0, 0, height)), end + Vector((0, 0, height)), r, 8)
        for i in range(bays + 1):
            foot = start.lerp(end, i / bays)
            mb.cylinder(foot, foot + Vector((0, 0, h)), r, 8)
        if toe:
            mb.beam(start + Vector((0, 0, 0.08)), end + Vector((0, 0, 0.08)), 0.012, 0.14)


def ladder(mb: MeshBuilder, p0, p1, out=(1, 0, 0), w=0.45, cage=True):
    """A ladder from p0 up to p1, w wide, climbed from the side of the vector out; above 3 m with a cage."""
    p0, p1 = Vector(p0), Vector(p1)
    length = (p1 - p0).length
    upwards = (p1 - p0).normalized()
    out = Vector(out).normalized()
    side = upwards.cross(out).normalized()
    for sign in SIDES:
        mb.beam(p0 + side * sign * w / 2, p1 + side * sign * w / 2, 0.03, 0.06)
    for i in range(int(length / LADDER_STEP)):
        rung = p0 + upwards * (i + 0.5) * LADDER_STEP
        mb.cylinder(rung - side * w / 2, rung + side * w / 2, 0.012, 6)
    if cage and length > 3:
        ladder_cage(mb, p0, length, upwards, side, out)


def ladder_cage(mb: MeshBuilder, foot, length, upwards, side, out, start=2.3, radius=0.36, spacing=0.9):
    """The safety cage of a ladder: hoops from start above its foot, and five uprights."""
    bays = max(2, int((length - start) / spacing))
    heights = [start + (length - start) * i / bays for i in range(bays + 1)]
    angles = [math.pi * i / 12 for i in range(13)]
    hoop = [side * (math.cos(a) * radius) + out * (math.sin(a) * radius * 2) for a in angles]
    for height in heights:
        middle = foot + upwards * height
        for a, b in zip(hoop, hoop[1:]):
            mb.beam(middle + a, middle + b, 0.05, 0.01)
    for i in (1, 3, 6, 9, 11):
        mb.beam(foot + upwards * heights[0] + hoop[i], foot + upwards * heights[-1] + hoop[i], 0.04, 0.008)


def stair(mb: MeshBuilder, p0, p1, width=0.9, rail=True):
    """A straight flight along X or Y from p0 up to p1: stringers, steps, and handrails if rail."""
    p0, p1 = Vector(p0), Vector(p1)
    steps = max(3, int((p1.z - p0.z) / STAIR_STEP))
    forwards = Vector((p1.x - p0.x, p1.y - p0.y, 0)).normalized()
    side = Vector((-forwards.y, forwards.x, 0))
    for sign in SIDES:
        start, end = (point + side * sign * width / 2 for point in (p0, p1))
        mb.beam(start, end, 0.04, 0.25)
        if rail:
            for height in (1.0, 0.55):
                mb.cylinder(start + Vector((0, 0, height)), end + Vector((0, 0, height)), 0.022, 8)
            bays = max(2, int((end - start).length / 1.2))
            for i in range(bays + 1):
                foot = start.lerp(end, i / bays)
                mb.cylinder(foot, foot + Vector((0, 0, 1.0)), 0.022, 6)
    tread = (0.26, width, 0.03) if abs(forwards.x) > 0.5 else (width, 0.26, 0.03)
    for i in range(steps):
        mb.box(p0.lerp(p1, (i + 0.5) / steps), tread)


def pipe_rack(
    mb: MeshBuilder,
    y0,
    y1,
    x,
    levels=(4.5, 6.2),
    width=6,
    bay=6,
    mats=(0, 1, 2),
    rnd=None,
    rs=(0.08, 0.3),
):
    """A pipe rack along Y from y0 to y1 with its middle at x.

    levels: heights of the floors of pipes; bay: distance of the frames; mats: slot of the steel, then those
    the pipes are drawn from; rnd: a random.Random; rs: least and greatest radius of the pipes.
    """
    rnd = rnd or random.Random(3)
    rack_frames(mb, y0, y1, x, levels, width, bay, mats[0])
    for level in levels:
        at = x - width / 2 + 0.45
        while at < x + width / 2 - 0.35:
            radius = rnd.uniform(*rs)
            mb.material(rnd.choice(mats[1:]))
            at += radius
            height = level + 0.15 + radius
            mb.cylinder((at, y0 - 1, height), (at, y1 + 1, height), radius, 20)
            for stretch in range(int((y1 - y0) / 12)):
                y = y0 + 12 * stretch + rnd.uniform(1, 10)
                if rnd.random() < 0.5:
                    flange_pair(mb, (at, y, height), (0, 1, 0), radius, 8)
            at += radius + rnd.uniform(0.12, 0.3)
    mb.material(0)


def rack_frames(mb: MeshBuilder, y0, y1, x, levels, width, bay, slot):
    """The steel of a pipe rack: columns, cross beams, bracing in every third bay, longitudinal beams."""
    left, right = x - width / 2, x + width / 2
    bays = int((y1 - y0) / bay)
    mb.material(slot)
    for i in range(bays + 1):
        y = y0 + i * bay
        for column in (left, right):
            mb.i_beam((column, y, 0), (column, y, levels[-1] + 0.3), 0.3, 0.3, 0.025)
        for level in levels:
            mb.i_beam((left, y, level), (right, y, level), 0.25, 0.3, 0.025)
        if i % 3 == 0 and i < bays:
            for column in (left, right):
                mb.beam((column, y, 0.3), (column, y + bay, levels[0]), 0.1, 0.1)
    for level in levels:
        for column in (left, right):
            mb.i_beam((column, y0, level - 0.3), (column, y1, level - 0.3), 0.2, 0.25, 0.02)
