"""Directions and paths through points. Lengths in the units of the scene, angles in radians."""

import math

from mathutils import Quaternion, Vector

STRAIGHT = 0.02  # an elbow nearer to straight than this is no elbow


def smooth(start: float, end: float, value: float) -> float:
    """0 before start, 1 after end, an S between them."""
    share = min(1.0, max(0.0, (value - start) / (end - start)))
    return share * share * (3 - 2 * share)


def basis(axis, up=None) -> tuple[Vector, Vector, Vector]:
    """Three unit vectors x, y, z: z along the axis, y leaning towards up (None: the vertical)."""
    z = Vector(axis).normalized()
    if up is None:
        up = (0, 0, 1) if abs(z.z) < 0.95 else (1, 0, 0)
    x = Vector(up).cross(z)
    if x.length < 1e-6:
        x = Vector((1, 0, 0)).cross(z)
    x.normalize()
    return x, z.cross(x), z


def filleted(points, radius: float, steps: int = 8) -> list[Vector]:
    """The polyline through the points, each corner rounded to the radius, or to what its two sides allow."""
    points = [Vector(point) for point in points]
    path = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        to_before, to_after = before - corner, after - corner
        room = 0.49 * min(to_before.length, to_after.length)
        to_before.normalize()
        to_after.normalize()
        opening = to_before.angle(to_after)
        if opening > math.pi - STRAIGHT:
            path.append(corner)
            continue
        tangent = min(radius / math.tan(opening / 2), room)
        rounding = tangent * math.tan(opening / 2)
        centre = corner + (to_before + to_after).normalized() * (rounding / math.sin(opening / 2))
        first = corner + to_before * tangent - centre
        last = corner + to_after * tangent - centre
        turn, axis = first.angle(last), first.cross(last).normalized()
        path += [centre + Quaternion(axis, turn * step / steps) @ first for step in range(steps + 1)]
    return path + [points[-1]]


def catmull_rom(points, steps: int) -> list[Vector]:
    """A smooth path through all the points, with so many steps between two of them."""
    points = [Vector(point) for point in points]
    points = [points[0] * 2 - points[1], *points, points[-1] * 2 - points[-2]]
    path = []
    for a, b, c, d in zip(points, points[1:], points[2:], points[3:]):
        for step in range(steps):
            t = step / steps
            path.append(
                0.5
                * (
                    2 * b
                    + (c - a) * t
                    + (2 * a - 5 * b + 4 * c - d) * t**2
                    + (3 * b - a - 3 * c + d) * t**3
                )
            )
    return path + [points[-2]]


def bezier(a, b, c, d, steps: int) -> list[Vector]:
    """The cubic curve from a to d that leaves towards b and arrives from c, in so many steps."""
    a, b, c, d = Vector(a), Vector(b), Vector(c), Vector(d)
    shares = [step / steps for step in range(steps + 1)]
    return [
        a * (1 - t) ** 3 + b * (3 * t * (1 - t) ** 2) + c * (3 * t**2 * (1 - t)) + d * t**3
        for t in shares
    ]


def softened(points, times: int = 2) -> list[Vector]:
    """The polyline with its corners cut, again and again (Chaikin): ends stay, sharp bends become smooth."""
    path = [Vector(point) for point in points]
    for _ in range(times):
        cut = [
            corner for a, b in zip(path, path[1:]) for corner in (a * 0.75 + b * 0.25, a * 0.25 + b * 0.75)
        ]
        path = [path[0], *cut, path[-1]]
    return path
