"""Worn materials. Colours are linear RGB, 0 to 1.

In each, noise of several scales drives colour, roughness and bump together: that is what makes a surface
look used. `sc` scales the pattern: 1 suits things of a few metres, 5 to 20 things seen from an arm's length.
"""

from kit.nodes import new_material, rgba, scaled

BARE_METAL = (0.33, 0.32, 0.31)


def paint(
    name,
    col,
    rough=0.38,
    grime=0.5,
    wear=0.0,
    sc=1.0,
    streak=1.0,
    rust=0.0,
    world=False,
    coat=0.0,
    bump=0.06,
    grimecol=(0.09, 0.075, 0.06),
):
    """Painted steel.

    rough: roughness of the clean paint; grime: strength of dirt, and streak of its vertical runs; wear: bare
    metal on edges; rust: how much of the surface (0 to 1); world: pattern in world space, so that it runs on
    over parts; coat: clear varnish; bump: depth of the unevenness; grimecol: colour of the dirt.
    """
    material, tree = new_material(name)
    point = tree.position(world)
    large = tree.noise(point, 0.35 * sc, 8, 0.6)
    fine = tree.noise(point, 6 * sc, 8, 0.65)
    colour = tree.mix(tree.step(large, 0.3, 0.75), scaled(col, 0.88), scaled(col, 1.06))

    runs = tree.noise(tree.scale(point, (3.5 * sc, 3.5 * sc, 0.16 * sc)), 1, 6, 0.6)
    thin_runs = tree.noise(tree.scale(point, (14 * sc, 14 * sc, 0.35 * sc)), 1, 4, 0.6)
    dirt = tree.math("MULTIPLY", tree.step(runs, 0.48, 0.78), tree.step(thin_runs, 0.25, 0.75))
    dirt = tree.math("MULTIPLY", dirt, streak)
    spots = tree.math("MULTIPLY", tree.step(fine, 0.55, 0.8), 0.35)
    dirt = tree.math("ADD", dirt, spots, clamp=True)
    colour = tree.mix(tree.math("MULTIPLY", dirt, grime), colour, grimecol)

    roughness = tree.math("MULTIPLY_ADD", dirt, 0.25, rough - 0.1)
    roughness = tree.math("ADD", tree.math("MULTIPLY", fine, 0.22), roughness)
    orange_peel = tree.math("MULTIPLY", tree.noise(point, 60 * sc, 3, 0.5), 0.15)
    height = tree.math("ADD", tree.math("MULTIPLY", fine, 0.3), orange_peel)
    metal = 0.0
    if rust:
        patches = tree.math("MULTIPLY", tree.noise(point, 1.3 * sc, 10, 0.7), 0.7)
        patches = tree.math("ADD", patches, tree.math("MULTIPLY", runs, 0.3))
        rusty = tree.step(patches, 0.60 - 0.12 * rust, 0.66 - 0.10 * rust)
        rust_colour = tree.ramp(
            tree.noise(point, 9 * sc, 8, 0.7),
            [(0.3, (0.05, 0.018, 0.008)), (0.5, (0.16, 0.055, 0.018)), (0.7, (0.30, 0.11, 0.035))],
        )
        colour = tree.mix(rusty, colour, rust_colour)
        roughness = tree.math("ADD", roughness, tree.math("MULTIPLY", rusty, 0.4), clamp=True)
        height = tree.math("ADD", height, tree.math("MULTIPLY", rusty, 0.8))
    if wear:
        chipped = tree.step(tree.noise(point, 5 * sc, 8, 0.7), 0.45, 0.55)
        bare = tree.math("MULTIPLY", tree.edge_wear(0.03 / sc), chipped)
        metal = tree.math("MULTIPLY", bare, wear, clamp=True)
        colour = tree.mix(metal, colour, BARE_METAL)
    tree.principled(colour, roughness, metal, tree.bump(height, bump, 0.02), coat=coat)
    return material


# Two families of scratches: the direction they are turned by, and the scale that stretches them.
SCRATCHES = (((0.3, 0.2, 0.9), (60, 1.2, 60)), ((1.1, 0.5, 0.1), (50, 50, 1.0)))


def steel_metal(name, col=(0.56, 0.57, 0.58), rough=0.28, brush=None, sc=1.0, scratch=0.5, grime=0.3):
    """Bare metal.

    rough: mean roughness; brush: three factors that stretch the brush marks, or None; scratch: depth of
    scratches; grime: strength of dark spots.
    """
    material, tree = new_material(name)
    point = tree.position()
    fine = tree.noise(point, 7 * sc, 10, 0.62)
    large = tree.noise(point, 1.1 * sc, 6, 0.6)
    colour = tree.mix(tree.step(large, 0.3, 0.7), scaled(col, 0.82), col)
    spots = tree.math("MULTIPLY", tree.step(fine, 0.55, 0.75), grime)
    colour = tree.mix(spots, colour, scaled(col, 0.3))
    roughness = tree.math("MULTIPLY_ADD", large, 0.12, rough - 0.2)
    roughness = tree.math("ADD", tree.math("MULTIPLY", fine, 0.3), roughness, clamp=True)
    height = tree.math("MULTIPLY", fine, 0.25)
    if brush:
        marks = tree.noise(tree.scale(point, brush), 1, 4, 0.7)
        height = tree.math("ADD", height, marks)
        roughness = tree.math("ADD", roughness, tree.math("MULTIPLY_ADD", marks, 0.35, -0.17), clamp=True)
    if scratch:
        for turned, stretched in SCRATCHES:
            lines = tree.mapping(point, rotation=turned, scale=scaled(stretched, sc * 0.4))
            scratched = tree.step(tree.noise(lines, 1, 2, 0.5), 0.68, 0.74)
            height = tree.math("SUBTRACT", height, tree.math("MULTIPLY", scratched, 0.6 * scratch))
            roughness = tree.math("ADD", roughness, tree.math("MULTIPLY", scratched, 0.15 * scratch))
    tree.principled(colour, roughness, 1.0, tree.bump(height, 0.12, 0.004 / sc))
    return material


def rust(name, sc=1.0, dark=1.0):
    """Steel rusted all over; dark below 1 darkens it."""
    material, tree = new_material(name)
    point = tree.position()
    large = tree.noise(point, 2.2 * sc, 10, 0.68, 1.0)
    fine = tree.noise(point, 14 * sc, 8, 0.7)
    crust = tree.math("ADD", tree.math("MULTIPLY", large, 0.65), tree.math("MULTIPLY", fine, 0.35))
    colour = tree.ramp(
        crust,
        [
            (0.33, scaled((0.030, 0.014, 0.010), dark)),
            (0.46, scaled((0.10, 0.038, 0.016), dark)),
            (0.55, scaled((0.19, 0.075, 0.028), dark)),
            (0.68, scaled((0.32, 0.15, 0.06), dark)),
        ],
    )
    roughness = tree.math("MULTIPLY_ADD", fine, 0.3, 0.55)
    metal = tree.step(crust, 0.42, 0.34, 0, 0.6)
    tree.principled(colour, roughness, metal, tree.bump(crust, 0.5, 0.02 / sc))
    return material


def galvanised(name, sc=1.0):
    """Hot-dip zinc, with its spangles."""
    material, tree = new_material(name)
    point = tree.position()
    cells = tree.node("ShaderNodeSeparateColor", {0: tree.voronoi(point, 9 * sc, out="Color")})
    grey = tree.math("MULTIPLY_ADD", cells.outputs[0], 0.14, 0.42)
    spangle = tree.node("ShaderNodeCombineColor", {0: grey, 1: grey, 2: grey})
    colour = tree.mix(0.5, spangle, (0.46, 0.48, 0.5))
    tree.principled(colour, tree.math("MULTIPLY_ADD", tree.noise(point, 12 * sc, 6), 0.25, 0.32), 0.85)
    return material


def concrete(name, col=(0.30, 0.29, 0.275), sc=1.0, joints=None, wet=0.0, stains=0.6):
    """Concrete in world space.

    joints: side of its square slabs in metres, or None; wet: how much of it is wet and shining (0 to 1);
    stains: strength of dark patches.
    """
    material, tree = new_material(name)
    point = tree.position(True)
    large = tree.noise(point, 0.12 * sc, 10, 0.65)
    middle = tree.noise(point, 1.7 * sc, 12, 0.7)
    fine = tree.noise(point, 22 * sc, 8, 0.7)
    colour = tree.mix(tree.step(large, 0.3, 0.7), scaled(col, 0.72), scaled(col, 1.12))
    stained = tree.math("MULTIPLY", tree.step(middle, 0.5, 0.75), stains)
    colour = tree.mix(stained, colour, scaled(col, 0.42))
    colour = tree.mix(tree.math("MULTIPLY", fine, 0.3), colour, scaled(col, 1.3))
    height = tree.math("ADD", tree.math("MULTIPLY", middle, 0.4), tree.math("MULTIPLY", fine, 0.3))
    roughness = tree.math("MULTIPLY_ADD", fine, 0.25, 0.68)
    if joints:
        slabs = tree.node(
            "ShaderNodeTexBrick",
            {
                "Vector": point,
                "Scale": 1.0,
                "Mortar Size": 0.012 * joints,
                "Mortar Smooth": 0.3,
                "Brick Width": joints,
                "Row Height": joints,
                "Color1": (1, 1, 1, 1),
                "Color2": (0.86, 0.86, 0.86, 1),
                "Mortar": (0.25, 0.25, 0.25, 1),
            },
            offset=0.0,
        )
        colour = tree.mix(1.0, colour, slabs.outputs["Color"], "MULTIPLY")
        height = tree.math("SUBTRACT", height, slabs.outputs["Fac"])
    if wet:
        pools = tree.noise(point, 0.10 * sc, 6, 0.55, 0.4)
        water = tree.step(pools, 0.62 - 0.25 * wet, 0.70 - 0.2 * wet)
        colour = tree.mix(tree.math("MULTIPLY", water, 0.55), colour, scaled(col, 0.25))
        roughness = tree.math("MULTIPLY", roughness, tree.math("MULTIPLY_ADD", water, -0.88, 1.0))
        height = tree.math("MULTIPLY", height, tree.math("MULTIPLY_ADD", water, -0.95, 1.0))
    tree.principled(colour, roughness, 0.0, tree.bump(height, 0.35, 0.03))
    return material


def soil(name, cols=((0.20, 0.15, 0.10), (0.34, 0.27, 0.19), (0.13, 0.12, 0.07)), sc=1.0):
    """Bare ground in world space; cols: dark, light, and the colour of its dry plants."""
    material, tree = new_material(name)
    point = tree.position(True)
    dark, light, plants = cols
    large = tree.noise(point, 0.03 * sc, 12, 0.62)
    fine = tree.noise(point, 0.6 * sc, 12, 0.7)
    growth = tree.noise(point, 0.11 * sc, 12, 0.75)
    colour = tree.mix(tree.step(large, 0.35, 0.65), dark, light)
    colour = tree.mix(tree.math("MULTIPLY", fine, 0.5), colour, scaled(dark, 0.6))
    colour = tree.mix(tree.step(growth, 0.52, 0.60), colour, plants)
    tree.principled(colour, 0.95, 0.0, tree.bump(fine, 0.6, 0.3 / sc), spec=0.2)
    return material


def plain(name, col, rough=0.5, metal=0.0, **surface):
    """One colour without wear; further keywords as in NodeTree.principled."""
    material, tree = new_material(name)
    tree.principled(col, rough, metal, **surface)
    return material


def emissive(name, col, strength):
    """A surface that shines: strength 1 shows its colour as it is, 20 and more as a lamp that blooms."""
    material, tree = new_material(name)
    tree.surface(tree.node("ShaderNodeEmission", {"Color": rgba(tuple(col)), "Strength": strength}))
    return material


def weathered(
    name,
    col,
    rough=0.45,
    metal=0.0,
    sheet=None,
    seam=0.04,
    ribs=None,
    streaks=0.7,
    rusting=0.4,
    foot=0.0,
    soot=None,
    patchy=0.16,
    sc=1.0,
):
    """Plant that has stood outdoors for years, in world space, for things of many metres.

    sheet: (width, height) of cladding sheets or plates, or None; seam: width of their joints; ribs: pitch of upright
    ribs; streaks: strength of dirt that ran down; rusting: of rust and its runs; foot: height up to which
    splashes reach; soot: (from, to) heights between which soot grows; patchy: how much sheets differ; sc: fineness of
    the streaks.
    """
    material, tree = new_material(name)
    point = tree.position(True)
    x, y, z = tree.separate(point)
    normal_x, _, normal_z = tree.separate(tree.node("ShaderNodeNewGeometry").outputs["True Normal"])
    sideways = tree.math("GREATER_THAN", tree.math("ABSOLUTE", normal_x), 0.72)
    along = tree.mix(sideways, tree.combine(x, x, x), tree.combine(y, y, y))
    along = tree.separate(along)[0]
    large = tree.noise(point, 0.16 * sc, 8, 0.62)
    middle = tree.noise(point, 1.1 * sc, 10, 0.68)
    fine = tree.noise(point, 7 * sc, 8, 0.7)
    colour = tree.mix(tree.step(large, 0.32, 0.68), scaled(col, 0.80), scaled(col, 1.10))
    height = tree.math("MULTIPLY", middle, 0.25)
    fallen = 0.5  # how far above a point its sheet ends: 1 just below a joint
    roughness = rough
    if sheet:
        wide, tall = sheet
        row = tree.math("FLOOR", tree.math("DIVIDE", z, tall))
        column = tree.math("ADD", tree.math("DIVIDE", along, wide), tree.math("MULTIPLY", row, 0.37))
        own = tree.node(
            "ShaderNodeTexWhiteNoise",
            {"Vector": tree.combine(tree.math("FLOOR", column), row, tree.math("MULTIPLY", sideways, 5.0))},
        ).outputs["Value"]
        colour = tree.mix(own, tree.mix(patchy, colour, (0.02, 0.02, 0.02)), colour)
        roughness = tree.math("MULTIPLY_ADD", own, 0.16, rough - 0.08)
        fallen = tree.math("FRACT", tree.math("DIVIDE", z, tall))
        across = tree.math("FRACT", column)
        joint_z = tree.math("MULTIPLY", tree.math("PINGPONG", fallen, 0.5), tall)
        joint_x = tree.math("MULTIPLY", tree.math("PINGPONG", across, 0.5), wide)
        joint = tree.math("MAXIMUM", tree.step(joint_z, seam, 0.0), tree.step(joint_x, seam * 0.8, 0.0))
        colour = tree.mix(tree.math("MULTIPLY", joint, 0.6), colour, scaled(col, 0.22))
        height = tree.math("SUBTRACT", height, tree.math("MULTIPLY", joint, 0.8))
    if ribs:
        wave = tree.math("PINGPONG", tree.math("DIVIDE", along, ribs), 0.5)
        rib = tree.step(wave, 0.12, 0.30)
        height = tree.math("ADD", height, tree.math("MULTIPLY", rib, 1.6))
        colour = tree.mix(tree.math("MULTIPLY_ADD", rib, -0.30, 0.30), colour, scaled(col, 0.35))
    runs = tree.noise(tree.scale(point, (1.5 * sc, 1.5 * sc, 0.05 * sc)), 1, 6, 0.62)
    thin = tree.noise(tree.scale(point, (6 * sc, 6 * sc, 0.12 * sc)), 1, 5, 0.62)
    below = tree.math("MULTIPLY_ADD", tree.math("POWER", fallen, 2.0), 0.65, 0.45)
    dirt = tree.math("MULTIPLY", tree.step(runs, 0.42, 0.70), tree.step(thin, 0.36, 0.66))
    dirt = tree.math("MULTIPLY", dirt, below)
    dirt = tree.math("ADD", dirt, tree.math("MULTIPLY", tree.step(thin, 0.54, 0.70), 0.40), clamp=True)
    dirt = tree.math("ADD", dirt, tree.math("MULTIPLY", tree.step(middle, 0.55, 0.75), 0.35), clamp=True)
    colour = tree.mix(tree.math("MULTIPLY", dirt, streaks), colour, (0.052, 0.046, 0.041))
    if rusting:
        band = tree.math("FLOOR", tree.math("DIVIDE", z, sheet[1])) if sheet else 0.0
        source = tree.noise(tree.combine(tree.math("MULTIPLY", x, 1.3), tree.math("MULTIPLY", y, 1.3), tree.math("MULTIPLY", band, 7.3)), 1, 4, 0.7)
        run = tree.math("MULTIPLY", tree.step(source, 0.60, 0.70), tree.math("POWER", fallen, 1.6))
        run = tree.math("MULTIPLY", run, tree.step(thin, 0.40, 0.60))
        spots = tree.step(tree.math("MULTIPLY_ADD", middle, 0.7, tree.math("MULTIPLY", fine, 0.3)), 0.62, 0.67)
        rusty = tree.math("MULTIPLY", tree.math("MAXIMUM", run, spots), rusting, clamp=True)
        rust_colour = tree.ramp(
            fine, [(0.3, (0.06, 0.022, 0.010)), (0.5, (0.17, 0.062, 0.022)), (0.7, (0.28, 0.11, 0.04))]
        )
        colour = tree.mix(rusty, colour, rust_colour)
        roughness = tree.math("MULTIPLY_ADD", rusty, 0.4, roughness)
        metal = tree.math("MULTIPLY", tree.math("SUBTRACT", 1.0, rusty), metal) if metal else 0.0
    if soot:
        sooty = tree.step(tree.math("MULTIPLY_ADD", runs, 5.0, z), soot[0] + 2.5, soot[1] + 2.5)
        colour = tree.mix(tree.math("MULTIPLY", sooty, 0.75), colour, (0.025, 0.022, 0.020))
    if foot:
        splash = tree.step(tree.math("MULTIPLY_ADD", middle, foot * 0.8, z), foot * 1.3, foot * 0.3)
        colour = tree.mix(tree.math("MULTIPLY", splash, 0.65), colour, (0.105, 0.082, 0.060))
    dust = tree.math("MULTIPLY", tree.step(normal_z, 0.35, 0.9), tree.step(middle, 0.30, 0.62))
    colour = tree.mix(tree.math("MULTIPLY", dust, 0.6), colour, (0.17, 0.135, 0.10))
    roughness = tree.math("MULTIPLY_ADD", dirt, 0.22, roughness)
    roughness = tree.math("ADD", roughness, tree.math("MULTIPLY", fine, 0.14), clamp=True)
    if metal:
        metal = tree.math("MULTIPLY", metal, tree.math("MULTIPLY_ADD", dirt, -0.35, 1.0))
    tree.principled(colour, roughness, metal, tree.bump(height, 0.5, 0.05 / max(1.0, sc)))
    return material


def yard(name, slab=6.0, wet=0.5, col=(0.215, 0.205, 0.19), tracks=True):
    """The concrete of a plant's yard, in world space: uneven slabs, tarred joints, cracks, oil, tyres, mud, puddles."""
    material, tree = new_material(name)
    point = tree.position(True)
    x, y, _ = tree.separate(point)
    broad = tree.noise(point, 0.045, 8, 0.62)
    large = tree.noise(point, 0.22, 9, 0.66)
    middle = tree.noise(point, 1.6, 10, 0.7)
    fine = tree.noise(point, 11, 8, 0.72)
    cells = tree.node(
        "ShaderNodeTexWhiteNoise",
        {"Vector": tree.combine(*(tree.math("FLOOR", tree.math("DIVIDE", a, slab)) for a in (x, y)))},
    ).outputs["Value"]
    colour = tree.mix(cells, scaled(col, 0.60), scaled(col, 1.12))
    colour = tree.mix(tree.step(large, 0.36, 0.66), colour, tree.mix(0.55, colour, scaled(col, 0.45)))
    colour = tree.mix(tree.math("MULTIPLY", tree.step(middle, 0.48, 0.72), 0.55), colour, scaled(col, 0.40))
    colour = tree.mix(tree.math("MULTIPLY", tree.step(fine, 0.5, 0.75), 0.35), colour, scaled(col, 1.5))
    mud = tree.math("MULTIPLY", tree.step(broad, 0.50, 0.64), tree.step(middle, 0.32, 0.60))
    colour = tree.mix(tree.math("MULTIPLY", mud, 0.65), colour, (0.17, 0.125, 0.082))
    if tracks:
        wander = tree.noise(tree.combine(tree.math("MULTIPLY", x, 0.02), tree.math("MULTIPLY", y, 0.02)), 1, 3)
        lane = tree.math("MULTIPLY_ADD", wander, 9.0, y)
        tyre = tree.noise(tree.combine(tree.math("MULTIPLY", x, 0.035), tree.math("MULTIPLY", lane, 2.2)), 1, 5, 0.6)
        rubber = tree.math("MULTIPLY", tree.step(tyre, 0.55, 0.68), tree.step(fine, 0.75, 0.40))
        colour = tree.mix(tree.math("MULTIPLY", rubber, 0.62), colour, (0.030, 0.028, 0.026))
    drops = tree.math("ADD", tree.voronoi(point, 0.16), tree.math("MULTIPLY_ADD", middle, 0.26, -0.13))
    oil = tree.step(drops, 0.24, 0.15)
    colour = tree.mix(tree.math("MULTIPLY", oil, 0.8), colour, (0.020, 0.017, 0.015))
    cracks = tree.voronoi(tree.vector_math("ADD", point, tree.combine(tree.math("MULTIPLY", middle, 0.8), tree.math("MULTIPLY", large, 2.0))), 0.19, "DISTANCE_TO_EDGE")
    crack = tree.math("MULTIPLY", tree.step(cracks, 0.006, 0.002), tree.step(large, 0.46, 0.56))
    joints = [tree.math("MULTIPLY", tree.math("PINGPONG", tree.math("FRACT", tree.math("DIVIDE", a, slab)), 0.5), slab) for a in (x, y)]
    nearest = tree.math("ADD", tree.math("MINIMUM", *joints), tree.math("MULTIPLY_ADD", fine, 0.05, -0.025))
    joint = tree.step(nearest, 0.055, 0.030)
    damp = tree.step(tree.math("MULTIPLY_ADD", middle, 0.5, nearest), 0.75, 0.25)
    colour = tree.mix(tree.math("MULTIPLY", damp, 0.4), colour, scaled(col, 0.30))
    dark = tree.math("MAXIMUM", joint, crack)
    colour = tree.mix(tree.math("MULTIPLY", dark, 0.92), colour, (0.012, 0.011, 0.010))
    roughness = tree.math("MULTIPLY_ADD", fine, 0.22, 0.62)
    roughness = tree.math("MULTIPLY_ADD", oil, -0.30, roughness)
    height = tree.math("ADD", tree.math("MULTIPLY", middle, 0.4), tree.math("MULTIPLY", fine, 0.35))
    height = tree.math("SUBTRACT", height, dark)
    if wet:
        pools = tree.math("ADD", tree.noise(point, 0.10, 6, 0.58, 0.5), tree.math("MULTIPLY_ADD", cells, 0.08, -0.04))
        pools = tree.math("MULTIPLY_ADD", damp, 0.02, pools)
        edge = 0.66 - 0.22 * wet
        halo = tree.step(pools, edge - 0.10, edge)
        water = tree.step(pools, edge, edge + 0.03)
        colour = tree.mix(tree.math("MULTIPLY", halo, 0.55), colour, scaled(col, 0.22))
        roughness = tree.math("MULTIPLY", roughness, tree.math("MULTIPLY_ADD", halo, -0.35, 1.0))
        roughness = tree.math("MULTIPLY", roughness, tree.math("MULTIPLY_ADD", water, -0.90, 1.0))
        height = tree.math("MULTIPLY", height, tree.math("MULTIPLY_ADD", water, -0.97, 1.0))
    tree.principled(colour, roughness, 0.0, tree.bump(height, 0.4, 0.03))
    return material
