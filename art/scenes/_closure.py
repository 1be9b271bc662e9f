"""Quick-opening closure of a pig trap, seen close: hub, door, clamp in two halves, hinge, hand wheel (metres).

The door faces south at y = 0; the barrel runs north from it.
"""

import math

from kit import MeshBuilder, bolt_ring, hand_wheel, hex_nut
from mathutils import Vector

from scenes._fittings import Slot

# After the slots of _fittings.
CREAM, GALVANISED, CONCRETE, BARRIER, WATER_TANK, BRAID = range(len(Slot), len(Slot) + 6)

AXIS = 1.25
BARREL = 0.50
PIPE = 0.36
NORTH = Vector((0, 1, 0))
UP = Vector((0, 0, 1))
CENTRE = Vector((0, 0, AXIS))


def at_clock(angle: float, radius: float, y: float) -> Vector:
    """Point around the barrel; angle in radians: 0 left, a quarter turn up."""
    return Vector((-math.cos(angle) * radius, y, AXIS + math.sin(angle) * radius))


def add_arc_block(mesh: MeshBuilder, profile: list, first: float, last: float) -> None:
    """Solid part of a ring around the barrel between two angles; profile: (radius, y), closed."""
    mesh.lathe(profile, CENTRE, NORTH, 96, arc=(first, last), closed=True)
    for angle, order in ((first, -1), (last, 1)):
        section = [at_clock(angle, radius, y) for radius, y in profile]
        mesh.add(section, [tuple(range(len(section)))[::order]])


def add_hub_and_door(mesh: MeshBuilder) -> None:
    """Forged hub, gasket line and domed door."""
    mesh.material(CREAM)
    hub = [
        (BARREL - 0.002, 0.30),
        (BARREL + 0.01, 0.26),
        (BARREL + 0.09, 0.14),
        (BARREL + 0.11, 0.11),
        (BARREL + 0.115, 0.08),
        (BARREL + 0.115, 0.00),
        (BARREL + 0.10, -0.045),
        (BARREL + 0.02, -0.045),
    ]
    mesh.lathe(hub, CENTRE, NORTH, 128)
    mesh.material(Slot.GASKET)
    mesh.lathe([(BARREL + 0.098, -0.043), (BARREL + 0.098, -0.053)], CENTRE, NORTH, 128)
    mesh.material(CREAM)
    door = [
        (BARREL + 0.10, -0.051),
        (BARREL + 0.115, -0.09),
        (BARREL + 0.045, -0.150),
        (BARREL - 0.03, -0.172),
    ]
    dome = 0.60
    half = math.asin((BARREL - 0.06) / 0.95)
    for i in range(18):
        angle = half * (1 - i / 17)
        radius = max(1e-3, 0.95 * math.sin(angle))
        door.append((radius, -0.178 - (0.95 * math.cos(angle) - 0.95 * math.cos(half)) * dome))
    mesh.lathe(door, CENTRE, NORTH, 128)


def add_clamp(mesh: MeshBuilder) -> None:
    """Two halves of the clamp, parted at top and bottom, with lugs, screws and nuts."""
    profile = [
        (BARREL + 0.075, 0.085),
        (BARREL + 0.200, 0.085),
        (BARREL + 0.215, 0.070),
        (BARREL + 0.225, 0.040),
        (BARREL + 0.225, -0.130),
        (BARREL + 0.215, -0.160),
        (BARREL + 0.200, -0.175),
        (BARREL + 0.055, -0.175),
        (BARREL + 0.045, -0.165),
        (BARREL + 0.045, -0.150),
        (BARREL + 0.118, -0.095),
        (BARREL + 0.118, 0.005),
    ]
    gap = math.radians(2.4)
    half = math.pi / 2
    mesh.material(Slot.PETROL)
    add_arc_block(mesh, profile, -half + gap, half - gap)
    add_arc_block(mesh, profile, half + gap, 3 * half - gap)
    for vertical in (1, -1):
        height = AXIS + vertical * (BARREL + 0.29)
        for side in (-1, 1):
            mesh.material(Slot.PETROL)
            mesh.box((side * 0.062, -0.045, height - vertical * 0.02), (0.055, 0.15, 0.17))
            mesh.box((side * 0.14, -0.045, height - vertical * 0.075), (0.12, 0.03, 0.07))
            mesh.material(Slot.ZINC)
            mesh.cylinder((side * 0.09, -0.045, height), (side * 0.102, -0.045, height), 0.058, 32)
            hex_nut(mesh, (side * 0.102, -0.045, height), (side, 0, 0), 0.052, 0.045)
            hex_nut(mesh, (side * 0.148, -0.045, height), (side, 0, 0), 0.052, 0.028)
        thread = [(0.026, 0)]
        for i in range(60):
            thread += [(0.0285, i * 0.008 + 0.004), (0.026, (i + 1) * 0.008)]
        mesh.material(Slot.STEEL)
        mesh.lathe(thread + [(0.001, 0.481)], (-0.24, -0.045, height), (1, 0, 0), 24)


def add_hinge(mesh: MeshBuilder) -> None:
    """Hinge post on the right, with two arms that reach the door."""
    x = BARREL + 0.34
    mesh.material(Slot.PETROL)
    for level in (-0.24, 0.24):
        mesh.box((BARREL + 0.20, 0.0, AXIS + level), (0.30, 0.07, 0.08))
        mesh.cylinder((x, -0.06, AXIS + level - 0.06), (x, -0.06, AXIS + level + 0.06), 0.058, 32)
        mesh.beam((x, -0.10, AXIS + level), (BARREL + 0.02, -0.235, AXIS + level), 0.05, 0.075)
        mesh.beam((BARREL + 0.03, -0.235, AXIS + level), (0.20, -0.285, AXIS + level * 0.85), 0.04, 0.075)
    mesh.material(Slot.STEEL)
    mesh.cylinder((x, -0.06, AXIS - 0.40), (x, -0.06, AXIS + 0.40), 0.034, 28)
    hex_nut(mesh, (x, -0.06, AXIS + 0.40), UP, 0.05, 0.04)


def add_door_fittings(mesh: MeshBuilder) -> None:
    """Hand wheel on its boss, pressure warning screw, handle and maker's plate."""
    out = -NORTH
    boss = CENTRE + out * 0.245
    mesh.material(Slot.PETROL)
    mesh.lathe(
        [
            (0.150, 0.0),
            (0.150, 0.022),
            (0.142, 0.030),
            (0.085, 0.034),
            (0.070, 0.060),
            (0.066, 0.085),
            (0.001, 0.085),
        ],
        boss,
        out,
        64,
    )
    mesh.material(Slot.ZINC)
    bolt_ring(mesh, boss + out * 0.030, out, 0.115, 8, 0.016, stud=0.010)
    mesh.material(Slot.TURNED)
    mesh.cylinder(boss + out * 0.08, boss + out * 0.20, 0.026, 32)
    mesh.material(Slot.ORANGE)
    hand_wheel(mesh, boss + out * 0.165, out, 0.215, 0.0165)
    mesh.material(Slot.ZINC)
    hex_nut(mesh, boss + out * 0.192, out, 0.034, 0.026)
    screw = CENTRE + Vector((-0.19, -0.215, 0.30))
    mesh.material(Slot.BRASS)
    mesh.cylinder(screw - out * 0.03, screw + out * 0.035, 0.034, 32)
    hex_nut(mesh, screw + out * 0.035, out, 0.042, 0.040)
    mesh.cylinder(screw + out * 0.07, screw + out * 0.12, 0.016, 20)
    mesh.cylinder(
        screw + out * 0.105 - Vector((0.05, 0, 0)), screw + out * 0.105 + Vector((0.05, 0, 0)), 0.007, 12
    )
    plate = CENTRE + Vector((0.16, -0.262, 0.27))
    mesh.material(Slot.STAINLESS)
    mesh.box(plate, (0.15, 0.004, 0.09))
    mesh.material(Slot.BLACK)
    for line in range(4):
        mesh.box(
            plate + Vector((-0.01 * (line % 2), -0.0025, 0.028 - line * 0.018)),
            (0.11 - 0.02 * (line % 2), 0.001, 0.0045),
        )


def add_closure(mesh: MeshBuilder) -> None:
    add_hub_and_door(mesh)
    add_clamp(mesh)
    add_hinge(mesh)
    add_door_fittings(mesh)
