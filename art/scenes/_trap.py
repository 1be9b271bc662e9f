"""Pig trap as seen from across its station: barrel, quick-opening closure, vent, gauge (metres).

The door is at y = 0 and the barrel runs north from it, its axis at x = 0.
"""

from kit import MeshBuilder, bolt_ring, gate_valve, hand_wheel
from mathutils import Matrix

# Slots of the list of materials that the scene hands over.
(
    WHITE,
    CREAM,
    PETROL,
    ORANGE,
    GALVANISED,
    STEEL,
    CONCRETE,
    DARK,
    CABINET,
    BAND,
    SOLAR,
) = range(11)

# Height of the axis of the pipe above its ground, radius of the pipe and of the barrel of the trap.
AXIS = 1.20
PIPE = 0.455
BARREL = 0.64
NORTH = (0, 1, 0)
SKYWARD = (0, 0, 1)


def add_ring(mesh, centre, axis, inner, outer, half_width, half_top, segments, closed=False) -> None:
    """Raised ring around a pipe: a weld bead, a band or a strap. half_width at its foot, half_top at its top."""
    mesh.lathe(
        [(inner, -half_width), (outer, -half_top), (outer, half_top), (inner, half_width)],
        centre,
        axis,
        segments,
        closed=closed,
    )


def add_barrel(mesh) -> None:
    """Barrel of the trap and its reducer on two plinths, with welds and straps."""
    mesh.material(CONCRETE)
    mesh.box((0, 2.9, -0.04), (2.3, 8.4, 0.22))
    mesh.material(CREAM)
    mesh.lathe([(BARREL, 0.1), (BARREL, 4.3), (PIPE, 5.15), (PIPE, 5.6)], (0, 0, AXIS), NORTH, 72)
    for y in (1.35, 2.8, 4.25):
        add_ring(mesh, (0, y, AXIS), NORTH, BARREL - 0.002, BARREL + 0.007, 0.02, 0.007, 72)
    for y in (0.95, 3.55):
        mesh.material(CONCRETE)
        mesh.box((0, y, 0.18), (1.5, 0.46, 0.36))
        mesh.material(GALVANISED)
        mesh.box((0, y, 0.38), (1.4, 0.4, 0.04))
        mesh.box((0, y, 0.47), (1.25, 0.03, 0.32))
        for x in (-0.45, -0.15, 0.15, 0.45):
            mesh.box((x, y, 0.5), (0.03, 0.34, 0.26 + abs(x) * 0.35))
        add_ring(mesh, (0, y, AXIS), NORTH, BARREL + 0.003, BARREL + 0.024, 0.13, 0.13, 56, closed=True)


def add_closure(mesh) -> None:
    """Quick-opening closure: hub, clamp, domed door, screws, hinge and hand wheel."""
    centre = (0, 0, AXIS)
    mesh.material(CREAM)
    mesh.lathe(
        [
            (BARREL, 0.16),
            (BARREL + 0.13, 0.12),
            (BARREL + 0.15, 0.10),
            (BARREL + 0.15, -0.03),
            (BARREL + 0.10, -0.05),
        ],
        centre,
        NORTH,
        72,
    )
    mesh.material(PETROL)
    mesh.lathe(
        [
            (BARREL + 0.10, -0.02),
            (BARREL + 0.24, -0.02),
            (BARREL + 0.26, -0.04),
            (BARREL + 0.26, -0.20),
            (BARREL + 0.24, -0.22),
            (BARREL + 0.06, -0.22),
            (BARREL + 0.04, -0.16),
        ],
        centre,
        NORTH,
        72,
    )
    mesh.material(CREAM)
    mesh.lathe(
        [
            (BARREL + 0.05, -0.14),
            (BARREL + 0.03, -0.23),
            (BARREL - 0.12, -0.265),
            (BARREL * 0.55, -0.36),
            (BARREL * 0.2, -0.395),
            (0.001, -0.40),
        ],
        centre,
        NORTH,
        72,
    )
    add_clamp_screws(mesh)
    add_hinge(mesh)
    add_door_wheel(mesh)


def add_clamp_screws(mesh) -> None:
    """Lugs and screws that draw the two halves of the clamp together, and the lever of the upper one."""
    top = AXIS + BARREL
    low = AXIS - BARREL
    for side in (-1, 1):
        mesh.material(PETROL)
        mesh.box((side * 0.07, -0.12, top + 0.29), (0.07, 0.17, 0.20))
        mesh.box((side * 0.07, -0.12, low - 0.29), (0.07, 0.17, 0.20))
        mesh.material(STEEL)
        mesh.cylinder((side * 0.10, -0.12, top + 0.31), (side * 0.20, -0.12, top + 0.31), 0.045, 6)
    mesh.cylinder((-0.34, -0.12, top + 0.31), (0.34, -0.12, top + 0.31), 0.028, 14)
    mesh.cylinder((-0.2, -0.12, low - 0.31), (0.2, -0.12, low - 0.31), 0.028, 14)
    mesh.material(ORANGE)
    mesh.tube([(-0.34, -0.12, top + 0.31), (-0.36, -0.12, top + 0.31), (-0.36, -0.16, top + 0.52)], 0.018, 10)
    mesh.sphere((-0.36, -0.16, top + 0.54), 0.035, 14, 8)


def add_hinge(mesh) -> None:
    """Post on the right with two arms that carry the door."""
    mesh.material(PETROL)
    for offset in (-0.28, 0.28):
        mesh.box((BARREL + 0.30, -0.10, AXIS + offset), (0.26, 0.10, 0.10))
        mesh.box((BARREL + 0.22, -0.34, AXIS + offset * 0.9), (0.34, 0.06, 0.09))
        bent = Matrix.Rotation(0.10, 3, "Z")
        mesh.box((BARREL * 0.55, -0.37, AXIS + offset * 0.75), (BARREL * 0.8, 0.05, 0.08), bent)
    mesh.material(STEEL)
    mesh.cylinder((BARREL + 0.40, -0.16, AXIS - 0.46), (BARREL + 0.40, -0.16, AXIS + 0.46), 0.05, 20)


def add_door_wheel(mesh) -> None:
    """Hand wheel in the middle of the door and the pressure warning screw below it."""
    mesh.material(STEEL)
    mesh.cylinder((0, -0.38, AXIS), (0, -0.49, AXIS), 0.045, 16)
    mesh.material(PETROL)
    mesh.lathe([(0.17, 0.0), (0.16, 0.05), (0.09, 0.075), (0.08, 0.09)], (0, -0.37, AXIS), (0, -1, 0), 32)
    mesh.material(ORANGE)
    hand_wheel(mesh, (0, -0.475, AXIS), (0, -1, 0), 0.30, 0.024)
    mesh.material(STEEL)
    bolt_ring(mesh, (0, -0.395, AXIS), (0, -1, 0), 0.125, 6, 0.018)
    mesh.cylinder((0.0, -0.36, AXIS - 0.26), (0, -0.5, AXIS - 0.26), 0.05, 6)
    mesh.cylinder((0, -0.5, AXIS - 0.26), (0, -0.54, AXIS - 0.26), 0.03, 14)


def add_barrel_fittings(mesh) -> None:
    """Vent with its valve, pressure gauge, pig signaller and lifting lugs."""
    top = AXIS + BARREL
    mesh.material(CREAM)
    mesh.cylinder((0, 0.8, top - 0.05), (0, 0.8, top + 0.22), 0.055, 20)
    gate_valve(mesh, (0, 0.8, top + 0.42), SKYWARD, 0.055, (-1, 0, 0), PETROL, ORANGE, STEEL)
    mesh.material(GALVANISED)
    mesh.pipe([(0, 0.8, top + 0.55), (0, 0.8, top + 1.9), (0.0, 1.0, top + 2.05)], 0.05, 16)
    mesh.material(STEEL)
    mesh.cylinder((0, 2.05, top - 0.05), (0, 2.05, top + 0.34), 0.022, 12)
    mesh.material(DARK)
    mesh.cylinder((0, 1.99, top + 0.46), (0, 2.10, top + 0.46), 0.12, 36)
    mesh.material(CABINET)
    mesh.cylinder((0, 1.985, top + 0.46), (0, 1.99, top + 0.46), 0.105, 36)
    mesh.material(STEEL)
    mesh.cylinder((0, 3.9, top - 0.05), (0, 3.9, top + 0.30), 0.05, 20)
    mesh.material(CABINET)
    mesh.box((0, 3.9, top + 0.38), (0.2, 0.2, 0.22))
    mesh.material(ORANGE)
    mesh.box((0, 3.9, top + 0.55), (0.02, 0.16, 0.14))
    mesh.material(CREAM)
    for y in (1.7, 2.6):
        foot, head = top - 0.02, top + 0.10
        lug = [
            (-0.02, y - 0.12, foot),
            (-0.02, y - 0.11, head),
            (-0.02, y + 0.11, head),
            (-0.02, y + 0.12, foot),
        ]
        mesh.tube(lug, 0.022, 10)


def add_trap(mesh: MeshBuilder) -> None:
    add_barrel(mesh)
    add_closure(mesh)
    add_barrel_fittings(mesh)
