"""Round probes with knurled housings, gel around them, cables: parts of the macro_*.py scenes.

Lengths as in _coupon.py.
"""

import math

import numpy as np
from kit import MeshBuilder, clear_shadow, new_material, softened
from mathutils import Matrix, Vector
from scenes._coupon import grid_mesh, noise2, sheet, stepped

UP = (0, 0, 1)


def knurled(name, radius, low, high, material, at, depth=0.0020, diamonds=34):
    """A sleeve with a diamond knurl from low to high above at, chamfered at both ends."""
    turns, rows = diamonds * 14, max(24, round((high - low) / radius / math.tau * diamonds * 14))
    angle = np.linspace(0, math.tau, turns + 1)
    height = np.linspace(low, high, rows)
    angles, heights = np.meshgrid(angle, height, indexing="ij")
    lead = (heights - low) / (math.tau * radius / diamonds)

    def tooth(place):
        return 1 - np.abs(2 * (place - np.floor(place)) - 1)

    cut = np.minimum(tooth(angles / math.tau * diamonds + lead), tooth(angles / math.tau * diamonds - lead))
    ends = np.clip(np.minimum(heights - low, high - heights) / (3 * depth), 0, 1)
    radii = radius - 2.2 * depth * (1 - ends) + depth * np.minimum(cut * 1.5, 1) * ends - depth
    points = np.stack([at[0] + radii * np.cos(angles), at[1] + radii * np.sin(angles), at[2] + heights], -1)
    return grid_mesh(name, points, material, sharp=30)


def clear_gel(name="gel"):
    """Clear couplant, faintly blue."""
    material, tree = new_material(name)
    point = tree.position(True)
    waves = tree.bump(tree.noise(point, 30, 3, 0.5), 0.12, 0.004)
    tree.principled((0.80, 0.93, 0.97), 0.03, trans=1.0, ior=1.36, normal=waves)
    clear_shadow(material, (0.86, 0.93, 0.96))
    return material


def gel_ring(at, radius, reach, material, seed=51) -> None:
    """Gel that a round probe of this radius pressed out: a ridge along it, a film that ends reach beyond."""

    def height(x, y):
        away = np.hypot(x - at[0], y - at[1]) - radius
        wobble = 0.35 * reach * noise2(x * 12, y * 12, seed) + 0.15 * reach * noise2(x * 33, y * 33, seed + 1)
        inside = reach + wobble - away
        film = 0.008 * np.sqrt(np.clip(inside / 0.02, 0, 1))
        ridge = 0.020 * np.exp(-(((away - 0.010 - 0.3 * wobble) / 0.014) ** 2))
        full = np.where(inside > 0, film + ridge + 0.0008 * noise2(x * 40, y * 40, seed + 2), -0.004)
        return np.where(away < -0.004, np.minimum(full, 0.002), full)

    span = radius + 2 * reach
    places = [stepped((at[i] - span, at[i] + span, 0.002)) for i in (0, 1)]
    sheet("gel", *places, height, material, sharp=180)


def cable(name, path, radius, material, times=4) -> None:
    """A cable along the corners of a path, softened."""
    MeshBuilder().tube(softened([Vector(point) for point in path], times), radius, 24).build(
        name, [material], 60
    )


def moved(things, frame: Matrix) -> None:
    """Moves objects by a frame."""
    for thing in things:
        thing.matrix_world = frame @ thing.matrix_world
