"""A switch locked off: three padlocks on the hasp through its handle, one a person (1 unit = 1 dm)."""

import math

import bpy
from kit import MeshBuilder, View, area_light, emissive, new_material, new_scene, paint, plain, raised_text, scaled, steel_metal, studio
from mathutils import Matrix, Vector

SAMPLES = 64
GRADE = {"ev": 0.25, "contrast": 1.14, "bloom": 0.05, "emitblur": 1}
HASP = -0.40
"""How far in front of the door the hasp hangs (y)."""
RING = Vector((0, HASP, -0.93))
RING_RADIUS = 0.20
HOLES = (-0.31, 0.0, 0.31)
HOLE_Z = RING.z - 0.44
SHACKLE = 0.036
VIEWS = {
    "lockout": View((3.3, -5.0, -0.95), (-0.60, -0.2, -1.30), 52, 0.7, focus=(0.31, HASP - 0.2, -1.95)),
}


def cut(thing: bpy.types.Object, builder: MeshBuilder) -> None:
    """Takes a solid out of an object."""
    cutter = builder.build(f"cutter of {thing.name}", [], 40)
    cutter.hide_render = True
    cutter.display_type = "WIRE"
    boolean = thing.modifiers.new("cut", "BOOLEAN")
    boolean.object = cutter
    boolean.operation = "DIFFERENCE"
    boolean.solver = "EXACT"


def rounded(thing: bpy.types.Object, width: float, segments: int = 3) -> None:
    """Rounds the edges, after what was cut out."""
    bevel = thing.modifiers.new("bevel", "BEVEL")
    bevel.width = width
    bevel.segments = segments
    bevel.limit_method = "ANGLE"
    bevel.angle_limit = math.radians(35)
    bevel.harden_normals = True


def rounded_outline(width: float, height: float, radius: float, steps: int = 8) -> list:
    """A rectangle about the origin with round corners, counter-clockwise."""
    points = []
    for corner, (x, z) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = (corner + step / steps) * math.pi / 2
            points.append(
                (x * (width / 2 - radius) + radius * math.cos(angle), z * (height / 2 - radius) + radius * math.sin(angle))
            )
    return points


def build_cabinet() -> None:
    """Door of a switchboard with its folded edge, and the frame it closes on."""
    coat = paint("cabinet", (0.070, 0.095, 0.103), 0.42, 0.55, 0.5, 1.6, 0.9, rust=0.02, bump=0.10)
    dark = paint("frame of the cabinet", (0.030, 0.045, 0.050), 0.5, 0.6, 0.3, 1.4)
    door = MeshBuilder().box((2.55, 0.10, 0), (8.1, 0.2, 22)).build("door", [coat], 30, bevel=0.035, bseg=4)
    door.name = "door"
    builder = MeshBuilder().box((-1.72, 0.42, 0), (0.34, 0.5, 22)).box((2.5, 1.6, 0), (8.6, 2.2, 22))
    builder.build("frame", [dark], 30, bevel=0.03, bseg=3)
    # A hinge, as doors of this size have three.
    steel = steel_metal("hinge", (0.42, 0.43, 0.44), 0.36)
    hinge = MeshBuilder()
    for z in (1.35, 0.72):
        hinge.cylinder((-1.52, -0.03, z), (-1.52, -0.03, z + 0.56), 0.085, 32)
    hinge.build("hinge", [steel], 30, bevel=0.012, bseg=2)


def build_switch() -> None:
    """The isolator: its plate with screws and marks, the boss, the bar that one turns, the tongue with its hole."""
    plate_coat = paint("plate of the switch", (0.055, 0.060, 0.062), 0.40, 0.5, 0.55, 5, 0.6)
    plate = MeshBuilder().prism(rounded_outline(1.5, 1.5, 0.10), (0, 0, 0.05), (0, -0.05, 0), (1, 0, 0), (0, 0, 1))
    rounded(plate.build("plate", [plate_coat], 30), 0.012)
    steel = steel_metal("screw", (0.46, 0.46, 0.45), 0.34, sc=3)
    screws = MeshBuilder()
    for x in (-0.62, 0.62):
        for z in (-0.57, 0.67):
            screws.lathe([(0.0001, 0.035), (0.05, 0.035), (0.062, 0.02), (0.062, 0)], (x, -0.05 + 0.0, z), (0, -1, 0), 40)
    screws = screws.build("screws", [steel], 30, bevel=0.004)
    slots = MeshBuilder()
    for index, x in enumerate((-0.62, 0.62)):
        for z in (-0.57, 0.67):
            turn = Matrix.Rotation(0.5 + index * 0.9 + z, 3, "Y")
            slots.box((x, -0.085, z), (0.13, 0.03, 0.018), turn)
    cut(screws, slots)
    black = paint("boss of the switch", (0.018, 0.020, 0.021), 0.36, 0.4, 0.25, 6, 0.3, bump=0.03)
    profile = [(0.0001, 0.26), (0.36, 0.26), (0.43, 0.20), (0.45, 0.05), (0.45, 0)]
    MeshBuilder().lathe(profile, (0, -0.05, 0.05), (0, -1, 0), 96).build("boss", [black], 30, bevel=0.012)
    # The bar lies across: off.
    bar = MeshBuilder().prism(rounded_outline(1.16, 0.24, 0.10), (0, -0.28, 0.05), (0, -0.20, 0), (1, 0, 0), (0, 0, 1))
    rounded(bar.build("bar", [black], 30), 0.045, 5)
    white = plain("mark", (0.62, 0.60, 0.56), 0.5)
    MeshBuilder().box((0.43, -0.482, 0.05), (0.20, 0.004, 0.035)).build("pointer", [white])
    raised_text("0", (0.61, -0.052, 0.05), 0.17, white, depth=0.002)
    raised_text("I", (0, -0.052, 0.64), 0.17, white, depth=0.002)
    tongue_steel = steel_metal("tongue", (0.40, 0.41, 0.42), 0.32, brush=(2, 2, 40), sc=2)
    outline = [(0.0, -0.30), (0.0, -0.62), (-0.36, -0.88), (-0.52, -0.88), (-0.58, -0.82), (-0.58, -0.60), (-0.50, -0.52), (-0.28, -0.30)]
    tongue = MeshBuilder().prism(outline, (-0.03, 0, 0.05), (0.06, 0, 0), (0, 1, 0), (0, 0, 1))
    tongue = tongue.build("tongue", [tongue_steel], 30)
    cut(tongue, MeshBuilder().cylinder((-0.3, HASP, RING.z + RING_RADIUS), (0.3, HASP, RING.z + RING_RADIUS), 0.065, 40))
    rounded(tongue, 0.010)


def build_hasp() -> None:
    """Its two leaves, the ring that closes through the tongue, and a hole for each lock."""
    bare = steel_metal("hasp", (0.50, 0.51, 0.52), 0.30, sc=1.2, scratch=0.8, grime=0.12)
    outline = rounded_outline(1.0, 0.46, 0.13)
    for index, (y, lean) in enumerate(((HASP - 0.020, 0.0), (HASP + 0.020, 0.012))):
        leaf = MeshBuilder().prism(outline, (lean, y + 0.016, RING.z - 0.40 - lean), (0, -0.032, 0), (1, 0, 0), (0, 0, 1))
        leaf = leaf.build(f"leaf {index}", [bare], 30)
        holes = MeshBuilder()
        for x in HOLES:
            holes.cylinder((x, y + 0.3, HOLE_Z), (x, y - 0.3, HOLE_Z), 0.062, 40)
        cut(leaf, holes)
        rounded(leaf, 0.007)
    ring = MeshBuilder().torus(RING, RING_RADIUS, 0.034, (0, 1, 0), 96, 24)
    ring.build("ring", [bare], 40)
    rivet = MeshBuilder().lathe([(0.0001, 0.035), (0.045, 0.03), (0.058, 0)], (0, HASP - 0.036, RING.z - 0.26), (0, -1, 0), 40)
    rivet.build("rivet", [bare], 40)


def lock_coat(name: str, colour: tuple) -> bpy.types.Material:
    """Powder coat of a padlock that is carried in a pocket: edges and corners bare, scratched, dusty."""
    material, tree = new_material(name)
    point = tree.position()
    x, y, z = tree.separate(point)
    near = [
        tree.step(tree.math("DIVIDE", tree.math("ABSOLUTE", tree.math("SUBTRACT", value, middle)), half), 0.84, 0.99)
        for value, middle, half in ((x, 0.0, 0.105), (y, 0.0, 0.23), (z, -0.615, 0.25))
    ]
    edge = tree.step(tree.math("ADD", tree.math("ADD", near[0], near[1]), near[2]), 1.15, 1.75)
    coarse = tree.noise(point, 9, 8, 0.72)
    fine = tree.noise(point, 38, 8, 0.7)
    chipped = tree.math("MULTIPLY", edge, tree.step(coarse, 0.46, 0.56))
    bare = chipped
    for turn, stretch in (((0.3, 0.2, 0.9), (50, 1.6, 50)), ((1.2, 0.4, 0.2), (44, 44, 1.4)), ((0.7, 1.0, 0.4), (60, 2.0, 60))):
        scratch = tree.step(tree.noise(tree.mapping(point, rotation=turn, scale=stretch), 1, 2, 0.5), 0.70, 0.735)
        bare = tree.math("MAXIMUM", bare, tree.math("MULTIPLY", scratch, 0.55))
    tone = tree.mix(tree.step(coarse, 0.35, 0.7), scaled(colour, 0.78), colour)
    dust = tree.math("MULTIPLY", tree.step(tree.math("MULTIPLY_ADD", fine, 0.4, tree.math("MULTIPLY", coarse, 0.6)), 0.50, 0.64), 0.5)
    tone = tree.mix(dust, tone, (0.085, 0.072, 0.060))
    tone = tree.mix(bare, tone, (0.42, 0.42, 0.41))
    rough = tree.math("MULTIPLY_ADD", dust, 0.5, 0.34)
    rough = tree.math("ADD", rough, tree.math("MULTIPLY", fine, 0.12))
    height = tree.math("SUBTRACT", tree.math("MULTIPLY", tree.noise(point, 90, 3, 0.5), 0.4), bare)
    tree.principled(tone, rough, bare, tree.bump(height, 0.22, 0.006))
    return material


def build_lock(x: float, coat: bpy.types.Material, turn: float, mark: str) -> None:
    """A padlock hanging from the hole at x, swung by turn about its shackle's middle. @param mark stamped on it"""
    hardened = steel_metal("shackle", (0.60, 0.60, 0.59), 0.16, sc=3, scratch=0.4, grime=0.25)
    brass = steel_metal("cylinder", (0.62, 0.46, 0.20), 0.26, sc=4)
    half = 0.125
    top = HOLE_Z - 0.062 + SHACKLE
    frame = Matrix.Translation((x, HASP, top)) @ Matrix.Rotation(turn, 4, "Z") @ Matrix.Rotation(0.02 + turn * 0.1, 4, "Y")
    curve = [Vector((0, math.sin(angle) * half, math.cos(angle) * half - half)) for angle in [math.pi * (i / 24 - 0.5) for i in range(25)]]
    path = [Vector((0, -half, -half - 0.40)), *curve, Vector((0, half, -half - 0.40))]
    parts = [MeshBuilder().tube(path, SHACKLE, 28).build("shackle", [hardened], 40)]
    body_top, tall, wide, thick = -half - 0.24, 0.50, 0.46, 0.21
    body = MeshBuilder().prism(rounded_outline(wide, tall, 0.07), (-thick / 2, 0, body_top - tall / 2), (thick, 0, 0), (0, 1, 0), (0, 0, 1))
    body = body.build("body of the lock", [coat], 30)
    groove = MeshBuilder()
    for z in (body_top - 0.10, tall and body_top - tall + 0.10):
        groove.box((thick / 2, 0, z), (0.012, 1, 0.010)).box((-thick / 2, 0, z), (0.012, 1, 0.010))
    cut(body, groove)
    rounded(body, 0.020, 4)
    parts.append(body)
    collar = MeshBuilder()
    for y in (-half, half):
        collar.lathe([(SHACKLE + 0.002, 0.012), (0.060, 0.012), (0.066, 0), (0.066, -0.02)], (0, y, body_top), (0, 0, 1), 40)
    parts.append(collar.build("collar", [brass], 40))
    stamp = plain("stamp", (0.02, 0.02, 0.02), 0.7)
    parts.append(raised_text(mark, (thick / 2 + 0.0006, 0, body_top - tall / 2), 0.22, stamp, (0, 1, 0), (0, 0, 1), depth=0.0008))
    for part in parts:
        part.matrix_world = frame @ part.matrix_world


def build_workshop() -> None:
    """Dark hall out of focus behind the cabinet: frames, a warm lamp, two cold ones."""
    builder = MeshBuilder()
    builder.material(0).box((-60, 46, 4), (200, 0.4, 80))
    builder.material(1)
    for x in (-86, -76, -66, -56, -46, -36):
        builder.box((x, 40, 0), (0.9, 0.9, 60))
    builder.material(2)
    for x, z in ((-47.5, 3.6), (-58.5, 2.2)):
        builder.sphere((x, 36, z), 0.22, 24, 12)
    builder.material(3).sphere((-66.0, 38, 4.6), 0.30, 24, 12)
    builder.build(
        "hall",
        [
            plain("wall", (0.020, 0.042, 0.050), 0.7),
            plain("column", (0.040, 0.075, 0.088), 0.6),
            emissive("lamp", (1, 0.66, 0.34), 9),
            emissive("cold lamp", (0.45, 0.85, 1.0), 5),
        ],
        0,
    )


def build_light() -> None:
    """A window at the left, a warm strip low at the right, a cold rim from above behind."""
    studio((0.010, 0.021, 0.027), 1.0)
    middle = Vector((0, HASP, -1.1))
    area_light((-4.2, -4.4, 2.8), middle, 2.6, 470, (0.86, 0.95, 1.0), sy=2.0)
    area_light((4.6, -2.2, -2.6), middle, 1.4, 210, (1.0, 0.50, 0.18), sy=2.6)
    area_light((3.4, -6.5, 2.4), middle, 2.2, 90, (0.88, 0.95, 1.0), sy=1.4)
    area_light((-3.2, 2.4, 2.2), middle, 1.8, 60, (0.20, 0.62, 0.78), sy=2.4)
    area_light((-62, 22, 16), Vector((-60, 44, 2)), 10.0, 6500, (0.30, 0.66, 0.80), sy=6.0)


def build() -> None:
    new_scene(bounces=8)
    build_cabinet()
    build_switch()
    build_hasp()
    petrol = lock_coat("petrol lock", (0.014, 0.066, 0.084))
    orange = lock_coat("orange lock", (0.46, 0.085, 0.010))
    brass = steel_metal("brass lock", (0.55, 0.40, 0.17), 0.28, brush=(2, 40, 2), sc=3, grime=0.45)
    build_lock(HOLES[0], petrol, math.radians(12), "3")
    build_lock(HOLES[1], brass, math.radians(-6), "2")
    build_lock(HOLES[2], orange, math.radians(9), "1")
    build_workshop()
    build_light()
