"""Ultrasonic flaw detector, V1 calibration block, angle probe and step wedge on a steel bench (1 unit = 1 dm)."""

import math
import random

from kit import MeshBuilder, View, area_light, emissive, new_material, new_scene, paint, plain, studio
from mathutils import Matrix, Vector
from scenes._calibration_block import build_block
from scenes._flaw_detector import RISER, build_detector, build_screen
from scenes._ultrasonic_probes import build_angle_probe, build_step_wedge, build_straight_probe

SAMPLES = 56
GRADE = {"ev": 0.1, "contrast": 1.12, "bloom": 0.05, "emitblur": 1}
CAMERA = Vector((-0.75, -8.8, 2.62))
VIEWS = {
    "calibration-block": View((-2.3, -5.3, 1.78), (-0.30, -0.4, 1.13), 46, 0.36, focus=(1.38, -0.5, 1.05)),
    "instrument-bench": View(CAMERA, (0.40, 0.0, 1.02), 52, 0.46, focus=(1.0, -0.75, 0.9)),
}


def build_bench() -> None:
    """Steel-topped bench, used: scratched, wiped, a darker edge; dark workshop far behind."""
    material, nodes = new_material("bench")
    position = nodes.position(True)
    large = nodes.noise(position, 0.35, 6, 0.6)
    wiped = nodes.noise(nodes.scale(position, (0.5, 2.2, 1)), 1, 7, 0.62, 0.8)
    fine = nodes.noise(position, 30, 6, 0.65)
    rolled = nodes.noise(nodes.scale(position, (1.4, 60, 1)), 1, 4, 0.7)
    colour = nodes.mix(nodes.step(large, 0.3, 0.7), (0.105, 0.112, 0.118), (0.17, 0.176, 0.18))
    colour = nodes.mix(nodes.math("MULTIPLY", nodes.step(wiped, 0.5, 0.75), 0.5), colour, (0.08, 0.085, 0.09))
    rough = nodes.math("MULTIPLY_ADD", wiped, 0.14, 0.30)
    rough = nodes.math("ADD", rough, nodes.math("MULTIPLY_ADD", rolled, 0.16, -0.06))
    height = nodes.math("ADD", nodes.math("MULTIPLY", rolled, 0.4), nodes.math("MULTIPLY", fine, 0.12))
    for turn, size in ((0.5, 0.9), (1.9, 0.7), (2.6, 1.1)):
        across = nodes.node(
            "ShaderNodeMapping",
            {"Vector": position, "Rotation": (0, 0, turn), "Scale": (40 * size, 0.7 * size, 1)},
        )
        scratch = nodes.step(nodes.noise(across.outputs[0], 1, 2, 0.5), 0.71, 0.75)
        height = nodes.math("SUBTRACT", height, nodes.math("MULTIPLY", scratch, 0.5))
        rough = nodes.math("ADD", rough, nodes.math("MULTIPLY", scratch, 0.12))
    nodes.principled(colour, rough, 1.0, nodes.bump(height, 0.16, 0.005))
    MeshBuilder().box((0, 1.5, -0.15), (22, 9.5, 0.3)).build("bench", [material], 30, bevel=0.03, bseg=3)


def build_shelf() -> None:
    """The low steel shelf under the instrument: a folded plate, open in front, on two cheeks."""
    steel = paint("shelf of the bench", (0.055, 0.062, 0.066), 0.5, 0.5, 0.0, 5, 0.5)
    shelf = MeshBuilder()
    shelf.box((0, 0, RISER - 0.02), (3.1, 1.3, 0.04))
    for x in (-1.50, 1.50):
        shelf.box((x, 0, RISER / 2), (0.05, 1.26, RISER))
    built = shelf.build("shelf of the bench", [steel], 30, bevel=0.01, bseg=2)
    built.matrix_world = Matrix.Translation((1.05, 1.25, 0)) @ Matrix.Rotation(math.radians(-13), 4, "Z")


def build_workshop() -> None:
    """Dark room out of focus: shelves with boxes, two rows of dim lamps."""
    things = random.Random(12)
    builder = MeshBuilder()
    builder.material(0).box((0, 34, 4), (120, 0.4, 60))
    builder.box((0, 15, -9), (120, 60, 0.4))
    for shelf in range(4):
        z = -4.5 + shelf * 4.2
        builder.material(1).box((6, 27, z), (44, 3.2, 0.25))
        x = -14.0
        while x < 26:
            width, tall = things.uniform(0.9, 2.8), things.uniform(0.9, 3.2)
            builder.material(things.choice((1, 2, 2, 3)))
            builder.box((x + width / 2, 26.8, z + 0.12 + tall / 2), (width, 2.4, tall))
            x += width + things.uniform(0.1, 1.4)
    builder.material(4)
    for x, z in ((-9.9, 0.6), (13.4, 1.2)):
        builder.sphere((x, 24, z), 0.16, 24, 12)
    builder.build(
        "workshop",
        [
            plain("wall", (0.020, 0.042, 0.050), 0.7),
            plain("shelf", (0.035, 0.055, 0.062), 0.6),
            plain("box", (0.030, 0.075, 0.088), 0.6),
            plain("box-warm", (0.16, 0.075, 0.035), 0.6),
            emissive("lamp", (1, 0.66, 0.34), 9),
        ],
        0,
    )


def build_light() -> None:
    """Window softened by a cloth on the left, an orange kicker from the right, a teal rim from behind."""
    studio((0.012, 0.024, 0.030), 1.0)
    middle = Vector((0.8, -0.4, 0.7))
    area_light((-6.5, 1.2, 5.6), middle, 4.5, 640, (0.90, 0.96, 1.0), sy=3.2)
    area_light((6.2, 3.6, 3.0), middle, 1.6, 230, (1.0, 0.50, 0.18), sy=3.0)
    area_light((-1.0, 7.5, 4.6), middle, 5.0, 60, (0.20, 0.62, 0.78), sy=0.8)
    area_light((-1.0, -8.0, 6.5), middle, 5.0, 120, (0.84, 0.94, 1.0), sy=2.0)
    # Upright ground faces mirror what lies low in front of the bench and to its right.
    area_light((4.6, -10.9, -1.9), Vector((0.3, -0.6, 0.6)), 3.2, 330, (0.80, 0.92, 0.98), sy=1.7)
    area_light((8.0, -6.0, 0.4), Vector((2.0, -1.5, 0.1)), 3.0, 90, (0.50, 0.76, 0.86), sy=2.0)
    area_light((-8, 21, 12), Vector((4, 27, 3)), 6.0, 1300, (0.32, 0.68, 0.80), sy=4.0)


def build() -> None:
    new_scene(bounces=8)
    build_bench()
    build_shelf()
    build_block()
    build_angle_probe()
    build_step_wedge()
    build_straight_probe()
    build_detector()
    build_screen()
    build_workshop()
    build_light()
