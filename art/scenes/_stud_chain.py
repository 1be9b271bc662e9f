"""Stud-link mooring chain: the link, and a length of it dropped and left to settle by physics.

Lengths in metres. A common link of bar diameter d is 6 d long and 3.6 d wide; links pull at a pitch of 4 d.
"""

import math

import bpy
from mathutils import Matrix, Quaternion, Vector

from kit import MeshBuilder

PITCH = 4.0
HALF_STRAIGHT = 1.2
END_RADIUS = 1.3
FRAMES = 130


def centreline(diameter: float, steps: int) -> list[Vector]:
    """Closed oval of a link's bar in its own x (length), y (width) plane."""
    points = []
    for sign in (1, -1):
        for i in range(steps):
            angle = -math.pi / 2 + math.pi * i / (steps - 1)
            x = sign * (HALF_STRAIGHT + END_RADIUS * math.cos(angle))
            y = sign * END_RADIUS * math.sin(angle)
            points.append(Vector((x, y, 0)) * diameter)
    return points


def resampled(points: list[Vector], count: int) -> list[Vector]:
    """The same closed line with its points at even distances."""
    closed = [*points, points[0]]
    reached = [0.0]
    for a, b in zip(closed[:-1], closed[1:]):
        reached.append(reached[-1] + (b - a).length)
    result = []
    index = 0
    for i in range(count):
        wanted = reached[-1] * i / count
        while reached[index + 1] < wanted:
            index += 1
        share = (wanted - reached[index]) / max(1e-9, reached[index + 1] - reached[index])
        result.append(closed[index].lerp(closed[index + 1], share))
    return result


def link_mesh(diameter: float, material) -> bpy.types.Object:
    """One link, hidden far away, to be instanced: bar with the upset of its flash weld, and the stud."""
    builder = MeshBuilder()
    around, sides = 112, 28
    line = resampled(centreline(diameter, 28), around)
    weld = Vector((0.0, -END_RADIUS * diameter, 0.0))
    points = []
    for i, point in enumerate(line):
        along = (line[(i + 1) % around] - line[i - 1]).normalized()
        outward = Vector((along.y, -along.x, 0))
        distance = (point - weld).length / diameter
        radius = diameter * (0.5 + 0.022 * math.exp(-((distance / 0.10) ** 2)))
        for k in range(sides):
            angle = 2 * math.pi * k / sides
            points.append(point + (outward * math.cos(angle) + Vector((0, 0, math.sin(angle)))) * radius)
    faces = [
        (
            i * sides + k,
            i * sides + (k + 1) % sides,
            (i + 1) % around * sides + (k + 1) % sides,
            (i + 1) % around * sides + k,
        )
        for i in range(around)
        for k in range(sides)
    ]
    builder.add(points, faces)
    span = 0.92 * diameter
    stud = [
        (0.52, -1.0),
        (0.44, -0.82),
        (0.34, -0.55),
        (0.29, -0.2),
        (0.29, 0.2),
        (0.34, 0.55),
        (0.44, 0.82),
        (0.52, 1.0),
    ]
    builder.lathe([(r * diameter, h * span) for r, h in stud], axis=(0, 1, 0), seg=24)
    return builder.build("link", [material], 80, loc=(0, 0, -50))


def oriented(position: Vector, tangent: Vector, roll: float) -> Matrix:
    """A link at a place of the path, its length along the tangent, rolled about it from lying flat."""
    along = tangent.normalized()
    across = Vector((0, 0, 1)).cross(along)
    across = across.normalized() if across.length > 1e-4 else Vector((0, 1, 0))
    upward = along.cross(across)
    turn = Quaternion(along, roll)
    axes = Matrix((along, turn @ across, turn @ upward)).transposed().to_4x4()
    return Matrix.Translation(position) @ axes


def places_along(path: list[Vector], pitch: float) -> list[tuple[Vector, Vector]]:
    """Points and tangents at an even pitch along a polyline."""
    places = []
    carried = 0.0
    for a, b in zip(path[:-1], path[1:]):
        length = (b - a).length
        while carried <= length:
            places.append((a.lerp(b, carried / length), (b - a).normalized()))
            carried += pitch
        carried -= length
    return places


def body(name: str, shape: str, kind: str, size: tuple[float, float, float]) -> bpy.types.Object:
    """An object of the simulation: a box, whose bounds its shape takes. Never scaled: Bullet ignores that of children."""
    mesh = bpy.data.meshes.new("bounds")
    corners = [
        (x * size[0], y * size[1], z * size[2]) for x in (-0.5, 0.5) for y in (-0.5, 0.5) for z in (-0.5, 0.5)
    ]
    mesh.from_pydata(
        corners, [], [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    )
    made = bpy.data.objects.new(name, mesh)
    world = bpy.context.scene.rigidbody_world
    bpy.context.scene.collection.objects.link(made)
    world.collection.objects.link(made)
    made.rigid_body.type = kind
    made.rigid_body.collision_shape = shape
    made.rigid_body.friction = 0.8
    made.rigid_body.restitution = 0.0
    made.rigid_body.use_margin = True
    made.rigid_body.collision_margin = 0.0
    return made


def capsule(parent: bpy.types.Object, start: Vector, end: Vector, diameter: float) -> None:
    """A piece of bar of a compound link."""
    length = (end - start).length + diameter
    piece = body("piece", "CAPSULE", "ACTIVE", (diameter, diameter, length))
    piece.parent = parent
    piece.rotation_mode = "QUATERNION"
    piece.rotation_quaternion = (end - start).to_track_quat("Z", "Y")
    piece.location = (start + end) / 2


def compound_link(diameter: float, placed: Matrix) -> bpy.types.Object:
    link = body("link body", "COMPOUND", "ACTIVE", (6 * diameter, 3.6 * diameter, diameter))
    link.rigid_body.mass = 30
    link.rigid_body.linear_damping = 0.25
    link.rigid_body.angular_damping = 0.45
    link.rotation_mode = "QUATERNION"
    link.matrix_world = placed
    line = resampled(centreline(diameter, 24), 14)
    for i, point in enumerate(line):
        capsule(link, point, line[(i + 1) % len(line)], diameter * 0.985)
    reach = Vector((0, END_RADIUS * diameter, 0))
    capsule(link, -reach, reach, diameter * 0.6)
    return link


def settle(path: list[Vector], diameter: float, obstacles=()) -> list[Matrix]:
    """Lets the chain laid along a path fall on the ground z = 0 and come to rest; where each link then is."""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.collection = bpy.data.collections.new("simulated")
    world.substeps_per_frame = 24
    world.solver_iterations = 30
    world.point_cache.frame_end = FRAMES
    ground = body("ground body", "BOX", "PASSIVE", (40, 40, 1))
    ground.location = (0, 0, -0.5)
    links = []
    for i, (position, tangent) in enumerate(places_along(path, PITCH * diameter * 0.985)):
        roll = math.pi / 4 if i % 2 else -math.pi / 4
        links.append(compound_link(diameter, oriented(position, tangent, roll)))
    for frame in range(1, FRAMES + 1):
        scene.frame_set(frame)
    settled = [link.matrix_world.copy() for link in links]
    for made in list(world.collection.objects):
        bpy.data.objects.remove(made)
    bpy.ops.rigidbody.world_remove()
    return settled
