"""Orbital welding carriage on its band around the pipe, torch and arc (1 unit = 1 dm)."""

import math

from kit import MeshBuilder, area_light, emissive, hex_nut, paint, plain, point_light, softened, steel_metal
from mathutils import Matrix, Vector
from scenes._pipe_joint import ALONG, ARC, LOCAL_AXES, NORMAL, RADIUS, TRAVEL, local, on_pipe

BODY, ORANGE, STEEL, RUBBER, WIRE, HOLE = range(6)
"""Material slots of the carriage."""

BAND_X = 1.62
BAND_WIDTH = 1.1
BAND_TOP = 0.22
"""Height of the upper side of the band above the pipe."""


def build_band() -> None:
    """Spring steel band on feet around the pipe, toothed along one edge."""
    steel = steel_metal("band", (0.50, 0.51, 0.52), 0.26, (90, 2, 2), 6, 0.4, grime=0.4)
    dark = plain("band-feet", (0.03, 0.033, 0.036), 0.45, 0.6)
    left, right = BAND_X - BAND_WIDTH / 2, BAND_X + BAND_WIDTH / 2
    under, top = RADIUS + BAND_TOP - 0.035, RADIUS + BAND_TOP
    builder = MeshBuilder()
    builder.lathe(
        [(under, left), (under, right), (top, right), (top, left)],
        (0, 0, 0),
        ALONG,
        320,
        up=(0, 0, 1),
        closed=True,
    )
    builder.material(1)
    for step in range(-8, 20):
        angle = step * 0.21 + 0.05
        outward = Vector((0, -math.sin(angle), math.cos(angle)))
        around = Vector((0, -math.cos(angle), -math.sin(angle)))
        frame = Matrix((ALONG, around, outward)).transposed()
        for x in (left + 0.22, right - 0.22):
            builder.box(on_pipe(x, angle, BAND_TOP / 2 - 0.02), (0.2, 0.16, BAND_TOP - 0.03), frame)
            hex_nut(builder, on_pipe(x, angle, BAND_TOP), outward, 0.045, 0.03)
    builder.build("band", [steel, dark], 40, bevel=0.006)
    builder = MeshBuilder()
    teeth = 620
    for tooth in range(-120, 420):
        angle = math.tau * tooth / teeth
        outward = Vector((0, -math.sin(angle), math.cos(angle)))
        around = Vector((0, -math.cos(angle), -math.sin(angle)))
        frame = Matrix((ALONG, around, outward)).transposed()
        builder.box(on_pipe(right - 0.09, angle, BAND_TOP + 0.012), (0.10, 0.024, 0.03), frame)
    builder.build("teeth", [steel], 0)


def block(builder: MeshBuilder, centre: tuple, size: tuple, slot: int) -> None:
    """Box in the frame of the carriage."""
    builder.material(slot).box(local(*centre), size, LOCAL_AXES)


def turned(
    builder: MeshBuilder, profile: list, centre: tuple, axis: Vector, slot: int, segments: int = 48
) -> None:
    """Turned part in the frame of the carriage."""
    builder.material(slot).lathe(profile, local(*centre), axis, segments)


def chassis(builder: MeshBuilder) -> None:
    """Base plate, side rails, wheels that grip the edges of the band."""
    block(builder, (BAND_X, 0.05, 0.42), (1.42, 2.3, 0.07), STEEL)
    for x in (BAND_X - 0.66, BAND_X + 0.66):
        block(builder, (x, 0.05, 0.36), (0.10, 2.1, 0.30), BODY)
        for travel in (-0.72, 0.82):
            drop = RADIUS - math.sqrt(RADIUS**2 - travel**2)
            turned(
                builder,
                [(0.001, -0.05), (0.11, -0.05), (0.11, 0.05), (0.001, 0.05)],
                (x * 0.985 + 0.02, travel, BAND_TOP + 0.06 - drop),
                NORMAL,
                STEEL,
            )
            builder.material(STEEL)
            hex_nut(builder, local(x, travel, 0.52), NORMAL, 0.055, 0.04)


def drive(builder: MeshBuilder) -> None:
    """Drive motor with its fins, gear case and wire feeder."""
    block(builder, (BAND_X + 0.30, 0.42, 0.78), (0.78, 1.10, 0.64), BODY)
    block(builder, (BAND_X + 0.30, 0.42, 1.14), (0.70, 1.02, 0.10), ORANGE)
    for x in (BAND_X - 0.02, BAND_X + 0.62):
        for travel in (-0.04, 0.88):
            builder.material(STEEL)
            hex_nut(builder, local(x, travel, 1.19), NORMAL, 0.035, 0.03)
    motor = [(0.001, 0), (0.24, 0), (0.26, 0.02), (0.26, 0.12)]
    for fin in range(9):
        motor += [
            (0.26, 0.14 + fin * 0.075),
            (0.225, 0.145 + fin * 0.075),
            (0.225, 0.18 + fin * 0.075),
            (0.26, 0.185 + fin * 0.075),
        ]
    motor += [(0.26, 0.92), (0.23, 0.96), (0.001, 0.97)]
    turned(builder, motor, (BAND_X + 0.30, -0.16, 0.80), -TRAVEL, BODY, 56)


def spool_of_wire(builder: MeshBuilder) -> None:
    """Spool of wire on its bracket: pierced flanges, copper turns."""
    spool = (BAND_X + 0.18, 0.36, 1.92)
    block(builder, (BAND_X + 0.52, 0.36, 1.5), (0.08, 0.34, 0.72), STEEL)
    flange = [(0.16, -0.27), (0.62, -0.27), (0.63, -0.26), (0.63, -0.24), (0.62, -0.23), (0.30, -0.23)]
    turned(builder, flange + [(r, -h) for r, h in reversed(flange)], spool, ALONG, RUBBER, 72)
    for hole in range(6):
        turn = math.tau * (hole + 0.3) / 6
        rim = TRAVEL * (math.cos(turn) * 0.43) + NORMAL * (math.sin(turn) * 0.43)
        builder.material(HOLE).cylinder(
            local(*spool) + rim - ALONG * 0.271, local(*spool) + rim - ALONG * 0.26, 0.085, 32
        )
    turns = [(0.30, -0.225)]
    for turn in range(18):
        height = -0.215 + turn * 0.0245
        turns += [(0.535, height), (0.55, height + 0.006), (0.55, height + 0.014), (0.535, height + 0.02)]
    turned(builder, turns + [(0.30, 0.228)], spool, ALONG, WIRE, 72)
    turned(
        builder,
        [(0.001, -0.33), (0.07, -0.33), (0.085, -0.31), (0.085, 0.38), (0.001, 0.38)],
        spool,
        ALONG,
        STEEL,
        32,
    )


def slides(builder: MeshBuilder) -> None:
    """Cross slide towards the joint, vertical slide, clamp around the torch."""
    block(builder, (BAND_X - 0.52, 0.0, 0.66), (0.36, 0.52, 0.42), BODY)
    for travel in (-0.15, 0.15):
        builder.material(STEEL).cylinder(
            local(0.34, travel, 0.92), local(BAND_X + 0.1, travel, 0.92), 0.042, 24
        )
    block(builder, (BAND_X - 0.30, 0.0, 0.94), (0.30, 0.48, 0.22), BODY)
    block(builder, (0.40, 0.0, 1.10), (0.16, 0.46, 0.86), STEEL)
    block(builder, (0.30, 0.0, 1.16), (0.07, 0.34, 0.40), BODY)
    builder.material(STEEL).cylinder(local(0.40, 0.0, 1.50), local(0.40, 0.0, 1.66), 0.03, 20)
    turned(
        builder,
        [(0.001, 0), (0.085, 0), (0.095, 0.012), (0.095, 0.05), (0.085, 0.06), (0.001, 0.06)],
        (0.40, 0.0, 1.66),
        NORMAL,
        RUBBER,
        28,
    )
    block(builder, (0.14, -0.115, 1.33), (0.30, 0.12, 0.16), ORANGE)
    turned(
        builder,
        [(0.126, -0.09), (0.19, -0.09), (0.195, -0.08), (0.195, 0.08), (0.19, 0.09), (0.126, 0.09)],
        (0.0, -0.125, 1.33),
        NORMAL,
        ORANGE,
    )


def cables(builder: MeshBuilder) -> None:
    """Wire conduit from the feeder to the torch, control cable."""
    conduit = [
        local(BAND_X - 0.05, 0.36, 1.92 + 0.55),
        local(0.9, 0.4, 2.72),
        local(0.15, 0.1, 2.5),
        local(0.0, -0.17, 1.85),
    ]
    builder.material(RUBBER).tube(softened(conduit, 4), 0.032, 14)
    cable = [
        local(BAND_X + 0.4, -1.1, 0.8),
        local(BAND_X + 0.4, -1.7, 0.95),
        local(BAND_X + 0.8, -2.8, 0.7),
        local(BAND_X + 1.8, -4.3, 1.4),
    ]
    builder.tube(softened(cable, 4), 0.06, 16)


def build_carriage() -> None:
    """Welding carriage: chassis, wheels, drive, wire feeder with spool, cross slides and torch clamp."""
    body = paint("body", (0.020, 0.024, 0.027), 0.36, 0.35, 0.9, 9, 0.3, bump=0.10)
    orange = paint("orange", (0.76, 0.16, 0.018), 0.34, 0.35, 0.9, 9, 0.4, bump=0.10)
    steel = steel_metal("steel", (0.58, 0.58, 0.58), 0.24, None, 9, 0.5)
    rubber = plain("rubber", (0.014, 0.014, 0.015), 0.6, spec=0.25)
    wire = steel_metal("wire", (0.60, 0.33, 0.18), 0.28, None, 20, 0.0, grime=0.2)
    materials = [body, orange, steel, rubber, wire, plain("hole", (0.003, 0.003, 0.003), 0.9, spec=0.0)]
    builder = MeshBuilder()
    for part in (chassis, drive, spool_of_wire, slides, cables):
        part(builder)
    builder.build("carriage", materials, 38, bevel=0.014, bseg=3)


def build_arc() -> None:
    """Arc, its light on the steel and on the carriage."""
    white = emissive("arc", (0.46, 0.70, 1.0), 2400)
    MeshBuilder().lathe(
        [(0.001, 0.0), (0.030, 0.006), (0.022, 0.045), (0.009, 0.09), (0.001, 0.10)],
        ARC - NORMAL * 0.03,
        NORMAL,
        20,
    ).build("arc", [white], 80)
    # The arc itself grazes the steel; the larger light is the glowing plume around it, and shows the carriage.
    for place, power, size in (
        (ARC + NORMAL * 0.11, 420, 0.03),
        (ARC + NORMAL * 0.34 - ALONG * 0.16 + TRAVEL * 0.12, 80, 0.06),
    ):
        point_light(place, power, (0.46, 0.70, 1.0), size)
    area_light(
        ARC + NORMAL * 0.55 - ALONG * 0.14, local(BAND_X, 0.1, 1.0), 0.2, 60, (0.50, 0.73, 1.0), spread=150
    )


def build_torch() -> None:
    """Contact tip, gas nozzle, torch body and its cable."""
    copper = steel_metal("copper", (0.62, 0.30, 0.16), 0.30, None, 14, 0.4, grime=0.5)
    soot = steel_metal("nozzle", (0.46, 0.34, 0.22), 0.36, None, 12, 0.4, grime=0.9)
    rubber = plain("torch", (0.016, 0.017, 0.018), 0.5)
    steel = steel_metal("torch-steel", (0.55, 0.55, 0.55), 0.28, None, 12, 0.4)
    lean = (NORMAL - TRAVEL * 0.10).normalized()
    foot = ARC + lean * 0.02
    builder = MeshBuilder()
    builder.material(0).cylinder(foot + lean * 0.03, foot + lean * 0.24, 0.007, 12)
    builder.lathe([(0.016, 0.19), (0.026, 0.22), (0.034, 0.32), (0.034, 0.5)], foot, lean, 32)
    builder.material(1).lathe(
        [
            (0.070, 0.20),
            (0.078, 0.195),
            (0.084, 0.205),
            (0.100, 0.42),
            (0.108, 0.56),
            (0.108, 0.84),
            (0.10, 0.86),
        ],
        foot,
        lean,
        56,
    )
    builder.lathe([(0.070, 0.20), (0.085, 0.44), (0.09, 0.8)], foot, lean, 48)
    builder.material(3).lathe([(0.10, 0.85), (0.122, 0.855), (0.122, 0.93), (0.10, 0.94)], foot, lean, 48)
    builder.material(2).lathe(
        [(0.118, 0.93), (0.125, 0.95), (0.125, 1.75), (0.10, 1.80), (0.001, 1.80)], foot, lean, 48
    )
    for ring in range(5):
        builder.lathe(
            [(0.12, 0), (0.137, 0.008), (0.137, 0.032), (0.12, 0.04)],
            foot + lean * (1.02 + ring * 0.075),
            lean,
            48,
        )
    cable = [
        foot + lean * 1.78,
        foot + lean * 2.2 - TRAVEL * 0.15,
        foot + lean * 2.5 - TRAVEL * 0.8 + ALONG * 0.35,
    ]
    cable += [local(1.0, -1.9, 2.1), local(2.0, -3.4, 2.3), local(3.2, -5.2, 3.6)]
    builder.tube(softened(cable, 4), 0.075, 20)
    builder.build("torch", [copper, soot, rubber, steel], 40, bevel=0.003)
