"""Hose reel with its nozzle, riser with its hydrant valve (metres). The wall is the plane y = 0, the room towards -y."""

import math

from kit import MeshBuilder, basis, bolt_ring, catmull_rom, flange_pair, hand_wheel, hex_nut
from mathutils import Vector
from scenes._fire_equipment import BLACK, BRASS, CHROME, RED, STEEL
from scenes._shapes import standing


def build_reel(mats: list, x: float, z: float) -> None:
    """Hose reel: two pressed red discs, hose wound between them, wall bracket, brass nozzle hanging in its guide."""
    radius, back, front = 0.275, -0.085, -0.225
    reel = MeshBuilder()
    for y, out in ((back, (0, 1, 0)), (front, (0, -1, 0))):
        reel.material(RED).lathe(
            [
                (0.001, 0.016),
                (0.048, 0.016),
                (0.056, 0.012),
                (0.060, 0.0),
                (0.098, 0.0),
                (0.108, 0.010),
                (0.175, 0.012),
            ]
            + [(0.186, 0.002), (0.240, 0.0), (0.262, 0.006), (radius, 0.004)],
            (0, y, 0),
            out,
            128,
        )
        reel.torus((0, y - 0.003 if y == front else y + 0.003, 0), radius, 0.0075, (0, 1, 0), 128, 12)
    for i in range(8):
        turn = math.radians(i * 45 + 12)
        way = Vector((math.cos(turn), 0, math.sin(turn)))
        reel.tube(
            [
                way * 0.188 + Vector((0, front - 0.001, 0)),
                way * 0.215 + Vector((0, front - 0.004, 0)),
                way * 0.246 + Vector((0, front - 0.001, 0)),
            ],
            0.0085,
            12,
        )
    reel.material(STEEL)
    bolt_ring(reel, (0, front - 0.012, 0), (0, -1, 0), 0.082, 6, 0.0075, stud=0.003)
    reel.material(CHROME).lathe(
        [(0.030, 0), (0.030, 0.020), (0.026, 0.026), (0.001, 0.028)], (0, front - 0.014, 0), (0, -1, 0), 48
    )
    reel.material(BLACK)
    for layer, lap in ((0.242, 0), (0.214, 0.5), (0.186, 0)):
        for i in range(4):
            reel.torus((0, back - 0.020 - (i + lap * 0.6) * 0.0315, 0), layer, 0.0152, (0, 1, 0), 128, 14)
    tail = catmull_rom(
        [
            (-0.243, -0.150, 0.03),
            (-0.245, -0.152, -0.08),
            (-0.246, -0.155, -0.22),
            (-0.243, -0.158, -0.36),
            (-0.245, -0.160, -0.47),
        ],
        12,
    )
    reel.tube(tail, 0.0152, 24)
    reel.material(STEEL)
    reel.box((0, -0.030, 0), (0.12, 0.058, 0.20))
    reel.box((0, -0.004, 0), (0.20, 0.008, 0.34))
    for dx in (-0.075, 0.075):
        for dz in (-0.145, 0.145):
            hex_nut(reel, (dx, -0.008, dz), (0, -1, 0), 0.012, 0.009)
    build_nozzle(reel, tail[-1])
    for y in (-0.133, -0.187):
        reel.material(STEEL).box((-0.245, y, -0.335), (0.060, 0.004, 0.030))
    reel.box((-0.245, -0.067, -0.335), (0.030, 0.134, 0.004))
    reel.build("reel", mats, 38, bevel=0.0012, bseg=2).matrix_world = standing(x, 0, z)


def build_nozzle(builder: MeshBuilder, top: Vector) -> None:
    """Brass branch with ball valve and lever, hanging down from the end of the hose."""
    down = Vector((0, 0, -1))
    builder.material(BRASS).lathe(
        [
            (0.0165, -0.03),
            (0.0185, -0.028),
            (0.0185, 0.012),
            (0.0230, 0.016),
            (0.0230, 0.040),
            (0.0180, 0.046),
            (0.0180, 0.058),
        ]
        + [
            (0.0250, 0.068),
            (0.0265, 0.085),
            (0.0250, 0.102),
            (0.0180, 0.112),
            (0.0175, 0.130),
            (0.0200, 0.134),
            (0.0200, 0.146),
        ]
        + [
            (0.0165, 0.150),
            (0.0120, 0.225),
            (0.0145, 0.228),
            (0.0150, 0.246),
            (0.0120, 0.250),
            (0.0060, 0.250),
            (0.0055, 0.20),
        ],
        top,
        down,
        48,
    )
    hex_nut(builder, top + down * 0.018, down, 0.0265, 0.020)
    hub = top + down * 0.085
    builder.material(CHROME).cylinder(
        hub + Vector((0.02, -0.004, 0)), hub + Vector((0.040, -0.010, 0)), 0.010, 20
    )
    builder.material(RED).tube(
        catmull_rom(
            [
                hub + Vector((0.040, -0.010, 0.0)),
                hub + Vector((0.044, -0.012, -0.04)),
                hub + Vector((0.052, -0.015, -0.105)),
            ],
            8,
        ),
        0.0065,
        16,
    )


def build_hydrant(mats: list, x: float, z: float, reel_x: float) -> None:
    """Riser with an angle hydrant valve: bonnet and hand wheel above, capped brass outlet; branch to the reel."""
    riser = MeshBuilder()
    riser.material(RED).cylinder((x, -0.10, -0.2), (x, -0.10, 3.6), 0.042, 48)
    for height in (0.55, 1.62, 2.6):
        riser.material(STEEL).lathe(
            [(0.0425, -0.018), (0.046, -0.018), (0.046, 0.018), (0.0425, 0.018)], (x, -0.10, height), seg=48
        )
        riser.box((x, -0.030, height), (0.03, 0.06, 0.026))
    riser.material(RED).pipe(
        [
            (x, -0.10, 0.58),
            (reel_x + 0.16, -0.10, 0.58),
            (reel_x + 0.16, -0.10, z),
            (reel_x + 0.10, -0.06, z),
        ],
        0.0165,
        24,
        2.4,
    )
    riser.material(STEEL).cylinder((reel_x - 0.05, -0.10, 0.58), (reel_x - 0.02, -0.10, 0.58), 0.020, 24)
    riser.box((reel_x - 0.035, -0.045, 0.58), (0.02, 0.09, 0.02))
    shut_off = Vector((reel_x + 0.16, -0.10, 0.72))
    riser.material(BRASS).lathe(
        [
            (0.022, -0.05),
            (0.026, -0.04),
            (0.026, -0.02),
            (0.032, 0.0),
            (0.026, 0.02),
            (0.026, 0.04),
            (0.022, 0.05),
        ],
        shut_off,
        seg=32,
    )
    riser.cylinder(shut_off, shut_off + Vector((0, -0.07, 0)), 0.011, 16)
    riser.material(RED)
    hand_wheel(riser, shut_off + Vector((0, -0.07, 0)), (0, -1, 0), 0.038, 0.005)
    axis = Vector((0, -1, 0))
    riser.material(RED).cylinder((x, -0.10, z), (x, -0.20, z), 0.034, 40)
    flange_pair(riser, (x, -0.185, z), axis, 0.036, 8)
    centre = Vector((x, -0.290, z))
    riser.lathe(
        [
            (0.036, -0.10),
            (0.040, -0.07),
            (0.060, -0.04),
            (0.066, 0.0),
            (0.058, 0.038),
            (0.036, 0.058),
            (0.001, 0.064),
        ],
        centre,
        axis,
        56,
    )
    riser.lathe(
        [
            (0.050, 0.02),
            (0.046, 0.075),
            (0.062, 0.080),
            (0.062, 0.098),
            (0.044, 0.104),
            (0.030, 0.140),
            (0.026, 0.150),
            (0.001, 0.150),
        ],
        centre,
        (0, 0, 1),
        48,
    )
    riser.material(STEEL)
    bolt_ring(riser, centre + Vector((0, 0, 0.098)), (0, 0, 1), 0.052, 6, 0.008, stud=0.004)
    riser.material(BRASS).cylinder(centre + Vector((0, 0, 0.15)), centre + Vector((0, 0, 0.215)), 0.010, 20)
    hex_nut(riser, centre + Vector((0, 0, 0.150)), (0, 0, 1), 0.024, 0.018)
    riser.material(RED)
    hand_wheel(riser, centre + Vector((0, 0, 0.205)), (0, 0, 1), 0.085, 0.0085)
    out = Vector((0.1, -0.55, -0.85)).normalized()
    riser.lathe([(0.044, 0.03), (0.038, 0.09), (0.050, 0.094), (0.050, 0.108)], centre, out, 48)
    riser.material(BRASS).lathe(
        [
            (0.046, 0.108),
            (0.046, 0.128),
            (0.054, 0.132),
            (0.054, 0.152),
            (0.050, 0.158),
            (0.020, 0.164),
            (0.001, 0.165),
        ],
        centre,
        out,
        48,
    )
    across, up, _ = basis(out)
    for turn in (0.4, 0.4 + math.pi):
        lug = centre + out * 0.142 + (across * math.cos(turn) + up * math.sin(turn)) * 0.058
        riser.sphere(lug, 0.014, 16, 8)
    riser.build("riser", mats, 38, bevel=0.0012, bseg=2)
