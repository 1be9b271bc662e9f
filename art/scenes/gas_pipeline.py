"""Gas pipeline and its block-valve and pig-trap station on the steppe at golden hour (metres)."""

import math
import random

from kit import (
    MeshBuilder,
    View,
    actuator,
    ball_valve,
    concrete,
    flange,
    flange_pair,
    galvanised,
    gate_valve,
    handrail,
    new_scene,
    paint,
    plain,
    saddle,
    sky,
    stair,
    steel_metal,
    weathered,
)
from mathutils import Matrix, Vector

from scenes._steppe import (
    build_land,
    build_ridges,
    ground_height,
    large_relief,
    pipeline_x,
    scatter_stones,
    scatter_tufts,
)
from scenes._trap import (
    AXIS,
    BAND,
    BARREL,
    CABINET,
    CONCRETE,
    CREAM,
    DARK,
    GALVANISED,
    NORTH,
    ORANGE,
    PETROL,
    PIPE,
    SKYWARD,
    SOLAR,
    STEEL,
    WHITE,
    add_ring,
    add_trap,
)

EYE = Vector((-5.0, -7.7, 2.6))
YAW = math.radians(15.5)

SAMPLES = 56
GRADE = {"petrol": 0.12, "ev": 0.4, "contrast": 1.18, "haze": (6e-05, (0.58, 0.33, 0.24), 0.75)}
VIEWS = {"gas-pipeline": View(EYE, EYE + Vector((math.sin(YAW), math.cos(YAW), 0.012)) * 10, 30, clip=20000)}


def make_materials() -> list:
    """Materials in the order of the slots."""
    earth = (0.20, 0.14, 0.09)
    return [
        weathered("white", (0.50, 0.485, 0.445), 0.5, 0.0, streaks=0.62, rusting=0.65, foot=0.5, sc=3.2),
        weathered("cream", (0.475, 0.455, 0.41), 0.5, 0.0, streaks=0.62, rusting=0.85, foot=0.55, sc=4.0),
        paint("petrol", (0.022, 0.105, 0.13), 0.46, 0.7, 1.0, 2.2, 0.9, 0.55, grimecol=earth),
        paint("orange", (0.66, 0.13, 0.016), 0.46, 0.6, 0.9, 2.2, 0.9, 0.38, grimecol=(0.16, 0.09, 0.05)),
        galvanised("galvanised", 2.0),
        steel_metal("steel", (0.42, 0.42, 0.42), 0.38, None, 4, 0.3, grime=0.6),
        concrete("concrete", (0.36, 0.33, 0.285), 1.6, stains=0.5),
        paint("dark", (0.05, 0.055, 0.06), 0.5, 0.5, 0, 2.0, 0.5, 0.2),
        paint("cabinet", (0.50, 0.51, 0.50), 0.45, 0.5, 0.3, 1.5, 0.9, 0.1),
        paint("band", (0.72, 0.40, 0.02), 0.42, 0.5, 0, 1.5, 0.7, 0.1),
        plain("solar", (0.008, 0.014, 0.03), 0.08, coat=0.6),
    ]


def on_pipeline(y: float) -> Vector:
    """Point on the axis of the pipeline."""
    x = pipeline_x(y)
    return Vector((x, y, large_relief(x, y) + AXIS))


def build_line(materials: list) -> None:
    """Pipeline on its saddles over 1.9 km, with field welds and two marker bands."""
    mesh = MeshBuilder()
    mesh.material(WHITE)
    stations = [9.0 + i * 3.0 for i in range(60)] + [189 + i * 14 for i in range(125)]
    mesh.tube([on_pipeline(y) for y in stations], PIPE, 44)
    for i in range(90):
        y = 20 + i * 12.1
        along = (on_pipeline(y + 0.5) - on_pipeline(y)).normalized()
        add_ring(mesh, on_pipeline(y), along, PIPE - 0.002, PIPE + 0.006, 0.02, 0.008, 44)
    for i in range(130):
        centre = on_pipeline(15.5 + i * 12.0)
        relief = ground_height if centre.y < 300 else large_relief
        saddle(mesh, centre, PIPE, relief(centre.x, centre.y), CONCRETE, GALVANISED, 0.42)
    mesh.material(BAND)
    for y in (34.5, 118.5):
        add_ring(mesh, on_pipeline(y), NORTH, PIPE + 0.001, PIPE + 0.004, 0.16, 0.16, 44)
    mesh.build("line", materials, 40)


def add_kicker_line(mesh) -> None:
    """Small line that leaves the barrel, runs beside it with a valve, and joins the pipe again."""
    radius = 0.16
    x = -1.55
    mesh.material(CREAM)
    mesh.pipe(
        [(-BARREL + 0.1, 2.7, AXIS), (x, 2.7, AXIS), (x, 12.2, AXIS), (-0.2, 12.2, AXIS)],
        radius,
        28,
        bend=2.6,
    )
    mesh.lathe([(0.30, 0.60), (0.24, 0.66), (radius, 0.72)], (0, 2.7, AXIS), (-1, 0, 0), 36)
    gate_valve(mesh, (x, 5.0, AXIS), NORTH, radius, SKYWARD, PETROL, ORANGE, STEEL, 12)
    mesh.material(CREAM)
    flange_pair(mesh, (x, 9.3, AXIS), NORTH, radius, 12)
    mesh.lathe([(0.32, 0.45), (0.25, 0.52), (radius, 0.6)], (0, 12.2, AXIS), (-1, 0, 0), 36)
    for y in (3.9, 7.6, 11.0):
        mesh.material(CONCRETE)
        mesh.box((x, y, 0.1), (0.5, 0.4, 0.3))
        mesh.material(GALVANISED)
        mesh.box((x, y, 0.60), (0.10, 0.10, 0.85))
        mesh.box((x, y, AXIS - radius - 0.03), (0.34, 0.26, 0.05))
        mesh.torus((x, y, AXIS), radius + 0.012, 0.012, NORTH, 32, 8)


def add_block_valve(mesh) -> None:
    """Main ball valve on its plinth, between flanges, with its actuator."""
    y = 7.05
    mesh.material(CONCRETE)
    mesh.box((0, 7.3, 0.12), (1.7, 1.6, 0.3))
    mesh.material(GALVANISED)
    mesh.cylinder((0, 7.3, 0.2), (0, 7.3, 0.5), 0.3, 24)
    top = ball_valve(mesh, (0, y, AXIS), NORTH, PIPE, body=PETROL, steel=STEEL)
    actuator(mesh, top, NORTH, 0.34, ORANGE, STEEL, DARK)
    mesh.material(CREAM)
    flange(mesh, (0, y - PIPE * 2.79, AXIS), (0, -1, 0), PIPE, nb=16)
    mesh.material(WHITE)
    flange(mesh, (0, y + PIPE * 2.79, AXIS), NORTH, PIPE, nb=16)
    mesh.cylinder((0, 8.3, AXIS), (0, 9.2, AXIS), PIPE, 44, cap=False)


def add_branch(mesh) -> None:
    """Branch behind the valve that goes into the ground, with its own valve."""
    y, radius = 10.4, 0.36
    mesh.material(WHITE)
    mesh.pipe([(0.3, y, AXIS), (3.6, y, AXIS), (3.6, y, -1)], radius, 40, bend=2.4)
    mesh.lathe([(0.60, 0.28), (0.48, 0.38), (radius, 0.5)], (0, y, AXIS), (1, 0, 0), 40)
    top = ball_valve(mesh, (1.75, y, AXIS), (1, 0, 0), radius, body=PETROL, steel=STEEL)
    actuator(mesh, top, (1, 0, 0), 0.26, ORANGE, STEEL, DARK)


def add_crossing(mesh) -> None:
    """Steps and platform over the pipe."""
    y, floor = 13.4, 2.05
    mesh.material(GALVANISED)
    stair(mesh, (-2.6, y, 0), (-0.95, y, floor), 0.8)
    stair(mesh, (2.6, y, 0), (0.95, y, floor), 0.8)
    mesh.box((0, y, floor), (1.9, 0.86, 0.05))
    for side in (-0.4, 0.4):
        handrail(mesh, [(-0.95, y + side, floor), (0.95, y + side, floor)], post=0.95)
    for x in (-0.9, 0.9):
        for side in (-0.4, 0.4):
            mesh.beam((x, y + side, 0), (x, y + side, floor), 0.08, 0.08)


def add_solar_mast(mesh) -> None:
    """Mast with a solar panel, aerial and cabinet."""
    mesh.material(GALVANISED)
    mesh.cylinder((4.6, 12.4, 0), (4.6, 12.4, 4.6), 0.06, 16)
    mesh.cylinder((4.6, 12.4, 4.6), (4.6, 12.4, 6.1), 0.014, 8)
    mesh.material(CABINET)
    mesh.box((4.6, 12.15, 1.5), (0.8, 0.35, 1.1))
    mesh.material(DARK)
    mesh.box((4.6, 11.97, 1.5), (0.02, 0.01, 0.9))
    mesh.material(SOLAR)
    tilted = Matrix.Rotation(-0.7, 3, "Y") @ Matrix.Rotation(0.15, 3, "X")
    mesh.box((4.55, 12.3, 4.4), (1.7, 1.05, 0.04), tilted)


def add_marker_posts(mesh) -> None:
    for x, y in ((-2.6, 24), (-2.9, 84), (-2.6, 150), (6, 260)):
        foot = ground_height(x, y)
        mesh.material(WHITE)
        mesh.cylinder((x, y, foot), (x, y, foot + 1.6), 0.055, 14)
        mesh.material(ORANGE)
        mesh.cylinder((x, y, foot + 1.25), (x, y, foot + 1.85), 0.06, 14)
        mesh.box((x, y - 0.02, foot + 2.0), (0.42, 0.03, 0.3))


def add_fence(mesh) -> None:
    """Posts with slanted heads and eight wires, on the east and north of the station."""
    mesh.material(GALVANISED)
    corners = [Vector((6.4, -3.4, 0)), Vector((6.4, 14.8, 0)), Vector((1.7, 14.8, 0))]
    slants = (Vector((0.18, 0, 2.3)), Vector((0, 0.18, 2.3)))
    for start, end, slant in zip(corners[:-1], corners[1:], slants):
        posts = int((end - start).length / 2.65)
        for i in range(posts + 1):
            foot = start.lerp(end, i / posts)
            head = foot + Vector((0, 0, 2.0))
            mesh.cylinder(foot, head, 0.03, 10)
            mesh.cylinder(head, foot + slant, 0.022, 8)
        for height in (0.15, 0.55, 0.95, 1.35, 1.75, 1.98, 2.12, 2.26):
            level = Vector((0, 0, height))
            mesh.cylinder(start + level, end + level, 0.004, 5)


def build_station(materials: list) -> None:
    mesh = MeshBuilder()
    add_trap(mesh)
    add_kicker_line(mesh)
    add_block_valve(mesh)
    add_branch(mesh)
    add_crossing(mesh)
    add_solar_mast(mesh)
    add_marker_posts(mesh)
    add_fence(mesh)
    mesh.build("station", materials, 38, bevel=0.006, bseg=2)


def build_light() -> None:
    """Low sun from the left, thin clouds."""
    sky(
        elev=7.2,
        rot=-58,
        strength=0.085,
        dust=2.6,
        air=1.1,
        ozone=2.2,
        sun=6.0,
        suncol=(1, 0.53, 0.24),
        sunangle=0.7,
        clouds=0.9,
        cloudcol=(1, 0.58, 0.34),
        cloudshade=(0.30, 0.32, 0.42),
        gain=1.1,
        cscale=0.8,
        cover=0.50,
        cseed=2.6,
        horizon=((7.2, 3.5, 2.1), 0.8, 0.06),
    )


def build() -> None:
    new_scene()
    build_land(EYE)
    build_ridges()
    rnd = random.Random(9)
    scatter_tufts(EYE, rnd)
    scatter_stones(EYE, rnd)
    materials = make_materials()
    build_line(materials)
    build_station(materials)
    build_light()
