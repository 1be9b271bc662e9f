"""Calibration block no. 1 (V1) of ISO 2400, 300 x 100 x 25 mm (1 unit = 1 dm)."""

import math

import bpy
from kit import MeshBuilder, plain
from mathutils import Matrix, Vector
from scenes._ultrasonic_kit import acrylic, ground_steel, place

BLOCK_HEIGHT = 1.0
BLOCK_LENGTH = 3.0
BLOCK_WIDTH = 0.25
BLOCK_HOLE = Vector((2.65, 0.30))
"""Centre of the 50 mm hole: 35 mm from the end, 30 mm from the lower edge."""

BLOCK_PLACE = Matrix.Translation((-0.55, -0.75, 0)) @ Matrix.Rotation(math.radians(9), 4, "Z")


def block_outline() -> list[tuple[float, float]]:
    """Contour of the V1 block, radius end on the left: R 100 about the upper edge, 2 mm slot and 91 mm step there."""
    arc = [
        (1.0 + math.cos(angle), 1.0 + math.sin(angle))
        for angle in (math.pi + math.pi / 2 * step / 72 for step in range(73))
    ]
    slot = [(1.06, 1.0), (1.06, 0.91), (1.01, 0.91), (1.01, 0.85), (0.99, 0.85), (0.99, 1.0)]
    return arc + [(BLOCK_LENGTH, 0.0), (BLOCK_LENGTH, BLOCK_HEIGHT)] + slot


def circle(centre: Vector, radius: float, steps: int) -> list[tuple[float, float]]:
    """Closed contour of a circle."""
    return [
        (
            centre.x + radius * math.cos(math.tau * i / steps),
            centre.y + radius * math.sin(math.tau * i / steps),
        )
        for i in range(steps)
    ]


def extruded(
    name: str, contours: list, thickness: float, bevel: float, material: bpy.types.Material
) -> bpy.types.Object:
    """Plate with holes from closed contours in the plane XZ, its middle at y = 0, edges bevelled."""
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    curve.extrude = thickness / 2 - bevel
    curve.bevel_depth = bevel
    curve.bevel_resolution = 2
    curve.offset = -bevel
    for contour in contours:
        spline = curve.splines.new("POLY")
        spline.points.add(len(contour) - 1)
        for point, (x, z) in zip(spline.points, contour):
            point.co = (x, z, 0, 1)
        spline.use_cyclic_u = True
    drawn = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(drawn)
    mesh = bpy.data.meshes.new_from_object(drawn.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(drawn)
    mesh.transform(Matrix.Rotation(math.pi / 2, 4, "X"))
    mesh.materials.clear()
    mesh.materials.append(material)
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(32)
    mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
    solid = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(solid)
    return solid


def engraved_tick(builder: MeshBuilder, foot: Vector, direction: Vector, length: float, width: float) -> None:
    """Filled engraving on the front face of the block: foot and direction in the plane XZ."""
    start, end = foot, foot + direction * length
    face = -BLOCK_WIDTH / 2 - 0.0004
    builder.beam((start.x, face, start.y), (end.x, face, end.y), width, 0.0006, up=(0, 1, 0))


def build_block() -> None:
    """Block, its engraved scales, the clear disc in the 50 mm hole."""
    steel = ground_steel("block", (0.62, 0.62, 0.62), (3, 3, 130), 0.31)
    engraving = plain("engraving", (0.015, 0.016, 0.017), 0.7)
    small_hole = circle(Vector((1.62, 0.15)), 0.0075, 20)
    contours = [block_outline(), circle(BLOCK_HOLE, 0.25, 96), small_hole]
    place(extruded("block", contours, BLOCK_WIDTH, 0.005, steel), BLOCK_PLACE)
    ticks = MeshBuilder()
    for degrees, edge, upwards in [(d, 0.70, True) for d in range(38, 62)] + [
        (d, 0.30, False) for d in range(60, 76)
    ]:
        angle = math.radians(degrees)
        edge_x = BLOCK_HOLE.x - edge * math.tan(angle)
        edge_z = BLOCK_HEIGHT - 0.006 if upwards else 0.006
        inward = Vector((math.sin(angle), -math.cos(angle) if upwards else math.cos(angle)))
        length = 0.115 if degrees % 10 == 0 else 0.085 if degrees % 5 == 0 else 0.055
        engraved_tick(ticks, Vector((edge_x, edge_z)), inward, length, 0.0055)
    for step in range(-12, -1):
        length = 0.08 if step % 5 == 0 else 0.045
        engraved_tick(
            ticks, Vector((1.0 + step * 0.02, BLOCK_HEIGHT - 0.006)), Vector((0, -1)), length, 0.0035
        )
    for degrees in range(182, 268, 4):
        # Line of the 25 mm radius about the centre of the quadrant.
        first, last = (math.radians(degrees + turn) for turn in (0, 4.05))
        start = Vector((1.0 + 0.25 * math.cos(first), 1.0 + 0.25 * math.sin(first)))
        end = Vector((1.0 + 0.25 * math.cos(last), 1.0 + 0.25 * math.sin(last)))
        engraved_tick(ticks, start, (end - start).normalized(), (end - start).length, 0.0035)
    place(ticks.build("engraving", [engraving], 0), BLOCK_PLACE)
    disc = MeshBuilder().lathe(
        [(0.001, -0.115), (0.243, -0.115), (0.248, -0.11), (0.248, 0.11), (0.243, 0.115), (0.001, 0.115)],
        (BLOCK_HOLE.x, 0, BLOCK_HOLE.y),
        (0, 1, 0),
        96,
    )
    place(disc.build("disc", [acrylic("disc", (0.80, 0.92, 0.93), (0.86, 0.92, 0.93))], 35), BLOCK_PLACE)
