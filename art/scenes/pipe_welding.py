"""Mechanised welding of a large pipe joint in a dark hall: carriage on its band, torch, arc, sparks (1 unit = 1 dm)."""

import math
import random

from kit import MeshBuilder, View, area_light, emissive, new_material, new_scene, plain, studio
from mathutils import Vector
from scenes._pipe_joint import ALONG, ARC, NORMAL, RADIUS, TRAVEL, build_pipe
from scenes._welding_carriage import build_arc, build_band, build_carriage, build_torch

GRAVITY = Vector((0, 0, -98.1))
SAMPLES = 48
CAMERA = Vector((-3.7, -13.8, 4.35))
GRADE = {
    "ev": -0.08,
    "contrast": 1.12,
    "bloom": 0.075,
    "bthr": 2.0,
    "hicomp": 3.0,
    "high": (0.985, 1.0, 1.025),
    "emitblur": 0,
    "haze": (0.0022, (0.006, 0.020, 0.025), 0.8, 0.5),
}

VIEWS = {"pipe-welding": View(CAMERA, (-0.38, -3.0, 3.15), 51, 0.42, focus=tuple(ARC))}


def build_sparks() -> None:
    """Drops of metal thrown from the pool, drawn as the trail that each leaves during the exposure."""
    shower = random.Random(21)
    ages = [
        ((1.0, 0.78, 0.42), 70),
        ((1.0, 0.52, 0.16), 42),
        ((1.0, 0.34, 0.06), 20),
        ((0.95, 0.20, 0.03), 8),
    ]
    trails = MeshBuilder()
    for _ in range(420):
        spread = shower.uniform(0, math.tau)
        lift = shower.uniform(0.05, 1.0) ** 1.3
        flat = math.sqrt(1 - lift * lift)
        direction = NORMAL * lift + (ALONG * math.cos(spread) + TRAVEL * math.sin(spread)) * flat
        speed = shower.lognormvariate(2.75, 0.5)
        velocity = direction * speed + TRAVEL * speed * 0.25
        age = shower.uniform(0.0, 0.30) ** 1.25 * 1.2
        exposure = shower.uniform(0.006, 0.016)
        points = []
        for step in range(7):
            time = age + exposure * step / 6
            drag = (1 - math.exp(-2.2 * time)) / 2.2
            points.append(ARC + velocity * drag + GRAVITY * (time * time / 2))
        if any(math.hypot(p.y, p.z) < RADIUS + 0.012 for p in points):
            continue
        if (points[0] - CAMERA).length < (ARC - CAMERA).length - 2.6:
            continue
        trails.material(min(3, int(age / 0.30 * 4)))
        width = shower.uniform(0.0022, 0.0060)
        trails.tube(
            points,
            lambda share, width=width: width
            * (0.15 + 0.85 * math.sin(math.pi * min(1.0, 0.12 + share * 0.8))),
            6,
        )
    trails.build(
        "sparks", [emissive(f"spark{i}", colour, power) for i, (colour, power) in enumerate(ages)], 60
    )


def build_smoke() -> None:
    """Thin fume rising from the arc: sheets that only add light, brightest near the arc."""
    material, nodes = new_material("fume")
    position = nodes.position(True)
    away = nodes.vector_math("DISTANCE", position, tuple(ARC))
    warped = nodes.noise(nodes.scale(position, (0.9, 0.9, 0.55)), 1, 6, 0.6, 1.4)
    wisps = nodes.math("POWER", nodes.step(warped, 0.36, 0.80), 1.2)
    split = nodes.node("ShaderNodeSeparateXYZ", {0: position})
    above = nodes.math("SUBTRACT", split.outputs[2], ARC.z)
    drift = nodes.math("ABSOLUTE", nodes.math("MULTIPLY_ADD", above, 0.16, split.outputs[0]))
    column = nodes.step(nodes.math("DIVIDE", drift, nodes.math("MULTIPLY_ADD", above, 0.22, 0.26)), 1.0, 0.0)
    fade = nodes.math("DIVIDE", 1.0, nodes.math("MULTIPLY_ADD", nodes.math("POWER", away, 2.0), 0.55, 0.35))
    fade = nodes.math("MULTIPLY", fade, nodes.step(above, -0.15, 0.7))
    strength = nodes.math(
        "MULTIPLY", nodes.math("MULTIPLY", wisps, column), nodes.math("MULTIPLY", fade, 0.26)
    )
    clear = nodes.node("ShaderNodeBsdfTransparent")
    light = nodes.node("ShaderNodeEmission", {"Color": (0.52, 0.72, 0.92, 1), "Strength": strength})
    both = nodes.node("ShaderNodeAddShader", {0: clear, 1: light})
    output = nodes.node("ShaderNodeOutputMaterial")
    material.node_tree.links.new(both.outputs[0], output.inputs[0])
    material.cycles.sample_as_light = False
    for depth in (-0.35, -0.1, 0.25, 0.6):
        sheet = MeshBuilder()
        y = ARC.y + depth
        sheet.add(
            [(-3, y, ARC.z - 0.3), (3, y, ARC.z - 0.3), (3, y + 2.4, ARC.z + 5), (-3, y + 2.4, ARC.z + 5)],
            [(0, 1, 2, 3)],
        )
        sheet = sheet.build("fume", [material], 0)
        sheet.visible_diffuse = sheet.visible_glossy = sheet.visible_shadow = False


def build_hall() -> None:
    """Far dark hall, out of focus: columns, roof beams, a few dim lamps, another welding station."""
    builder = MeshBuilder()
    for bay in range(7):
        y = 330 + bay * 75
        builder.material(0)
        for x in (-150, -62, 40, 128):
            builder.i_beam((x, y, -30), (x, y, 60), 5, 5, 0.6)
        builder.beam((-200, y, 41), (220, y, 41), 4, 3)
        builder.material(1)
        for x in (-128, -88, -28, 24, 84):
            builder.cylinder((x, y + 20, 33), (x, y + 20, 34), 2.4, 16)
        builder.material(2)
        if bay % 2:
            builder.box((-146, y + 30, 14), (1, 30, 18))
    builder.material(0).box((0, 980, 10), (3000, 2, 260))
    builder.box((0, 500, -14), (1200, 1000, 1))
    builder.build(
        "hall",
        [
            plain("hall", (0.025, 0.05, 0.06), 0.6),
            emissive("lamps", (1, 0.72, 0.44), 7),
            emissive("windows", (0.18, 0.50, 0.60), 0.28),
        ],
        0,
    )


def build_light() -> None:
    """Dim teal rim from behind and above, the faintest fill; all else comes from the arc."""
    studio((0.030, 0.058, 0.068), 1.0)
    crown = Vector((0, 0, RADIUS))
    area_light((-6, 8, 11), crown, 9, 1300, (0.16, 0.60, 0.76), sy=2)
    right_rim = area_light((10, 5, 7), Vector((2, -2, 4)), 4, 900, (0.18, 0.60, 0.76), sy=4)
    right_rim.visible_camera = False
    area_light((-7, -2, 12), ARC, 6, 230, (0.45, 0.76, 0.92), sy=2)


def build() -> None:
    new_scene(bounces=6)
    build_pipe()
    build_band()
    build_carriage()
    build_arc()
    build_torch()
    build_sparks()
    build_smoke()
    build_hall()
    build_light()
