"""Storage tanks as seen across a terminal: cone, dome and floating roofs, spiral stair, foam risers (metres).

Every tank stands on z = 0 with its axis at the origin.
"""

import math
from dataclasses import dataclass
from random import Random

from kit import MeshBuilder, handrail
from mathutils import Matrix, Vector

# Slots of the list of materials that the scene hands over.
WHITE, CREAM, GALVANISED, DARK, ORANGE, CONCRETE, PETROL, ALUMINIUM = range(8)

SEGMENTS = 112
KERB = 0.25
FULL_TURN = 6.28


@dataclass(frozen=True)
class Tank:
    """radius and height in metres; roof: cone, dome or float; body: slot of the paint; stripe: petrol band."""

    name: str
    radius: float
    height: float
    roof: str
    body: int
    stripe: bool = False


def outward(angle: float) -> Vector:
    """Horizontal unit vector at an angle in radians."""
    return Vector((math.cos(angle), math.sin(angle), 0))


def up(height: float) -> Vector:
    return Vector((0, 0, height))


def add_shell(mesh: MeshBuilder, tank: Tank) -> None:
    """Courses of plate parted by horizontal welds, the petrol band and two wind girders."""
    radius, height = tank.radius, tank.height
    courses = int(height / 2.4)
    course = height / courses
    profile = [(radius + 0.25, 0), (radius + 0.25, KERB), (radius, KERB)]
    for i in range(courses):
        foot = KERB + i * course
        profile += [
            (radius, foot + 0.03),
            (radius, foot + course - 0.03),
            (radius + 0.018, foot + course - 0.02),
            (radius + 0.018, foot + course + 0.02),
        ]
    mesh.material(tank.body)
    mesh.lathe(profile + [(radius, KERB + height)], seg=SEGMENTS)
    if tank.stripe:
        mesh.material(PETROL)
        mesh.lathe([(radius + 0.03, height * 0.74), (radius + 0.03, height * 0.74 + 1.5)], seg=SEGMENTS)
    mesh.material(GALVANISED)
    for level in (height * 0.62, height * 0.86):
        mesh.lathe(
            [
                (radius, level),
                (radius + 0.45, level),
                (radius + 0.45, level + 0.16),
                (radius + 0.42, level + 0.16),
                (radius + 0.42, level + 0.05),
                (radius, level + 0.05),
            ],
            seg=SEGMENTS,
        )


def add_railing(mesh: MeshBuilder, radius: float, floor: float, posts: int = 44) -> None:
    """Closed railing at a distance from the axis."""
    mesh.material(GALVANISED)
    points = [outward(i * 2 * math.pi / posts) * radius + up(floor) for i in range(posts)]
    handrail(mesh, points, closed=True, post=3, r=0.04, toe=False)


def add_cone_roof(mesh: MeshBuilder, tank: Tank, rnd: Random) -> None:
    """Shallow cone with its rafters, vents and centre fitting."""
    radius, top = tank.radius, tank.height + KERB
    mesh.material(CREAM)
    mesh.lathe([(radius + 0.1, 0), (1e-3, radius * 0.11)], (0, 0, top), seg=SEGMENTS)
    rafters = 32
    for i in range(rafters):
        direction = outward(i * 2 * math.pi / rafters)
        mesh.beam(
            direction * (radius - 0.1) + up(top + 0.06),
            direction * 1.2 + up(top + radius * 0.105),
            0.10,
            0.12,
        )
    add_railing(mesh, radius - 0.15, top)
    for _ in range(5):
        angle = rnd.uniform(0, FULL_TURN)
        distance = rnd.uniform(0.3, 0.85) * radius
        foot = outward(angle) * distance + up(top)
        mesh.cylinder(foot, foot + up(1.6 + (radius - distance) * 0.11), 0.25, 14)
    mesh.cylinder((0, 0, top + radius * 0.1), (0, 0, top + radius * 0.1 + 1.5), 0.4, 16)


def add_dome_roof(mesh: MeshBuilder, tank: Tank) -> None:
    """Spherical dome with ribs."""
    radius, top = tank.radius, tank.height + KERB
    curvature = radius * 1.5
    half_angle = math.asin(radius / curvature)

    def dome(share):
        """Distance from the axis and height above the shell, from the crown (0) to the edge (1)."""
        angle = half_angle * share
        return curvature * math.sin(angle), curvature * (math.cos(angle) - math.cos(half_angle))

    profile = [dome(1 - i / 12) for i in range(13)]
    mesh.material(WHITE)
    mesh.lathe([(max(1e-3, distance), height) for distance, height in profile], (0, 0, top), seg=SEGMENTS)
    for i in range(24):
        direction = outward(i * math.pi / 12)
        rib = [direction * dome(t / 8)[0] + up(top + dome(t / 8)[1] + 0.05) for t in range(1, 9)]
        for start, end in zip(rib[:-1], rib[1:]):
            mesh.beam(start, end, 0.14, 0.14)
    add_railing(mesh, radius - 0.1, top)


def add_floating_roof(mesh: MeshBuilder, tank: Tank, rnd: Random) -> None:
    """Pontoon roof below the rim, rolling ladder down to it, and the walkway around the rim."""
    radius, top = tank.radius, tank.height + KERB
    roof = tank.height * rnd.uniform(0.62, 0.86)
    mesh.material(DARK)
    mesh.lathe(
        [
            (radius - 0.3, roof),
            (radius - 0.35, roof + 0.9),
            (radius - 4, roof + 0.9),
            (radius - 4.05, roof + 0.35),
            (1e-3, roof + 0.5),
        ],
        seg=SEGMENTS,
    )
    mesh.material(GALVANISED)
    mesh.lathe([(radius - 0.02, top), (radius - 0.02, 2)], seg=SEGMENTS)
    for share in (0.45, 0.7):
        mesh.torus((0, 0, roof + 0.45), radius * share, 0.10, seg=80, sub=6)
    for _ in range(20):
        angle = rnd.uniform(0, FULL_TURN)
        foot = outward(angle) * (rnd.uniform(0.15, 0.85) * radius) + up(roof)
        mesh.cylinder(foot, foot + up(1.4), 0.12, 8)
    add_rolling_ladder(mesh, radius, top + 0.4, roof + 1.2, outward(rnd.uniform(0, FULL_TURN)))
    mesh.lathe(
        [(radius, top - 0.9), (radius + 1.1, top - 0.9), (radius + 1.1, top - 0.82), (radius, top - 0.82)],
        seg=SEGMENTS,
    )
    add_railing(mesh, radius + 1.05, top - 0.8, 60)


def add_rolling_ladder(mesh: MeshBuilder, radius: float, high: float, low: float, direction: Vector) -> None:
    """From the rim, in a direction, down over the centre of the roof."""
    rim = direction * (radius - 1.2) + up(high)
    far_end = direction * (-radius * 0.45) + up(low)
    across = Vector((-direction.y, direction.x, 0)) * 0.5
    for side in (-1, 1):
        mesh.beam(rim + across * side, far_end + across * side, 0.10, 0.3)
    for i in range(22):
        step = rim.lerp(far_end, i / 21)
        mesh.beam(step - across, step + across, 0.3, 0.06)


def add_spiral_stair(mesh: MeshBuilder, tank: Tank, start: float) -> None:
    """Stair around the shell, from an angle in radians at the foot."""
    radius, height = tank.radius, tank.height
    steps = int(height / 0.25)
    turn = 0.28 / radius * 1.15
    mesh.material(GALVANISED)

    def outer_edge(step):
        return outward(start + step * turn) * (radius + 1.05) + up(KERB + (step + 1) * height / steps)

    for step in range(steps):
        angle = start + step * turn
        tread = outward(angle) * (radius + 0.55) + up(KERB + (step + 1) * height / steps)
        mesh.box(tread, (0.95, 0.30, 0.04), Matrix.Rotation(angle, 3, "Z"))
        if step % 5 or step + 5 >= steps:
            continue
        post, next_post = outer_edge(step), outer_edge(step + 5)
        mesh.cylinder(post, post + up(1.1), 0.03, 6)
        mesh.cylinder(post + up(1.1), next_post + up(1.1), 0.035, 6)
        mesh.cylinder(post + up(0.55), next_post + up(0.55), 0.025, 6)
        mesh.beam(post, next_post, 0.05, 0.3)


def add_fittings(mesh: MeshBuilder, tank: Tank, start: float) -> None:
    """Foam risers with their boxes, nozzles at the foot, and the ring of concrete."""
    radius, height = tank.radius, tank.height
    mesh.material(ORANGE)
    for i in range(6):
        angle = start + 2.2 + i * 0.65
        riser = outward(angle) * (radius + 0.25)
        mesh.cylinder(riser + up(0.3), riser + up(height - 0.3), 0.10, 10)
        turned = Matrix.Rotation(angle, 3, "Z")
        mesh.box(outward(angle) * (radius + 0.3) + up(height - 0.2), (0.4, 0.5, 0.6), turned)
    mesh.material(tank.body)
    for i in range(3):
        direction = outward(start + 1.2 + i * 0.5)
        mesh.cylinder(direction * (radius - 0.1) + up(1.2), direction * (radius + 0.5) + up(1.2), 0.45, 24)
        mesh.cylinder(direction * (radius + 0.45) + up(1.2), direction * (radius + 0.6) + up(1.2), 0.62, 24)
    mesh.material(CONCRETE)
    mesh.lathe([(radius + 2.2, 0), (radius + 2.0, 0.22), (radius, 0.3)], seg=80)


def build_tank(tank: Tank, materials: list, rnd: Random):
    """Builds a tank; gives back the object, to be placed."""
    mesh = MeshBuilder()
    add_shell(mesh, tank)
    if tank.roof == "cone":
        add_cone_roof(mesh, tank, rnd)
    elif tank.roof == "dome":
        add_dome_roof(mesh, tank)
    else:
        add_floating_roof(mesh, tank, rnd)
    stair_start = rnd.uniform(3.3, 4.4)
    add_spiral_stair(mesh, tank, stair_start)
    add_fittings(mesh, tank, stair_start)
    return mesh.build(f"tank {tank.name}", materials, 35)
