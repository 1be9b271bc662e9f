"""Fire extinguishers, hose reel and hydrant valve on a concrete wall, sun through a high window (metres)."""

import math

import bpy
from kit import MeshBuilder, View, area_light, basis, concrete, new_material, new_scene, plain, studio
from mathutils import Matrix, Vector
from scenes._fire_equipment import build_carbon_dioxide, build_powder, finishes
from scenes._fire_water import build_hydrant, build_reel

SAMPLES = 64
GRADE = {"ev": 0.28, "contrast": 1.12, "bloom": 0.06}
CAMERA = (3.62, -1.98, 1.17)
FOCUS = (2.20, -0.19, 1.05)
VIEWS = {"fire-fighting": View(CAMERA, (1.53, 0, 1.04), 40, 0.8, focus=FOCUS)}

SUN = Vector((0.74, 0.39, -0.55)).normalized()


def wall_material():
    """Fair-faced concrete in the plane of x and z: shutter joints, tie holes, blow holes, runs."""
    material, nodes = new_material("wall")
    place = nodes.position(True)
    parts = nodes.node("ShaderNodeSeparateXYZ", {0: place})
    cloud = nodes.noise(place, 1.1, 10, 0.62)
    run = nodes.noise(nodes.scale(place, (5.5, 1, 0.35)), 1, 6, 0.6)
    grit = nodes.noise(place, 34, 8, 0.7)
    holes = nodes.step(nodes.voronoi(place, 42), 0.10, 0.17, 1.0, 0.0)
    holes = nodes.math("MULTIPLY", holes, nodes.step(nodes.noise(place, 7, 4, 0.6), 0.50, 0.58))
    speckle = nodes.noise(place, 130, 4, 0.75)

    def from_grid(value, pitch: float, shift: float):
        """Distance to the nearest line of a grid (m)."""
        share = nodes.math("FRACT", nodes.math("MULTIPLY_ADD", value, 1 / pitch, shift))
        return nodes.math("MULTIPLY", nodes.math("ABSOLUTE", nodes.math("SUBTRACT", share, 0.5)), pitch)

    joint = nodes.math(
        "MINIMUM", from_grid(parts.outputs[0], 1.35, 0.18), from_grid(parts.outputs[2], 1.45, 0.62)
    )
    joint = nodes.step(joint, 0.002, 0.007, 1.0, 0.0)
    tie_x, tie_z = from_grid(parts.outputs[0], 0.675, 0.43), from_grid(parts.outputs[2], 0.725, 0.74)
    reach = nodes.math(
        "SQRT", nodes.math("ADD", nodes.math("MULTIPLY", tie_x, tie_x), nodes.math("MULTIPLY", tie_z, tie_z))
    )
    tie = nodes.step(reach, 0.014, 0.019, 1.0, 0.0)
    colour = nodes.mix(nodes.step(cloud, 0.3, 0.7), (0.135, 0.140, 0.142), (0.285, 0.282, 0.276))
    colour = nodes.mix(
        nodes.math("MULTIPLY", nodes.step(run, 0.50, 0.75), 0.45), colour, (0.10, 0.098, 0.092)
    )
    colour = nodes.mix(nodes.step(grit, 0.35, 0.75, 0.0, 0.55), colour, (0.36, 0.355, 0.345))
    colour = nodes.mix(nodes.step(speckle, 0.50, 0.72, 0.0, 0.40), colour, (0.075, 0.075, 0.074))
    dark = nodes.math(
        "MAXIMUM", nodes.math("MAXIMUM", joint, tie), nodes.math("MULTIPLY", holes, 0.7), clamp=True
    )
    colour = nodes.mix(nodes.math("MULTIPLY", dark, 0.8), colour, (0.045, 0.044, 0.042))
    height = nodes.math("ADD", nodes.math("MULTIPLY", grit, 0.10), nodes.math("MULTIPLY", cloud, 0.5))
    height = nodes.math("SUBTRACT", height, nodes.math("MULTIPLY", dark, 1.0))
    nodes.principled(colour, nodes.math("MULTIPLY_ADD", grit, 0.2, 0.58), 0.0, nodes.bump(height, 0.8, 0.014))
    return material


def build_room() -> None:
    """Wall, polished floor, far end of the hall in the dark, conduit along the wall."""
    MeshBuilder().box((0, 0.15, 2.0), (26, 0.3, 5)).build("wall", [wall_material()], 0)
    floor = concrete("floor", (0.16, 0.16, 0.155), 2.0, 2.7, 0.9, 0.5)
    MeshBuilder().box((0, -5, -0.1), (26, 10.6, 0.2)).build("floor", [floor], 0)
    dark = plain("dark", (0.02, 0.034, 0.040), 0.7)
    hall = MeshBuilder().box((-9.0, -4, 2), (0.2, 10, 5))
    for y in (-0.5, -3.4):
        hall.box((-7.6, y, 2), (0.5, 0.5, 5))
    hall.build("end", [dark], 0)


def build_window() -> None:
    """High window the sun comes through: only its frame, unseen by the camera, and the glow of its panes."""
    middle = Vector((1.66, 0, 1.16)) - SUN * 4.0
    across, up, out = basis(SUN, (0, 0, 1))
    frame = Matrix((across, up, out)).transposed()
    screen = MeshBuilder()
    half_width, half_height, reach = 0.98, 0.66, 8.0
    for sign in (-1, 1):
        screen.box(middle + across * sign * (half_width + reach / 2), (reach, reach * 2, 0.02), frame)
        screen.box(middle + up * sign * (half_height + reach / 2), (half_width * 2, reach, 0.02), frame)
    for share in (-0.34, 0.33):
        screen.box(middle + across * half_width * 2 * share * 0.5, (0.055, half_height * 2, 0.02), frame)
    screen.box(middle + up * 0.16, (half_width * 2, 0.05, 0.02), frame)
    built = screen.build("screen", [plain("screen", (0.02, 0.02, 0.02), 1)], 0)
    built.visible_camera = built.visible_glossy = False
    sun = bpy.data.lights.new("sun", "SUN")
    sun.energy = 9.0
    sun.angle = math.radians(0.7)
    sun.color = (1, 0.70, 0.44)
    lamp = bpy.data.objects.new("sun", sun)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.rotation_mode = "QUATERNION"
    lamp.rotation_quaternion = SUN.to_track_quat("-Z", "Y")


def build_light() -> None:
    """Cool fill from the hall, teal edge from the right along the wall, low warm bounce from the floor."""
    studio((0.010, 0.022, 0.028), 1.0)
    area_light((-1.6, -2.2, 3.2), (1.8, 0, 1.0), 1.6, 26, (1, 0.80, 0.58), sy=1.2)
    area_light((4.9, -0.75, 1.9), (2.0, -0.1, 1.0), 0.7, 26, (0.20, 0.66, 0.84), sy=2.0)
    area_light((1.0, -4.5, 2.6), (1.6, 0, 1.0), 3.0, 20, (0.55, 0.84, 1.0), sy=1.4)


def build() -> None:
    """Whole scene."""
    new_scene()
    mats = finishes()
    build_room()
    build_carbon_dioxide(mats, 2.62, 0.62, 208)
    build_powder(mats, 2.29, 0.66, 214)
    build_powder(mats, 1.98, 0.66, 206)
    build_reel(mats, 1.46, 1.16)
    build_hydrant(mats, 0.80, 1.02, 1.46)
    build_window()
    build_light()
