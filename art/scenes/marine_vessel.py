"""Bow of a coaster in dry dock at dawn, and her plating under thickness survey (metres)."""

import math

from mathutils import Matrix, Vector

from kit import (
    MeshBuilder,
    View,
    area_light,
    emissive,
    galvanised,
    new_scene,
    paint,
    plain,
    rust,
    sky,
)
from scenes import _dry_dock as dock
from scenes._hull_paint import hull_paint, white_marks
from scenes._plating_survey import SURVEYED, build_staging, build_survey
from scenes._ship_hull import (
    HAWSE,
    KEEL,
    PORT,
    STARBOARD,
    build_shell,
    deck_edge,
    lettered,
    ring,
    shell_normal,
    shell_point,
    stroke,
)

THRUSTER = (9.5, 2.2, 0.85)  # y, z and radius of its tunnel's mouth
PETROL = (0.020, 0.092, 0.118)
ORANGE = (0.76, 0.16, 0.018)


def build_marks() -> None:
    """Metric draught marks at the bow, the signs of bulb and thruster."""
    builder = MeshBuilder()
    for decimetre in range(16, 70, 2):
        metres, tenth = divmod(decimetre, 10)
        text = f"{metres}M" if tenth == 0 else str(tenth)
        lettered(builder, text, 3.55, decimetre / 10, 0.10)
    stroke(builder, ring(9.5, 7.6, 0.42), 0.07)
    for angle in (math.pi / 4, -math.pi / 4):
        reach_y, reach_z = 0.42 * math.cos(angle), 0.42 * math.sin(angle)
        stroke(builder, [(9.5 - reach_y, 7.6 - reach_z), (9.5, 7.6), (9.5 + reach_y, 7.6 + reach_z)], 0.07)
    sign = [(4.6, 7.2), (4.6, 8.0), (4.15, 8.0), (4.15, 7.62)]
    sign += [
        (4.15 - 0.32 * math.sin(math.pi * i / 12), 7.41 + 0.21 * math.cos(math.pi * i / 12))
        for i in range(13)
    ]
    stroke(builder, [*sign, (4.6, 7.2)], 0.06)
    builder.build("marks", [white_marks()], 0).location = (0, 0, KEEL)


def build_anchor(dark, rusty) -> None:
    """Stockless anchor housed in its hawse: bolster, shank going in, crown and two flukes on the plating."""
    centre = shell_point(*HAWSE)
    outward = shell_normal(*HAWSE)
    fore = Vector((0, -1, 0))
    fore = (fore - outward * fore.dot(outward)).normalized()
    upward = fore.cross(outward)
    if upward.z < 0:
        upward = -upward
    turn = Matrix((fore, upward, outward)).transposed()

    def place(along: float, up: float, out: float) -> Vector:
        return centre + fore * along + upward * up + outward * out

    bolster = MeshBuilder()
    bolster.torus(place(0, 0, 0.0), 0.58, 0.19, outward, 56, 20)
    bolster.material(1).cylinder(place(0, 0, -0.05), place(0, 0, 0.03), 0.52, 32)
    bolster.build("bolster", [dark, plain("pipe", (0.006, 0.007, 0.008), 0.8)], 60).location = (0, 0, KEEL)

    anchor = MeshBuilder()
    anchor.beam(place(0, 0.15, -0.3), place(0, -0.85, 0.30), 0.30, 0.24, up=fore)
    anchor.box(place(0, -0.92, 0.30), (1.25, 0.50, 0.50), turn)
    for sign in (-1, 1):
        outline = [
            (0.34, -0.75),
            (0.86, -0.80),
            (1.02, -0.45),
            (0.98, 0.05),
            (0.66, 0.86),
            (0.58, 0.86),
            (0.40, 0.10),
        ]
        middle = [0.30, 0.30, 0.29, 0.28, 0.24, 0.24, 0.28]
        half = [0.19, 0.17, 0.13, 0.09, 0.03, 0.03, 0.11]
        points = [place(sign * a, u, middle[i] - half[i]) for i, (a, u) in enumerate(outline)]
        points += [place(sign * a, u, middle[i] + half[i]) for i, (a, u) in enumerate(outline)]
        count = len(outline)
        sides = [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
        anchor.add(points, [tuple(range(count)), tuple(range(count, 2 * count))[::-1], *sides])
        anchor.cylinder(place(sign * 0.55, -0.94, 0.30), place(sign * 0.80, -0.94, 0.30), 0.23, 24)
    anchor.build("anchor", [rusty], 35, bevel=0.035, bseg=3).location = (0, 0, KEEL)


def build_mouldings(hull, dark) -> None:
    """Half-round along the forecastle deck, chocks for the moorings in the bulwark."""
    builder = MeshBuilder()
    for side in (STARBOARD, PORT):
        line = []
        for i in range(160):
            y = -2.55 + 17.0 * (i / 159) ** 1.7
            line.append(shell_point(y, deck_edge(y) - 1.15, side, 0.01))
        builder.tube(line, 0.055, 10)
    builder.build("moulding", [hull], 60, loc=(0, 0, KEEL))
    chocks = MeshBuilder()
    for y in (0.6, 7.0, 11.5):
        z = deck_edge(y) - 0.62
        oval = [(a, z + (b - z) * 0.72) for a, b in ring(y, z, 0.30, 32)]
        rim = [shell_point(a, b, STARBOARD, 0.035) for a, b in oval]
        centre = shell_point(y, z, STARBOARD, 0.045)
        chocks.material(1).add([centre, *rim], [(0, i, i + 1) for i in range(1, len(rim))])
        chocks.material(0).tube(rim, 0.06, 12)
    chocks.build("chocks", [dark, plain("chock", (0.004, 0.005, 0.006), 0.9, spec=0.0)], 60, loc=(0, 0, KEEL))


def build_thruster(steel, dark) -> None:
    """Mouth of the bow thruster's tunnel: a faired ring, dark inside, with its grid of bars."""
    y, z, radius = THRUSTER
    builder = MeshBuilder()
    mouth = [shell_point(a, b, STARBOARD, 0.03) for a, b in ring(y, z, radius, 48)]
    centre = shell_point(y, z, STARBOARD, 0.045)
    builder.material(1).add([centre, *mouth], [(0, i, i + 1) for i in range(1, len(mouth))])
    builder.material(0).tube(
        [shell_point(a, b, STARBOARD, 0.01) for a, b in ring(y, z, radius, 64)], 0.06, 12
    )
    for i in range(-3, 4):
        offset = i * radius / 4
        reach = math.sqrt(radius**2 - offset**2)
        steps = [-1 + 2 * k / 8 for k in range(9)]
        builder.tube([shell_point(y + offset, z + reach * k, STARBOARD, 0.06) for k in steps], 0.022, 8)
    builder.build("thruster", [steel, dark], 50).location = (0, 0, KEEL)


def build_anodes(zinc) -> None:
    """Sacrificial anodes welded to the bottom by their straps."""
    builder = MeshBuilder()
    for y, z in (
        (6.6, 1.5),
        (13.0, 1.7),
        (13.0, 3.4),
        (17.5, 1.7),
        (17.5, 3.4),
        (22.0, 1.7),
        (22.0, 3.4),
        (27.0, 1.8),
    ):
        fore, aft = shell_point(y - 0.22, z, STARBOARD, 0.05), shell_point(y + 0.22, z, STARBOARD, 0.05)
        builder.beam(fore, aft, 0.11, 0.07, up=shell_normal(y, z))
        strap_fore, strap_aft = shell_point(y - 0.36, z, STARBOARD, 0.02), shell_point(
            y + 0.36, z, STARBOARD, 0.02
        )
        builder.beam(strap_fore, strap_aft, 0.05, 0.014, up=shell_normal(y, z))
    builder.build("anodes", [zinc], 35, bevel=0.015).location = (0, 0, KEEL)


def build_work_lights() -> None:
    """Floodlights: three on the dock floor, and one raking over the plating under survey."""
    lamps = (
        area_light((7.5, 5.0, 0.7), (0.8, 3, 2.6), 1.2, 900, (1, 0.50, 0.20)),
        area_light((-6.6, -5.2, 1.8), (0, 4, 4.2), 0.6, 330, (1, 0.74, 0.48), spread=110),
        area_light((-3.0, 26.0, 0.6), (-1, 10, 1.4), 1.2, 500, (1, 0.60, 0.28)),
    )
    for lamp in lamps:
        lamp.visible_camera = False
        lamp.visible_glossy = False
    at = SURVEYED + Vector((0, 0, KEEL))
    raking = area_light(at + Vector((1.4, -3.2, 2.1)), at + Vector((0, 0.1, -0.1)), 0.7, 230, (1, 0.68, 0.40))
    raking.visible_camera = False


def build() -> None:
    new_scene()
    galv = galvanised("galvanised", 2.0)
    dark = paint("dark", (0.022, 0.025, 0.028), 0.45, 0.5, 0, 1.5, 0.6, 0.25)
    anchor_rust = rust("anchor", 1.6, 0.55)
    wall = dock.dock_concrete("wall", False)
    timber = paint("timber", (0.16, 0.105, 0.062), 0.75, 0.7, 0, 3.0, 0.3, bump=0.4)
    orange = paint("orange", ORANGE, 0.38, 0.4, 0.5, 2.0, 0.6, 0.15)
    lamp = emissive("lamp", (1, 0.72, 0.42), 14)
    hull = hull_paint()
    build_shell(hull).location = (0, 0, KEEL)
    build_marks()
    build_survey(hull)
    build_staging(galv, timber)
    build_anchor(dark, anchor_rust)
    build_thruster(dark, plain("hole", (0.004, 0.004, 0.005), 0.9, spec=0.0))
    build_anodes(paint("zinc", (0.34, 0.34, 0.33), 0.6, 0.5, 0, 6))
    dock.build_keel_blocks(dock.dock_concrete("block", False), timber)
    dock.build_dock(dock.dock_concrete("floor", True), wall)
    dock.build_fittings(galv, dark, lamp)
    dock.build_services(galv, paint("mains", PETROL, 0.4, 0.5, 0, 2.0))
    dock.build_boom_lift(orange, dark, galv)
    dock.build_crane(paint("crane", (0.05, 0.075, 0.085), 0.5, 0.5))
    dock.build_drains(dark)
    build_mouldings(hull, dark)
    build_work_lights()
    sky(
        9,
        -62,
        0.085,
        2.4,
        1.1,
        2.2,
        sun=6.5,
        suncol=(1, 0.50, 0.22),
        sunangle=0.8,
        clouds=0.9,
        cloudcol=(1, 0.56, 0.34),
        cloudshade=(0.28, 0.31, 0.42),
        gain=1.1,
        cscale=0.8,
        cover=0.5,
        cseed=3.1,
        horizon=((6.5, 3.4, 2.0), 0.75, 0.06),
    )


SURVEY_CAMERA = Vector((8.86, 52.0, KEEL + 6.12))

SAMPLES = 40
GRADE = {"petrol": 0.15, "ev": 0.75, "contrast": 1.16, "haze": (0.0016, (0.42, 0.31, 0.27), 0.8)}
VIEWS = {
    "hull-plating": View(
        SURVEY_CAMERA,
        SURVEY_CAMERA + Vector((-0.407, -0.914, -0.012)),
        35,
        2.4,
        focus=SURVEYED + Vector((0, -0.1, KEEL)),
        grade={"haze": None, "ev": 0.8},
    ),
    "marine-vessel": View((-8.8, -21.5, 1.25), (-4.9, 0, 6.9), 25),
}
