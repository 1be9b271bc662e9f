"""Paint of a ship's shell in dry dock: colours, wear, rust and the relief of her plating (metres)."""

import math

from kit import new_material
from scenes._ship_hull import BOOT_TOP, HAWSE, PLATE_LENGTH, PLATE_WIDTH, SEAM


def hull_paint():
    """Petrol topsides over oxide red, seams between plates, frames showing through, rust and slime."""
    material, nodes = new_material("hull")
    position = nodes.position()
    axes = nodes.node("ShaderNodeSeparateXYZ", {0: position})
    aft, height = axes.outputs[1], axes.outputs[2]
    raised = nodes.math("ADD", height, PLATE_WIDTH - SEAM % PLATE_WIDTH)
    shell_plane = nodes.node("ShaderNodeCombineXYZ", {0: aft, 1: raised, 2: 0.0}).outputs[0]
    broad = nodes.noise(position, 0.30, 8, 0.6)
    middling = nodes.noise(position, 1.6, 9, 0.65)
    fine = nodes.noise(position, 11, 8, 0.68)
    runs = nodes.noise(nodes.scale(position, (2.6, 2.6, 0.10)), 1, 7, 0.62)
    thin_runs = nodes.noise(nodes.scale(position, (11, 11, 0.28)), 1, 5, 0.6)
    # Close by, the beads are modelled: only from afar do they have to be drawn here, and coarser than life.
    distance = nodes.node("ShaderNodeCameraData").outputs["View Distance"]
    far_seam = nodes.step(distance, 4.0, 14.0, 0.0, 0.60)
    plates = nodes.node(
        "ShaderNodeTexBrick",
        {
            "Vector": shell_plane,
            "Scale": 1.0,
            "Mortar Size": nodes.step(distance, 4.0, 14.0, 0.014, 0.032),
            "Mortar Smooth": 0.9,
            "Brick Width": PLATE_LENGTH,
            "Row Height": PLATE_WIDTH,
            "Color1": (1.05, 1.05, 1.05, 1),
            "Color2": (0.86, 0.87, 0.88, 1),
            "Mortar": (0.74, 0.73, 0.73, 1),
        },
        offset=0.42,
    )
    seam = plates.outputs[1]

    # Colours: topsides, bottom, the line between, slime below it, grime and scuffs.
    topside = nodes.mix(nodes.step(broad, 0.3, 0.7), (0.007, 0.050, 0.084), (0.014, 0.072, 0.110))
    bottom = nodes.mix(nodes.step(broad, 0.32, 0.68), (0.19, 0.038, 0.022), (0.285, 0.066, 0.036))
    bottom = nodes.mix(
        nodes.math("MULTIPLY", nodes.step(middling, 0.48, 0.72), 0.45), bottom, (0.33, 0.115, 0.075)
    )
    is_topside = nodes.math("GREATER_THAN", height, BOOT_TOP)
    colour = nodes.mix(is_topside, bottom, topside)
    line = nodes.math(
        "MULTIPLY",
        nodes.math("GREATER_THAN", height, BOOT_TOP),
        nodes.math("LESS_THAN", height, BOOT_TOP + 0.06),
    )
    colour = nodes.mix(line, colour, (0.62, 0.61, 0.57))
    colour = nodes.mix(1.0, colour, plates.outputs[0], "MULTIPLY")
    below = nodes.math(
        "MULTIPLY", nodes.step(height, 5.0, 5.9), nodes.step(height, BOOT_TOP, BOOT_TOP - 0.15)
    )
    slime = nodes.math("MULTIPLY", below, nodes.step(thin_runs, 0.34, 0.66))
    colour = nodes.mix(nodes.math("MULTIPLY", slime, 0.42), colour, (0.075, 0.082, 0.050))
    grime = nodes.math("MULTIPLY", nodes.step(runs, 0.50, 0.76), nodes.step(thin_runs, 0.3, 0.72))
    colour = nodes.mix(nodes.math("MULTIPLY", grime, 0.55), colour, (0.085, 0.070, 0.058))
    scuffs = nodes.noise(nodes.scale(position, (1.0, 0.35, 2.4)), 1.4, 9, 0.75)
    scuff = nodes.math("MULTIPLY", nodes.step(scuffs, 0.615, 0.66), is_topside)
    colour = nodes.mix(nodes.math("MULTIPLY", scuff, 0.5), colour, (0.20, 0.23, 0.235))

    scrapes = nodes.noise(nodes.scale(position, (2.0, 0.55, 46)), 1, 5, 0.6)
    scrape = nodes.math("MULTIPLY", nodes.step(scrapes, 0.66, 0.71), nodes.step(middling, 0.46, 0.60))
    colour = nodes.mix(nodes.math("MULTIPLY", scrape, 0.45), colour, (0.27, 0.25, 0.24))
    flakes = nodes.math(
        "ADD",
        nodes.math("MULTIPLY", nodes.noise(position, 4.5, 10, 0.72), 0.75),
        nodes.math("MULTIPLY", broad, 0.25),
    )
    flake = nodes.step(flakes, 0.590, 0.602)
    colour = nodes.mix(nodes.math("MULTIPLY", flake, 0.75), colour, (0.185, 0.150, 0.135))
    grain = nodes.noise(position, 60, 6, 0.7)
    dirt = nodes.math("MULTIPLY", nodes.step(grain, 0.50, 0.72), nodes.step(fine, 0.42, 0.62))
    colour = nodes.mix(nodes.math("MULTIPLY", dirt, 0.30), colour, (0.10, 0.075, 0.058))

    # Rust: along the seams, in spots, weeping down from the hawse and from the deck.
    spots = nodes.step(
        nodes.math("ADD", nodes.math("MULTIPLY", middling, 0.5), nodes.math("MULTIPLY", fine, 0.5)),
        0.635,
        0.69,
    )
    along_seam = nodes.math("MULTIPLY", seam, nodes.step(middling, 0.45, 0.58))
    sideways = nodes.math("ABSOLUTE", nodes.math("SUBTRACT", aft, HAWSE[0] - 0.1))
    weep = nodes.math(
        "MULTIPLY", nodes.step(sideways, 0.62, 0.05), nodes.step(height, HAWSE[1] - 5.2, HAWSE[1] - 0.6)
    )
    weep = nodes.math("MULTIPLY", weep, nodes.math("LESS_THAN", height, HAWSE[1]))
    weep = nodes.math("MULTIPLY", weep, nodes.step(thin_runs, 0.38, 0.60))
    under_seam = nodes.step(nodes.math("FRACT", nodes.math("DIVIDE", raised, PLATE_WIDTH)), 0.72, 0.99)
    drips = nodes.noise(nodes.scale(position, (34, 34, 0.7)), 1, 4, 0.55)
    drips = nodes.math("MULTIPLY", nodes.step(drips, 0.535, 0.62), nodes.step(middling, 0.42, 0.58))
    weep = nodes.math("MAXIMUM", weep, nodes.math("MULTIPLY", nodes.math("MULTIPLY", drips, under_seam), 0.8))
    from_above = nodes.math("MULTIPLY", nodes.step(thin_runs, 0.60, 0.72), nodes.step(runs, 0.42, 0.62))
    under_seam = nodes.step(nodes.math("FRACT", nodes.math("DIVIDE", raised, PLATE_WIDTH)), 0.72, 0.99)
    drips = nodes.noise(nodes.scale(position, (34, 34, 0.7)), 1, 4, 0.55)
    drips = nodes.math("MULTIPLY", nodes.step(drips, 0.535, 0.62), nodes.step(middling, 0.42, 0.58))
    weep = nodes.math("MAXIMUM", weep, nodes.math("MULTIPLY", nodes.math("MULTIPLY", drips, under_seam), 0.8))
    from_above = nodes.math("MULTIPLY", from_above, nodes.step(height, 8.2, 11.6, 0.0, 0.75))
    weep = nodes.math("MAXIMUM", weep, from_above)
    rusted = nodes.math(
        "MAXIMUM", spots, nodes.math("MAXIMUM", nodes.math("MULTIPLY", along_seam, 0.45), weep)
    )
    rust_colour = nodes.ramp(
        fine, [(0.3, (0.06, 0.021, 0.009)), (0.5, (0.17, 0.058, 0.02)), (0.7, (0.30, 0.115, 0.04))]
    )
    colour = nodes.mix(nodes.math("MULTIPLY", rusted, 0.85), colour, rust_colour)

    # Relief: the plating hollowed between frames and stringers, weld beads standing out, orange peel.
    bays = nodes.math(
        "MULTIPLY",
        nodes.math("ABSOLUTE", nodes.math("SINE", nodes.math("MULTIPLY", aft, math.pi / 0.70))),
        nodes.math("ABSOLUTE", nodes.math("SINE", nodes.math("MULTIPLY", height, math.pi / 0.70))),
    )
    hollows = nodes.math(
        "MULTIPLY",
        nodes.math("POWER", bays, 0.6),
        nodes.step(nodes.noise(position, 0.45, 4, 0.5), 0.30, 0.75),
    )
    relief = nodes.math("ADD", nodes.math("MULTIPLY", hollows, -0.34), nodes.math("MULTIPLY", seam, far_seam))
    relief = nodes.math("ADD", relief, nodes.math("MULTIPLY", fine, 0.022))
    relief = nodes.math("ADD", relief, nodes.math("MULTIPLY", grain, 0.006))
    relief = nodes.math("ADD", relief, nodes.math("MULTIPLY", rusted, 0.03))
    relief = nodes.math("SUBTRACT", relief, nodes.math("MULTIPLY", flake, 0.012))
    gloss = nodes.mix(is_topside, (0.46, 0.46, 0.46), (0.27, 0.27, 0.27))
    rough = nodes.math("ADD", gloss, nodes.math("MULTIPLY_ADD", fine, 0.20, -0.08))
    rough = nodes.math(
        "ADD", rough, nodes.math("MULTIPLY", nodes.math("MAXIMUM", rusted, grime), 0.28), clamp=True
    )
    trickles = nodes.step(nodes.noise(nodes.scale(position, (19, 19, 0.5)), 1, 4, 0.5), 0.56, 0.66)
    rough = nodes.math("SUBTRACT", rough, nodes.math("MULTIPLY", trickles, 0.16), clamp=True)
    nodes.principled(colour, rough, 0.0, nodes.bump(relief, 1.0, 0.045))
    return material


def white_marks():
    """Draught marks and symbols: white, worn through here and there."""
    material, nodes = new_material("marks")
    position = nodes.position()
    worn = nodes.step(nodes.noise(position, 7, 9, 0.75), 0.60, 0.66)
    runs = nodes.noise(nodes.scale(position, (9, 9, 0.4)), 1, 5, 0.6)
    colour = nodes.mix(nodes.step(runs, 0.45, 0.8), (0.70, 0.69, 0.65), (0.40, 0.34, 0.27))
    nodes.principled(nodes.mix(worn, colour, (0.16, 0.085, 0.05)), 0.5)
    return material
