"""Desk at dusk: unrolled vessel and piping drawing, vernier caliper, rule, pencil, reports, lamp (decimetres)."""

import math
import random

from kit import (
    MeshBuilder,
    View,
    area_light,
    catmull_rom,
    emissive,
    new_material,
    new_scene,
    paint,
    plain,
    raised_text,
    studio,
)
from mathutils import Matrix, Vector
from scenes._drawing import (
    SHEET,
    Drafter,
    draw_detail,
    draw_frame,
    draw_isometric,
    draw_plan,
    draw_revision,
    draw_vessel,
    on_sheet,
)
from scenes._shapes import prism, standing

SAMPLES = 64
GRADE = {"ev": 0.4, "contrast": 1.2, "bloom": 0.07, "emitblur": 1}
CAMERA = (-1.05, -2.35, 0.86)
FOCUS = (-0.22, -0.42, 0.10)
VIEWS = {"technical-file": View(CAMERA, (-0.76, -0.28, 0.07), 50, 1.5, focus=FOCUS)}


def paper_material():
    """Drawing paper: warm white, faint fibres, a little light coming through."""
    material, nodes = new_material("paper")
    place = nodes.position()
    fibre = nodes.noise(place, 60, 5, 0.7)
    cloud = nodes.noise(place, 0.6, 5, 0.6)
    colour = nodes.mix(nodes.step(cloud, 0.3, 0.7), (0.63, 0.60, 0.565), (0.71, 0.68, 0.645))
    colour = nodes.mix(nodes.math("MULTIPLY", fibre, 0.16), colour, (0.50, 0.48, 0.44))
    height = nodes.math("ADD", fibre, nodes.math("MULTIPLY", cloud, 6.0))
    nodes.principled(colour, 0.62, 0.0, nodes.bump(height, 0.12, 0.01), spec=0.25)
    return material


def build_sheet() -> None:
    """The paper and everything drawn on it."""
    columns, rows = 160, 40
    points = [
        on_sheet(SHEET[0] * (i / columns), SHEET[1] * j / rows)
        for i in range(columns + 1)
        for j in range(rows + 1)
    ]
    faces = [
        (i * (rows + 1) + j, (i + 1) * (rows + 1) + j, (i + 1) * (rows + 1) + j + 1, i * (rows + 1) + j + 1)
        for i in range(columns)
        for j in range(rows)
    ]
    MeshBuilder().add(points, faces).build("sheet", [paper_material()], 80)
    pen = Drafter()
    draw_frame(pen)
    draw_vessel(pen, 2.55, 0.85)
    draw_isometric(pen, 4.55, 0.95)
    draw_plan(pen, 7.15, 4.55)
    draw_detail(pen, 6.02, 0.98)
    draw_detail(pen, 5.35, 4.95)
    pen.mesh.build("ink", [plain("ink", (0.006, 0.018, 0.024), 1.0, spec=0.05)], 0)
    pencil = Drafter()
    draw_revision(pencil, 4.95, 2.15, 0.42, 0.30)
    pencil.mesh.build("revision", [plain("red pencil", (0.62, 0.08, 0.010), 1.0, spec=0.05)], 0)


def wood_material():
    """Dark oiled oak: long grain, pores, sheen broken by wear."""
    material, nodes = new_material("oak")
    place = nodes.position(True)
    long_grain = nodes.noise(nodes.scale(place, (0.35, 5.5, 1)), 1, 9, 0.62, 0.6)
    pores = nodes.noise(nodes.scale(place, (2.2, 60, 1)), 1, 5, 0.6)
    colour = nodes.ramp(
        long_grain,
        [(0.30, (0.016, 0.010, 0.007)), (0.52, (0.040, 0.023, 0.013)), (0.72, (0.075, 0.042, 0.022))],
    )
    colour = nodes.mix(nodes.step(pores, 0.56, 0.70), colour, (0.010, 0.007, 0.005))
    rough = nodes.math("MULTIPLY_ADD", nodes.noise(place, 1.4, 7, 0.65), 0.30, 0.22)
    height = nodes.math("ADD", nodes.math("MULTIPLY", pores, -0.5), long_grain)
    nodes.principled(colour, rough, 0.0, nodes.bump(height, 0.10, 0.01))
    return material


def satin_material():
    """Satin chrome of a measuring tool: fine grain along x, hardly a mark."""
    material, nodes = new_material("satin chrome")
    place = nodes.position()
    grain = nodes.noise(nodes.scale(place, (1.5, 190, 60)), 1, 3, 0.6)
    cloud = nodes.noise(place, 1.6, 5, 0.6)
    rough = nodes.math(
        "ADD", nodes.math("MULTIPLY_ADD", grain, 0.10, 0.17), nodes.math("MULTIPLY", cloud, 0.08)
    )
    nodes.principled((0.66, 0.67, 0.675), rough, 1.0, nodes.bump(grain, 0.012, 0.002))
    return material


def build_coupon(satin, place: Matrix, centre: tuple, radius: float) -> None:
    """Ring cut from a pipe, standing on the sheet between the jaws."""
    coupon = MeshBuilder()
    wall, low, high = radius * 0.30, -0.020, 0.070
    coupon.lathe(
        [
            (radius - wall, low),
            (radius - 0.004, low),
            (radius, low + 0.004),
            (radius, high - 0.010),
            (radius - 0.010, high),
            (radius - wall + 0.008, high),
            (radius - wall, high - 0.008),
        ],
        (*centre, 0),
        seg=96,
        closed=True,
    )
    coupon.build("coupon", [satin], 35).matrix_world = place


def build_caliper(satin, black) -> None:
    """Vernier caliper closed on a ring 23 mm wide: beam, jaws, slide with its vernier, screw, roller, depth rod."""
    opening = 0.23
    place = standing(-0.78, -0.60, 0.045, 19) @ Matrix.Scale(1.3, 4)
    build_coupon(satin, place, (opening / 2, -0.255), opening / 2)
    beam = MeshBuilder()
    prism(
        beam,
        [
            (-0.20, 0.165),
            (-0.20, 0.03),
            (-0.15, -0.06),
            (-0.060, -0.36),
            (-0.022, -0.415),
            (0, -0.415),
            (0, 0),
            (2.08, 0),
        ]
        + [(2.08, 0.16), (0.10, 0.16), (0.030, 0.33), (0.0, 0.34), (0.0, 0.165)],
        0.0,
        0.032,
    )
    slide = MeshBuilder()
    prism(
        slide,
        [
            (0, -0.415),
            (0.022, -0.415),
            (0.065, -0.36),
            (0.16, -0.075),
            (0.26, -0.050),
            (0.62, -0.050),
            (0.62, 0.005),
        ]
        + [(0, 0.005)],
        0.0,
        0.036,
    )
    prism(slide, [(0.0, -0.03), (0.62, -0.03), (0.62, 0.034), (0.0, 0.034)], 0.030, 0.048)
    prism(
        slide,
        [(0.0, 0.125), (0.62, 0.125), (0.62, 0.205), (0.20, 0.205), (0.02, 0.34), (0, 0.34)],
        0.006,
        0.048,
    )
    for start, stop in ((0.0, 0.05), (0.52, 0.62)):
        prism(slide, [(start, 0.02), (stop, 0.02), (stop, 0.14), (start, 0.14)], 0.030, 0.048)
    slide.cylinder((0.30, 0.20, 0.027), (0.30, 0.25, 0.027), 0.028, 24)
    slide.cylinder((0.30, 0.25, 0.027), (0.30, 0.30, 0.027), 0.042, 28)
    for i in range(28):
        turn = 2 * math.pi * i / 28
        slide.cylinder(
            (0.30 + 0.042 * math.cos(turn), 0.253, 0.027 + 0.042 * math.sin(turn)),
            (0.30 + 0.042 * math.cos(turn), 0.297, 0.027 + 0.042 * math.sin(turn)),
            0.0035,
            6,
        )
    slide.cylinder((0.55, -0.075, 0.006), (0.55, -0.075, 0.040), 0.050, 32)
    rod = MeshBuilder().box((1.10 + opening, 0.080, -0.001), (2.0, 0.030, 0.010))
    for builder, name, shift in ((beam, "beam", 0), (slide, "slide", opening), (rod, "rod", 0)):
        built = builder.build(name, [satin], 35, bevel=0.004, bseg=3)
        built.matrix_world = place @ Matrix.Translation((shift, 0, 0))
    marks = MeshBuilder()
    for millimetre in range(161):
        length = 0.062 if millimetre % 10 == 0 else 0.050 if millimetre % 5 == 0 else 0.036
        marks.box((0.10 + millimetre / 100, 0.036 + length / 2, 0.0326), (0.0048, length, 0.0006))
    for tenth in range(21):
        length = 0.040 if tenth % 2 == 0 else 0.026
        marks.box((opening + 0.10 + tenth * 0.0195, 0.033 - length / 2, 0.0486), (0.0048, length, 0.0006))
    for centimetre in range(16):
        raised_text(
            str(centimetre),
            place @ Vector((0.10 + centimetre / 10, 0.118, 0.0322)),
            0.062,
            black,
            place.col[0].to_3d().normalized(),
            place.col[1].to_3d().normalized(),
            0.0004,
        )
    for i in range(24):
        marks.box((0.02 + i * 0.013 + opening + 0.20, 0.206, 0.027), (0.004, 0.0008, 0.03))
    marks.build("graduations", [black], 0).matrix_world = place


def build_rule(satin, black) -> None:
    """Steel rule, 300 × 25 × 1 mm, along the lower part of the drawing."""
    place = standing(-2.0, 0.62, 0.034, -9)
    rule = MeshBuilder()
    prism(rule, [(-1.6, -0.125), (1.55, -0.125), (1.62, 0), (1.55, 0.125), (-1.6, 0.125)], 0, 0.010)
    rule.build("rule", [satin], 35, bevel=0.003).matrix_world = place
    marks = MeshBuilder()
    for i in range(301):
        length = 0.085 if i % 10 == 0 else 0.062 if i % 5 == 0 else 0.042
        marks.box((-1.52 + i * 0.01, 0.125 - length / 2, 0.0104), (0.0036, length, 0.0005))
    marks.build("rule marks", [black], 0).matrix_world = place


def build_pencil() -> None:
    """Hexagonal pencil, orange lacquer, sharpened, lying on the sheet."""
    lacquer = paint("lacquer", (0.72, 0.11, 0.010), 0.42, 0.12, 0, 12, 0.2, bump=0.02)
    wood = plain("cedar", (0.50, 0.29, 0.15), 0.7)
    lead = plain("graphite", (0.03, 0.03, 0.032), 0.35, 0.3)
    band = plain("band", (0.012, 0.014, 0.015), 0.3)
    pencil = MeshBuilder()
    pencil.material(0).lathe([(0.0400, 0.21), (0.0405, 1.52)], (0, 0, 0), (1, 0, 0), 6)
    pencil.material(1).lathe([(0.0085, 0.055), (0.0390, 0.19), (0.0385, 0.22)], (0, 0, 0), (1, 0, 0), 24)
    pencil.material(2).lathe([(0.0012, 0.0), (0.0085, 0.056)], (0, 0, 0), (1, 0, 0), 16)
    pencil.material(3).lathe(
        [(0.0410, 1.50), (0.0412, 1.66), (0.030, 1.69), (0.001, 1.70)], (0, 0, 0), (1, 0, 0), 6
    )
    body = pencil.build("pencil", [lacquer, wood, lead, band], 25)
    body.matrix_world = standing(0.10, 0.42, 0.062, 38)


def build_reports() -> None:
    """Stack of bound reports behind the drawing, and two rolled drawings."""
    covers = [
        paint("cover petrol", (0.012, 0.070, 0.090), 0.45, 0.1, 0, 6, 0, bump=0.03),
        paint("cover slate", (0.035, 0.045, 0.050), 0.5, 0.1, 0, 6, 0, bump=0.03),
        paint("cover orange", (0.70, 0.14, 0.016), 0.45, 0.1, 0, 6, 0, bump=0.03),
    ]
    pages, nodes = new_material("pages")
    leaves = nodes.noise(nodes.scale(nodes.position(), (0.4, 0.4, 90)), 1, 3, 0.6)
    nodes.principled(
        nodes.mix(leaves, (0.44, 0.41, 0.37), (0.80, 0.76, 0.70)), 0.8, 0.0, nodes.bump(leaves, 0.3, 0.01)
    )
    dark = plain("comb", (0.010, 0.012, 0.013), 0.35)
    source = random.Random(12)
    height = 0.0
    for cover, thickness in ((0, 0.30), (1, 0.20), (0, 0.36), (2, 0.13), (1, 0.26), (0, 0.22)):
        place = standing(
            2.95 + source.uniform(-0.06, 0.06),
            3.85 + source.uniform(-0.06, 0.06),
            height,
            172 + source.uniform(-5, 5),
        )
        leaf = MeshBuilder().box((0, 0, thickness / 2), (2.92, 2.06, thickness - 0.03))
        leaf.build("leaves", [pages], 35, bevel=0.006).matrix_world = place
        boards = MeshBuilder()
        for z in (0.016, thickness - 0.016):
            boards.box((0, 0, z), (3.04, 2.16, 0.032))
        boards.build("boards", [covers[cover]], 35, bevel=0.006).matrix_world = place
        comb = MeshBuilder()
        for i in range(21):
            comb.torus(
                (-1.35 + i * 0.135, -1.0, thickness / 2), thickness / 2 + 0.03, 0.018, (1, 0, 0), 28, 8
            )
        comb.build("comb", [dark], 40).matrix_world = place
        height += thickness + 0.006
    rolls = MeshBuilder()
    for x, y, z, radius in ((-2.9, 4.4, 0.30, 0.30), (-2.6, 5.05, 0.26, 0.26)):
        rolls.lathe(
            [(radius * 0.82, -3.0), (radius, -3.0), (radius, 3.0), (radius * 0.82, 3.0)],
            (x, y, z),
            (1, 0.12, 0),
            48,
        )
    rolls.build("rolls", [paper_material()], 50)


def build_lamp(black) -> None:
    """Flat desk lamp, swung low: round foot, slim arm, long thin head lit underneath."""
    head_place = standing(2.2, 2.2, 2.0, 7)
    lamp = MeshBuilder()
    lamp.lathe([(0.001, 0.16), (0.78, 0.16), (0.82, 0.13), (0.82, 0)], (5.2, 2.9, 0), seg=64)
    arm = [
        (5.2, 2.9, 0.1),
        (5.22, 2.9, 1.6),
        (5.0, 2.8, 2.3),
        (4.5, 2.6, 2.46),
        (3.6, 2.3, 2.30),
        (2.9, 2.15, 2.14),
    ]
    lamp.tube(catmull_rom(arm, 10), 0.07, 20)
    lamp.build("lamp", [black], 45)
    head = MeshBuilder().box((0, 0, 0), (3.9, 0.56, 0.11))
    head.build("head", [black], 35, bevel=0.045, bseg=4).matrix_world = head_place
    glow = MeshBuilder().box((0, 0, -0.057), (3.6, 0.40, 0.012))
    glow.build("diffuser", [emissive("diffuser", (1, 0.62, 0.30), 18)], 0).matrix_world = head_place
    light = area_light((0, 0, 0), (0, 0, -1), 3.5, 120, (1, 0.58, 0.30), sy=0.34)
    light.matrix_world = head_place @ Matrix.Translation((0, 0, -0.075))


def build_window(dark) -> None:
    """Window behind the desk: frame, dusk sky, lights of a plant far away."""
    frame = MeshBuilder()
    for x in (-13.0, -5.4, 2.2, 9.8):
        frame.box((x, 9.0, 6.0), (0.42, 0.6, 14))
    frame.box((0, 9.0, 0.55), (40, 0.9, 0.5))
    frame.box((0, 9.0, 7.6), (40, 0.5, 0.34))
    frame.build("window frame", [dark], 35, bevel=0.03)
    sky, nodes = new_material("dusk")
    height = nodes.node("ShaderNodeSeparateXYZ", {0: nodes.position(True)}).outputs[2]
    share = nodes.math("MULTIPLY_ADD", height, 1 / 80, 0.25, clamp=True)
    bands = [(0.245, (0.05, 0.05, 0.055)), (0.262, (0.85, 0.27, 0.06)), (0.33, (0.36, 0.19, 0.12))]
    bands += [(0.45, (0.075, 0.16, 0.20)), (1.0, (0.012, 0.055, 0.085))]
    emission = nodes.node("ShaderNodeEmission", {"Color": nodes.ramp(share, bands), "Strength": 0.55})
    output = nodes.node("ShaderNodeOutputMaterial")
    sky.node_tree.links.new(emission.outputs[0], output.inputs[0])
    MeshBuilder().box((0, 260, 60), (900, 1, 240)).build("sky", [sky], 0)
    source = random.Random(21)
    town = MeshBuilder()
    for _ in range(46):
        x, z = source.uniform(-110, 110), -9 + abs(source.gauss(0, 4))
        town.material(0 if source.random() < 0.8 else 1).sphere(
            (x, 200, z), source.uniform(0.30, 0.62), 12, 6
        )
    for x, top in ((-47, 24), (-41, 13), (-18, 9), (34, 17)):
        town.material(2).box((x, 205, top / 2 - 14), (3, 3, top + 28))
        for z in range(-6, top, 7):
            town.material(0).sphere((x + source.uniform(-2, 2), 200, z), 0.5, 12, 6)
    town.material(2).box((0, 210, -24), (900, 4, 40))
    lamps = [emissive("lamps", (1, 0.36, 0.075), 12), emissive("lamps white", (0.45, 0.85, 1), 6)]
    town.build("town", [*lamps, plain("far", (0.01, 0.02, 0.026), 0.9)], 0)


def build_light() -> None:
    """Dusk through the window, a low orange edge, and next to nothing from the room."""
    studio((0.010, 0.024, 0.031), 1.0)
    area_light((-4.5, 8.4, 4.6), (-0.5, 0, 0), 7.0, 150, (0.20, 0.60, 0.80), sy=5.0)
    area_light((6.5, 6.5, 1.6), (1.0, 0, 0.1), 3.0, 60, (1, 0.48, 0.16), sy=1.2)
    # What the caliper mirrors: above the picture, in front of the window.
    area_light((0.1, 4.3, 2.15), (-0.2, -0.5, 0.05), 1.3, 9, (0.72, 0.90, 1.0), sy=0.35)


def build() -> None:
    """Whole scene."""
    new_scene()
    satin = satin_material()
    black = plain("black", (0.010, 0.011, 0.012), 0.4)
    engraved = plain("engraved", (0.008, 0.009, 0.010), 1.0, spec=0.03)
    dark = paint("dark frame", (0.015, 0.030, 0.036), 0.45, 0.3, 0, 1)
    MeshBuilder().box((0, 1.6, -0.2), (18, 11, 0.4)).build("desk", [wood_material()], 35, bevel=0.04)
    build_sheet()
    build_caliper(satin, engraved)
    build_rule(satin, engraved)
    build_pencil()
    build_reports()
    build_lamp(black)
    build_window(dark)
    build_light()
