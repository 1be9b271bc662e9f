"""Portable ultrasonic flaw detector with an A-scan on its screen (1 unit = 1 dm)."""

import math

from kit import MeshBuilder, emissive, paint, plain, softened, steel_metal
from mathutils import Matrix, Vector
from scenes._ultrasonic_kit import place, sheen

RISER = 0.30
"""Height of the shelf it stands on, so that the block before it hides none of its screen."""

DETECTOR_PLACE = (
    Matrix.Translation((1.05, 1.05, 0.02 + RISER))
    @ Matrix.Rotation(math.radians(-13), 4, "Z")
    @ Matrix.Rotation(math.radians(-14), 4, "X")
)

SCREEN = (1.62, 1.12)
SCREEN_CENTRE = Vector((-0.40, 1.02))


def trace_height(time: float) -> float:
    """Rectified A-scan, 0 to 1: initial pulse, grass, one echo in the gate, a weak later one."""
    signal = 0.014 + 0.012 * abs(math.sin(time * 171) * math.sin(time * 57 + 1) + 0.5 * math.sin(time * 263))
    for start, rise, decay, height, cycles in (
        (0.0, 0.002, 0.034, 1.25, 60),
        (0.56, 0.016, 0.020, 0.80, 52),
        (0.835, 0.014, 0.018, 0.20, 52),
    ):
        late = time - start
        envelope = math.exp(-((late / (rise if late < 0 else decay)) ** 2))
        signal = max(signal, height * envelope * abs(math.cos(late * cycles * math.pi)) ** 0.75)
    return min(signal, 1.0)


def screen_point(across: float, up: float, lift: float) -> Vector:
    """Place on the screen, 0 to 1 each way, in the frame of the detector; lift towards the viewer."""
    return Vector(
        (
            SCREEN_CENTRE.x + (across - 0.5) * SCREEN[0],
            -0.290 - lift,
            SCREEN_CENTRE.y + (up - 0.5) * SCREEN[1],
        )
    )


def screen_bar(builder: MeshBuilder, start: tuple, end: tuple, width: float, lift: float) -> None:
    """Line on the screen between two places, 0 to 1 each way."""
    builder.beam(screen_point(*start, lift), screen_point(*end, lift), width, 0.0004, up=(0, 1, 0))


def build_screen() -> None:
    """What the screen shows: graticule, trace, gate in orange, plain fields without text."""
    left, right, low, high = 0.05, 0.80, 0.14, 0.93
    picture = MeshBuilder()
    picture.box((SCREEN_CENTRE.x, -0.286, SCREEN_CENTRE.y), (SCREEN[0], 0.004, SCREEN[1]))
    picture.material(1)
    for step in range(11):
        across = left + (right - left) * step / 10
        screen_bar(picture, (across, low), (across, high), 0.0030, 0.0010)
        up = low + (high - low) * step / 10
        screen_bar(picture, (left, up), (right, up), 0.0030, 0.0010)
    picture.material(2)
    points = []
    for step in range(1201):
        time = step / 1200
        up = low + (high - low) * 0.995 * trace_height(time)
        points.append(screen_point(left + (right - left) * time, up, 0.004))
    for before, after in zip(points[:-1], points[1:]):
        picture.beam(before, after, 0.0070, 0.0004, up=(0, 1, 0))
    picture.material(3)
    gate = low + (high - low) * 0.40
    gate_left, gate_right = left + (right - left) * 0.47, left + (right - left) * 0.72
    screen_bar(picture, (gate_left, gate), (gate_right, gate), 0.020, 0.003)
    for across in (gate_left, gate_right):
        screen_bar(picture, (across, gate - 0.025), (across, gate + 0.025), 0.012, 0.003)
    picture.material(4)
    for row in range(5):
        up = 0.86 - row * 0.168
        picture.box(screen_point(0.905, up, 0.002), (0.22, 0.0006, 0.135))
    for column in range(5):
        picture.box(screen_point(0.115 + column * 0.155, 0.055, 0.002), (0.20, 0.0006, 0.055))
    picture.material(5)
    for row in range(5):
        up = 0.885 - row * 0.168
        picture.box(screen_point(0.88, up, 0.003), (0.11, 0.0006, 0.014))
        picture.box(screen_point(0.90, up - 0.045, 0.003), (0.16, 0.0006, 0.030))
    shown = [
        emissive("screen-ground", (0.004, 0.018, 0.024), 1.0),
        emissive("graticule", (0.05, 0.22, 0.26), 0.55),
        emissive("trace", (0.45, 0.95, 0.86), 2.4),
        emissive("gate", (1.0, 0.23, 0.02), 4.0),
        emissive("field", (0.012, 0.060, 0.075), 1.0),
        emissive("value", (0.22, 0.46, 0.50), 0.8),
    ]
    place(picture.build("screen", shown, 0), DETECTOR_PLACE)
    glass = MeshBuilder().box(
        (SCREEN_CENTRE.x, -0.302, SCREEN_CENTRE.y), (SCREEN[0] + 0.10, 0.004, SCREEN[1] + 0.10)
    )
    place(glass.build("screen-glass", [sheen("cover-glass", 0.06, 1.4)], 0), DETECTOR_PLACE)


def build_detector() -> None:
    """Rugged case 280 x 200 mm with bumpers, screen, keys, turning knob, handle and sockets on top."""
    body = paint("case", (0.030, 0.034, 0.037), 0.42, 0.30, 0.0, 9, 0.3, bump=0.16)
    bumper = paint("bumper", (0.014, 0.075, 0.092), 0.55, 0.30, 0.0, 9, 0.3, bump=0.22)
    black = plain("bezel", (0.008, 0.009, 0.010), 0.25)
    key = paint("keys", (0.085, 0.095, 0.10), 0.45, 0.25, 0.0, 14, 0.2, bump=0.08)
    orange = paint("knob-ring", (0.76, 0.16, 0.018), 0.36, 0.2, 0, 12, 0.2, bump=0.05)
    steel = steel_metal("case-steel", (0.58, 0.58, 0.58), 0.24, None, 12, 0.3)
    materials = [body, bumper, black, key, orange, steel]
    shell = MeshBuilder()
    shell.material(0).box((0, 0.0, 1.0), (2.70, 0.52, 1.84))
    place(shell.build("case", materials, 30, bevel=0.07, bseg=5), DETECTOR_PLACE)
    guards = MeshBuilder().material(1)
    for x in (-1.20, 1.20):
        for z in (0.235, 1.765):
            guards.box((x, 0, z), (0.50, 0.64, 0.47))
    place(guards.build("bumpers", materials, 30, bevel=0.085, bseg=5), DETECTOR_PLACE)
    bars = MeshBuilder().material(1)
    for z in (0.07, 1.93):
        bars.box((0, 0, z), (2.0, 0.56, 0.10))
    for x in (-1.37, 1.37):
        bars.box((x, 0, 1.0), (0.08, 0.56, 1.2))
    place(bars.build("bumper-bars", materials, 30, bevel=0.03, bseg=4), DETECTOR_PLACE)
    build_front(materials)
    build_fittings(materials)


def build_front(materials: list) -> None:
    """Bezel around the screen and the keys beside it."""
    front = MeshBuilder()
    front.material(2).box(
        (SCREEN_CENTRE.x, -0.268, SCREEN_CENTRE.y), (SCREEN[0] + 0.20, 0.036, SCREEN[1] + 0.20)
    )
    place(front.build("bezel", materials, 30, bevel=0.012, bseg=3), DETECTOR_PLACE)
    frame = MeshBuilder().material(2)
    for side in (-1, 1):
        x = SCREEN_CENTRE.x + side * (SCREEN[0] / 2 + 0.075)
        frame.box((x, -0.29, SCREEN_CENTRE.y), (0.05, 0.05, SCREEN[1] + 0.20))
        z = SCREEN_CENTRE.y + side * (SCREEN[1] / 2 + 0.075)
        frame.box((SCREEN_CENTRE.x, -0.29, z), (SCREEN[0] + 0.20, 0.05, 0.05))
    place(frame.build("bezel-rim", materials, 30, bevel=0.012, bseg=3), DETECTOR_PLACE)
    keys = MeshBuilder().material(3)
    for row in range(4):
        for column in range(3):
            keys.box((0.70 + column * 0.20, -0.265, 0.50 + row * 0.155), (0.145, 0.05, 0.095))
    for row in range(5):
        keys.box((0.565, -0.265, 0.555 + row * 0.195), (0.06, 0.05, 0.11))
    place(keys.build("keys", materials, 30, bevel=0.016, bseg=3), DETECTOR_PLACE)


def build_fittings(materials: list) -> None:
    """Turning knob, sockets and plug, screws, handle, folding stand."""
    turned = MeshBuilder()
    knob = Vector((0.90, -0.255, 1.42))
    turned.material(4).lathe(
        [(0.20, 0), (0.235, 0.0), (0.235, 0.022), (0.225, 0.03), (0.20, 0.03)], knob, (0, -1, 0), 72
    )
    turned.material(2).lathe(
        [(0.20, 0.02), (0.195, 0.12), (0.18, 0.14), (0.10, 0.145), (0.09, 0.135), (0.001, 0.135)],
        knob,
        (0, -1, 0),
        72,
    )
    for rib in range(36):
        angle = math.tau * rib / 36
        out = Vector((math.cos(angle), 0, math.sin(angle)))
        turned.beam(
            knob + out * 0.197 + Vector((0, -0.03, 0)),
            knob + out * 0.192 + Vector((0, -0.12, 0)),
            0.012,
            0.012,
        )
    for x in (-1.1, -0.95):
        socket = Vector((x, 0.02, 1.98))
        turned.material(5).lathe(
            [(0.085, 0), (0.085, 0.03), (0.062, 0.035), (0.062, 0.12), (0.05, 0.12)], socket, (0, 0, 1), 40
        )
    plug = Vector((-0.95, 0.02, 2.05))
    ribs = [(0.062, 0.04)]
    for groove in range(6):
        ribs += [
            (0.070, 0.045 + groove * 0.022),
            (0.062, 0.050 + groove * 0.022),
            (0.062, 0.058 + groove * 0.022),
            (0.070, 0.063 + groove * 0.022),
        ]
    turned.lathe(ribs + [(0.070, 0.19), (0.04, 0.20), (0.02, 0.20)], plug, (0, 0, 1), 40)
    turned.material(2).lathe([(0.036, 0.195), (0.028, 0.36), (0.018, 0.37)], plug, (0, 0, 1), 24)
    for x in (-1.22, 1.22):
        for z in (0.25, 1.75):
            turned.material(5).lathe(
                [(0.001, 0.008), (0.034, 0.008), (0.044, 0)], (x, -0.318, z), (0, -1, 0), 28
            )
    turned.material(1).tube(
        softened(
            [
                Vector((-0.72, 0, 1.95)),
                Vector((-0.70, 0, 2.34)),
                Vector((0.70, 0, 2.34)),
                Vector((0.72, 0, 1.95)),
            ],
            4,
        ),
        0.085,
        28,
    )
    place(turned.build("fittings", materials, 35, bevel=0.003), DETECTOR_PLACE)
    leg = (
        MeshBuilder()
        .material(5)
        .pipe([(-0.9, 0.25, 1.4), (-0.9, 0.95, 0.22), (0.9, 0.95, 0.22), (0.9, 0.25, 1.4)], 0.035, 16)
    )
    place(leg.build("stand", materials, 60), DETECTOR_PLACE)
