"""The ends of stacked drilling tubulars: bare, threaded, protected. Lengths in metres.

The pipes lie along Y, their ends at y = 0.
"""

import math
import random

from mathutils import Vector

from kit import (
    MeshBuilder,
    View,
    instance,
    new_material,
    new_scene,
    paint,
    plain,
    sky,
    sun_light,
)

OUTER, BORE = 0.089, 0.0715  # radii of a 7-inch casing
LENGTH = 5.0
ALONG = (0, 1, 0)
SEGMENTS = 96
CHAMFER = 0.0022
THREADS, THREAD_PITCH, TAPER = 22, 0.0051, 0.0055
PROTECTED = 0.118  # length under a thread protector
PITCH = OUTER * 2 + 0.0095  # between the middles of neighbours
ROW = PITCH * math.sqrt(3) / 2
# Places (column, row) of the orange protectors; the rest are drawn by chance.
ORANGE = {(3, 2), (2, -3), (-1, 4), (-4, -1)}


def rim_material():
    """A turned steel face with the rings of the tool, rusted differently on each pipe."""
    material, tree = new_material("rim")
    point = tree.position()
    x, _, z = tree.separate(point)
    squares = (tree.math("POWER", side, 2.0) for side in (x, z))
    radius = tree.math("SQRT", tree.math("ADD", *squares))
    chance = tree.node("ShaderNodeObjectInfo").outputs["Random"]
    elsewhere = tree.combine(tree.math("MULTIPLY", chance, 40.0), tree.math("MULTIPLY", chance, 17.0))
    moved = tree.vector_math("ADD", point, elsewhere)
    rings = tree.noise(tree.combine(tree.math("MULTIPLY", radius, 1400.0), chance), 1, 2, 0.6)
    large = tree.noise(moved, 26, 10, 0.68)
    fine = tree.noise(moved, 160, 6, 0.7)
    crust = tree.math("ADD", tree.math("MULTIPLY", large, 0.75), tree.math("MULTIPLY", fine, 0.25))
    excess = tree.math("SUBTRACT", crust, tree.math("MULTIPLY_ADD", chance, 0.16, 0.42))
    rusty = tree.node("ShaderNodeMapRange", {"Value": excess, "From Min": -0.02, "From Max": 0.07}).outputs[0]
    colour = tree.mix(tree.step(rings, 0.3, 0.7), (0.30, 0.30, 0.31), (0.62, 0.62, 0.62))
    rust = tree.ramp(
        fine, [(0.3, (0.045, 0.016, 0.008)), (0.55, (0.15, 0.052, 0.018)), (0.75, (0.30, 0.12, 0.045))]
    )
    colour = tree.mix(tree.math("MULTIPLY", rusty, 0.85), colour, rust)
    roughness = tree.math("MULTIPLY_ADD", large, 0.25, 0.12)
    roughness = tree.math("ADD", roughness, tree.math("MULTIPLY", rusty, 0.45))
    height = tree.math("ADD", tree.math("MULTIPLY", rings, 0.5), tree.math("MULTIPLY", fine, rusty))
    shader = tree.principled(
        colour,
        roughness,
        tree.math("SUBTRACT", 1.0, tree.math("MULTIPLY", rusty, 0.9)),
        tree.bump(height, 0.35, 0.0012),
        aniso=0.75,
    )
    # Light drawn out across the rings, as on any turned face.
    tree.set(shader.inputs["Tangent"], tree.node("ShaderNodeTangent", direction_type="RADIAL", axis="Y"))
    return material


def bore_material():
    """The wall of a bore: brown flash rust with drawn-out marks, duller and darker the deeper it goes."""
    material, tree = new_material("bore")
    point = tree.position()
    _, y, _ = tree.separate(point)
    chance = tree.node("ShaderNodeObjectInfo").outputs["Random"]
    moved = tree.vector_math("ADD", point, tree.combine(tree.math("MULTIPLY", chance, 31.0), 0.0, 0.0))
    large = tree.noise(moved, 16, 9, 0.66)
    fine = tree.noise(moved, 110, 7, 0.7)
    drawn = tree.noise(tree.scale(moved, (60, 3, 60)), 1, 4, 0.6)
    pits = tree.step(tree.noise(moved, 75, 5, 0.75), 0.54, 0.64)
    crust = tree.math("MULTIPLY_ADD", large, 0.6, tree.math("MULTIPLY", fine, 0.4))
    colour = tree.ramp(
        crust,
        [(0.34, (0.030, 0.015, 0.010)), (0.48, (0.085, 0.038, 0.020)), (0.60, (0.16, 0.075, 0.038)), (0.72, (0.24, 0.13, 0.075))],
    )
    mill = tree.math("MULTIPLY", tree.step(drawn, 0.52, 0.70), tree.step(chance, 0.2, 0.7, 0.2, 0.8))
    colour = tree.mix(mill, colour, (0.085, 0.080, 0.078))
    colour = tree.mix(1.0, colour, (1.25, 1.2, 1.2), "MULTIPLY")
    colour = tree.mix(tree.math("MULTIPLY", pits, 0.7), colour, (0.022, 0.012, 0.009))
    # The sky that a wall sees shrinks fast with depth; its light, bounced along the bore, is laid on by hand.
    mouth = tree.math("POWER", 2.718, tree.math("MULTIPLY", y, -24.0))
    far = tree.math("POWER", 2.718, tree.math("MULTIPLY", y, -1.0))
    # Along the bore the wall is seen at a grazing angle and mirrors the mouth; from the side it stays dark.
    grazing = tree.step(tree.node("ShaderNodeLayerWeight").outputs["Facing"], 0.70, 0.92)
    inner = tree.mix(1.0, colour, (0.62, 0.80, 0.88), "MULTIPLY")
    colour = tree.mix(tree.step(y, 0.004, 0.060, 0.0, 0.97), colour, (0.008, 0.006, 0.006))
    rough = tree.math("MULTIPLY_ADD", fine, 0.3, 0.48)
    glow = tree.math("MULTIPLY", tree.math("MULTIPLY", far, grazing), tree.step(y, 0.12, 0.5, 0.0, 0.36))
    glow = tree.math("MULTIPLY_ADD", mouth, 0.02, glow)
    tree.principled(colour, rough, 0.0, tree.bump(crust, 0.5, 0.003), spec=0.35, emit=inner, estr=glow)
    material.cycles.sample_as_light = False
    return material


def horizon_material():
    """What shows at the far ends of the bores: dark ground, a warm horizon at the height of the eye, pale sky."""
    material, tree = new_material("horizon")
    _, _, z = tree.separate(tree.position(True))
    share = tree.step(z, -0.5, 1.5)
    colour = tree.ramp(
        share,
        [
            (0.0, (0.020, 0.017, 0.014)),
            (0.26, (0.040, 0.030, 0.022)),
            (0.29, (0.36, 0.20, 0.10)),
            (0.36, (0.34, 0.27, 0.20)),
            (0.65, (0.15, 0.22, 0.24)),
            (1.0, (0.08, 0.14, 0.17)),
        ],
    )
    tree.surface(tree.node("ShaderNodeEmission", {"Color": colour, "Strength": 0.1}))
    return material


class Pipes:
    """Makes the models of the pipes. Slots: 0 the outside, 1 the end or its protector, 2 the bore."""

    def __init__(self):
        self.rim = rim_material()
        self.bore = bore_material()

    def build(self, parts, body, end):
        """An object of the profiles [(slot, profile) …], out of sight: instances of it are shown."""
        pipe = MeshBuilder()
        for slot, profile in parts:
            pipe.material(slot).lathe(profile, axis=ALONG, seg=SEGMENTS)
        return pipe.build("p", [body, end, self.bore], 30, loc=(0, -500, -50))

    def plain_end(self, body):
        """A square end with chamfers."""
        return self.build(
            [
                (0, [(OUTER - CHAMFER, 0), (OUTER, CHAMFER), (OUTER, 0.10), (OUTER, LENGTH)]),
                (1, [(BORE, CHAMFER * 1.6), (BORE + CHAMFER * 1.2, 0), (OUTER - CHAMFER, 0)]),
                (2, [(BORE, LENGTH), (BORE, 0.012)]),
                (1, [(BORE, 0.012), (BORE, CHAMFER * 1.6)]),
            ],
            body,
            self.rim,
        )

    def threaded_end(self, body):
        """A pin with its tapered thread (rings, not a helix: nobody can tell)."""
        smallest = OUTER - TAPER
        thread = [(BORE + 0.0008, 0.0), (smallest - 0.002, 0), (smallest - 0.001, 0.003)]
        for i in range(THREADS):
            y = 0.006 + i * THREAD_PITCH
            radius = smallest + TAPER * i / THREADS
            thread += [
                (radius - 0.0014, y),
                (radius + 0.0004, y + THREAD_PITCH * 0.4),
                (radius + 0.0004, y + THREAD_PITCH * 0.6),
            ]
        return self.build(
            [
                (1, thread),
                (0, [(OUTER, 0.006 + THREADS * THREAD_PITCH), (OUTER, LENGTH)]),
                (1, [(BORE, 0.008), (BORE, 0.0012), (BORE + 0.0008, 0)]),
                (2, [(BORE, LENGTH), (BORE, 0.008)]),
            ],
            body,
            self.rim,
        )

    def protected_end(self, body, protector):
        """A thread protector screwed on, with its grip rings, and lugs for the tool inside."""
        outside, inside, rounding = OUTER + 0.004, BORE - 0.004, 0.004
        shell = [
            (inside, 0.03),
            (inside, rounding),
            (inside + rounding, 0),
            (outside - rounding * 2, 0),
            (outside - rounding * 0.6, rounding * 0.6),
            (outside, rounding * 2),
        ]
        for i in range(5):
            y = 0.02 + i * 0.018
            shell += [(outside, y), (outside, y + 0.008), (outside - 0.002, y + 0.010)]
            shell += [(outside - 0.002, y + 0.016)]
        shell += [(outside, 0.115), (OUTER, PROTECTED)]
        pipe = MeshBuilder().material(1).lathe(shell, axis=ALONG, seg=SEGMENTS)
        for i in range(4):
            angle = i * math.pi / 2 + 0.3
            inwards = Vector((math.cos(angle), 0, math.sin(angle)))
            depth = Vector((0, 0.004, 0))
            pipe.beam(
                inwards * (inside + 0.001) + depth, inwards * (inside - 0.009) + depth, 0.016, 0.03, up=ALONG
            )
        pipe.material(0).lathe([(OUTER, PROTECTED), (OUTER, LENGTH)], axis=ALONG, seg=SEGMENTS)
        pipe.material(2).lathe([(BORE, LENGTH), (BORE, 0.02)], axis=ALONG, seg=SEGMENTS)
        return pipe.build("p", [body, protector, self.bore], 30, loc=(0, -500, -50))


def build_models():
    """The seven models: two plain, two threaded, and protectors in orange, petrol and black."""
    bodies = [
        paint(f"mill scale {i}", colour, 0.5, 0.35, 0, 14, 0.5, rust, bump=0.25)
        for i, (colour, rust) in enumerate(
            (((0.055, 0.052, 0.05), 0.25), ((0.075, 0.062, 0.055), 0.5), ((0.045, 0.048, 0.052), 0.1))
        )
    ]
    orange = paint("orange", (0.70, 0.125, 0.012), 0.33, 0.45, 0, 22, 0.4, 0, bump=0.12)
    petrol = paint("petrol", (0.004, 0.055, 0.085), 0.35, 0.45, 0, 22, 0.4, 0, bump=0.12)
    black = plain("black", (0.02, 0.02, 0.021), 0.45)
    pipes = Pipes()
    return [
        pipes.plain_end(bodies[0]),
        pipes.plain_end(bodies[1]),
        pipes.threaded_end(bodies[2]),
        pipes.threaded_end(bodies[0]),
        pipes.protected_end(bodies[0], orange),
        pipes.protected_end(bodies[1], petrol),
        pipes.protected_end(bodies[2], black),
    ]


def choice(place, chance: float) -> int:
    """Which model lies at a place (column, row); chance from 0 to 1."""
    if place in ORANGE:
        return 4
    for model, below in ((6, 0.07), (5, 0.13), (0, 0.38), (1, 0.60), (2, 0.84)):
        if chance < below:
            return model
    return 3


def build_stack(models, columns, rnd):
    """The pipes in rows, each in the hollows of the row below, none quite flush with the next."""
    for row in range(-7, 9):
        for column in columns:
            model = choice((column, row), rnd.random())
            proud = 0.02 if model >= 4 else 0
            place = ((column + (row % 2) * 0.5) * PITCH, rnd.gauss(0, 0.022) - proud, row * ROW)
            pipe = instance(models[model], place)
            pipe.rotation_euler = (0, rnd.uniform(0, 6.28), 0)


def build() -> None:
    """Builds the stack in low sun, with a pale light at its far end that shows through the bores."""
    new_scene()
    models = build_models()
    build_stack(models, range(-14, 12), random.Random(7))
    # Seen at an angle, the stack runs on into the blur.
    build_stack(models, range(-46, -14), random.Random(8))
    sun_light((-0.88, -0.25, 0.28), 9, (1, 0.60, 0.30), 1.0, name="oblique sun")
    sky(17, 122, 0.16, 2.0, 1.0, 2.0, sun=7.0, suncol=(1, 0.64, 0.36), sunangle=1.0)
    glow = MeshBuilder().box((0, LENGTH + 6, 0), (40, 0.02, 40))
    glow.build("glow", [horizon_material()], 0)


SAMPLES = 64
GRADE = {"ev": 0.2, "contrast": 1.12, "sat": 1.1}
VIEWS = {
    "drilling-tubulars": View(
        (0.28, -3.1, 0.06), (0.28, 0, 0.06), 78, 1.8, focus=3.09, shift=(-0.17, 0.0), hide=("oblique ",)
    ),
    "pipe-ends": View(
        (1.25, -0.66, 0.44),
        (0.13, 0, 0.305),
        55,
        3.8,
        focus=(0.36, 0.0, 0.31),
        hide=("sun",),
        grade={"ev": 0.1, "contrast": 1.18, "wb": (0.96, 1.0, 1.07)},
    ),
}
