"""Shapes several scenes share beyond the kit: prisms, lofts, placing."""

import math

from kit import MeshBuilder
from mathutils import Matrix, Vector


def prism(builder: MeshBuilder, outline: list, low: float, high: float, frame: Matrix | None = None) -> None:
    """Flat outline [(a, b) …] pushed from low to high along its normal; frame: where (a, b, height) stands."""
    frame = frame or Matrix()
    following = [*outline[1:], outline[0]]
    if sum(p[0] * q[1] - q[0] * p[1] for p, q in zip(outline, following)) < 0:
        outline = outline[::-1]
    count = len(outline)
    points = [frame @ Vector((a, b, height)) for height in (low, high) for a, b in outline]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    builder.add(points, [tuple(range(count))[::-1], tuple(range(count, 2 * count)), *sides])


def upright(x: float = 0, y: float = 0, z: float = 0, side: bool = True) -> Matrix:
    """Frame for an outline drawn in a vertical plane: side on (y, z) pushed along x, or facing (x, z) along -y."""
    columns = ((0, 1, 0), (0, 0, 1), (1, 0, 0)) if side else ((1, 0, 0), (0, 0, 1), (0, -1, 0))
    frame = Matrix(columns).transposed().to_4x4()
    frame.translation = (x, y, z)
    return frame


def loft(builder: MeshBuilder, sections: list, corner: float = 4, segments: int = 48) -> None:
    """Closed body through horizontal sections (x, y, z, half width, half depth): superellipses of that exponent."""
    rings = []
    for x, y, z, half_width, half_depth in sections:
        for i in range(segments):
            angle = 2 * math.pi * (i + 0.5) / segments
            cosine, sine = math.cos(angle), math.sin(angle)
            rings.append(
                (
                    x + half_width * math.copysign(abs(cosine) ** (2 / corner), cosine),
                    y + half_depth * math.copysign(abs(sine) ** (2 / corner), sine),
                    z,
                )
            )
    faces = [
        (
            level * segments + i,
            level * segments + (i + 1) % segments,
            (level + 1) * segments + (i + 1) % segments,
            (level + 1) * segments + i,
        )
        for level in range(len(sections) - 1)
        for i in range(segments)
    ]
    last = (len(sections) - 1) * segments
    caps = [tuple(range(segments))[::-1], tuple(range(last, last + segments))]
    builder.add(rings, [*faces, *caps])


def standing(x: float, y: float, z: float = 0, turn: float = 0) -> Matrix:
    """Placing: moved to the point and turned about the vertical (degrees)."""
    return Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(turn), 4, "Z")
