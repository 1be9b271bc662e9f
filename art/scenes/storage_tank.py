"""Storage tank from inside its bund, in the raking light of a low sun, other tanks behind (metres)."""

import math
import random

from kit import (
    MeshBuilder,
    View,
    concrete,
    galvanised,
    ground,
    instance,
    new_scene,
    paint,
    sky,
    soil,
    steel_metal,
)

from scenes._near_tank import build_near_tank
from scenes._near_tank_shell import shell_material
from scenes._terminal_tanks import ALUMINIUM, CONCRETE, CREAM, GALVANISED, PETROL, WHITE, Tank, build_tank

EYE = (-10.5, -46.0, 2.1)

SAMPLES = 44
GRADE = {"petrol": 0.14, "ev": 0.35, "contrast": 1.16, "haze": (0.0011, (0.55, 0.36, 0.25), 0.8)}
VIEWS = {"storage-tank": View(EYE, (EYE[0] + 1.2, EYE[1] + 20, EYE[2]), 28, shift=(0, 0.155), clip=20000)}

# Neighbours: model, x, y, how far turned.
FLOATING = Tank("floating", 19, 15, "float", WHITE, True)
CONE = Tank("cone", 15, 16, "cone", WHITE)
NEIGHBOURS = (
    (FLOATING, -62, 92, 0.3),
    (CONE, -98, 60, 0.8),
    (CONE, -20, 160, 0.1),
    (FLOATING, -120, 170, 0.4),
)


def make_materials() -> list:
    """Materials in the order of the slots of _terminal_tanks, then of _near_tank."""
    return [
        paint("white", (0.62, 0.62, 0.605), 0.40, 0.5, 0.3, 1.2, 0.9, 0.25),
        paint("cream", (0.58, 0.55, 0.49), 0.45, 0.5, 0, 0.35, 0.9, 0.2),
        galvanised("galvanised", 1.6),
        paint("dark", (0.07, 0.075, 0.08), 0.6, 0.4, 0, 0.8, 0.4, 0.3),
        paint("orange", (0.74, 0.155, 0.018), 0.38, 0.42, 0.4, 1.4, 0.8, 0.15),
        concrete("concrete", (0.36, 0.345, 0.32), 1.4),
        paint("petrol", (0.022, 0.115, 0.145), 0.40, 0.5, 0.5, 1.6, 0.8, 0.15),
        steel_metal("aluminium", (0.66, 0.67, 0.68), 0.35, None, 1.0, 0.0, grime=0.3),
        shell_material(),
        steel_metal("steel", (0.46, 0.45, 0.43), 0.36, None, 5, 0.3, grime=0.5),
    ]


def build_bund(materials: list) -> None:
    """Concrete wall around the tank with pilasters and coping; the pipes pass through its west side."""
    mesh = MeshBuilder()
    mesh.material(CONCRETE)
    west, north, height = -33.0, 42.0, 1.7
    mesh.box((west, 0, height / 2), (0.30, 140, height))
    mesh.box((west, 0, height + 0.05), (0.44, 140, 0.12))
    mesh.box((20, north, height / 2), (106, 0.30, height))
    mesh.box((20, north, height + 0.05), (106, 0.44, 0.12))
    for i in range(28):
        mesh.box((west + 0.22, -66 + i * 5, height / 2 - 0.02), (0.22, 0.45, height - 0.04))
    for i in range(18):
        mesh.box((-28 + i * 5, north - 0.22, height / 2 - 0.02), (0.45, 0.22, height - 0.04))
    mesh.build("bund", materials, 30, bevel=0.02)


def build_neighbours(materials: list) -> None:
    """Tanks beyond the wall."""
    rnd = random.Random(4)
    built = {}
    for model, x, y, turn in NEIGHBOURS:
        if model in built:
            instance(built[model], (x, y, 0), turn)
            continue
        built[model] = build_tank(model, materials, rnd)
        built[model].location = (x, y, 0)
        built[model].rotation_euler = (0, 0, turn)


def build_surroundings(materials: list) -> None:
    """Pipes on sleepers beyond the west wall, and lamp masts."""
    mesh = MeshBuilder()
    for i, radius in enumerate((0.3, 0.2, 0.25, 0.16, 0.3)):
        mesh.material((WHITE, ALUMINIUM, PETROL, CREAM, ALUMINIUM)[i])
        x = -42 - i * 0.9
        mesh.cylinder((x, -80, 1.5 + radius), (x, 220, 1.5 + radius), radius, 24)
    mesh.material(CONCRETE)
    for i in range(50):
        mesh.box((-43.8, -78 + i * 6, 0.75), (5.2, 0.35, 1.5))
    mesh.material(GALVANISED)
    for x, y in ((-38, 54), (-38, 130), (-84, 120)):
        mesh.cylinder((x, y, 0), (x, y, 24), 0.2, 14, r1=0.09)
        mesh.torus((x, y, 23.6), 0.8, 0.10, seg=20)
        for i in range(6):
            angle = i * math.pi / 3
            mesh.box((x + 0.8 * math.cos(angle), y + 0.8 * math.sin(angle), 23.7), (0.4, 0.4, 0.25))
    mesh.build("surroundings", materials, 35)


def build_ground() -> None:
    """Wet concrete inside the bund, dry soil outside."""
    floor = MeshBuilder()
    floor.box((20, -14, -0.5), (106, 112, 1.0))
    floor.build("floor", [concrete("floor", (0.29, 0.275, 0.25), 1.0, joints=5, wet=0.72, stains=0.7)], 0)
    ground(soil("soil", ((0.25, 0.20, 0.14), (0.33, 0.27, 0.195), (0.18, 0.155, 0.10)), 1.0), 9000, -0.02)


def build_light() -> None:
    """Low sun from the left, a little behind the camera; thin clouds."""
    sky(
        elev=8.0,
        rot=-99,
        strength=0.085,
        dust=2.4,
        air=1.1,
        ozone=2.4,
        sun=5.6,
        suncol=(1, 0.54, 0.26),
        sunangle=0.7,
        clouds=0.9,
        cloudcol=(1, 0.60, 0.38),
        cloudshade=(0.28, 0.31, 0.41),
        gain=1.1,
        cscale=0.8,
        cover=0.50,
        cseed=11.4,
        horizon=((6.3, 3.5, 2.0), 0.7, 0.05),
    )


def build() -> None:
    new_scene()
    materials = make_materials()
    build_near_tank(materials)
    build_bund(materials)
    build_neighbours(materials)
    build_surroundings(materials)
    build_ground()
    build_light()
