"""Form of a coaster's fore body with its bulb, as a function and as a mesh, and what lies on its shell.

Lengths in metres. y runs aft from the fore perpendicular, z up from the base line, x to port; starboard is x < 0.
"""

import math

import bpy
from mathutils import Vector

from kit import MeshBuilder, font, smooth

HALF_BEAM = 8.0
AFT_END = 74.0
STEM_TOP = 13.9
BILGE_RADIUS = 2.2
STEM_RADIUS = 0.22
STARBOARD, PORT = -1, 1
KEEL = 1.6  # of the base line above the dock floor
BOOT_TOP = 6.3  # of the painted water line above the base line
PLATE_LENGTH, PLATE_WIDTH = 6.3, 2.1
SEAM = 5.75  # height of one of the seams between strakes
HAWSE = (2.3, 10.3)  # y and z of the anchor's pipe


def blend(low: float, high: float, share: float) -> float:
    return low + (high - low) * share


def deck_edge(y: float) -> float:
    """Height of the bulwark's edge: forecastle forward, main deck aft of its break."""
    forecastle = 12.9 + 1.0 * max(0.0, (10.0 - y) / 13.5) ** 1.6
    return blend(forecastle, 10.6, smooth(15.0, 18.5, y))


def stem(z: float) -> float:
    """Where the stem stands at a height: plumb under water, raked above."""
    above = max(0.0, z - 5.2)
    return 0.5 - 0.26 * above - 0.021 * above * above + 1.2 * max(0.0, 1 - z / 2.5) ** 2


def squared_half_breadth(y: float, z: float) -> float:
    """Half breadth squared; negative outside. Squared, hull and bulb melt into each other without a crease."""
    height = min(1.0, z / STEM_TOP)
    entrance = blend(37.0, 19.0, smooth(0.1, 1.0, height))
    fullness = blend(1.55, 3.0, smooth(0.35, 1.0, height))
    behind_stem = y - stem(z)
    share = min(1.0, max(0.0, behind_stem / entrance))
    hollow = 0.5 * (1 - smooth(0.30, 0.95, height))
    breadth = HALF_BEAM * (1 - (1 - share) ** fullness) * (1 - hollow * (1 - share) ** 5)
    if z < BILGE_RADIUS:
        rise = 1 - z / BILGE_RADIUS
        breadth *= 1 - 0.30 * (1 - math.sqrt(max(0.0, 1 - rise * rise)))
    rounding = 1.5 * (1 - math.exp(-behind_stem / 1.5)) if behind_stem > 0 else 4 * behind_stem
    hull = breadth * breadth + 2 * STEM_RADIUS * rounding
    axis = 2.45 + 0.085 * (3.0 - y)
    bulb = 2.1 * (1 - abs((y - 3.2) / 7.2) ** 2.7 - ((z - axis) / 2.15) ** 2)
    return 0.5 * (hull + bulb + math.sqrt((hull - bulb) ** 2 + 0.8)) - 0.12


def shell_point(y: float, z: float, side: int = STARBOARD, off: float = 0.0) -> Vector:
    """Point of the shell plating, or so many metres outside it."""
    point = Vector((side * math.sqrt(max(0.0, squared_half_breadth(y, z))), y, z))
    return point + shell_normal(y, z, side) * off if off else point


def shell_normal(y: float, z: float, side: int = STARBOARD) -> Vector:
    step = 0.02
    breadth = math.sqrt(max(1e-6, squared_half_breadth(y, z)))
    along = (squared_half_breadth(y + step, z) - squared_half_breadth(y - step, z)) / (2 * step)
    upward = (squared_half_breadth(y, z + step) - squared_half_breadth(y, z - step)) / (2 * step)
    return Vector((side * 2 * breadth, -along, -upward)).normalized()


def foremost(z: float) -> float:
    """y of the foremost point of the hull at a height, bulb included."""
    outside, inside = -7.0, -7.0
    while squared_half_breadth(inside, z) < 0:
        outside = inside
        inside += 0.1
    for _ in range(30):
        middle = (outside + inside) / 2
        if squared_half_breadth(middle, z) < 0:
            outside = middle
        else:
            inside = middle
    return inside


def profile(count: int) -> list[tuple[float, float]]:
    """The centreline of the bow from keel to deck, as (y, z) at even distances."""
    fine = [(foremost(STEM_TOP * i / 1600), STEM_TOP * i / 1600) for i in range(1601)]
    reached = [0.0]
    for (y0, z0), (y1, z1) in zip(fine[:-1], fine[1:]):
        reached.append(reached[-1] + math.hypot(y1 - y0, z1 - z0))
    points = []
    index = 0
    for i in range(count):
        wanted = reached[-1] * i / (count - 1)
        while index < len(reached) - 2 and reached[index + 1] < wanted:
            index += 1
        share = (wanted - reached[index]) / max(1e-9, reached[index + 1] - reached[index])
        (y0, z0), (y1, z1) = fine[index], fine[index + 1]
        points.append((blend(y0, y1, share), blend(z0, z1, share)))
    return points


def shell_rows(rows: int = 250, columns: int = 230) -> list[list[Vector]]:
    """Points of the starboard shell: rows from the keel up, columns from the stem aft, dense where it bends."""
    sheer_foot = 8.5
    grid = []
    for y_start, z_start in profile(rows):
        row = []
        for column in range(columns):
            y = y_start + (AFT_END - y_start) * (column / (columns - 1)) ** 2.2
            z = z_start
            if z > sheer_foot:
                z = sheer_foot + (z - sheer_foot) * (deck_edge(y) - sheer_foot) / (STEM_TOP - sheer_foot)
            row.append(Vector((0, y, z)) if column == 0 else shell_point(y, z))
        grid.append(row)
    return grid


def build_shell(material) -> bpy.types.Object:
    """Both sides, the bottom and the capping of the bulwark."""
    grid = shell_rows()
    rows, columns = len(grid), len(grid[0])
    builder = MeshBuilder()
    for side in (STARBOARD, PORT):
        points = [Vector((-side * p.x, p.y, p.z)) for row in grid for p in row]
        faces = []
        for r in range(rows - 1):
            for c in range(columns - 1):
                corner = r * columns + c
                face = (corner, corner + columns, corner + columns + 1, corner + 1)
                faces.append(face if side == STARBOARD else face[::-1])
        builder.add(points, faces)
    for edge, lift in ((grid[0], 0.0), (grid[-1], -0.02)):
        points = [p for q in edge for p in (Vector((q.x, q.y, q.z + lift)), Vector((-q.x, q.y, q.z + lift)))]
        builder.add(points, [(2 * c, 2 * c + 1, 2 * c + 3, 2 * c + 2) for c in range(columns - 1)])
    for side in (STARBOARD, PORT):
        builder.tube([Vector((-side * p.x, p.y, p.z)) for p in grid[-1][1:]], 0.10, 10)
    return builder.build("shell", [material], 60)


def lettered(
    builder: MeshBuilder,
    text: str,
    y: float,
    z: float,
    height: float,
    side: int = STARBOARD,
    off: float = 0.004,
) -> None:
    """Painted letters following the plating; z is their foot, y their fore edge when read from outside."""
    curve = bpy.data.curves.new("letters", "FONT")
    curve.body = text
    curve.font = font("DejaVu Sans:bold")
    curve.size = height / 0.729
    holder = bpy.data.objects.new("letters", curve)
    bpy.context.scene.collection.objects.link(holder)
    bpy.context.view_layer.update()
    mesh = bpy.data.meshes.new_from_object(holder.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    points = [shell_point(y + side * v.co.x, z + v.co.y, side, off) for v in mesh.vertices]
    builder.add(points, [tuple(p.vertices) for p in mesh.polygons])
    bpy.data.objects.remove(holder)
    bpy.data.meshes.remove(mesh)


def stroke(
    builder: MeshBuilder, points: list[tuple[float, float]], width: float, side: int = STARBOARD
) -> None:
    """Painted line along (y, z) points of the shell."""
    edges = []
    for i, (y, z) in enumerate(points):
        y0, z0 = points[max(0, i - 1)]
        y1, z1 = points[min(len(points) - 1, i + 1)]
        length = math.hypot(y1 - y0, z1 - z0)
        across_y, across_z = -(z1 - z0) / length * width / 2, (y1 - y0) / length * width / 2
        edges.append(shell_point(y + across_y, z + across_z, side, 0.003))
        edges.append(shell_point(y - across_y, z - across_z, side, 0.003))
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(points) - 1)]
    builder.add(edges, faces)


def ring(y: float, z: float, radius: float, count: int = 48) -> list[tuple[float, float]]:
    """Closed circle of (y, z) points."""
    angles = [2 * math.pi * i / count for i in range(count + 1)]
    return [(y + radius * math.cos(a), z + radius * math.sin(a)) for a in angles]
