"""Dry plain at sunset: ground that falls away from a level pad, hills, straw tufts, stones (metres)."""

import math
import random

from kit import (
    HIDDEN,
    MeshBuilder,
    add_blade,
    emissive,
    field_stone,
    ground_fan,
    instance,
    new_material,
    scaled,
    smooth,
    soil,
)
from mathutils import Vector, noise


def height(x: float, y: float) -> float:
    """Height of the ground in metres: flat pads where the units stand, swells farther off."""
    distance = math.hypot(x - 3, y - 14)
    swell = 2.2 * noise.noise(Vector((x / 210, y / 260, 3))) + 0.7 * noise.noise(Vector((x / 60, y / 75, 9)))
    rough = (
        0.15 * noise.noise(Vector((x / 7, y / 7, 0)))
        + 0.07 * noise.noise(Vector((x / 2.0, y / 2.0, 5)))
        + 0.03 * noise.noise(Vector((x / 0.6, y / 0.6, 2)))
    )
    return smooth(30, 160, distance) * (swell - 1.2) + (0.25 + 0.75 * smooth(8, 13, distance)) * rough


def steppe():
    """Sand and gravel with darker scrub in the distance."""
    material, nodes = new_material("steppe")
    place = nodes.position(True)
    broad = nodes.noise(place, 0.05, 10, 0.62)
    medium = nodes.noise(place, 0.6, 12, 0.7)
    fine = nodes.noise(place, 9, 8, 0.7)
    colour = nodes.mix(nodes.step(broad, 0.35, 0.65), (0.25, 0.165, 0.10), (0.36, 0.255, 0.165))
    colour = nodes.mix(
        nodes.math("MULTIPLY", nodes.step(medium, 0.4, 0.7), 0.55), colour, (0.16, 0.105, 0.068)
    )
    pebble = nodes.step(nodes.voronoi(place, 12), 0.42, 0.2)
    shade = nodes.node("ShaderNodeSeparateColor", {0: nodes.voronoi(place, 12, out="Color")}).outputs[0]
    scattered = nodes.math("MULTIPLY", pebble, nodes.step(shade, 0.55, 0.65))
    colour = nodes.mix(scattered, colour, nodes.mix(shade, (0.17, 0.14, 0.11), (0.42, 0.36, 0.29)))
    colour = nodes.mix(nodes.math("MULTIPLY", nodes.step(fine, 0.5, 0.75), 0.35), colour, (0.12, 0.08, 0.05))
    bump = nodes.math("ADD", nodes.math("MULTIPLY", medium, 0.4), nodes.math("MULTIPLY", scattered, 0.3))
    bump = nodes.math("ADD", bump, nodes.math("MULTIPLY", fine, 0.14))
    nodes.principled(colour, 0.93, 0.0, nodes.bump(bump, 0.85, 0.16), spec=0.18)
    return material


def build_land(camera: Vector) -> None:
    """A fan of ground in front of the camera, rings growing with distance, and low ridges at the horizon."""
    land = ground_fan(camera, (0.9, 5200), (-48, 96), (260, 260), height)
    land.build("land", [steppe()], 180)
    for distance, top, seed, glow in (
        (4800, 70, 1.7, (0.30, 0.112, 0.044)),
        (8600, 330, 7.1, (0.40, 0.155, 0.06)),
    ):
        build_ridge(distance, top, seed, glow)


def build_ridge(distance: float, top: float, seed: float, glow: tuple) -> None:
    """A far line of hills, top metres high at most. It glows: graded haze would leave a hard edge."""
    count = 260
    points = []
    for index in range(count + 1):
        angle = math.radians(-50 + 100 * index / count)
        crest = 0.35 + 0.5 * noise.fractal(Vector((angle * 8 + seed, seed, 0)), 0.8, 2.1, 8)
        crest = max(0.06, crest + 0.5 * noise.noise(Vector((angle * 2.6 + seed, 0, 0)))) * top
        outward = Vector((math.sin(angle), math.cos(angle), 0))
        points += [
            outward * distance + Vector((0, 0, -60)),
            outward * (distance + 900) + Vector((0, 0, crest)),
        ]
    faces = [(2 * index, 2 * index + 2, 2 * index + 3, 2 * index + 1) for index in range(count)]
    hills = emissive(f"ridge{distance}", glow, 1.0)
    MeshBuilder().add(points, faces).build("ridge", [hills], 60)


def blade_material(name: str, colour: tuple):
    """Dry grass that lets the low sun shine through."""
    material, nodes = new_material(name)
    diffuse = nodes.node("ShaderNodeBsdfDiffuse", {"Color": (*colour, 1)})
    through = nodes.node("ShaderNodeBsdfTranslucent", {"Color": (*scaled(colour, 1.5), 1)})
    blend = nodes.node("ShaderNodeMixShader", {0: 0.5, 1: diffuse, 2: through})
    nodes.node("ShaderNodeOutputMaterial", {0: blend})
    return material


def grass_tuft(seed: int, blades: int, tall: float, materials: list):
    """A tuft of dry esparto, kept under the ground as a model to instance."""
    chance = random.Random(seed)
    builder = MeshBuilder()
    for _ in range(blades):
        angle = chance.uniform(0, 6.28)
        spread = chance.uniform(0, 0.10)
        root = Vector((spread * math.cos(angle), spread * math.sin(angle), -0.02))
        length = tall * chance.uniform(0.5, 1.1)
        lean = chance.uniform(0.15, 0.95)
        heading = angle + chance.uniform(-0.5, 0.5)
        outward = Vector((math.cos(heading), math.sin(heading), 0))
        across = Vector((-outward.y, outward.x, 0)) * chance.uniform(0.003, 0.006)
        builder.material(chance.choice((0, 0, 1)))
        add_blade(builder, root, outward, across, length, lean)
    return builder.build("tuft", materials, 0, loc=HIDDEN)


def on_pad(x: float, y: float) -> bool:
    """Whether a point lies on the cleared pad of the near unit."""
    return math.hypot((x - 4.0) / 7.6, (y - 15.0) / 6.2) < 1


def scatter_vegetation(camera: Vector) -> None:
    """Tufts in patches and loose stones, denser near the camera."""
    chance = random.Random(9)
    straw = [blade_material("straw", (0.42, 0.28, 0.12)), blade_material("sage", (0.24, 0.18, 0.085))]
    tufts = [grass_tuft(1, 130, 0.40, straw), grass_tuft(2, 170, 0.28, straw), grass_tuft(3, 90, 0.5, straw)]
    rock = soil("rock", ((0.27, 0.21, 0.15), (0.42, 0.34, 0.26), (0.18, 0.135, 0.10)), 9.0)
    stones = [field_stone(index * 3.1, rock) for index in range(4)]
    placed = 0
    while placed < 2600:
        radius = 3.0 + 170 * chance.random() ** 1.8
        angle = math.radians(chance.uniform(-36, 36))
        x, y = camera.x + radius * math.sin(angle), camera.y + radius * math.cos(angle)
        patch = noise.noise(Vector((x / 6, y / 6, 1))) + 0.55 * noise.noise(Vector((x / 1.7, y / 1.7, 4)))
        if on_pad(x, y) or patch < chance.uniform(-0.35, 0.55):
            continue
        size = chance.uniform(0.55, 1.3) * (1 + radius / 170)
        instance(
            chance.choice(tufts),
            (x, y, height(x, y)),
            chance.uniform(0, 6.3),
            (size, size, size * chance.uniform(0.7, 1.1)),
        )
        placed += 1
    for _ in range(900):
        radius = 2.4 + 50 * chance.random() ** 2
        angle = math.radians(chance.uniform(-34, 34))
        x, y = camera.x + radius * math.sin(angle), camera.y + radius * math.cos(angle)
        size = 0.014 + 0.10 * chance.random() ** 5 * (0.35 if on_pad(x, y) else 1)
        flatness = chance.uniform(0.45, 0.8)
        instance(
            chance.choice(stones),
            (x, y, height(x, y) + size * 0.15),
            chance.uniform(0, 6.3),
            (size, size * chance.uniform(0.7, 1.2), size * flatness),
        )
