"""Dry steppe around a pipeline station: land, track, ridges on the horizon, tufts and stones (metres).

The station stands on level ground near (0, 6); the pipeline leaves it towards +Y.
"""

import math
import random

from kit import (
    HIDDEN,
    MeshBuilder,
    add_blade,
    field_stone,
    ground_fan,
    instance,
    new_material,
    plain,
    scaled,
    smooth,
    soil,
)
from mathutils import Vector, noise

STATION = Vector((0, 6, 0))


def pipeline_x(y: float) -> float:
    """Where the pipeline runs, at this distance to the north."""
    return -8 * smooth(50, 330, y) + 74 * smooth(300, 900, y) - 150 * smooth(760, 1900, y)


def large_relief(x: float, y: float) -> float:
    """Height of the land without its small bumps: level at the station, a valley, then hills."""
    away = smooth(26, 120, math.hypot(x - STATION.x, y - STATION.y))
    return away * (
        -3.0 * smooth(25, 120, y)
        + 19 * smooth(150, 760, y)
        + 14 * smooth(700, 1700, y)
        + 1.6 * noise.noise(Vector((x / 190, y / 240, 3)))
        + 0.5 * noise.noise(Vector((x / 60, y / 75, 9)))
    )


def ground_height(x: float, y: float) -> float:
    """Height of the land, with bumps outside the pad of the station."""
    outside_pad = smooth(6, 13, max(abs(x - 1), abs(y - 5)))
    return large_relief(x, y) + outside_pad * (
        0.16 * noise.noise(Vector((x / 9, y / 9, 0)))
        + 0.07 * noise.noise(Vector((x / 2.2, y / 2.2, 5)))
        + 0.03 * noise.noise(Vector((x / 0.7, y / 0.7, 2)))
    )


def is_free(x: float, y: float) -> bool:
    """Whether something may grow here: not on the pad, under the pipeline or on the track."""
    on_pad = -4.6 < x < 6.6 and -3.6 < y < 15.2
    on_track = -9.6 < x + 2.2 * math.sin(y * 0.018) < -5.7
    return not on_pad and abs(x - pipeline_x(y)) > 1.1 and not on_track


def land_material():
    """Dry soil with scrub in patches, gravel on the pad, and the two ruts of the track."""
    material, nodes = new_material("steppe")
    position = nodes.position(True)
    axes = nodes.node("ShaderNodeSeparateXYZ", {0: position})
    x, y = axes.outputs[0], axes.outputs[1]

    def add(first, second):
        return nodes.math("ADD", first, second)

    def multiply(first, second):
        return nodes.math("MULTIPLY", first, second)

    def distance(coordinate, centre):
        return nodes.math("ABSOLUTE", nodes.math("SUBTRACT", coordinate, centre))

    wide = nodes.noise(position, 0.035, 10, 0.62)
    medium = nodes.noise(position, 0.5, 12, 0.7)
    scrub = nodes.noise(position, 0.17, 12, 0.78)
    fine = nodes.noise(position, 9, 8, 0.7)
    colour = nodes.mix(nodes.step(wide, 0.35, 0.65), (0.33, 0.225, 0.135), (0.44, 0.325, 0.215))
    colour = nodes.mix(multiply(nodes.step(medium, 0.4, 0.7), 0.5), colour, (0.22, 0.145, 0.09))
    far = nodes.step(y, 30, 160)
    scrub_amount = multiply(nodes.step(scrub, 0.50, 0.60), nodes.math("MULTIPLY_ADD", far, 0.55, 0.25))
    colour = nodes.mix(scrub_amount, colour, (0.125, 0.115, 0.062))

    pebbles = nodes.voronoi(position, 11)
    grit = nodes.voronoi(position, 31)
    pebble_tone = nodes.node(
        "ShaderNodeSeparateColor", {0: nodes.voronoi(position, 11, out="Color")}
    ).outputs[0]
    frayed = multiply(medium, 1.0)
    pad = multiply(
        nodes.step(add(distance(x, 1.0), frayed), 6.6, 6.0),
        nodes.step(add(distance(y, 5.5), frayed), 10.6, 10.0),
    )
    scattered = multiply(nodes.step(pebble_tone, 0.78, 0.82), nodes.step(medium, 0.5, 0.6))
    gravel = multiply(
        nodes.step(pebbles, 0.40, 0.22),
        nodes.math("MAXIMUM", scattered, multiply(pad, nodes.step(medium, 0.36, 0.55))),
    )
    colour = nodes.mix(gravel, colour, nodes.mix(pebble_tone, (0.20, 0.165, 0.13), (0.46, 0.40, 0.33)))
    between_stones = multiply(nodes.math("SUBTRACT", 1.0, gravel), 0.55)
    colour = nodes.mix(multiply(pad, between_stones), colour, (0.16, 0.125, 0.09))
    colour = nodes.mix(multiply(nodes.step(fine, 0.5, 0.75), 0.35), colour, (0.15, 0.10, 0.06))

    winding = multiply(nodes.math("SINE", multiply(y, 0.018)), 2.2)
    from_track = nodes.math("ABSOLUTE", add(add(x, 7.6), winding))
    ruts = multiply(
        nodes.step(add(distance(from_track, 0.85), multiply(medium, 0.25)), 0.48, 0.26),
        nodes.step(y, 330, 200),
    )
    colour = nodes.mix(multiply(ruts, 0.75), colour, (0.50, 0.375, 0.255))
    relief = add(
        add(multiply(medium, 0.35), multiply(gravel, 0.22)),
        add(multiply(nodes.step(grit, 0.46, 0.2), 0.07), multiply(fine, 0.12)),
    )
    relief = nodes.math("SUBTRACT", relief, multiply(ruts, 0.35))
    nodes.principled(colour, 0.95, 0.0, nodes.bump(relief, 0.8, 0.16), spec=0.15)
    return material


def build_land(eye: Vector) -> None:
    """Fan of land seen from a point, finer near it, from 40 degrees left of north to 65 degrees right."""
    land = ground_fan(eye, (0.8, 4200), (-40, 105), (330, 300), ground_height)
    land.build("land", [land_material()], 180)


def build_ridge(distance: float, height: float, seed: float, colour: tuple) -> None:
    """Jagged ridge across the north at a distance."""
    count = 260
    points = []
    for i in range(count + 1):
        angle = math.radians(-48 + 120 * i / count)
        crest = height * (
            0.42
            + 0.42 * noise.fractal(Vector((angle * 9 + seed, seed, 0)), 0.75, 2.1, 8)
            + 0.42 * noise.noise(Vector((angle * 2.4 + seed, 0, 0)))
        )
        crest = max(20, crest)
        direction = Vector((math.sin(angle), math.cos(angle), 0))
        points += [
            direction * distance + Vector((0, 0, -60)),
            direction * (distance + 350) + Vector((0, 0, crest * 0.55)),
            direction * (distance + 900) + Vector((0, 0, crest)),
        ]
    faces = [
        (3 * i + row, 3 * i + 3 + row, 3 * i + 4 + row, 3 * i + 1 + row)
        for i in range(count)
        for row in (0, 1)
    ]
    mesh = MeshBuilder()
    mesh.add(points, faces)
    rock = soil(f"ridge {distance}", (colour, scaled(colour, 1.25), scaled(colour, 0.75)), 0.02)
    mesh.build("ridge", [rock], 60)


def build_ridges() -> None:
    build_ridge(5600, 250, 1.7, (0.060, 0.042, 0.042))
    build_ridge(9500, 760, 7.1, (0.060, 0.050, 0.060))


def build_tuft(seed: int, blades: int, height: float, materials: list):
    """Tuft of dry grass: bent blades that fan out from the root."""
    rnd = random.Random(seed)
    mesh = MeshBuilder()
    for _ in range(blades):
        angle = rnd.uniform(0, 6.28)
        offset = rnd.uniform(0, 0.10)
        root = Vector((offset * math.cos(angle), offset * math.sin(angle), -0.02))
        length = height * rnd.uniform(0.5, 1.1)
        lean = rnd.uniform(0.15, 0.95)
        direction = Vector((math.cos(angle + rnd.uniform(-0.5, 0.5)), math.sin(angle), 0))
        side = Vector((-direction.y, direction.x, 0)) * rnd.uniform(0.004, 0.008)
        mesh.material(rnd.choice((0, 0, 1)))
        add_blade(mesh, root, direction, side, length, lean)
    return mesh.build("tuft", materials, 0, loc=HIDDEN)


def straw_material(name: str, colour: tuple):
    """Dry grass: each tuft of its own tone from grey-dead to olive, darker at its root."""
    material, nodes = new_material(name)
    own = nodes.node("ShaderNodeObjectInfo").outputs["Random"]
    height = nodes.separate(nodes.position())[2]
    tone = nodes.ramp(
        own,
        [(0.0, scaled((0.30, 0.26, 0.20), 0.9)), (0.35, colour), (0.7, scaled(colour, 0.62)), (1.0, (0.12, 0.125, 0.065))],
    )
    tone = nodes.mix(nodes.step(height, 0.16, 0.0, 0.0, 0.6), tone, scaled(colour, 0.25))
    nodes.principled(tone, 0.8, spec=0.2)
    return material


def scatter_tufts(eye: Vector, rnd: random.Random, count: int = 3400) -> None:
    """Tufts in clumps, out to 150 m from a point."""
    straw = [straw_material("straw", (0.30, 0.235, 0.11)), straw_material("green straw", (0.165, 0.155, 0.075))]
    sizes = ((1, 130, 0.42), (2, 170, 0.30), (3, 90, 0.55), (4, 210, 0.24), (5, 60, 0.34), (6, 260, 0.20))
    sizes += ((7, 45, 0.62), (8, 150, 0.36), (9, 110, 0.26))
    tufts = [build_tuft(*size, straw) for size in sizes]
    placed = 0
    while placed < count:
        distance = 3.2 + 150 * rnd.random() ** 1.7
        angle = math.radians(rnd.uniform(-28, 52))
        x, y = eye.x + distance * math.sin(angle), eye.y + distance * math.cos(angle)
        clumps = noise.noise(Vector((x / 6, y / 6, 1))) + 0.55 * noise.noise(Vector((x / 1.7, y / 1.7, 4)))
        if not is_free(x, y) or clumps < rnd.uniform(-0.35, 0.55):
            continue
        tuft = rnd.choice(tufts)
        size = rnd.uniform(0.55, 1.35) * (1 + distance / 160)
        turn = rnd.uniform(0, 6.3)
        spread = size * (0.75 + 0.6 * noise.noise(Vector((x * 3, y * 3, 9))) ** 2 + 0.3 * (placed % 5) / 4)
        instance(tuft, (x, y, ground_height(x, y)), turn, (spread, size, size * rnd.uniform(0.55, 1.15)))
        placed += 1


def scatter_stones(eye: Vector, rnd: random.Random, count: int = 900) -> None:
    """Stones of 2 to 13 cm, mostly small, out to 60 m from a point."""
    rock = soil("rock", ((0.30, 0.235, 0.17), (0.46, 0.38, 0.29), (0.20, 0.15, 0.11)), 9.0)
    stones = [field_stone(i * 3.1, rock) for i in range(4)]
    placed = 0
    while placed < count:
        distance = 2.6 + 60 * rnd.random() ** 2
        angle = math.radians(rnd.uniform(-28, 50))
        x, y = eye.x + distance * math.sin(angle), eye.y + distance * math.cos(angle)
        if not is_free(x, y):
            continue
        size = 0.018 + 0.11 * rnd.random() ** 4
        stone = rnd.choice(stones)
        place = (x, y, ground_height(x, y) + size * 0.15)
        turn = rnd.uniform(0, 6.3)
        instance(stone, place, turn, (size, size * rnd.uniform(0.7, 1.2), size * rnd.uniform(0.45, 0.8)))
        placed += 1
