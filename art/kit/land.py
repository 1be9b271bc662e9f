"""Land and what lies on it: a fan of ground, blades of grass, field stones (metres)."""

import math
from collections.abc import Callable

from mathutils import Vector, noise

from kit.mesh import MeshBuilder

HIDDEN = (0, -900, -80)
"""Where models stand that are only shown as instances."""


def ground_fan(
    eye: Vector,
    reach: tuple[float, float],
    bearing: tuple[float, float],
    counts: tuple[int, int],
    height: Callable[[float, float], float],
) -> MeshBuilder:
    """Ground seen from a point, finer near it.

    reach: its nearest and farthest distance; bearing: its first direction and its opening, in degrees clockwise from
    north; counts: its rings and the directions in each; height: that of the ground at x and y.
    """
    nearest, farthest = reach
    first, opening = bearing
    rings, directions = counts
    points = []
    for ring in range(rings):
        distance = nearest * (farthest / nearest) ** (ring / (rings - 1))
        for direction in range(directions):
            angle = math.radians(first + opening * direction / (directions - 1))
            x, y = eye.x + distance * math.sin(angle), eye.y + distance * math.cos(angle)
            points.append((x, y, height(x, y)))
    faces = []
    for ring in range(rings - 1):
        for direction in range(directions - 1):
            corner = ring * directions + direction
            faces.append((corner, corner + 1, corner + directions + 1, corner + directions))
    return MeshBuilder().add(points, faces)


def add_blade(
    mesh: MeshBuilder, root: Vector, outward: Vector, across: Vector, length: float, lean: float
) -> None:
    """A blade of grass that bends outward, twice as wide as across at its root; lean: 0 upright, 1 bent over."""
    spine = [
        root + outward * (lean * length * t * t) + Vector((0, 0, length * (t - 0.28 * lean * t * t)))
        for t in (0, 0.4, 0.75, 1)
    ]
    mesh.add(
        [
            spine[0] - across,
            spine[0] + across,
            spine[1] + across,
            spine[1] - across,
            spine[2] + across * 0.6,
            spine[2] - across * 0.6,
            spine[3],
        ],
        [(0, 1, 2, 3), (3, 2, 4, 5), (5, 4, 6)],
    )


def field_stone(seed: float, material):
    """A lump with a radius of about 1 m, to be instanced smaller."""
    mesh = MeshBuilder()
    mesh.sphere((0, 0, 0), 1, 14, 8)
    stone = mesh.build("stone", [material], 30, loc=HIDDEN)
    for vertex in stone.data.vertices:
        large = noise.noise(vertex.co * 1.3 + Vector((seed, 0, 0)))
        small = noise.noise(vertex.co * 3.5 + Vector((0, seed, 0)))
        vertex.co *= 1 + 0.45 * large + 0.15 * small
    return stone
