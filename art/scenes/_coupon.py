"""One welded test coupon on a dark bench, its light and its camera: shared by the macro_*.py scenes.

1 unit = 10 cm. The weld lies along x at y = 0; the faces of the two plates, 12 mm thick, are at z = 0.
Compass angles are in degrees, 0 along x, 90 along y; those of lamps are counted from the camera.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass

import bpy
import numpy as np
from kit import MeshBuilder, NodeTree, View, area_light, new_material, studio
from mathutils import Vector
from scenes._girth_weld import flap_disc_marks, tinted_steel
from scenes.step_wedge import granite_material

LENGTH, WIDTH, THICKNESS = 3.2, 1.7, 0.12
HALF_WIDTH, CROWN = 0.098, 0.016
"""Half the width of the bead, and its height."""
RIPPLE = 0.0145
GROUND = 0.56
"""How far from the weld the plates are ground bright; mill scale lies beyond."""

SERIES_GRADE = {"ev": 0.15, "contrast": 1.16, "sat": 1.05, "bloom": 0.05, "hicomp": 0.7}


def noise2(x: np.ndarray, y: np.ndarray | float, seed: int) -> np.ndarray:
    """Smooth noise from -1 to 1, one cell a unit."""
    x, y = np.broadcast_arrays(np.asarray(x, float), np.asarray(y, float))
    column, row = np.floor(x).astype(np.int64), np.floor(y).astype(np.int64)

    def drawn(i, j):
        mixed = (i * 374761393 + j * 668265263 + seed * 1442695041) & 0xFFFFFFFF
        mixed = ((mixed ^ (mixed >> 13)) * 1274126177) & 0xFFFFFFFF
        return (mixed ^ (mixed >> 16)) / 2**31 - 1

    def faded(share):
        return share**3 * (share * (share * 6 - 15) + 10)

    across, along = faded(x - column), faded(y - row)
    lower = drawn(column, row) * (1 - across) + drawn(column + 1, row) * across
    upper = drawn(column, row + 1) * (1 - across) + drawn(column + 1, row + 1) * across
    return lower * (1 - along) + upper * along


def eased(share):
    """A smooth step from 0 to 1."""
    share = np.clip(share, 0, 1)
    return share * share * (3 - 2 * share)


def ripple_at(x, side):
    """Where a point of the bead lies within its ripple (0 to 1), and the ripple's number."""
    place = (x + 0.062 * np.abs(side) ** 2.1) / RIPPLE
    place = place + 0.7 * noise2(x * 9, 3.5, 1) + 0.35 * noise2(x * 30, side * 2.5, 2) + 0.2 * noise2(x * 70, side * 9, 9)
    return place - np.floor(place), np.floor(place)


def half_width(x):
    """Half the width of the bead: it bulges with every ripple."""
    share, number = ripple_at(x, np.ones_like(x))
    return HALF_WIDTH * (
        1 + 0.035 * np.sin(np.pi * share) + 0.03 * noise2(number * 1.3, 5.5, 3) + 0.03 * noise2(x * 5, 2.5, 4)
    )


def drift(x):
    """Where the middle of the bead lies."""
    return 0.007 * noise2(x * 2.6, 7.5, 5)


def side_at(x, y):
    """Where a point lies across the bead: -1 and 1 at its toes."""
    return (y - drift(x)) / half_width(x)


def toe(x, which: int):
    """y of a toe: which is -1 for the one at negative y, else 1."""
    x = np.asarray(x, float)
    return drift(x) + which * half_width(x)


def bead_height(x, y):
    """The frozen ripples: round crests, narrow valleys; below 0 beside the bead."""
    side = side_at(x, y)
    profile = np.maximum(0, 1 - side * side) ** 0.72
    share, number = ripple_at(x, np.clip(side, -1, 1))
    crest = (1 - (2 * share - 1) ** 2) ** 0.7 * (0.6 + 0.4 * share)
    lines = np.sin(share * 4 * np.pi + number) * 0.06 * (1 - share)
    depth = 0.0019 * (1 + 0.55 * noise2(number * 1.7, 2.5, 6)) * (0.75 + 0.5 * noise2(x * 14, side * 3, 10))
    crown = CROWN * (1 + 0.08 * noise2(x * 4, 1.5, 7))
    return profile * (crown + depth * (crest + lines - 0.7)) - 0.003 + 0.0004 * noise2(x * 90, y * 90, 8)


def top_height(x, y):
    """Height of the coupon's upper face."""
    return np.maximum(0.0, bead_height(x, y))


def stepped(*stretches: tuple[float, float, float]) -> np.ndarray:
    """Places along an axis from stretches (from, to, step)."""
    parts = [np.linspace(a, b, max(2, round((b - a) / step)), endpoint=False) for a, b, step in stretches]
    return np.concatenate([*parts, [stretches[-1][1]]])


def grid_mesh(name, points, material, attributes=None, smooth=True, sharp=40) -> bpy.types.Object:
    """An object of a grid of points (rows × columns × 3), with float attributes (rows × columns)."""
    rows, columns = points.shape[:2]
    corner = np.arange(rows * columns).reshape(rows, columns)
    faces = np.stack([corner[:-1, :-1], corner[1:, :-1], corner[1:, 1:], corner[:-1, 1:]], -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new(name)
    mesh.vertices.add(rows * columns)
    mesh.vertices.foreach_set("co", points.astype(np.float32).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.astype(np.int32).ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 4, dtype=np.int32))
    mesh.polygons.foreach_set("use_smooth", np.full(len(faces), smooth))
    mesh.use_auto_smooth = sharp < 180
    mesh.auto_smooth_angle = math.radians(sharp)
    for key, values in (attributes or {}).items():
        mesh.attributes.new(key, "FLOAT", "POINT").data.foreach_set(
            "value", values.astype(np.float32).ravel()
        )
    mesh.materials.append(material)
    mesh.update()
    mesh.validate()
    built = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(built)
    return built


def sheet(name, xs, ys, height: Callable, material, attributes=None, sharp=180) -> bpy.types.Object:
    """A surface over the grid of xs and ys; height and each attribute: a function of the two arrays."""
    x, y = np.meshgrid(xs, ys, indexing="ij")
    values = {key: function(x, y) for key, function in (attributes or {}).items()}
    return grid_mesh(name, np.stack([x, y, height(x, y)], -1), material, values, sharp=sharp)


def build_coupon(
    material,
    fine=(-0.9, 0.9),
    height: Callable = top_height,
    step=0.0011,
    attributes=None,
    fine_y=(-0.14, 0.14),
) -> None:
    """The two plates and the bead in one mesh with chamfered edges.

    fine, fine_y: where it is modelled finely; attributes: more of them.

    Attributes: "bead" (1 on it), "side" (see side_at), "near" and "far": distance beyond the toes at -y and +y.
    """
    x_end, y_end, chamfer = LENGTH / 2, WIDTH / 2, 0.006
    xs = stepped((-x_end + chamfer, fine[0], 0.006), (*fine, step), (fine[1], x_end - chamfer, 0.006))
    ys = stepped(
        (-y_end + chamfer, fine_y[0] - 0.12, 0.02),
        (fine_y[0] - 0.12, fine_y[0], 0.003),
        (*fine_y, step),
        (fine_y[1], fine_y[1] + 0.12, 0.003),
        (fine_y[1] + 0.12, y_end - chamfer, 0.02),
    )

    def with_edges(places, end):
        places = np.concatenate([[-end, -end], places, [end, end]])
        drops = np.zeros_like(places)
        drops[[0, -1]], drops[[1, -2]] = -THICKNESS, -chamfer
        return places, drops

    xs, x_drops = with_edges(xs, x_end)
    ys, y_drops = with_edges(ys, y_end)
    x, y = np.meshgrid(xs, ys, indexing="ij")
    z = height(x, y) + np.minimum(*np.meshgrid(x_drops, y_drops, indexing="ij"))
    side = side_at(x, y)
    more = {name: function(x, y) for name, function in (attributes or {}).items()}
    attributes = {
        "bead": np.clip((1.03 - np.abs(side)) / 0.04, 0, 1),
        "side": side,
        "near": toe(x, -1) - y,
        "far": y - toe(x, 1),
        **more,
    }
    grid_mesh("coupon", np.stack([x, y, z], -1), material, attributes)


def attribute(tree: NodeTree, name: str):
    """The value of a mesh's attribute."""
    return tree.node("ShaderNodeAttribute", attribute_name=name).outputs["Fac"]


@dataclass
class Surface:
    """What a principled shader needs, so that layers can be laid one over another."""

    colour: object
    rough: object
    metal: object
    normal: object = None
    coat: object = 0.0
    coat_rough: float = 0.04
    spec: object = 0.5

    def cover(self, tree: NodeTree, share, colour, rough, metal=0.0) -> None:
        """Lays another substance over a share of the surface."""
        self.colour = tree.mix(share, self.colour, colour)
        self.rough = tree.mix(share, self.rough, rough)
        self.metal = tree.mix(share, self.metal, metal)

    def raise_by(self, tree: NodeTree, height, strength, distance) -> None:
        """Adds a bump."""
        self.normal = tree.bump(height, strength, distance, self.normal)

    def finish(self, tree: NodeTree):
        """Makes it the material; gives back the shader."""
        return tree.principled(
            self.colour, self.rough, self.metal, self.normal, self.spec, self.coat, self.coat_rough
        )


def bead_surface(tree: NodeTree, point):
    """Colour, roughness and fine relief of the bead: straw on the crests, violet and blue at its sides."""
    fine = tree.noise(point, 60, 6, 0.6)
    broad = tree.noise(tree.scale(point, (5, 9, 5)), 1, 5, 0.6)
    from_middle = tree.math("ABSOLUTE", attribute(tree, "side"))
    uneven = tree.math("MULTIPLY_ADD", broad, 0.7, -0.2)
    heat = tree.math("ADD", tree.math("MULTIPLY", from_middle, 0.62), uneven)
    colour = tree.ramp(
        heat,
        [
            (0.10, (0.56, 0.54, 0.50)),
            (0.36, (0.58, 0.50, 0.38)),
            (0.54, (0.46, 0.36, 0.29)),
            (0.68, (0.30, 0.27, 0.34)),
            (0.82, (0.24, 0.30, 0.37)),
            (1.0, (0.36, 0.38, 0.40)),
        ],
    )
    soot = tree.math("MULTIPLY", tree.step(tree.noise(point, 150, 4, 0.6), 0.62, 0.76), 0.25)
    return tree.mix(soot, colour, (0.07, 0.06, 0.06)), tree.math("MULTIPLY_ADD", fine, 0.30, 0.26), fine


def mill_scale(tree: NodeTree, surface):
    """Colour and roughness of the blue-grey skin of rolled steel, with its rust."""
    cloud = tree.noise(surface, 5, 8, 0.65)
    specks = tree.noise(surface, 55, 6, 0.7)
    colour = tree.ramp(
        cloud, [(0.3, (0.022, 0.026, 0.030)), (0.55, (0.050, 0.055, 0.060)), (0.75, (0.085, 0.08, 0.075))]
    )
    rusty = tree.math("MULTIPLY", tree.step(specks, 0.58, 0.70), 0.7)
    return tree.mix(rusty, colour, (0.11, 0.045, 0.018)), tree.math("MULTIPLY_ADD", cloud, 0.3, 0.28), specks


def steel_surface(tree: NodeTree, tint=0.55) -> Surface:
    """The bare coupon: bead, ground steel with the colours of heat (tint: how strong), mill scale."""
    point = tree.position(True)
    x, y, _ = tree.separate(point)
    # The disc went along the weld: its marks are drawn out along x.
    surface = tree.combine(x, y)
    from_weld = tree.math("ABSOLUTE", y)
    large = tree.noise(surface, 2.5, 6, 0.6)
    fine = tree.noise(surface, 30, 8, 0.65)
    first, marks = flap_disc_marks(tree, surface)
    steel = tinted_steel(tree, surface, from_weld, marks, large)
    steel = tree.mix(
        tint, tree.mix(tree.step(marks, 0.38, 0.7), (0.58, 0.58, 0.58), (0.30, 0.30, 0.305)), steel
    )
    rough = tree.math("ADD", tree.math("MULTIPLY_ADD", marks, 0.50, 0.05), tree.math("MULTIPLY", fine, 0.10))
    edge = tree.math("ADD", from_weld, tree.math("MULTIPLY_ADD", large, 0.22, -0.11))
    edge = tree.math("ADD", edge, tree.math("MULTIPLY_ADD", first, 0.10, -0.05))
    scaled = tree.step(edge, GROUND - 0.01, GROUND + 0.02)
    scale_colour, scale_rough, specks = mill_scale(tree, surface)
    built = Surface(steel, rough, 1.0)
    built.cover(tree, scaled, scale_colour, scale_rough, 0.35)
    on_bead = attribute(tree, "bead")
    bead_colour, bead_rough, bead_fine = bead_surface(tree, point)
    built.cover(tree, on_bead, bead_colour, bead_rough, 1.0)
    # Grinding leaves the toes dark.
    near_toe = tree.step(
        tree.math("ABSOLUTE", tree.math("SUBTRACT", tree.math("ABSOLUTE", attribute(tree, "side")), 1.02)),
        0.07,
        0.0,
    )
    built.colour = tree.mix(tree.math("MULTIPLY", near_toe, 0.55), built.colour, (0.05, 0.05, 0.055))
    ground = tree.math("MULTIPLY", marks, tree.math("SUBTRACT", 1.0, on_bead))
    relief = tree.math("ADD", tree.math("MULTIPLY", ground, 0.6), tree.math("MULTIPLY", fine, 0.1))
    relief = tree.math("ADD", relief, tree.math("MULTIPLY", bead_fine, tree.math("MULTIPLY", on_bead, 0.15)))
    relief = tree.math(
        "ADD", relief, tree.math("MULTIPLY", scaled, tree.math("MULTIPLY_ADD", specks, 0.6, 0.5))
    )
    built.raise_by(tree, relief, 0.24, 0.006)
    return built


def coupon_material(layers: Callable[[NodeTree, Surface], None] | None = None, tint=0.55):
    """The coupon's material; layers: lays what a method needs over the steel."""
    material, tree = new_material("coupon")
    surface = steel_surface(tree, tint)
    if layers:
        layers(tree, surface)
    surface.finish(tree)
    return material


def build_bench() -> None:
    """The surface plate on which the coupon lies."""
    MeshBuilder().box((0, 0, -THICKNESS - 0.5), (40, 40, 1)).build("bench", [granite_material()], 0)


def compass(degrees: float, elevation: float = 0.0) -> Vector:
    """The unit vector at a compass angle and a height above the horizon."""
    angle, height = math.radians(degrees), math.radians(elevation)
    return Vector((math.cos(angle) * math.cos(height), math.sin(angle) * math.cos(height), math.sin(height)))


def macro_view(
    subject, from_where, elevation, distance, lens=90, fstop=2.0, at=(0.56, 0.5), focus=None, **more
):
    """A View of the subject from a compass angle; at: where it lies, as shares of the width and the height."""
    subject = Vector(subject)
    return View(
        tuple(subject + compass(from_where, elevation) * distance),
        tuple(subject),
        lens,
        fstop,
        focus=tuple(focus or subject),
        shift=(0.5 - at[0], (at[1] - 0.5) * 9 / 16),
        **more,
    )


def add_lamp(from_where, middle, name, turn, height, distance, size, power, colour) -> None:
    """A lamp of the rig: turn and height are its compass angle from the camera and its elevation, in degrees."""
    middle = Vector(middle)
    place = middle + compass(from_where + turn, height) * distance
    area_light(place, middle, size[0], power, colour, sy=size[1], name=f"lamp {name}")


def light_rig(
    from_where,
    middle=(0, 0, 0),
    key=1.0,
    cool=1.0,
    rim=1.0,
    front=1.0,
    glint=0.0,
    key_at=(128, 17),
    cool_at=(-112, 34),
    rim_at=(-158, 14),
    front_at=(35, 38),
    warmth=(1.0, 0.55, 0.23),
) -> None:
    """The one light of the series: a warm strip raking from behind, a cool softbox, a teal rim, a thin glint.

    from_where: compass angle of the camera. key, cool, rim, front, glint: factors of the lamps; …_at: turn from
    the camera to its right, and elevation; warmth: colour of the key.
    """
    studio((0.006, 0.016, 0.021), 1.0)
    lamps = (
        ("key", *key_at, 2.1, (1.4, 0.45), 46 * key, warmth),
        ("cool", *cool_at, 3.0, (2.6, 0.9), 42 * cool, (0.84, 0.94, 1.0)),
        ("rim", *rim_at, 3.2, (1.8, 0.8), 26 * rim, (0.20, 0.60, 0.76)),
        ("front", *front_at, 3.2, (1.6, 1.6), 12 * front, (1.0, 0.84, 0.68)),
        ("glint", 168, 50, 2.6, (1.5, 0.10), 12 * glint, (0.85, 0.95, 1.0)),
    )
    for name, turn, height, distance, size, power, colour in lamps:
        if power:
            add_lamp(from_where, middle, name, turn, height, distance, size, power, colour)
