"""A dry dock: concrete, keel blocks, fittings of its walls, and the machines at work in it.

Lengths in metres. The dock's axis is y, its floor z = 0.
"""

import random

from mathutils import Matrix, Vector

from kit import MeshBuilder, handrail, ladder, new_material, stair

DOCK_HALF_WIDTH = 14.5
DOCK_DEPTH = 8.2
ALTAR = 4.4  # of the step in the dock walls above the floor


def dock_concrete(name: str, wet_floor: bool):
    """Old concrete: the floor with joints and standing water, the walls with tide line, weed and weeping."""
    material, nodes = new_material(name)
    position = nodes.position(True)
    height = nodes.node("ShaderNodeSeparateXYZ", {0: position}).outputs[2]
    broad = nodes.noise(position, 0.16, 9, 0.62)
    middling = nodes.noise(position, 1.3, 11, 0.7)
    fine = nodes.noise(position, 16, 8, 0.7)
    colour = nodes.mix(nodes.step(broad, 0.3, 0.7), (0.24, 0.233, 0.220), (0.41, 0.390, 0.360))
    colour = nodes.mix(
        nodes.math("MULTIPLY", nodes.step(middling, 0.48, 0.74), 0.55), colour, (0.10, 0.092, 0.080)
    )
    colour = nodes.mix(nodes.math("MULTIPLY", fine, 0.25), colour, (0.36, 0.34, 0.31))
    rough = nodes.math("MULTIPLY_ADD", fine, 0.25, 0.58)
    relief = nodes.math("ADD", nodes.math("MULTIPLY", middling, 0.45), nodes.math("MULTIPLY", fine, 0.3))
    if wet_floor:
        slabs = nodes.node(
            "ShaderNodeTexBrick",
            {
                "Vector": position,
                "Scale": 1.0,
                "Mortar Size": 0.022,
                "Mortar Smooth": 0.3,
                "Brick Width": 4.8,
                "Row Height": 4.8,
                "Color1": (1, 1, 1, 1),
                "Color2": (0.84, 0.85, 0.86, 1),
                "Mortar": (0.22, 0.22, 0.22, 1),
            },
            offset=0.0,
        )
        colour = nodes.mix(1.0, colour, slabs.outputs[0], "MULTIPLY")
        relief = nodes.math("SUBTRACT", relief, slabs.outputs[1])
        damp = nodes.step(nodes.noise(position, 0.21, 8, 0.6, 0.5), 0.40, 0.56)
        water = nodes.step(nodes.noise(position, 0.11, 5, 0.5, 0.3), 0.43, 0.50)
        colour = nodes.mix(
            nodes.math("MULTIPLY", nodes.math("MAXIMUM", damp, water), 0.66), colour, (0.045, 0.044, 0.042)
        )
        rough = nodes.math("MULTIPLY", rough, nodes.math("MULTIPLY_ADD", damp, -0.52, 1.0))
        rough = nodes.math("MULTIPLY", rough, nodes.math("MULTIPLY_ADD", water, -0.90, 1.0))
        relief = nodes.math("MULTIPLY", relief, nodes.math("MULTIPLY_ADD", water, -0.97, 1.0))
    else:
        runs = nodes.noise(nodes.scale(position, (1.6, 1.6, 0.07)), 1, 7, 0.62)
        thin_runs = nodes.noise(nodes.scale(position, (7, 7, 0.22)), 1, 5, 0.6)
        weeping = nodes.math("MULTIPLY", nodes.step(runs, 0.46, 0.70), nodes.step(thin_runs, 0.30, 0.70))
        colour = nodes.mix(nodes.math("MULTIPLY", weeping, 0.75), colour, (0.045, 0.042, 0.038))
        tide = nodes.step(nodes.math("ADD", height, nodes.math("MULTIPLY", runs, 1.4)), 7.3, 6.3)
        colour = nodes.mix(nodes.math("MULTIPLY", tide, 0.62), colour, (0.040, 0.046, 0.036))
        rough = nodes.math("MULTIPLY", rough, nodes.math("MULTIPLY_ADD", tide, -0.35, 1.0))
        lifts = nodes.math(
            "ABSOLUTE", nodes.math("SUBTRACT", nodes.math("FRACT", nodes.math("DIVIDE", height, 1.35)), 0.5)
        )
        groove = nodes.step(lifts, 0.012, 0.004)
        colour = nodes.mix(nodes.math("MULTIPLY", groove, 0.5), colour, (0.05, 0.05, 0.045))
        relief = nodes.math("SUBTRACT", relief, groove)
    nodes.principled(colour, rough, 0.0, nodes.bump(relief, 0.45, 0.03))
    return material


def build_keel_blocks(concrete, timber) -> None:
    """Concrete blocks with timber caps under the keel, and bilge blocks out to the sides."""
    builder = MeshBuilder()
    jitter = random.Random(4)
    for i in range(34):
        y = 2.2 + i * 1.9
        builder.material(0).box((0, y, 0.55), (1.5, 1.0, 1.1))
        builder.material(1).box((jitter.uniform(-0.02, 0.02), y, 1.25), (1.4, 0.9, 0.30))
        builder.box((0, y + jitter.uniform(-0.03, 0.03), 1.50), (1.25, 0.7, 0.20))
        if i % 3 == 1 and y > 16:
            for side in (-1, 1):
                x = side * 3.6
                builder.material(0).box((x, y, 0.6), (1.0, 1.2, 1.2))
                builder.material(1).box((x, y, 1.38), (0.9, 1.1, 0.36))
    builder.build("blocks", [concrete, timber], 30, bevel=0.035, bseg=2)


def build_dock(floor, wall) -> None:
    """Floor with its two drains, walls in two lifts with an altar, coping."""
    ground = MeshBuilder().box((0, 40, -0.5), (2 * DOCK_HALF_WIDTH + 4, 260, 1))
    ground.build("floor", [floor], 0)
    builder = MeshBuilder()
    for side in (-1, 1):
        x = side * DOCK_HALF_WIDTH
        builder.box((x + side * 1.5, 40, ALTAR / 2), (3.0, 260, ALTAR))
        builder.box((x + side * 3.1, 40, DOCK_DEPTH / 2 - 0.2), (4.0, 260, DOCK_DEPTH - 0.4))
        builder.box((x + side * 3.5, 40, DOCK_DEPTH - 0.2), (5.0, 260, 0.4))
        for i in range(16):
            builder.box(
                (x + side * 1.30, -38 + i * 9.6, (ALTAR + DOCK_DEPTH) / 2 - 0.2),
                (0.5, 0.9, DOCK_DEPTH - ALTAR - 0.4),
            )
        builder.box((x + side * 60, 40, DOCK_DEPTH - 0.6), (110, 400, 1.1))
    builder.box((0, 112, DOCK_DEPTH / 2), (2 * DOCK_HALF_WIDTH, 6, DOCK_DEPTH + 1.5))
    builder.build("walls", [wall], 30, bevel=0.05, bseg=2)


def build_services(galv, petrol) -> None:
    """Along the walls: service mains on brackets with their outlets, and the stairs down to the floor."""
    builder = MeshBuilder()
    for side in (-1, 1):
        x = side * (DOCK_HALF_WIDTH - 0.32)
        for height, radius, index in ((3.62, 0.11, 1), (3.25, 0.075, 0), (2.98, 0.05, 0)):
            builder.material(index).cylinder((x, -40, height), (x, 105, height), radius, 16)
        for i in range(60):
            y = -38 + i * 2.4
            builder.material(0).box((x + side * 0.16, y, 3.3), (0.34, 0.06, 0.05))
            builder.box((x + side * 0.02, y, 3.3), (0.05, 0.06, 0.95))
            if i % 5 == 2:
                builder.material(1).cylinder((x, y + 0.6, 3.62), (x, y + 0.6, 1.5), 0.05, 12)
                builder.cylinder((x, y + 0.6, 1.5), (x - side * 0.3, y + 0.6, 1.4), 0.07, 12)
    builder.material(0)
    for y, run in ((17.0, 5.6), (52.0, 5.6)):
        x = -DOCK_HALF_WIDTH + 0.62
        stair(builder, (x, y + run, 0), (x, y, ALTAR), 0.85)
    builder.build("services", [galv, petrol], 35, bevel=0.006)


def build_fittings(galv, dark, lamp) -> None:
    """On the walls: ladders, railings, bollards, lamp masts."""
    builder = MeshBuilder()
    for side in (-1, 1):
        x = side * DOCK_HALF_WIDTH
        builder.material(0)
        for y in (-12.0, 6.6, 25.8, 45.0):
            ladder(
                builder,
                (x - side * 0.12, y, 0.1),
                (x - side * 0.12, y, ALTAR + 1.1),
                (-side, 0, 0),
                cage=False,
            )
            ladder(
                builder,
                (x + side * 0.92, y, ALTAR),
                (x + side * 0.92, y, DOCK_DEPTH + 1.0),
                (-side, 0, 0),
                cage=False,
            )
        handrail(
            builder,
            [(x + side * 1.25, -30, DOCK_DEPTH), (x + side * 1.25, 105, DOCK_DEPTH)],
            post=2.4,
            r=0.03,
            toe=False,
        )
        for i in range(9):
            centre = Vector((x + side * 2.6, -22 + i * 14.4, DOCK_DEPTH))
            profile = [
                (0.42, 0),
                (0.42, 0.06),
                (0.27, 0.12),
                (0.24, 0.55),
                (0.40, 0.66),
                (0.43, 0.78),
                (0.30, 0.90),
                (0.001, 0.94),
            ]
            builder.material(1).lathe(profile, centre, seg=28)
        for i in range(5):
            base = Vector((x + side * 6, -6 + i * 28, DOCK_DEPTH))
            builder.material(0).cylinder(base, base + Vector((0, 0, 15)), 0.16, 12, r1=0.09)
            builder.beam(base + Vector((-0.9, 0, 14.8)), base + Vector((0.9, 0, 14.8)), 0.12, 0.12)
            builder.material(2)
            for k in (-0.7, 0, 0.7):
                builder.box(base + Vector((k, 0, 14.6)), (0.5, 0.34, 0.12))
    builder.build("fittings", [galv, dark, lamp], 35, bevel=0.008)


def build_drains(dark) -> None:
    """Gratings over the two gutters along the walls."""
    builder = MeshBuilder()
    for side in (-1, 1):
        x = side * (DOCK_HALF_WIDTH - 1.5)
        for edge in (-0.24, 0.24):
            builder.box((x + edge, 40, 0.012), (0.04, 250, 0.03))
        for i in range(420):
            builder.box((x, -24 + i * 0.16, 0.010), (0.46, 0.05, 0.024))
    builder.build("drains", [dark], 30)


def build_boom_lift(orange, dark, galv) -> None:
    """Working platform on a telescopic boom, raised beside the bow: the accent and the scale of the picture."""
    base = Vector((-7.6, 14.0, 0))
    heading = Matrix.Rotation(0.5, 3, "Z")
    builder = MeshBuilder()
    builder.material(0).box(base + Vector((0, 0, 0.62)), (1.5, 3.0, 0.44), heading)
    for x in (-0.98, 0.98):
        for y in (-1.05, 1.05):
            hub = base + heading @ Vector((x, y, 0.46))
            across = heading @ Vector((1, 0, 0))
            builder.material(1).lathe(
                [(0.2, -0.17), (0.42, -0.17), (0.46, -0.10), (0.46, 0.10), (0.42, 0.17), (0.2, 0.17)],
                hub,
                across,
                36,
            )
            builder.material(0).cylinder(hub - across * 0.12, hub + across * 0.12, 0.21, 24)
    builder.material(1).cylinder(base + Vector((0, 0, 0.8)), base + Vector((0, 0, 1.05)), 0.55, 32)
    builder.material(0).box(base + heading @ Vector((0, 0.35, 1.45)), (1.7, 2.3, 0.85), heading)
    foot = base + heading @ Vector((0, 1.0, 2.05))
    tip = Vector((-5.6, 8.2, 6.9))
    for share_0, share_1, size in ((0.0, 0.52, 0.36), (0.40, 0.78, 0.29), (0.70, 1.0, 0.22)):
        builder.beam(foot.lerp(tip, share_0), foot.lerp(tip, share_1), size * 0.8, size)
    builder.material(1).cylinder(base + heading @ Vector((0, 0.1, 1.6)), foot.lerp(tip, 0.3), 0.08, 16)
    deck = tip + Vector((0.1, -0.75, -0.75))
    builder.material(0).beam(tip, deck + Vector((0, 0.55, 0.2)), 0.14, 0.2)
    builder.material(2).box(deck, (1.9, 0.9, 0.05))
    builder.material(0)
    corners = [
        deck + Vector((a, b, 0)) for a, b in ((-0.95, -0.45), (0.95, -0.45), (0.95, 0.45), (-0.95, 0.45))
    ]
    handrail(builder, corners, post=0.7, r=0.022, closed=True)
    builder.build("boom lift", [orange, dark, galv], 35, bevel=0.02)


def build_crane(steel) -> None:
    """Level-luffing dock crane on its portal beyond the wall, seen against the dawn."""
    builder = MeshBuilder()
    foot = Vector((-DOCK_HALF_WIDTH - 16, 78, DOCK_DEPTH))
    for x in (-4, 4):
        for y in (-4, 4):
            builder.beam(foot + Vector((x, y, 0)), foot + Vector((x * 0.45, y * 0.45, 13)), 0.9, 0.9)
    builder.box(foot + Vector((0, 0, 13.3)), (5.5, 5.5, 0.9))
    builder.cylinder(foot + Vector((0, 0, 13.5)), foot + Vector((0, 0, 19)), 1.4, 24)
    builder.box(foot + Vector((-1, 0, 21)), (7.5, 4.0, 4.2))
    head = foot + Vector((2.4, -1, 20))
    tip = foot + Vector((21, -6, 43))
    apex = foot + Vector((-2, 0, 31))
    for side in (-1.4, 1.4):
        offset = Vector((0, side, 0))
        builder.beam(head + offset, tip + offset * 0.3, 0.35, 0.35)
        builder.beam(head + offset + Vector((-1.6, 0, 1.8)), tip + offset * 0.3, 0.3, 0.3)
        builder.beam(foot + Vector((-3, side, 22)), apex + offset * 0.4, 0.35, 0.35)
        builder.beam(foot + Vector((2, side, 22)), apex + offset * 0.4, 0.35, 0.35)
    for i in range(16):
        low = head.lerp(tip, i / 16)
        high = (head + Vector((-1.6, 0, 1.8))).lerp(tip, (i + 0.5) / 16)
        for side in (-1.4, 1.4):
            offset = Vector((0, side * (1 - 0.7 * i / 16), 0))
            builder.beam(low + offset, high + offset, 0.14, 0.14)
            builder.beam(high + offset, head.lerp(tip, (i + 1) / 16) + offset, 0.14, 0.14)
        builder.beam(low + Vector((0, -1.4 + i / 16, 0)), low + Vector((0, 1.4 - i / 16, 0)), 0.14, 0.14)
    builder.cylinder(apex, tip, 0.09, 8)
    builder.cylinder(apex, foot + Vector((-4, 0, 23)), 0.12, 8)
    builder.cylinder(tip, tip + Vector((0, 0, -26)), 0.06, 8)
    builder.box(tip + Vector((0, 0, -26.5)), (0.7, 0.5, 1.3))
    builder.build("crane", [steel], 30)
