"""The near tank complete, with its openings: manholes, product lines, mixer, level gauge (metres)."""

import math

from kit import MeshBuilder, bolt_ring, flange, flange_pair, gate_valve
from mathutils import Vector

from scenes._near_tank_shell import (
    STEEL,
    TOP,
    add_cooling_ring,
    add_foam_lines,
    add_shell,
    add_stair,
    add_walkway,
    around,
    on_shell,
    turned,
)
from scenes._terminal_tanks import ALUMINIUM, CONCRETE, DARK, GALVANISED, ORANGE, PETROL, WHITE, outward, up


def add_pad(mesh: MeshBuilder, angle: float, height: float, radius: float) -> None:
    """Reinforcing plate around an opening, with its weld."""
    mesh.material(WHITE)
    mesh.lathe(
        [(0.01, 0.03), (radius - 0.01, 0.03), (radius, 0.022), (radius + 0.012, -0.02)],
        on_shell(angle, height),
        outward(angle),
        64,
    )


def add_manhole(mesh: MeshBuilder, angle: float, height: float = 1.35) -> None:
    """Shell manhole, its bolted cover hung on a davit."""
    axis = outward(angle)
    add_pad(mesh, angle, height, 0.62)
    mesh.lathe(
        [(0.31, 0), (0.31, 0.20), (0.41, 0.20), (0.41, 0.235), (0.30, 0.235)],
        on_shell(angle, height),
        axis,
        64,
    )
    mesh.material(DARK)
    mesh.lathe([(0.395, 0.235), (0.395, 0.241)], on_shell(angle, height), axis, 64)
    mesh.material(WHITE)
    mesh.lathe(
        [(0.41, 0.241), (0.41, 0.270), (0.404, 0.276), (0.001, 0.276)], on_shell(angle, height), axis, 64
    )
    mesh.material(STEEL)
    bolt_ring(mesh, on_shell(angle, height, 0.276), axis, 0.365, 28, 0.018, stud=0.012)
    bolt_ring(mesh, on_shell(angle, height, 0.200), -axis, 0.365, 28, 0.018, stud=0.012)
    mesh.material(GALVANISED)
    side = around(angle)
    post = on_shell(angle, height, 0.24) - side * 0.47
    mesh.pipe([post - up(0.25), post + up(0.62), on_shell(angle, height + 0.62, 0.30)], 0.022, 12)
    mesh.cylinder(on_shell(angle, height + 0.62, 0.30), on_shell(angle, height + 0.36, 0.30), 0.012, 8)
    mesh.torus(on_shell(angle, height + 0.10, 0.31), 0.07, 0.011, axis, 24, 8)


def add_product_line(mesh: MeshBuilder, angle: float, bore: float, run_y: float, end_x: float) -> None:
    """Nozzle, gate valve with hand wheel, and the pipe that runs west from it along y = run_y to x = end_x."""
    axis = outward(angle)
    height = 0.45 + bore + 0.42
    add_pad(mesh, angle, height, bore * 2.1)
    mesh.cylinder(on_shell(angle, height, -0.05), on_shell(angle, height, 0.45), bore, 40)
    flange(mesh, on_shell(angle, height, 0.38), -axis, bore, nb=16)
    valve = on_shell(angle, height, 0.40 + bore * 2.2)
    gate_valve(mesh, valve, axis, bore, (0, 0, 1), PETROL, ORANGE, STEEL, 16)
    mesh.material(WHITE)
    leave = valve + axis * bore * 2.2
    flange(mesh, leave + axis * 0.02, axis, bore, nb=16)
    corner = leave + axis * ((run_y - leave.y) / axis.y)
    mesh.material(WHITE)
    mesh.pipe([leave, corner, Vector((end_x, run_y, height))], bore, 40, bend=3)
    flange_pair(mesh, (corner.x - 6, run_y, height), (1, 0, 0), bore, 16)
    for i in range(4):
        x = corner.x - 2.5 - i * 6
        mesh.material(CONCRETE)
        mesh.box((x, run_y, (height - bore) / 2 - 0.03), (0.35, bore * 3, height - bore - 0.06))
        mesh.material(GALVANISED)
        mesh.box((x, run_y, height - bore - 0.03), (0.3, bore * 2.6, 0.05))
        mesh.torus((x, run_y, height), bore + 0.012, 0.014, (1, 0, 0), 40, 8)


def add_mixer(mesh: MeshBuilder, angle: float, height: float = 1.15) -> None:
    """Side-entry mixer: flange, gear case and finned motor, carried by a tie from the shell."""
    axis = outward(angle)
    add_pad(mesh, angle, height, 0.55)
    mesh.lathe(
        [(0.27, 0), (0.27, 0.15), (0.38, 0.15), (0.38, 0.19), (0.1, 0.19)], on_shell(angle, height), axis, 48
    )
    mesh.material(STEEL)
    bolt_ring(mesh, on_shell(angle, height, 0.19), axis, 0.33, 16, 0.02)
    mesh.material(PETROL)
    mesh.lathe(
        [(0.24, 0.19), (0.22, 0.24), (0.15, 0.30), (0.15, 0.42), (0.27, 0.46), (0.27, 0.72), (0.20, 0.76)],
        on_shell(angle, height),
        axis,
        40,
    )
    fins = [(0.19, 0.76)]
    for i in range(9):
        start = 0.78 + i * 0.05
        fins += [(0.19, start), (0.225, start + 0.004), (0.225, start + 0.018), (0.19, start + 0.022)]
    mesh.lathe(
        fins + [(0.19, 1.26), (0.215, 1.27), (0.215, 1.38), (0.17, 1.42), (0.001, 1.42)],
        on_shell(angle, height),
        axis,
        40,
    )
    mesh.box(on_shell(angle, height + 0.24, 1.0), (0.24, 0.2, 0.12), turned(angle))
    mesh.material(GALVANISED)
    mesh.cylinder(on_shell(angle, height + 1.15), on_shell(angle, height + 0.25, 0.62), 0.02, 10)


def add_level_gauge(mesh: MeshBuilder, angle: float) -> None:
    """Tape gauge: conduit down the shell to a head at eye level."""
    mesh.material(ALUMINIUM)
    mesh.pipe(
        [on_shell(angle, 1.75, 0.22), on_shell(angle, TOP + 0.35, 0.22), on_shell(angle, TOP + 0.35, -0.4)],
        0.028,
        12,
    )
    mesh.lathe(
        [(0.001, -0.08), (0.17, -0.08), (0.17, 0.06), (0.13, 0.08), (0.001, 0.08)],
        on_shell(angle, 1.62, 0.26),
        outward(angle),
        32,
    )
    mesh.material(GALVANISED)
    for i in range(7):
        mesh.box(on_shell(angle, 2.4 + i * 2.0, 0.11), (0.22, 0.04, 0.05), turned(angle))


def build_near_tank(materials: list) -> None:
    """Builds the tank and everything fixed to it; the material of the shell takes the slot SHELL."""
    mesh = MeshBuilder()
    add_shell(mesh)
    add_walkway(mesh)
    add_stair(mesh)
    add_foam_lines(mesh)
    add_cooling_ring(mesh)
    add_manhole(mesh, math.radians(-114))
    add_manhole(mesh, math.radians(-72))
    add_mixer(mesh, math.radians(-104))
    add_level_gauge(mesh, math.radians(-90.5))
    add_product_line(mesh, math.radians(-129), 0.30, -24.0, -33.0)
    add_product_line(mesh, math.radians(-135), 0.20, -22.6, -33.0)
    mesh.build("near tank", materials, 35)
