"""Letters of metal or paint. Lengths in the units of the scene."""

import subprocess

import bpy
from mathutils import Matrix, Vector


def font(name="DejaVu Sans Condensed:bold"):
    """The font of this name as fontconfig finds it, or Blender's own where there is none."""
    try:
        found = subprocess.run(
            ["fc-match", "-f", "%{file}", name], capture_output=True, text=True, check=True
        ).stdout
        return bpy.data.fonts.load(found)
    except (OSError, RuntimeError, subprocess.CalledProcessError):
        return bpy.data.fonts.get("Bfont")


def text_curve(body, size, typeface=None, depth=0.0, align_x="LEFT", align_y="TOP_BASELINE"):
    """A line of letters as an object in the plane of x and y; size: height of type, depth: thickness."""
    curve = bpy.data.curves.new("text", "FONT")
    curve.body = body
    curve.size = size
    curve.align_x = align_x
    curve.align_y = align_y
    curve.extrude = depth
    curve.font = typeface or font()
    letters = bpy.data.objects.new("text", curve)
    bpy.context.scene.collection.objects.link(letters)
    return letters


def raised_text(
    body,
    at,
    size,
    material,
    right=(1, 0, 0),
    up=(0, 0, 1),
    depth=0.001,
    align_x="CENTER",
    align_y="CENTER",
    typeface=None,
):
    """Letters standing depth out of a surface.

    at: the point they are aligned on; size: height of the type; right and up: unit vectors, the direction of
    the line and of the letters; align_x "LEFT", "CENTER", "RIGHT"; align_y "CENTER", "TOP_BASELINE", "TOP",
    "BOTTOM"; typeface: from font(). Gives back the object.
    """
    letters = text_curve(body, size, typeface, depth, align_x, align_y)
    right, up = Vector(right), Vector(up)
    placed = Matrix((right, up, right.cross(up))).transposed().to_4x4()
    placed.translation = Vector(at)
    letters.matrix_world = placed
    letters.data.materials.append(material)
    return letters
