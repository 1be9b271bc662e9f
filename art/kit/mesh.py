"""Meshes built from solids, along axes and paths. Lengths in the units of the scene, angles in radians."""

import math

import bpy
from mathutils import Vector

from kit.paths import basis, filleted

NEARLY_ZERO = 1e-4  # radius of the middle of a cap: a true zero would make faces without area


class MeshBuilder:
    """Gathers vertices and faces, each face with the slot of its material, and makes one object of them.

    Every solid is appended, and gives the builder back, so that calls can be chained:
    MeshBuilder().material(1).box((0, 0, 1), (2, 2, 2)).build("box", [grey, orange])
    """

    def __init__(self):
        self.vertices = []
        self.faces = []
        self.slots = []
        self.slot = 0

    @property
    def v(self):
        """Short name of `vertices`."""
        return self.vertices

    @v.setter
    def v(self, vertices):
        self.vertices = vertices

    def material(self, slot: int):
        """What is added from now on takes this slot of the materials given to build()."""
        self.slot = slot
        return self

    def add(self, vertices, faces):
        """Vertices (points) and faces (tuples of indices into these vertices, from 0)."""
        first = len(self.vertices)
        self.vertices.extend(tuple(vertex) for vertex in vertices)
        self.faces.extend(tuple(first + index for index in face) for face in faces)
        self.slots.extend([self.slot] * len(faces))
        return self

    def displace(self, moved):
        """Moves every vertex: moved takes and gives back a Vector."""
        self.vertices = [tuple(moved(Vector(vertex))) for vertex in self.vertices]
        return self

    def box(self, centre, size, rot=None):
        """A box of size (x, y, z), turned by the 3×3 matrix rot around its centre."""
        centre = Vector(centre)
        x, y, z = (length / 2 for length in size)
        corners = [Vector((dx, dy, dz)) for dx in (-x, x) for dy in (-y, y) for dz in (-z, z)]
        if rot is not None:
            corners = [rot @ corner for corner in corners]
        return self.add(
            [centre + corner for corner in corners],
            [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)],
        )

    def prism(self, outline, start, along, x=(1, 0, 0), y=(0, 0, 1)):
        """Draws a flat outline from start by the vector along.

        outline: [(a, b) …], the points start + a·x + b·y, counter-clockwise, so that the faces look outwards.
        """
        start, along, x, y = Vector(start), Vector(along), Vector(x), Vector(y)
        count = len(outline)
        ends = [end + x * a + y * b for end in (start, start + along) for a, b in outline]
        faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
        faces += [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
        if x.cross(y).dot(along) < 0:
            faces = [face[::-1] for face in faces]
        return self.add(ends, faces)

    def beam(self, p0, p1, w, h, up=None):
        """A rectangular bar from p0 to p1, w wide and h high; its height lies towards up (see basis)."""
        p0, p1 = Vector(p0), Vector(p1)
        x, y, _ = basis(p1 - p0, up)
        corners = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
        return self.prism(corners, p0, p1 - p0, x, y)

    def i_beam(self, p0, p1, w=0.3, h=0.3, t=0.03, up=None):
        """A rolled I section from p0 to p1: flanges w wide, h high over all, everything t thick."""
        p0, p1 = Vector(p0), Vector(p1)
        x, y, _ = basis(p1 - p0, up)
        half_width, half_height, inside = w / 2, h / 2, h / 2 - t
        outline = [
            (-half_width, -half_height),
            (half_width, -half_height),
            (half_width, -inside),
            (t / 2, -inside),
            (t / 2, inside),
            (half_width, inside),
            (half_width, half_height),
            (-half_width, half_height),
            (-half_width, inside),
            (-t / 2, inside),
            (-t / 2, -inside),
            (-half_width, -inside),
        ]
        return self.prism(outline, p0, p1 - p0, x, y)

    def lathe(self, prof, origin=(0, 0, 0), axis=(0, 0, 1), seg=48, up=None, arc=None, closed=False):
        """Turns the profile [(radius, height along the axis) …] around the axis through origin.

        seg: steps of the turn; arc: (from, to) in radians instead of the whole turn, counted from the x of
        basis(axis, up); closed: the profile is a ring (its end joins its start).
        """
        origin = Vector(origin)
        x, y, z = basis(axis, up)
        length = len(prof)
        start, end = arc or (0, 2 * math.pi)
        turns = seg + 1 if arc else seg
        vertices = []
        for step in range(turns):
            angle = start + (end - start) * step / seg
            outwards = x * math.cos(angle) + y * math.sin(angle)
            vertices += [origin + outwards * radius + z * height for radius, height in prof]
        faces = []
        for step in range(seg):
            here, there = step * length, (step + 1) % turns * length
            for i in range(length if closed else length - 1):
                j = (i + 1) % length
                faces.append((here + i, there + i, there + j, here + j))
        return self.add(vertices, faces)

    def cylinder(self, p0, p1, r, seg=24, cap=True, r1=None):
        """A rod from p0 to p1 of radius r, or a cone to radius r1; cap: closed ends."""
        p0, p1 = Vector(p0), Vector(p1)
        length = (p1 - p0).length
        profile = [(r, 0), (r if r1 is None else r1, length)]
        if cap:
            profile = [(NEARLY_ZERO, 0), *profile, (NEARLY_ZERO, length)]
        return self.lathe(profile, p0, p1 - p0, seg)

    def sphere(self, centre, r, seg=48, rings=24, a0=0.0, a1=math.pi, axis=(0, 0, 1)):
        """A ball of radius r, or the zone of it between the angles a0 and a1 from its lowest point."""
        angles = [a0 + (a1 - a0) * ring / rings for ring in range(rings + 1)]
        profile = [(max(NEARLY_ZERO, r * math.sin(angle)), -r * math.cos(angle)) for angle in angles]
        return self.lathe(profile, centre, axis, seg)

    def torus(self, centre, R, r, axis=(0, 0, 1), seg=64, sub=10, arc=None):
        """A ring of radius R made of rod of radius r; sub: steps around the rod; arc: see lathe."""
        angles = [2 * math.pi * i / sub for i in range(sub)]
        profile = [(R + r * math.cos(angle), r * math.sin(angle)) for angle in angles]
        return self.lathe(profile, centre, axis, seg, arc=arc, closed=True)

    def pipe(self, pts, r, seg=16, bend=2.0, bseg=8, cap=True):
        """A pipe of radius r along the points, its elbows bent to bend × r in bseg steps."""
        return self.tube(filleted(pts, r * bend, bseg), r, seg, cap)

    def tube(self, path, r, seg=16, cap=True):
        """A tube along a path of many points; r: its radius, or a function of the share 0 … 1 of the path."""
        path = [Vector(point) for point in path]
        last = len(path) - 1
        tangents = [(path[min(i + 1, last)] - path[max(i - 1, 0)]).normalized() for i in range(last + 1)]
        x, y, _ = basis(tangents[0])
        vertices = []
        for i, (point, tangent) in enumerate(zip(path, tangents)):
            if i:
                # carry the section along without twist: a fixed "up" would flip where the path is vertical
                x = tangents[i - 1].rotation_difference(tangent) @ x
                x = (x - tangent * x.dot(tangent)).normalized()
                y = tangent.cross(x)
            radius = r(i / last) if callable(r) else r
            for k in range(seg):
                angle = 2 * math.pi * k / seg
                vertices.append(point + (x * math.cos(angle) + y * math.sin(angle)) * radius)
        faces = [
            (i * seg + k, i * seg + (k + 1) % seg, (i + 1) * seg + (k + 1) % seg, (i + 1) * seg + k)
            for i in range(last)
            for k in range(seg)
        ]
        if cap:
            faces += [tuple(range(seg))[::-1], tuple(last * seg + k for k in range(seg))]
        return self.add(vertices, faces)

    def build(self, name, mats, smooth=35, bevel=0, bseg=2, loc=(0, 0, 0)):
        """Makes the object and gives it back.

        mats: the materials of the slots; smooth: edges flatter than so many degrees look round, 0 for
        facets; bevel: width of the rounding of sharp edges, in bseg steps (real edges catch the light).
        """
        mesh = bpy.data.meshes.new(name)
        mesh.from_pydata(self.vertices, [], self.faces)
        for material in mats:
            mesh.materials.append(material)
        mesh.polygons.foreach_set("material_index", self.slots)
        if smooth:
            mesh.polygons.foreach_set("use_smooth", [True] * len(self.faces))
            mesh.use_auto_smooth = True
            mesh.auto_smooth_angle = math.radians(smooth)
        mesh.validate()
        mesh.update()
        built = bpy.data.objects.new(name, mesh)
        built.location = loc
        bpy.context.scene.collection.objects.link(built)
        if bevel:
            round_edges(built, bevel, bseg)
        return built


def round_edges(target: bpy.types.Object, width: float, segments: int) -> None:
    """Rounds the edges sharper than 40 degrees. @param width of the rounding"""
    rounding = target.modifiers.new("bevel", "BEVEL")
    rounding.width = width
    rounding.segments = segments
    rounding.limit_method = "ANGLE"
    rounding.angle_limit = math.radians(40)
    rounding.harden_normals = True


def repeat(parts: list[bpy.types.Object], name: str, place: tuple[float, float, float]) -> None:
    """Shows objects once more, as a group moved by place."""
    group = bpy.data.collections.new(name)
    for part in parts:
        group.objects.link(part)
    copy = bpy.data.objects.new(f"second {name}", None)
    copy.instance_type = "COLLECTION"
    copy.instance_collection = group
    copy.location = place
    bpy.context.scene.collection.objects.link(copy)


def instance(original, loc=(0, 0, 0), rotz=0, scale=1, name=None, M=None):
    """A second object with the mesh and modifiers of the original. Gives it back.

    loc: its place; rotz: its turn around the vertical in radians; scale: one factor or three; M: a 4×4 matrix
    that replaces these.
    """
    # Not original.copy(): renamed copies do not all get their own names, which Cycles draws "Random" from.
    other = bpy.data.objects.new(name or f"{original.name}_i", original.data)
    bpy.context.scene.collection.objects.link(other)
    for modifier in original.modifiers:
        copy_settings(modifier, other.modifiers.new(modifier.name, modifier.type))
    if M is not None:
        other.matrix_world = M
    else:
        other.location = loc
        other.rotation_euler = (0, 0, rotz)
        other.scale = scale if hasattr(scale, "__len__") else (scale,) * 3
    return other


def copy_settings(source, target):
    """Gives a modifier the settings of another of its type."""
    for setting in source.bl_rna.properties:
        if not setting.is_readonly and setting.identifier not in ("name", "type"):
            setattr(target, setting.identifier, getattr(source, setting.identifier))
