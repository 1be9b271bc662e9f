"""Straight-beam probe on an engraved step wedge, on a granite surface plate (1 unit = 1 dm)."""

from kit import MeshBuilder, View, area_light, new_material, new_scene, plain, raised_text, studio
from mathutils import Vector
from scenes._ultrasonic_kit import extruded_profile, place
from scenes._ultrasonic_probes import (
    STEP_HEIGHTS,
    STEP_LENGTH,
    WEDGE_PLACE,
    WEDGE_WIDTH,
    build_straight_probe,
)

SAMPLES = 72
GRADE = {"ev": 0.15, "contrast": 1.16, "bloom": 0.05, "hicomp": 0.6}
PROBE = WEDGE_PLACE @ Vector((STEP_LENGTH * 3.48, 0, STEP_HEIGHTS[3]))
VIEWS = {
    "step-wedge": View(
        (1.52, -4.1, 1.02),
        (1.93, -1.35, 0.235),
        68,
        1.5,
        focus=PROBE + Vector((-0.03, -0.1, 0.02)),
    )
}


def wedge_material():
    """Surface-ground steel: fine lines along the wedge, a few scratches across, edges handled bright."""
    material, tree = new_material("wedge")
    point = tree.position()
    lines = tree.noise(tree.scale(point, (4, 420, 420)), 1, 3, 0.6)
    broad = tree.noise(tree.scale(point, (1.5, 60, 60)), 1, 4, 0.6)
    touched = tree.noise(point, 5, 6, 0.6)
    colour = tree.mix(tree.step(broad, 0.35, 0.65), (0.50, 0.51, 0.52), (0.60, 0.61, 0.615))
    stained = tree.math("MULTIPLY", tree.step(tree.noise(point, 11, 7, 0.65), 0.60, 0.74), 0.35)
    colour = tree.mix(stained, colour, (0.24, 0.20, 0.17))
    rough = tree.math("MULTIPLY_ADD", lines, 0.16, 0.12)
    rough = tree.math("ADD", rough, tree.math("MULTIPLY", touched, 0.16))
    height = tree.math("ADD", tree.math("MULTIPLY", lines, 0.6), tree.math("MULTIPLY", broad, 0.3))
    for turn, stretch in ((0.7, (30, 0.8, 30)), (2.3, (24, 0.7, 24))):
        across = tree.mapping(point, rotation=(0.2, 0.1, turn), scale=stretch)
        scratch = tree.step(tree.noise(across, 1, 2, 0.5), 0.72, 0.75)
        height = tree.math("SUBTRACT", height, tree.math("MULTIPLY", scratch, 0.8))
    tree.principled(colour, rough, 1.0, tree.bump(height, 0.10, 0.002))
    return material


def granite_material():
    """Black granite, honed: fine grey and petrol crystals, wiped."""
    material, tree = new_material("granite")
    point = tree.position(True)
    crystals = tree.node("ShaderNodeSeparateColor", {0: tree.voronoi(point, 70, out="Color")}).outputs[0]
    fine = tree.noise(point, 160, 3, 0.6)
    colour = tree.ramp(
        tree.math("ADD", tree.math("MULTIPLY", crystals, 0.7), tree.math("MULTIPLY", fine, 0.3)),
        [(0.2, (0.006, 0.009, 0.010)), (0.6, (0.014, 0.020, 0.023)), (0.86, (0.05, 0.062, 0.066))],
    )
    wiped = tree.noise(tree.scale(point, (0.8, 3.0, 1)), 1, 6, 0.6, 0.6)
    rough = tree.math("MULTIPLY_ADD", wiped, 0.15, 0.38)
    tree.principled(colour, rough, 0.0, tree.bump(fine, 0.02, 0.002), spec=0.10)
    return material


def build_wedge() -> None:
    """Five steps of 5 to 25 mm, their thickness engraved on the side."""
    profile = [(0.0, 0.0), (STEP_LENGTH * 5, 0.0)]
    for index in range(4, -1, -1):
        profile.append((STEP_LENGTH * (index + 1), STEP_HEIGHTS[index]))
        profile.append((STEP_LENGTH * index, STEP_HEIGHTS[index]))
    builder = MeshBuilder()
    extruded_profile(builder, profile, WEDGE_WIDTH)
    place(builder.build("wedge", [wedge_material()], 30, bevel=0.0035, bseg=3), WEDGE_PLACE)
    engraving = plain("engraving", (0.012, 0.014, 0.016), 0.6)
    frame = WEDGE_PLACE.to_3x3()
    for index, height in enumerate(STEP_HEIGHTS):
        # The lowest step is hardly higher than its number.
        size, above = (0.048, 0.025) if index == 0 else (0.068, 0.042)
        at = WEDGE_PLACE @ Vector((STEP_LENGTH * (index + 0.5), -WEDGE_WIDTH / 2 - 0.0001, above))
        raised_text(f"{height * 100:.0f}", at, size, engraving, frame @ Vector((1, 0, 0)), depth=0.0002)


def build_light() -> None:
    """Window at the left, a warm strip low behind that the treads mirror, a teal one beside it."""
    studio((0.006, 0.016, 0.021), 1.0)
    area_light((-2.4, -3.4, 2.6), PROBE, 1.6, 95, (0.84, 0.94, 1.0), sy=1.2)
    area_light((4.0, 0.9, 1.3), PROBE, 0.8, 170, (1.0, 0.45, 0.14), sy=1.6)
    area_light((2.9, 2.4, 1.35), PROBE, 2.0, 20, (0.62, 0.86, 1.0), sy=0.8, spread=90)
    area_light((0.2, 3.4, 1.5), PROBE, 1.6, 12, (0.16, 0.56, 0.72), sy=0.7, spread=90)
    area_light((4.6, -3.6, 0.8), PROBE, 1.2, 46, (1.0, 0.62, 0.34), sy=1.0)


def build() -> None:
    """The plate, the wedge, the probe and the studio."""
    new_scene(bounces=8)
    MeshBuilder().box((1.5, 2, -0.2), (40, 30, 0.4)).build("plate", [granite_material()], 0)
    build_wedge()
    build_straight_probe()
    build_light()
