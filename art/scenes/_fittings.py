"""Pressure fittings seen close, shared by the scenes of pressure equipment. Lengths in metres."""

import math
import random
from enum import IntEnum

import bpy
from kit import (
    MeshBuilder,
    basis,
    font,
    hex_nut,
    new_material,
    paint,
    plain,
    round_edges,
    steel_metal,
)
from mathutils import Matrix, Vector


class Slot(IntEnum):
    """Material slots common to every mesh of these scenes; the order of palette()."""

    BODY = 0
    PETROL = 1
    ORANGE = 2
    STEEL = 3
    ZINC = 4
    TURNED = 5
    STAINLESS = 6
    BRASS = 7
    GASKET = 8
    BLACK = 9
    DIAL = 10
    FRAME = 11


def palette(body: bpy.types.Material, grain: float = 5) -> list[bpy.types.Material]:
    """Materials in the order of Slot; body: paint of the main parts; grain: how fine the wear is (1/m)."""
    return [
        body,
        paint("petrol", (0.012, 0.070, 0.090), 0.34, 0.42, 0.9, grain, 0.5, 0.12, bump=0.20),
        paint("orange", (0.76, 0.16, 0.018), 0.34, 0.40, 0.9, grain, 0.5, 0.12, bump=0.14),
        steel_metal("steel", (0.42, 0.42, 0.42), 0.30, None, 9, 0.5, grime=0.20),
        steel_metal("zinc", (0.42, 0.40, 0.36), 0.36, None, 12, 0.2, grime=0.6),
        steel_metal("turned", (0.60, 0.60, 0.60), 0.24, (2, 2, 160), 5, 0.3, grime=0.08),
        steel_metal("stainless", (0.66, 0.66, 0.66), 0.18, None, 6, 0.35, grime=0.15),
        steel_metal("brass", (0.62, 0.43, 0.19), 0.26, None, 8, 0.5, grime=0.45),
        plain("gasket", (0.05, 0.07, 0.075), 0.6),
        plain("black", (0.012, 0.012, 0.013), 0.45),
        plain("dial", (0.80, 0.80, 0.77), 0.5),
        paint("frame", (0.075, 0.085, 0.090), 0.40, 0.5, 0.9, grain, 0.6, 0.15, bump=0.12),
    ]


def bolting(
    mesh: MeshBuilder, point: Vector, axis: Vector, radius: float, random_: random.Random, exposed: float = 1
) -> None:
    """Washer, nut and stud end standing on point; radius of the stud; exposed: relative length left over."""
    x, y, z = basis(axis)
    turn = random_.uniform(0, 1.05)
    seat = point + z * radius * 0.28
    mesh.material(Slot.ZINC).cylinder(point, seat, radius * 2.0, 28)
    nut = [(1e-4, 0), (1.62, 0), (1.75, 0.12), (1.75, 1.55), (1.5, 1.75), (1e-4, 1.75)]
    turned = x * math.cos(turn) + y * math.sin(turn)
    mesh.lathe([(max(r * radius, 1e-4), h * radius) for r, h in nut], seat, z, 6, up=turned)
    pitch = 0.22 * exposed * random_.uniform(0.7, 1.25)
    thread = [(1, 0)]
    for crest in range(5):
        thread += [(0.9, 1.85 + crest * pitch), (1, 1.96 + crest * pitch)]
    thread += [(0.8, 2.05 + 4 * pitch), (1e-4, 2.07 + 4 * pitch)]
    mesh.lathe([(r * radius, h * radius) for r, h in thread], seat, z, 18)


def flange_sizes(bore: float) -> tuple[float, float, float]:
    """Thickness, outer radius and bolt circle radius of a flange on a pipe of this radius (PN 16 to 40)."""
    return bore * 0.34 + 0.006, bore * 1.72 + 0.012, bore * 1.40 + 0.006


def flange_profile(bore: float, neck: float, raised: float = 0.004) -> list[tuple[float, float]]:
    """Weld-neck flange seen in section, its face at 0 and its neck, of this length, below."""
    thick, outer, _ = flange_sizes(bore)
    return [
        (bore, -thick - neck),
        (bore * 1.04, -thick - neck * 0.93),
        (bore * 1.20, -thick - bore * 0.06),
        (bore * 1.24, -thick),
        (outer - 0.003, -thick),
        (outer, -thick + 0.003),
        (outer, -raised - 0.003),
        (outer - 0.003, -raised),
        (bore * 1.18, -raised),
        (bore * 1.18, 0),
    ]


def flange_joint(
    mesh: MeshBuilder,
    centre: Vector,
    axis: Vector,
    bore: float,
    bolts: int,
    random_: random.Random,
    near: int = Slot.BODY,
    far: int = Slot.BODY,
    necks: tuple[float, float] = (0.7, 0.7),
    blind: bool = False,
) -> None:
    """Two flanges, gasket and stud bolts; near, far: slots of the two along axis; necks: lengths in bores."""
    centre = Vector(centre)
    x, y, z = basis(axis)
    thick, outer, circle = flange_sizes(bore)
    gap = 0.0035
    radius = max(0.006, bore * 0.10)
    mesh.material(near).lathe(flange_profile(bore, bore * necks[0]) + [(1e-4, 0)], centre, z, 80)
    mesh.material(Slot.GASKET).lathe([(bore * 1.22, -0.0005), (bore * 1.22, gap + 0.0005)], centre, z, 64)
    if blind:
        lid = [(1e-4, 0), (outer - 0.003, 0), (outer, 0.003), (outer, thick - 0.003), (outer - 0.003, thick)]
        mesh.material(far).lathe([*lid, (1e-4, thick)], centre + z * gap, z, 80)
    else:
        mesh.material(far).lathe(
            flange_profile(bore, bore * necks[1]) + [(1e-4, 0)], centre + z * gap, -z, 80
        )
    for index in range(bolts):
        angle = 2 * math.pi * (index + 0.5) / bolts
        hole = centre + (x * math.cos(angle) + y * math.sin(angle)) * circle
        bolting(mesh, hole + z * (gap + thick), z, radius, random_)
        bolting(mesh, hole - z * thick, -z, radius, random_)


def lettering(
    body: str, place: Vector, size: float, material: bpy.types.Material, right: Vector, up: Vector
) -> None:
    """A word or number centred on place, its plane spanned by right and up; size: height in metres."""
    curve = bpy.data.curves.new("lettering", "FONT")
    curve.body = body
    curve.size = size
    curve.align_x = "CENTER"
    curve.align_y = "CENTER"
    curve.font = font()
    curve.extrude = 0.0002
    curve.materials.append(material)
    written = bpy.data.objects.new("lettering", curve)
    bpy.context.scene.collection.objects.link(written)
    frame = Matrix((right, up, right.cross(up))).transposed().to_4x4()
    frame.translation = place
    written.matrix_world = frame


def clear_glass(name: str) -> bpy.types.Material:
    """Thin glass without refraction: the denoiser sees through it, and the marks below stay sharp."""
    material, tree = new_material(name)
    facing = tree.node("ShaderNodeLayerWeight", {"Blend": 0.5}).outputs["Facing"]
    mirrored = tree.math("MULTIPLY_ADD", tree.math("POWER", facing, 4.5), 0.90, 0.04, clamp=True)
    clear = tree.node("ShaderNodeBsdfTransparent", {"Color": (0.95, 0.97, 0.965, 1)})
    gloss = tree.node("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": 0.03})
    tree.surface(tree.node("ShaderNodeMixShader", {0: mirrored, 1: clear, 2: gloss}))
    return material


def pressure_gauge(
    materials: list,
    centre: Vector,
    facing: Vector,
    radius: float,
    step: int,
    reading: float,
    limit: float = 0.8,
) -> None:
    """Dial gauge, bottom connection; step: bar between numbers; reading, limit: shares of the scale."""
    centre = Vector(centre)
    right, up, out = basis(facing, (0, 0, 1))
    scale = radius / 0.128
    case = [
        (1e-4, -0.045),
        (radius * 0.96, -0.045 * scale),
        (radius, -0.040 * scale),
        (radius, 0.012 * scale),
        (radius + 0.010 * scale, 0.014 * scale),
        (radius + 0.012 * scale, 0.018 * scale),
        (radius + 0.012 * scale, 0.030 * scale),
        (radius + 0.008 * scale, 0.034 * scale),
        (radius - 0.006 * scale, 0.034 * scale),
        (radius - 0.008 * scale, 0.030 * scale),
        (radius - 0.008 * scale, 0.014 * scale),
    ]
    mesh = MeshBuilder()
    mesh.material(Slot.STAINLESS).lathe(case, centre, out, 96)
    mesh.cylinder(centre - up * radius * 0.9, centre - up * radius * 1.20, 0.016 * scale, 24)
    hex_nut(mesh, centre - up * radius * 1.34, up, 0.024 * scale, 0.024 * scale)
    mesh.material(Slot.DIAL).lathe(
        [(1e-4, 0), (radius - 0.007 * scale, 0)], centre + out * 0.014 * scale, out, 72
    )

    def on_dial(angle: float, distance: float, lift: float = 0.0) -> Vector:
        ray = right * math.cos(angle) + up * math.sin(angle)
        return centre + out * (0.0150 + lift) * scale + ray * distance * radius

    start, sweep = math.radians(225), math.radians(-270)
    for index in range(61):
        angle = start + sweep * index / 60
        length, width = (
            (0.125, 0.0034) if index % 10 == 0 else (0.090, 0.0022) if index % 5 == 0 else (0.058, 0.0016)
        )
        mesh.material(Slot.BLACK)
        mesh.beam(on_dial(angle, 0.80), on_dial(angle, 0.80 - length), width * scale, 0.0006 * scale, up=out)
    mesh.material(Slot.ORANGE)
    for index in range(24):
        ends = [start + sweep * (limit + (1 - limit) * (index + k) / 24) for k in (0, 1)]
        mesh.beam(on_dial(ends[0], 0.855), on_dial(ends[1], 0.855), 0.008 * scale, 0.0006 * scale, up=out)
    angle = start + sweep * reading
    tip, tail, pivot = (
        on_dial(angle, 0.74, 0.006),
        on_dial(angle + math.pi, 0.24, 0.006),
        on_dial(0, 0, 0.006),
    )
    across = (tip - pivot).cross(out).normalized() * scale
    needle = [
        tip,
        pivot + across * 0.0045,
        tail + across * 0.006,
        tail - across * 0.006,
        pivot - across * 0.0045,
    ]
    mesh.material(Slot.BLACK).add(needle, [(0, 1, 2, 3, 4)])
    mesh.cylinder(on_dial(0, 0, 0.002), on_dial(0, 0, 0.010), 0.009 * scale, 24)
    mesh.build("gauge", materials, 38, bevel=0.0008 * scale, bseg=2)
    lens = MeshBuilder().lathe(
        [(1e-4, 0), (radius - 0.007 * scale, 0)], centre + out * 0.031 * scale, out, 72
    )
    lens.build("lens", [clear_glass("lens")], 60)
    for index in range(7):
        angle = start + sweep * index / 6
        lettering(
            str(index * step), on_dial(angle, 0.52, 0.0008), 0.0255 * scale, materials[Slot.BLACK], right, up
        )
    lettering("bar", on_dial(-math.pi / 2, 0.50, 0.0008), 0.022 * scale, materials[Slot.BLACK], right, up)


def compression_nut(mesh: MeshBuilder, place: Vector, axis: Vector, tube: float) -> None:
    """Twin-ferrule nut and body hexagon on an instrument tube of this radius; place: the end of the tube."""
    x, y, z = basis(axis)
    place = Vector(place)
    mesh.material(Slot.STAINLESS)
    hex_nut(mesh, place - z * tube * 3.2, z, tube * 1.95, tube * 2.6)
    mesh.cylinder(place - z * tube * 0.7, place + z * tube * 0.8, tube * 1.35, 24)
    hex_nut(mesh, place + z * tube * 0.5, z, tube * 2.0, tube * 1.6)


def needle_valve(mesh: MeshBuilder, centre: Vector, flow: Vector, stem: Vector, size: float) -> None:
    """Instrument needle valve: body along flow, bonnet and T-bar along stem; size: half the body width."""
    centre = Vector(centre)
    run = Vector(flow).normalized()
    out = Vector(stem).normalized()
    side = out.cross(run)
    frame = Matrix((run, side, out)).transposed()
    mesh.material(Slot.STAINLESS).box(centre, (size * 3.4, size * 2, size * 2.2), frame)
    for sign in (-1, 1):
        hex_nut(mesh, centre + run * sign * size * 1.7, run * sign, size * 0.95, size * 0.9)
    hex_nut(mesh, centre + out * size * 1.1, out, size * 1.05, size * 1.0)
    mesh.lathe(
        [(size * 0.62, 0), (size * 0.62, size * 1.1), (size * 0.50, size * 1.25), (size * 0.28, size * 1.3)],
        centre + out * size * 2.1,
        out,
        28,
    )
    mesh.cylinder(centre + out * size * 3.2, centre + out * size * 4.9, size * 0.26, 16)
    mesh.material(Slot.BLACK)
    bar = centre + out * size * 4.7
    mesh.cylinder(bar - out * size * 0.45, bar + out * size * 0.45, size * 0.5, 20)
    mesh.cylinder(bar - side * size * 2.1, bar + side * size * 2.1, size * 0.30, 18)


def carve(target: bpy.types.Object, cutter: bpy.types.Object, bevel: float, segments: int = 2) -> None:
    """Cuts cutter out of target, then rounds the edges; both must be closed."""
    cutter.hide_render = True
    cut = target.modifiers.new("cut", "BOOLEAN")
    cut.operation = "DIFFERENCE"
    cut.solver = "EXACT"
    cut.object = cutter
    if bevel:
        round_edges(target, bevel, segments)
