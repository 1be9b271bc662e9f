"""Counterbalance forklift truck, 2.5 t, parked with its forks on the floor (metres).

Origin on the floor under the front axle, y forward (the forks), x to the side, z up.
"""

import math

from kit import MeshBuilder, basis, catmull_rom, hex_nut, new_material, paint, plain, steel_metal
from mathutils import Matrix, Vector
from scenes._shapes import loft, prism, upright


def tyre_material():
    """Black rubber, grey with dust in the tread."""
    material, nodes = new_material("tyre")
    place = nodes.position()
    dust = nodes.noise(place, 9, 8, 0.7)
    colour = nodes.mix(nodes.step(dust, 0.42, 0.72), (0.010, 0.010, 0.011), (0.055, 0.052, 0.047))
    nodes.principled(colour, nodes.math("MULTIPLY_ADD", dust, 0.25, 0.55), 0.0, nodes.bump(dust, 0.3, 0.006))
    return material


def fork_material():
    """Forged steel, black above, ground bright by pallets and floor along the blades."""
    material, nodes = new_material("forks")
    place = nodes.position()
    parts = nodes.node("ShaderNodeSeparateXYZ", {0: place})
    scratch = nodes.noise(nodes.scale(place, (60, 2.5, 20)), 1, 5, 0.65)
    worn = nodes.math("MULTIPLY", nodes.step(parts.outputs[1], 0.62, 1.25), nodes.step(scratch, 0.34, 0.56))
    worn = nodes.math("MAXIMUM", worn, nodes.edge_wear(0.012))
    colour = nodes.mix(worn, (0.013, 0.014, 0.015), (0.42, 0.41, 0.39))
    rough = nodes.math("MULTIPLY_ADD", scratch, 0.30, 0.22)
    nodes.principled(colour, rough, worn, nodes.bump(scratch, 0.12, 0.004))
    return material


def build_wheel(tyres: MeshBuilder, rims: MeshBuilder, centre: Vector, radius: float, width: float) -> None:
    """Solid industrial tyre with lugs, disc wheel with its nuts; the wheel turns about x and faces outwards."""
    out = Vector((math.copysign(1, centre.x), 0, 0))
    half = width / 2
    tyres.lathe(
        [
            (radius * 0.60, -half * 0.80),
            (radius * 0.66, -half * 0.98),
            (radius * 0.84, -half),
            (radius * 0.93, -half * 0.94),
        ]
        + [
            (radius * 0.955, -half * 0.80),
            (radius * 0.955, half * 0.80),
            (radius * 0.93, half * 0.94),
            (radius * 0.84, half),
        ]
        + [(radius * 0.66, half * 0.98), (radius * 0.60, half * 0.80)],
        centre,
        out,
        96,
    )
    lugs = 26
    for side in (-1, 1):
        for i in range(lugs):
            turn = 2 * math.pi * (i + (0.5 if side > 0 else 0)) / lugs
            spots = []
            for ahead, across, share in (
                (0.0, 0.04, 0.978),
                (0.11, 0.62, 0.978),
                (0.15, 0.97, 0.955),
                (0.16, 1.03, 0.86),
            ):
                angle = turn + ahead
                way = Vector((0, math.cos(angle), math.sin(angle)))
                spots.append(centre + way * radius * share + Vector((side * across * half, 0, 0)))
            for start, end in zip(spots, spots[1:]):
                away = (start + end) / 2 - centre
                away.x = 0
                tyres.beam(start, end, 0.032 * radius / 0.345, 0.036 * radius, up=away)
    rims.material(0).lathe(
        [
            (radius * 0.62, half * 0.55),
            (radius * 0.62, half * 0.86),
            (radius * 0.585, half * 0.86),
            (radius * 0.56, half * 0.55),
        ]
        + [
            (radius * 0.52, half * 0.20),
            (radius * 0.30, half * 0.10),
            (radius * 0.27, half * 0.42),
            (radius * 0.001, half * 0.46),
        ],
        centre,
        out,
        72,
    )
    across, up, _ = basis(out)
    for i in range(8):
        turn = 2 * math.pi * i / 8
        spot = centre + (across * math.cos(turn) + up * math.sin(turn)) * radius * 0.41
        rims.material(1)
        hex_nut(rims, spot + out * half * 0.14, out, 0.015, 0.020)
    rims.cylinder(centre + out * half * 0.42, centre + out * half * 0.60, radius * 0.15, 32)


def build_body(orange, petrol, black, place: Matrix) -> None:
    """Frame sides, steps, front cowl, bonnet under the seat, mudguards; counterweight cast in one."""
    body = MeshBuilder()
    for side in (-1, 1):
        frame = upright(x=side * 0.445)
        outline = [(-1.30, 0.24), (-1.24, 0.20), (-0.84, 0.20), (-0.80, 0.25), (-0.80, 0.64), (-1.30, 0.64)]
        prism(body, outline, -0.075, 0.075, frame)
        prism(
            body,
            [(-0.80, 0.50), (-0.43, 0.50), (-0.40, 0.60), (-0.40, 0.64), (-0.80, 0.64)],
            -0.075,
            0.075,
            frame,
        )
        prism(body, [(-0.80, 0.20), (-0.44, 0.20), (-0.44, 0.245), (-0.80, 0.245)], -0.075, 0.075, frame)
        body.lathe(
            [(0.385, -0.125), (0.405, -0.130), (0.405, 0.130), (0.385, 0.125)],
            (side * 0.455, 0, 0.345),
            (1, 0, 0),
            40,
            arc=(math.radians(28), math.radians(172)),
            closed=True,
        )
        prism(
            body,
            [
                (-0.42, 0.46),
                (-0.36, 0.46),
                (-0.28, 0.66),
                (0.06, 0.78),
                (0.16, 0.98),
                (0.10, 1.0),
                (-0.42, 0.645),
            ],
            -0.02,
            0.02,
            upright(x=side * 0.335),
        )
    cowl = [
        (0.135, 0.40),
        (0.175, 0.42),
        (0.175, 0.92),
        (0.13, 1.06),
        (0.02, 1.10),
        (-0.02, 1.06),
        (0.10, 0.95),
    ]
    prism(body, cowl, -0.46, 0.46, upright())
    body.build("body", [orange], 38, bevel=0.014, bseg=3).matrix_world = place

    bonnet = MeshBuilder()
    loft(
        bonnet,
        [
            (0, -1.02, 0.63, 0.475, 0.40),
            (0, -1.02, 0.66, 0.49, 0.415),
            (0, -1.02, 0.92, 0.485, 0.40),
            (0, -1.03, 1.00, 0.465, 0.375),
        ]
        + [(0, -1.03, 1.03, 0.42, 0.335)],
        9,
    )
    bonnet.build("bonnet", [orange], 50).matrix_world = place

    weight = MeshBuilder()
    loft(
        weight,
        [
            (0, -1.74, 0.555, 0.50, 0.37),
            (0, -1.745, 0.58, 0.545, 0.40),
            (0, -1.75, 0.80, 0.55, 0.42),
            (0, -1.73, 0.98, 0.535, 0.395),
        ]
        + [(0, -1.69, 1.07, 0.49, 0.33), (0, -1.67, 1.09, 0.43, 0.27)],
        6,
        64,
    )
    loft(
        weight, [(0, -2.02, 0.24, 0.46, 0.10), (0, -2.04, 0.28, 0.50, 0.12), (0, -2.05, 0.57, 0.52, 0.12)], 6
    )
    loft(weight, [(0, -1.65, 0.26, 0.30, 0.36), (0, -1.65, 0.57, 0.30, 0.40)], 8)
    weight.build("counterweight", [petrol], 50).matrix_world = place

    dark = MeshBuilder()
    dark.box((0, -0.42, 0.655), (0.94, 0.82, 0.022))
    for side in (-1, 1):
        dark.box((side * 0.455, -0.62, 0.254), (0.13, 0.32, 0.018))
    dark.box((0, 0.03, 0.36), (0.62, 0.26, 0.22))
    dark.box((0, -0.62, 0.40), (0.64, 1.30, 0.36))
    dark.cylinder((-0.42, -1.65, 0.27), (0.42, -1.65, 0.27), 0.06, 24)
    dark.cylinder((-0.40, 0, 0.345), (0.40, 0, 0.345), 0.10, 32)
    for side in (-1, 1):
        for i in range(7):
            dark.box((side * 0.485, -1.26 + i * 0.045, 0.815), (0.012, 0.020, 0.15))
        dark.box((side * 0.484, -0.74, 0.90), (0.020, 0.11, 0.035))
        dark.box((side * 0.521, -1.05, 0.42), (0.006, 0.44, 0.05))
        for i in range(5):
            dark.box((side * 0.455, -0.74 + i * 0.06, 0.266), (0.12, 0.014, 0.010))
        dark.pipe(
            [
                (side * 0.478, 0.00, 1.22),
                (side * 0.53, -0.02, 1.25),
                (side * 0.50, -0.15, 1.62),
                (side * 0.455, -0.14, 1.64),
            ],
            0.011,
            12,
        )
    dark.build("chassis", [black], 38, bevel=0.008).matrix_world = place


def build_cab(black, seat, steel, place: Matrix) -> None:
    """Overhead guard, seat with its restraint, steering column and wheel, levers, lamps, mirror."""
    guard = MeshBuilder()
    for side in (-1, 1):
        leg = [
            (side * 0.455, 0.09, 0.98),
            (side * 0.445, -0.27, 2.12),
            (side * 0.435, -1.40, 2.16),
            (side * 0.45, -1.62, 1.02),
        ]
        guard.pipe(leg, 0.033, 20, 3.5, 10)
        guard.box((side * 0.455, 0.08, 1.0), (0.10, 0.12, 0.05))
        guard.box((side * 0.45, -1.62, 1.07), (0.11, 0.12, 0.06))
        guard.pipe([(side * 0.44, -0.20, 1.86), (side * 0.50, -0.14, 1.88)], 0.011, 12)
        guard.lathe(
            [(0.001, -0.06), (0.05, -0.055), (0.072, -0.015), (0.074, 0.02), (0.068, 0.026)],
            (side * 0.52, -0.10, 1.90),
            (0, 1, -0.12),
            40,
        )
        guard.cylinder((side * 0.46, 0.02, 1.16), (side * 0.40, -0.20, 1.20), 0.014, 12)
    for y, z in ((-0.30, 2.135), (-1.36, 2.170), (-0.85, 2.140)):
        guard.beam((-0.44, y, z), (0.44, y, z), 0.05, 0.035)
    for i in range(7):
        x = -0.36 + i * 0.12
        guard.beam((x, -0.30, 2.155), (x, -1.38, 2.185), 0.012, 0.055, up=(1, 0, 0))
    guard.pipe([(0.455, 0.0, 1.30), (0.60, 0.04, 1.38), (0.62, 0.04, 1.50)], 0.008, 10)
    loft(guard, [(0.62, 0.035, 1.50, 0.060, 0.014), (0.62, 0.035, 1.66, 0.060, 0.014)], 5, 32)
    guard.build("guard", [black], 40, bevel=0.004).matrix_world = place

    cushion = MeshBuilder()
    frame = upright()
    prism(
        cushion,
        [(-1.20, 1.05), (-0.72, 1.05), (-0.70, 1.12), (-0.74, 1.165), (-1.18, 1.14)],
        -0.235,
        0.235,
        frame,
    )
    prism(
        cushion,
        [(-1.15, 1.12), (-1.04, 1.14), (-1.13, 1.52), (-1.17, 1.66), (-1.24, 1.66), (-1.26, 1.50)],
        -0.215,
        0.215,
        frame,
    )
    for side in (-1, 1):
        wing = upright(x=side * 0.225)
        prism(cushion, [(-1.14, 1.16), (-0.98, 1.18), (-1.06, 1.42), (-1.16, 1.50)], -0.035, 0.035, wing)
        prism(cushion, [(-1.12, 1.12), (-0.78, 1.12), (-0.80, 1.20), (-1.10, 1.22)], -0.030, 0.030, wing)
    cushion.build("seat", [seat], 40, bevel=0.028, bseg=4).matrix_world = place

    controls = MeshBuilder()
    hub, axis = Vector((-0.02, -0.33, 1.27)), Vector((0, -0.50, 0.87)).normalized()
    across, up, _ = basis(axis)
    controls.material(0).cylinder((-0.02, -0.02, 0.88), hub, 0.030, 24)
    controls.cylinder((-0.02, -0.08, 0.82), (-0.02, -0.20, 1.06), 0.050, 24)
    controls.torus(hub, 0.160, 0.0135, axis, 72, 14)
    controls.lathe([(0.045, -0.02), (0.045, 0.010), (0.036, 0.018), (0.001, 0.018)], hub, axis, 32)
    for turn in (90, 210, 330):
        way = across * math.cos(math.radians(turn)) + up * math.sin(math.radians(turn))
        controls.beam(hub, hub + way * 0.158, 0.030, 0.012, up=axis)
    knob = hub + across * -0.15 + axis * 0.03
    controls.sphere(knob, 0.024, 20, 12)
    for i in range(3):
        foot = Vector((0.20 + i * 0.05, -0.06, 1.08))
        tip = foot + Vector((0.0, -0.05, 0.16))
        controls.material(1).cylinder(foot, tip, 0.006, 12)
        controls.material(0).sphere(tip, 0.019, 20, 12)
    controls.build("controls", [black, steel], 45).matrix_world = place

    lenses = MeshBuilder()
    for side in (-1, 1):
        lenses.material(0).lathe(
            [(0.067, 0.024), (0.04, 0.032), (0.001, 0.034)], (side * 0.52, -0.10, 1.90), (0, 1, -0.12), 40
        )
    lenses.material(1).lathe(
        [(0.045, 0), (0.045, 0.05), (0.038, 0.075), (0.001, 0.085)], (0, -1.36, 2.195), seg=32
    )
    beacon = plain("beacon", (0.75, 0.20, 0.015), 0.15, coat=0.8)
    lenses.build(
        "lenses", [plain("lens", (0.55, 0.58, 0.58), 0.08, 0.6, coat=1.0), beacon], 45
    ).matrix_world = place


def leaf_chain(builder: MeshBuilder, start: Vector, end: Vector) -> None:
    """Leaf chain hanging between two points: plates side by side, links in turn wide and narrow, pins across."""
    along = (end - start).normalized()
    pitch = 0.022
    for i in range(int((end - start).length / pitch)):
        spot = start + along * (i + 0.5) * pitch
        width = 0.026 if i % 2 else 0.020
        for share in (-0.5, 0.0, 0.5):
            builder.beam(
                spot - along * 0.0135, spot + along * 0.0135, 0.0045, 0.018, up=(0, 1, 0)
            ) if share == 0 else (builder.box(spot + Vector((width * share, 0, 0)), (0.0045, 0.018, 0.027)))
        pin = spot + along * pitch / 2
        builder.cylinder(pin - Vector((0.017, 0, 0)), pin + Vector((0.017, 0, 0)), 0.0048, 10)


def build_mast(black, steel, chrome, chain, place: Matrix) -> None:
    """Two-stage mast: outer and inner uprights, ties, lift and tilt cylinders, chain pulleys, chains, hoses."""
    mast = MeshBuilder()
    for side in (-1, 1):
        mast.material(0).i_beam(
            (side * 0.355, 0.31, 0.07), (side * 0.355, 0.31, 2.10), 0.075, 0.135, 0.016, up=(0, 1, 0)
        )
        mast.i_beam(
            (side * 0.268, 0.335, 0.09), (side * 0.268, 0.335, 2.16), 0.070, 0.120, 0.015, up=(0, 1, 0)
        )
        mast.cylinder((side * 0.372, 0.205, 0.12), (side * 0.372, 0.205, 1.86), 0.031, 32)
        mast.cylinder((side * 0.372, 0.205, 1.84), (side * 0.372, 0.205, 1.90), 0.037, 32)
        mast.material(2).cylinder((side * 0.372, 0.205, 1.90), (side * 0.372, 0.205, 2.10), 0.020, 28)
        mast.material(0).box((side * 0.345, 0.215, 2.115), (0.11, 0.08, 0.04))
        mast.cylinder((side * 0.30, -0.15, 0.78), (side * 0.31, 0.10, 0.83), 0.036, 28)
        mast.material(2).cylinder((side * 0.31, 0.10, 0.83), (side * 0.315, 0.24, 0.858), 0.019, 24)
        mast.material(0).box((side * 0.318, 0.25, 0.86), (0.06, 0.05, 0.09))
        mast.material(1).lathe(
            [
                (0.030, -0.016),
                (0.050, -0.016),
                (0.050, -0.010),
                (0.041, -0.008),
                (0.041, 0.008),
                (0.050, 0.010),
                (0.050, 0.016),
                (0.030, 0.016),
            ],
            (side * 0.135, 0.375, 2.075),
            (1, 0, 0),
            56,
        )
        mast.cylinder((side * 0.165, 0.375, 2.075), (side * 0.105, 0.375, 2.075), 0.030, 28)
        mast.material(0).box((side * 0.168, 0.365, 2.09), (0.012, 0.11, 0.13))
        mast.box((side * 0.102, 0.365, 2.09), (0.012, 0.11, 0.13))
    for z, height in ((2.06, 0.10), (1.18, 0.09), (0.14, 0.12)):
        mast.material(0).box((0, 0.232, z), (0.72, 0.022, height))
    for z, height in ((2.125, 0.07), (0.98, 0.07), (0.19, 0.09)):
        mast.box((0, 0.300, z), (0.52, 0.020, height))
    mast.build("mast", [black, steel, chrome], 38, bevel=0.004).matrix_world = place
    chains = MeshBuilder()
    for side in (-1, 1):
        leaf_chain(chains, Vector((side * 0.135, 0.421, 0.56)), Vector((side * 0.135, 0.421, 2.075)))
        leaf_chain(chains, Vector((side * 0.135, 0.329, 1.20)), Vector((side * 0.135, 0.329, 2.075)))
        chains.torus((side * 0.135, 0.375, 2.075), 0.047, 0.009, (1, 0, 0), 32, 8, arc=(0, math.pi))
        chains.cylinder((side * 0.135, 0.421, 0.42), (side * 0.135, 0.421, 0.57), 0.010, 16)
        hex_nut(chains, (side * 0.135, 0.421, 0.50), (0, 0, 1), 0.018, 0.016)
    chains.build("chains", [chain], 35).matrix_world = place
    hoses = MeshBuilder()
    for x in (-0.055, -0.030):
        run = [
            (x, 0.300, 0.95),
            (x, 0.325, 1.5),
            (x, 0.330, 2.05),
            (x, 0.375, 2.13),
            (x, 0.420, 2.05),
            (x, 0.425, 1.4),
            (x, 0.44, 0.62),
            (x, 0.47, 0.52),
        ]
        hoses.tube(catmull_rom(run, 10), 0.0105, 16)
    hoses.build("hoses", [black], 60).matrix_world = place


def build_carriage(carrier, forks, place: Matrix) -> None:
    """Fork carriage, load backrest, two forks lying on the floor."""
    carriage = MeshBuilder()
    for z, height in ((0.145, 0.10), (0.535, 0.10)):
        carriage.box((0, 0.485, z), (1.00, 0.036, height))
        for i in range(15):
            carriage.box(
                (-0.455 + i * 0.065, 0.485, z + math.copysign(height / 2 + 0.006, z - 0.3)),
                (0.034, 0.030, 0.014),
            )
    for side in (-1, 1):
        carriage.box((side * 0.215, 0.445, 0.36), (0.026, 0.075, 0.56))
        carriage.cylinder((side * 0.20, 0.40, 0.20), (side * 0.262, 0.40, 0.20), 0.045, 28)
        carriage.cylinder((side * 0.20, 0.40, 0.50), (side * 0.262, 0.40, 0.50), 0.045, 28)
        carriage.box((side * 0.485, 0.470, 0.92), (0.012, 0.045, 0.82))
    carriage.box((0, 0.470, 1.325), (0.982, 0.045, 0.014))
    carriage.box((0, 0.470, 0.66), (0.982, 0.045, 0.014))
    for i in range(7):
        carriage.box((-0.36 + i * 0.12, 0.470, 0.99), (0.010, 0.035, 0.66))
    carriage.build("carriage", [carrier], 38, bevel=0.004).matrix_world = place
    blades = MeshBuilder()
    for side in (-1, 1):
        outline = [
            (0.508, 0.62),
            (0.508, 0.09),
            (0.516, 0.045),
            (0.540, 0.016),
            (0.580, 0.006),
            (1.60, 0.006),
            (1.62, 0.012),
        ]
        outline += [
            (1.61, 0.020),
            (1.20, 0.037),
            (0.60, 0.048),
            (0.566, 0.056),
            (0.551, 0.085),
            (0.548, 0.62),
            (0.535, 0.64),
            (0.515, 0.64),
        ]
        prism(blades, outline, -0.055, 0.055, upright(x=side * 0.255))
        blades.box((side * 0.255, 0.494, 0.607), (0.09, 0.05, 0.030))
        blades.cylinder((side * 0.255, 0.515, 0.60), (side * 0.255, 0.515, 0.665), 0.012, 16)
    blades.build("forks", [forks], 38, bevel=0.005, bseg=3).matrix_world = place


def build_truck(place: Matrix) -> None:
    """The whole truck, standing where the matrix puts it."""
    orange = paint("truck orange", (0.66, 0.120, 0.012), 0.30, 0.62, 0.75, 3, 0.9, coat=0.25, bump=0.05)
    petrol = paint("truck petrol", (0.016, 0.050, 0.062), 0.42, 0.4, 0.4, 4, 0.6, bump=0.10)
    black = paint("truck black", (0.028, 0.031, 0.033), 0.28, 0.35, 0.5, 5, 0.4, bump=0.05)
    seat = paint("vinyl", (0.014, 0.015, 0.016), 0.45, 0.25, 0, 8, 0.2, bump=0.10)
    steel = steel_metal("truck steel", (0.48, 0.48, 0.47), 0.32, None, 8, 0.4, grime=0.5)
    chrome = steel_metal("rods", (0.65, 0.66, 0.66), 0.12, None, 8, 0.1, grime=0.1)
    chain = steel_metal("chain", (0.40, 0.37, 0.32), 0.30, None, 12, 0, grime=0.6)
    rim = paint("rims", (0.40, 0.40, 0.38), 0.4, 0.6, 0.4, 6, 0.5, bump=0.05)
    build_body(orange, petrol, black, place)
    build_cab(black, seat, steel, place)
    build_mast(black, steel, chrome, chain, place)
    build_carriage(black, fork_material(), place)
    tyres, rims = MeshBuilder(), MeshBuilder()
    for side in (-1, 1):
        build_wheel(tyres, rims, Vector((side * 0.455, 0, 0.345)), 0.345, 0.195)
        build_wheel(tyres, rims, Vector((side * 0.415, -1.65, 0.270)), 0.270, 0.155)
    tyres.build("tyres", [tyre_material()], 35, bevel=0.004).matrix_world = place
    rims.build("rims", [rim, steel], 40).matrix_world = place
