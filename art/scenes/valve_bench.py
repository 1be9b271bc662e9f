"""A safety valve clamped on a calibration bench, its open bonnet showing the spring. Lengths in metres."""

import math
import random

import bpy
from kit import (
    MeshBuilder,
    View,
    add_hall_window,
    add_high_bay,
    area_light,
    basis,
    concrete,
    hall_wall,
    hex_nut,
    lamp_glow,
    lit_floor,
    new_material,
    new_scene,
    paint,
    plain,
    studio,
    window_light,
)
from mathutils import Matrix, Vector

from scenes._fittings import (
    Slot,
    bolting,
    carve,
    compression_nut,
    flange_profile,
    flange_sizes,
    lettering,
    needle_valve,
    palette,
    pressure_gauge,
)

UP = Vector((0, 0, 1))
VALVE = Vector((0.30, 0, 0.046))  # face of the inlet flange, on the clamping disc
OUTLET_AXIS = Vector((0.80, -0.60, 0)).normalized()
INLET_BORE = 0.050
OUTLET_BORE = 0.056
BODY_FLANGE = 0.285  # heights above VALVE
BONNET_TOP = 0.545
MANIFOLD = Vector((0.33, 0.25, 0.105))
WINDOW_TURN = -22  # degrees; turns one window of the bonnet to the camera
GAUGES = ((0.015, 0.470), (0.665, 0.515))  # x and height of the centres
GAUGE_RADIUS = 0.105


def table_steel() -> bpy.types.Material:
    """A ground plate: even, with the fine lines of the grinding wheel, faint rings of use and scratches."""
    material, tree = new_material("table top")
    point = tree.position()
    broad = tree.noise(point, 5, 6, 0.55)
    ground = tree.noise(tree.scale(point, (2.5, 420, 1)), 1, 4, 0.7)
    worn = tree.noise(tree.scale(point, (14, 60, 1)), 1, 8, 0.65)
    colour = tree.mix(tree.step(broad, 0.3, 0.7), (0.20, 0.205, 0.21), (0.27, 0.275, 0.28))
    stained = tree.math("MULTIPLY", tree.step(worn, 0.56, 0.74), 0.35)
    colour = tree.mix(stained, colour, (0.12, 0.115, 0.11))
    rough = tree.math("MULTIPLY_ADD", ground, 0.06, 0.075)
    rough = tree.math("MULTIPLY_ADD", worn, 0.06, rough)
    scratched = 0.0
    for turn, stretch in ((0.5, (1.1, 70, 1)), (-0.9, (1.3, 80, 1)), (1.35, (0.9, 60, 1))):
        lines = tree.mapping(point, rotation=(0, 0, turn), scale=stretch)
        scratched = tree.math("MAXIMUM", scratched, tree.step(tree.noise(lines, 1, 2, 0.5), 0.72, 0.77))
    height = tree.math("SUBTRACT", tree.math("MULTIPLY", ground, 0.5), tree.math("MULTIPLY", scratched, 0.5))
    rough = tree.math("MULTIPLY_ADD", scratched, 0.10, rough)
    tree.principled(colour, rough, 1.0, tree.bump(height, 0.08, 0.0005))
    return material


def build_table(materials: list) -> None:
    """Bench: polished plate with three radial T-slots, edge bar, petrol cabinet below."""
    plate = MeshBuilder().box((0.25, 0.05, -0.02), (2.6, 1.0, 0.04))
    slots = MeshBuilder()
    for angle in clamp_angles():
        ray = Vector((math.cos(angle), math.sin(angle), 0))
        start, end = VALVE + ray * 0.10, VALVE + ray * 0.34
        start.z = end.z = 0
        slots.beam(start, end, 0.018, 0.05)
    carve(
        plate.build("table", [table_steel()], 35),
        slots.build("table slots", [materials[Slot.BLACK]], 0),
        0.0025,
    )
    cabinet = MeshBuilder()
    cabinet.material(Slot.PETROL).box((0.25, 0.05, -0.5), (2.5, 0.9, 0.9))
    cabinet.build("cabinet", materials, 35, bevel=0.006)


def clamp_angles() -> list[float]:
    """Directions of the three clamps around the valve, clear of the outlet."""
    return [math.radians(degrees) for degrees in (-98, 22, 142)]


def build_clamping(materials: list, random_: random.Random) -> None:
    """Turned disc under the valve and three strap clamps gripping the inlet flange."""
    foot = VALVE * 1
    foot.z = 0
    disc = [
        (1e-4, 0),
        (0.148, 0),
        (0.152, 0.004),
        (0.152, 0.036),
        (0.148, 0.040),
        (0.112, 0.040),
        (0.110, 0.046),
    ]
    disc_mesh = MeshBuilder()
    disc_mesh.material(Slot.TURNED).lathe([*disc, (1e-4, 0.046)], foot, UP, 128)
    disc_mesh.build("clamping disc", materials, 30, bevel=0.001)
    thick, outer, _ = flange_sizes(INLET_BORE)
    grip = VALVE.z + thick
    mesh = MeshBuilder()
    for angle in clamp_angles():
        ray = Vector((math.cos(angle), math.sin(angle), 0))
        side = UP.cross(ray)
        frame = Matrix((ray, side, UP)).transposed()
        bar = foot + ray * (outer + 0.062) + UP * (grip + 0.013)
        mesh.material(Slot.STEEL).box(bar, (0.160, 0.042, 0.026), frame)
        mesh.box(bar - ray * 0.086 - UP * 0.003, (0.030, 0.030, 0.020), frame)
        heel = bar + ray * 0.062
        mesh.material(Slot.ZINC).cylinder(Vector((heel.x, heel.y, 0)), heel + UP * 0.045, 0.0075, 20)
        hex_nut(mesh, heel + UP * 0.013, UP, 0.0135, 0.012)
        mesh.cylinder(Vector((heel.x, heel.y, 0)), Vector((heel.x, heel.y, 0.010)), 0.020, 28)
        stud = bar + ray * 0.012
        mesh.cylinder(Vector((stud.x, stud.y, -0.02)), stud + UP * 0.012, 0.0095, 20)
        bolting(mesh, stud + UP * 0.013, UP, 0.0095, random_, 1.8)
    mesh.build("clamps", materials, 38, bevel=0.0022, bseg=2)


def build_drilled_flange(
    name: str, materials: list, face: Vector, axis: Vector, bore: float, holes: int, neck: float
) -> None:
    """A flange with nothing bolted to it: bolt holes, serrated raised face and the dark bore."""
    x, y, z = basis(axis)
    thick, _, circle = flange_sizes(bore)
    inside = [(bore * 1.12, 0), (bore * 1.09, -0.0015), (bore * 1.06, 0), (bore * 1.03, -0.0015), (bore, 0)]
    inside += [(bore * 0.80, -0.004), (bore * 0.80, -thick - neck * 0.98)]
    flange = MeshBuilder()
    flange.lathe(flange_profile(bore, neck) + inside, face, z, 96, closed=True)
    drill = MeshBuilder()
    for index in range(holes):
        angle = 2 * math.pi * (index + 0.5) / holes
        hole = face + (x * math.cos(angle) + y * math.sin(angle)) * circle
        drill.cylinder(hole + z * 0.01, hole - z * (thick + 0.01), bore * 0.135, 32)
    carve(flange.build(name, materials, 38), drill.build(name + " holes", materials, 38), 0.0012)


def build_valve_body(materials: list, random_: random.Random) -> None:
    """Angle body: inlet neck, bulb, outlet branch, body flange with its studs."""
    build_drilled_flange("inlet flange", materials, VALVE * 1, -UP, INLET_BORE, 8, 0.03)
    outlet = VALVE + UP * 0.155
    face = outlet + OUTLET_AXIS * 0.190
    build_drilled_flange("outlet flange", materials, face, OUTLET_AXIS, OUTLET_BORE, 8, 0.04)
    bulb = [
        (0.050, 0.045),
        (0.052, 0.060),
        (0.060, 0.082),
        (0.078, 0.106),
        (0.089, 0.135),
        (0.092, 0.165),
        (0.089, 0.200),
        (0.080, 0.228),
        (0.074, 0.245),
        (0.074, 0.262),
    ]
    mesh = MeshBuilder()
    mesh.material(Slot.BODY).lathe(bulb, VALVE, UP, 96)
    mesh.lathe([(0.080, 0.055), (0.068, 0.085), (0.060, 0.110), (0.056, 0.135)], outlet, OUTLET_AXIS, 72)
    mesh.lathe([(1e-4, 0), (0.045, 0)], outlet + OUTLET_AXIS * 0.10, OUTLET_AXIS, 48)
    lower = [(0.074, 0), (0.109, 0), (0.112, 0.003), (0.112, 0.019), (0.109, 0.022), (1e-4, 0.022)]
    mesh.lathe(lower, VALVE + UP * (BODY_FLANGE - 0.024), UP, 96)
    upper = [(1e-4, 0), (0.109, 0), (0.112, 0.003), (0.112, 0.017), (0.109, 0.020), (0.070, 0.020)]
    mesh.lathe(upper, VALVE + UP * BODY_FLANGE, UP, 96)
    for index in range(8):
        angle = 2 * math.pi * (index + 0.5) / 8
        hole = VALVE + Vector((math.cos(angle), math.sin(angle), 0)) * 0.095 + UP * BODY_FLANGE
        bolting(mesh, hole + UP * 0.020, UP, 0.0075, random_)
        bolting(mesh, hole - UP * 0.024, -UP, 0.0075, random_)
    mesh.material(Slot.GASKET).lathe([(0.104, -0.0025), (0.104, 0.0005)], VALVE + UP * BODY_FLANGE, UP, 72)
    front = Vector((-0.48, -0.877, 0))
    right = Vector((0.877, -0.48, 0))
    plate = outlet + front * 0.0925 + UP * 0.012
    mesh.material(Slot.BRASS).box(plate, (0.052, 0.0020, 0.030), Matrix((right, -front, UP)).transposed())
    for line, height in (("DN 50  PN 40", 0.0055), ("17 bar", -0.0065)):
        lettering(line, plate + front * 0.0012 + UP * height, 0.0085, materials[Slot.BLACK], right, UP)
    mesh.build("valve body", materials, 38, bevel=0.0018, bseg=2)


def build_bonnet(materials: list) -> None:
    """Open bonnet: a conical casting with four windows."""
    base = VALVE + UP * (BODY_FLANGE + 0.018)
    height = BONNET_TOP - BODY_FLANGE - 0.018
    shell = [
        (0.060, 0),
        (0.082, 0),
        (0.078, 0.012),
        (0.074, 0.022),
        (0.067, height - 0.045),
        (0.064, height - 0.030),
        (0.048, height - 0.006),
        (0.044, height),
        (0.020, height),
        (0.020, height - 0.022),
        (0.050, height - 0.036),
        (0.056, height - 0.050),
    ]
    casting = MeshBuilder().lathe(shell, base, UP, 96, closed=True)
    windows = MeshBuilder()
    turn = Matrix.Rotation(math.radians(WINDOW_TURN), 3, "Z")
    middle = base + UP * (0.024 + (height - 0.078) / 2)
    for size in ((0.30, 0.078, height - 0.078), (0.078, 0.30, height - 0.078)):
        windows.box(middle, size, turn)
    cutter = windows.build("bonnet windows", materials, 0)
    rounding = cutter.modifiers.new("rounding", "BEVEL")
    rounding.width = 0.016
    rounding.segments = 5
    carve(casting.build("bonnet", materials, 38), cutter, 0.0022, 3)


def build_spring(materials: list) -> None:
    """Coil spring with closed ground ends between two plates, stem, adjusting screw."""
    bottom = VALVE + UP * (BODY_FLANGE + 0.046)
    length, radius, wire, coils = 0.150, 0.0395, 0.0072, 6.5
    path = []
    for index in range(421):
        share = index / 420
        # the first and last turns lie flat on the plates
        eased = min(max((share * (coils + 1.5) - 0.75) / coils, 0), 1)
        angle = 2 * math.pi * share * (coils + 1.5)
        height = wire + (length - 2 * wire) * eased
        path.append(bottom + Vector((math.cos(angle) * radius, math.sin(angle) * radius, height)))
    MeshBuilder().material(Slot.ORANGE).tube(path, wire, 20).build("spring", materials, 80)
    mesh = MeshBuilder()
    mesh.material(Slot.TURNED)
    plate = [(1e-4, -0.014), (0.020, -0.014), (0.024, -0.010), (0.048, -0.008), (0.050, -0.006), (0.050, 0)]
    mesh.lathe([*plate, (1e-4, 0)], bottom, UP, 64)
    mesh.lathe([*plate, (1e-4, 0)], bottom + UP * length, -UP, 64)
    mesh.cylinder(VALVE + UP * BODY_FLANGE, VALVE + UP * (BONNET_TOP + 0.05), 0.010, 24)
    screw = [(0.019, 0)]
    for turn in range(10):
        screw += [(0.0165, 0.004 + turn * 0.004), (0.019, 0.006 + turn * 0.004)]
    mesh.lathe(screw, VALVE + UP * (BONNET_TOP - 0.055), UP, 32)
    mesh.build("spring plates", materials, 38, bevel=0.0008)


def build_cap(materials: list) -> None:
    """Lock nut, cap, lifting lever with its pivot, lead seal."""
    top = VALVE + UP * BONNET_TOP
    mesh = MeshBuilder()
    mesh.material(Slot.STEEL).lathe(
        [(1e-4, 0), (0.037, 0), (0.039, 0.002), (0.039, 0.021), (0.035, 0.024), (1e-4, 0.024)], top, UP, 6
    )
    mesh.material(Slot.BODY).lathe(
        [(0.033, 0.024), (0.034, 0.030), (0.034, 0.100), (0.030, 0.110), (0.014, 0.115), (1e-4, 0.115)],
        top,
        UP,
        64,
    )
    right, toward = Vector((1, 0, 0)), Vector((0, -1, 0))
    pivot = top + UP * 0.074 + toward * 0.044
    mesh.material(Slot.STEEL).cylinder(pivot - toward * 0.09, pivot + toward * 0.010, 0.010, 24)
    hex_nut(mesh, pivot + toward * 0.008, toward, 0.016, 0.010)
    lever = []
    for index in range(25):
        share = index / 24
        # rises from the pivot, runs level, then bends down to the hand
        lever.append((0.032 - 0.272 * share, -0.016 + 0.150 * share - 0.152 * share**2.3))
    outline = [pivot + right * x + UP * (z + 0.0125 - 0.018 * abs(x)) for x, z in lever]
    outline += [pivot + right * x + UP * (z - 0.0125 + 0.018 * abs(x)) for x, z in reversed(lever)]
    corners = len(outline)
    sides = [(i, (i + 1) % corners, (i + 1) % corners + corners, i + corners) for i in range(corners)]
    mesh.material(Slot.STEEL).add(
        [point + toward * depth for depth in (-0.0045, 0.0045) for point in outline],
        [tuple(range(corners))[::-1], tuple(range(corners, 2 * corners)), *sides],
    )
    seal = [
        pivot + right * 0.02 + UP * -0.010,
        pivot + right * 0.036 + UP * -0.050 + toward * 0.004,
        pivot + right * 0.030 + UP * -0.112 + toward * 0.014,
    ]
    mesh.material(Slot.STAINLESS).tube(seal, 0.0011, 8)
    mesh.material(Slot.ZINC).cylinder(seal[2] - toward * 0.004, seal[2] + toward * 0.004, 0.011, 28)
    mesh.build("cap", materials, 38, bevel=0.0012, bseg=2)


def build_manifold(materials: list) -> None:
    """Stainless manifold on brackets behind the valve, needle valves, gauge risers, instrument tubes."""
    mesh = MeshBuilder()
    ends = [Vector((x, MANIFOLD.y, MANIFOLD.z)) for x in (-0.26, 0.92)]
    mesh.material(Slot.STAINLESS).cylinder(*ends, 0.0275, 48)
    for end, outward in zip(ends, (Vector((-1, 0, 0)), Vector((1, 0, 0)))):
        mesh.cylinder(end, end + outward * 0.012, 0.031, 48)
        hex_nut(mesh, end + outward * 0.012, outward, 0.020, 0.018)
    for x in (-0.21, 0.24, 0.82):
        mesh.material(Slot.PETROL).box((x, MANIFOLD.y, 0.052), (0.034, 0.075, 0.104))
        mesh.box((x, MANIFOLD.y, 0.006), (0.075, 0.13, 0.012))
    for x in (-0.16, 0.06, 0.50, 0.72):
        port = Vector((x, MANIFOLD.y - 0.0275, MANIFOLD.z))
        hex_nut(mesh, port, Vector((0, -1, 0)), 0.020, 0.014)
        needle_valve(mesh, port + Vector((0, -0.052, 0)), (0, 1, 0), UP, 0.015)
        compression_nut(mesh, port + Vector((0, -0.105, 0)), (0, 1, 0), 0.006)
    tubes = [
        [
            (0.06, MANIFOLD.y - 0.135, 0.105),
            (0.06, 0.06, 0.105),
            (0.06, 0.06, 0.028),
            (0.13, 0.03, 0.024),
            (0.16, 0.02, 0.022),
        ],
        [(-0.16, MANIFOLD.y - 0.135, 0.105), (-0.16, 0.02, 0.105), (-0.16, 0.02, -0.03)],
        [(0.50, MANIFOLD.y - 0.135, 0.105), (0.50, 0.10, 0.105), (0.50, 0.10, -0.03)],
        [(0.72, MANIFOLD.y - 0.135, 0.105), (0.72, 0.04, 0.105), (0.72, 0.04, -0.03)],
    ]
    mesh.material(Slot.STAINLESS)
    compression_nut(mesh, Vector((0.145, 0.025, 0.0225)), Vector((0.98, -0.2, -0.05)), 0.006)
    for tube in tubes:
        mesh.pipe([Vector(point) for point in tube], 0.006, 20, bend=4, bseg=12)
        end = Vector(tube[-1])
        if end.z < 0:
            compression_nut(mesh, Vector((end.x, end.y, 0.022)), -UP, 0.006)
    for x, height in GAUGES:
        foot = Vector((x, MANIFOLD.y, MANIFOLD.z + 0.0275))
        hex_nut(mesh, foot, UP, 0.026, 0.020)
        mesh.material(Slot.STAINLESS).cylinder(
            foot, Vector((x, MANIFOLD.y, height - GAUGE_RADIUS * 1.3)), 0.0125, 28
        )
        needle_valve(mesh, foot + UP * 0.075, UP, (0, -1, 0), 0.020)
    mesh.build("manifold", materials, 38, bevel=0.0015, bseg=2)
    for (x, height), reading in zip(GAUGES, (0.57, 0.55)):
        facing = Vector((-0.55 - x, -1.9, 0.05))
        pressure_gauge(materials, (x, MANIFOLD.y, height), facing, GAUGE_RADIUS, 5, reading)


def build_workshop() -> None:
    """Dark hall far out of focus: lamps in two rows, tall windows, floor."""
    mesh = MeshBuilder()
    for bay in range(7):
        y = 5 + bay * 4.5
        for x in (-9.5, 9.5):
            mesh.material(0).i_beam((x, y, -1), (x, y, 5.4), 0.5, 0.5, 0.05)
            add_hall_window(mesh, (x * 1.05, y + 2.2, 1.7), 2.6, 1.9, 2, 0, (3, 3), 0.10)
        mesh.material(0).beam((-10, y, 4.1), (10, y, 4.1), 0.3, 0.4)
        if bay in (0, 2, 5):
            for x in (-6.0, -1.2, 3.6, 8.0):
                add_high_bay(mesh, (x, y + 1, 3.2), 0.085, 1, 0)
    mesh.material(3).box((0, 38, 0), (50, 0.2, 24))
    for x in (-10.3, 10.3):
        mesh.box((x, 20, 3), (0.2, 40, 12))
    mesh.material(4).box((0, 18, -1.0), (50, 50, 0.1))
    pools = [(x, y) for y in (6, 15, 28) for x in (-6.0, -1.2, 3.6)]
    floor = concrete("hall floor", (0.12, 0.12, 0.115), 0.8, joints=4, wet=0.4)
    lit_floor(floor, pools, 4.5, (1, 0.74, 0.46), 0.5)
    hall = [
        hall_wall("hall steel", (0.03, 0.06, 0.07), 0.6),
        lamp_glow("hall lamps", (1, 0.70, 0.42), 24),
        window_light("hall windows", 0.75, 2.65, 0.34, 0.63),
        hall_wall("hall walls", (0.022, 0.045, 0.055), 1.4),
        floor,
    ]
    mesh.build("workshop", hall, 0)


def build_waiting_valves(materials: list, valve: list[bpy.types.Object]) -> None:
    """The same valve twice more on a rear bench, out of focus: those next in line."""
    group = bpy.data.collections.new("valve")
    for part in valve:
        group.objects.link(part)
    for x, y, turn in ((-0.86, 1.75, 20), (-0.34, 1.85, -30)):
        copy = bpy.data.objects.new("waiting valve", None)
        copy.instance_type = "COLLECTION"
        copy.instance_collection = group
        rotation = Matrix.Rotation(math.radians(turn), 4, "Z")
        copy.matrix_world = (
            Matrix.Translation(Vector((x, y, -0.10))) @ rotation @ Matrix.Translation((-VALVE.x, -VALVE.y, 0))
        )
        bpy.context.scene.collection.objects.link(copy)
    bench = MeshBuilder().material(Slot.BLACK).box((0.2, 1.95, -0.10), (5, 0.8, 0.05))
    bench.build("rear bench", materials, 35, bevel=0.005)


def build_light() -> None:
    """Large cool softbox high on the left, orange kicker behind right, teal rim behind left."""
    studio((0.010, 0.022, 0.028), 1.0)
    aim = VALVE + UP * 0.30
    area_light((-1.7, -1.2, 1.7), aim, 1.7, 84, (0.82, 0.94, 1.0), sy=0.4)
    area_light((1.9, 0.30, 0.62), aim, 0.5, 250, (1, 0.44, 0.13), sy=1.2)
    area_light((-1.5, 1.2, 0.75), aim, 0.5, 120, (0.16, 0.62, 0.80), sy=1.6, spread=70)
    area_light((0.1, 1.4, 2.1), (0.2, 0, 0), 2.0, 60, (0.60, 0.88, 1.0), sy=0.3)
    area_light((0.1, -2.6, 0.2), aim, 1.6, 8, (1, 0.80, 0.6))


def build() -> None:
    """The whole scene."""
    new_scene()
    random_ = random.Random(7)
    cast = paint("cast", (0.004, 0.048, 0.064), 0.32, 0.42, 0.9, 7, 0.5, 0.14, bump=0.17)
    materials = palette(cast, 9)
    build_table(materials)
    build_clamping(materials, random_)
    before = set(bpy.data.objects)
    build_valve_body(materials, random_)
    build_bonnet(materials)
    build_spring(materials)
    build_cap(materials)
    build_waiting_valves(materials, [part for part in bpy.data.objects if part not in before])
    build_manifold(materials)
    build_workshop()
    build_light()


SAMPLES = 64
GRADE = {"ev": 0.1, "contrast": 1.12, "bloom": 0.06, "emitblur": 1}
VIEWS = {"valve-bench": View((-0.55, -1.95, 0.56), (0.02, 0, 0.352), 48, 2.6, focus=(0.27, 0.06, 0.40))}
