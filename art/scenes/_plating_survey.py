"""A ship's side under thickness survey: weld beads, draught marks, chalked grid, staging (metres)."""

import math
import random

from mathutils import Vector

from kit import MeshBuilder, new_material, plain
from scenes._hull_paint import white_marks
from scenes._ship_hull import KEEL, PORT, SEAM, lettered, ring, shell_point, stroke

SURVEYED = Vector((8.0, 50.4, 6.1))  # in the ship's own axes: a butt of the port side, at its foot


def weld_bead(
    builder: MeshBuilder, start: tuple[float, float], end: tuple[float, float], seed: float
) -> None:
    """Rippled weld bead, 24 mm wide and 4 mm high, between two (y, z) points of the port side."""
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    along = ((end[0] - start[0]) / length, (end[1] - start[1]) / length)
    steps, across = int(length / 0.0016), 10
    points = []
    for i in range(steps + 1):
        reached = length * i / steps
        wander = 0.0012 * math.sin(reached * 9 + seed) + 0.0008 * math.sin(reached * 31 + seed)
        half_width = 0.0120 + 0.0010 * math.sin(reached * 23 + 2 * seed)
        for k in range(across + 1):
            share = -1 + 2 * k / across
            crescent = math.sin(2 * math.pi * (reached / 0.0085 + 0.42 * share * share))
            height = (1 - share * share) * (0.0042 + 0.00075 * crescent) - 0.0006
            aside = wander + share * half_width
            y = start[0] + along[0] * reached - along[1] * aside
            z = start[1] + along[1] * reached + along[0] * aside
            points.append(shell_point(y, z, PORT, height))
    row = across + 1
    faces = [
        (i * row + k, i * row + k + 1, (i + 1) * row + k + 1, (i + 1) * row + k)
        for i in range(steps)
        for k in range(across)
    ]
    builder.add(points, faces)


def chalk(colour):
    """Dry chalk or paint stick: broken up by the grain of the paint under it."""
    material, nodes = new_material("chalk")
    grain = nodes.noise(nodes.position(), 210, 4, 0.7)
    solid = nodes.node("ShaderNodeBsdfDiffuse", {"Color": (*colour, 1)})
    clear = nodes.node("ShaderNodeBsdfTransparent")
    mixed = nodes.node("ShaderNodeMixShader", {0: nodes.step(grain, 0.40, 0.52), 1: clear, 2: solid})
    output = nodes.node("ShaderNodeOutputMaterial")
    material.node_tree.links.new(mixed.outputs[0], output.inputs[0])
    return material


def build_welds(hull) -> None:
    """A seam between two strakes and the butt that meets it."""
    builder = MeshBuilder()
    weld_bead(builder, (44.0, SEAM), (52.5, SEAM), 0.4)
    weld_bead(builder, (SURVEYED.y, SEAM + 0.006), (SURVEYED.y, SEAM + 1.6), 1.7)
    builder.build("welds", [hull], 80, loc=(0, 0, KEEL))


def build_draught_marks() -> None:
    """Metric draught marks aft of the butt: figures 10 cm high, a figure each 20 cm."""
    builder = MeshBuilder()
    for decimetre in range(50, 76, 2):
        metres, tenth = divmod(decimetre, 10)
        text = f"{metres}M" if tenth == 0 else str(tenth)
        lettered(builder, text, SURVEYED.y + 0.20, decimetre / 10, 0.10, PORT, 0.0012)
    builder.build("draught marks", [white_marks()], 0, loc=(0, 0, KEEL))


def chalk_cross(builder: MeshBuilder, y: float, z: float, jitter: random.Random) -> None:
    """A cross of about 7 cm drawn by hand."""
    y += jitter.uniform(-0.008, 0.008)
    z += jitter.uniform(-0.008, 0.008)
    slant = jitter.uniform(-0.16, 0.16)
    for turn in (math.pi / 4, 3 * math.pi / 4):
        angle = turn + slant + jitter.uniform(-0.08, 0.08)
        reach = jitter.uniform(0.030, 0.042)
        reach_y, reach_z = reach * math.cos(angle), reach * math.sin(angle)
        width = jitter.uniform(0.0070, 0.0095)
        stroke(builder, [(y - reach_y, z - reach_z), (y + reach_y, z + reach_z)], width, PORT)


def build_grid() -> None:
    """Chalked grid of measuring points; those already measured are ground bright, one is ringed in orange."""
    jitter = random.Random(21)
    aft = [SURVEYED.y + offset for offset in (1.15, 0.90, 0.65)]
    fore = [SURVEYED.y - 0.16 - 0.25 * i for i in range(14)]
    heights = [5.40, 5.58, 6.00, 6.20, 6.40, 6.60]
    ringed = (fore[1], 6.00)
    measured = [(fore[0], 5.58), (fore[0], 6.00), (fore[0], 6.20), (fore[1], 6.20), ringed]
    lines, crosses, spots = MeshBuilder(), MeshBuilder(), MeshBuilder()
    for y in (*aft, *fore):
        stroke(lines, [(y + jitter.uniform(-0.012, 0.012), 5.33), (y, 6.66)], 0.0030, PORT)
        for z in heights:
            if (y, z) not in measured:
                chalk_cross(crosses, y, z, jitter)
    for columns in (aft, fore):
        for z in heights:
            slope = jitter.uniform(-0.014, 0.014)
            stroke(lines, [(columns[0] + 0.08, z), (columns[-1] - 0.08, z + slope)], 0.0030, PORT)
    for y, z in measured:
        rim = [shell_point(a, b, PORT, 0.0032) for a, b in ring(y, z, jitter.uniform(0.016, 0.022), 28)]
        spots.add([shell_point(y, z, PORT, 0.0032), *rim], [(0, i, i + 1) for i in range(1, len(rim))])
    spots.material(1)
    for radius, shift in ((0.058, 0.0), (0.064, 0.003)):
        stroke(spots, ring(ringed[0] + shift, ringed[1] - shift, radius, 64), 0.0085, PORT)
    at_hull = (0, 0, KEEL)
    crosses.build("crosses", [chalk((0.78, 0.76, 0.66))], 0, loc=at_hull)
    lines.build("grid", [chalk((0.46, 0.47, 0.45))], 0, loc=at_hull)
    ground_bright = plain("ground bright", (0.72, 0.72, 0.71), 0.36, 0.55)
    spots.build("spots", [ground_bright, chalk((0.92, 0.20, 0.02))], 0, loc=at_hull)


def build_survey(hull) -> None:
    build_welds(hull)
    build_draught_marks()
    build_grid()


def build_staging(galv, timber) -> None:
    """Tube-and-plank staging along the port side, below and ahead of the surveyed plating."""
    builder = MeshBuilder()
    for y in (30.0, 33.0, 36.0, 39.0, 42.0, 45.0, 48.0):
        for x in (8.75, 9.95):
            builder.material(0).cylinder((x, y, 0), (x, y, KEEL + 7.4), 0.0242, 14)
        for z in (KEEL + 4.45, KEEL + 2.3, KEEL + 6.5):
            builder.cylinder((8.55, y, z), (10.15, y, z), 0.0242, 12)
    for x, z in ((9.95, KEEL + 5.05), (9.95, KEEL + 5.55), (8.75, KEEL + 2.35), (9.95, KEEL + 2.35)):
        builder.cylinder((x, 29, z), (x, 48.4, z), 0.0242, 12)
    builder.material(1)
    for i in range(4):
        builder.box((8.90 + i * 0.27, 39, KEEL + 4.50), (0.24, 19, 0.045))
    builder.build("staging", [galv, timber], 35, bevel=0.004)
