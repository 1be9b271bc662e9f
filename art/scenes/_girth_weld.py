"""A pipe with the cap of a girth weld, for weld_probe.py. 1 unit = 10 cm.

The weld lies at x = 0. Places on the pipe are given by x and by the arc from its crown towards the camera;
z = 0 is the crown.
"""

import math

from mathutils import Vector, noise

from kit import MeshBuilder, new_material

PIPE_RADIUS = 2.54
# The bead: (x of its middle, half width, height, phase of its ripples) of each stringer.
STRINGERS = [(-0.062, 0.060, 0.030, 0.1), (0.066, 0.060, 0.031, 0.6), (0.002, 0.066, 0.043, 0.35)]
BEAD_FROM, BEAD_TO = -0.6, 2.35  # arcs
RIPPLE = 0.034  # length of a ripple


def on_pipe(x: float, arc: float, height: float = 0.0) -> Vector:
    """The point at a height above the surface of the pipe."""
    angle = arc / PIPE_RADIUS
    radius = PIPE_RADIUS + height
    return Vector((x, -radius * math.sin(angle), radius * math.cos(angle) - PIPE_RADIUS))


def outwards(arc: float) -> Vector:
    """The normal of the pipe."""
    angle = arc / PIPE_RADIUS
    return Vector((0, -math.sin(angle), math.cos(angle)))


def along_pipe(arc: float) -> Vector:
    """The direction in which arcs grow."""
    angle = arc / PIPE_RADIUS
    return Vector((0, -math.cos(angle), -math.sin(angle)))


def add_patch(builder, across, along, x_at, arc_at, height_at):
    """Adds a grid of across × along points on the pipe.

    x_at, arc_at: functions of a point's two shares (0 to 1) of the patch; height_at: of x, arc and these.
    """
    points = []
    for i in range(across):
        for j in range(along):
            shares = i / (across - 1), j / (along - 1)
            x, arc = x_at(*shares), arc_at(*shares)
            points.append(on_pipe(x, arc, height_at(x, arc, *shares)))
    faces = []
    for i in range(across - 1):
        for j in range(along - 1):
            corner, beside = i * along + j, (i + 1) * along + j
            faces.append((corner + 1, beside + 1, beside, corner))
    builder.add(points, faces)


def flap_disc_marks(tree, surface):
    """Marks of the disc that cleaned the pipe, noise drawn out: those of its first direction, and all."""
    first = tree.noise(tree.mapping(surface, rotation=(0, 0, 0.18), scale=(2.4, 150, 1)), 1, 3, 0.7)
    second = tree.noise(tree.mapping(surface, rotation=(0, 0, -0.35), scale=(2.0, 105, 1)), 1, 3, 0.7)
    both = tree.math("ADD", tree.math("MULTIPLY", first, 0.6), tree.math("MULTIPLY", second, 0.4))
    return first, both


def tinted_steel(tree, surface, from_weld, marks, large):
    """Brushed steel with the colours of heat on both sides of the weld: blue, violet, straw."""
    steel = tree.mix(tree.step(large, 0.3, 0.7), (0.52, 0.52, 0.53), (0.66, 0.66, 0.66))
    scored = tree.math("MULTIPLY", tree.step(marks, 0.40, 0.70), 0.55)
    steel = tree.mix(scored, steel, (0.20, 0.20, 0.21))
    wobble = tree.math("MULTIPLY_ADD", tree.noise(surface, 2.2, 5, 0.55), 0.10, -0.05)
    distance = tree.math("ADD", from_weld, wobble)
    tint = tree.ramp(
        tree.step(distance, 0.07, 0.40),
        [
            (0.0, (0.30, 0.29, 0.30)),
            (0.10, (0.20, 0.27, 0.40)),
            (0.24, (0.24, 0.20, 0.38)),
            (0.36, (0.42, 0.26, 0.22)),
            (0.52, (0.60, 0.42, 0.20)),
            (0.75, (0.62, 0.54, 0.38)),
            (1.0, (0.56, 0.55, 0.53)),
        ],
    )
    return tree.mix(tree.step(distance, 0.46, 0.22), steel, tree.mix(0.72, steel, tint))


def gel_film(tree, surface, x, arc, gel_x, gel_arc):
    """Where couplant is smeared around a place: 1 inside."""
    beside = tree.math("DIVIDE", tree.math("SUBTRACT", x, gel_x + 0.03), 0.34)
    along = tree.math("DIVIDE", tree.math("SUBTRACT", arc, gel_arc + 0.02), 0.24)
    squares = (tree.math("POWER", tree.math("ABSOLUTE", distance), 2.6) for distance in (beside, along))
    distance = tree.math("SQRT", tree.math("ADD", *squares))
    uneven = tree.math("MULTIPLY_ADD", tree.noise(surface, 5, 4, 0.5), 0.5, -0.25)
    return tree.step(tree.math("ADD", distance, uneven), 1.0, 0.965)


def pipe_material(gel_x, gel_arc):
    """A polished band along the weld, heat tint, a film of couplant around a place, and primer beyond."""
    material, tree = new_material("pipe")
    x, y, z = tree.separate(tree.position(True))
    angle = tree.math("ARCTAN2", tree.math("MULTIPLY", y, -1.0), tree.math("ADD", z, PIPE_RADIUS))
    arc = tree.math("MULTIPLY", angle, PIPE_RADIUS)
    surface = tree.combine(x, arc)
    from_weld = tree.math("ABSOLUTE", x)
    fine = tree.noise(surface, 30, 8, 0.65)
    large = tree.noise(surface, 2.5, 6, 0.6)
    first_marks, marks = flap_disc_marks(tree, surface)
    steel = tinted_steel(tree, surface, from_weld, marks, large)
    edge = tree.math("ADD", from_weld, tree.math("MULTIPLY_ADD", large, 0.16, -0.08))
    edge = tree.math("ADD", edge, tree.math("MULTIPLY_ADD", first_marks, 0.10, -0.05))
    primed = tree.step(edge, 0.985, 1.0)
    primer = tree.mix(tree.math("MULTIPLY", fine, 0.5), (0.018, 0.060, 0.078), (0.032, 0.085, 0.105))
    gel = gel_film(tree, surface, x, arc, gel_x, gel_arc)
    colour = tree.mix(primed, steel, primer)
    darkened = tree.mix(1.0, colour, (0.55, 0.62, 0.66), "MULTIPLY")
    colour = tree.mix(tree.math("MULTIPLY", gel, 0.35), colour, darkened)
    roughness = tree.math("MULTIPLY_ADD", marks, 0.55, 0.02)
    roughness = tree.math("ADD", roughness, tree.math("MULTIPLY", fine, 0.08))
    height = tree.math("ADD", tree.math("MULTIPLY", marks, 0.6), tree.math("MULTIPLY", primed, 1.2))
    peel = tree.math("MULTIPLY", fine, tree.math("MULTIPLY_ADD", primed, 0.5, 0.1))
    height = tree.math("ADD", height, peel)
    shader = tree.principled(
        colour,
        tree.mix(primed, roughness, 0.42),
        tree.math("SUBTRACT", 1.0, primed),
        tree.bump(height, 0.26, 0.006),
        coat=gel,
        coat_rough=0.03,
    )
    waves = tree.math("ADD", gel, tree.math("MULTIPLY", tree.noise(surface, 7, 2, 0.4), 0.35))
    tree.set(shader.inputs["Clearcoat Normal"], tree.bump(waves, 0.8, 0.012))
    return material


def build_pipe(material):
    """The part of the pipe that pictures can show."""
    pipe = MeshBuilder()
    add_patch(pipe, 120, 500, lambda u, v: -7 + 14 * u, lambda u, v: -4 + 8 * v, lambda *_: 0.0)
    pipe.build("pipe", [material])


def weld_material():
    """The bead: grey to straw and violet, with specks of slag."""
    material, tree = new_material("weld")
    point = tree.position(True)
    fine = tree.noise(point, 45, 8, 0.65)
    colour = tree.ramp(
        tree.noise(point, 6, 5, 0.6),
        [
            (0.28, (0.16, 0.15, 0.17)),
            (0.42, (0.30, 0.27, 0.25)),
            (0.55, (0.46, 0.43, 0.40)),
            (0.68, (0.26, 0.23, 0.30)),
            (0.8, (0.38, 0.28, 0.17)),
        ],
    )
    specks = tree.math("MULTIPLY", tree.step(fine, 0.58, 0.72), 0.6)
    colour = tree.mix(specks, colour, (0.05, 0.045, 0.045))
    roughness = tree.math("MULTIPLY_ADD", fine, 0.30, 0.14)
    tree.principled(colour, roughness, 1.0, tree.bump(fine, 0.12, 0.004))
    return material


def add_stringer(builder, middle, half_width, height, phase):
    """Adds one stringer with its crescent ripples, modelled: bumps would have no silhouette."""

    def x_at(u, v):
        arc = arc_at(u, v)
        width = 1 + 0.07 * noise.noise((arc * 6, phase * 9, 0)) + 0.03 * noise.noise((arc * 28, phase * 9, 3))
        return middle + 0.006 * noise.noise((arc * 3.1, 7, phase * 5)) + half_width * width * (u * 2 - 1)

    def arc_at(u, v):
        return BEAD_FROM + (BEAD_TO - BEAD_FROM) * v

    def height_at(x, arc, u, v):
        side = u * 2 - 1
        profile = max(0.0, 1 - side * side) ** 0.62
        # the ripples lag at the sides, as the pool froze there first
        ripples = (arc + 0.030 * side * side + 0.004 * noise.noise((arc * 14, side * 2, phase))) / RIPPLE
        ripples += phase + 0.35 * noise.noise((arc * 5, phase * 3, 1))
        share = ripples - math.floor(ripples)
        ripple = share**1.6 if share < 0.86 else (1 - share) / 0.14
        depth = 0.0055 * (1 + 0.5 * noise.noise((math.floor(ripples) * 1.7, phase, 4)))
        crown = height * (1 + 0.10 * noise.noise((arc * 4, phase, 9)))
        return (
            profile * (crown + depth * (ripple - 0.4)) - 0.004 + 0.0012 * noise.noise((x * 60, arc * 60, 0))
        )

    add_patch(builder, 44, 2600, x_at, arc_at, height_at)


def build_weld(weld, is_clean, rnd):
    """The cap of three stringers, and spatter that cleaning left; is_clean: whether none lies at (x, arc)."""
    bead = MeshBuilder()
    for stringer in STRINGERS:
        add_stringer(bead, *stringer)
    bead.build("weld", [weld], 80)
    spatter = MeshBuilder()
    for _ in range(46):
        x = rnd.choice((-1, 1)) * (0.12 + abs(rnd.gauss(0, 0.16)))
        arc = rnd.uniform(0, 2.0)
        if not is_clean(x, arc):
            spatter.sphere(on_pipe(x, arc), rnd.uniform(0.0025, 0.0075), 12, 8)
    spatter.build("spatter", [weld], 80)
