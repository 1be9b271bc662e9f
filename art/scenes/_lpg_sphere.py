"""LPG sphere on columns, as seen across a site: shell, legs, bracing, deluge rings, stair, pipes (metres).

Every part is drawn around the centre of the sphere: the ground is at z = -CENTRE_HEIGHT.
"""

import math

from kit import MeshBuilder, flange, flange_pair, handrail, ladder, new_material
from mathutils import Matrix, Vector

RADIUS = 9.0
CENTRE_HEIGHT = 11.6
LEGS = 11
LEG_RADIUS = 0.46

# Slots of the list of materials that the scene hands over.
GALVANISED, WHITE, GREY, ALUMINIUM, ORANGE, CONCRETE = range(6)


def on_sphere(latitude: float, longitude: float, radius: float = RADIUS) -> Vector:
    """Point at a latitude and longitude in radians."""
    return Vector(
        (
            radius * math.cos(latitude) * math.cos(longitude),
            radius * math.cos(latitude) * math.sin(longitude),
            radius * math.sin(latitude),
        )
    )


def outward(angle: float) -> Vector:
    """Horizontal unit vector at an angle in radians."""
    return Vector((math.cos(angle), math.sin(angle), 0))


def up(height: float) -> Vector:
    return Vector((0, 0, height))


def shell_material():
    """White paint with weld seams between the petals and streaks run down from the crown."""
    material, nodes = new_material("sphere shell")
    position = nodes.position()
    axes = nodes.node("ShaderNodeSeparateXYZ", {0: position})
    longitude = nodes.math("DIVIDE", nodes.math("ARCTAN2", axes.outputs[1], axes.outputs[0]), 2 * math.pi)
    latitude = nodes.math(
        "DIVIDE", nodes.math("ARCSINE", nodes.math("DIVIDE", axes.outputs[2], RADIUS)), math.pi
    )

    def seam(coordinate, count, width, offset=0.0):
        turns = nodes.math("ADD", nodes.math("MULTIPLY", coordinate, count), offset + 8.0)
        distance = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", nodes.math("FRACT", turns), 0.5))
        return nodes.step(distance, width, width * 0.35)

    # The meridian seams stop where the crown and bottom caps begin.
    between_caps = nodes.step(nodes.math("ABSOLUTE", latitude), 0.37, 0.369)
    meridians = nodes.math("MULTIPLY", seam(longitude, 20, 0.020), between_caps)
    seams = nodes.math("MAXIMUM", meridians, seam(latitude, 4.2, 0.012, 0.1))
    streaks = nodes.noise(
        nodes.node(
            "ShaderNodeCombineXYZ",
            {0: nodes.math("MULTIPLY", longitude, 150.0), 1: nodes.math("MULTIPLY", latitude, 3.0), 2: 0.0},
        ).outputs[0],
        1,
        6,
        0.65,
    )
    large = nodes.noise(position, 0.22, 8, 0.6)
    fine = nodes.noise(position, 3, 8, 0.65)
    below_crown = nodes.math("ADD", latitude, nodes.math("MULTIPLY", large, 0.25))
    run_off = nodes.math("MULTIPLY", nodes.step(streaks, 0.5, 0.75), nodes.step(below_crown, 0.42, -0.05))
    colour = nodes.mix(nodes.step(large, 0.3, 0.7), (0.60, 0.61, 0.60), (0.74, 0.74, 0.72))
    colour = nodes.mix(nodes.math("MULTIPLY", run_off, 0.38), colour, (0.20, 0.16, 0.12))
    colour = nodes.mix(nodes.math("MULTIPLY", seams, 0.45), colour, (0.36, 0.36, 0.36))
    colour = nodes.mix(nodes.math("MULTIPLY", nodes.step(fine, 0.6, 0.8), 0.14), colour, (0.25, 0.2, 0.15))
    relief = nodes.math("ADD", nodes.math("MULTIPLY", seams, 1.0), nodes.math("MULTIPLY", large, 1.2))
    nodes.principled(colour, nodes.math("MULTIPLY_ADD", fine, 0.2, 0.30), 0.0, nodes.bump(relief, 0.35, 0.06))
    return material


def add_legs(mesh: MeshBuilder) -> None:
    """Columns with their fireproof feet, and crossed rods between neighbours."""

    def axis(index):
        return outward(2 * math.pi * (index + 0.5) / LEGS) * (RADIUS - 0.12)

    for index in range(LEGS):
        leg = axis(index)
        neighbour = axis(index + 1)
        mesh.material(WHITE)
        mesh.cylinder(leg + up(-CENTRE_HEIGHT), leg + up(0.9), LEG_RADIUS, 28)
        mesh.sphere(leg + up(0.9), LEG_RADIUS, 20, 10)
        mesh.material(CONCRETE)
        mesh.cylinder(leg + up(-CENTRE_HEIGHT), leg + up(-CENTRE_HEIGHT + 1.0), 0.75, 8)
        mesh.material(WHITE)
        mesh.cylinder(leg + up(-CENTRE_HEIGHT + 1.0), leg + up(-CENTRE_HEIGHT + 1.08), 0.7, 24)
        mesh.material(GALVANISED)
        for start, end in ((-CENTRE_HEIGHT + 1.6, -1.6), (-1.6, -CENTRE_HEIGHT + 1.6)):
            mesh.cylinder(leg + up(start), neighbour + up(end), 0.075, 10)


def add_deluge(mesh: MeshBuilder) -> None:
    """Spray rings around the shell and the risers that feed them."""
    mesh.material(ALUMINIUM)
    for latitude in (0.30, 0.62, 0.92, 1.2, -0.35):
        mesh.torus(
            (0, 0, RADIUS * math.sin(latitude) * 1.045 + 0.1),
            RADIUS * math.cos(latitude) * 1.045,
            0.07,
            seg=96,
            sub=8,
        )
    for longitude in (1.0, 2.6, 4.2, 5.6):
        mesh.tube([on_sphere(-0.5 + 1.75 * i / 24, longitude, RADIUS * 1.052) for i in range(25)], 0.085, 10)


def add_crown(mesh: MeshBuilder) -> None:
    """Platform at the top with its railing, the manhole and the relief valves."""
    floor = RADIUS + 0.9
    mesh.material(GALVANISED)
    mesh.lathe([(1.0, 0), (3.1, 0), (3.1, 0.12), (1.0, 0.12)], (0, 0, floor), seg=40, closed=True)
    railing = [outward(i * math.pi / 12) * 3.05 + up(floor + 0.1) for i in range(24)]
    handrail(mesh, railing, closed=True, post=0.9, r=0.03)
    for i in range(8):
        foot = outward(i * math.pi / 4) * 2.8
        mesh.cylinder(foot + up(floor - 0.7), foot + up(floor), 0.06, 8)
    mesh.material(GREY)
    mesh.cylinder((0, 0, RADIUS - 0.2), (0, 0, RADIUS + 1.5), 0.5, 24)
    flange(mesh, (0, 0, RADIUS + 1.5), (0, 0, 1), 0.5, nb=12)
    for x, y, height in ((0.9, 0.6, 3.2), (-0.8, 0.7, 3.5), (0.1, -1.0, 2.2)):
        mesh.material(ALUMINIUM)
        mesh.cylinder((x, y, RADIUS - 0.2), (x, y, RADIUS + height), 0.13, 14)
        mesh.material(ORANGE)
        mesh.box((x, y, RADIUS + 1.3), (0.4, 0.4, 0.5))


def add_stair(mesh: MeshBuilder) -> None:
    """Stair hugging the shell from the equator to the crown, its landing and the ladder below it."""
    first_latitude, last_latitude = -0.05, 1.22
    first_longitude, last_longitude = 3.6, 6.05
    steps = 62

    def tread(step):
        """Direction, distance from the axis and height of the inner edge of a step."""
        share = (step + 0.5) / steps
        latitude = first_latitude + (last_latitude - first_latitude) * share
        longitude = first_longitude + (last_longitude - first_longitude) * share
        inner = (RADIUS + 0.25) * math.cos(latitude) + 0.15
        return longitude, outward(longitude), inner, (RADIUS + 0.25) * math.sin(latitude)

    mesh.material(GALVANISED)
    for step in range(steps):
        longitude, direction, inner, height = tread(step)
        turned = Matrix.Rotation(longitude, 3, "Z")
        mesh.box(direction * (inner + 0.45) + up(height), (0.95, 0.34, 0.035), turned)
        if step % 3 or step >= steps - 3:
            continue
        _, next_direction, next_inner, next_height = tread(step + 3)
        post = direction * (inner + 0.93) + up(height)
        next_post = next_direction * (next_inner + 0.93) + up(next_height)
        mesh.cylinder(post, post + up(1.05), 0.025, 6)
        mesh.cylinder(post + up(1.05), next_post + up(1.05), 0.025, 6)
        mesh.cylinder(post + up(0.55), next_post + up(0.55), 0.02, 6)
        mesh.beam(post, next_post, 0.03, 0.22)
        mesh.beam(direction * inner + up(height), next_direction * next_inner + up(next_height), 0.03, 0.22)
    landing = on_sphere(first_latitude, first_longitude, RADIUS + 0.9)
    turned = Matrix.Rotation(first_longitude, 3, "Z")
    mesh.box(landing - up(0.1), (2.0, 2.2, 0.08), turned)
    away = outward(first_longitude)
    ladder(
        mesh,
        Vector((landing.x, landing.y, -CENTRE_HEIGHT)) + away * 0.9,
        landing + up(1) + away * 0.9,
        away,
    )


def add_outlet(mesh: MeshBuilder) -> None:
    """Product line under the sphere, with its bottom valve."""
    line = -CENTRE_HEIGHT + 0.9
    mesh.material(ALUMINIUM)
    mesh.pipe([(0, 0, -RADIUS), (0, 0, line), (0, -14, line)], 0.28, 20)
    flange_pair(mesh, (0, -6, line), (0, 1, 0), 0.28)
    flange_pair(mesh, (0, 0, -RADIUS - 0.7), (0, 0, 1), 0.28)
    mesh.material(ORANGE)
    mesh.box((0, -7.2, line + 0.1), (0.9, 0.9, 0.9))
    mesh.material(ALUMINIUM)
    mesh.cylinder((0, -7.2, line + 0.5), (0, -7.2, line + 1.7), 0.12, 12)
    mesh.torus((0, -7.2, line + 1.7), 0.4, 0.04, seg=24)


def build_sphere(materials: list, shell) -> tuple:
    """Builds one sphere with its centre at the origin; gives back the shell and the fittings, to be placed."""
    ball = MeshBuilder()
    ball.sphere((0, 0, 0), RADIUS, 128, 64)
    fittings = MeshBuilder()
    add_legs(fittings)
    add_deluge(fittings)
    add_crown(fittings)
    add_stair(fittings)
    add_outlet(fittings)
    return ball.build("sphere", [shell], 60), fittings.build("sphere fittings", materials, 35)
