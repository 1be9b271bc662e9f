"""Beam pumping unit of the conventional kind, with its linkage solved, and its wellhead (metres).

Side view of a unit: x towards the well, z up, y across; the pivot of the beam stands over the origin.
"""

import math

from kit import (
    MeshBuilder,
    bolt_ring,
    concrete,
    flange_pair,
    galvanised,
    gate_valve,
    hex_nut,
    ladder,
    paint,
    plain,
    steel_metal,
)
from mathutils import Matrix, Vector

BASE = 0.40
PIVOT = Vector((0, 0, BASE + 6.45))
CRANKSHAFT = Vector((-3.05, 0, BASE + 2.70))
FRONT_ARM = 4.57
REAR_ARM = 3.05
PITMAN = 3.77
CRANK = 1.19
PITMAN_Y = 1.24
# Order of the materials of a unit.
MATERIALS = ("STRUCTURE", "ACCENT", "GALV", "STEEL", "CONCRETE", "DARK", "CABINET", "ROPE", "WOOD")
STRUCTURE, ACCENT, GALV, STEEL, CONCRETE, DARK, CABINET, ROPE, WOOD = range(len(MATERIALS))


class Linkage:
    """Where the moving parts stand for one angle of the crank (radians, 0 towards the well)."""

    def __init__(self, crank_angle: float) -> None:
        self.crank_angle = crank_angle
        self.beam_angle = self.solve(crank_angle)
        travel = [self.solve(math.tau * step / 180) for step in range(180)]
        self.lift = FRONT_ARM * (self.beam_angle - min(travel))
        self.pin = CRANKSHAFT + CRANK * Vector((math.cos(crank_angle), 0, math.sin(crank_angle)))
        self.turn = Matrix.Rotation(-self.beam_angle, 3, "Y")

    @staticmethod
    def solve(crank_angle: float) -> float:
        """Angle of the beam, positive with the head up: tail where the arcs of rear arm and pitman meet."""
        pin = CRANKSHAFT + CRANK * Vector((math.cos(crank_angle), 0, math.sin(crank_angle)))
        reach = PIVOT - pin
        distance = reach.length
        along = (PITMAN**2 - REAR_ARM**2 + distance**2) / (2 * distance)
        aside = math.sqrt(PITMAN**2 - along**2)
        direction = reach / distance
        tail = pin + direction * along + Vector((-direction.z, 0, direction.x)) * aside
        return math.atan2(PIVOT.z - tail.z, PIVOT.x - tail.x)

    def on_beam(self, x: float, y: float, z: float) -> Vector:
        """Point given along the beam (x), across (y) and above its pivot (z)."""
        return PIVOT + self.turn @ Vector((x, y, z))


def prism(builder: MeshBuilder, outline: list, y0: float, y1: float, to_unit) -> None:
    """Plate with an outline of (x, z) points, from y0 to y1; to_unit maps (x, y, z) into the unit."""
    count = len(outline)
    points = [to_unit(x, y, z) for y in (y0, y1) for x, z in outline]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces += [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    builder.add(points, faces)


def build_base(builder: MeshBuilder) -> None:
    """Concrete foundation, skid of two I-beams, cross-members, anchor bolts, samson post."""
    builder.material(CONCRETE).box((-1.7, 0, 0.06), (9.6, 2.7, 0.64))
    builder.material(STRUCTURE)
    skid_top = BASE + 0.40
    for side in (-1, 1):
        builder.i_beam((-6.3, side * 0.72, BASE + 0.2), (2.9, side * 0.72, BASE + 0.2), 0.26, 0.40, 0.03)
    for index in range(9):
        x = -6.1 + index * 1.1
        builder.i_beam((x, -0.72, BASE + 0.2), (x, 0.72, BASE + 0.2), 0.18, 0.30, 0.02)
        for side in (-1, 1):
            builder.material(STEEL)
            hex_nut(builder, (x + 0.3, side * 0.92, BASE + 0.05), (0, 0, 1), 0.035, 0.04)
            builder.cylinder((x + 0.3, side * 0.92, BASE), (x + 0.3, side * 0.92, BASE + 0.13), 0.016, 10)
            builder.material(STRUCTURE)
    builder.i_beam((1.35, -1.3, skid_top + 0.1), (1.35, 1.3, skid_top + 0.1), 0.24, 0.2, 0.02)
    crown = PIVOT.z - 0.34
    feet = {
        side: (Vector((1.35, side * 1.15, skid_top + 0.2)), Vector((0.22, side * 0.27, crown)))
        for side in (-1, 1)
    }
    for foot, head in feet.values():
        builder.i_beam(foot, head, 0.22, 0.26, 0.022)
        builder.box(foot + Vector((0, 0, 0.02)), (0.5, 0.36, 0.05))
    for side in (-1, 1):
        builder.i_beam((-1.45, side * 0.46, skid_top), (-0.22, side * 0.24, crown), 0.18, 0.22, 0.02)
        builder.box((-1.45, side * 0.5, skid_top + 0.02), (0.44, 0.3, 0.05))
    for share in (0.30, 0.62):
        left, right = (foot.lerp(head, share) for foot, head in feet.values())
        builder.beam(left, right, 0.12, 0.14)
        for side in (-1, 1):
            front = feet[side][0].lerp(feet[side][1], share)
            back = Vector((-1.45, side * 0.46, skid_top)).lerp(Vector((-0.22, side * 0.24, crown)), share)
            builder.beam(front, back, 0.10, 0.10)
    lower = [foot.lerp(head, 0.30) for foot, head in feet.values()]
    upper = [foot.lerp(head, 0.62) for foot, head in feet.values()]
    builder.beam(lower[0], upper[1], 0.07, 0.07)
    builder.beam(lower[1], upper[0], 0.07, 0.07)
    builder.box((0, 0, crown + 0.03), (0.95, 0.95, 0.07))
    for side in (-1, 1):
        builder.box((0, side * 0.36, crown + 0.18), (0.46, 0.16, 0.30))
        builder.material(STEEL).cylinder((0, side * 0.24, PIVOT.z), (0, side * 0.52, PIVOT.z), 0.17, 28)
        bolt_ring(builder, Vector((0, side * 0.52, PIVOT.z)), (0, side, 0), 0.125, 6, 0.022)
        builder.material(STRUCTURE)
    builder.material(GALV)
    ladder(builder, (1.52, 0, skid_top), (0.52, 0, crown + 0.2), (1, 0, 0.18), 0.42)


def build_beam(builder: MeshBuilder, linkage: Linkage) -> None:
    """Walking beam with stiffeners, saddle, tail bearing, equalizer and pitmans."""
    at = linkage.on_beam
    builder.material(STRUCTURE).i_beam(
        at(-3.5, 0, 0.66), at(3.62, 0, 0.66), 0.36, 0.86, 0.045, up=linkage.turn @ Vector((0, 0, 1))
    )
    for x in (-3.3, -2.8, -0.45, 0.0, 0.45, 2.2, 3.3):
        for side in (-1, 1):
            builder.box(at(x, side * 0.092, 0.66), (0.025, 0.16, 0.78), linkage.turn)
    builder.box(at(0, 0, 0.20), (1.15, 0.52, 0.07), linkage.turn)
    builder.box(at(0, 0, 0.08), (0.42, 0.44, 0.2), linkage.turn)
    builder.cylinder(at(0, -0.24, 0), at(0, 0.24, 0), 0.20, 30)
    builder.material(STEEL)
    for x in (-0.48, -0.32, 0.32, 0.48):
        for side in (-1, 1):
            bolt = at(x, side * 0.21, 0.16)
            hex_nut(builder, bolt, linkage.turn @ Vector((0, 0, -1)), 0.032, 0.03)
    tail = at(-REAR_ARM, 0, 0)
    builder.material(STRUCTURE).box(at(-REAR_ARM, 0, 0.20), (0.7, 0.46, 0.07), linkage.turn)
    builder.box(at(-REAR_ARM, 0, 0.10), (0.34, 0.40, 0.2), linkage.turn)
    builder.cylinder(tail + Vector((-0.3, 0, 0)), tail + Vector((0.3, 0, 0)), 0.17, 28)
    builder.i_beam(tail + Vector((0, -1.36, -0.20)), tail + Vector((0, 1.36, -0.20)), 0.30, 0.34, 0.03)
    for side in (-1, 1):
        top = Vector((tail.x, side * PITMAN_Y, tail.z - 0.05))
        foot = Vector((linkage.pin.x, side * PITMAN_Y, linkage.pin.z))
        along = (top - foot).normalized()
        builder.material(STRUCTURE).cylinder(foot + along * 0.2, top - along * 0.3, 0.085, 24)
        builder.cylinder(foot + along * 0.12, foot + along * 0.5, 0.12, 24, r1=0.088)
        builder.cylinder(top - along * 0.62, top - along * 0.24, 0.088, 24, r1=0.115)
        builder.box(top - Vector((0, 0, 0.12)), (0.30, 0.20, 0.36))
        builder.material(STEEL).cylinder(
            top + Vector((-0.2, 0, -0.13)), top + Vector((0.2, 0, -0.13)), 0.05, 16
        )


def build_horsehead(builder: MeshBuilder, linkage: Linkage) -> None:
    """Head whose face is an arc about the pivot, rope bridle, carrier bar, clamp and polished rod."""
    at = linkage.on_beam
    reach = 0.47
    steps = 28
    angles = [-reach + 2 * reach * index / steps for index in range(steps + 1)]
    face = [(FRONT_ARM * math.cos(angle), FRONT_ARM * math.sin(angle)) for angle in angles]
    back = [(3.86, 2.02), (3.28, 1.16), (3.20, 0.12), (3.74, -1.98)]
    outline = face + back
    builder.material(ACCENT)
    for side in (-1, 1):
        prism(builder, outline, side * 0.19, side * 0.225, at)
    strip = [((FRONT_ARM - 0.005) * math.cos(a), (FRONT_ARM - 0.005) * math.sin(a)) for a in angles]
    inner = [((FRONT_ARM - 0.05) * math.cos(a), (FRONT_ARM - 0.05) * math.sin(a)) for a in angles]
    prism(builder, strip + inner[::-1], -0.31, 0.31, at)
    for start, end in zip(back[:-1], back[1:]):
        builder.beam(at(start[0], 0, start[1]), at(end[0], 0, end[1]), 0.52, 0.03, up=(0, 1, 0))
    builder.beam(at(*in_side_view(face[-1])), at(*in_side_view(back[0])), 0.52, 0.03, up=(0, 1, 0))
    builder.beam(at(*in_side_view(face[0])), at(*in_side_view(back[-1])), 0.52, 0.03, up=(0, 1, 0))
    builder.material(STEEL)
    for z in (0.28, 1.0):
        builder.cylinder(at(3.42, -0.30, z), at(3.42, 0.30, z), 0.05, 16)
    anchor = FRONT_ARM + 0.03
    carrier = BASE + 2.05 + linkage.lift
    builder.material(ROPE)
    for side in (-1, 1):
        rope = [
            at(anchor * math.cos(a), side * 0.13, anchor * math.sin(a))
            for a in [reach - 0.02 - (reach - 0.02 + linkage.beam_angle) * i / 30 for i in range(31)]
        ]
        rope.append(Vector((FRONT_ARM + 0.03, side * 0.13, carrier)))
        builder.tube(rope, 0.017, 10)
    builder.material(STEEL)
    builder.cylinder(at(4.02, -0.24, 2.10), at(4.02, 0.24, 2.10), 0.06, 20)
    well = Vector((FRONT_ARM + 0.03, 0, 0))
    builder.box(well + Vector((0, 0, carrier)), (0.13, 0.44, 0.16))
    for side in (-1, 1):
        builder.cylinder(
            well + Vector((0, side * 0.13, carrier - 0.2)),
            well + Vector((0, side * 0.13, carrier + 0.2)),
            0.035,
            14,
        )
    builder.cylinder(well + Vector((0, 0, carrier + 0.08)), well + Vector((0, 0, carrier + 0.24)), 0.062, 20)
    for z in (0.12, 0.20):
        builder.cylinder(
            well + Vector((-0.09, 0.05, carrier + z)), well + Vector((0.09, 0.05, carrier + z)), 0.014, 10
        )
    builder.cylinder(well + Vector((0, 0, 1.0)), well + Vector((0, 0, carrier + 0.75)), 0.019, 16)


def in_side_view(point: tuple) -> tuple:
    """(x, z) of a side view as (x, 0, z)."""
    return (point[0], 0, point[1])


def build_drive(builder: MeshBuilder, linkage: Linkage) -> None:
    """Gear reducer on its pedestal, cranks and counterweights, motor, belt guard, brake lever."""
    shaft = CRANKSHAFT

    def level(x: float, y: float, z: float) -> Vector:
        return Vector((shaft.x + x, y, shaft.z + z))

    builder.material(STRUCTURE)
    for x in (-0.95, 0.75):
        for side in (-1, 1):
            builder.i_beam(
                (shaft.x + x, side * 0.5, BASE + 0.4),
                (shaft.x + x, side * 0.5, shaft.z - 0.86),
                0.22,
                0.24,
                0.02,
            )
    builder.box((shaft.x - 0.1, 0, shaft.z - 0.83), (2.3, 1.3, 0.07))
    builder.beam((shaft.x - 0.95, 0.5, BASE + 0.5), (shaft.x + 0.75, 0.5, shaft.z - 0.95), 0.08, 0.08)
    builder.beam((shaft.x - 0.95, -0.5, BASE + 0.5), (shaft.x + 0.75, -0.5, shaft.z - 0.95), 0.08, 0.08)
    casing = [
        (-1.15, -0.78),
        (0.85, -0.78),
        (0.85, 0.05),
        (0.66, 0.52),
        (0.2, 0.72),
        (-0.8, 0.72),
        (-1.1, 0.45),
        (-1.2, 0.05),
    ]
    prism(builder, casing, -0.52, 0.52, level)
    builder.box(level(-0.17, 0, 0.0), (2.2, 1.22, 0.07))
    builder.box(level(-0.17, 0, -0.74), (2.2, 1.22, 0.07))
    for x in (-0.75, -0.2, 0.45):
        for side in (-1, 1):
            builder.box(level(x, side * 0.54, -0.4), (0.05, 0.1, 0.7))
    for x, radius in ((0.0, 0.30), (-0.78, 0.20)):
        builder.cylinder(level(x, -0.60, 0), level(x, 0.60, 0), radius, 32)
        builder.material(STEEL)
        for side in (-1, 1):
            bolt_ring(builder, level(x, side * 0.60, 0), (0, side, 0), radius * 0.78, 8, 0.024)
        builder.material(STRUCTURE)
    builder.box(level(-0.3, 0, 0.75), (0.42, 0.5, 0.06))
    build_cranks(builder, linkage)
    build_motor(builder)


def build_cranks(builder: MeshBuilder, linkage: Linkage) -> None:
    """Both cranks with their pins and counterweights, on the shaft of the reducer."""
    turn = Matrix.Rotation(-linkage.crank_angle, 3, "Y")

    def at(x: float, y: float, z: float) -> Vector:
        return CRANKSHAFT + turn @ Vector((x, y, z))

    arm = [(-0.34, -0.30), (0.1, -0.38), (2.30, -0.25), (2.30, 0.25), (0.1, 0.38), (-0.34, 0.30)]
    lobe = [(0.66, 0.30)]
    lobe += [
        (1.46 - 0.82 * math.cos(math.pi * step / 20), 0.30 + 0.80 * math.sin(math.pi * step / 20) ** 0.8)
        for step in range(1, 20)
    ]
    lobe += [(2.28, 0.27)]
    builder.material(STEEL).cylinder(at(0, -1.08, 0), at(0, 1.08, 0), 0.14, 28)
    for side in (-1, 1):
        builder.material(STRUCTURE)
        prism(builder, arm, side * 0.78, side * 0.98, at)
        builder.cylinder(at(0, side * 0.74, 0), at(0, side * 1.04, 0), 0.27, 32)
        builder.material(STEEL)
        for radius in (0.80, CRANK, 1.55):
            builder.cylinder(at(radius, side * 0.97, 0), at(radius, side * 0.99, 0), 0.085, 20)
        builder.cylinder(at(CRANK, side * 0.9, 0), at(CRANK, side * 1.42, 0), 0.075, 22)
        builder.material(STRUCTURE).cylinder(
            at(CRANK, side * (PITMAN_Y - 0.13), 0), at(CRANK, side * (PITMAN_Y + 0.13), 0), 0.18, 28
        )
        builder.material(STEEL).cylinder(
            at(CRANK, side * (PITMAN_Y + 0.13), 0), at(CRANK, side * (PITMAN_Y + 0.17), 0), 0.12, 6
        )
        for edge in (-1, 1):
            builder.material(ACCENT)
            prism(builder, [(x, edge * z) for x, z in lobe], side * 0.71, side * 1.06, at)
            inset = [(1.46 + (x - 1.46) * 0.80, edge * (0.36 + (z - 0.30) * 0.80)) for x, z in lobe]
            prism(builder, inset, side * 1.05, side * 1.085, at)
            builder.material(STEEL)
            for x in (1.05, 1.85):
                builder.cylinder(at(x, side * 1.06, edge * 0.52), at(x, side * 1.13, edge * 0.52), 0.055, 6)


def build_motor(builder: MeshBuilder) -> None:
    """Electric motor with cooling fins at the tail of the skid, belts under a guard, brake lever."""
    motor = Vector((-5.55, 0.0, BASE + 0.95))
    builder.material(STRUCTURE).box((motor.x, 0, BASE + 0.46), (1.1, 1.5, 0.12))
    builder.material(CABINET).cylinder(motor + Vector((0, -0.45, 0)), motor + Vector((0, 0.42, 0)), 0.33, 36)
    for index in range(28):
        angle = math.tau * index / 28
        outward = Vector((math.cos(angle), 0, math.sin(angle)))
        centre = motor + outward * 0.345
        builder.box(centre, (0.05, 0.72, 0.012), Matrix.Rotation(-angle, 3, "Y"))
    builder.cylinder(motor + Vector((0, -0.62, 0)), motor + Vector((0, -0.45, 0)), 0.35, 36)
    builder.box(motor + Vector((0, 0, -0.38)), (0.6, 0.7, 0.14))
    builder.box(motor + Vector((0.36, 0, 0.12)), (0.18, 0.3, 0.26))
    sheave = Vector((CRANKSHAFT.x - 0.78, 0, CRANKSHAFT.z))
    direction = (sheave - motor).normalized()
    normal = Vector((-direction.z, 0, direction.x))
    outline = []
    for centre, radius, start in ((motor, 0.30, 0.5), (sheave, 0.58, -0.5)):
        for step in range(17):
            angle = math.pi * (start + step / 16)
            spot = centre + direction * (radius * math.cos(angle)) + normal * (radius * math.sin(angle))
            outline.append((spot.x, spot.z))
    builder.material(ACCENT)
    prism(builder, outline, 0.66, 0.72, lambda x, y, z: Vector((x, y, z)))
    prism(builder, outline, 0.52, 0.54, lambda x, y, z: Vector((x, y, z)))
    builder.material(DARK)
    prism(builder, outline, 0.54, 0.66, lambda x, y, z: Vector((x, y, z)))
    builder.material(STEEL).beam((-6.1, -0.6, BASE + 0.4), (-6.25, -0.6, BASE + 1.55), 0.05, 0.03)


def build_guard(builder: MeshBuilder) -> None:
    """Fence of pipe and bars round the sweep of the cranks, 1.6 m high."""
    corners = [(-6.1, -1.78), (-0.75, -1.78), (-0.75, 1.78), (-6.1, 1.78), (-6.1, -1.78)]
    for index, (start, end) in enumerate(zip(corners[:-1], corners[1:])):
        first, last = Vector((*start, 0.05)), Vector((*end, 0.05))
        bays = max(2, round((last - first).length / 1.8))
        for bay in range(bays + 1):
            foot = first.lerp(last, bay / bays)
            builder.material(GALV).cylinder(foot, foot + Vector((0, 0, 1.65)), 0.03, 12)
        for z in (0.22, 0.95, 1.62):
            builder.cylinder(first + Vector((0, 0, z)), last + Vector((0, 0, z)), 0.024, 10)
        bars = int((last - first).length / 0.11)
        for bar in range(1, bars):
            foot = first.lerp(last, bar / bars)
            builder.cylinder(foot + Vector((0, 0, 0.22)), foot + Vector((0, 0, 1.62)), 0.006, 5)


def build_wellhead(builder: MeshBuilder) -> None:
    """Casing head, tubing head, rod preventer, pumping tee, stuffing box, flowline, annulus line."""
    well = Vector((FRONT_ARM + 0.03, 0, 0))

    def up(z: float) -> Vector:
        return well + Vector((0, 0, z))

    builder.material(CONCRETE).box(up(-0.02), (1.9, 1.9, 0.24))
    builder.material(STRUCTURE).cylinder(up(0.05), up(0.34), 0.17, 32)
    flange_pair(builder, up(0.38), (0, 0, 1), 0.15, 10)
    builder.cylinder(up(0.42), up(0.78), 0.16, 32)
    flange_pair(builder, up(0.80), (0, 0, 1), 0.12, 8)
    builder.cylinder(up(0.84), up(1.10), 0.085, 28)
    for side in (-1, 1):
        builder.material(STRUCTURE).cylinder(up(1.0), up(1.0) + Vector((side * 0.26, 0, 0)), 0.065, 24)
        builder.material(STEEL).cylinder(
            up(1.0) + Vector((side * 0.26, 0, 0)), up(1.0) + Vector((side * 0.42, 0, 0)), 0.024, 14
        )
        builder.cylinder(
            up(1.0) + Vector((side * 0.40, -0.12, 0)), up(1.0) + Vector((side * 0.40, 0.12, 0)), 0.012, 10
        )
    builder.material(STRUCTURE).lathe(
        [
            (0.085, 0),
            (0.13, 0.02),
            (0.13, 0.10),
            (0.10, 0.12),
            (0.10, 0.34),
            (0.13, 0.36),
            (0.13, 0.42),
            (0.06, 0.44),
        ],
        up(1.10),
        seg=30,
    )
    builder.material(ACCENT).lathe(
        [
            (0.06, 0),
            (0.085, 0.01),
            (0.085, 0.20),
            (0.12, 0.22),
            (0.12, 0.28),
            (0.07, 0.30),
            (0.065, 0.42),
            (0.03, 0.44),
        ],
        up(1.54),
        seg=30,
    )
    builder.material(STEEL)
    bolt_ring(builder, up(1.82), (0, 0, 1), 0.10, 4, 0.018, stud=0.05)
    builder.cylinder(up(1.66), up(1.66) + Vector((0, -0.16, 0.03)), 0.018, 12)
    builder.material(STRUCTURE)
    tee = up(1.33)
    builder.pipe(
        [tee, tee + Vector((0, 0.95, 0)), tee + Vector((0, 0.95, -1.1)), tee + Vector((0, 4.6, -1.1))],
        0.048,
        22,
        2.4,
    )
    gate_valve(builder, tee + Vector((0, 0.52, 0)), (0, 1, 0), 0.050, (0, 0, 1), STRUCTURE, ACCENT, STEEL, 8)
    flange_pair(builder.material(STRUCTURE), tee + Vector((0, 2.0, -1.1)), (0, 1, 0), 0.048, 8)
    annulus = up(0.6)
    builder.pipe(
        [annulus, annulus + Vector((0, -0.75, 0)), annulus + Vector((0, -0.75, -0.8))], 0.040, 20, 2.4
    )
    gate_valve(
        builder, annulus + Vector((0, -0.45, 0)), (0, -1, 0), 0.042, (0, 0, 1), STRUCTURE, ACCENT, STEEL, 8
    )
    builder.material(STEEL).cylinder(tee + Vector((0, 0.25, 0)), tee + Vector((0, 0.25, 0.24)), 0.012, 10)
    builder.material(DARK).cylinder(
        tee + Vector((-0.03, 0.25, 0.31)), tee + Vector((0.03, 0.25, 0.31)), 0.075, 28
    )
    for y in (1.5, 3.2):
        builder.material(CONCRETE).box(well + Vector((0, y + 0.6, 0.06)), (0.4, 0.25, 0.22))


def unit_materials() -> list:
    """In the order of MATERIALS."""
    return [
        paint("petrol", (0.022, 0.11, 0.14), 0.38, 0.5, 0.6, 1.3, 0.8, 0.28, grimecol=(0.16, 0.11, 0.07)),
        paint("orange", (0.76, 0.16, 0.018), 0.38, 0.42, 0.5, 1.3, 0.8, 0.22, grimecol=(0.15, 0.09, 0.05)),
        galvanised("galvanised", 2.0),
        steel_metal("steel", (0.50, 0.50, 0.50), 0.32, None, 4, 0.3, grime=0.5),
        concrete("concrete", (0.33, 0.30, 0.26), 1.5, stains=0.6),
        paint("dark", (0.04, 0.045, 0.05), 0.5, 0.5, 0, 2.0, 0.5, 0.2),
        paint("cabinet", (0.42, 0.44, 0.44), 0.42, 0.5, 0.3, 1.6, 0.8, 0.15),
        plain("rope", (0.10, 0.09, 0.08), 0.45, 0.8),
        plain("wood", (0.07, 0.048, 0.034), 0.85),
    ]
