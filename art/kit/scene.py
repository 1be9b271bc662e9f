"""New scene, camera and rendering."""

from dataclasses import dataclass, field

import addon_utils
import bpy
from mathutils import Quaternion, Vector

from kit.light import aim


@dataclass(frozen=True)
class View:
    """One picture of a scene: where the camera stands, what it looks at, how the light is graded.

    location, target, focus: positions in the units of the scene; lens in mm on a 36 mm sensor; fstop:
    aperture, or None for everything sharp; focus: a point or a distance; shift: of the sensor, in widths of
    the picture; roll in radians; clip: how far the camera sees; width and height in px; grade: keywords of
    finish.look.Grade that differ from the scene's; hide: beginnings of the names of objects (lamps too) that
    this picture leaves out.
    """

    location: tuple
    target: tuple
    lens: float = 50
    fstop: float | None = None
    focus: tuple | float | None = None
    shift: tuple = (0, 0)
    roll: float = 0
    clip: float = 5000
    width: int = 1600
    height: int = 900
    grade: dict = field(default_factory=dict)
    hide: tuple[str, ...] = ()


def new_scene(clamp=6.0, bounces=6, threads=2):
    """Empties Blender and sets Cycles up; gives back the scene.

    clamp: limit of indirect light (lower: fewer white dots, darker reflections of lamps); bounces: of light,
    10 for glass; threads: of the processor.
    """
    bpy.ops.wm.read_factory_settings(use_empty=True)
    # Emptied, Blender forgets its add-ons, and Cycles is one.
    addon_utils.enable("cycles")
    scene = bpy.context.scene
    render = scene.render
    render.engine = "CYCLES"
    render.threads_mode = "FIXED"
    render.threads = threads
    render.film_transparent = False
    render.use_persistent_data = True
    cycles = scene.cycles
    cycles.device = "CPU"
    # Debian's build has no denoiser, and stops when it is asked for.
    cycles.use_denoising = False
    cycles.use_preview_denoising = False
    cycles.use_adaptive_sampling = False
    cycles.max_bounces = bounces
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = bounces
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 1.0
    cycles.sample_clamp_indirect = clamp
    cycles.sample_clamp_direct = 0
    cycles.pixel_filter_type = "BLACKMAN_HARRIS"
    cycles.filter_width = 1.5
    return scene


def place_camera(loc, target, lens=50, fstop=None, focus=None, shift=(0, 0), roll=0, clip=5000):
    """Adds a camera and makes it the scene's; arguments as in View. Gives back the object."""
    camera = bpy.data.cameras.new("camera")
    placed = bpy.data.objects.new("camera", camera)
    bpy.context.scene.collection.objects.link(placed)
    bpy.context.scene.camera = placed
    placed.location = loc
    direction = Vector(target) - Vector(loc)
    aim(placed, direction)
    placed.rotation_quaternion = placed.rotation_quaternion @ Quaternion((0, 0, 1), roll)
    camera.lens = lens
    camera.sensor_width = 36
    camera.clip_start = 0.001
    camera.clip_end = clip
    camera.shift_x, camera.shift_y = shift
    if fstop:
        camera.dof.use_dof = True
        camera.dof.aperture_fstop = fstop
        camera.dof.aperture_blades = 0
        if focus is None:
            camera.dof.focus_distance = direction.length
        elif isinstance(focus, (int, float)):
            camera.dof.focus_distance = focus
        else:
            camera.dof.focus_distance = (Vector(focus) - Vector(loc)).length
    return placed


# What finish/ reads. The passes of normal, albedo and depth for denoising come with denoising_store_passes.
PASSES = (
    "z",
    "diffuse_direct",
    "diffuse_indirect",
    "diffuse_color",
    "glossy_direct",
    "glossy_indirect",
    "glossy_color",
    "transmission_direct",
    "transmission_indirect",
    "transmission_color",
    "emit",
    "environment",
)
SEEDS = {"a": 11, "b": 108}


def render_halves(out, view: View, samples: int, percent: int = 100) -> None:
    """Renders one view as two halves of the samples: OUT_a.exr and OUT_b.exr, with all passes.

    Their seeds differ, and the difference of the halves tells the denoiser where there is noise.
    percent: of the view's size.
    """
    scene = bpy.context.scene
    hidden = [thing for thing in scene.objects if not thing.hide_render and thing.name.startswith(view.hide)]
    for thing in hidden:
        thing.hide_render = True
    place_camera(
        view.location, view.target, view.lens, view.fstop, view.focus, view.shift, view.roll, view.clip
    )
    render = scene.render
    render.resolution_x, render.resolution_y = view.width, view.height
    render.resolution_percentage = percent
    layer = scene.view_layers[0]
    for name in PASSES:
        setattr(layer, f"use_pass_{name}", True)
    layer.cycles.denoising_store_passes = True
    render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    render.image_settings.color_depth = "32"
    render.image_settings.exr_codec = "ZIP"
    scene.cycles.samples = max(1, samples // 2)
    for half, seed in SEEDS.items():
        scene.cycles.seed = seed
        render.filepath = f"{out}_{half}.exr"
        bpy.ops.render.render(write_still=True)
    for thing in hidden:
        thing.hide_render = False
