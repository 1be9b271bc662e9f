"""Girth weld of a 36 inch pipe while it is being made: pipe, groove, bead that cools (1 unit = 1 dm).

The pipe lies along X. A place on it is given by x and by the angle from the crown towards the camera (-Y).
The weld runs downhill: above the arc the bead is laid and cools, below it the groove is still open.
"""

import math
import random

import bpy
from kit import MeshBuilder, new_material, smooth
from mathutils import Matrix, Vector, noise

RADIUS = 4.57
ARC_ANGLE = math.radians(58)
GROOVE = 0.085
"""Half width of the groove at the surface."""

CUTBACK = 1.55
"""Bare steel on each side of the joint, up to the coating."""


def on_pipe(x: float, angle: float, height: float = 0.0) -> Vector:
    """Place at height above the pipe's surface."""
    reach = RADIUS + height
    return Vector((x, -reach * math.sin(angle), reach * math.cos(angle)))


ARC = on_pipe(0, ARC_ANGLE, 0.035)
NORMAL = Vector((0, -math.sin(ARC_ANGLE), math.cos(ARC_ANGLE)))
TRAVEL = Vector((0, -math.cos(ARC_ANGLE), -math.sin(ARC_ANGLE)))
ALONG = Vector((1, 0, 0))
LOCAL_AXES = Matrix((ALONG, TRAVEL, NORMAL)).transposed()


def local(along: float, travel: float, normal: float) -> Vector:
    """Place in the frame of the carriage: origin on the pipe under the arc, along the pipe, downhill, outwards."""
    return on_pipe(0, ARC_ANGLE) + ALONG * along + TRAVEL * travel + NORMAL * normal


def behind_arc(nodes, position):
    """Shader: length of the weld between the arc and this place, positive where the bead is laid (dm)."""
    split = nodes.node("ShaderNodeSeparateXYZ", {0: position})
    angle = nodes.math("ARCTAN2", nodes.math("MULTIPLY", split.outputs[1], -1.0), split.outputs[2])
    return nodes.math("MULTIPLY", nodes.math("SUBTRACT", ARC_ANGLE, angle), RADIUS), split.outputs[0], angle


def pipe_material() -> bpy.types.Material:
    """Brushed bare steel with heat tint beside the laid bead, petrol coating beyond the cutback."""
    material, nodes = new_material("pipe")
    position = nodes.position(True)
    behind, x, angle = behind_arc(nodes, position)
    flat = nodes.node("ShaderNodeCombineXYZ", {0: x, 1: nodes.math("MULTIPLY", angle, RADIUS)}).outputs[0]
    distance = nodes.math("ABSOLUTE", x)
    large = nodes.noise(flat, 1.6, 6, 0.6)
    fine = nodes.noise(flat, 26, 8, 0.65)
    brush = nodes.noise(nodes.scale(flat, (70, 1.6, 1)), 1, 4, 0.7)
    cross = nodes.noise(nodes.scale(flat, (3.0, 110, 1)), 1, 3, 0.7)
    marks = nodes.math("ADD", nodes.math("MULTIPLY", brush, 0.55), nodes.math("MULTIPLY", cross, 0.45))
    steel = nodes.mix(nodes.step(large, 0.3, 0.7), (0.30, 0.30, 0.31), (0.46, 0.455, 0.45))
    steel = nodes.mix(nodes.math("MULTIPLY", nodes.step(marks, 0.42, 0.68), 0.5), steel, (0.14, 0.14, 0.15))
    flash_rust = nodes.step(nodes.noise(flat, 4.5, 9, 0.72), 0.58, 0.70)
    steel = nodes.mix(nodes.math("MULTIPLY", flash_rust, 0.4), steel, (0.20, 0.10, 0.05))
    spread = nodes.math("ADD", distance, nodes.math("MULTIPLY_ADD", large, 0.10, -0.05))
    tint = nodes.ramp(
        nodes.step(spread, 0.08, 0.52),
        [
            (0.0, (0.16, 0.15, 0.16)),
            (0.16, (0.14, 0.19, 0.32)),
            (0.32, (0.20, 0.15, 0.30)),
            (0.48, (0.36, 0.20, 0.14)),
            (0.68, (0.46, 0.32, 0.14)),
            (1.0, (0.44, 0.42, 0.38)),
        ],
    )
    welded = nodes.step(behind, -0.12, 0.35)
    tinted = nodes.math("MULTIPLY", nodes.step(spread, 0.56, 0.30), nodes.math("MULTIPLY", welded, 0.8))
    steel = nodes.mix(tinted, steel, tint)
    edge = nodes.math("ADD", distance, nodes.math("MULTIPLY_ADD", nodes.noise(flat, 9, 5, 0.6), 0.05, -0.025))
    coated = nodes.step(edge, CUTBACK, CUTBACK + 0.02)
    coating = nodes.mix(nodes.step(large, 0.3, 0.7), (0.014, 0.060, 0.076), (0.022, 0.084, 0.105))
    dust = nodes.step(nodes.noise(flat, 3.0, 9, 0.7), 0.52, 0.78)
    coating = nodes.mix(nodes.math("MULTIPLY", dust, 0.35), coating, (0.12, 0.11, 0.10))
    rough = nodes.math(
        "ADD", nodes.math("MULTIPLY_ADD", marks, 0.34, 0.30), nodes.math("MULTIPLY", fine, 0.08)
    )
    rough = nodes.mix(coated, rough, nodes.math("MULTIPLY_ADD", fine, 0.3, 0.28))
    height = nodes.math("ADD", nodes.math("MULTIPLY", marks, 0.6), nodes.math("MULTIPLY", coated, 2.2))
    height = nodes.math("ADD", height, nodes.math("MULTIPLY", fine, 0.25))
    metal = nodes.math(
        "MULTIPLY", nodes.math("SUBTRACT", 1.0, coated), nodes.math("MULTIPLY_ADD", flash_rust, -0.4, 1.0)
    )
    nodes.principled(nodes.mix(coated, steel, coating), rough, metal, nodes.bump(height, 0.3, 0.012))
    return material


def bead_material() -> bpy.types.Material:
    """Weld metal that glows by its distance from the arc: white pool, orange bead, dull red, dark oxide."""
    material, nodes = new_material("bead")
    position = nodes.position(True)
    behind, x, _ = behind_arc(nodes, position)
    fine = nodes.noise(position, 40, 8, 0.65)
    coarse = nodes.noise(position, 5, 5, 0.6)
    colour = nodes.ramp(
        coarse,
        [
            (0.3, (0.10, 0.10, 0.13)),
            (0.45, (0.24, 0.22, 0.21)),
            (0.6, (0.34, 0.30, 0.26)),
            (0.75, (0.16, 0.13, 0.20)),
        ],
    )
    colour = nodes.mix(
        nodes.math("MULTIPLY", nodes.step(fine, 0.56, 0.72), 0.6), colour, (0.04, 0.035, 0.035)
    )
    # The edges of a bead and the valleys of its ripples cool first.
    cooler = nodes.math("MULTIPLY", nodes.math("POWER", nodes.math("DIVIDE", x, GROOVE), 2.0), 0.30)
    reach = nodes.math("ADD", nodes.math("ABSOLUTE", behind), cooler)
    reach = nodes.math("ADD", reach, nodes.math("MULTIPLY_ADD", fine, 0.16, -0.08))
    glow = nodes.ramp(
        nodes.step(reach, 0.0, 1.7),
        [
            (0.0, (1.0, 0.62, 0.24)),
            (0.08, (1.0, 0.36, 0.06)),
            (0.22, (0.80, 0.13, 0.012)),
            (0.42, (0.26, 0.020, 0.002)),
            (0.62, (0.05, 0.002, 0.0)),
            (0.85, (0.0, 0.0, 0.0)),
        ],
    )
    heat = nodes.math("MULTIPLY", nodes.math("POWER", nodes.step(reach, 1.5, 0.0), 1.9), 14.0)
    heat = nodes.math("MULTIPLY", heat, nodes.step(behind, -0.10, 0.02))
    nodes.principled(
        colour,
        nodes.math("MULTIPLY_ADD", fine, 0.30, 0.18),
        1.0,
        nodes.bump(fine, 0.12, 0.005),
        emit=glow,
        estr=heat,
    )
    return material


def surface_grid(builder: MeshBuilder, columns: int, rows: int, span_x, span_angle, height) -> None:
    """Patch of the pipe's surface, columns along X, rows around; height(x, angle) above the surface."""
    vertices = []
    for i in range(columns):
        x = span_x[0] + (span_x[1] - span_x[0]) * i / (columns - 1)
        for j in range(rows):
            angle = span_angle[0] + (span_angle[1] - span_angle[0]) * j / (rows - 1)
            vertices.append(on_pipe(x, angle, height(x, angle)))
    faces = [
        (i * rows + j, i * rows + j + 1, (i + 1) * rows + j + 1, (i + 1) * rows + j)
        for i in range(columns - 1)
        for j in range(rows - 1)
    ]
    builder.add(vertices, faces)


def bead_height(x: float, behind: float) -> float:
    """Cap bead: convex, with crescent ripples pointing back from the pool (dm)."""
    across = min(1.0, abs(x) / (GROOVE * (1.12 + 0.06 * noise.noise((behind * 5, 2, 0)))))
    profile = (1 - across * across) ** 0.6
    count = (behind - 0.055 * across * across) / 0.042 + 0.35 * noise.noise((behind * 5, 1, 3))
    phase = count - math.floor(count)
    ripple = phase**1.5 if phase < 0.86 else (1 - phase) / 0.14
    calm = smooth(0.02, 0.22, behind)
    depth = 0.0075 * calm * (1 + 0.5 * noise.noise((math.floor(count) * 1.7, 4, 0)))
    crown = 0.036 * (1 + 0.12 * noise.noise((behind * 4, 9, 0)))
    return profile * (crown + depth * (ripple - 0.5)) - 0.004


def groove_height(x: float, behind: float) -> float:
    """Open groove ahead of the arc: steep walls, last fill pass at the bottom (dm)."""
    across = min(1.0, abs(x) / GROOVE)
    fill = (
        -0.085 + 0.012 * (1 - across**2) + 0.002 * math.sin(behind / 0.055 * math.tau + 4 * across * across)
    )
    wall = smooth(0.74, 1.0, across)
    return fill * (1 - wall) - 0.004


def weld_height(x: float, angle: float) -> float:
    """Bead behind the arc, groove ahead of it, the pool between."""
    behind = (ARC_ANGLE - angle) * RADIUS
    laid = smooth(-0.085, 0.03, behind - 0.35 * x * x / GROOVE)
    return groove_height(x, behind) * (1 - laid) + bead_height(x, behind) * laid


def build_pipe() -> None:
    """Both pipes, the weld between them, spatter beside it."""
    skin, bead = pipe_material(), bead_material()
    builder = MeshBuilder()
    for side in (-1, 1):
        surface_grid(builder, 40, 420, sorted((side * GROOVE, side * 26)), (-1.6, 2.7), lambda x, angle: 0.0)
    builder.build("pipe", [skin], 60)
    builder = MeshBuilder()
    surface_grid(builder, 64, 2300, (-GROOVE * 1.25, GROOVE * 1.25), (-0.9, 1.75), weld_height)
    builder.build("weld", [bead], 70)
    spatter = random.Random(8)
    builder = MeshBuilder()
    for _ in range(130):
        x = spatter.choice((-1, 1)) * (GROOVE + 0.02 + abs(spatter.gauss(0, 0.34)))
        place = on_pipe(x, ARC_ANGLE - spatter.uniform(-0.10, 0.75))
        builder.sphere(place, spatter.uniform(0.003, 0.011), 10, 6)
    builder.build("spatter", [bead], 80)
