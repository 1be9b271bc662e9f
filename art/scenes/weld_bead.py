"""The cap of a girth weld along the crown of a pipe, an orange probe behind it. 1 unit = 10 cm.

Places are given as in _girth_weld.py.
"""

import math
import random

from kit import MeshBuilder, View, area_light, new_material, new_scene, studio
from mathutils import noise

from scenes._girth_weld import add_patch, build_pipe, on_pipe, pipe_material
from scenes.weld_probe import PROBE_ARC, PROBE_X, build_probe

SAMPLES = 64
GRADE = {"ev": 0.2, "contrast": 1.16, "bloom": 0.05}
VIEWS = {
    "weld-bead": View(
        on_pipe(-0.42, 1.95, 0.62),
        on_pipe(-0.12, 1.22, 0.05),
        64,
        3.6,
        focus=on_pipe(0.0, 1.40, 0.02),
    )
}

HALF_WIDTH, HEIGHT = 0.098, 0.0125
RIPPLE = 0.0135  # length of a ripple
BEAD_FROM, BEAD_TO = -0.9, 2.4  # arcs


def ripple_at(arc: float, side: float) -> tuple[float, int]:
    """Where a point of the bead lies within its ripple (0 to 1), and the number of the ripple.

    The ripples lag at the sides, as the pool froze there first.
    """
    place = (arc + 0.105 * abs(side) ** 2.1) / RIPPLE
    place += 0.8 * noise.noise((arc * 11, 3, 1)) + 0.22 * noise.noise((arc * 40, side * 3.5, 2))
    return place - math.floor(place), math.floor(place)


def build_bead(material) -> None:
    """The bead and its frozen ripples, modelled: round crests, narrow valleys, fine lines between them."""

    def arc_at(u, v):
        return BEAD_FROM + (BEAD_TO - BEAD_FROM) * v

    def x_at(u, v):
        arc = arc_at(u, v)
        share, number = ripple_at(arc, 1.0)
        bulge = 1 + 0.014 * math.sin(math.pi * share) + 0.018 * noise.noise((number * 1.3, 5, 0))
        bulge += 0.05 * noise.noise((arc * 5.5, 2, 8)) + 0.02 * noise.noise((arc * 21, 4, 3))
        drift = 0.006 * noise.noise((arc * 2.6, 7, 0))
        return drift + HALF_WIDTH * bulge * (u * 2 - 1)

    def height_at(x, arc, u, v):
        side = u * 2 - 1
        profile = max(0.0, 1 - abs(side) ** 2.3) ** 0.85
        share, number = ripple_at(arc, side)
        crest = (1 - (2 * share - 1) ** 2) ** 0.7 * (0.6 + 0.4 * share)
        lines = math.sin(share * 6 * math.pi + number) * 0.10 * (1 - share)
        depth = 0.00165 * (1 + 0.75 * noise.noise((number * 1.7, 2, 4)))
        crown = HEIGHT * (1 + 0.14 * noise.noise((arc * 4, 1, 9)) + 0.06 * noise.noise((arc * 15, side, 9)))
        grain = 0.0003 * noise.noise((x * 90, arc * 90, 0))
        return profile * (crown + depth * (crest + lines - 0.7)) - 0.0022 + grain

    bead = MeshBuilder()
    add_patch(bead, 84, 5200, x_at, arc_at, height_at)
    bead.build("weld", [material], 80)


def bead_material():
    """Bright steel with the colours of heat: straw on the crests, violet and blue towards the sides."""
    material, tree = new_material("bead")
    point = tree.position(True)
    x, _, _ = tree.separate(point)
    fine = tree.noise(point, 60, 6, 0.6)
    broad = tree.noise(tree.scale(point, (9, 5, 5)), 1, 5, 0.6)
    from_middle = tree.math("DIVIDE", tree.math("ABSOLUTE", x), HALF_WIDTH)
    uneven = tree.math("MULTIPLY_ADD", broad, 0.7, -0.2)
    heat = tree.math("ADD", tree.math("MULTIPLY", from_middle, 0.62), uneven)
    colour = tree.ramp(
        heat,
        [
            (0.10, (0.56, 0.54, 0.50)),
            (0.36, (0.60, 0.50, 0.34)),
            (0.54, (0.47, 0.32, 0.24)),
            (0.68, (0.27, 0.23, 0.36)),
            (0.82, (0.20, 0.29, 0.40)),
            (1.0, (0.36, 0.38, 0.40)),
        ],
    )
    soot = tree.math("MULTIPLY", tree.step(fine, 0.60, 0.74), 0.35)
    colour = tree.mix(soot, colour, (0.07, 0.06, 0.06))
    roughness = tree.math("MULTIPLY_ADD", fine, 0.22, 0.15)
    tree.principled(colour, roughness, 1.0, tree.bump(fine, 0.06, 0.003))
    return material


def build_spatter(material, rnd) -> None:
    """The few drops that cleaning left."""
    drops = MeshBuilder()
    for _ in range(110):
        x = rnd.choice((-1, 1)) * (0.115 + abs(rnd.gauss(0, 0.15)))
        arc = rnd.uniform(0.2, 1.8)
        if abs(x - PROBE_X) > 0.3:
            drops.sphere(on_pipe(x, arc), 0.0014 + 0.0062 * rnd.random() ** 2.2, 14, 10)
    drops.build("spatter", [material], 80)


def light_scene() -> None:
    """A dark petrol studio: a long cool strip that the crests mirror, a warm kicker, a teal rim."""
    studio((0.006, 0.016, 0.021), 1.0)
    middle = on_pipe(0.0, 1.35)
    area_light((-1.2, -0.8, 0.40), middle, 0.7, 7, (0.76, 0.92, 1.0), sy=0.4, name="strip")
    area_light((0.72, -0.35, 1.35), middle, 0.7, 8, (0.84, 0.94, 1.0), sy=0.6, name="top")
    area_light((1.9, 0.5, 0.75), middle, 1.0, 62, (1.0, 0.46, 0.15), sy=0.5, name="kicker")
    area_light((-0.6, 2.4, 0.9), middle, 2.6, 34, (0.20, 0.60, 0.76), sy=0.6, name="rim")
    area_light((1.4, -3.2, 1.2), middle, 1.4, 14, (1.0, 0.80, 0.62), name="front")


def build() -> None:
    """The pipe, its weld, the probe and the studio."""
    new_scene(bounces=10)
    build_pipe(pipe_material(PROBE_X, PROBE_ARC))
    material = bead_material()
    build_bead(material)
    build_spatter(material, random.Random(5))
    build_probe()
    light_scene()
