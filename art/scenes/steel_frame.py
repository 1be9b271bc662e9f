"""Bolted beam-to-column joint of a steel hall going up, against a low golden sky (metres)."""

import math
import random

from kit import MeshBuilder, View, area_light, basis, concrete, new_scene, paint, plain, sky, soil
from mathutils import Vector, noise
from scenes._frame_joint import FACE, JOINT, LEVEL, build_beam, build_brace, build_column, steel_materials

SAMPLES = 40
GRADE = {"petrol": 0.22, "ev": 0.45, "contrast": 1.14}
CAMERA = Vector((1.75, -2.05, LEVEL - 0.92))
FOCUS = Vector((FACE + 0.04, -0.09, LEVEL + 0.10))
VIEWS = {"steel-frame": View(CAMERA, (-0.56, 0.06, LEVEL + 0.02), 37, 2.8, focus=tuple(FOCUS), clip=8000)}


def truss(builder: MeshBuilder, left: Vector, right: Vector, depth: float) -> None:
    """Lattice girder between two column heads, N bracing, slight pitch to the middle."""
    panels = 12
    pitch = 0.9
    for panel in range(panels):
        share, following = panel / panels, (panel + 1) / panels
        low, low_next = left.lerp(right, share), left.lerp(right, following)
        rise = depth + pitch * (1 - abs(2 * share - 1))
        rise_next = depth + pitch * (1 - abs(2 * following - 1))
        high, high_next = low + Vector((0, 0, rise)), low_next + Vector((0, 0, rise_next))
        builder.beam(low, low_next, 0.18, 0.18)
        builder.beam(high, high_next, 0.20, 0.20)
        builder.beam(low, high, 0.10, 0.10)
        if panel < panels / 2:
            builder.beam(high, low_next, 0.10, 0.10)
        else:
            builder.beam(low, high_next, 0.10, 0.10)
    builder.beam(right, right + Vector((0, 0, depth)), 0.10, 0.10)


def build_hall() -> None:
    """Second bay going up: columns, trusses, purlins, bracing; the far frames have no roof yet."""
    ahead = Vector((-0.80, 0.60, 0)).normalized()
    aside = Vector((ahead.y, -ahead.x, 0))
    origin = Vector((CAMERA.x, CAMERA.y, 0)) + ahead * 19 + aside * 2.5
    spacing, half_span, eaves = 7.5, 12.0, 15.5

    def at(bay: float, across: float, height: float) -> Vector:
        return origin + ahead * (bay * spacing) + aside * across + Vector((0, 0, height))

    primer = paint("hall-primer", (0.050, 0.070, 0.076), 0.5, 0.4, 0, 1.0, 0.5, 0.2)
    oxide = paint("hall-oxide", (0.150, 0.048, 0.026), 0.55, 0.4, 0, 1.0, 0.5, 0.2)
    builder = MeshBuilder()
    frames = 10
    for bay in range(frames):
        builder.material(0)
        for across in (-half_span, half_span):
            builder.i_beam(at(bay, across, 0), at(bay, across, eaves + 1.6), 0.34, 0.42, 0.03, up=aside)
        builder.box(at(bay, -half_span, 0.05), (0.8, 0.8, 0.1))
        if bay < 7:
            builder.material(1)
            truss(builder, at(bay, -half_span, eaves), at(bay, half_span, eaves), 1.5)
        if bay < frames - 1:
            builder.material(0)
            for across in (-half_span, half_span):
                builder.beam(at(bay, across, eaves), at(bay + 1, across, eaves), 0.22, 0.26)
                builder.i_beam(
                    at(bay, across * 0.965, 8.6), at(bay + 1, across * 0.965, 8.6), 0.26, 0.5, 0.03
                )
            if bay in (1, 5, 8):
                for across in (-half_span, half_span):
                    builder.beam(at(bay, across, 0.3), at(bay + 1, across, eaves), 0.11, 0.11)
                    builder.beam(at(bay + 1, across, 0.3), at(bay, across, eaves), 0.11, 0.11)
        if bay < 5:
            builder.material(1)
            for step in range(13):
                share = step / 12
                height = eaves + 1.62 + 0.9 * (1 - abs(2 * share - 1))
                place = -half_span + 2 * half_span * share
                builder.beam(at(bay, place, height), at(bay + 1, place, height), 0.08, 0.20)
    builder.build("hall", [primer, oxide], 0)
    slab = MeshBuilder()
    corners = [
        at(-1.0, -half_span - 3, 0),
        at(-1.0, half_span + 3, 0),
        at(frames + 0.5, half_span + 3, 0),
        at(frames + 0.5, -half_span - 3, 0),
    ]
    slab.add([corner + Vector((0, 0, 0.03)) for corner in corners], [(0, 1, 2, 3)])
    slab.build("slab", [concrete("slab", (0.26, 0.24, 0.22), 1.0, joints=6.0, wet=0.75)], 0)
    stacks = MeshBuilder()
    chance = random.Random(5)
    for pile in range(16):
        centre = at(chance.uniform(-0.5, 9), chance.choice((-1, 1)) * chance.uniform(17, 34), 0)
        for layer in range(chance.randint(1, 3)):
            for piece in range(3):
                offset = ahead * (piece * 0.45 - 0.45) + Vector((0, 0, 0.35 + layer * 0.42))
                length = aside * chance.uniform(3.0, 5.5)
                stacks.material(chance.choice((0, 1)))
                stacks.i_beam(centre + offset - length, centre + offset + length, 0.3, 0.36, 0.03)
    stacks.build("stacks", [primer, oxide], 0)
    build_crane(at(8.2, -27.0, 0), aside)


def build_crane(foot: Vector, towards: Vector) -> None:
    """Crawler crane with a lattice boom over the far frames, a hook on its ropes."""
    builder = MeshBuilder()
    builder.box(foot + Vector((0, 0, 0.9)), (6.5, 5.6, 1.4))
    builder.box(foot + Vector((0, 0, 2.7)) - towards * 1.5, (6.0, 4.0, 2.2))
    start = foot + Vector((0, 0, 2.6)) + towards * 1.5
    tip = start + towards * 19 + Vector((0, 0, 34))
    run = (tip - start).normalized()
    first, second, _ = basis(run)
    bays = 26
    for bay in range(bays):
        low, high = start.lerp(tip, bay / bays), start.lerp(tip, (bay + 1) / bays)
        wide = 0.95 * min(1.0, 0.3 + bay / 4, 0.35 + (bays - bay) / 5)
        corners = [
            first * wide + second * wide,
            first * wide - second * wide,
            -first * wide - second * wide,
            second * wide - first * wide,
        ]
        for index, corner in enumerate(corners):
            following = corners[(index + 1) % 4]
            builder.beam(low + corner, high + corner, 0.16, 0.16)
            builder.beam(low + corner, high + following, 0.08, 0.08)
    mast = foot + Vector((0, 0, 11)) - towards * 5
    builder.beam(mast, tip, 0.07, 0.07)
    builder.beam(mast, foot + Vector((0, 0, 3)) - towards * 3.5, 0.25, 0.25)
    hook = tip - Vector((0, 0, 17))
    for offset in (-0.25, 0.25):
        builder.beam(tip + towards * offset, hook + towards * offset, 0.06, 0.06)
    builder.box(hook - Vector((0, 0, 0.6)), (0.7, 0.7, 1.3))
    builder.build("crane", [plain("crane", (0.05, 0.045, 0.04), 0.6)], 0)


def build_ground() -> None:
    """Bare site and a line of far hills."""
    earth = soil("earth", ((0.15, 0.125, 0.10), (0.23, 0.20, 0.165), (0.085, 0.078, 0.066)))
    MeshBuilder().box((0, 0, -0.5), (9000, 9000, 1)).build("ground", [earth], 0)
    vertices, faces = [], []
    for step in range(241):
        angle = math.radians(-90 + 130 * step / 240)
        direction = Vector((math.sin(angle), math.cos(angle), 0))
        height = 62 + 60 * noise.noise((angle * 5, 1, 0)) + 22 * noise.noise((angle * 19, 4, 0))
        vertices += [
            direction * 2600 - Vector((0, 0, 30)),
            direction * 2600 + Vector((0, 0, max(6.0, height))),
        ]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(240)]
    MeshBuilder().add(vertices, faces).build(
        "hills", [plain("hills", (0.05, 0.06, 0.07), 0.9, emit=(0.30, 0.27, 0.27), estr=0.5)], 0
    )


def build_light() -> None:
    """Low sun from the right, golden band at the horizon; cool fill on the joint, warm light thrown up by the slab."""
    sky(
        6.0,
        -4,
        0.10,
        2.0,
        1.1,
        2.6,
        sun=7.0,
        suncol=(1, 0.48, 0.20),
        sunangle=0.8,
        clouds=0.85,
        cloudcol=(1, 0.66, 0.42),
        cloudshade=(0.26, 0.33, 0.42),
        gain=1.1,
        cscale=0.9,
        cover=0.55,
        cseed=3.1,
        horizon=((6.5, 3.6, 2.0), 0.65, 0.07),
    )
    area_light((-2.6, -4.6, LEVEL + 1.6), JOINT, 3.2, 110, (0.50, 0.84, 1.0), sy=2.2)
    area_light(
        (4.4, -0.50, LEVEL + 1.25), JOINT + Vector((0.2, 0, 0)), 0.45, 300, (1.0, 0.50, 0.22), sy=0.45
    )


def build() -> None:
    new_scene(bounces=5)
    materials = steel_materials()
    build_column(materials)
    build_beam(materials)
    build_brace(materials)
    build_hall()
    build_ground()
    build_light()
