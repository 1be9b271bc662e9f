"""What high-voltage sites are made of: lattice masts and hanging wires (metres)."""

from kit import MeshBuilder, basis
from mathutils import Vector


def lattice(
    mesh: MeshBuilder, foot, head, foot_width: float, head_width: float, bay: float, thickness: float
) -> None:
    """Square lattice mast between two points; bay: height of one cross."""
    foot, head = Vector(foot), Vector(head)
    x, y, z = basis(head - foot)
    length = (head - foot).length
    bays = max(2, round(length / bay))

    def corner(level, sides):
        share = level / bays
        half = (foot_width + (head_width - foot_width) * share) / 2
        return foot + z * (length * share) + x * (sides[0] * half) + y * (sides[1] * half)

    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    for sides in corners:
        mesh.beam(corner(0, sides), corner(bays, sides), thickness, thickness, up=x)
    for level in range(bays):
        for face in range(4):
            left, right = corners[face], corners[(face + 1) % 4]
            low, high = (left, right) if (level + face) % 2 else (right, left)
            mesh.beam(corner(level, low), corner(level + 1, high), thickness * 0.6, thickness * 0.35)
            if level % 2 == 0:
                mesh.beam(corner(level, left), corner(level, right), thickness * 0.6, thickness * 0.35)


def wire(mesh: MeshBuilder, start, end, sag: float, radius: float) -> None:
    """Conductor that hangs between two points; sag in metres at the middle."""
    start, end = Vector(start), Vector(end)
    count = 22
    path = []
    for i in range(count + 1):
        share = i / count
        path.append(start.lerp(end, share) - Vector((0, 0, sag * 4 * share * (1 - share))))
    mesh.tube(path, radius, 8)
