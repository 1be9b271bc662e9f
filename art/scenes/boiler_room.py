"""Front of a fire-tube boiler: burner, level gauge, safety valves, feed pumps. Lengths in metres."""

import math
import random

import bpy
from kit import (
    MeshBuilder,
    View,
    area_light,
    concrete,
    emissive,
    flange,
    gate_valve,
    handrail,
    hex_nut,
    new_material,
    new_scene,
    paint,
    plain,
    repeat,
    steel_metal,
    studio,
)
from mathutils import Vector

from scenes._fittings import Slot, bolting, clear_glass, flange_joint, palette, pressure_gauge

FRONT = Vector((0, -1, 0))
RIGHT = Vector((1, 0, 0))
UP = Vector((0, 0, 1))
CENTRE = 1.75  # height of the shell's axis, which runs along +y from the front plate at y = 0
RADIUS = 1.25  # over the cladding
LENGTH = 5.2
DOOR = 1.06
BURNER = CENTRE - 0.36
CROWN = CENTRE + RADIUS
SAFETY_VALVES = ((-0.68, 0.95), (0.68, 0.95))  # x, y
WALKWAY = CROWN + 0.28
CLADDING = 12  # slots after those of Slot
BAND = 13
GRAPHITE = 14


def on_front(x: float, height: float, out: float = 0.0) -> Vector:
    """A point in front of the front plate; out: how far, in metres."""
    return Vector((x, -out, height))


def build_shell(materials: list) -> None:
    """Aluminium cladding, bands with their clips, front ring, feet."""
    mesh = MeshBuilder()
    mesh.material(CLADDING).lathe([(RADIUS, 0.03), (RADIUS, LENGTH)], (0, 0, CENTRE), (0, 1, 0), 160)
    ring = [
        (1.02, -0.02),
        (RADIUS - 0.03, -0.02),
        (RADIUS, 0.0),
        (RADIUS + 0.003, 0.03),
        (RADIUS + 0.003, 0.10),
    ]
    mesh.material(GRAPHITE).lathe(ring, (0, 0, CENTRE), (0, 1, 0), 160)
    mesh.material(CLADDING).lathe([(RADIUS, LENGTH), (1e-4, LENGTH)], (0, 0, CENTRE), (0, 1, 0), 160)
    for index in range(6):
        y = 0.62 + index * 0.86
        band = [(RADIUS, -0.036), (RADIUS + 0.010, -0.032), (RADIUS + 0.010, 0.032), (RADIUS, 0.036)]
        mesh.material(BAND).lathe(band, (0, y, CENTRE), (0, 1, 0), 160)
        angle = math.radians(200 + index * 3)
        clip = Vector((math.cos(angle) * (RADIUS + 0.014), y, CENTRE + math.sin(angle) * (RADIUS + 0.014)))
        mesh.box(clip, (0.03, 0.05, 0.09))
    mesh.build("shell", materials, 38, bevel=0.002, bseg=2)
    feet = MeshBuilder()
    feet.material(Slot.FRAME)
    for x in (-0.78, 0.78):
        feet.i_beam((x, 0.0, 0.30), (x, LENGTH, 0.30), 0.20, 0.20, 0.018, up=UP)
        for y in (0.45, 1.8, 3.2, 4.6):
            feet.box((x * 0.98, y, 0.60), (0.03, 0.36, 0.42))
            feet.box((x * 0.98, y, 0.42), (0.22, 0.36, 0.025))
    feet.build("feet", materials, 35, bevel=0.004, bseg=2)


def door_depth(distance: float) -> float:
    """How far the dished door stands out of the front plate at this distance from its axis."""
    return 0.075 + 0.20 * math.sqrt(max(0.0, 1 - (distance / 0.99) ** 2))


def build_door(materials: list, random_: random.Random) -> None:
    """Dished front door, swing bolts around it, hinge arms on the right, lifting eye."""
    mesh = MeshBuilder()
    dish = [(max(0.99 * math.sin(math.pi / 2 * i / 32), 1e-4), 0) for i in range(33)]
    dish = [(r, door_depth(r)) for r, _ in dish]
    rim = [
        (DOOR + 0.01, 0.075),
        (DOOR + 0.02, 0.065),
        (DOOR + 0.02, 0.022),
        (DOOR + 0.01, 0.015),
        (0.9, 0.015),
    ]
    mesh.material(Slot.PETROL).lathe([*dish, *rim][::-1], (0, 0, CENTRE), FRONT, 160)
    mesh.material(Slot.GASKET).lathe([(DOOR - 0.01, 0.021), (DOOR - 0.01, -0.01)], (0, 0, CENTRE), FRONT, 128)
    for index in range(24):
        angle = 2 * math.pi * (index + 0.5) / 24
        ray = Vector((math.cos(angle), 0, math.sin(angle)))
        side = Vector((-math.sin(angle), 0, math.cos(angle)))
        bolt = Vector((0, -0.075, CENTRE)) + ray * (DOOR - 0.005)
        for sign in (-1, 1):
            mesh.material(Slot.PETROL)
            mesh.beam(
                bolt + side * sign * 0.034 - ray * 0.05, bolt + side * sign * 0.034 + ray * 0.03, 0.050, 0.014
            )
        bolting(mesh, bolt - FRONT * 0.002, FRONT, 0.016, random_, 2.0)
        mesh.material(Slot.STEEL).cylinder(bolt, bolt - FRONT * 0.09, 0.015, 16)
    for height in (CENTRE - 0.42, CENTRE + 0.42):
        reach = on_front(0.40, height, door_depth(0.58) + 0.03)
        hinge = on_front(1.33, height, 0.085)
        mesh.material(Slot.PETROL).beam(reach, on_front(0.98, height, 0.16), 0.045, 0.12, up=FRONT)
        mesh.beam(on_front(0.97, height, 0.16), hinge, 0.045, 0.12, up=FRONT)
        mesh.cylinder(hinge - UP * 0.08, hinge + UP * 0.08, 0.055, 32)
        mesh.box(hinge + Vector((-0.02, 0.09, 0.13)), (0.09, 0.20, 0.05))
        mesh.box(hinge + Vector((-0.02, 0.09, -0.13)), (0.09, 0.20, 0.05))
        mesh.material(Slot.STEEL).cylinder(hinge - UP * 0.19, hinge + UP * 0.19, 0.026, 24)
    mesh.build("door", materials, 38, bevel=0.003, bseg=2)


def flame_material() -> bpy.types.Material:
    """The fire seen through the sight glass: white-yellow heart, orange edge, uneven."""
    material, nodes = new_material("flame")
    uneven = nodes.noise(nodes.position(), 26, 4, 0.6, 0.8)
    colour = nodes.ramp(uneven, [(0.30, (1, 0.13, 0.008)), (0.50, (1, 0.33, 0.04)), (0.68, (1, 0.62, 0.20))])
    strength = nodes.math("MULTIPLY_ADD", uneven, 46, -4)
    emission = nodes.node("ShaderNodeEmission", {"Color": colour, "Strength": strength})
    output = nodes.node("ShaderNodeOutputMaterial")
    material.node_tree.links.new(emission.outputs[0], output.inputs[0])
    return material


def build_sight_glass(materials: list, random_: random.Random, x: float, height: float) -> None:
    """Short tube on the door closed by a bolted glass, the fire behind it and its glow."""
    root = on_front(x, height, door_depth(math.hypot(x, height - CENTRE)) - 0.03)
    mesh = MeshBuilder()
    mesh.material(Slot.PETROL).lathe([(0.085, 0), (0.078, 0.04), (0.078, 0.12)], root, FRONT, 64)
    frame = [
        (0.062, 0.11),
        (0.112, 0.11),
        (0.116, 0.114),
        (0.116, 0.142),
        (0.112, 0.146),
        (0.066, 0.146),
        (0.062, 0.140),
    ]
    mesh.material(Slot.BRASS).lathe(frame, root, FRONT, 80, closed=True)
    for index in range(6):
        angle = 2 * math.pi * (index + 0.5) / 6
        place = root + Vector((math.cos(angle) * 0.090, -0.146, math.sin(angle) * 0.090))
        bolting(mesh, place, FRONT, 0.0065, random_)
    mesh.build("sight glass", materials, 38, bevel=0.0012, bseg=2)
    MeshBuilder().lathe([(1e-4, 0.128), (0.064, 0.128)], root, FRONT, 64).build(
        "pane", [clear_glass("pane")], 60
    )
    MeshBuilder().lathe([(1e-4, 0.07), (0.072, 0.07)], root, FRONT, 64).build("fire", [flame_material()], 0)
    area_light(root + FRONT * 0.17, root + FRONT * 2 + UP * -0.9, 0.10, 24, (1, 0.36, 0.07))


def build_burner(materials: list, random_: random.Random) -> None:
    """Gas burner: bolted plate, throat, fan scroll, motor, air intake, control box."""
    plate = on_front(0, BURNER, 0.24)
    mesh = MeshBuilder()
    rim = [(0.36, 0), (0.40, 0.0), (0.405, 0.005), (0.405, 0.040), (0.40, 0.045), (0.25, 0.048)]
    mesh.material(GRAPHITE).lathe(rim, plate, FRONT, 96)
    mesh.lathe([(0.38, -0.12), (0.38, 0.0)], plate, FRONT, 96)
    for index in range(12):
        angle = 2 * math.pi * (index + 0.5) / 12
        hole = plate + Vector((math.cos(angle) * 0.365, -0.045, math.sin(angle) * 0.365))
        bolting(mesh, hole, FRONT, 0.011, random_)
    throat = [
        (0.26, 0.04),
        (0.25, 0.08),
        (0.25, 0.30),
        (0.265, 0.31),
        (0.265, 0.34),
        (0.24, 0.36),
        (1e-4, 0.36),
    ]
    mesh.material(Slot.BLACK).lathe(throat, plate, FRONT, 80)
    scroll = plate + FRONT * 0.56 - UP * 0.04
    casing = [(1e-4, -0.19), (0.315, -0.19), (0.335, -0.17), (0.335, 0.17), (0.315, 0.19), (1e-4, 0.19)]
    mesh.material(GRAPHITE).lathe(casing, scroll, RIGHT, 96)
    for offset in (-0.172, 0.172):
        mesh.lathe(
            [(0.334, -0.008), (0.352, -0.008), (0.352, 0.008), (0.334, 0.008)],
            scroll + RIGHT * offset,
            RIGHT,
            96,
        )
    mesh.box(scroll + UP * 0.10 - FRONT * 0.16, (0.36, 0.32, 0.42))
    intake = [
        (0.20, 0),
        (0.20, 0.05),
        (0.23, 0.06),
        (0.23, 0.17),
        (0.215, 0.18),
        (0.12, 0.18),
        (0.10, 0.16),
        (1e-4, 0.16),
    ]
    mesh.material(Slot.BLACK).lathe(intake, scroll - RIGHT * 0.19, -RIGHT, 72)
    for ring in range(4):
        mesh.torus(scroll - RIGHT * 0.372, 0.07 + ring * 0.04, 0.004, RIGHT, 56, 8)
    motor = scroll + RIGHT * 0.19
    mesh.material(Slot.PETROL).lathe(
        [
            (0.19, 0),
            (0.19, 0.03),
            (0.135, 0.05),
            (0.135, 0.34),
            (0.15, 0.35),
            (0.15, 0.42),
            (0.12, 0.45),
            (1e-4, 0.45),
        ],
        motor,
        RIGHT,
        56,
    )
    for index in range(28):
        angle = 2 * math.pi * index / 28
        ray = Vector((0, math.cos(angle), math.sin(angle)))
        mesh.beam(
            motor + RIGHT * 0.06 + ray * 0.145, motor + RIGHT * 0.33 + ray * 0.145, 0.007, 0.026, up=ray
        )
    box = scroll + UP * 0.42 - FRONT * 0.06
    mesh.material(Slot.PETROL).box(box, (0.34, 0.30, 0.20))
    mesh.material(Slot.BLACK).box(box + FRONT * 0.152 + UP * 0.02, (0.24, 0.006, 0.09))
    mesh.material(Slot.ORANGE).cylinder(
        box + FRONT * 0.15 + Vector((0.10, 0, -0.06)),
        box + FRONT * 0.172 + Vector((0.10, 0, -0.06)),
        0.018,
        24,
    )
    junction = on_front(-0.50, CENTRE + 1.06, 0.05)
    mesh.material(Slot.BLACK).box(junction, (0.14, 0.09, 0.10))
    cable = [box - RIGHT * 0.16, box - RIGHT * 0.24 + UP * 0.03, box + Vector((-0.32, 0.06, 0.18))]
    cable += [
        on_front(-0.46, CENTRE + 0.50, 0.30),
        on_front(-0.50, CENTRE + 0.88, 0.16),
        junction - UP * 0.04,
    ]
    for _ in range(3):
        # corner cutting turns the polyline into a smooth curve
        corners = [
            point
            for start, end in zip(cable[:-1], cable[1:])
            for point in (start.lerp(end, 0.25), start.lerp(end, 0.75))
        ]
        cable = [cable[0], *corners, cable[-1]]
    mesh.tube(cable, 0.014, 14)
    mesh.build("burner", materials, 38, bevel=0.004, bseg=2)


def build_gas_train(materials: list, random_: random.Random) -> None:
    """Yellow pipe from the right: two safety valves and a governor before the burner."""
    height, depth = BURNER - 0.20, 0.52

    def axis(x: float) -> Vector:
        return on_front(x, height, depth)

    mesh = MeshBuilder()
    mesh.material(Slot.BODY).pipe(
        [on_front(0.05, BURNER, depth - 0.02), axis(0.05), axis(1.0)], 0.045, 40, bend=1.6, bseg=12
    )
    mesh.pipe(
        [axis(0.9), axis(2.15), on_front(2.15, 3.4, depth), on_front(2.15, 3.4, -10.9)],
        0.045,
        40,
        bend=2.4,
        bseg=14,
    )
    for x in (0.86, 1.16, 1.46, 1.76):
        flange_joint(mesh, axis(x), RIGHT, 0.045, 4, random_, Slot.BODY, Slot.BODY, (0.4, 0.4))
    for x in (1.01, 1.31):
        mesh.material(Slot.STEEL).box(axis(x), (0.16, 0.15, 0.15))
        mesh.material(Slot.BLACK).box(axis(x) + UP * 0.16, (0.11, 0.11, 0.18))
    governor = [
        (0.06, 0.05),
        (0.05, 0.09),
        (0.13, 0.12),
        (0.135, 0.125),
        (0.135, 0.14),
        (0.05, 0.17),
        (0.04, 0.18),
    ]
    mesh.material(Slot.STEEL).lathe([(0.08, -0.10), (0.08, 0.10)], axis(1.61), RIGHT, 40)
    mesh.material(Slot.PETROL).lathe([*governor, (0.038, 0.32), (1e-4, 0.322)], axis(1.61), UP, 56)
    mesh.build("gas train", materials, 38, bevel=0.003, bseg=2)


def build_level_gauge(materials: list, y: float) -> None:
    """Reflex level gauge on the left of the shell: cocks above and below, water to half the glass, drain."""
    x, low, high = -1.47, CENTRE + 0.22, CENTRE + 0.86
    mesh = MeshBuilder()
    for height in (low, high):
        root = Vector((-math.sqrt(RADIUS**2 - (height - CENTRE) ** 2) + 0.03, y, height))
        mesh.material(Slot.STEEL).cylinder(root, Vector((x, y, height)), 0.020, 24)
        mesh.cylinder(root - RIGHT * 0.05, root - RIGHT * 0.075, 0.055, 40)
        mesh.material(Slot.BRASS).box((x, y, height), (0.075, 0.07, 0.075))
        hex_nut(mesh, (x, y - 0.035, height), FRONT, 0.028, 0.02)
        mesh.cylinder((x, y - 0.03, height), (x, y - 0.09, height), 0.012, 20)
        mesh.material(Slot.ORANGE).beam(
            (x, y - 0.08, height), (x - 0.13, y - 0.085, height - 0.05), 0.010, 0.024
        )
    frame = Vector((x, y, (low + high) / 2))
    mesh.material(Slot.STEEL).cylinder((x, y, low), (x, y, high), 0.016, 24)
    mesh.material(Slot.FRAME).box(frame, (0.075, 0.06, high - low - 0.17))
    mesh.box(frame + FRONT * 0.035, (0.090, 0.022, high - low - 0.19))
    for index in range(6):
        for side in (-1, 1):
            place = frame + Vector((side * 0.034, -0.046, (index - 2.5) * 0.078))
            hex_nut(mesh, place, FRONT, 0.0095, 0.009)
    mesh.material(Slot.STAINLESS).cylinder((x, y, low - 0.03), (x, y, low - 0.16), 0.010, 16)
    mesh.pipe([(x, y, low - 0.15), (x, y, 0.5), (x - 0.3, y, 0.5), (x - 0.3, y, 0.05)], 0.012, 16, bend=3)
    mesh.build("level gauge", materials, 38, bevel=0.0015, bseg=2)
    glass = frame + FRONT * 0.047
    half = (high - low - 0.25) / 2
    lit = MeshBuilder()
    lit.material(0).box(glass - UP * half / 2, (0.024, 0.004, half))
    lit.material(1).box(glass + UP * half / 2, (0.024, 0.004, half))
    lit.build(
        "glass", [plain("water", (0.004, 0.03, 0.035), 0.08), emissive("steam", (0.75, 0.95, 1.0), 0.9)], 0
    )


def build_crown(materials: list, random_: random.Random) -> None:
    """On top of the shell: two safety valves with exhaust pipes, stop valve and main, gauge on its siphon."""
    mesh = MeshBuilder()
    for x, y in SAFETY_VALVES:
        foot = math.sqrt(RADIUS**2 - x * x) + CENTRE
        base = Vector((x, y, CROWN + 0.16))
        mesh.material(Slot.FRAME).cylinder((x, y, foot - 0.05), base, 0.060, 48)
        mesh.lathe([(0.115, 0), (0.105, 0.02), (0.075, 0.05), (0.062, 0.08)], (x, y, foot), UP, 56)
        flange_joint(mesh, base, UP, 0.060, 8, random_, Slot.FRAME, Slot.PETROL, (0.4, 0.4))
        body = [
            (0.066, 0.05),
            (0.085, 0.09),
            (0.100, 0.14),
            (0.100, 0.19),
            (0.084, 0.23),
            (0.118, 0.235),
            (0.118, 0.275),
        ]
        bonnet = [
            (0.080, 0.28),
            (0.070, 0.31),
            (0.056, 0.52),
            (0.060, 0.53),
            (0.060, 0.55),
            (0.036, 0.56),
            (0.036, 0.66),
        ]
        mesh.material(Slot.PETROL).lathe([*body, *bonnet, (1e-4, 0.67)], base, UP, 64)
        for index in range(8):
            angle = 2 * math.pi * (index + 0.5) / 8
            place = base + Vector((math.cos(angle) * 0.100, math.sin(angle) * 0.100, 0.275))
            bolting(mesh, place, UP, 0.008, random_)
        lever = base + UP * 0.62
        mesh.material(Slot.ORANGE).tube(
            [lever + FRONT * 0.04, lever + FRONT * 0.12 + UP * 0.03, lever + FRONT * 0.30 - UP * 0.01],
            0.011,
            16,
        )
        outlet = base + UP * 0.16
        side = -FRONT
        mesh.material(Slot.PETROL).cylinder(outlet, outlet + side * 0.17, 0.072, 48)
        flange_joint(
            mesh, outlet + side * 0.20, side, 0.072, 8, random_, Slot.PETROL, Slot.STAINLESS, (0.3, 0.3)
        )
        bend = outlet + side * 0.34
        mesh.material(Slot.STAINLESS).pipe(
            [outlet + side * 0.22, bend, bend + UP * 3.2], 0.076, 48, bend=1.7, bseg=16
        )
    stop = Vector((0, 0.80, CROWN + 0.50))
    mesh.material(Slot.FRAME).cylinder((0, 0.80, CROWN - 0.05), stop - UP * 0.215, 0.095, 48)
    flange(mesh, stop - UP * 0.212, -UP, 0.095, nb=8)
    flange(mesh, stop + UP * 0.212, UP, 0.095, nb=8)
    gate_valve(mesh, stop, UP, 0.095, Vector((-0.25, -1, 0)), Slot.PETROL, Slot.ORANGE, Slot.STEEL)
    mesh.material(Slot.STAINLESS).pipe(
        [stop + UP * 0.215, stop + UP * 0.85, stop + UP * 0.85 + Vector((0.2, 10.4, 0))],
        0.13,
        48,
        bend=1.5,
        bseg=16,
    )
    gauge = Vector((-0.58, 0.14, CROWN + 0.30))
    foot = math.sqrt(RADIUS**2 - gauge.x**2) + CENTRE
    coil = [Vector((gauge.x, gauge.y, foot - 0.02)), Vector((gauge.x, gauge.y, foot + 0.06))]
    for index in range(33):
        angle = -math.pi / 2 + 2 * math.pi * index / 32
        offset = Vector((0.055 * math.cos(angle), -0.02 + 0.04 * index / 32, 0.115 + 0.055 * math.sin(angle)))
        coil.append(Vector((gauge.x, gauge.y, foot)) + offset)
    coil += [Vector((gauge.x, gauge.y + 0.02, foot + 0.08)), gauge - UP * 0.16]
    mesh.material(Slot.STAINLESS).tube(coil[:-2], 0.011, 16)
    mesh.cylinder(coil[-3], coil[-1], 0.011, 16)
    mesh.build("crown", materials, 38, bevel=0.002, bseg=2)
    pressure_gauge(materials, gauge + UP * 0.03, Vector((-0.30, -1, -0.22)), 0.16, 4, 0.42)


def build_walkway(materials: list) -> None:
    """Grating beside the crown on the right, with handrail, stringers and posts."""
    mesh = MeshBuilder()
    x0, x1, y0, y1 = 0.95, 1.85, 0.3, LENGTH
    mesh.material(Slot.FRAME)
    for x in (x0, x1):
        mesh.beam((x, y0, WALKWAY - 0.09), (x, y1, WALKWAY - 0.09), 0.05, 0.16, up=UP)
    mesh.beam((x0, y0, WALKWAY - 0.09), (x1, y0, WALKWAY - 0.09), 0.05, 0.16, up=UP)
    for y in (0.5, 2.6, 4.8):
        mesh.box((x1 - 0.03, y, WALKWAY / 2 - 0.05), (0.09, 0.09, WALKWAY - 0.1))
    mesh.material(Slot.ZINC)
    for index in range(int((y1 - y0) / 0.04)):
        mesh.box(((x0 + x1) / 2, y0 + index * 0.04, WALKWAY - 0.018), (x1 - x0, 0.005, 0.032))
    mesh.material(Slot.ORANGE)
    handrail(mesh, [(x0, y0, WALKWAY), (x1, y0, WALKWAY), (x1, y1, WALKWAY)], 1.1, 1.2, 0.018, toe=False)
    mesh.build("walkway", materials, 35, bevel=0.002)


def build_feed_pumps(materials: list, random_: random.Random) -> None:
    """Two upright multistage pumps on a plinth, their delivery pipe running to the shell."""
    mesh = MeshBuilder()
    for x in (-2.75, -2.15):
        base = Vector((x, 0.55, 0.16))
        mesh.material(Slot.FRAME).box(base + UP * 0.02, (0.30, 0.26, 0.04))
        foot = [(0.11, 0.03), (0.115, 0.05), (0.115, 0.17), (0.105, 0.19)]
        mesh.material(Slot.PETROL).lathe([*foot, (1e-4, 0.19)], base, UP, 56)
        for side in (-1, 1):
            mesh.cylinder(base + UP * 0.11, base + Vector((side * 0.15, 0, 0.11)), 0.034, 32)
            flange_joint(
                mesh,
                base + Vector((side * 0.19, 0, 0.11)),
                RIGHT * side,
                0.034,
                4,
                random_,
                Slot.PETROL,
                Slot.FRAME,
                (0.3, 0.5),
            )
        mesh.material(Slot.STAINLESS).cylinder(base + UP * 0.19, base + UP * 0.66, 0.088, 56)
        for index in range(4):
            angle = math.pi * (index + 0.5) / 2
            rod = base + Vector((math.cos(angle) * 0.105, math.sin(angle) * 0.105, 0.18))
            mesh.material(Slot.ZINC).cylinder(rod, rod + UP * 0.52, 0.008, 14)
        lantern = [(0.12, 0.66), (0.12, 0.69), (0.085, 0.72), (0.085, 0.82), (0.13, 0.85), (0.13, 0.88)]
        motor = [(0.115, 0.89), (0.115, 1.16), (0.13, 1.17), (0.13, 1.24), (0.10, 1.27), (1e-4, 1.27)]
        mesh.material(Slot.PETROL).lathe([*lantern, *motor], base, UP, 56)
        for index in range(24):
            angle = 2 * math.pi * index / 24
            ray = Vector((math.cos(angle), math.sin(angle), 0))
            mesh.beam(
                base + ray * 0.123 + UP * 0.90, base + ray * 0.123 + UP * 1.15, 0.024, 0.006, up=UP.cross(ray)
            )
        mesh.box(base + Vector((0, -0.14, 1.03)), (0.12, 0.07, 0.12))
    mesh.material(Slot.FRAME).pipe(
        [(-1.93, 0.55, 0.27), (-1.72, 0.55, 0.27), (-1.72, 0.9, 0.27), (-1.72, 0.9, 1.95), (-1.1, 0.9, 1.95)],
        0.036,
        32,
        bend=2,
        bseg=10,
    )
    mesh.pipe([(-2.37, 0.55, 0.27), (-2.45, 0.55, 0.27), (-2.56, 0.55, 0.27)], 0.036, 32)
    mesh.pipe([(-2.97, 0.55, 0.27), (-3.3, 0.55, 0.27), (-3.3, 10.9, 0.27)], 0.05, 32)
    mesh.build("feed pumps", materials, 38, bevel=0.003, bseg=2)


def build_room() -> None:
    """Wet floor, plinths, walls with high windows, roof beams, lamps."""
    floor = paint("floor", (0.030, 0.042, 0.046), 0.16, 0.45, 0, 0.5, 0.0, bump=0.03)
    MeshBuilder().box((0, 6, -0.1), (40, 40, 0.2)).build("floor", [floor], 0)
    plinth = concrete("plinth", (0.11, 0.115, 0.115), 1.6)
    mesh = MeshBuilder()
    for x, y in ((0, 0), (-5.3, 4.2)):
        mesh.box((x, y + 2.6, 0.10), (2.3, 5.6, 0.20))
    mesh.box((-2.45, 0.55, 0.08), (1.3, 0.6, 0.16))
    mesh.build("plinths", [plinth], 35, bevel=0.012, bseg=2)
    hall = MeshBuilder()
    hall.material(0).box((0, 11.0, 4), (40, 0.2, 12))
    hall.box((9.0, 4, 4), (0.2, 30, 12))
    for index in range(9):
        x = -13 + index * 3.2
        hall.material(1).i_beam((x, 10.7, 0), (x, 10.7, 8), 0.3, 0.3, 0.03)
        hall.material(2).box((x + 1.6, 10.85, 4.9), (1.7, 0.05, 1.5))
        for bar in (-0.42, 0.0, 0.42):
            hall.material(1).box((x + 1.6 + bar, 10.8, 4.9), (0.05, 0.05, 1.5))
        hall.box((x + 1.6, 10.8, 4.9), (1.7, 0.05, 0.05))
    for y in (1.5, 5.0, 8.5):
        hall.material(1).i_beam((-16, y, 6.3), (9, y, 6.3), 0.25, 0.4, 0.03, up=UP)
        for x in (-9.6, -6.4, -2.4, 4.2):
            hall.material(3).lathe([(0.17, 0), (0.16, 0.03), (1e-4, 0.05)], (x, y + 0.6, 5.05), UP, 24)
            hall.material(1).lathe(
                [(0.20, 0.01), (0.18, 0.10), (0.05, 0.16), (1e-4, 0.16)], (x, y + 0.6, 5.05), UP, 24
            )
            hall.cylinder((x, y + 0.6, 5.15), (x, y + 0.6, 6.3), 0.012, 8)
    room = [
        plain("wall", (0.020, 0.048, 0.058), 0.6),
        plain("roof steel", (0.020, 0.040, 0.048), 0.5),
        emissive("dusk", (0.16, 0.44, 0.55), 0.6),
        emissive("lamps", (1, 0.66, 0.36), 22),
    ]
    hall.build("room", room, 30)


def build_light() -> None:
    """Cool softbox high left, orange kicker low right, teal rim behind left, warm glow before the burner."""
    studio((0.010, 0.022, 0.028), 1.0)
    aim = Vector((0, 0.3, CENTRE + 0.2))
    area_light((-4.2, -3.2, 5.2), aim, 4.0, 230, (0.82, 0.94, 1.0), sy=0.9, spread=100)
    area_light((4.3, -1.5, 2.5), aim, 0.9, 190, (1, 0.44, 0.13), sy=2.2, spread=110)
    area_light((-3.6, 4.6, 3.6), aim, 1.0, 420, (0.16, 0.62, 0.80), sy=3.0, spread=90)
    area_light((0.6, 4.5, 5.9), (0, 1.5, CROWN), 3.2, 300, (1, 0.70, 0.42), sy=0.6)
    area_light((2.6, -2.6, 4.6), (1.4, -1.6, 0), 0.6, 120, (1, 0.62, 0.30), sy=0.6, spread=100)


def build() -> None:
    """The whole scene."""
    new_scene()
    random_ = random.Random(3)
    yellow = paint("gas yellow", (0.44, 0.245, 0.034), 0.34, 0.45, 0.9, 4, 0.6, 0.10, bump=0.10)
    materials = palette(yellow, 3)
    materials.append(steel_metal("cladding", (0.50, 0.51, 0.52), 0.34, None, 0.8, 0, grime=0.06))
    materials.append(steel_metal("bands", (0.58, 0.58, 0.58), 0.26, None, 1.5, 0, grime=0.06))
    materials.append(paint("graphite", (0.020, 0.024, 0.026), 0.30, 0.45, 0.9, 3, 0.5, 0.10, bump=0.10))
    before = set(bpy.data.objects)
    build_shell(materials)
    build_door(materials, random_)
    build_burner(materials, random_)
    build_level_gauge(materials, 0.36)
    build_crown(materials, random_)
    # The same once more, deep on the left.
    repeat([part for part in bpy.data.objects if part not in before], "boiler", (-5.3, 4.2, 0))
    build_sight_glass(materials, random_, -0.46, CENTRE + 0.14)
    build_gas_train(materials, random_)
    build_walkway(materials)
    build_feed_pumps(materials, random_)
    build_room()
    build_light()


SAMPLES = 44
GRADE = {"ev": 0.25, "contrast": 1.12, "bloom": 0.07, "haze": (0.035, (0.022, 0.046, 0.054), 0.42)}
VIEWS = {"steam-boiler": View((-2.9, -5.3, 1.55), (-1.05, 0, 2.08), 29, 1.4, focus=(-0.5, -0.3, 1.8))}
