"""Belt conveyor at any slope: belt, idlers, ore, walkways, hoods, truss and trestles (metres)."""

import math

from kit import MeshBuilder, basis, handrail
from mathutils import Matrix, Vector, noise

# Order of the materials of the site.
NAMES = "FRAME ACCENT PETROL GALV STEEL CONCRETE RUBBER ORE CLAD LAMP".split()
FRAME, ACCENT, PETROL, GALV, STEEL, CONCRETE, RUBBER, ORE, CLAD, LAMP = range(len(NAMES))


class Line:
    """Frame of a conveyor from start to end: at(s, a, h) is s along it, a across, h above its belt line."""

    def __init__(self, start: Vector, end: Vector) -> None:
        self.start, self.end = start, end
        self.length = (end - start).length
        self.along = (end - start).normalized()
        self.side = Vector((0, 0, 1)).cross(self.along).normalized() * -1
        self.up = self.along.cross(self.side) * -1
        if self.up.z < 0:
            self.up = -self.up
        self.turn = Matrix((self.side, self.along, self.up)).transposed()

    def at(self, s: float, a: float, h: float) -> Vector:
        return self.start + self.along * s + self.side * a + self.up * h


def build_truss(
    builder: MeshBuilder, line: Line, low: float, high: float, half: float, bay: float, chord: float
) -> None:
    """Two lattice planes with cross-members, between heights low and high above the belt (m)."""
    bays = max(2, round(line.length / bay))
    step = line.length / bays
    for side in (-1, 1):
        a = side * half
        for level in (low, high):
            builder.beam(line.at(0, a, level), line.at(line.length, a, level), chord, chord)
        for index in range(bays + 1):
            s = index * step
            builder.beam(line.at(s, a, low), line.at(s, a, high), chord * 0.6, chord * 0.6)
            if index < bays:
                first, last = (low, high) if index % 2 else (high, low)
                builder.beam(line.at(s, a, first), line.at(s + step, a, last), chord * 0.55, chord * 0.55)
    for index in range(bays + 1):
        s = index * step
        for level in (low, high):
            builder.beam(line.at(s, -half, level), line.at(s, half, level), chord * 0.7, chord * 0.8)
        if index < bays:
            builder.beam(line.at(s, -half, low), line.at(s + step, half, low), chord * 0.45, chord * 0.45)


def build_belt(builder: MeshBuilder, line: Line, reach: float, ore: bool, fine: bool) -> None:
    """Troughed belt with idlers, return belt, ore on it; fine: every idler and roller up to reach metres."""
    trough = [(-0.80, 0.30), (-0.76, 0.30), (-0.34, 0.03), (0.34, 0.03), (0.76, 0.30), (0.80, 0.30)]
    under = [(a, h - 0.03) for a, h in trough[::-1]]
    section = trough + under
    count = len(section)
    points = [line.at(s, a, h) for s in (0, line.length) for a, h in section]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    builder.material(RUBBER).add(points, faces)
    builder.box(line.at(line.length / 2, 0, -0.55), (1.6, line.length, 0.03), line.turn)
    if ore:
        build_ore(builder, line, reach)
    builder.material(FRAME)
    for side in (-1, 1):
        builder.beam(line.at(0, side * 0.98, -0.12), line.at(line.length, side * 0.98, -0.12), 0.10, 0.22)
    limit = reach if fine else 0
    for index in range(int(limit / 1.2)):
        s = 0.4 + index * 1.2
        builder.material(FRAME).beam(line.at(s, -0.98, -0.10), line.at(s, 0.98, -0.10), 0.09, 0.09)
        for a in (-0.88, -0.36, 0.36, 0.88):
            builder.beam(line.at(s, a, -0.1), line.at(s, a, 0.24 if abs(a) > 0.5 else -0.02), 0.05, 0.05)
        builder.material(STEEL).cylinder(line.at(s, -0.34, -0.075), line.at(s, 0.34, -0.075), 0.072, 16)
        for side in (-1, 1):
            builder.cylinder(line.at(s, side * 0.40, -0.045), line.at(s, side * 0.84, 0.225), 0.072, 16)
        if index % 3 == 0:
            builder.cylinder(line.at(s, -0.9, -0.64), line.at(s, 0.9, -0.64), 0.07, 14)
            builder.material(FRAME)
            for side in (-1, 1):
                builder.beam(line.at(s, side * 0.95, -0.7), line.at(s, side * 0.95, -0.2), 0.06, 0.06)


def build_ore(builder: MeshBuilder, line: Line, reach: float) -> None:
    """Lumpy ore heaped on the belt, finely meshed up to reach metres."""
    across = [-0.66 + 1.32 * index / 26 for index in range(27)]
    pitch = 0.05
    steps = int(reach / pitch)
    points = []
    for index in range(steps + 1):
        s = index * pitch
        for a in across:
            heap = 0.30 * (1 - (a / 0.70) ** 2)
            spot = Vector((a * 5.0, s * 5.0, 1))
            lump = 0.08 * (0.55 - noise.voronoi(spot)[0][0]) + 0.05 * (0.5 - noise.voronoi(spot * 2.4)[0][0])
            lump += 0.05 * noise.noise(spot * 0.7)
            surge = 1 + 0.25 * noise.noise(Vector((s / 2.5, 3, 0)))
            points.append(line.at(s, a, 0.19 + heap * surge + lump))
    width = len(across)
    faces = [
        (row * width + k, row * width + k + 1, (row + 1) * width + k + 1, (row + 1) * width + k)
        for row in range(steps)
        for k in range(width - 1)
    ]
    builder.material(ORE).add(points, faces)


def build_walkways(builder: MeshBuilder, line: Line, sides: tuple, start: float = 0.0) -> None:
    """Gratings beside the belt with handrails, and the pull cord of the emergency stop."""
    for side in sides:
        for index in range(int((line.length - start) / 1.2)):
            panel = line.at(start + 0.6 + 1.2 * index, side * 1.55, -0.28)
            builder.material(GALV).box(panel, (0.95, 1.18, 0.05), line.turn)
        for index in range(int(30.0 / 0.1)):
            tread = start + 0.1 * index
            builder.beam(line.at(tread, side * 1.10, -0.245), line.at(tread, side * 2.0, -0.245), 0.03, 0.025)
        builder.material(ACCENT)
        rail = [line.at(start, side * 2.02, -0.28), line.at(line.length, side * 2.02, -0.28)]
        handrail(builder, rail, post=1.8, r=0.026)
        for index in range(int((line.length - start) / 3.6)):
            s = start + 1.0 + index * 3.6
            builder.material(FRAME).beam(
                line.at(s, side * 0.98, -0.38), line.at(s, side * 2.05, -0.38), 0.08, 0.10
            )
            builder.material(ACCENT).beam(
                line.at(s, side * 1.06, -0.1), line.at(s, side * 1.06, 0.42), 0.035, 0.035
            )
        builder.material(ACCENT).cylinder(
            line.at(start, side * 1.08, 0.40), line.at(line.length, side * 1.08, 0.40), 0.011, 6
        )


def build_hoods(builder: MeshBuilder, line: Line, start: float) -> None:
    """Half-round covers over the belt from start metres on, with a joint every 2.4 m."""
    builder.material(CLAD)
    count = int((line.length - start) / 2.4)
    for index in range(count):
        s = start + index * 2.4
        builder.lathe(
            [(1.02, 0.0), (1.06, 0.02), (1.06, 0.10), (1.02, 0.12), (1.02, 2.36)],
            line.at(s, 0, 0.12),
            line.along,
            20,
            up=line.side,
            arc=(-math.pi, 0.0)
            if basis(line.along, line.side)[0].dot(line.up) < 0
            else (-math.pi / 2, math.pi / 2),
        )


def build_trestle(builder: MeshBuilder, line: Line, s: float, low: float, double: bool = False) -> None:
    """Splayed lattice legs under the truss at s metres, on concrete footings."""
    rows = (-1.1, 1.1) if double else (0.0,)
    for row in rows:
        heads = [line.at(s + row, side * 1.3, low) for side in (-1, 1)]
        tall = min(head.z for head in heads)
        feet = [
            Vector((head.x, head.y, 0.2)) + line.side * side * (0.16 * tall)
            for head, side in zip(heads, (-1, 1))
        ]
        for head, foot in zip(heads, feet):
            builder.material(FRAME).i_beam(foot, head, 0.30, 0.30, 0.03)
            builder.material(CONCRETE).box(foot - Vector((0, 0, 0.1)), (1.1, 1.1, 0.9))
        panels = max(1, round(tall / 4.5))
        builder.material(FRAME)
        for panel in range(panels):
            lower = [foot.lerp(head, panel / panels) for head, foot in zip(heads, feet)]
            upper = [foot.lerp(head, (panel + 1) / panels) for head, foot in zip(heads, feet)]
            builder.beam(lower[0], upper[1], 0.12, 0.12)
            builder.beam(lower[1], upper[0], 0.12, 0.12)
            builder.beam(upper[0], upper[1], 0.14, 0.14)
    if double:
        for side in (-1, 1):
            for share in (0.3, 0.65):
                ends = []
                for row in rows:
                    head = line.at(s + row, side * 1.3, low)
                    foot = Vector((head.x, head.y, 0.2)) + line.side * side * (0.16 * head.z)
                    ends.append(foot.lerp(head, share))
                builder.beam(ends[0], ends[1], 0.12, 0.12)
