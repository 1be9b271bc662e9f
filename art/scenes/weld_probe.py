"""A girth weld on a 20-inch pipe, and the ultrasonic probe beside it. 1 unit = 10 cm.

Places are given as in _girth_weld.py.
"""

import math
import random

import bpy
from mathutils import Matrix, Vector

from kit import (
    MeshBuilder,
    View,
    area_light,
    bezier,
    clear_shadow,
    emissive,
    font,
    new_material,
    new_scene,
    paint,
    plain,
    steel_metal,
    studio,
    text_curve,
)

from scenes._girth_weld import (
    along_pipe,
    build_pipe,
    build_weld,
    on_pipe,
    outwards,
    pipe_material,
    weld_material,
)

PROBE_X, PROBE_ARC = 0.40, 0.95
HALF_WEDGE = 0.19  # half the length of the wedge, away from the weld
WEDGE_SIDE = 0.105  # half its width


def under_probe(x: float, arc: float) -> bool:
    """Whether a place was wiped before the probe was set on it."""
    return abs(x - PROBE_X) < 0.3 and abs(arc - PROBE_ARC) < 0.25


def marker_material():
    """Orange paint marker, with gaps where the steel was rough."""
    material, tree = new_material("marker")
    gaps = tree.noise(tree.scale(tree.position(), (60, 60, 60)), 1, 6, 0.7)
    paint_shader = tree.node("ShaderNodeBsdfPrincipled", {"Base Color": (0.95, 0.20, 0.015, 1)})
    clear = tree.node("ShaderNodeBsdfTransparent")
    tree.surface(
        tree.node("ShaderNodeMixShader", {0: tree.step(gaps, 0.36, 0.52), 1: clear, 2: paint_shader})
    )
    return material


def write_on_pipe(body, x, arc, size, material, turn):
    """Letters lying on the pipe from (x, arc); turn: of the line, in radians."""
    letters = text_curve(body, size, font("DejaVu Sans:bold"))
    evaluated = letters.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = bpy.data.meshes.new_from_object(evaluated)
    bpy.data.objects.remove(letters)
    for vertex in mesh.vertices:
        right = vertex.co.x * math.cos(turn) - vertex.co.y * math.sin(turn)
        up = vertex.co.x * math.sin(turn) + vertex.co.y * math.cos(turn)
        vertex.co = on_pipe(x + right, arc - up, 0.0012)
    mesh.materials.append(material)
    written = bpy.data.objects.new("marks", mesh)
    bpy.context.scene.collection.objects.link(written)


def build_marks():
    """The number of the weld, the angle of the probe, and a scale of ticks every 12 mm."""
    marker = marker_material()
    write_on_pipe("W-014", -0.70, 0.98, 0.10, marker, 0.03)
    write_on_pipe("UT 55°", -0.70, 1.08, 0.05, marker, 0.03)
    ticks = MeshBuilder()
    for i in range(11):
        arc = 0.35 + i * 0.12
        length = 0.07 if i % 5 == 0 else 0.035
        corners = [(-0.20 - length, arc), (-0.20, arc), (-0.20, arc + 0.006), (-0.20 - length, arc + 0.006)]
        ticks.add([on_pipe(x, y, 0.001) for x, y in corners], [(0, 1, 2, 3)])
    ticks.build("marks", [marker], 0)


def wedge_material():
    """Orange acrylic."""
    material, tree = new_material("wedge")
    tree.principled((1.0, 0.47, 0.09), 0.09, trans=0.90, ior=1.42, spec=0.22)
    clear_shadow(material, (1.0, 0.72, 0.40))
    return material


def build_probe():
    """The probe on its wedge, in a frame of its own: x away from the weld, y with the arc, z off the pipe."""
    frame = Matrix((Vector((1, 0, 0)), along_pipe(PROBE_ARC), outwards(PROBE_ARC))).transposed().to_4x4()
    frame.translation = on_pipe(PROBE_X, PROBE_ARC, 0.004)
    orange = paint("orange", (0.78, 0.13, 0.008), 0.34, 0.2, 0, 12, 0.2, bump=0.04)
    stainless = steel_metal("stainless", (0.62, 0.62, 0.62), 0.22, None, 12, 0.3)
    # The housing stands on the slope of the wedge.
    down = Vector((0.195, 0, -0.11)).normalized()
    off = Vector((0.11, 0, 0.195)).normalized()
    seat = Vector((0.0675, 0, 0.18))
    parts = [*build_wedge(), *build_housing(seat, down, off, orange, stainless)]
    parts.append(build_cable(seat, down, off, orange, stainless))
    for part in parts:
        part.name = f"probe {part.name}"
        part.matrix_world = frame @ part.matrix_world


def build_wedge():
    """The acrylic wedge, and the scale engraved on its side."""
    outline = [(-HALF_WEDGE, 0), (HALF_WEDGE, 0), (HALF_WEDGE, 0.10), (0.165, 0.125), (-0.03, 0.235)]
    outline += [(-0.155, 0.16), (-HALF_WEDGE, 0.085)]
    wedge = MeshBuilder().prism(outline, (0, WEDGE_SIDE, 0), (0, -2 * WEDGE_SIDE, 0))
    scale = MeshBuilder()
    for i in range(13):
        height = 0.016 if i % 3 == 0 else 0.009
        scale.box((-0.165 + i * 0.0275, WEDGE_SIDE + 0.0006, 0.012 + height / 2), (0.0022, 0.0008, height))
    return (
        wedge.build("wedge", [wedge_material()], 30, bevel=0.007, bseg=3),
        scale.build("scale", [plain("engraving", (0.85, 0.85, 0.83), 0.5)], 0),
    )


def build_housing(seat, down, off, orange, stainless):
    """The anodised housing with its orange ring, steel base, screws and label plate."""
    across = Vector((0, 1, 0))
    turned = Matrix((down, across, off)).transposed()
    anodised = paint("anodised", (0.016, 0.018, 0.020), 0.34, 0.25, 0, 14, 0.3, bump=0.05)
    label = steel_metal("label", (0.50, 0.51, 0.52), 0.3, (3, 120, 3), 10, 0)
    boxes = [
        ("housing", 0.085, (0.205, 0.165, 0.165), anodised, 0.012, 4),
        ("ring", 0.055, (0.2085, 0.1685, 0.022), orange, 0.002, 2),
        ("base", 0.006, (0.225, 0.185, 0.012), stainless, 0.003, 2),
        ("label", 0.1685, (0.15, 0.10, 0.003), label, 0.001, 2),
    ]
    for name, height, size, material, bevel, steps in boxes:
        box = MeshBuilder().box(seat + off * height, size, turned)
        yield box.build(name, [material], 30, bevel=bevel, bseg=steps)
    screws = MeshBuilder()
    head = [(0.0095, -0.006), (0.0095, -0.002), (0.009, 0), (0.0045, 0.0), (0.0045, 0.002), (1e-4, 0.002)]
    for sign in (-1, 1):
        for side in (-1, 1):
            at = seat + down * (sign * 0.092) + across * (side * 0.0815) + off * 0.168
            screws.lathe(head, at, off, 24)
    yield screws.build("screws", [stainless], 30)


def build_cable(seat, down, off, orange, stainless):
    """The strain relief, and the cable arching out of the picture."""
    start = seat + off * 0.10 + down * 0.10
    cable = MeshBuilder()
    cable.material(1).cylinder(start - down * 0.004, start + down * 0.022, 0.042, 40)
    cable.cylinder(start + down * 0.022, start + down * 0.03, 0.036, 40)
    cable.material(0)
    for i in range(6):
        ring = start + down * (0.03 + i * 0.017)
        cable.cylinder(ring, ring + down * 0.012, 0.034 - i * 0.0016, 32)
    arch = bezier(start + down * 0.03, start + down * 0.45, (1.15, -0.35, 0.12), (2.2, -0.75, 0.55), 60)
    cable.material(2).tube(arch, 0.0215, 24)
    rubber = plain("rubber", (0.014, 0.014, 0.015), 0.5)
    return cable.build("cable", [orange, stainless, rubber], 40, bevel=0.0015)


def build_drops(rnd):
    """Drops of couplant around the film."""
    gel, tree = new_material("gel")
    tree.principled((1, 1, 1), 0.02, trans=1.0, ior=1.30)
    clear_shadow(gel, (0.9, 0.93, 0.95))
    drops = MeshBuilder()
    slopes = [math.pi / 2 * (1 - i / 8) + 1e-3 for i in range(9)]
    for _ in range(16):
        angle = rnd.uniform(0, 6.28)
        distance = rnd.uniform(1.05, 1.5)
        x = PROBE_X + 0.03 + 0.34 * distance * math.cos(angle)
        arc = PROBE_ARC + 0.24 * distance * math.sin(angle) + 0.06
        radius = rnd.uniform(0.006, 0.018)
        if abs(x) < 0.14:
            continue
        dome = [(radius * math.sin(slope), radius * 0.42 * math.cos(slope)) for slope in slopes]
        drops.lathe(dome, on_pipe(x, arc), outwards(arc), 24)
    drops.build("probe drops", [gel], 80)


def light_scene(rnd):
    """A dark petrol studio: a large soft strip, a warm kicker, a teal rim, lamps far out of focus."""
    studio((0.006, 0.016, 0.020), 1.0)
    middle = on_pipe(0.1, PROBE_ARC)
    area_light((-1.4, -1.5, 2.6), middle, 3.6, 80, (0.74, 0.91, 1.0), sy=1.1, name="strip")
    area_light((2.9, 1.9, 0.95), middle, 1.8, 130, (1.0, 0.47, 0.16), sy=0.8, name="kicker")
    area_light((-3.2, 0.9, 0.9), middle, 1.6, 38, (0.20, 0.62, 0.78), sy=1.2, name="rim")
    area_light((1.6, -3.4, 1.6), middle, 2.2, 30, (0.85, 0.93, 1.0), name="front")
    area_light((0.3, 2.2, 3.2), middle, 3.0, 70, (0.7, 0.88, 1.0), sy=1.0, name="top")
    colours = ((1, 0.42, 0.10), (1, 0.55, 0.22), (0.10, 0.50, 0.62), (0.55, 0.80, 0.9))
    for _ in range(46):
        at = (rnd.uniform(-7, 7), rnd.uniform(7, 13), rnd.uniform(-1.6, 3.4))
        lamp = MeshBuilder().sphere(at, rnd.uniform(0.03, 0.085), 12, 8)
        lamp.build("lamp", [emissive("lamp", rnd.choice(colours), rnd.uniform(3, 22))])


def build() -> None:
    """Builds the pipe with its weld, the probe and the studio."""
    new_scene(bounces=10)
    rnd = random.Random(2)
    build_pipe(pipe_material(PROBE_X, PROBE_ARC))
    build_weld(weld_material(), under_probe, rnd)
    build_marks()
    build_probe()
    build_drops(rnd)
    light_scene(rnd)


SAMPLES = 72
GRADE = {"ev": 0.05, "contrast": 1.16, "sat": 1.05, "bloom": 0.05}
VIEWS = {
    "weld-probe": View(
        (-0.80, -3.0, 1.55), on_pipe(0.02, 0.80, 0.07), 58, 1.4, focus=on_pipe(0.22, PROBE_ARC + 0.03, 0.05)
    ),
}
