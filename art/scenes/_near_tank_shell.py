"""Floating-roof storage tank seen from the ground: welded courses, stair, wind girder, foam lines (metres).

The tank stands on z = 0 with its axis at the origin. Angles in radians, counter-clockwise from +X.
"""

import math

from kit import MeshBuilder, flange_pair, new_material
from mathutils import Matrix, Vector

from scenes._terminal_tanks import (
    ALUMINIUM,
    CONCRETE,
    DARK,
    GALVANISED,
    ORANGE,
    WHITE,
    outward,
    up,
)

# After the slots of _terminal_tanks.
SHELL, STEEL = 8, 9

RADIUS = 20.0
KERB = 0.45
COURSE = 2.0
COURSES = 8
TOP = KERB + COURSE * COURSES
PLATE = 7.85
WALKWAY = TOP - 1.05
WALKWAY_WIDTH = 1.05
STAIR_FOOT = math.radians(-152)
STAIR_STEPS = 76
STAIR_GOING = 0.235
RISE = (WALKWAY - KERB) / STAIR_STEPS
FOAM_MAIN = 0.75


def around(angle: float) -> Vector:
    """Horizontal unit vector along the shell."""
    return outward(angle + math.pi / 2)


def on_shell(angle: float, height: float, offset: float = 0.0) -> Vector:
    """Point outside the shell by an offset."""
    return outward(angle) * (RADIUS + offset) + up(height)


def turned(angle: float) -> Matrix:
    """Turns x outwards and y along the shell."""
    return Matrix.Rotation(angle, 3, "Z")


def arc(first: float, last: float, height: float, offset: float, count: int) -> list[Vector]:
    """Points around the shell, at one height."""
    return [on_shell(first + (last - first) * i / count, height, offset) for i in range(count + 1)]


def shell_material():
    """White plates of slightly different tone, weld beads between them, dents, streaks, and a petrol band."""
    material, nodes = new_material("tank shell")
    position = nodes.position()
    axes = nodes.node("ShaderNodeSeparateXYZ", {0: position})

    def multiply(first, second):
        return nodes.math("MULTIPLY", first, second)

    along = multiply(nodes.math("ARCTAN2", axes.outputs[1], axes.outputs[0]), RADIUS)
    height = nodes.math("SUBTRACT", axes.outputs[2], KERB)
    unrolled = nodes.node("ShaderNodeCombineXYZ", {0: along, 1: height, 2: 0.0}).outputs[0]
    plates = nodes.node(
        "ShaderNodeTexBrick",
        {
            "Vector": unrolled,
            "Scale": 1.0,
            "Mortar Size": 0.020,
            "Mortar Smooth": 0.6,
            "Brick Width": PLATE,
            "Row Height": COURSE,
            "Color1": (1, 1, 1, 1),
            "Color2": (0.86, 0.86, 0.86, 1),
            "Mortar": (0.60, 0.585, 0.56, 1),
        },
        offset=0.37,
    )
    fine = nodes.noise(position, 5, 8, 0.65)
    dents = nodes.noise(nodes.scale(unrolled, (0.16, 0.34, 1)), 1, 3, 0.45)
    across_course = nodes.math("FRACT", nodes.math("DIVIDE", height, COURSE))
    banding = multiply(nodes.math("ABSOLUTE", nodes.math("SUBTRACT", across_course, 0.5)), 0.10)
    runs = nodes.noise(nodes.scale(unrolled, (2.2, 0.07, 1)), 1, 7, 0.62)
    narrow_runs = nodes.noise(nodes.scale(unrolled, (9, 0.16, 1)), 1, 5, 0.6)
    streaks = multiply(nodes.step(runs, 0.50, 0.76), nodes.step(narrow_runs, 0.32, 0.72))

    in_band = multiply(
        nodes.step(height, COURSE * 6 + 0.005, COURSE * 6 + 0.015),
        nodes.step(height, COURSE * 7, COURSE * 7 - 0.01),
    )
    colour = nodes.mix(in_band, (0.66, 0.66, 0.645), (0.022, 0.115, 0.145))
    colour = nodes.mix(1.0, colour, plates.outputs[0], "MULTIPLY")
    colour = nodes.mix(multiply(streaks, 0.60), colour, (0.20, 0.165, 0.13))
    splashed = multiply(nodes.step(height, 1.5, -0.2), nodes.step(runs, 0.30, 0.62))
    colour = nodes.mix(multiply(splashed, 0.55), colour, (0.21, 0.165, 0.12))
    colour = nodes.mix(multiply(nodes.step(fine, 0.56, 0.80), 0.16), colour, (0.24, 0.19, 0.14))
    rusty = multiply(
        nodes.step(nodes.noise(position, 1.5, 10, 0.72), 0.625, 0.68), nodes.step(runs, 0.45, 0.6)
    )
    colour = nodes.mix(multiply(rusty, 0.8), colour, (0.16, 0.06, 0.022))
    roughness = nodes.math("ADD", nodes.math("MULTIPLY_ADD", fine, 0.22, 0.30), multiply(streaks, 0.2))
    relief = nodes.math(
        "ADD", multiply(dents, 1.9), nodes.math("ADD", banding, multiply(plates.outputs[1], 0.10))
    )
    nodes.principled(colour, roughness, 0.0, nodes.bump(relief, 0.7, 0.16))
    return material


def add_shell(mesh: MeshBuilder) -> None:
    """Ring wall, annular plate, shell, rim angle and an intermediate stiffener."""
    mesh.material(CONCRETE)
    mesh.lathe(
        [
            (RADIUS + 0.75, 0),
            (RADIUS + 0.72, KERB - 0.10),
            (RADIUS + 0.66, KERB - 0.06),
            (RADIUS - 0.1, KERB - 0.02),
        ],
        seg=240,
    )
    mesh.material(DARK)
    mesh.lathe([(RADIUS + 0.10, KERB - 0.03), (RADIUS + 0.10, KERB), (RADIUS, KERB)], seg=240)
    mesh.material(SHELL)
    mesh.lathe([(RADIUS + 0.006, KERB), (RADIUS, KERB + 0.012), (RADIUS, TOP)], seg=320)
    mesh.material(WHITE)
    mesh.lathe(
        [
            (RADIUS, TOP - 0.1),
            (RADIUS + 0.1, TOP - 0.1),
            (RADIUS + 0.1, TOP - 0.085),
            (RADIUS + 0.015, TOP),
            (RADIUS - 0.03, TOP),
        ],
        seg=240,
    )
    level = KERB + COURSE * 4.6
    mesh.lathe(
        [
            (RADIUS, level),
            (RADIUS + 0.22, level),
            (RADIUS + 0.22, level - 0.10),
            (RADIUS + 0.205, level - 0.10),
            (RADIUS + 0.205, level - 0.015),
            (RADIUS, level - 0.015),
        ],
        seg=240,
    )


def stair_head() -> tuple[float, float]:
    """Angles between which the last steps need room for heads."""
    return stair_angle(STAIR_STEPS - 12), stair_angle(STAIR_STEPS)


def over_stair(angle: float) -> bool:
    """Whether an angle from 0 to a full turn lies over the last steps."""
    first, last = stair_head()
    return first < angle - 2 * math.pi < last


def beside_stair() -> tuple[float, float]:
    """Arc of a lathe, which counts from -Y, all around but over the last steps."""
    first, last = stair_head()
    return last + math.pi / 2, first + math.pi * 5 / 2


def add_walkway(mesh: MeshBuilder) -> None:
    """Wind girder below the rim, used as a walkway: plate, brackets, edge channel and railing.

    Above the last steps of the stair the plate is open and has no bracket, for the heads of those who climb.
    """
    edge = RADIUS + WALKWAY_WIDTH
    mesh.material(GALVANISED)
    mesh.lathe(
        [(RADIUS, WALKWAY), (edge, WALKWAY), (edge, WALKWAY - 0.012), (RADIUS, WALKWAY - 0.012)],
        seg=240,
        arc=beside_stair(),
        closed=True,
    )
    mesh.lathe(
        [
            (edge, WALKWAY + 0.12),
            (edge + 0.012, WALKWAY + 0.12),
            (edge + 0.012, WALKWAY - 0.16),
            (edge - 0.06, WALKWAY - 0.16),
            (edge - 0.06, WALKWAY - 0.148),
            (edge, WALKWAY - 0.148),
        ],
        seg=240,
        closed=True,
    )
    for i in range(64):
        angle = i * math.pi / 32
        if over_stair(angle):
            continue
        root = on_shell(angle, WALKWAY - 0.95)
        mesh.beam(root, on_shell(angle, WALKWAY - 0.05, WALKWAY_WIDTH - 0.1), 0.07, 0.07)
        mesh.beam(on_shell(angle, WALKWAY - 0.06), on_shell(angle, WALKWAY - 0.06, WALKWAY_WIDTH), 0.07, 0.07)
        mesh.box(root + outward(angle) * 0.01, (0.02, 0.22, 0.3), turned(angle))
    posts = 84
    for i in range(posts):
        foot = on_shell(i * 2 * math.pi / posts, WALKWAY, WALKWAY_WIDTH - 0.05)
        mesh.cylinder(foot, foot + up(1.1), 0.024, 8)
    for height, radius in ((1.1, 0.026), (0.58, 0.02)):
        mesh.torus((0, 0, WALKWAY + height), edge - 0.05, radius, seg=240, sub=8)


def stair_angle(step: float) -> float:
    return STAIR_FOOT + step * STAIR_GOING / (RADIUS + 0.62)


def on_stair(step: float, offset: float, lift: float = 0.0) -> Vector:
    """Point at the level of a step, which may lie between two."""
    return on_shell(stair_angle(step), KERB + step * RISE + lift, offset)


def add_stair(mesh: MeshBuilder) -> None:
    """Spiral stair along the shell up to the walkway: grating treads, stringers, brackets and railing."""
    inner, outer = 0.27, 1.14
    mesh.material(GALVANISED)
    for step in range(1, STAIR_STEPS + 1):
        angle = stair_angle(step)
        for bar in range(5):
            place = on_stair(step, (inner + outer) / 2) + around(angle) * (0.052 * (bar - 2))
            mesh.box(place, (outer - inner, 0.016, 0.032), turned(angle))
        mesh.box(
            on_stair(step, (inner + outer) / 2) - around(angle) * 0.13,
            (outer - inner, 0.012, 0.05),
            turned(angle),
        )
        if step % 8 == 4:
            mesh.beam(on_stair(step, 0, -0.16), on_stair(step, outer, -0.16), 0.06, 0.08)
            mesh.beam(on_stair(step, 0, -0.95), on_stair(step, outer - 0.1, -0.2), 0.055, 0.055)
            mesh.box(on_stair(step, 0.012, -0.55), (0.02, 0.2, 1.0), turned(angle))
    stations = [i * 2 for i in range(STAIR_STEPS // 2 + 1)]
    for offset in (inner, outer):
        for low, high in zip(stations[:-1], stations[1:]):
            mesh.beam(
                on_stair(low, offset, -0.04),
                on_stair(high, offset, -0.04),
                0.014,
                0.24,
                up=outward(stair_angle(low)),
            )
    for lift, radius in ((1.05, 0.024), (0.56, 0.018)):
        mesh.tube([on_stair(step, outer, lift) for step in stations], radius, 10)
    for step in range(0, STAIR_STEPS + 1, 4):
        mesh.cylinder(on_stair(step, outer, -0.1), on_stair(step, outer, 1.05), 0.022, 8)


def add_foam_lines(mesh: MeshBuilder) -> None:
    """Orange foam main around the foot, risers on standoffs, and pourers with deflectors on the rim."""
    first, last = math.radians(-176), math.radians(-30)
    mesh.material(ORANGE)
    mesh.tube(arc(first, last, FOAM_MAIN, 1.35, 90), 0.085, 18)
    for degrees in (-164, -97, -58):
        angle = math.radians(degrees)
        mesh.material(ORANGE)
        mesh.pipe(
            [
                on_shell(angle, FOAM_MAIN, 1.35),
                on_shell(angle, FOAM_MAIN + 0.55, 1.35),
                on_shell(angle, FOAM_MAIN + 0.55, 0.24),
                on_shell(angle, TOP - 1.7, 0.24),
                on_shell(angle, TOP - 1.7, 0.24) + up(0.5),
            ],
            0.07,
            18,
            bend=2.4,
        )
        mesh.lathe(
            [(0.16, 0), (0.16, 0.5), (0.09, 0.62), (0.07, 0.7)], on_shell(angle, TOP - 1.75, 0.24), seg=20
        )
        flange_pair(mesh, on_shell(angle, TOP - 1.9, 0.24), (0, 0, 1), 0.07, 8)
        mesh.cylinder(on_shell(angle, TOP - 0.6, 0.24), on_shell(angle, TOP + 0.25, 0.24), 0.08, 16)
        mesh.box(on_shell(angle, TOP + 0.34, 0.12), (0.62, 0.34, 0.30), turned(angle))
        flange_pair(mesh, on_shell(angle, FOAM_MAIN + 1.1, 0.24), (0, 0, 1), 0.07, 8)
        mesh.material(GALVANISED)
        mesh.box(on_shell(angle, TOP + 0.42, -0.25), (0.02, 1.5, 0.95), turned(angle))
        for i in range(5):
            height = 2.9 + i * 2.6
            mesh.box(on_shell(angle, height, 0.10), (0.22, 0.05, 0.06), turned(angle))
            mesh.torus(on_shell(angle, height, 0.24), 0.078, 0.012, (0, 0, 1), 24, 8)
    for i in range(17):
        angle = first + (last - first) * (i + 0.5) / 17
        mesh.material(GALVANISED)
        mesh.box(on_shell(angle, FOAM_MAIN / 2 - 0.05, 1.35), (0.07, 0.07, FOAM_MAIN - 0.1), turned(angle))
        mesh.box(on_shell(angle, 0.02, 1.35), (0.22, 0.22, 0.04), turned(angle))
        mesh.torus(on_shell(angle, FOAM_MAIN, 1.35), 0.092, 0.010, around(angle), 24, 8)


def add_cooling_ring(mesh: MeshBuilder) -> None:
    """Water ring under the walkway with spray nozzles, on brackets, and its riser."""
    height, offset = WALKWAY - 0.55, 0.42
    mesh.material(ALUMINIUM)
    mesh.torus((0, 0, height), RADIUS + offset, 0.045, seg=240, sub=10, arc=beside_stair())
    for i in range(120):
        angle = i * math.pi / 60
        if over_stair(angle):
            continue
        mesh.cylinder(on_shell(angle, height, offset), on_shell(angle, height - 0.10, offset - 0.12), 0.02, 8)
    riser = math.radians(-85)
    mesh.pipe(
        [
            on_shell(riser, 0.0, 0.95),
            on_shell(riser, 2.0, 0.95),
            on_shell(riser, 2.6, 0.24),
            on_shell(riser, height - 0.2, 0.24),
            on_shell(riser, height, offset),
        ],
        0.045,
        14,
    )
