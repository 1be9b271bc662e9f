"""Forklift truck parked in the aisle of a high-bay warehouse, low sun through the dock door (metres)."""

import math
import random

from kit import MeshBuilder, View, area_light, emissive, instance, new_material, new_scene, paint, plain, sky
from mathutils import Matrix
from scenes._forklift_truck import build_truck
from scenes._shapes import standing

SAMPLES = 36
GRADE = {
    "ev": 0.25,
    "contrast": 1.14,
    "hicomp": 1.0,
    "bloom": 0.08,
    "petrol": 0.15,
    "haze": (0.030, (0.060, 0.070, 0.072), 0.6, 0.0),
}
CAMERA = (-1.75, -4.9, 0.78)
VIEWS = {"forklift": View(CAMERA, (-0.50, 0.6, 1.06), 40, 1.2, focus=(-0.1, -0.1, 1.0))}

AISLE = (-2.35, 2.75)  # faces of the racking
DOOR_Y, DOOR_X, DOOR_WIDTH, DOOR_HEIGHT = 15.0, 1.25, 4.2, 4.9
BAY, LEVEL, DEPTH = 2.80, 1.72, 1.10


def floor_material():
    """Polished concrete: cloudy, joints, tyre marks along the aisle, worn painted lines, shine that comes and goes."""
    material, nodes = new_material("floor")
    place = nodes.position(True)
    parts = nodes.node("ShaderNodeSeparateXYZ", {0: place})
    cloud = nodes.noise(place, 0.55, 9, 0.65)
    fine = nodes.noise(place, 11, 8, 0.7)
    skid = nodes.noise(nodes.scale(place, (4.0, 0.16, 1)), 1, 6, 0.6, 0.5)
    colour = nodes.mix(nodes.step(cloud, 0.3, 0.7), (0.105, 0.108, 0.108), (0.185, 0.183, 0.176))
    colour = nodes.mix(nodes.math("MULTIPLY", fine, 0.25), colour, (0.25, 0.245, 0.235))
    colour = nodes.mix(nodes.step(skid, 0.56, 0.74, 0.0, 0.65), colour, (0.035, 0.035, 0.035))

    def near(value, centre: float, half: float):
        """1 where the value is within half of the centre, 0 elsewhere."""
        distance = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", value, centre))
        return nodes.step(distance, half - 0.003, half + 0.003, 1.0, 0.0)

    line = nodes.math(
        "MAXIMUM",
        near(parts.outputs[0], AISLE[0] + 0.38, 0.05),
        near(parts.outputs[0], AISLE[1] - 0.38, 0.05),
    )
    worn = nodes.step(nodes.noise(place, 3.5, 9, 0.72), 0.36, 0.50)
    colour = nodes.mix(nodes.math("MULTIPLY", line, worn), colour, (0.36, 0.28, 0.075))
    share = nodes.math("FRACT", nodes.math("MULTIPLY", parts.outputs[1], 1 / 4.5))
    joint = nodes.math("MAXIMUM", near(share, 0.5, 0.0045), near(parts.outputs[0], 0.2, 0.006))
    colour = nodes.mix(joint, colour, (0.03, 0.03, 0.03))
    speck = nodes.noise(place, 75, 4, 0.7)
    colour = nodes.mix(nodes.step(speck, 0.60, 0.72, 0.0, 0.35), colour, (0.045, 0.044, 0.042))
    colour = nodes.mix(nodes.step(speck, 0.40, 0.28, 0.0, 0.25), colour, (0.30, 0.29, 0.27))
    scuffs = nodes.noise(nodes.mapping(place, rotation=(0, 0, 0.35), scale=(14, 0.9, 1)), 1, 5, 0.65)
    colour = nodes.mix(nodes.step(scuffs, 0.60, 0.70, 0.0, 0.45), colour, (0.030, 0.029, 0.028))
    drips = nodes.math("ADD", nodes.voronoi(place, 1.1), nodes.math("MULTIPLY_ADD", fine, 0.10, -0.05))
    oil = nodes.step(drips, 0.11, 0.07)
    colour = nodes.mix(nodes.math("MULTIPLY", oil, 0.75), colour, (0.018, 0.016, 0.014))
    rough = nodes.math("MULTIPLY_ADD", nodes.step(cloud, 0.35, 0.65), 0.08, 0.25)
    rough = nodes.math("ADD", rough, nodes.math("MULTIPLY", fine, 0.10))
    rough = nodes.math("MULTIPLY_ADD", oil, -0.10, rough)
    height = nodes.math("SUBTRACT", nodes.math("MULTIPLY", cloud, 0.6), nodes.math("MULTIPLY", joint, 0.5))
    nodes.principled(colour, rough, 0.0, nodes.bump(height, 0.04, 0.02), spec=0.45)
    return material


def carton_material():
    """Brown board, each box of its own tone, tape along the top."""
    material, nodes = new_material("carton")
    place = nodes.position()
    own = nodes.node("ShaderNodeObjectInfo").outputs["Random"]
    fine = nodes.noise(place, 5, 7, 0.65)
    colour = nodes.mix(own, (0.150, 0.092, 0.052), (0.235, 0.165, 0.105))
    colour = nodes.mix(nodes.math("MULTIPLY", fine, 0.35), colour, (0.09, 0.06, 0.04))
    nodes.principled(colour, 0.75, 0.0, nodes.bump(fine, 0.15, 0.01))
    return material


def film_material():
    """Stretch film round a load: pale, creased, shiny."""
    material, nodes = new_material("film")
    place = nodes.position()
    crease = nodes.noise(nodes.scale(place, (3, 3, 16)), 1, 6, 0.65, 0.8)
    colour = nodes.mix(nodes.step(crease, 0.35, 0.65), (0.09, 0.11, 0.115), (0.22, 0.245, 0.245))
    nodes.principled(colour, 0.22, 0.0, nodes.bump(crease, 0.5, 0.02))
    return material


def pallet(builder: MeshBuilder, foot: float = 0.0) -> None:
    """Euro pallet, 0.8 m along the face of the rack (y), 1.2 m deep (x), standing at the height of its foot."""
    for x in (-0.55, 0, 0.55):
        for y in (-0.33, 0, 0.33):
            builder.box((x, y, foot + 0.06), (0.10, 0.13, 0.078))
    for y in (-0.33, 0, 0.33):
        builder.box((0, y, foot + 0.011), (1.2, 0.10, 0.022))
    for i in range(5):
        builder.box((0, -0.328 + i * 0.164, foot + 0.133), (1.2, 0.135, 0.022))
    for x in (-0.55, 0, 0.55):
        builder.box((x, 0, foot + 0.110), (0.12, 0.80, 0.022))


def load_kinds(source: random.Random) -> list:
    """Loads on their pallets: cartons in layers, wrapped block, crates, drums, half load, bare pallets."""
    wood = paint("pallet wood", (0.165, 0.110, 0.062), 0.8, 0.6, 0, 3, 0.6, bump=0.15)
    carton, film = carton_material(), film_material()
    crate = paint("crate", (0.020, 0.072, 0.088), 0.5, 0.3, 0, 4, 0.3)
    drum = paint("drum", (0.030, 0.045, 0.052), 0.34, 0.3, 0.3, 4, 0.5)
    kinds = []

    def finish(name: str, builder: MeshBuilder, bevel: float) -> None:
        """Keeps the mesh as a model, out of sight."""
        built = builder.build(name, [wood, carton, film, crate, drum], 35, bevel=bevel)
        built.location = (0, 0, -50)
        kinds.append(built)

    for name, layers, height in (("cartons", 4, 0.29), ("cartons low", 2, 0.33), ("cartons tall", 3, 0.42)):
        load = MeshBuilder()
        pallet(load)
        load.material(1)
        for layer in range(layers):
            across = 2 if layer % 2 else 3
            for i in range(across):
                for j in range(2):
                    depth, width = 1.16 / across, 0.385
                    x, y = -0.58 + depth * (i + 0.5), -0.195 + 0.39 * j
                    jitter = source.uniform(-0.012, 0.012)
                    load.box(
                        (x + jitter, y + jitter, 0.146 + height * (layer + 0.5)),
                        (depth - 0.008, width - 0.006, height - 0.005),
                    )
        finish(name, load, 0.006)
    wrapped = MeshBuilder()
    pallet(wrapped)
    wrapped.material(2).box((0, 0, 0.146 + 0.58), (1.17, 0.79, 1.16))
    finish("wrapped", wrapped, 0.035)
    crates = MeshBuilder()
    pallet(crates)
    crates.material(3)
    for layer in range(4):
        for y in (-0.2, 0.2):
            for x in (-0.4, 0, 0.4):
                z = 0.146 + 0.26 * layer
                crates.box((x, y, z + 0.115), (0.375, 0.372, 0.21))
                crates.box((x, y, z + 0.235), (0.395, 0.392, 0.03))
    finish("crates", crates, 0.008)
    drums = MeshBuilder()
    pallet(drums)
    for x in (-0.30, 0.30):
        for y in (-0.2, 0.2):
            radius = 0.19
            profile = [
                (0.001, 0),
                (radius, 0),
                (radius, 0.28),
                (radius + 0.008, 0.30),
                (radius, 0.32),
                (radius, 0.55),
            ]
            profile += [
                (radius + 0.008, 0.57),
                (radius, 0.59),
                (radius, 0.86),
                (radius - 0.012, 0.87),
                (radius - 0.015, 0.855),
                (0.001, 0.855),
            ]
            drums.material(4).lathe(profile, (x, y, 0.146), seg=40)
    finish("drums", drums, 0.003)
    empty = MeshBuilder()
    for i in range(5):
        pallet(empty, i * 0.146)
    finish("empty", empty, 0.004)
    return kinds


def build_racks(kinds: list, source: random.Random) -> None:
    """Racking on both sides: perforated uprights, bracing, beams, foot guards, loads on every level."""
    blue = paint("rack petrol", (0.018, 0.075, 0.095), 0.42, 0.35, 0.3, 3, 0.6)
    beam = paint("rack beams", (0.105, 0.115, 0.118), 0.42, 0.4, 0.3, 3, 0.6)
    slot = plain("slots", (0.006, 0.008, 0.009), 0.8)
    guard = paint("guard", (0.26, 0.20, 0.06), 0.45, 0.5, 0.7, 4, 0.6)
    first, bays, levels = -7.6, 8, 5
    for side, face in ((-1, AISLE[0]), (1, AISLE[1])):
        racks = MeshBuilder()
        for i in range(bays + 1):
            y = first + i * BAY
            for depth in (0.05, DEPTH - 0.05):
                x = face + side * depth
                racks.material(0).box((x, y, 4.6), (0.08, 0.10, 9.2))
                racks.box((x, y, 0.008), (0.14, 0.16, 0.016))
                racks.material(2)
                for hole in range(110 if depth < 0.1 else 0):
                    for dy in (-0.024, 0.024):
                        racks.box((x - side * 0.0402, y + dy, 0.15 + hole * 0.08), (0.001, 0.013, 0.034))
            racks.material(0)
            for brace in range(8):
                low, high = 0.2 + brace * 1.1, 0.2 + (brace + 1) * 1.1
                ends = (0.05, DEPTH - 0.05) if brace % 2 else (DEPTH - 0.05, 0.05)
                racks.beam((face + side * ends[0], y, low), (face + side * ends[1], y, high), 0.03, 0.04)
            racks.material(3).box((face - side * 0.06, y, 0.20), (0.012, 0.16, 0.40))
            for edge in (-0.08, 0.08):
                racks.box((face - side * 0.01, y + edge, 0.20), (0.10, 0.010, 0.40))
        for level in range(1, levels + 1):
            z = level * LEVEL
            for i in range(bays):
                y = first + (i + 0.5) * BAY
                for depth in (0.05, DEPTH - 0.05):
                    racks.material(1).box((face + side * depth, y, z - 0.06), (0.045, BAY - 0.10, 0.12))
                for end in (-1, 1):
                    racks.box((face + side * 0.02, y + end * (BAY / 2 - 0.07), z - 0.06), (0.012, 0.05, 0.20))
        racks.build("racks", [blue, beam, slot, guard], 35, bevel=0.004)
        for level in range(levels + 1):
            for i in range(bays):
                for slot_number in (-1, 0, 1):
                    if source.random() < 0.10:
                        continue
                    kind = source.choices(kinds, (5, 2, 4, 4, 2, 2, 0.7))[0]
                    place = standing(
                        face + side * (DEPTH / 2 + source.uniform(-0.03, 0.05)),
                        first + (i + 0.5) * BAY + slot_number * 0.87 + source.uniform(-0.02, 0.02),
                        level * LEVEL + 0.002,
                        source.choice((0, 180)) + source.uniform(-0.8, 0.8),
                    )
                    instance(kind, M=place)


def build_hall() -> None:
    """Floor, dark shell of the building, dock door with its panels, seals and guides, yard outside."""
    MeshBuilder().box((0, 5, -0.1), (30, 50, 0.2)).build("floor", [floor_material()], 0)
    dark = paint("cladding", (0.055, 0.068, 0.072), 0.6, 0.4, 0, 0.6, 0.8)
    shell = MeshBuilder()
    left, right = DOOR_X - DOOR_WIDTH / 2, DOOR_X + DOOR_WIDTH / 2
    shell.box((left - 6, DOOR_Y, 5), (12, 0.3, 10.4))
    shell.box((right + 6, DOOR_Y, 5), (12, 0.3, 10.4))
    shell.box((DOOR_X, DOOR_Y, DOOR_HEIGHT + 2.7), (DOOR_WIDTH, 0.3, 5.4))
    for x in (-6, 6.5):
        shell.box((x, 2, 5), (0.2, 27, 10.4))
    shell.box((0, 2, 10.2), (14, 28, 0.2))
    shell.box((0, -11, 5), (14, 0.2, 10.4))
    for i in range(7):
        y = -8 + i * 3.6
        shell.beam((-6, y, 9.5), (6.5, y, 9.5), 0.16, 0.4)
    shell.build("shell", [dark], 0)
    black = paint("door black", (0.012, 0.013, 0.014), 0.5, 0.4, 0, 3, 0.5)
    panel = paint("door panels", (0.10, 0.115, 0.12), 0.4, 0.3, 0, 2, 0.5)
    door = MeshBuilder()
    for x in (left, right):
        door.material(0).box((x, DOOR_Y - 0.20, DOOR_HEIGHT / 2), (0.16, 0.10, DOOR_HEIGHT))
        door.box((x, DOOR_Y - 0.32, 0.5), (0.22, 0.22, 1.0))
    door.box((DOOR_X, DOOR_Y - 0.24, DOOR_HEIGHT + 0.15), (DOOR_WIDTH + 0.6, 0.34, 0.34))
    for i in range(3):
        door.material(1).box(
            (DOOR_X, DOOR_Y - 0.12, DOOR_HEIGHT - 0.26 - i * 0.40 + 0.2), (DOOR_WIDTH - 0.1, 0.05, 0.385)
        )
    door.build("door", [black, panel], 35, bevel=0.01)
    yard = MeshBuilder().box((0, DOOR_Y + 60, -0.2), (300, 120, 0.3))
    for x, width, height in ((-34, 30, 5.5), (-9, 16, 3.6), (10, 18, 5.0), (33, 22, 7.0)):
        yard.box((x, DOOR_Y + 115, height / 2), (width, 8, height))
    yard.build("yard", [plain("yard", (0.16, 0.14, 0.12), 0.8)], 0)
    lamps = MeshBuilder()
    for i in range(6):
        lamps.box((0.2, -4 + i * 3.6, 8.9), (0.16, 1.3, 0.06))
    lamps.build("lamps", [emissive("lamps", (0.75, 0.93, 1.0), 4.0)], 0)


def build_glow() -> None:
    """Dust in the light of the door: sheets across the aisle behind the truck, brightest round the opening."""
    for y, strength in ((3.2, 0.014), (6.0, 0.018), (9.0, 0.022), (12.0, 0.026)):
        material, nodes = new_material("dust")
        place = nodes.position(True)
        offset = nodes.vector_math("SUBTRACT", place, (DOOR_X - 0.2, y, 1.6))
        reach = nodes.vector_math("LENGTH", nodes.scale(offset, (1 / 2.7, 1, 1 / 2.6)))
        fall = nodes.math("POWER", 2.718, nodes.math("MULTIPLY", nodes.math("MULTIPLY", reach, reach), -1.0))
        cloud = nodes.step(nodes.noise(place, 0.7, 4, 0.55), 0.25, 0.75, 0.6, 1.15)
        amount = nodes.math("MULTIPLY", nodes.math("MULTIPLY", fall, cloud), strength)
        emission = nodes.node("ShaderNodeEmission", {"Color": (1, 0.47, 0.19, 1), "Strength": amount})
        clear = nodes.node("ShaderNodeBsdfTransparent")
        both = nodes.node("ShaderNodeAddShader", {0: emission.outputs[0], 1: clear.outputs[0]})
        output = nodes.node("ShaderNodeOutputMaterial")
        material.node_tree.links.new(both.outputs[0], output.inputs[0])
        points = [(AISLE[0] - 1, y, 0), (AISLE[1] + 1, y, 0), (AISLE[1] + 1, y, 9), (AISLE[0] - 1, y, 9)]
        sheet = MeshBuilder().add(points, [(0, 1, 2, 3)]).build("dust", [material], 0)
        sheet.visible_shadow = sheet.visible_diffuse = sheet.visible_glossy = False


def build_light() -> None:
    """Sun through the door from behind, cool light from the roof, a soft one on the side of the truck we see."""
    sky(
        7.0,
        2.5,
        0.10,
        dust=1.5,
        sun=26,
        suncol=(1, 0.54, 0.25),
        sunangle=0.7,
        horizon=((5.5, 2.7, 1.3), 0.9, 0.16),
    )
    area_light((-2.0, -5.4, 3.4), (0.1, 0.4, 1.0), 1.8, 120, (0.66, 0.88, 1.0), sy=1.0, spread=44)
    area_light((2.0, -4.2, 0.9), (0.3, 0, 0.8), 1.0, 10, (1, 0.66, 0.38))
    area_light((-1.5, 3.6, 2.3), (0.1, 0.3, 1.1), 0.9, 210, (1, 0.50, 0.20), sy=2.2)
    area_light((2.5, 4.6, 4.4), (0.5, 0.6, 1.3), 0.9, 130, (0.22, 0.66, 0.85), sy=1.8)
    area_light((0.2, 4.0, 8.6), (0.2, 4.0, 0), 1.4, 30, (0.45, 0.80, 0.95), sy=12)


def build() -> None:
    """Whole scene."""
    new_scene()
    source = random.Random(9)
    build_hall()
    build_racks(load_kinds(source), source)
    build_truck(Matrix.Translation((0.10, 0.55, 0)) @ Matrix.Rotation(math.radians(106), 4, "Z"))
    build_glow()
    build_light()
