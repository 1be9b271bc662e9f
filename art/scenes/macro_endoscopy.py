"""Endoscopy behind the coupon: a videoscope bends out of a bored hole and lights the root of the weld.

Lengths as in _coupon.py. Here z = 0 is the inner face, which the picture turns upwards.
"""

import math

import numpy as np
from kit import (
    MeshBuilder,
    area_light,
    bezier,
    emissive,
    new_material,
    new_scene,
    paint,
    plain,
    steel_metal,
    studio,
)
from mathutils import Vector
from scenes._coupon import (
    SERIES_GRADE,
    add_lamp,
    attribute,
    grid_mesh,
    macro_view,
    noise2,
    sheet,
    stepped,
)

SAMPLES = 42
GRADE = {**SERIES_GRADE, "bloom": 0.08}
FROM = -112
HOLE, HOLE_RADIUS = Vector((0.50, 0.20, 0.0)), 0.062
LOOKED_AT = Vector((-0.06, -0.01, 0.0))
TIP, SCOPE = Vector((0.150, 0.075, 0.135)), 0.030
"""Middle of the scope's face, and its radius: 6 mm across."""
WAY = (LOOKED_AT - TIP).normalized()
VIEWS = {
    "macro-endoscopy": macro_view(
        (0.10, 0.03, 0.07),
        FROM,
        27,
        1.95,
        at=(0.52, 0.59),
        focus=TIP + Vector((-0.02, -0.03, -0.05)),
        fstop=2.2,
    )
}


def root_height(x, y):
    """The inner face: the root's penetration, pits and rust, the hole."""
    middle = 0.008 * noise2(x * 3, 0.5, 81)
    width = 0.054 * (1 + 0.16 * noise2(x * 7, 1.5, 82) + 0.08 * noise2(x * 31, 4.5, 90))
    side = (y - middle) / width
    share = (x + 0.03 * side * side) / 0.024 + 0.6 * noise2(x * 14, 2.5, 83)
    share = share - np.floor(share)
    crown = 0.0135 * (1 + 0.40 * noise2(x * 6, 3.5, 84)) + 0.0008 * np.sin(np.pi * share)
    root = crown * np.clip(1 - side * side, 0, 1) ** 0.85
    scale = (
        0.0030 * noise2(x * 13, y * 13, 85)
        + 0.0022 * noise2(x * 34, y * 34, 86)
        + 0.0014 * noise2(x * 85, y * 85, 87)
    )
    deep = np.clip(noise2(x * 21, y * 21, 88) + 0.35 * noise2(x * 55, y * 55, 89) - 0.42, 0, 1) * (
        np.abs(y) > 0.05
    )
    face = np.where(np.abs(side) < 1, root + 0.8 * scale, scale - 0.016 * deep)
    away = np.hypot(x - HOLE.x, y - HOLE.y) - HOLE_RADIUS
    return np.where(away < 0, -0.12, face * np.clip(away / 0.02, 0, 1) - 0.004 * np.exp(-away / 0.006))


def rusty_material():
    """Rust over mill scale, darker in the pits; the root's steel less rusted."""
    material, tree = new_material("inner face")
    point = tree.position(True)
    x, y, _ = tree.separate(point)
    large, fine = tree.noise(point, 6, 8, 0.65, 0.6), tree.noise(point, 48, 8, 0.7)
    crust = tree.math("ADD", tree.math("MULTIPLY", large, 0.6), tree.math("MULTIPLY", fine, 0.4))
    colour = tree.ramp(
        crust,
        [
            (0.32, (0.030, 0.018, 0.014)),
            (0.45, (0.085, 0.034, 0.016)),
            (0.55, (0.20, 0.080, 0.028)),
            (0.66, (0.36, 0.17, 0.065)),
            (0.76, (0.42, 0.26, 0.13)),
        ],
    )
    root = attribute(tree, "root")
    bare = tree.math("MULTIPLY", root, tree.step(fine, 0.56, 0.44))
    colour = tree.mix(tree.math("MULTIPLY", bare, 0.55), colour, (0.42, 0.39, 0.36))
    rough = tree.mix(bare, tree.math("MULTIPLY_ADD", fine, 0.3, 0.58), 0.32)
    tree.principled(colour, rough, tree.math("MULTIPLY", bare, 0.6), tree.bump(crust, 0.55, 0.010))
    return material


def build_face() -> None:
    """The rusted inner face and the wall of the hole, bored bright."""
    attributes = {
        "root": lambda x, y: np.clip((1 - np.abs(y - 0.008 * noise2(x * 3, 0.5, 81)) / 0.056) / 0.25, 0, 1)
    }
    xs = stepped((-1.4, -0.6, 0.006), (-0.6, 0.75, 0.0018), (0.75, 1.8, 0.008))
    ys = stepped((-0.8, -0.25, 0.005), (-0.25, 0.32, 0.0018), (0.32, 1.8, 0.008))
    sheet("inner face", xs, ys, root_height, rusty_material(), attributes)
    bright = steel_metal("bore", (0.55, 0.55, 0.55), 0.3, (2, 2, 200), 8, 0.2)
    ring = MeshBuilder().lathe(
        [
            (HOLE_RADIUS + 0.012, -0.006),
            (HOLE_RADIUS + 0.008, 0.0035),
            (HOLE_RADIUS + 0.001, 0.002),
            (HOLE_RADIUS - 0.002, -0.003),
            (HOLE_RADIUS - 0.002, -0.15),
        ],
        HOLE,
        (0, 0, 1),
        96,
    )
    ring.build("bore", [bright], 30, bevel=0.0008)


def braid_material():
    """Tungsten braid: dark strands, worn bright on their crowns."""
    material, tree = new_material("braid")
    crown = attribute(tree, "crown")
    fine = tree.noise(tree.position(True), 200, 4, 0.6)
    colour = tree.mix(tree.step(crown, 0.25, 0.9), (0.05, 0.052, 0.055), (0.42, 0.42, 0.43))
    tree.principled(colour, tree.math("MULTIPLY_ADD", fine, 0.25, 0.22), 0.9, tree.bump(fine, 0.1, 0.001))
    return material


def build_sheath(path) -> None:
    """The braided sheath along a path: strands crossing over and under each other."""
    count, around = len(path), 168
    tangents = [(path[min(i + 1, count - 1)] - path[max(i - 1, 0)]).normalized() for i in range(count)]
    x = tangents[0].orthogonal().normalized()
    points, crowns, run = np.zeros((count, around + 1, 3)), np.zeros((count, around + 1)), 0.0
    angle = np.linspace(0, math.tau, around + 1)
    for i, (point, tangent) in enumerate(zip(path, tangents)):
        if i:
            x = tangents[i - 1].rotation_difference(tangent) @ x
            run += (point - path[i - 1]).length
        x = (x - tangent * x.dot(tangent)).normalized()
        y = tangent.cross(x)
        a, b = angle / math.tau * 14 + run / 0.0135, angle / math.tau * 14 - run / 0.0135
        over = np.sin(math.pi * a) * np.sin(math.pi * b)
        strand = np.where(over > 0, np.abs(np.sin(math.pi * 2 * a)), np.abs(np.sin(math.pi * 2 * b)))
        crown = strand * np.abs(over) ** 0.3
        radius = SCOPE * 0.95 + 0.0019 * crown
        points[i] = np.array(point) + radius[:, None] * (
            np.cos(angle)[:, None] * np.array(x) + np.sin(angle)[:, None] * np.array(y)
        )
        crowns[i] = crown
    grid_mesh("scope sheath", points, braid_material(), {"crown": crowns}, sharp=180)


def build_scope() -> None:
    """The scope out of the hole: sheath, bending section, steel head with lens and lamps."""
    steel = steel_metal("head", (0.62, 0.62, 0.62), 0.20, (3, 3, 160), 12, 0.3, grime=0.15)
    black = plain("face", (0.010, 0.010, 0.011), 0.35)
    orange = paint("index", (0.90, 0.22, 0.012), 0.36, 0.1, 0, 14, 0.2, bump=0.03)
    glass = plain("lens", (0.010, 0.014, 0.022), 0.03, coat=1.0, coat_rough=0.02)
    back = TIP - WAY * 0.125
    head = MeshBuilder()
    head.lathe(
        [(0.0245, -0.001), (0.027, -0.001), (SCOPE, -0.005), (SCOPE, -0.088), (0.0285, -0.090)], TIP, WAY, 72
    )
    head.material(2).lathe(
        [(0.0285, -0.090), (0.0305, -0.091), (0.0305, -0.101), (0.0285, -0.102)], TIP, WAY, 72
    )
    head.material(0).lathe(
        [(0.0285, -0.102), (0.0300, -0.103), (0.0300, -0.125), (0.028, -0.128)], TIP, WAY, 72
    )
    head.material(1).lathe([(1e-4, -0.0035), (0.0245, -0.0035), (0.0246, -0.0005)], TIP, WAY, 64)
    head.material(3).sphere(TIP - WAY * 0.0045, 0.0085, 32, 16, math.pi * 0.55, math.pi, WAY)
    head.material(0).torus(TIP - WAY * 0.003, 0.0095, 0.0011, WAY, 48, 8)
    head.build("scope head", [steel, black, orange, glass], 35, bevel=0.0006)
    lamps = MeshBuilder()
    side = WAY.orthogonal().normalized()
    other = WAY.cross(side)
    for i in range(10):
        angle = math.tau * (i + 0.5) / 10
        at = TIP + (side * math.cos(angle) + other * math.sin(angle)) * 0.0172
        lamps.lathe([(0.0036, -0.003), (0.0034, -0.0012), (0.0018, -0.0006), (1e-4, -0.0005)], at, WAY, 16)
    lamps.build("scope lamps", [emissive("led", (1.0, 0.94, 0.84), 14)], 40)
    start = HOLE + Vector((0.0, 0.0, -0.15))
    path = bezier(start, start + Vector((0.02, 0.02, 0.44)), back - WAY * 0.26, back + WAY * 0.004, 420)
    build_sheath(path)


def build() -> None:
    """The inner face in the dark, lit by the scope; a trace of teal behind."""
    new_scene(bounces=8)
    studio((0.0015, 0.004, 0.0055), 1.0)
    build_face()
    build_scope()
    area_light(TIP + WAY * 0.004, LOOKED_AT, 0.036, 2.4, (1.0, 0.93, 0.82), spread=130, name="lamp scope")
    add_lamp(FROM, (0.2, 0.1, 0.1), "rim", -135, 32, 2.2, (1.2, 0.5), 34, (0.20, 0.60, 0.76))
    add_lamp(FROM, (0.2, 0.1, 0.1), "warm", 105, 30, 2.0, (0.8, 0.3), 26, (1.0, 0.55, 0.23))
