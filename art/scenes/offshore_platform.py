"""An offshore platform at dusk, its flare burning. Lengths in metres; the sea is at z = 0."""

import random

import bpy
from mathutils import Matrix, Vector

from kit import MeshBuilder, View, emissive, instance, new_material, new_scene, point_light, sky

from scenes._jacket_details import build_jacket_details
from scenes._platform import FLARE_TIP, build_platform

TURN = 0.38  # of the platform around the vertical, in radians
# Lamps of the decks: place before the turn, power in watts, colour.
DECK_LAMPS = (
    ((-8, -9, 24), 2500, (1, 0.75, 0.45)),
    ((6, -9, 24), 2500, (1, 0.75, 0.45)),
    ((-8, -9, 18.5), 2200, (1, 0.75, 0.45)),
    ((5, -9, 18.5), 2200, (1, 0.8, 0.5)),
    ((-4, -6, 34), 2600, (1, 0.75, 0.45)),
    ((7, -10, 33), 1500, (0.8, 0.92, 1)),
)


def turned(point) -> Vector:
    """A point of the platform after its turn."""
    return Matrix.Rotation(TURN, 4, "Z") @ Vector(point)


def build_flame(rnd):
    """The flare: a soft teardrop that leans with the wind, and its light on sea and steel."""
    foot = turned(FLARE_TIP + Vector((-1.2, 0.1, 4.5)))
    flame = MeshBuilder()
    for i in range(9):
        share = i / 8
        drift = Vector((-2.25 * share * share + rnd.gauss(0, 0.15), 0, share * 5.0))
        flame.sphere(foot + drift, 0.95 * (1 - share) ** 0.7 * (1 if i else 0.6) + 0.12, 16, 8)
    flame.build("flame", [emissive("flame", (1, 0.36, 0.07), 34)])
    point_light(foot + Vector((0, 0, 2)), 60000, (1, 0.45, 0.14), 1.5, name="flame light")


def sea_material():
    """Dark water; its ripples fade with the distance, where they would only be noise."""
    material, tree = new_material("sea")
    point = tree.position(True)
    wind = tree.noise(tree.scale(point, (0.35, 0.6, 1)), 1, 8, 0.65)
    height = tree.math("ADD", wind, tree.math("MULTIPLY", tree.noise(point, 3.0, 5, 0.6), 0.25))
    distance = tree.node("ShaderNodeCameraData").outputs["View Distance"]
    strength = tree.math("MULTIPLY", tree.step(distance, 3000, 60, 0.25, 1.0), 0.5)
    tree.principled((0.004, 0.018, 0.024), 0.09, 0.0, tree.bump(height, strength, 0.22), ior=1.333)
    return material


def build_sea():
    """Modelled waves to 420 m behind the platform (4 GB), a plane beyond."""
    water = sea_material()
    mesh = bpy.data.meshes.new("sea")
    mesh.materials.append(water)
    sea = bpy.data.objects.new("sea", mesh)
    sea.location = (-420, -300, 0)
    bpy.context.scene.collection.objects.link(sea)
    waves = sea.modifiers.new("waves", "OCEAN")
    waves.geometry_mode = "GENERATE"
    waves.resolution = waves.viewport_resolution = 20
    waves.spatial_size = 120
    waves.size = 1.0
    waves.repeat_x = 7
    waves.repeat_y = 6
    waves.wave_scale = 1.05
    waves.choppiness = 1.3
    waves.wind_velocity = 13
    waves.wave_alignment = 0.35
    waves.wave_direction = 1.1
    waves.wave_scale_min = 0.02
    waves.damping = 0.4
    waves.random_seed = 3
    waves.time = 2.4
    MeshBuilder().box((0, 7420, -0.5), (40000, 14000, 0.2)).build("far sea", [water], 0)


def build_sky():
    """The sun just above the horizon behind the platform, clouds lit from below."""
    sky(
        1.6,
        -16,
        0.20,
        4.0,
        1.2,
        3.0,
        sun=1.6,
        suncol=(1, 0.42, 0.16),
        sunangle=1.5,
        clouds=0.9,
        cloudcol=(1.0, 0.36, 0.13),
        cloudshade=(0.10, 0.13, 0.20),
        gain=0.55,
        cscale=0.8,
        cover=0.62,
        cseed=1.3,
        horizon=((4.4, 1.15, 0.30), 0.65, 0.05),
    )


def build() -> None:
    """Builds the platform, another one far away, the lamps, the flare, the sea and the sky."""
    new_scene()
    rnd = random.Random(4)
    platform = build_platform(TURN, rnd)
    instance(platform, (-330, 900, 0), 2.6)
    build_jacket_details(TURN)
    for place, power, colour in DECK_LAMPS:
        point_light(turned(place), power, colour, 0.4, name="deck lamp")
    build_flame(rnd)
    build_sea()
    build_sky()


SAMPLES = 48
GRADE = {
    "petrol": 0.3,
    "hicomp": 1.0,
    "ev": -0.1,
    "contrast": 1.18,
    "bloom": 0.09,
    "haze": (0.0001, (0.7, 0.28, 0.09), 0.9),
    "wb": (1.0, 0.98, 1.04),
}
VIEWS = {
    "offshore-platform": View((38, -158, 4.6), (-17, 0, 31.5), 37, clip=20000, hide=("near ",)),
    "offshore-jacket": View((-16, -41, 3.3), (-8.6, 0, 10.4), 27, clip=20000, grade={"ev": 0.15}),
}
