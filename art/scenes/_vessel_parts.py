"""Materials, weld beads, and bolted joints seen close, for pressure_vessel.py. Lengths in metres."""

import math
import random

from mathutils import Vector

from kit import MeshBuilder, basis, paint, plain, steel_metal

# Slots of the materials.
SKIN, PETROL, ORANGE, STEEL, ZINC, STAINLESS, BRASS, GASKET, BLACK, FACE, LEAD = range(11)

UP = Vector((0, 0, 1))
BEAD_POINTS = 9  # across a bead


def vessel_materials():
    """The materials in the order of the slots."""
    return [
        paint(
            "skin",
            (0.085, 0.105, 0.115),
            0.30,
            0.5,
            0,
            2.2,
            0.8,
            0.34,
            coat=0.3,
            bump=0.09,
            grimecol=(0.06, 0.05, 0.045),
        ),
        paint("petrol", (0.010, 0.058, 0.075), 0.34, 0.45, 0.9, 5.0, 0.5, 0.28, bump=0.22),
        paint("orange", (0.74, 0.155, 0.015), 0.34, 0.42, 0.9, 5.0, 0.5, 0.22, bump=0.18),
        steel_metal("steel", (0.55, 0.55, 0.55), 0.28, None, 7, 0.6, grime=0.45),
        steel_metal("zinc", (0.50, 0.48, 0.42), 0.34, None, 12, 0.2, grime=0.6),
        steel_metal("stainless", (0.66, 0.66, 0.66), 0.18, None, 6, 0.35, grime=0.15),
        steel_metal("brass", (0.62, 0.43, 0.19), 0.26, None, 8, 0.5, grime=0.45),
        plain("gasket", (0.05, 0.07, 0.075), 0.6),
        plain("black", (0.012, 0.012, 0.013), 0.45),
        plain("face", (0.80, 0.80, 0.77), 0.5),
        steel_metal("lead", (0.34, 0.34, 0.35), 0.5, None, 9, 0.2),
    ]


def weld_bead(line, steps, width, seed):
    """A flattened bead with ripples; line: gives point and normal at a share (0 to 1) of its length."""
    rnd = random.Random(seed)
    path = [line(i / steps) for i in range(steps + 1)]
    vertices = []
    for i, (point, normal) in enumerate(path):
        forwards = (path[min(i + 1, steps)][0] - path[max(i - 1, 0)][0]).normalized()
        across = normal.cross(forwards)
        ripple = 0.72 + 0.28 * (0.5 + 0.5 * abs(math.sin(i * math.pi / 4.0)))
        uneven = 1 + 0.06 * math.sin(i * 0.13) + rnd.uniform(-0.02, 0.02)
        for k in range(BEAD_POINTS):
            side = -1 + 2 * k / (BEAD_POINTS - 1)
            crown = 1 - side * side
            # the middle of a ripple runs ahead of its sides
            vertices.append(
                point
                + across * (side * width * uneven * 0.5)
                + normal * (crown * width * 0.27 * ripple - width * 0.01)
                + forwards * (crown * width * 0.22)
            )
    faces = []
    for i in range(steps):
        here, there = i * BEAD_POINTS, (i + 1) * BEAD_POINTS
        faces += [(here + k, here + k + 1, there + k + 1, there + k) for k in range(BEAD_POINTS - 1)]
    return MeshBuilder().add(vertices, faces)


def add_stud_end(builder, foot, axis, stud, turn, excess):
    """A washer, a nut and the threaded end of a stud on foot.

    stud: its radius; turn: the direction of a corner of the nut; excess: how far it stands out (1 is usual).
    """
    builder.material(ZINC).cylinder(foot, foot + axis * stud * 0.28, stud * 2.0, 28)
    seat = foot + axis * stud * 0.28
    nut = [(1.62, 0), (1.75, 0.12), (1.75, 1.55), (1.5, 1.75)]
    nut = [(1e-4, 0)] + [(radius * stud, height * stud) for radius, height in nut] + [(1e-4, stud * 1.75)]
    builder.lathe(nut, seat, axis, 6, up=turn)
    thread = [(stud, 0)]
    for k in range(5):
        thread.append((stud * 0.9, stud * (1.85 + k * 0.22 * excess)))
        thread.append((stud, stud * (1.96 + k * 0.22 * excess)))
    thread += [(stud * 0.8, stud * (2.05 + 0.88 * excess)), (1e-4, stud * (2.07 + 0.88 * excess))]
    builder.lathe(thread, seat, axis, 18)


def joint_thickness(bore):
    """Thickness of the rings of a joint on a pipe of this radius."""
    return bore * 0.34 + 0.006


def add_joint(builder, centre, axis, bore, studs, rnd, lower=SKIN, upper=SKIN):
    """Two weld-neck flanges with their gasket and studs; the face of the lower one is at centre.

    bore: radius of the pipe; lower, upper: slots of the two flanges.
    """
    centre = Vector(centre)
    x, y, z = basis(axis)
    thick = joint_thickness(bore)
    rim = bore * 1.72 + 0.012
    circle = bore * 1.40 + 0.006
    stud = max(0.0075, bore * 0.085)
    gap = 0.0035
    neck = [(1, -0.75), (1.04, -0.70), (1.20, -0.06), (1.24, 0)]
    profile = [(bore * radius, bore * height - thick) for radius, height in neck]
    profile += [(rim - 0.003, -thick), (rim, -thick + 0.003), (rim, -0.007), (rim - 0.003, -0.004)]
    profile += [(bore * 1.18, -0.004), (bore * 1.18, 0), (0.001, 0)]
    builder.material(lower).lathe(profile, centre, z, 96)
    builder.material(GASKET)
    builder.lathe([(bore * 1.22, -0.0005), (bore * 1.22, gap + 0.0005)], centre, z, 72)
    profile = [(0.001, 0), (bore * 1.18, 0), (bore * 1.18, 0.004), (rim - 0.003, 0.004), (rim, 0.007)]
    profile += [(rim, thick - 0.003), (rim - 0.003, thick)]
    neck = [(1.24, 0), (1.20, 0.06), (1.04, 0.5), (1, 0.55)]
    profile += [(bore * radius, thick + bore * height) for radius, height in neck]
    builder.material(upper).lathe([(radius, gap + height) for radius, height in profile], centre, z, 96)
    for i in range(studs):
        angle = 2 * math.pi * (i + 0.5) / studs
        hole = centre + (x * math.cos(angle) + y * math.sin(angle)) * circle
        turn = rnd.uniform(0, 1.0)
        corner = x * math.cos(turn) + y * math.sin(turn)
        excess = rnd.uniform(0.7, 1.25)
        add_stud_end(builder, hole + z * (gap + thick), z, stud, corner, excess)
        add_stud_end(builder, hole - z * thick, -z, stud, corner, excess)
