"""Bolted joint of a column, a beam and a brace, ten metres up. Lengths in metres.

The column stands at the origin with its flanges across X; the beam leaves along +X, the brace along -X.
"""

import math
import random

from kit import MeshBuilder, galvanised, paint
from mathutils import Vector
from scenes._bolted_steel import bolt, fillet_weld, flat_plate, rolled

LEVEL = 10.0
"""Axis of the beam above the ground."""

COLUMN = {"depth": 0.49, "width": 0.30, "flange": 0.023, "web": 0.012, "fillet": 0.027}
BEAM = {"depth": 0.50, "width": 0.20, "flange": 0.016, "web": 0.0102, "fillet": 0.021}
PLATE = 0.025
"""Thickness of the end plate."""

FACE = COLUMN["depth"] / 2
BOLT_ROWS = (0.315, 0.175, 0.075, -0.075, -0.175, -0.315)
BOLT_GAUGE = 0.065
BRACE_DIRECTION = Vector((-math.cos(math.radians(43)), 0, -math.sin(math.radians(43))))
JOINT = Vector((0, 0, LEVEL))


def steel_materials() -> list:
    """Primed column, primed beam, orange brace, galvanised bolts, weld under primer."""
    column = paint("column", (0.036, 0.056, 0.068), 0.42, 0.60, 0.95, 6.0, 0.8, 0.10, bump=0.22)
    beam = paint("beam", (0.046, 0.060, 0.070), 0.40, 0.60, 0.95, 6.0, 0.6, 0.08, bump=0.22)
    orange = paint("brace", (0.76, 0.16, 0.018), 0.36, 0.45, 0.8, 4.0, 0.7, 0.24, bump=0.10)
    bolts = galvanised("bolts", 40)
    weld = paint("weld", (0.042, 0.056, 0.066), 0.34, 0.55, 0.0, 9.0, 0.3, 0.36, bump=0.16)
    return [column, beam, orange, bolts, weld]


def build_column(materials: list) -> None:
    """Column with web stiffeners at the levels of the beam's flanges, welded all round."""
    member = MeshBuilder()
    rolled(member, (0, 0, 0), (0, 0, LEVEL + 6), COLUMN, (1, 0, 0))
    member.build("column", materials, 30, bevel=0.0022, bseg=2)
    plates, welds = MeshBuilder(), MeshBuilder().material(4)
    clip, inner = 0.032, FACE - COLUMN["flange"]
    web, outer = COLUMN["web"] / 2, COLUMN["width"] / 2 - 0.006
    for level in (-1, 1):
        z = LEVEL + level * (BEAM["depth"] - BEAM["flange"]) / 2
        for side in (-1, 1):
            contour = [
                (-inner + clip, web),
                (inner - clip, web),
                (inner, web + clip),
                (inner, outer),
                (-inner, outer),
                (-inner, web + clip),
            ]
            flat_plate(plates, [Vector((x, side * y, z)) for x, y in contour], Vector((0, 0, side)), 0.018)
            for face in (-1, 1):
                surface = z + face * 0.009
                rise = Vector((0, 0, face))
                fillet_weld(
                    welds,
                    (-inner + clip, side * web, surface),
                    (inner - clip, side * web, surface),
                    rise,
                    (0, side, 0),
                )
                for end in (-1, 1):
                    start, stop = (end * inner, side * (web + clip), surface), (
                        end * inner,
                        side * outer,
                        surface,
                    )
                    fillet_weld(welds, start, stop, rise, (-end, 0, 0))
    plates.build("stiffeners", materials, 30, bevel=0.002, bseg=2)
    welds.build("column-welds", materials, 60)


def build_beam(materials: list) -> None:
    """Beam with extended end plate, ribs above and below, bolts through the column's flange."""
    chance = random.Random(6)
    start = FACE + PLATE
    member = MeshBuilder().material(1)
    rolled(member, (start, 0, LEVEL), (9.0, 0, LEVEL), BEAM, (0, 0, 1))
    member.build("beam", materials, 30, bevel=0.0022, bseg=2)
    plates = MeshBuilder().material(1)
    plates.box((FACE + PLATE / 2 + 0.0006, 0, LEVEL), (PLATE, 0.25, 0.80))
    top, height, length = BEAM["depth"] / 2, 0.135, 0.20
    for side in (-1, 1):
        contour = [
            (0.0, top + 0.020),
            (0.020, top),
            (length, top),
            (length, top + 0.018),
            (0.022, top + height),
            (0.0, top + height),
        ]
        flat_plate(
            plates,
            [Vector((start + x, 0, LEVEL + side * z)) for x, z in contour],
            Vector((0, side, 0)),
            0.014,
        )
    plates.build("end-plate", materials, 30, bevel=0.0022, bseg=2)
    bolts = MeshBuilder().material(3)
    for row in BOLT_ROWS:
        for hand in (-1, 1):
            place = Vector((start + 0.0006, hand * BOLT_GAUGE, LEVEL + row))
            bolt(bolts, place, Vector((1, 0, 0)), PLATE + COLUMN["flange"] + 0.0012, chance)
    bolts.build("bolts", materials, 35, bevel=0.0007)
    weld_beam(materials, start, top, height, length)


def weld_beam(materials: list, start: float, top: float, height: float, length: float) -> None:
    """Fillets between beam and end plate, and around the ribs (of that height and length)."""
    welds = MeshBuilder().material(4)
    flange_in, web = top - BEAM["flange"], BEAM["web"] / 2
    half = BEAM["width"] / 2
    for side in (-1, 1):
        out = Vector((0, 0, side))
        fillet_weld(
            welds,
            (start, -half, LEVEL + side * top),
            (start, half, LEVEL + side * top),
            out,
            (1, 0, 0),
            0.012,
        )
        for hand in (-1, 1):
            edge = web + BEAM["fillet"]
            fillet_weld(
                welds,
                (start, hand * edge, LEVEL + side * flange_in),
                (start, hand * half, LEVEL + side * flange_in),
                -out,
                (1, 0, 0),
                0.010,
            )
            low = LEVEL + side * (top + 0.024)
            fillet_weld(
                welds,
                (start, hand * 0.007, low),
                (start, hand * 0.007, LEVEL + side * (top + height)),
                (0, hand, 0),
                (1, 0, 0),
                0.009,
            )
            floor = LEVEL + side * top
            fillet_weld(
                welds,
                (start + 0.024, hand * 0.007, floor),
                (start + length, hand * 0.007, floor),
                (0, hand, 0),
                out,
                0.009,
            )
    for hand in (-1, 1):
        reach = flange_in - BEAM["fillet"]
        fillet_weld(
            welds,
            (start, hand * web, LEVEL - reach),
            (start, hand * web, LEVEL + reach),
            (0, hand, 0),
            (1, 0, 0),
            0.009,
        )
    welds.build("beam-welds", materials, 60)


def build_brace(materials: list) -> None:
    """Orange round brace: slotted end plate bolted to a gusset on the column's outer flange."""
    chance = random.Random(3)
    side = Vector((0, 1, 0))
    normal = side.cross(BRACE_DIRECTION).normalized()
    if normal.z < 0:
        normal = -normal
    gusset = MeshBuilder()
    contour = [
        (-FACE, 0.06),
        (-FACE - 0.10, 0.06),
        (-FACE - 0.52, -0.36),
        (-FACE - 0.40, -0.52),
        (-FACE, -0.44),
    ]
    flat_plate(gusset, [Vector((x, 0, LEVEL + z)) for x, z in contour], side, 0.020)
    gusset.build("gusset", materials, 30, bevel=0.0022, bseg=2)
    welds = MeshBuilder().material(4)
    for hand in (-1, 1):
        fillet_weld(
            welds,
            (-FACE, hand * 0.010, LEVEL - 0.44),
            (-FACE, hand * 0.010, LEVEL + 0.06),
            (0, hand, 0),
            (-1, 0, 0),
            0.011,
        )
    welds.build("gusset-welds", materials, 60)
    tongue = MeshBuilder().material(2)
    axis_start = JOINT + BRACE_DIRECTION * 0.40
    ends = [(0.0, 0.085), (0.52, 0.085), (0.52, -0.085), (0.0, -0.085)]
    face_y = -0.010 - 0.009 - 0.0005
    outline = [
        axis_start + BRACE_DIRECTION * along + normal * across + side * face_y for along, across in ends
    ]
    flat_plate(tongue, outline, side, 0.018)
    tongue.build("tongue", materials, 30, bevel=0.0022, bseg=2)
    tube = MeshBuilder().material(2)
    tube_start = axis_start + BRACE_DIRECTION * 0.22 + side * face_y
    tube.cylinder(tube_start, tube_start + BRACE_DIRECTION * 12, 0.07, 72)
    tube.build("brace", materials, 40, bevel=0.003)
    bolts = MeshBuilder().material(3)
    for along in (0.06, 0.14):
        for across in (-0.042, 0.042):
            place = axis_start + BRACE_DIRECTION * along + normal * across + side * (face_y - 0.0092)
            bolt(bolts, place, -side, 0.0385, chance)
    bolts.build("brace-bolts", materials, 35, bevel=0.0007)
