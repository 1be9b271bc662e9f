"""LPG sphere seen from the ground beneath it: feet, gussets, bracing, spray rings, stair tower, bottom valve (metres).

Drawn around the centre of the sphere, as in _lpg_sphere.
"""

import math

from kit import (
    MeshBuilder,
    actuator,
    ball_valve,
    bolt_ring,
    flange,
    flange_pair,
    gate_valve,
    handrail,
    hex_nut,
    stair,
)
from mathutils import Matrix, Vector

from scenes._lpg_sphere import (
    ALUMINIUM,
    CENTRE_HEIGHT,
    CONCRETE,
    GALVANISED,
    GREY,
    LEG_RADIUS,
    LEGS,
    ORANGE,
    RADIUS,
    WHITE,
    add_crown,
    on_sphere,
    outward,
    up,
)

# After the slots of the site.
PETROL, STEEL = 6, 9

GROUND = -CENTRE_HEIGHT
FOOT = GROUND + 0.62
LEG_AXIS = RADIUS - 0.12
BRACE_LOW, BRACE_HIGH = FOOT + 0.75, -1.75
TOWER = Vector((-13.6, 5.2, GROUND))
TOWER_WIDTH = 2.1
FLIGHT = 3.55


def turned(angle: float) -> Matrix:
    """Turns x outwards and y along the equator."""
    return Matrix.Rotation(angle, 3, "Z")


def leg_angle(leg: float) -> float:
    return 2 * math.pi * (leg + 0.5) / LEGS


def add_foot(mesh: MeshBuilder, angle: float) -> None:
    """Octagonal plinth, grout, base plate with ribs and anchor bolts, earthing strap."""
    axis = outward(angle) * LEG_AXIS
    mesh.material(CONCRETE)
    mesh.lathe(
        [(0.95, -0.2), (0.95, 0.50), (0.89, 0.56), (0.001, 0.56)],
        axis + up(GROUND),
        (0, 0, 1),
        8,
        up=outward(angle),
    )
    mesh.lathe([(0.74, 0.55), (0.70, 0.60), (0.001, 0.60)], axis + up(GROUND), seg=40)
    mesh.material(WHITE)
    mesh.lathe(
        [(0.001, -0.03), (0.725, -0.03), (0.73, -0.025), (0.73, 0.015), (0.725, 0.02), (0.001, 0.02)],
        axis + up(FOOT),
        seg=56,
    )
    for i in range(8):
        rib = angle + (i + 0.5) * math.pi / 4
        out = outward(rib)
        mesh.box(axis + out * (LEG_RADIUS + 0.11) + up(FOOT + 0.17), (0.24, 0.022, 0.30), turned(rib))
        bolt = axis + outward(angle + i * math.pi / 4) * 0.62 + up(FOOT + 0.02)
        mesh.material(STEEL)
        mesh.cylinder(bolt, bolt + up(0.016), 0.062, 20)
        hex_nut(mesh, bolt + up(0.016), (0, 0, 1), 0.055, 0.05)
        hex_nut(mesh, bolt + up(0.066), (0, 0, 1), 0.055, 0.035)
        mesh.cylinder(bolt, bolt + up(0.17), 0.03, 12)
        mesh.material(WHITE)
    mesh.lathe([(LEG_RADIUS + 0.03, 0.02), (LEG_RADIUS, 0.05)], axis + up(FOOT), seg=48)
    mesh.material(STEEL)
    strap = angle + 0.9
    mesh.box(axis + outward(strap) * (LEG_RADIUS + 0.02) + up(FOOT + 0.45), (0.05, 0.05, 0.05), turned(strap))
    cable = [
        axis + outward(strap) * (LEG_RADIUS + 0.05) + up(FOOT + 0.45),
        axis + outward(strap) * (LEG_RADIUS + 0.16) + up(FOOT + 0.35),
        axis + outward(strap) * 0.98 + up(FOOT - 0.05),
        axis + outward(strap) * 1.02 + up(GROUND - 0.1),
    ]
    mesh.tube(cable, 0.013, 8)


def add_leg(mesh: MeshBuilder, angle: float) -> None:
    """Column with its fireproof coat that ends below the shell, its cap, and the pad on the shell."""
    axis = outward(angle) * LEG_AXIS
    mesh.material(WHITE)
    mesh.lathe(
        [
            (LEG_RADIUS, FOOT + 0.02),
            (LEG_RADIUS, FOOT + 0.40),
            (LEG_RADIUS + 0.055, FOOT + 0.42),
            (LEG_RADIUS + 0.06, FOOT + 0.45),
            (LEG_RADIUS + 0.06, -1.15),
            (LEG_RADIUS + 0.045, -1.10),
            (LEG_RADIUS, -1.08),
            (LEG_RADIUS, 0.9),
        ],
        axis,
        seg=56,
    )
    mesh.sphere(axis + up(0.9), LEG_RADIUS, 40, 16, math.pi / 2, math.pi)
    mesh.material(GALVANISED)
    mesh.lathe(
        [
            (LEG_RADIUS + 0.062, -0.02),
            (LEG_RADIUS + 0.075, -0.015),
            (LEG_RADIUS + 0.075, 0.015),
            (LEG_RADIUS + 0.062, 0.02),
        ],
        axis + up(-1.2),
        seg=48,
    )
    add_leg_pad(mesh, angle)


def add_leg_pad(mesh: MeshBuilder, angle: float) -> None:
    """Reinforcing plate under the joint of leg and shell, following the sphere."""
    columns, rows = 12, 16
    points = []
    for row in range(rows + 1):
        for column in range(columns + 1):
            edge = column in (0, columns) or row in (0, rows)
            latitude = -0.20 + 0.44 * row / rows
            longitude = angle + 0.105 * (2 * column / columns - 1)
            points.append(on_sphere(latitude, longitude, RADIUS + (0.002 if edge else 0.026)))
    faces = []
    for row in range(rows):
        for column in range(columns):
            corner = row * (columns + 1) + column
            faces.append((corner, corner + 1, corner + columns + 2, corner + columns + 1))
    mesh.material(WHITE)
    mesh.add(points, faces)


def add_brace(mesh: MeshBuilder, start: Vector, end: Vector, inwards: Vector) -> None:
    """Rod between two gussets: forks with pins at the ends, turnbuckle near the foot."""
    axis = (end - start).normalized()
    mesh.material(WHITE)
    for joint, direction in ((start, axis), (end, -axis)):
        mesh.beam(
            joint - direction * 0.28, joint + direction * 0.16, 0.030, 0.34, up=inwards.cross(direction)
        )
    mesh.material(GALVANISED)
    for joint, direction in ((start, axis), (end, -axis)):
        for side in (-0.045, 0.045):
            cheek = joint + inwards * side
            mesh.beam(
                cheek - direction * 0.10, cheek + direction * 0.34, 0.03, 0.15, up=inwards.cross(direction)
            )
        mesh.cylinder(joint - inwards * 0.10, joint + inwards * 0.10, 0.045, 16)
        hex_nut(mesh, joint + inwards * 0.06, inwards, 0.075, 0.04)
        hex_nut(mesh, joint - inwards * 0.06, -inwards, 0.075, 0.04)
        mesh.cylinder(joint + direction * 0.28, joint + direction * 0.46, 0.075, 20, r1=0.055)
    mesh.cylinder(start + axis * 0.3, end - axis * 0.3, 0.042, 16)
    buckle = start + axis * 1.5
    for side in (-0.07, 0.07):
        across = axis.cross(inwards) * side
        mesh.beam(buckle + across - axis * 0.28, buckle + across + axis * 0.28, 0.035, 0.04)
    for side in (-0.28, 0.28):
        mesh.cylinder(buckle + axis * (side - 0.05), buckle + axis * (side + 0.05), 0.10, 6)
        hex_nut(mesh, buckle + axis * side * 1.2, axis * math.copysign(1, side), 0.07, 0.05)


def add_bracing(mesh: MeshBuilder) -> None:
    """Crossed rods between neighbours; the two of a pair pass each other."""
    for leg in range(LEGS):
        near, far = leg_angle(leg), leg_angle(leg + 1)
        inwards = -outward((near + far) / 2)
        along = (outward(far) - outward(near)).normalized()
        left = outward(near) * LEG_AXIS + along * (LEG_RADIUS + 0.27)
        right = outward(far) * LEG_AXIS - along * (LEG_RADIUS + 0.27)
        add_brace(
            mesh, left + up(BRACE_LOW) - inwards * 0.08, right + up(BRACE_HIGH) - inwards * 0.08, inwards
        )
        add_brace(
            mesh, right + up(BRACE_LOW) + inwards * 0.08, left + up(BRACE_HIGH) + inwards * 0.08, inwards
        )


def add_spray_ring(mesh: MeshBuilder, latitude: float, offset: float = 0.42) -> None:
    """Water ring parallel to the equator with nozzles that point at the shell, on brackets."""
    distance = (RADIUS + offset) * math.cos(latitude)
    height = (RADIUS + offset) * math.sin(latitude)
    mesh.material(ALUMINIUM)
    mesh.torus((0, 0, height), distance, 0.055, seg=180, sub=12)
    count = max(24, int(distance * 5))
    for i in range(count):
        angle = (i + 0.3) * 2 * math.pi / count
        pipe = outward(angle) * distance + up(height)
        aim = (on_sphere(latitude, angle) - pipe).normalized()
        mesh.cylinder(pipe, pipe + aim * 0.15, 0.018, 10)
        mesh.cylinder(pipe + aim * 0.13, pipe + aim * 0.19, 0.032, 6)
        mesh.cylinder(pipe + aim * 0.19, pipe + aim * 0.23, 0.014, 12, r1=0.03)
    mesh.material(GALVANISED)
    for i in range(LEGS * 2):
        angle = leg_angle(i / 2 + 0.25)
        pipe = outward(angle) * distance + up(height)
        mesh.beam(pipe, on_sphere(latitude, angle, RADIUS - 0.02), 0.012, 0.07)
        mesh.torus(pipe, 0.062, 0.012, outward(angle + math.pi / 2), 20, 8)


def add_risers(mesh: MeshBuilder) -> None:
    """Two feed lines from the ground to the spray rings, beside legs."""
    mesh.material(ALUMINIUM)
    for longitude in (leg_angle(9) - 0.16, leg_angle(3) + 0.16):
        curve = [on_sphere(-0.75 + 1.5 * i / 30, longitude, RADIUS + 0.50) for i in range(31)]
        mesh.tube(curve, 0.07, 14)
        foot = outward(longitude) * (LEG_AXIS + 1.2)
        mesh.pipe(
            [foot + up(GROUND), foot + up(-5.0), on_sphere(-0.42, longitude, RADIUS + 0.52)],
            0.085,
            20,
            bend=3,
        )
        flange_pair(mesh, foot + up(GROUND + 1.1), (0, 0, 1), 0.085, 8)


def add_tower(mesh: MeshBuilder) -> None:
    """Stair tower of three flights beside the sphere, with a bridge to the landing on the equator."""
    width, length = TOWER_WIDTH, 4.6
    top = GROUND + 3 * FLIGHT
    mesh.material(GALVANISED)
    corners = [TOWER + Vector((x, y, 0)) for x in (0, width) for y in (0, length + 2)]
    for corner in corners:
        mesh.i_beam(corner, corner + up(3 * FLIGHT + 1.1), 0.18, 0.18, 0.016)
        mesh.box(corner + up(0.02), (0.4, 0.4, 0.04))
    for flight in range(3):
        level = TOWER.z + (flight + 1) * FLIGHT
        going = (TOWER.y + 0.8, TOWER.y + length + 0.6)
        start_y, end_y = going if flight % 2 == 0 else going[::-1]
        x = TOWER.x + (0.5 if flight % 2 == 0 else 1.6)
        stair(mesh, (x, start_y, level - FLIGHT), (x, end_y, level), 0.85)
        for y in (TOWER.y, TOWER.y + length + 2):
            mesh.i_beam((TOWER.x, y, level), (TOWER.x + width, y, level), 0.12, 0.2, 0.014)
        for x in (TOWER.x, TOWER.x + width):
            mesh.i_beam((x, TOWER.y, level), (x, TOWER.y + length + 2, level), 0.12, 0.2, 0.014)
            mesh.beam((x, TOWER.y, level - FLIGHT), (x, TOWER.y + length + 2, level), 0.06, 0.06)
        at_far_end = flight % 2 == 0
        add_landing(
            mesh, level, *((length + 0.6, length + 2) if at_far_end else (1.1, 0)), bridged=flight == 2
        )
        north = TOWER.y + length + 2
        mesh.beam((TOWER.x, north, level - FLIGHT), (TOWER.x + width, north, level), 0.06, 0.06)
        mesh.beam((TOWER.x + width, north, level - FLIGHT), (TOWER.x, north, level), 0.06, 0.06)
    bridge = Vector((TOWER.x + width, TOWER.y + length + 1.3, top))
    shell = on_sphere(-0.1, math.atan2(bridge.y, bridge.x), RADIUS + 0.1)
    shell.z = top
    mesh.beam(bridge, shell, 0.9, 0.05)
    across = (shell - bridge).cross(up(1)).normalized() * 0.45
    for side in (across, -across):
        mesh.beam(bridge + side, shell + side, 0.05, 0.2)
        handrail(mesh, [bridge + side, shell + side], post=1.0)


def add_landing(mesh: MeshBuilder, level: float, inner: float, outer: float, bridged: bool) -> None:
    """Landing of the tower with a railing on its open sides; the east one stays open where the bridge begins.

    inner and outer: distances from the south end of the tower.
    """
    west, east = TOWER.x, TOWER.x + TOWER_WIDTH
    near, far = TOWER.y + inner, TOWER.y + outer
    mesh.box(((west + east) / 2, (near + far) / 2, level), (TOWER_WIDTH, abs(outer - inner), 0.04))
    railing = [(west, near, level), (west, far, level), (east, far, level)]
    handrail(mesh, railing if bridged else [*railing, (east, near, level)], post=1.0)


def add_bottom(mesh: MeshBuilder) -> None:
    """Bottom nozzle, shut-off valve with actuator on the product line, and the small water draw-off."""
    line = GROUND + 1.05
    mesh.material(WHITE)
    mesh.lathe(
        [(0.75, -RADIUS + 0.02), (0.76, -RADIUS - 0.01), (0.34, -RADIUS - 0.05), (0.30, -RADIUS - 0.30)],
        (0, 0, 0),
        seg=56,
    )
    flange_pair(mesh, (0, 0, -RADIUS - 0.42), (0, 0, 1), 0.28, 16)
    mesh.material(ALUMINIUM)
    mesh.pipe([(0, 0, -RADIUS - 0.3), (0, 0, line), (0, -16, line)], 0.26, 40, bend=2.6)
    top = ball_valve(mesh, (0, -4.6, line), (0, 1, 0), 0.26, body=PETROL, steel=STEEL)
    actuator(mesh, top, (0, 1, 0), 0.22, ORANGE, STEEL, GREY)
    for side in (-1, 1):
        mesh.material(ALUMINIUM)
        flange(mesh, (0, -4.6 + side * 0.26 * 2.79, line), (0, side, 0), 0.26, nb=16)
    for y in (-2.6, -6.6, -10.6):
        mesh.material(CONCRETE)
        mesh.box((0, y, GROUND + 0.32), (0.8, 0.4, 0.66))
        mesh.material(GALVANISED)
        mesh.box((0, y, line - 0.29), (0.6, 0.34, 0.05))
        mesh.torus((0, y, line), 0.272, 0.013, (0, 1, 0), 40, 8)
    mesh.material(ALUMINIUM)
    mesh.pipe([(0.22, 0, -RADIUS - 0.9), (0.9, 0, -RADIUS - 0.9), (0.9, 0, GROUND + 0.2)], 0.05, 16)
    gate_valve(mesh, (0.9, 0, GROUND + 1.05), (0, 0, 1), 0.05, (1, 0, 0), PETROL, ORANGE, STEEL)
    mesh.material(STEEL)
    bolt_ring(mesh, (0, 0, -RADIUS - 0.11), (0, 0, -1), 0.55, 24, 0.022)


def build_near_sphere(materials: list, shell) -> tuple:
    """Builds the sphere; gives back the shell and the fittings, to be placed."""
    ball = MeshBuilder()
    ball.sphere((0, 0, 0), RADIUS, 200, 100)
    fittings = MeshBuilder()
    for leg in range(LEGS):
        add_foot(fittings, leg_angle(leg))
        add_leg(fittings, leg_angle(leg))
    add_bracing(fittings)
    for latitude in (-0.78, -0.42, 0.32, 0.75):
        add_spray_ring(fittings, latitude)
    add_risers(fittings)
    add_tower(fittings)
    add_bottom(fittings)
    add_crown(fittings)
    return ball.build("near sphere", [shell], 60), fittings.build("near fittings", materials, 35)
