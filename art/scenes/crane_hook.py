"""The hook block of a bridge crane in a dark hall. Lengths in metres; z = 0 is the throat of the hook."""

import math

from mathutils import Matrix, Vector

from kit import (
    MeshBuilder,
    View,
    add_hall_window,
    add_high_bay,
    area_light,
    catmull_rom,
    concrete,
    hall_wall,
    hex_nut,
    lamp_glow,
    lit_floor,
    new_material,
    new_scene,
    paint,
    plain,
    raised_text,
    steel_metal,
    studio,
    window_light,
)

AXLE = 1.62  # height of the axle of the sheaves
SHEAVES = (-0.33, -0.12, 0.12, 0.33)  # where they stand along the axle
SHEAVE_RADIUS = 0.60
FRONT = -0.485  # y of the front of the nearest plate
# Height and half width of a side plate, from its foot up.
PLATE_OUTLINE = [(0.78, 0.28), (1.25, 0.62), (1.75, 0.66), (2.25, 0.48)]

ROPE_X = 0.56  # where the middle of a rope leaves its sheave, to each side
ROPE_START = 1.60
ROPE_LENGTH = 4.73
ROPE_LEAN = 0.012  # of ROPE_X, a metre: the ropes draw together towards the trolley
LAY = 11.0  # turn of the strands in radians a metre
STRANDS = 6
STRAND_CIRCLE, STRAND_RADIUS = 0.030, 0.0285
WIRES = 9
WIRE_CIRCLE, WIRE_RADIUS = 0.0212, 0.0074
WIRE_LAY = 24.0  # against the strands, so that the wires lie along the rope (ordinary lay)


def striped_paint():
    """Yellow plate with black stripes below, chipped at the edges to primer, rust and steel."""
    material, tree = new_material("stripe")
    point = tree.position()
    x, _, z = tree.separate(point)
    stripes = tree.math("FRACT", tree.math("MULTIPLY", tree.math("ADD", x, z), 2.9))
    black = tree.math("MULTIPLY", tree.math("GREATER_THAN", stripes, 0.5), tree.math("LESS_THAN", z, 1.58))
    fine = tree.noise(point, 9, 9, 0.7)
    patches = tree.noise(point, 2.5, 8, 0.7)
    edges = tree.math(
        "MULTIPLY", tree.edge_wear(0.03, 4), tree.step(tree.noise(point, 14, 8, 0.7), 0.40, 0.52)
    )
    worn = tree.math("MAXIMUM", edges, tree.math("MULTIPLY", tree.step(patches, 0.60, 0.635), 0.9))
    colour = tree.mix(black, (0.80, 0.24, 0.012), (0.018, 0.018, 0.019))
    colour = tree.mix(tree.math("MULTIPLY", tree.step(fine, 0.52, 0.75), 0.45), colour, (0.06, 0.04, 0.03))
    bare = tree.ramp(
        fine, [(0.35, (0.05, 0.025, 0.015)), (0.55, (0.17, 0.065, 0.025)), (0.7, (0.35, 0.33, 0.31))]
    )
    height = tree.math("ADD", tree.math("MULTIPLY", fine, 0.3), tree.math("MULTIPLY", worn, -0.8))
    tree.principled(
        tree.mix(worn, colour, bare),
        tree.math("MULTIPLY_ADD", fine, 0.3, 0.25),
        tree.math("MULTIPLY", worn, 0.5),
        tree.bump(height, 0.3, 0.012),
    )
    return material


def forged_steel():
    """Black forge scale, handled and greasy, rubbed bright in the saddle where slings lie."""
    material, tree = new_material("forged")
    point = tree.position()
    x, y, z = tree.separate(point)
    large = tree.noise(point, 1.8, 8, 0.6)
    scale_ = tree.noise(point, 7, 10, 0.7)
    fine = tree.noise(point, 34, 8, 0.7)
    colour = tree.mix(tree.step(large, 0.32, 0.68), (0.020, 0.023, 0.026), (0.046, 0.044, 0.041))
    colour = tree.mix(tree.math("MULTIPLY", tree.step(scale_, 0.52, 0.66), 0.6), colour, (0.075, 0.046, 0.028))
    rusty = tree.step(tree.math("MULTIPLY_ADD", fine, 0.35, tree.math("MULTIPLY", scale_, 0.65)), 0.585, 0.635)
    colour = tree.mix(tree.math("MULTIPLY", rusty, 0.75), colour, (0.15, 0.055, 0.02))
    bowl = tree.vector_math("DISTANCE", tree.combine(x, 0.0, z), (0.0, 0.0, -0.33))
    saddle = tree.math("MULTIPLY", tree.step(bowl, 0.40, 0.27), tree.step(z, -0.28, -0.46))
    ragged = tree.math("MULTIPLY_ADD", scale_, 0.9, tree.math("MULTIPLY", saddle, 0.75))
    bright = tree.step(ragged, 0.72, 0.98)
    bright = tree.math("MULTIPLY", bright, tree.step(saddle, 0.02, 0.25))
    colour = tree.mix(bright, colour, (0.30, 0.285, 0.265))
    roughness = tree.math("MULTIPLY_ADD", scale_, 0.34, 0.24)
    roughness = tree.math("MULTIPLY_ADD", bright, -0.06, roughness)
    height = tree.math("ADD", tree.math("MULTIPLY", scale_, 0.6), tree.math("MULTIPLY", fine, 0.25))
    height = tree.math("MULTIPLY_ADD", bright, -0.25, height)
    tree.principled(colour, roughness, bright, tree.bump(height, 0.34, 0.014))
    return material


def hook_radius(share: float) -> float:
    """Half thickness of the hook at a share (0 to 1) of its length, from the shank to the point."""
    known = [
        (0, 0.14),
        (0.18, 0.145),
        (0.3, 0.16),
        (0.45, 0.205),
        (0.62, 0.225),
        (0.78, 0.18),
        (0.9, 0.12),
        (0.97, 0.075),
        (1, 0.03),
    ]
    for (start, thick), (end, thin) in zip(known, known[1:]):
        if share <= end:
            eased = (share - start) / (end - start)
            return thick + (thin - thick) * eased * eased * (3 - 2 * eased)
    return known[-1][1]


def build_hook(forged):
    """The forged hook: a section that swells in the bend, a little flatter than round."""
    bend = [
        (0.46 * math.cos(math.radians(angle)), 0, -0.35 + 0.46 * math.sin(math.radians(angle)))
        for angle in (30, 5, -25, -55, -85, -115, -145, -172)
    ]
    shank = [(0, 0, 0.95), (0, 0, 0.70), (0.02, 0, 0.45), (0.20, 0, 0.16)]
    point = [(-0.50, 0, -0.14), (-0.60, 0, 0.03)]
    hook = MeshBuilder().tube(catmull_rom(shank + bend + point, 12), hook_radius, 40)
    hook = hook.build("hook", [forged], 80)
    hook.scale = (1, 0.74, 1)
    rounding = hook.modifiers.new("rounding", "SUBSURF")
    rounding.levels = rounding.render_levels = 1


def build_latch(steel):
    """The safety latch across the throat, on its pin."""
    latch = MeshBuilder()
    latch.pipe([(0.17, -0.02, 0.10), (-0.40, -0.02, -0.03), (-0.47, -0.02, -0.05)], 0.035, 16)
    latch.box((-0.16, -0.02, 0.03), (0.5, 0.11, 0.03), Matrix.Rotation(-0.22, 3, "Y"))
    latch.cylinder((0.19, -0.16, 0.11), (0.19, 0.16, 0.11), 0.05, 24)
    hex_nut(latch, (0.19, -0.165, 0.11), (0, -1, 0), 0.075, 0.05)
    latch.build("latch", [steel], 35, bevel=0.006)


def build_trunnion(steel):
    """The nut of the shank and the cross piece it turns in."""
    trunnion = MeshBuilder()
    trunnion.lathe(
        [(0.145, 0.58), (0.25, 0.58), (0.27, 0.60), (0.27, 0.80), (0.25, 0.82), (0.145, 0.82)], seg=64
    )
    trunnion.box((0, 0, 0.98), (0.62, 0.62, 0.30))
    trunnion.cylinder((0, -0.52, 0.98), (0, 0.52, 0.98), 0.12, 40)
    trunnion.build("trunnion", [steel], 35, bevel=0.02, bseg=3)


def build_plates(striped):
    """The two side plates and the one between the pairs of sheaves."""
    right = [(width, height) for height, width in PLATE_OUTLINE]
    left = [(-width, height) for height, width in reversed(PLATE_OUTLINE)]
    for y, thickness in ((-0.46, 0.05), (0.46, 0.05), (0, 0.04)):
        plate = MeshBuilder().prism(right + left, (0, y + thickness / 2, 0), (0, -thickness, 0))
        plate.build("plate", [striped], 30, bevel=0.035, bseg=4)


def build_sheaves(forged, steel):
    """Four grooved sheaves, their axle with its cover, and the bolts of the plates."""
    block = MeshBuilder()
    rim = SHEAVE_RADIUS
    half = [(0.12, 0.07), (rim - 0.06, 0.07), (rim, 0.085), (rim + 0.01, 0.06), (rim - 0.085, 0.02)]
    profile = [(radius, -height) for radius, height in half] + half[::-1]
    for y in SHEAVES:
        block.material(0).lathe(profile, (0, y, AXLE), (0, 1, 0), 96)
    block.material(1).cylinder((0, -0.56, AXLE), (0, 0.56, AXLE), 0.13, 48)
    cover = [(0.13, 0), (0.20, 0), (0.205, 0.01), (0.205, 0.03), (0.195, 0.04), (0.12, 0.04)]
    cover += [(0.115, 0.055), (0.001, 0.055)]
    block.lathe(cover, (0, FRONT, AXLE), (0, -1, 0), 64)
    for i in range(6):
        angle = i * math.pi / 3 + 0.2
        screw = (0.158 * math.cos(angle), -0.525, AXLE + 0.158 * math.sin(angle))
        hex_nut(block, screw, (0, -1, 0), 0.024, 0.02)
    for x, z in ((-0.42, 2.08), (0.42, 2.08), (-0.47, 1.18), (0.47, 1.18), (0, 0.98)):
        block.cylinder((x, -0.55, z), (x, 0.5, z), 0.04, 20)
        washer = [(0.09, 0), (0.085, 0.012), (0.001, 0.012)]
        block.lathe(washer, (x, FRONT - 0.002, z), (0, -1, 0), 32)
        hex_nut(block, (x, -0.50, z), (0, -1, 0), 0.07, 0.055)
    block.build("sheaves", [forged, steel], 35, bevel=0.004)


def rope_line(y: float, step: float = 0.016) -> list[tuple[Vector, Vector, float]]:
    """The middle of one rope: down on the right, around the sheave, up on the left.

    Gives points, the direction away from the block's middle there, and lengths from the start of the rope.
    """
    bend = ROPE_X * math.pi
    total = 2 * ROPE_LENGTH + bend
    line = []
    for i in range(int(total / step) + 1):
        length = i * step
        if ROPE_LENGTH <= length <= ROPE_LENGTH + bend:
            angle = -(length - ROPE_LENGTH) / ROPE_X
            outwards = Vector((math.cos(angle), 0, math.sin(angle)))
            line.append((Vector((0, y, ROPE_START)) + outwards * ROPE_X, outwards, length))
        else:
            side = 1 if length < ROPE_LENGTH else -1
            height = ROPE_LENGTH - length if side > 0 else length - ROPE_LENGTH - bend
            x = side * ROPE_X * (1 - ROPE_LEAN * height)
            line.append((Vector((x, y, ROPE_START + height)), Vector((side, 0, 0)), length))
    return line


def build_ropes(wire_steel):
    """Four wire ropes, each of strands, each of wires: close up, a smooth strand looks like plastic."""
    across = Vector((0, 1, 0))
    for y in SHEAVES:
        line = rope_line(y)
        rope = MeshBuilder()
        for strand in range(STRANDS):
            turn = strand * 2 * math.pi / STRANDS
            middles = []
            for point, outwards, length in line:
                angle = turn - LAY * length
                away = outwards * math.cos(angle) + across * math.sin(angle)
                middles.append((point + away * STRAND_CIRCLE, outwards, length))
            rope.tube([point for point, _, _ in middles], STRAND_RADIUS - WIRE_RADIUS, 6, cap=False)
            for wire in range(WIRES):
                wire_turn = wire * 2 * math.pi / WIRES
                path = []
                for point, outwards, length in middles:
                    angle = wire_turn + WIRE_LAY * length
                    away = outwards * math.cos(angle) + across * math.sin(angle)
                    path.append(point + away * WIRE_CIRCLE)
                rope.tube(path, WIRE_RADIUS, 5, cap=False)
        rope.build("rope", [wire_steel], 80)


def build_rating_plate():
    """The plate with the safe working load."""
    plate = MeshBuilder().box((0, -0.493, 1.30), (0.50, 0.012, 0.16))
    plate.build("rating plate", [plain("rating plate", (0.72, 0.72, 0.70), 0.45)], 30, bevel=0.006)
    ink = plain("ink", (0.02, 0.02, 0.02), 0.5)
    raised_text("SWL 25 t", (0, -0.501, 1.262), 0.105, ink, align_y="TOP_BASELINE")


def build_hall():
    """Trusses, columns, lamps and windows of the hall, and the crane's girder, far out of focus."""
    hall = MeshBuilder()
    for i in range(9):
        y = 9 + i * 6
        hall.material(0)
        hall.beam((-16, y, 7), (16, y, 7), 0.5, 0.3)
        for x in range(-15, 16, 3):
            hall.beam((x, y, 7), (x + 1.5, y, 8.6), 0.18, 0.18)
            hall.beam((x + 1.5, y, 8.6), (x + 3, y, 7), 0.18, 0.18)
        hall.beam((-16, y, 8.6), (16, y, 8.6), 0.3, 0.2)
        for x in (-14, 14):
            hall.i_beam((x, y, -4), (x, y, 7), 0.7, 0.7, 0.06)
        if i in (1, 3, 5):
            for x in (-9, 3) if i == 3 else (-9, -3, 3, 9):
                add_high_bay(hall, (x, y + 1, 6.2), 0.15, 1, 0)
        if i % 2:
            for x in (-13.4, 13.4):
                add_hall_window(hall, (x, y + 2, 1.6), 4.4, 2.9, 2, 0, (2, 3), 0.24)
    hall.material(3).beam((-14, 26, 4.6), (14, 26, 4.6), 1.1, 1.4)
    hall.box((0, 70, 0), (40, 0.2, 30))
    for x in (-14.2, 14.2):
        hall.box((x, 35, 3), (0.3, 90, 16))
    hall.material(4).box((0, 35, -4.2), (60, 90, 0.2))
    pools = [(x, y) for y in (16, 28, 40) for x in (-9, 3)] + [(x, y) for y in (17, 29) for x in (-12, 12)]
    floor = concrete("floor of the hall", (0.14, 0.14, 0.135), 0.8, joints=6, wet=0.4)
    lit_floor(floor, pools, 7.5, (1, 0.74, 0.46), 0.55)
    materials = [
        hall_wall("steel of the hall", (0.03, 0.06, 0.07), 0.25),
        lamp_glow("lamps", (1, 0.72, 0.44), 30),
        window_light("windows", 0.1, 3.1, 0.95, 0.97),
        hall_wall("walls", (0.035, 0.06, 0.07)),
        floor,
    ]
    hall.build("hall", materials, 0)


def light_hook():
    """For the whole hook: a large cool softbox, an orange kicker, a teal rim, two weak fills from below."""
    middle = (0, 0, 0.9)
    area_light((-3.0, -2.6, 3.2), middle, 2.6, 330, (0.80, 0.93, 1.0), sy=1.2, name="hook key")
    area_light((3.6, 1.6, 1.6), middle, 1.6, 620, (1, 0.50, 0.18), sy=2.6, name="hook kicker")
    area_light((-3.4, 2.4, 0.4), middle, 1.4, 260, (0.16, 0.62, 0.80), sy=2.6, name="rim")
    area_light((1.2, -3.6, -1.6), middle, 2.4, 60, (1, 0.75, 0.5), name="hook fill")
    area_light((-0.6, -3.2, 0.2), (0, 0, -0.2), 1.6, 60, (0.8, 0.93, 1.0), name="hook fill")


def light_block():
    """For the block from its side: the softbox where no plate mirrors it, the kicker along the sheaves."""
    middle = (0, 0, 1.3)
    area_light((-1.6, -2.0, 4.4), middle, 2.2, 300, (0.80, 0.93, 1.0), sy=1.0, name="block key")
    area_light((3.4, 2.4, 2.2), middle, 1.2, 260, (1, 0.50, 0.18), sy=2.6, name="block kicker")
    area_light((2.6, -1.6, -1.2), middle, 1.6, 60, (0.55, 0.85, 1.0), name="block fill")
    bend = (0, 0, -0.4)
    area_light((-2.7, -0.9, 0.1), bend, 0.6, 75, (0.80, 0.93, 1.0), sy=2.0, name="block key of the hook")
    area_light((2.2, 1.0, 0.0), bend, 0.5, 330, (1, 0.50, 0.18), sy=2.0, name="block kicker of the hook")


def build() -> None:
    """Builds the hook block, its hall and its light."""
    new_scene()
    forged = forged_steel()
    striped = striped_paint()
    wire_steel = steel_metal("wire", (0.34, 0.33, 0.32), 0.38, None, 10, 0, grime=0.8)
    steel = steel_metal("steel", (0.60, 0.60, 0.60), 0.26, None, 6, 0.7)
    build_hook(forged)
    build_latch(steel)
    build_trunnion(steel)
    build_plates(striped)
    build_sheaves(forged, steel)
    build_ropes(wire_steel)
    build_rating_plate()
    build_hall()
    studio((0.010, 0.022, 0.028), 1.0)
    light_hook()
    light_block()


SAMPLES = 80
GRADE = {"ev": 0.1, "contrast": 1.12, "bloom": 0.06, "emitblur": 1}
VIEWS = {
    "crane-hook": View(
        (-1.25, -6.9, 0.05), (-1.12, 0, 0.60), 41, 0.25, focus=(0, -0.42, 0.9), hide=("block ",)
    ),
    "crane-block": View(
        (3.0, -4.5, -0.30), (-0.72, -0.48, 0.37), 35, 0.35, focus=(0.35, -0.45, 0.5), hide=("hook ",)
    ),
}
