"""Pig trap under hydrostatic test: closure, test gauge and valves close, station and steppe behind (metres)."""

import math
import random

from kit import (
    MeshBuilder,
    View,
    actuator,
    ball_valve,
    catmull_rom,
    concrete,
    flange,
    flange_pair,
    galvanised,
    gate_valve,
    hex_nut,
    new_material,
    new_scene,
    paint,
    plain,
    sky,
)
from mathutils import Vector

from scenes._closure import (
    AXIS,
    BARREL,
    BARRIER,
    BRAID,
    CENTRE,
    CONCRETE,
    GALVANISED,
    NORTH,
    PIPE,
    UP,
    WATER_TANK,
    add_closure,
)
from scenes._fittings import Slot, flange_joint, needle_valve, palette, pressure_gauge
from scenes._steppe import build_land, build_ridge, scatter_stones, scatter_tufts

EYE = Vector((-1.75, -3.15, 1.62))
GAUGE = Vector((-0.745, 0.32, 2.02))

SAMPLES = 48
# No haze: out of focus, the depth of ridges and sky mingle and it would speckle. The ridges are pale instead.
GRADE = {"petrol": 0.14, "ev": 0.35, "contrast": 1.16}
VIEWS = {
    "pig-trap": View(
        EYE,
        EYE + Vector((math.sin(math.radians(18)), math.cos(math.radians(18)), -0.01)) * 4,
        46,
        1.6,
        3.35,
        clip=20000,
    )
}

HOSE_RADIUS = 0.019


def make_materials() -> list:
    """Materials in the order of the slots."""
    sand = (0.22, 0.15, 0.09)
    materials = palette(
        paint("barrel", (0.58, 0.57, 0.53), 0.38, 0.5, 0.5, 2.2, 0.8, 0.10, bump=0.10, grimecol=sand), 3
    )
    return materials + [
        paint("cream", (0.58, 0.565, 0.52), 0.36, 0.5, 0.6, 2.6, 0.8, 0.08, bump=0.10, grimecol=sand),
        galvanised("galvanised", 3.0),
        concrete("plinth", (0.34, 0.315, 0.28), 2.4, stains=0.6),
        paint("barrier", (0.70, 0.14, 0.018), 0.45, 0.3, 0, 2.0),
        plain("water tank", (0.55, 0.60, 0.62), 0.35),
        braid_material(),
    ]


def braid_material():
    """Steel braid of a pressure hose: two crossed families of wires."""
    material, nodes = new_material("braid")
    position = nodes.position(True)
    fine = nodes.noise(position, 60, 4, 0.6)
    wires = nodes.voronoi(position, 260)
    nodes.principled(
        nodes.mix(wires, (0.20, 0.20, 0.20), (0.52, 0.52, 0.52)),
        nodes.math("MULTIPLY_ADD", fine, 0.2, 0.28),
        1.0,
        nodes.bump(wires, 0.7, 0.002),
    )
    return material


def add_barrel(mesh: MeshBuilder) -> None:
    """Barrel with its welds, reducer, saddles and lifting lugs."""
    mesh.material(Slot.BODY)
    mesh.lathe([(BARREL, 0.1), (BARREL, 3.6), (PIPE, 4.3), (PIPE, 7.1)], CENTRE, NORTH, 128)
    for y in (0.33, 2.2, 3.55):
        bead = [
            (BARREL - 0.002, -0.014),
            (BARREL + 0.005, -0.006),
            (BARREL + 0.005, 0.006),
            (BARREL - 0.002, 0.014),
        ]
        mesh.lathe(bead, CENTRE + NORTH * y, NORTH, 128)
    for y in (0.85, 3.0):
        mesh.material(CONCRETE)
        mesh.box((0, y, 0.18), (1.3, 0.42, 0.40))
        mesh.material(GALVANISED)
        mesh.box((0, y, 0.39), (1.2, 0.36, 0.03))
        mesh.box((0, y, 0.56), (1.05, 0.024, 0.36))
        for x in (-0.42, -0.14, 0.14, 0.42):
            mesh.box((x, y, 0.58), (0.024, 0.30, 0.34 + abs(x) * 0.45))
        strap = [
            (BARREL + 0.002, -0.09),
            (BARREL + 0.016, -0.09),
            (BARREL + 0.016, 0.09),
            (BARREL + 0.002, 0.09),
        ]
        mesh.lathe(strap, CENTRE + NORTH * y, NORTH, 96, closed=True)
    mesh.material(Slot.BODY)
    for y in (1.45, 2.45):
        mesh.torus((0, y, AXIS + BARREL + 0.02), 0.085, 0.018, (1, 0, 0), 32, 12)


def add_test_manifold(mesh: MeshBuilder, rnd: random.Random) -> None:
    """On the left of the barrel: flanged nozzle, tee, isolating valve, gauge on its siphon-free riser, hose."""
    left = Vector((-1, 0, 0))
    nozzle = Vector((-BARREL + 0.03, GAUGE.y, AXIS + 0.12))
    mesh.material(Slot.BODY)
    mesh.lathe([(0.13, 0.015), (0.12, 0.034), (0.052, 0.040)], nozzle, left, 48)
    mesh.cylinder(nozzle, nozzle + left * 0.10, 0.045, 40)
    joint = nozzle + left * 0.135
    flange_joint(mesh, joint, left, 0.045, 8, rnd, near=Slot.BODY, far=Slot.STEEL, blind=True)
    tee = Vector((GAUGE.x, GAUGE.y, nozzle.z))
    mesh.material(Slot.STAINLESS)
    mesh.cylinder(joint, tee, 0.017, 28)
    hex_nut(mesh, joint + left * 0.02, left, 0.032, 0.035)
    mesh.box(tee, (0.062, 0.056, 0.062))
    hex_nut(mesh, tee + Vector((0.031, 0, 0)), (1, 0, 0), 0.030, 0.03)
    hex_nut(mesh, tee + UP * 0.031, UP, 0.030, 0.03)
    hex_nut(mesh, tee - UP * 0.031, -UP, 0.030, 0.03)
    needle_valve(mesh, tee + UP * 0.165, UP, (-0.55, -0.83, 0), 0.029)
    mesh.material(Slot.STAINLESS)
    mesh.cylinder(tee + UP * 0.05, tee + UP * 0.12, 0.016, 24)
    mesh.cylinder(tee + UP * 0.22, GAUGE - UP * 0.16, 0.016, 24)
    needle_valve(mesh, tee - UP * 0.165, UP, (-0.55, -0.83, 0), 0.029)
    mesh.material(Slot.STAINLESS)
    mesh.cylinder(tee - UP * 0.05, tee - UP * 0.12, 0.016, 24)
    add_hose(mesh, tee - UP * 0.21)


def add_hose(mesh: MeshBuilder, start: Vector) -> None:
    """Braided pressure hose from the manifold down to the ground and away to the pump."""
    mesh.material(Slot.STAINLESS)
    hex_nut(mesh, start, -UP, 0.034, 0.05)
    mesh.lathe([(0.027, 0), (0.027, 0.10), (0.022, 0.115), (HOSE_RADIUS, 0.118)], start - UP * 0.05, -UP, 32)
    path = [
        start - UP * 0.12,
        start - UP * 0.30,
        start + Vector((-0.03, 0.02, -0.62)),
        start + Vector((-0.16, 0.10, -0.95)),
        Vector((-1.30, 0.75, 0.10)),
        Vector((-1.75, 1.6, 0.075)),
        Vector((-1.55, 2.9, 0.075)),
        Vector((-2.1, 4.4, 0.075)),
        Vector((-2.0, 6.2, 0.30)),
    ]
    mesh.material(BRAID)
    mesh.tube(catmull_rom(path, 14), HOSE_RADIUS, 20)


def add_vent(mesh: MeshBuilder) -> None:
    """Vent valve on top of the barrel, closed."""
    top = Vector((0.02, 0.62, AXIS + BARREL))
    mesh.material(Slot.BODY)
    mesh.lathe([(0.14, -0.005), (0.13, 0.014), (0.05, 0.02), (0.042, 0.20)], top, UP, 48)
    gate_valve(mesh, top + UP * 0.32, UP, 0.042, (-0.5, -0.86, 0), Slot.PETROL, Slot.ORANGE, Slot.STEEL)
    mesh.material(Slot.BODY)
    flange(mesh, top + UP * 0.19, -UP, 0.042, nb=8)
    flange(mesh, top + UP * 0.43, UP, 0.042, nb=8)
    mesh.material(Slot.STEEL)
    mesh.cylinder(top + UP * 0.445, top + UP * 0.46, 0.072, 32)


def add_station(mesh: MeshBuilder) -> None:
    """Behind: kicker line with its valve, main ball valve with actuator, pipe that leaves."""
    x = -1.25
    mesh.material(Slot.BODY)
    mesh.pipe(
        [(-BARREL + 0.1, 2.0, AXIS), (x, 2.0, AXIS), (x, 11.5, AXIS), (0, 11.5, AXIS)], 0.11, 32, bend=2.6
    )
    gate_valve(mesh, (x, 3.9, AXIS), NORTH, 0.11, UP, Slot.PETROL, Slot.ORANGE, Slot.STEEL, 12)
    mesh.material(Slot.BODY)
    flange_pair(mesh, (-0.85, 2.0, AXIS), (1, 0, 0), 0.11, 12)
    flange(mesh, (x, 3.65, AXIS), -NORTH, 0.11, nb=12)
    flange(mesh, (x, 4.15, AXIS), NORTH, 0.11, nb=12)
    valve_y = 8.0
    top = ball_valve(mesh, (0, valve_y, AXIS), NORTH, PIPE, body=Slot.PETROL, steel=Slot.STEEL)
    actuator(mesh, top, NORTH, 0.27, Slot.ORANGE, Slot.STEEL, Slot.FRAME)
    for side in (-1, 1):
        mesh.material(Slot.BODY)
        flange(mesh, (0, valve_y + side * PIPE * 2.79, AXIS), NORTH * side, PIPE, nb=16)
    mesh.cylinder((0, 9.0, AXIS), (0, 60, AXIS), PIPE, 48, cap=False)
    for y in (5.6, 7.95, 12, 18, 26, 38):
        mesh.material(CONCRETE)
        mesh.box((0, y, 0.3), (1.1, 0.5, 0.9))


def add_test_site(mesh: MeshBuilder) -> None:
    """Water tank in its cage, pump skid, and the barrier tape around the test."""
    tank = Vector((-2.2, 7.6, 0))
    mesh.material(WATER_TANK)
    mesh.box(tank + UP * 0.62, (1.10, 0.95, 0.94))
    mesh.material(GALVANISED)
    for i in range(5):
        level = 0.22 + i * 0.21
        for y in (-0.51, 0.51):
            mesh.cylinder(tank + Vector((-0.59, y, level)), tank + Vector((0.59, y, level)), 0.011, 8)
        for x in (-0.59, 0.59):
            mesh.cylinder(tank + Vector((x, -0.51, level)), tank + Vector((x, 0.51, level)), 0.011, 8)
    for i in range(7):
        x = -0.59 + i * 1.18 / 6
        for y in (-0.51, 0.51):
            mesh.cylinder(tank + Vector((x, y, 0.15)), tank + Vector((x, y, 1.1)), 0.011, 8)
    mesh.box(tank + UP * 0.08, (1.2, 1.0, 0.14))
    pump = Vector((-2.0, 6.3, 0))
    mesh.material(Slot.FRAME)
    mesh.box(pump + UP * 0.12, (0.8, 0.5, 0.08))
    mesh.material(Slot.PETROL)
    mesh.cylinder(pump + Vector((-0.3, 0, 0.34)), pump + Vector((0.1, 0, 0.34)), 0.15, 28)
    mesh.material(Slot.STEEL)
    mesh.box(pump + Vector((0.24, 0, 0.33)), (0.22, 0.24, 0.30))
    posts = [
        Vector((-4.6, 3.0, 0)),
        Vector((-4.4, 7.0, 0)),
        Vector((-4.0, 11.5, 0)),
        Vector((1.5, 12.5, 0)),
        Vector((4.5, 9, 0)),
    ]
    mesh.material(GALVANISED)
    for post in posts:
        mesh.cylinder(post, post + UP * 1.05, 0.02, 12)
        mesh.cylinder(post, post + UP * 0.04, 0.16, 20)
    for start, end in zip(posts[:-1], posts[1:]):
        stripes = int((end - start).length / 0.3)
        for i in range(stripes):
            ends = []
            for share in (i / stripes, (i + 1) / stripes):
                ends.append(start.lerp(end, share) + UP * (0.98 - 0.12 * 4 * share * (1 - share)))
            mesh.material(BARRIER if i % 2 else Slot.DIAL)
            mesh.beam(ends[0], ends[1], 0.004, 0.075)


def build_pad() -> None:
    """Wet concrete pad under the trap."""
    pad = MeshBuilder()
    pad.box((-0.4, 4.0, -0.05), (4.4, 12.0, 0.22))
    wet = concrete("pad", (0.27, 0.25, 0.225), 2.2, stains=0.6, wet=1.0)
    pad.build("pad", [wet], 30, bevel=0.015)


def build_light() -> None:
    """Low sun from the left, a little behind the camera; thin clouds."""
    sky(
        elev=7.0,
        rot=-108,
        strength=0.085,
        dust=2.6,
        air=1.1,
        ozone=2.2,
        sun=5.4,
        suncol=(1, 0.53, 0.24),
        sunangle=0.8,
        clouds=0.9,
        cloudcol=(1, 0.58, 0.34),
        cloudshade=(0.30, 0.32, 0.42),
        gain=1.1,
        cscale=0.8,
        cover=0.50,
        cseed=4.1,
        horizon=((6.8, 3.4, 2.1), 0.8, 0.06),
    )


def build() -> None:
    new_scene()
    build_land(EYE)
    build_ridge(5600, 250, 1.7, (0.17, 0.12, 0.11))
    build_ridge(9500, 760, 7.1, (0.22, 0.165, 0.16))
    rnd = random.Random(9)
    scatter_tufts(EYE, rnd, 2200)
    scatter_stones(EYE, rnd, 400)
    materials = make_materials()
    trap = MeshBuilder()
    add_barrel(trap)
    add_closure(trap)
    add_test_manifold(trap, rnd)
    add_vent(trap)
    trap.build("trap", materials, 38, bevel=0.003, bseg=2)
    pressure_gauge(materials, GAUGE, EYE - GAUGE, 0.125, 40, 0.63, 0.75)
    behind = MeshBuilder()
    add_station(behind)
    add_test_site(behind)
    behind.build("station", materials, 38)
    build_pad()
    build_light()
