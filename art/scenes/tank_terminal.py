"""Tank terminal above its jetty at sunset: floating, cone and dome roofs in their bunds, two tankers (metres)."""

import random

from kit import (
    MeshBuilder,
    View,
    concrete,
    galvanised,
    ground,
    instance,
    new_material,
    new_scene,
    paint,
    plain,
    sky,
    soil,
    steel_metal,
)
from mathutils import Vector

from scenes._tanker import build_tanker
from scenes._terminal_tanks import (
    ALUMINIUM,
    CONCRETE,
    CREAM,
    GALVANISED,
    ORANGE,
    PETROL,
    WHITE,
    Tank,
    build_tank,
)

SAMPLES = 48
GRADE = {
    "ev": 0.0,
    "contrast": 1.18,
    "wb": (1.03, 0.94, 1.08),
    "haze": (0.00018, (0.6, 0.34, 0.22), 0.9),
    "hicomp": 0.85,
    "bloom": 0.03,
}
VIEWS = {"tank-terminal": View((-112, -58, 47), (14, 205, 9), 46, clip=40000)}

# After the slots of the tanks and the tanker.
ASPHALT, ROAD_LINE, BUND_SOIL = range(10, 13)

LARGE_FLOAT = Tank("large float", 19, 15, "float", WHITE)
STRIPED_CONE = Tank("striped cone", 15, 16, "cone", WHITE, True)
DOME = Tank("dome", 15, 16.5, "dome", CREAM)
SMALL_CONE = Tank("small cone", 10, 14, "cone", WHITE)
STRIPED_FLOAT = Tank("striped float", 19, 15, "float", WHITE, True)
TALL_CONE = Tank("tall cone", 12, 18, "cone", CREAM)

# In the order in which they draw their random numbers.
MODELS = (LARGE_FLOAT, STRIPED_CONE, DOME, SMALL_CONE, STRIPED_FLOAT, TALL_CONE)
# What stands in a bund, as often as it should.
MIX = (
    LARGE_FLOAT,
    LARGE_FLOAT,
    STRIPED_CONE,
    STRIPED_CONE,
    DOME,
    STRIPED_FLOAT,
    SMALL_CONE,
    TALL_CONE,
)
COLUMNS_X = (-150, -98, -46, 6, 58, 110, 162)
ROWS_Y = (70, 126, 186, 242, 302)
EMPTY_BUNDS = ((0, 0), (0, 1), (1, 0))
# Models that the composition wants in the first row, by column.
FIRST_ROW = {2: STRIPED_FLOAT, 3: STRIPED_CONE, 4: LARGE_FLOAT}


def make_materials() -> list:
    """Materials in the order of the slots."""
    return [
        paint("white", (0.66, 0.66, 0.64), 0.42, 0.5, 0, 0.35, 0.9, 0.12),
        paint("cream", (0.58, 0.55, 0.49), 0.45, 0.5, 0, 0.35, 0.9, 0.2),
        galvanised("galvanised", 0.6),
        paint("dark", (0.07, 0.075, 0.08), 0.6, 0.4, 0, 0.4, 0.4, 0.3),
        paint("orange", (0.72, 0.15, 0.02), 0.4, 0.4, 0, 1.0),
        concrete("concrete", (0.36, 0.345, 0.32), 1.0),
        paint("petrol", (0.03, 0.15, 0.19), 0.42, 0.5, 0, 0.35, 0.9, 0.1),
        steel_metal("aluminium", (0.70, 0.71, 0.72), 0.35, None, 0.4, 0.0, grime=0.25),
        paint("hull", (0.02, 0.06, 0.085), 0.4, 0.5, 0, 0.1, 0.9, 0.2),
        paint("deck", (0.25, 0.06, 0.03), 0.6, 0.4, 0, 0.2, 0.5, 0.2),
        concrete("asphalt", (0.075, 0.075, 0.078), 0.6, stains=0.4),
        plain("road line", (0.6, 0.58, 0.5), 0.7),
        soil("bund soil", ((0.28, 0.22, 0.155), (0.36, 0.30, 0.22), (0.20, 0.17, 0.11)), 2.0),
    ]


def sea_material():
    """Dark water, smoother and lighter in large patches, with short waves."""
    material, nodes = new_material("sea")
    position = nodes.position(True)
    swell = nodes.noise(nodes.scale(position, (0.05, 0.09, 1)), 1, 8, 0.6)
    ripples = nodes.noise(position, 0.35, 6, 0.65)
    patches = nodes.noise(position, 0.006, 4, 0.5)
    waves = nodes.math("ADD", nodes.math("MULTIPLY", swell, 1.0), nodes.math("MULTIPLY", ripples, 0.35))
    nodes.principled(
        nodes.mix(patches, (0.004, 0.030, 0.042), (0.012, 0.055, 0.065)),
        nodes.math("MULTIPLY_ADD", patches, 0.10, 0.20),
        0.0,
        nodes.bump(waves, 1.0, 3.2),
        spec=0.32,
    )
    return material


def place_tanks(materials: list, rnd: random.Random) -> None:
    """Fills the bunds row by row; the pipes of each row draw from the same random numbers."""
    models = {}
    for model in MODELS:
        models[model] = build_tank(model, materials, rnd)
        # The originals stay out of sight: only copies stand in the bunds.
        models[model].location = (0, -3000, -100)
    pipes = MeshBuilder()
    for row, y in enumerate(ROWS_Y):
        for column, x in enumerate(COLUMNS_X):
            if (row, column) in EMPTY_BUNDS:
                continue
            model = pick_model(row, column, rnd)
            if model in (SMALL_CONE, TALL_CONE):
                scale = 0.92 if model is SMALL_CONE else 0.82
                for dx, dy in ((-12, -12), (12, -12), (-12, 12), (12, 12)):
                    instance(models[model], (x + dx, y + dy, 0.05), rnd.uniform(-0.6, 0.8), scale)
            else:
                place = (x + rnd.uniform(-1, 1), y + rnd.uniform(-1, 1), 0.05)
                instance(models[model], place, rnd.uniform(-0.7, 0.9))
        add_row_pipes(pipes, y, rnd)
    pipes.build("pipes", materials, 35)


def pick_model(row: int, column: int, rnd: random.Random) -> Tank:
    """The model of a bund. A drawn one that gives way still uses up its number: the next ones depend on it."""
    chosen = FIRST_ROW.get(column) if row == 0 else None
    if chosen is STRIPED_FLOAT:
        return chosen
    drawn = rnd.choice(MIX)
    return chosen or drawn


def add_row_pipes(mesh: MeshBuilder, y: float, rnd: random.Random) -> None:
    """Seven pipes on sleepers along a row, and the two lines that climb into each bund."""
    for i in range(7):
        radius = rnd.uniform(0.12, 0.36)
        mesh.material(rnd.choice((ALUMINIUM, ALUMINIUM, WHITE, PETROL)))
        place = y - 29.4 + i * 0.85
        mesh.cylinder((-200, place, 0.6 + radius), (220, place, 0.6 + radius), radius, 12)
    mesh.material(CONCRETE)
    for i in range(40):
        mesh.box((-200 + i * 10.5, y - 26.9, 0.3), (0.4, 6.4, 0.6))
    mesh.material(ALUMINIUM)
    for x in COLUMNS_X:
        for side in (-1, 1):
            line = x + side * 3
            mesh.pipe(
                [
                    (line, y - 27 + side, 1.0),
                    (line, y - 27 + side, 2.6),
                    (line, y - 22.6, 2.6),
                    (line, y - 22.6, 1.0),
                    (line, y - 10, 1.0),
                ],
                0.22,
                12,
            )


def add_bund(mesh: MeshBuilder, west: float, east: float, south: float, north: float) -> None:
    """Earth bank 1.8 m high around a rectangle."""
    crest = Vector((0, 0, 1.8))
    corners = [
        Vector((*corner, 0)) for corner in ((west, south), (east, south), (east, north), (west, north))
    ]
    for start, end in zip(corners, corners[1:] + corners[:1]):
        along = (end - start).normalized()
        across = Vector((-along.y, along.x, 0))
        section = (across * -2.4, across * -0.4 + crest, across * 0.4 + crest, across * 2.4)
        mesh.add(
            [start + point for point in section] + [end + point for point in section],
            [(0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3)],
        )


def build_bunds_and_roads(materials: list) -> None:
    """A bund for every tank or group, roads between the rows and along two columns."""
    bunds = MeshBuilder()
    bunds.material(BUND_SOIL)
    for y in ROWS_Y:
        for x in COLUMNS_X:
            add_bund(bunds, x - 25.2, x + 25.2, y - 26, y + 26)
    bunds.build("bunds", materials, 20)
    roads = MeshBuilder()
    for y in ROWS_Y[1::2]:
        roads.material(ASPHALT)
        roads.box((0, y + 30, 0.03), (420, 7.0, 0.08))
        roads.material(ROAD_LINE)
        roads.box((0, y + 30, 0.08), (420, 0.14, 0.02))
    roads.material(ASPHALT)
    roads.box((-72, 180, 0.04), (7, 330, 0.08))
    roads.box((136, 180, 0.04), (7, 330, 0.08))
    roads.box((0, 36, 0.03), (460, 8, 0.08))
    roads.material(ROAD_LINE)
    roads.box((0, 36, 0.08), (460, 0.15, 0.02))
    roads.build("roads", materials, 0)


def build_masts(materials: list) -> None:
    """Lamp masts along the roads."""
    mesh = MeshBuilder()
    mesh.material(GALVANISED)
    for x in (-72, 32, 136):
        for y in (98, 214, 330):
            mesh.cylinder((x + 5, y, 0), (x + 5, y, 28), 0.25, 10, r1=0.12)
            mesh.torus((x + 5, y, 27.6), 0.9, 0.12, seg=16)
    mesh.build("masts", materials, 35)


def build_jetty(materials: list) -> None:
    """Quay wall, trestle with three pipes, head with four loading arms."""
    mesh = MeshBuilder()
    mesh.material(CONCRETE)
    mesh.box((0, 372, -0.6), (2600, 6, 2.4))
    mesh.box((20, 450, 3.2), (6, 160, 0.8))
    mesh.box((20, 532, 3.2), (110, 14, 1.0))
    for i in range(14):
        for side in (-2.4, 2.4):
            mesh.cylinder((20 + side, 378 + i * 11.5, -6), (20 + side, 378 + i * 11.5, 3.2), 0.5, 10)
    mesh.material(ALUMINIUM)
    for offset in (-1.6, -0.8, 0.2):
        mesh.cylinder((20 + offset, 372, 4.2), (20 + offset, 530, 4.2), 0.28, 10)
    mesh.material(ORANGE)
    for x in (4, 12, 28, 36):
        mesh.cylinder((x, 534, 3.6), (x, 534, 15), 0.4, 10)
        mesh.beam((x, 534, 15), (x + 3, 541, 22), 0.5, 0.5)
        mesh.beam((x + 3, 541, 22), (x + 3, 548, 10), 0.4, 0.4)
    mesh.build("jetty", materials, 30)


def build_ships(materials: list) -> None:
    """A tanker alongside and two at sea."""
    ship = build_tanker(materials)
    ship.location = (24, 556, 0)
    instance(ship, (-420, 1150, 0), 0.5)
    instance(ship, (560, 1900, 0), 2.7)


def build_land_and_sea() -> None:
    earth = soil("soil", ((0.27, 0.215, 0.15), (0.36, 0.295, 0.21), (0.19, 0.165, 0.105)), 1.0)
    ground(earth, 900).location = (0, -80, 0)
    sea = MeshBuilder()
    sea.box((0, 15370, -2.0), (60000, 30000, 0.5))
    sea.build("sea", [sea_material()], 0)


def build_light() -> None:
    """Low sun over the sea, ahead on the right, with thin clouds."""
    sky(
        elev=8.0,
        rot=40,
        strength=0.10,
        dust=2.6,
        air=1.1,
        ozone=2.0,
        sun=4.8,
        suncol=(1, 0.56, 0.28),
        sunangle=0.7,
        clouds=0.9,
        cloudcol=(1, 0.62, 0.40),
        cloudshade=(0.26, 0.30, 0.40),
        gain=1.0,
        cscale=0.8,
        cover=0.66,
        cseed=7.0,
        horizon=((7.0, 3.6, 2.0), 0.6, 0.04),
    )


def build() -> None:
    new_scene()
    materials = make_materials()
    place_tanks(materials, random.Random(21))
    build_bunds_and_roads(materials)
    build_masts(materials)
    build_jetty(materials)
    build_ships(materials)
    build_land_and_sea()
    build_light()
