"""Sky, lamps, ground. Lengths in the units of the scene, power in W, angles in degrees; linear RGB."""

import math

import bpy
from mathutils import Vector

from kit.mesh import MeshBuilder
from kit.nodes import NodeTree

WARM_WHITE = (1, 0.62, 0.30)
LOW_SUN = (1, 0.62, 0.34)


def new_world() -> NodeTree:
    """The node tree of a new, empty world."""
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    return NodeTree(world.node_tree)


def add_light(name, kind, power, colour):
    """A new lamp: "SUN", "AREA" or "POINT". Gives back the object."""
    lamp = bpy.data.lights.new(name, kind)
    lamp.energy = power
    lamp.color = colour
    placed = bpy.data.objects.new(name, lamp)
    bpy.context.scene.collection.objects.link(placed)
    return placed


def aim(thing, direction):
    """Turns a lamp (or a camera) so that it looks along the direction."""
    thing.rotation_mode = "QUATERNION"
    thing.rotation_quaternion = Vector(direction).to_track_quat("-Z", "Y")


def cirrus(tree, sun, cover, cscale, crot, cseed):
    """For each direction of the sky: its share of cloud, and how near to the sun it looks (0 to 1 both)."""
    direction = tree.node("ShaderNodeTexCoord").outputs["Generated"]
    x, y, z = tree.separate(direction)
    above = tree.math("MAXIMUM", z, 0.0)
    # Directions projected onto a ceiling; + 0.1 keeps the clouds at the horizon from growing infinitely thin.
    ceiling = tree.math("ADD", above, 0.10)
    over = tree.combine(tree.math("DIVIDE", x, ceiling), tree.math("DIVIDE", y, ceiling))
    turned = (0, 0, crot)
    threads = tree.mapping(over, (cseed, cseed * 0.37, 0), turned, (1.1 * cscale, 3.2 * cscale, 1))
    banks = tree.mapping(over, (cseed * 1.7, 3, 0), turned, (0.45 * cscale, 0.9 * cscale, 1))
    density = tree.math(
        "ADD",
        tree.math("MULTIPLY", tree.noise(threads, 1, 14, 0.62, 0.35), 0.62),
        tree.math("MULTIPLY", tree.noise(banks, 1, 4, 0.5), 0.38),
    )
    share = tree.step(density, 0.62 - cover * 0.26, 0.74 - cover * 0.20)
    share = tree.math("MULTIPLY", share, tree.step(above, 0.004, 0.07))
    return share, tree.step(tree.vector_math("DOT_PRODUCT", direction, tuple(sun)), -0.2, 1.0)


def horizon_band(tree, colour, band):
    """The sky's colour with a band of haze along the horizon: band is (colour, strength, height as sine)."""
    band_colour, strength, height = band
    direction = tree.node("ShaderNodeTexCoord").outputs["Generated"]
    z = tree.math("ABSOLUTE", tree.separate(direction)[2])
    thinning = tree.math("POWER", 2.718, tree.math("MULTIPLY", z, -1.0 / height))
    return tree.mix(tree.math("MULTIPLY", thinning, strength), colour, band_colour)


def sky(
    elev=8,
    rot=0,
    strength=0.12,
    dust=1.5,
    air=1.0,
    ozone=1.5,
    sun=3.0,
    suncol=None,
    sunangle=0.8,
    clouds=0.0,
    cloudcol=(1, 0.62, 0.42),
    cloudshade=(0.30, 0.33, 0.42),
    altitude=0,
    cscale=1.0,
    gain=1.0,
    cover=0.5,
    crot=0.3,
    cseed=0.0,
    horizon=None,
):
    """Sky with thin clouds, and the sun as a lamp (the disc of the sky itself makes noise).

    elev, rot: height and compass of the sun, 0 = +Y, 90 = +X; strength: brightness of the sky; dust, air,
    ozone, altitude: of the Nishita sky; sun: power of the lamp (0: none), suncol its colour, sunangle its
    size; clouds: their opacity, cloudcol towards the sun and cloudshade away from it, gain their brightness,
    cover their share of the sky, cscale their fineness, crot their direction (radians), cseed another
    pattern; horizon: (colour, strength, height) of a haze band, which hides the model's greenish horizon.
    Gives back the unit vector towards the sun.
    """
    tree = new_world()
    compass, height = math.radians(rot), math.radians(elev)
    towards_sun = Vector(
        (math.sin(compass) * math.cos(height), math.cos(compass) * math.cos(height), math.sin(height))
    )
    colour = tree.node(
        "ShaderNodeTexSky",
        sky_type="NISHITA",
        sun_disc=False,
        sun_elevation=height,
        sun_rotation=compass,
        air_density=air,
        dust_density=dust,
        ozone_density=ozone,
        altitude=altitude,
    ).outputs[0]
    if clouds:
        share, sunny = cirrus(tree, towards_sun, cover, cscale, crot, cseed)
        lit = tree.mix(1.0, tree.mix(sunny, cloudshade, cloudcol), (gain * 6, gain * 6, gain * 6), "MULTIPLY")
        colour = tree.mix(tree.math("MULTIPLY", share, clouds, clamp=True), colour, lit)
    if horizon:
        colour = horizon_band(tree, colour, horizon)
    background(tree, colour, strength)
    settings = bpy.context.scene.world.cycles
    settings.sampling_method = "MANUAL"
    settings.sample_map_resolution = 1024
    if sun:
        sun_light(towards_sun, sun, suncol or LOW_SUN, sunangle)
    return towards_sun


def sun_light(towards, power, col=LOW_SUN, angle=0.8, name="sun"):
    """A lamp infinitely far towards a direction; power in W/m²; angle: its size. Gives back the object."""
    placed = add_light(name, "SUN", power, col)
    placed.data.angle = math.radians(angle)
    aim(placed, -Vector(towards))
    return placed


def background(tree, colour, strength):
    """Makes the colour the light of the world."""
    shader = tree.node("ShaderNodeBackground", {"Color": colour, "Strength": strength})
    tree.node("ShaderNodeOutputWorld", {"Surface": shader})


def studio(col=(0.02, 0.03, 0.035), strength=1.0):
    """A world of one dim colour, for scenes lit by lamps."""
    background(new_world(), (*col, 1), strength)


def area_light(loc, target, size, power, col=(1, 1, 1), sy=None, spread=None, name="area"):
    """A soft rectangular lamp at loc, turned towards target.

    size, sy: its width and height (sy None: square); spread: narrows the beam to so many degrees; name: by
    which a View can hide it. Gives back the object.
    """
    placed = add_light(name, "AREA", power, col)
    lamp = placed.data
    lamp.size = size
    if sy:
        lamp.shape = "RECTANGLE"
        lamp.size_y = sy
    if spread:
        lamp.spread = math.radians(spread)
    placed.location = loc
    aim(placed, Vector(target) - Vector(loc))
    return placed


def point_light(loc, power, col=WARM_WHITE, radius=0.25, name="point"):
    """A bulb at loc: small shining meshes light what is around them noisily. Gives back the object."""
    placed = add_light(name, "POINT", power, col)
    placed.data.shadow_soft_size = radius
    placed.location = loc
    return placed


def ground(material, size=4000, z=0):
    """A square of ground with its surface at z. Gives back the object."""
    return MeshBuilder().box((0, 0, z - 0.5), (size, size, 1)).build("ground", [material], smooth=0)


def lamp_glow(name, colour, strength):
    """A lamp's glass far out of focus: camera and mirrors see it, but it lights nothing (it would only make noise)."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = NodeTree(material.node_tree)
    rays = tree.node("ShaderNodeLightPath").outputs
    seen = tree.math("SUBTRACT", 1.0, rays["Is Diffuse Ray"])
    shining = tree.math("MULTIPLY", seen, strength)
    tree.surface(tree.node("ShaderNodeEmission", {"Color": (*colour, 1), "Strength": shining}))
    material.cycles.sample_as_light = False
    return material


def lit_floor(material, places, radius, colour, strength):
    """Pools of lamp light on a floor far out of focus, as its own light: real lamps would take the samples of
    those that light the subject. places: (x, y) below the lamps; gives back the material."""
    tree = NodeTree.__new__(NodeTree)
    tree.tree = material.node_tree
    surface = next(node for node in material.node_tree.nodes if node.type == "BSDF_PRINCIPLED")
    x, y, _ = tree.separate(tree.position(True))
    flat = tree.combine(x, y, 0.0)
    total = 0.0
    for place in places:
        near = tree.step(tree.vector_math("DISTANCE", flat, (*place, 0.0)), radius, 0.0)
        total = tree.math("ADD", total, tree.math("MULTIPLY", near, near))
    base = surface.inputs["Base Color"].links[0].from_socket
    tree.set(surface.inputs["Emission"], tree.mix(1.0, base, (*colour, 1), "MULTIPLY"))
    seen = tree.math("SUBTRACT", 1.0, tree.node("ShaderNodeLightPath").outputs["Is Diffuse Ray"])
    tree.set(surface.inputs["Emission Strength"], tree.math("MULTIPLY", tree.math("MULTIPLY", total, strength), seen))
    material.cycles.sample_as_light = False
    return material


def add_high_bay(mesh, at, radius, glass, housing):
    """A high-bay lamp of a hall: a round glass, and the bell it hangs in; glass, housing: slots of materials."""
    at = Vector(at)
    mesh.material(glass).sphere(at, radius, 24, 12)
    bell = [(radius * 1.35, radius * 0.35), (radius * 1.15, radius * 1.1), (radius * 0.5, radius * 1.8)]
    mesh.material(housing).lathe([*bell, (radius * 0.5, radius * 3.2)], at, (0, 0, 1), 24)


def window_light(name, bottom, top, strength, panes=1.0, colour=(0.60, 0.61, 0.56), dusty=0.22):
    """The panes of a hall's windows at dusk, from inside: paler towards the sky, each pane dirty in its own way.

    bottom, top: heights between which the light grows; strength: at the top; panes: size of a pane in metres.
    """
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = NodeTree(material.node_tree)
    point = tree.position(True)
    _, y, z = tree.separate(point)
    rise = tree.step(z, bottom - 0.1 * (top - bottom), top, 0.38, 1.0)
    cells = tree.node("ShaderNodeTexWhiteNoise", {"Vector": tree.vector_math("FLOOR", tree.scale(point, (0.01, 1 / panes, 1 / panes)))})
    own = tree.math("MULTIPLY_ADD", cells.outputs["Value"], dusty, 1.0 - dusty)
    grime = tree.step(tree.noise(point, 1.3 / panes, 5, 0.6), 0.32, 0.66, 0.72, 1.0)
    light = tree.math("MULTIPLY", tree.math("MULTIPLY", rise, own), grime)
    seen = tree.math("SUBTRACT", 1.0, tree.node("ShaderNodeLightPath").outputs["Is Diffuse Ray"])
    light = tree.math("MULTIPLY", light, seen)
    share = tree.step(z, bottom, top)
    tint = tree.mix(share, tuple(c * f for c, f in zip(colour, (1.10, 1.0, 0.84))), colour)
    tree.surface(
        tree.node("ShaderNodeEmission", {"Color": tint, "Strength": tree.math("MULTIPLY", light, strength)})
    )
    material.cycles.sample_as_light = False
    return material


def add_hall_window(mesh, centre, width, height, glass, steel, panes=(4, 3), bar=0.07):
    """A window of a hall in a wall along Y: panes between glazing bars, frame, sill; glass, steel: slots."""
    x, y, z = centre
    mesh.material(glass).box(centre, (0.04, width, height))
    mesh.material(steel)
    columns, rows = panes
    for i in range(columns + 1):
        thick = bar * (2.0 if i in (0, columns) else 1.0)
        mesh.box((x, y + width * (i / columns - 0.5), z), (0.16, thick, height + bar))
    for i in range(rows + 1):
        thick = bar * (2.0 if i in (0, rows) else 1.0)
        mesh.box((x, y, z + height * (i / rows - 0.5)), (0.15, width + bar, thick))
    mesh.box((x, y, z - height / 2 - bar * 1.6), (0.5, width + 0.3, bar * 1.2))


def hall_wall(name, colour, glow=1.0):
    """Walls and steel of a hall far out of focus, with the little light that always hangs in one (glow: how much)."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    tree = NodeTree(material.node_tree)
    point = tree.position(True)
    height = tree.separate(point)[2]
    dim = tree.math("MULTIPLY", tree.step(height, 9.0, 0.5, 0.30, 1.0), tree.step(height, -4.5, 0.5, 0.35, 1.0))
    patches = tree.math("MULTIPLY_ADD", tree.noise(tree.scale(point, (0.5, 0.5, 0.16)), 1, 4), 1.2, 0.4)
    seen = tree.math("SUBTRACT", 1.0, tree.node("ShaderNodeLightPath").outputs["Is Diffuse Ray"])
    strength = tree.math("MULTIPLY", tree.math("MULTIPLY", tree.math("MULTIPLY", dim, patches), seen), glow)
    tree.principled(colour, 0.55, emit=(0.0068, 0.0112, 0.0125), estr=strength)
    material.cycles.sample_as_light = False
    return material
