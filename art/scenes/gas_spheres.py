"""LPG spheres at golden hour, with pipe racks, bund and wet apron (metres)."""

import math
import random

from kit import (
    MeshBuilder,
    View,
    concrete,
    flange_pair,
    galvanised,
    ground,
    instance,
    new_scene,
    paint,
    pipe_rack,
    sky,
    steel_metal,
)

from scenes._lpg_sphere import (
    ALUMINIUM,
    CENTRE_HEIGHT,
    CONCRETE,
    GALVANISED,
    GREY,
    ORANGE,
    WHITE,
    build_sphere,
    shell_material,
)
from scenes._near_sphere import build_near_sphere

SAMPLES = 48
GRADE = {"petrol": 0.12, "ev": 0.45, "contrast": 1.18, "haze": (0.0007, (0.6, 0.36, 0.22), 0.8)}
# The sphere seen from below stands behind the camera of the wide view.
NEAR = (0, -70)
VIEWS = {
    "gas-spheres": View((-3.2, -2, 2.0), (1.5, 60, 11.0), 30, clip=5000),
    "sphere-legs": View((-13.8, -83.4, 1.15), (-8.8, -74.74, 3.65), 22, shift=(0, 0.03), clip=5000),
}

# After the slots of the spheres.
PETROL, YELLOW, RED = range(6, 9)

# Where each sphere stands (x, y) and how far it is turned, in radians.
SPHERES = (
    (4, 58, 0.5),
    (31, 70, 1.2),
    (-24, 82, 0.2),
    (12, 112, 2.2),
    (42, 122, 0.9),
    (-12, 140, 0.1),
)


def make_materials() -> list:
    """Materials in the order of the slots."""
    return [
        galvanised("galvanised", 1.0),
        paint("white", (0.68, 0.68, 0.66), 0.4, 0.5, 0, 0.7, 0.9, 0.15),
        paint("grey", (0.30, 0.32, 0.33), 0.42, 0.5, 0, 0.8, 0.7, 0.15),
        steel_metal("aluminium", (0.70, 0.71, 0.72), 0.32, None, 0.6, 0.0, grime=0.25),
        paint("orange", (0.72, 0.15, 0.02), 0.38, 0.4, 0, 1.0, 0.7, 0.1),
        concrete("concrete", (0.33, 0.32, 0.30), 1.0),
        paint("petrol", (0.02, 0.13, 0.17), 0.4, 0.45, 0, 1.0, 0.7, 0.1),
        paint("yellow", (0.75, 0.40, 0.02), 0.5, 0.6, 0, 1.0),
        paint("red", (0.5, 0.02, 0.015), 0.35, 0.4, 0, 1.0),
        steel_metal("steel", (0.45, 0.44, 0.42), 0.36, None, 5, 0.3, grime=0.5),
    ]


def build_spheres(materials: list) -> None:
    """One sphere, and copies of it; apart from them the one seen from below."""
    shell = shell_material()
    for part in build_near_sphere(materials, shell):
        part.location = (*NEAR, CENTRE_HEIGHT)
    parts = build_sphere(materials, shell)
    for number, (x, y, turn) in enumerate(SPHERES):
        for part in parts:
            if number == 0:
                part.location = (x, y, CENTRE_HEIGHT)
                part.rotation_euler = (0, 0, turn)
            else:
                instance(part, (x, y, CENTRE_HEIGHT), turn)


def build_racks(materials: list) -> None:
    """Pipe rack that comes towards the camera on the right, and another that crosses behind."""
    mesh = MeshBuilder()
    levels = (4.2, 6.0)
    slots = (GREY, ALUMINIUM, ALUMINIUM, WHITE, PETROL, ALUMINIUM)
    pipe_rack(mesh, 4, 130, 19.2, levels, 5.2, 6, slots, random.Random(5), (0.09, 0.28))
    mesh.build("rack", materials, 35)
    mesh = MeshBuilder()
    levels = (5.2, 7.4)
    slots = (GREY, ALUMINIUM, ALUMINIUM, WHITE, PETROL)
    pipe_rack(mesh, -90, 90, 0, levels, 7, 6, slots, random.Random(9), (0.12, 0.34))
    crossing = mesh.build("crossing rack", materials, 35)
    crossing.rotation_euler = (0, 0, math.pi / 2)
    crossing.location = (0, 98, 0)


def build_sleepers(materials: list) -> None:
    """Low pipes on concrete sleepers on the left, running away from the camera, with three valves."""
    mesh = MeshBuilder()
    mesh.material(CONCRETE)
    for i in range(26):
        mesh.box((-13, 8 + i * 5, 0.25), (5.4, 0.4, 0.5))
    pipes = (
        (-15.1, 0.2),
        (-14.4, 0.15),
        (-13.7, 0.24),
        (-12.9, 0.12),
        (-12.2, 0.3),
        (-11.3, 0.16),
        (-10.8, 0.1),
    )
    for i, (x, radius) in enumerate(pipes):
        mesh.material((ALUMINIUM, WHITE, PETROL)[i % 3])
        mesh.cylinder((x, 2, 0.5 + radius), (x, 140, 0.5 + radius), radius, 24)
        for joint in range(3):
            flange_pair(mesh, (x, 12 + i * 2.3 + joint * 26, 0.5 + radius), (0, 1, 0), radius)
    mesh.material(ORANGE)
    for y, x in ((20, -13.7), (31, -12.2), (26, -15.1)):
        mesh.box((x, y, 1.2), (0.5, 0.7, 0.6))
        mesh.cylinder((x, y, 1.4), (x, y, 2.3), 0.06, 10)
        mesh.torus((x, y, 2.3), 0.32, 0.03, seg=28)
    mesh.build("sleepers", materials, 35)


def build_bund(materials: list) -> None:
    """Low wall in front of the spheres with a yellow coping."""
    mesh = MeshBuilder()
    mesh.material(CONCRETE)
    mesh.box((6, 43.5, 0.5), (58, 0.35, 1.0))
    mesh.material(YELLOW)
    mesh.box((6, 43.5, 1.03), (58, 0.42, 0.07))
    mesh.build("bund", materials, 30, bevel=0.02)


def build_monitors_and_masts(materials: list) -> None:
    """Fire monitors along the bund and lamp masts."""
    mesh = MeshBuilder()
    mesh.material(RED)
    for x, y in ((-7, 40), (11, 41), (25, 42)):
        mesh.cylinder((x, y, 0), (x, y, 1.3), 0.14, 16)
        mesh.sphere((x, y, 1.45), 0.25, 16, 8)
        mesh.cylinder((x, y, 1.5), (x + 0.5, y + 1.3, 2.1), 0.1, 14, r1=0.07)
        mesh.torus((x - 0.25, y, 1.4), 0.22, 0.025, (1, 0, 0), 20)
    mesh.material(GALVANISED)
    for x, y in ((-9, 47), (19.0, 90), (-30, 60), (48, 96)):
        mesh.cylinder((x, y, 0), (x, y, 22), 0.16, 12, r1=0.08)
        for side in (-1, 0, 1):
            mesh.box((x + side * 0.7, y, 22), (0.5, 0.3, 0.35))
        mesh.box((x, y, 21.7), (2.2, 0.1, 0.1))
    mesh.build("monitors and masts", materials, 35)


def build_far_plant(materials: list) -> None:
    """Process columns and stacks on the horizon."""
    rnd = random.Random(11)
    mesh = MeshBuilder()
    for _ in range(16):
        x = rnd.uniform(-150, 190)
        y = rnd.uniform(230, 330)
        height = rnd.uniform(22, 58)
        radius = rnd.uniform(1.2, 3)
        mesh.material(rnd.choice((WHITE, ALUMINIUM)))
        mesh.cylinder((x, y, 0), (x, y, height), radius, 20)
        mesh.sphere((x, y, height), radius, 20, 10)
        mesh.material(GREY)
        for level in range(int(height / 8)):
            mesh.lathe(
                [
                    (radius, 0),
                    (radius + 1.2, 0),
                    (radius + 1.2, 1.1),
                    (radius + 1.15, 1.1),
                    (radius + 1.15, 0.1),
                    (radius, 0.1),
                ],
                (x, y, 6 + level * 8),
                seg=16,
                arc=(rnd.uniform(0, 3), rnd.uniform(4, 6)),
            )
    mesh.material(GREY)
    for _ in range(5):
        x = rnd.uniform(-120, 160)
        mesh.cylinder((x, 300, 0), (x, 300, rnd.uniform(50, 85)), 0.9, 12)
    mesh.build("far plant", materials, 35)


def build_light() -> None:
    """Low sun from the left, thin clouds."""
    sky(
        elev=8,
        rot=-80,
        strength=0.085,
        dust=2.4,
        air=1.1,
        ozone=2.2,
        sun=6.0,
        suncol=(1, 0.53, 0.24),
        sunangle=0.7,
        clouds=0.95,
        cloudcol=(1, 0.56, 0.32),
        cloudshade=(0.30, 0.32, 0.42),
        gain=1.2,
        cscale=0.8,
        cover=0.50,
        cseed=5.2,
        horizon=((6.5, 3.4, 1.8), 0.7, 0.045),
    )


def build() -> None:
    new_scene()
    materials = make_materials()
    build_spheres(materials)
    build_racks(materials)
    build_sleepers(materials)
    build_bund(materials)
    build_monitors_and_masts(materials)
    build_far_plant(materials)
    ground(concrete("apron", (0.30, 0.285, 0.26), 1.0, joints=6, wet=0.75, stains=0.7))
    build_light()
