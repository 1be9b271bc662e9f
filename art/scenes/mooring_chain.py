"""Stud-link mooring chain heaped on a wet quay before an orange buoy, low sun over the sea (metres)."""

import math
import random

from mathutils import Vector

from kit import (
    MeshBuilder,
    View,
    area_light,
    bolt_ring,
    emissive,
    galvanised,
    hex_nut,
    instance,
    new_material,
    new_scene,
    paint,
    plain,
    scaled,
    sky,
)
from scenes._stud_chain import HALF_STRAIGHT, link_mesh, settle

BAR = 0.09  # diameter of the chain's bar
BUOY = Vector((2.35, 3.7, 0.28))
BUOY_RADIUS = 1.15
QUAY_EDGE = 7.4
SEA_LEVEL = -1.9
ORANGE = (0.76, 0.16, 0.018)


# ---- materials


def chain_steel(name: str, painted: bool = False):
    """Forged steel back from the sea: rust, remains of black coating, dried salt, grips worn bright."""
    material, nodes = new_material(name)
    local = nodes.position()
    place = nodes.node("ShaderNodeObjectInfo").outputs["Location"]
    position = nodes.vector_math("ADD", local, nodes.vector_math("MULTIPLY", place, (7.3, 5.1, 3.7)))
    broad = nodes.noise(position, 7, 8, 0.65)
    middling = nodes.noise(position, 26, 9, 0.7)
    fine = nodes.noise(position, 120, 6, 0.7)
    mixed = nodes.math("ADD", nodes.math("MULTIPLY", middling, 0.6), nodes.math("MULTIPLY", fine, 0.4))
    rusty = nodes.ramp(
        mixed,
        [
            (0.34, (0.032, 0.014, 0.009)),
            (0.45, (0.11, 0.042, 0.018)),
            (0.55, (0.22, 0.085, 0.032)),
            (0.68, (0.40, 0.19, 0.080)),
        ],
    )
    coated = nodes.step(
        nodes.math("ADD", nodes.math("MULTIPLY", broad, 0.6), nodes.math("MULTIPLY", middling, 0.4)),
        0.508,
        0.575,
    )
    colour = nodes.mix(coated, rusty, (0.030, 0.031, 0.033))
    salt = nodes.math("MULTIPLY", nodes.step(fine, 0.52, 0.70), nodes.step(broad, 0.40, 0.58))
    colour = nodes.mix(nodes.math("MULTIPLY", salt, 0.5), colour, (0.34, 0.31, 0.27))
    axes = nodes.node("ShaderNodeSeparateXYZ", {0: local})
    past_straight = nodes.math("SUBTRACT", nodes.math("ABSOLUTE", axes.outputs[0]), HALF_STRAIGHT * BAR)
    radial = nodes.math(
        "SQRT",
        nodes.math("ADD", nodes.math("POWER", past_straight, 2.0), nodes.math("POWER", axes.outputs[1], 2.0)),
    )
    grip = nodes.math(
        "MULTIPLY",
        nodes.step(radial, 1.12 * BAR, 0.88 * BAR),
        nodes.step(past_straight, 0.25 * BAR, 0.6 * BAR),
    )
    grip = nodes.math("MULTIPLY", grip, nodes.step(middling, 0.36, 0.5))
    colour = nodes.mix(grip, colour, (0.46, 0.44, 0.42))
    rough = nodes.math("MULTIPLY_ADD", mixed, 0.55, 0.22)
    rough = nodes.math("MULTIPLY", rough, nodes.math("MULTIPLY_ADD", coated, -0.35, 1.0))
    if painted:
        band = nodes.math("LESS_THAN", nodes.math("ABSOLUTE", axes.outputs[0]), 1.15 * BAR)
        band = nodes.math("MULTIPLY", band, nodes.step(mixed, 0.585, 0.545))
        colour = nodes.mix(band, colour, (0.66, 0.65, 0.61))
    relief = nodes.math("ADD", nodes.math("MULTIPLY", broad, 0.9), nodes.math("MULTIPLY", mixed, 0.6))
    relief = nodes.math("SUBTRACT", relief, nodes.math("MULTIPLY", coated, -0.12))
    pits = nodes.step(nodes.voronoi(position, 75), 0.30, 0.05)
    relief = nodes.math("SUBTRACT", relief, nodes.math("MULTIPLY", pits, 0.35))
    nodes.principled(colour, rough, nodes.math("MULTIPLY", grip, 0.9), nodes.bump(relief, 0.85, 0.006))
    return material


def buoy_paint():
    """Safety orange bleached by the sun, dark antifouling below the water line with dried weed, rust runs."""
    material, nodes = new_material("buoy")
    position = nodes.position()
    height = nodes.node("ShaderNodeSeparateXYZ", {0: position}).outputs[2]
    broad = nodes.noise(position, 1.1, 8, 0.6)
    middling = nodes.noise(position, 6, 9, 0.68)
    fine = nodes.noise(position, 40, 6, 0.7)
    runs = nodes.noise(nodes.scale(position, (7, 7, 0.35)), 1, 6, 0.62)
    thin_runs = nodes.noise(nodes.scale(position, (26, 26, 0.9)), 1, 5, 0.6)
    colour = nodes.mix(nodes.step(broad, 0.3, 0.7), scaled(ORANGE, 0.86), (0.80, 0.20, 0.034))
    grime = nodes.math("MULTIPLY", nodes.step(runs, 0.48, 0.76), nodes.step(thin_runs, 0.3, 0.72))
    colour = nodes.mix(nodes.math("MULTIPLY", grime, 0.6), colour, (0.14, 0.06, 0.03))
    edge = nodes.math("ADD", height, nodes.math("MULTIPLY_ADD", middling, 0.16, -0.08))
    wet_line = nodes.step(edge, 0.50, 0.46)
    weed = nodes.mix(nodes.step(middling, 0.42, 0.64), (0.022, 0.024, 0.020), (0.105, 0.098, 0.070))
    weed = nodes.mix(nodes.math("MULTIPLY", nodes.step(fine, 0.58, 0.72), 0.6), weed, (0.38, 0.36, 0.31))
    colour = nodes.mix(wet_line, colour, weed)
    slime = nodes.math("MULTIPLY", nodes.step(edge, 0.72, 0.50), nodes.step(thin_runs, 0.40, 0.62))
    colour = nodes.mix(nodes.math("MULTIPLY", slime, 0.5), colour, (0.075, 0.070, 0.035))
    spots = nodes.step(
        nodes.math("ADD", nodes.math("MULTIPLY", middling, 0.6), nodes.math("MULTIPLY", fine, 0.4)),
        0.625,
        0.665,
    )
    colour = nodes.mix(nodes.math("MULTIPLY", spots, 0.9), colour, (0.12, 0.042, 0.015))
    rough = nodes.math(
        "ADD", nodes.math("MULTIPLY_ADD", fine, 0.2, 0.24), nodes.math("MULTIPLY", wet_line, 0.35), clamp=True
    )
    relief = nodes.math(
        "ADD",
        nodes.math("MULTIPLY", fine, 0.2),
        nodes.math("MULTIPLY", nodes.math("ADD", wet_line, spots), 0.35),
    )
    relief = nodes.math("ADD", relief, nodes.math("MULTIPLY", broad, 2.2))
    nodes.principled(colour, rough, 0.0, nodes.bump(relief, 0.6, 0.010))
    return material


def quay_concrete():
    """Trowelled concrete after rain: joints, dark damp, shallow puddles."""
    material, nodes = new_material("quay")
    position = nodes.position(True)
    broad = nodes.noise(position, 0.7, 9, 0.65)
    middling = nodes.noise(position, 5, 10, 0.7)
    fine = nodes.noise(position, 60, 8, 0.72)
    colour = nodes.mix(nodes.step(broad, 0.3, 0.7), (0.15, 0.145, 0.135), (0.27, 0.258, 0.238))
    colour = nodes.mix(
        nodes.math("MULTIPLY", nodes.step(middling, 0.5, 0.74), 0.5), colour, (0.095, 0.085, 0.074)
    )
    grit = nodes.voronoi(position, 130)
    colour = nodes.mix(nodes.math("MULTIPLY", nodes.step(grit, 0.34, 0.18), 0.30), colour, (0.42, 0.39, 0.35))
    stain = nodes.step(nodes.noise(position, 1.6, 7, 0.66), 0.58, 0.70)
    colour = nodes.mix(nodes.math("MULTIPLY", stain, 0.45), colour, (0.15, 0.062, 0.026))
    slabs = nodes.node(
        "ShaderNodeTexBrick",
        {
            "Vector": nodes.node(
                "ShaderNodeMapping", {"Vector": position, "Location": (1.2, -0.55, 0)}
            ).outputs[0],
            "Scale": 1.0,
            "Mortar Size": 0.012,
            "Mortar Smooth": 0.4,
            "Brick Width": 3.4,
            "Row Height": 3.4,
            "Color1": (1, 1, 1, 1),
            "Color2": (0.88, 0.88, 0.88, 1),
            "Mortar": (0.18, 0.18, 0.18, 1),
        },
        offset=0.0,
    )
    colour = nodes.mix(1.0, colour, slabs.outputs[0], "MULTIPLY")
    level = nodes.math(
        "ADD", nodes.noise(position, 0.62, 5, 0.5, 0.3), nodes.math("MULTIPLY_ADD", middling, 0.07, -0.035)
    )
    damp = nodes.step(level, 0.36, 0.50)
    water = nodes.step(level, 0.47, 0.505)
    colour = nodes.mix(nodes.math("MULTIPLY", damp, 0.62), colour, (0.034, 0.032, 0.030))
    rough = nodes.math("MULTIPLY_ADD", fine, 0.25, 0.55)
    rough = nodes.math("MULTIPLY", rough, nodes.math("MULTIPLY_ADD", damp, -0.48, 1.0))
    rough = nodes.math("MULTIPLY", rough, nodes.math("MULTIPLY_ADD", water, -0.88, 1.0))
    relief = nodes.math("ADD", nodes.math("MULTIPLY", middling, 0.5), nodes.math("MULTIPLY", fine, 0.35))
    relief = nodes.math("SUBTRACT", relief, slabs.outputs[1])
    relief = nodes.math("MULTIPLY", relief, nodes.math("MULTIPLY_ADD", water, -0.97, 1.0))
    nodes.principled(colour, rough, 0.0, nodes.bump(relief, 0.6, 0.008))
    return material


def sea_water():
    material, nodes = new_material("sea")
    position = nodes.position(True)
    swell = nodes.noise(nodes.scale(position, (0.10, 0.22, 1)), 1, 8, 0.6)
    ripples = nodes.noise(nodes.scale(position, (0.8, 1.3, 1)), 1, 6, 0.65)
    relief = nodes.math("ADD", swell, nodes.math("MULTIPLY", ripples, 0.3))
    nodes.principled((0.004, 0.026, 0.036), 0.17, 0.0, nodes.bump(relief, 1.0, 1.6), ior=1.333)
    return material


# ---- the chain


def chain_path() -> list[Vector]:
    """From the left foreground in a bend to a helix over the heap."""
    path = []
    for i in range(40):
        t = i / 39
        path.append(Vector((-2.5 + 2.75 * t, -1.55 + 1.75 * t + 0.30 * math.sin(t * 5.6), 0.16)))
    start = path[-1]
    for i in range(1, 215):
        angle = i * 0.10
        radius = 0.72 - 0.0012 * i
        centre = Vector((start.x, start.y + 0.72, 0))
        path.append(
            centre + Vector((radius * math.sin(angle), -radius * math.cos(angle), 0.16 + angle * 0.072))
        )
    return path


def build_chain() -> None:
    """The settled chain; the two links before the joint carry the white paint that marks a shot."""
    bare = link_mesh(BAR, chain_steel("chain"))
    marked = link_mesh(BAR, chain_steel("chain marked", painted=True))
    for i, place in enumerate(settle(chain_path(), BAR)):
        instance(marked if i in (6, 8) else bare, M=place)


# ---- the buoy


def build_buoy() -> None:
    """Cylindrical mooring buoy on timber baulks: fenders, deck with manhole, mooring eye, lantern."""
    orange = buoy_paint()
    rubber = plain("rubber", (0.013, 0.013, 0.014), 0.62)
    galv = galvanised("galvanised", 5.0)
    amber = emissive("amber", (1.0, 0.40, 0.07), 1.1)
    builder = MeshBuilder()
    r = BUOY_RADIUS
    hull = [
        (0.001, 0.0),
        (r - 0.16, 0.0),
        (r - 0.05, 0.05),
        (r, 0.16),
        (r, 1.24),
        (r - 0.04, 1.31),
        (r - 0.12, 1.345),
        (0.30, 1.44),
        (0.001, 1.44),
    ]
    builder.material(0).lathe(hull, seg=128)
    for height in (0.62, 0.30):
        builder.lathe(
            [(r - 0.003, -0.016), (r + 0.007, -0.006), (r + 0.007, 0.006), (r - 0.003, 0.016)],
            (0, 0, height),
            seg=128,
        )
    for height in (0.84, 1.10):
        belt = [
            (r - 0.01, -0.085),
            (r + 0.06, -0.075),
            (r + 0.105, -0.03),
            (r + 0.105, 0.03),
            (r + 0.06, 0.075),
            (r - 0.01, 0.085),
        ]
        builder.material(1).lathe(belt, (0, 0, height), seg=128)
        builder.material(2)
        for i in range(18):
            angle = 2 * math.pi * (i + 0.5) / 18
            outward = Vector((math.cos(angle), math.sin(angle), 0))
            hex_nut(builder, outward * (r + 0.10) + Vector((0, 0, height)), outward, 0.020, 0.016)
    # Deck: trunk with its eye, manhole, lifting eyes, rail, lantern.
    builder.material(0).lathe([(0.26, 1.40), (0.26, 1.62), (0.24, 1.645), (0.001, 1.645)], seg=56)
    builder.material(2).lathe([(0.24, 1.645), (0.34, 1.645), (0.34, 1.685), (0.001, 1.685)], seg=56)
    bolt_ring(builder, (0, 0, 1.685), (0, 0, 1), 0.29, 12, 0.020, stud=0.01)
    builder.torus((0, 0, 1.80), 0.145, 0.042, (1, 0.35, 0), 48, 14)
    builder.material(0).lathe([(0.25, 1.36), (0.25, 1.43), (0.001, 1.43)], (-0.62, -0.25, 0), seg=40)
    builder.material(2)
    bolt_ring(builder, (-0.62, -0.25, 1.43), (0, 0, 1), 0.21, 12, 0.014)
    for i in range(4):
        angle = math.pi / 4 + i * math.pi / 2
        outward = Vector((math.cos(angle), math.sin(angle), 0))
        builder.material(0).torus(
            outward * (r - 0.16) + Vector((0, 0, 1.39)),
            0.085,
            0.024,
            outward.cross(Vector((0, 0, 1))),
            28,
            10,
        )
    builder.material(2)
    posts = 10
    for i in range(posts):
        a, b = (2 * math.pi * k / posts for k in (i, i + 1))
        foot = Vector((math.cos(a), math.sin(a), 0)) * (r - 0.10)
        builder.cylinder(foot + Vector((0, 0, 1.32)), foot + Vector((0, 0, 1.86)), 0.017, 12)
    for height in (1.86, 1.60):
        builder.torus((0, 0, height), r - 0.10, 0.017, (0, 0, 1), 96, 10)
    mast = Vector((0.48, 0.42, 0))
    builder.cylinder(mast + Vector((0, 0, 1.36)), mast + Vector((0, 0, 1.70)), 0.045, 20)
    builder.material(1).cylinder(mast + Vector((0, 0, 1.70)), mast + Vector((0, 0, 1.77)), 0.085, 24)
    builder.material(3).cylinder(mast + Vector((0, 0, 1.77)), mast + Vector((0, 0, 1.89)), 0.062, 24)
    builder.material(1).lathe([(0.085, 1.89), (0.08, 1.92), (0.001, 1.95)], mast, seg=24)
    builder.build("buoy", [orange, rubber, galv, amber], 40, bevel=0.004, loc=BUOY)
    timber = paint("timber", (0.17, 0.115, 0.07), 0.72, 0.7, 0, 4.0, 0.3, bump=0.4)
    baulks = MeshBuilder()
    for x in (-0.62, 0.62):
        baulks.box((BUOY.x + x, BUOY.y, BUOY.z / 2), (0.30, 2.3, BUOY.z))
    baulks.build("baulks", [timber], 30, bevel=0.02)


# ---- the place


def build_quay() -> None:
    """Apron, steel-nosed coping with a tee bollard and a ladder's hoops, the sea and the far mole."""
    MeshBuilder().box((0, QUAY_EDGE - 60.3, -1), (300, 120, 2)).build("apron", [quay_concrete()], 0)
    dark = paint("dark", (0.024, 0.027, 0.030), 0.42, 0.5, 0, 4, 0.6, 0.35)
    builder = MeshBuilder()
    builder.box((0, QUAY_EDGE - 0.15, 0.06), (300, 0.30, 0.16))
    profile = [
        (0.34, 0),
        (0.34, 0.05),
        (0.21, 0.10),
        (0.18, 0.42),
        (0.28, 0.50),
        (0.31, 0.58),
        (0.24, 0.67),
        (0.001, 0.70),
    ]
    for x in (-2.1, 9.0):
        builder.lathe(profile, (x, QUAY_EDGE - 0.75, 0), seg=48)
    builder.build("coping", [dark], 35, bevel=0.02)
    MeshBuilder().box((0, QUAY_EDGE + 20000, SEA_LEVEL - 0.5), (60000, 40000, 1)).build(
        "sea", [sea_water()], 0
    )
    mole = MeshBuilder()
    jitter = random.Random(8)
    for i in range(70):
        x = 40 + i * 9
        mole.box((x, 620 + jitter.uniform(-3, 3), 0), (11, 12, 5.5 + jitter.uniform(-1, 1.2)))
    mole.lathe(
        [(3.2, 0), (2.2, 15), (3.0, 15.2), (3.0, 16.2), (1.6, 16.3), (1.6, 18.6), (0.1, 20.5)],
        (46, 620, 2),
        seg=24,
    )
    mole.build("mole", [plain("mole", (0.05, 0.055, 0.06), 0.9)], 20)


def build_lamps() -> None:
    """A strip of warm light low behind the chain for its rim, and a large cool one beside the camera to fill."""
    lamps = (
        area_light((-3.6, 2.2, 0.9), (0.2, 0.2, 0.2), 2.4, 190, (1, 0.56, 0.26), sy=0.8),
        area_light((2.6, -3.4, 2.6), (0, 0, 0.2), 3.0, 60, (0.52, 0.80, 1.0)),
    )
    for lamp in lamps:
        lamp.visible_camera = False


def build() -> None:
    new_scene()
    build_chain()
    build_lamps()
    build_buoy()
    build_quay()
    sky(
        6.0,
        -29,
        0.085,
        2.6,
        1.1,
        2.4,
        sun=6.0,
        suncol=(1, 0.48, 0.20),
        sunangle=0.9,
        clouds=0.9,
        cloudcol=(1, 0.54, 0.30),
        cloudshade=(0.28, 0.31, 0.42),
        gain=1.0,
        cscale=0.8,
        cover=0.5,
        cseed=6.4,
        horizon=((6.8, 3.4, 1.9), 0.75, 0.06),
    )


SAMPLES = 48
GRADE = {"petrol": 0.15, "ev": 0.6, "contrast": 1.16, "hicomp": 1.0}
VIEWS = {"mooring-chain": View((-1.25, -3.4, 0.84), (0.26, 0.9, 0.70), 41, 1.4, focus=(-0.1, 0.05, 0.25))}
