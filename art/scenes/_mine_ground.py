"""Ground of an open mine: trodden ore dust, windrow, stones, stockpiles, benches of the pit (metres)."""

import math
import random

from kit import HIDDEN, MeshBuilder, emissive, ground_fan, instance, new_material, soil
from mathutils import Vector, noise

REPOSE = math.tan(math.radians(35))


def ground_height(x: float, y: float) -> float:
    """Height of the trodden ground in metres, with the windrow along the haul road on the left."""
    rough = 0.12 * noise.noise(Vector((x / 6, y / 6, 0))) + 0.06 * noise.noise(Vector((x / 1.6, y / 1.6, 5)))
    rough += 0.025 * noise.noise(Vector((x / 0.5, y / 0.5, 2)))
    swing = x + 13.0 - 0.06 * y + 1.2 * noise.noise(Vector((y / 14, 3, 1)))
    windrow = 1.25 * math.exp(-((swing / 1.5) ** 2)) * (0.8 + 0.5 * noise.noise(Vector((x / 2, y / 2, 8))))
    return rough + windrow


def dust_soil(name: str, pale: tuple, dark: tuple, pebbles: float = 1.0):
    """Pale ore dust over crushed rock; pebbles: how much gravel shows."""
    material, nodes = new_material(name)
    place = nodes.position(True)
    broad = nodes.noise(place, 0.06, 10, 0.62)
    medium = nodes.noise(place, 0.7, 12, 0.72)
    fine = nodes.noise(place, 8, 8, 0.7)
    colour = nodes.mix(nodes.step(broad, 0.35, 0.65), dark, pale)
    colour = nodes.mix(nodes.math("MULTIPLY", nodes.step(medium, 0.42, 0.7), 0.6), colour, dark)
    stone = nodes.step(nodes.voronoi(place, 7), 0.42, 0.16)
    shade = nodes.node("ShaderNodeSeparateColor", {0: nodes.voronoi(place, 7, out="Color")}).outputs[0]
    strewn = nodes.math("MULTIPLY", nodes.math("MULTIPLY", stone, nodes.step(shade, 0.5, 0.62)), pebbles)
    colour = nodes.mix(strewn, colour, pale)
    bump = nodes.math("ADD", nodes.math("MULTIPLY", medium, 0.6), nodes.math("MULTIPLY", strewn, 0.35))
    bump = nodes.math("ADD", bump, nodes.math("MULTIPLY", fine, 0.18))
    nodes.principled(colour, 0.94, 0.0, nodes.bump(bump, 0.9, 0.18), spec=0.15)
    return material


def build_ground(camera: Vector, conveyor: tuple) -> None:
    """A fan of ground in front of the camera, rings growing with distance."""

    def height(x: float, y: float) -> float:
        near = math.hypot(x - camera.x, y - camera.y) < 400
        return ground_height(x, y) if near else 0.0

    material = dust_soil("ground", (0.40, 0.315, 0.225), (0.21, 0.155, 0.105), 0.35)
    fan = ground_fan(camera, (1.2, 4200), (-46, 92), (230, 260), height)
    fan.build("ground", [material], 180)
    scatter_stones(camera, conveyor)


def scatter_stones(camera: Vector, conveyor: tuple) -> None:
    """Loose rock on the ground, and spilled ore under the conveyor (its start and end)."""
    chance = random.Random(4)
    rock = soil("rock", ((0.34, 0.27, 0.19), (0.50, 0.41, 0.31), (0.22, 0.17, 0.12)), 9.0)
    models = []
    for seed in range(4):
        builder = MeshBuilder().sphere((0, 0, 0), 1, 12, 7)
        builder.v = [
            tuple(Vector(point) * (1 + 0.5 * noise.noise(Vector(point) * 1.4 + Vector((seed * 3.1, 0, 0)))))
            for point in builder.v
        ]
        models.append(builder.build("stone", [rock], 30, loc=HIDDEN))
    start, end = conveyor
    for index in range(1700):
        if index % 3:
            radius = 3.0 + 60 * chance.random() ** 1.8
            angle = math.radians(chance.uniform(-34, 34))
            x, y = camera.x + radius * math.sin(angle), camera.y + radius * math.cos(angle)
        else:
            share = 0.05 + 0.5 * chance.random() ** 1.5
            middle = start.lerp(end, share)
            x, y = middle.x + chance.gauss(-0.3, 1.1), middle.y
        size = 0.02 + 0.13 * chance.random() ** 4
        instance(
            chance.choice(models),
            (x, y, ground_height(x, y) + size * 0.2),
            chance.uniform(0, 6.3),
            (size, size * chance.uniform(0.7, 1.2), size * chance.uniform(0.5, 0.85)),
        )


def build_pile(ridge: tuple, top: float, material) -> None:
    """Stockpile at its angle of repose along a ridge, rilled by slides."""
    first, last = ridge
    spread = top / REPOSE + 6
    low = Vector((min(first.x, last.x) - spread, min(first.y, last.y) - spread, 0))
    high = Vector((max(first.x, last.x) + spread, max(first.y, last.y) + spread, 0))
    step = 0.7
    columns, rows = int((high.x - low.x) / step), int((high.y - low.y) / step)
    along = last - first
    points = []
    for row in range(rows + 1):
        for column in range(columns + 1):
            spot = Vector((low.x + column * step, low.y + row * step, 0))
            share = min(1.0, max(0.0, (spot - first).dot(along) / along.length_squared))
            away = spot - (first + along * share)
            crest = top * (1 - 0.22 * share + 0.10 * noise.noise(Vector((share * 9, 1, 2))))
            around = math.atan2(away.y, away.x) if share in (0.0, 1.0) else share * along.length / 9
            rill = 0.7 * noise.noise(Vector((around * 5, 4, 7))) + 0.35 * noise.noise(
                Vector((around * 16, 9, 1))
            )
            distance = math.sqrt(away.length_squared + 1.2) - 1.0
            fall = distance * REPOSE + rill * min(1.0, distance / 8)
            grain = 0.12 * noise.noise(spot / 1.3)
            toe = 1.2 * math.exp(-max(0.0, distance - crest / REPOSE) / 2.0)
            level = crest - fall
            points.append((spot.x, spot.y, max(level, -0.4 + toe * 0.4) + grain))
    faces = []
    for row in range(rows):
        for column in range(columns):
            corner = row * (columns + 1) + column
            faces.append((corner, corner + 1, corner + columns + 2, corner + columns + 1))
    MeshBuilder().add(points, faces).build("pile", [material], 180)


def build_benches() -> None:
    """The stepped wall of the open pit on the horizon. It glows, as it is seen through dust."""
    for distance, top, seed, glow in (
        (900, 58, 2.3, (0.50, 0.235, 0.115)),
        (1900, 150, 6.4, (0.66, 0.33, 0.165)),
    ):
        points = []
        count = 300
        for index in range(count + 1):
            angle = math.radians(-48 + 96 * index / count)
            raw = 0.45 + 0.5 * noise.noise(Vector((angle * 2.2 + seed, seed, 0)))
            raw += 0.22 * noise.noise(Vector((angle * 7 + seed, 0, 1)))
            bench = math.floor(raw * 6) / 6
            ramp = min(1.0, (raw * 6 - math.floor(raw * 6)) * 3.5)
            crest = max(0.05, bench + ramp / 6) * top
            outward = Vector((math.sin(angle), math.cos(angle), 0))
            points += [outward * distance + Vector((0, 0, -40)), outward * distance + Vector((0, 0, crest))]
        faces = [(2 * index, 2 * index + 2, 2 * index + 3, 2 * index + 1) for index in range(count)]
        MeshBuilder().add(points, faces).build("benches", [emissive(f"benches{distance}", glow, 1.0)], 0)
