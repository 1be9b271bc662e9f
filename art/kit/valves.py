"""Valves, pipe supports, insulators. All lengths in metres; mb: the MeshBuilder they go into.

Arguments such as body, steel, wheel, box, cyl, conc, cap are slots of its materials.
"""

import math

from mathutils import Matrix, Vector

from kit.mesh import MeshBuilder
from kit.parts import SIDES, flange, hex_nut, on_circle
from kit.paths import basis

POINT = 0.001  # radius of the end of a closed profile


def times(factor, profile):
    """The profile [(radius, height) …] in multiples of a size."""
    return [(radius * factor, height * factor) for radius, height in profile]


def bolt_ring(mb: MeshBuilder, centre, axis, R, nb, br, a0=0.5, stud=0.0):
    """nb hexagon nuts of radius br on a circle of radius R, facing along the axis.

    a0: where the first stands, in parts of their spacing; stud: how far the studs stand out of the nuts.
    """
    centre = Vector(centre)
    x, y, z = basis(axis)
    for i in range(nb):
        foot = centre + on_circle(x, y, 2 * math.pi * (i + a0) / nb) * R
        hex_nut(mb, foot, z, br, br * 1.1)
        if stud:
            mb.cylinder(foot, foot + z * (br * 1.1 + stud), br * 0.6, 10)


def hand_wheel(mb: MeshBuilder, centre, axis, R, t=None, spokes=5):
    """A hand wheel of radius R; t: radius of its rim's rod."""
    centre = Vector(centre)
    x, y, z = basis(axis)
    t = t or R * 0.075
    mb.torus(centre, R, t, z, 48, 10)
    mb.cylinder(centre - z * t * 1.6, centre + z * t * 1.6, R * 0.17, 20)
    for i in range(spokes):
        outwards = on_circle(x, y, 2 * math.pi * i / spokes)
        bent = [outwards * R * 0.12 - z * t * 0.6, outwards * R * 0.55 - z * t * 0.9, outwards * R]
        mb.tube([centre + point for point in bent], t * 0.6, 8)


# Half of the body, from the pipe to the middle, in pipe radii.
BALL_BODY = [
    (1.0, -2.7),
    (1.02, -2.5),
    (1.08, -1.9),
    (1.45, -1.35),
    (1.6, -1.02),
    (1.98, -1.0),
    (2.02, -0.96),
    (2.02, -0.76),
    (1.98, -0.72),
    (1.78, -0.70),
    (1.86, -0.3),
    (1.88, 0),
]
BALL_NECK = [
    (0.80, 1.6),
    (0.72, 2.0),
    (0.95, 2.02),
    (0.95, 2.16),
    (0.6, 2.18),
    (0.42, 2.3),
    (0.42, 3.0),
    (0.7, 3.02),
    (0.7, 3.14),
]
BALL_TOP = 3.14


def ball_valve(mb: MeshBuilder, centre, axis, r, up=(0, 0, 1), body=0, steel=1, nb=16):
    """A three-piece trunnion ball valve with flanges of nb studs, on a pipe of radius r.

    Gives back the centre of its top flange, where an actuator stands.
    """
    centre = Vector(centre)
    z = Vector(axis).normalized()
    up = Vector(up).normalized()
    mirrored = [(radius, -height) for radius, height in BALL_BODY[-2::-1]]
    mb.material(body).lathe(times(r, BALL_BODY + mirrored), centre, z, 64)
    for sign in SIDES:
        mb.material(body)
        flange(mb, centre + z * sign * r * 2.75, -z * sign, r, nb=nb)
        mb.material(steel)
        bolt_ring(mb, centre + z * sign * r, z * sign, r * 1.82, 20, r * 0.085, stud=r * 0.05)
    mb.material(body).lathe(times(r, BALL_NECK) + [(POINT, BALL_TOP * r)], centre, up, 40)
    mb.material(steel)
    bolt_ring(mb, centre + up * r * 2.16, up, r * 0.84, 12, r * 0.07, stud=r * 0.04)
    bolt_ring(mb, centre + up * r * 3.02, -up, r * 0.58, 8, r * 0.055)
    mb.cylinder(centre - up * r * 1.7, centre - up * r * 2.02, r * 0.3, 24)
    return centre + up * r * BALL_TOP


# Position indicator on the yoke, in half widths of the yoke.
INDICATOR = [(0.5, 0), (0.5, 0.12), (0.3, 0.16), (0.3, 0.5), (0.26, 0.56)]
# Side of the yoke, length and radius: the pressure cylinder, and the can of the spring.
ACTUATOR_CANS = ((1, 2.6, 0.72), (-1, 3.6, 0.62))


def actuator(mb: MeshBuilder, centre, along, size, cyl=0, steel=1, box=2, up=(0, 0, 1)):
    """A scotch-yoke actuator with its spring, standing on centre, its cylinders along a vector.

    size: half the width of the yoke's housing.
    """
    along = Vector(along).normalized()
    up = Vector(up).normalized()
    across = up.cross(along)
    turned = Matrix((along, across, up)).transposed()
    middle = Vector(centre) + up * size * 0.62
    mb.material(cyl).box(middle, (size * 2.0, size * 1.5, size * 1.1), turned)
    mb.material(box)
    mb.lathe(times(size, INDICATOR) + [(POINT, size * 0.56)], middle + up * size * 0.55, up, 32)
    for sign, length, radius in ACTUATOR_CANS:
        outwards = along * sign
        start = middle + outwards * size * 1.22
        mb.material(steel).cylinder(middle + outwards * size, start, size * 0.55, 28)
        can = [
            (radius + 0.10, 0),
            (radius + 0.10, 0.16),
            (radius, 0.16),
            (radius, length - 0.16),
            (radius + 0.10, length - 0.16),
            (radius + 0.10, length),
            (0.3, length + 0.02),
            (0.3, length + 0.22),
        ]
        profile = [(POINT, 0), *times(size, can), (POINT, size * (length + 0.22))]
        mb.material(cyl).lathe(profile, start, outwards, 44)
        mb.material(steel)
        for i in range(6):
            foot = start + on_circle(across, up, math.pi * (i + 0.5) / 3) * size * (radius + 0.04)
            mb.cylinder(foot, foot + outwards * size * (length + 0.1), size * 0.03, 8)
    control_box(mb, middle, along, across, up, size, turned, steel, box)


def control_box(mb: MeshBuilder, middle, along, across, up, size, turned, steel, box):
    """The controls on the side of an actuator, and their tubing."""
    mb.material(box).box(
        middle - across * size * 1.05 + up * size * 0.1, (size * 0.9, size * 0.5, size * 0.8), turned
    )
    riser = middle - across * size * 1.2
    tubing = [
        riser + up * size * 0.5,
        riser + up * size * 0.95,
        riser + up * size * 0.95 + along * size * 2,
        middle + along * size * 2.2 + up * size * 0.5,
    ]
    mb.material(steel).pipe(tubing, size * 0.035, 8)


# In pipe radii: the body along the pipe, the bonnet along the stem.
GATE_BODY = [(1, -2.1), (1.05, -1.4), (1.4, -0.9), (1.5, 0), (1.4, 0.9), (1.05, 1.4), (1, 2.1)]
GATE_BONNET = [(1.15, 0), (1.1, 2.1), (1.6, 2.15), (1.6, 2.7), (0.95, 2.75), (0.7, 3.4)]


def gate_valve(mb: MeshBuilder, centre, axis, r, up=(0, 0, 1), body=0, wheel=1, steel=2, nb=8):
    """A flanged gate valve with yoke, rising stem and hand wheel, on a pipe of radius r."""
    centre = Vector(centre)
    z = Vector(axis).normalized()
    up = Vector(up).normalized()
    across = up.cross(z)
    mb.material(body)
    for sign in SIDES:
        flange(mb, centre + z * sign * r * 2.2, -z * sign, r, nb=nb)
    mb.lathe(times(r, GATE_BODY), centre, z, 40)
    mb.lathe(times(r, GATE_BONNET) + [(POINT, 3.5 * r)], centre, up, 36)
    mb.material(steel)
    bolt_ring(mb, centre + up * 2.7 * r, up, r * 1.38, 10, r * 0.13, stud=r * 0.06)
    mb.material(body)
    for sign in SIDES:
        arm = [(0.75, 2.7), (0.72, 4.4), (0.3, 5.6)]
        mb.tube([centre + across * sign * r * out + up * r * height for out, height in arm], r * 0.16, 10)
    mb.cylinder(centre + up * 5.3 * r, centre + up * 5.9 * r, r * 0.42, 20)
    mb.material(steel).cylinder(centre + up * 3 * r, centre + up * 7.4 * r, r * 0.16, 14)
    mb.material(wheel)
    hand_wheel(mb, centre + up * 6.1 * r, up, r * 1.9)


def saddle(mb: MeshBuilder, centre, r, ground=0.0, conc=0, steel=1, w=0.5):
    """Concrete plinth, steel saddle and strap under a pipe of radius r that runs along Y through centre.

    ground: height of the ground; w: length of the plinth along the pipe.
    """
    centre = Vector(centre)
    x, y, z = centre
    height = z - r - 0.12 - ground
    mb.material(conc).box((x, y, ground + height / 2 - 0.3), (r * 3.2, w, height + 0.6))
    mb.material(steel).box((x, y, z - r - 0.08), (r * 2.6, w * 0.7, 0.08))
    strap = [(r + 0.003, -w * 0.3), (r + 0.022, -w * 0.3), (r + 0.022, w * 0.3), (r + 0.003, w * 0.3)]
    mb.lathe(strap, centre, (0, 1, 0), 24, up=(1, 0, 0), closed=True)
    for k in (-1, 0, 1):
        mb.box((x + k * r * 0.75, y, z - r * 0.9 + abs(k) * r * 0.12), (0.025, w * 0.6, r * 0.5))
    for sign in SIDES:
        mb.box((x + sign * (r + 0.07), y, z), (0.12, w * 0.5, 0.03))
        hex_nut(mb, (x + sign * (r + 0.08), y, z + 0.015), (0, 0, 1), 0.035, 0.03)


def insulator(mb: MeshBuilder, p0, p1, r, n=14, sk=1.9, body=0, cap=1, seg=24):
    """A porcelain post or bushing from p0 to p1 with a core of radius r.

    n: sheds, alternately wide and narrow; sk: radius of the wide ones in core radii.
    """
    p0, p1 = Vector(p0), Vector(p1)
    along = p1 - p0
    length = along.length
    fitting = length * 0.05
    mb.material(cap).cylinder(p0, p0 + along * 0.05, r * 1.35, seg)
    mb.cylinder(p1 - along * 0.05, p1, r * 1.25, seg)
    profile = [(r, fitting)]
    spacing = (length - 2 * fitting) / n
    for i in range(n):
        start = fitting + i * spacing
        wide = sk if i % 2 == 0 else sk * 0.84
        profile += [
            (r, start + spacing * 0.12),
            (r * wide, start + spacing * 0.30),
            (r * wide * 1.01, start + spacing * 0.40),
            (r * 1.05, start + spacing * 0.82),
        ]
    mb.material(body).lathe([*profile, (r, length - fitting)], p0, along, seg)
