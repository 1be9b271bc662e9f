"""Paint of machines that have worked for years, seen from a few steps."""

from kit import new_material, scaled
from kit.nodes import rgba

SOOT = (0.010, 0.009, 0.008)
DUST = (0.20, 0.165, 0.125)


def aged_paint(
    name: str,
    colour: tuple,
    gloss: float = 0.24,
    grit: float = 0.0,
    dusty: float = 0.8,
    rusting: float = 0.6,
    sc: float = 1.0,
    dirty: float = 0.9,
):
    """Enamel after years of service, seen close: dark joints, runs, weeping oil, dust above, chipped edges.

    gloss: roughness where it is clean; grit: height of the skin of a casting; dusty: strength of the dust that lies
    on top; rusting: of rust in the joints and of its runs; sc: fineness, 1 suits things of a few decimetres;
    dirty: strength of the dirt.
    """
    material, tree = new_material(name)
    point = tree.scale(tree.position(True), (sc, sc, sc))
    facing = tree.separate(tree.node("ShaderNodeNewGeometry").outputs["Normal"])[2]
    large = tree.noise(point, 3.2, 6, 0.60)
    middle = tree.noise(point, 13, 8, 0.66)
    fine = tree.noise(point, 52, 8, 0.70)
    skin = tree.noise(point, 210, 4, 0.62)
    body = tree.mix(tree.step(large, 0.34, 0.66), scaled(colour, 0.66), scaled(colour, 1.12))
    body = tree.mix(tree.step(fine, 0.50, 0.72, 0.0, 0.35), body, scaled(colour, 0.45))

    occlusion = tree.node("ShaderNodeAmbientOcclusion", {"Distance": 0.045 / sc}, samples=4).outputs["AO"]
    joint = tree.step(occlusion, 0.80, 0.30)
    upright = tree.step(tree.math("ABSOLUTE", facing), 0.92, 0.55)
    broad_runs = tree.noise(tree.scale(point, (34, 34, 1.5)), 1, 5, 0.62)
    thin_runs = tree.noise(tree.scale(point, (125, 125, 3.0)), 1, 4, 0.60)
    run = tree.math("MULTIPLY", tree.step(broad_runs, 0.48, 0.62), tree.step(thin_runs, 0.36, 0.58))
    run = tree.math("MULTIPLY", run, upright)
    spots = tree.math("MULTIPLY", tree.step(fine, 0.56, 0.66), tree.step(large, 0.42, 0.58))
    dirt = tree.math("MULTIPLY", joint, tree.step(middle, 0.24, 0.50, 0.45, 1.0))
    dirt = tree.math("MAXIMUM", dirt, tree.math("MULTIPLY", run, 0.80))
    dirt = tree.math("MAXIMUM", dirt, tree.math("MULTIPLY", spots, 0.55))
    body = tree.mix(tree.math("MULTIPLY", dirt, dirty), body, SOOT)

    weeping = tree.noise(tree.mapping(point, (3.7, 1.9, 0), scale=(19, 19, 0.9)), 1, 4, 0.60)
    wet = tree.math("MULTIPLY", tree.step(weeping, 0.56, 0.63), tree.step(facing, 0.60, 0.20))
    body = tree.mix(tree.math("MULTIPLY", wet, 0.65), body, scaled(colour, 0.16))

    rusty = tree.math("MULTIPLY", tree.math("MAXIMUM", joint, run), tree.step(fine, 0.47, 0.57))
    blister = tree.math("MULTIPLY_ADD", middle, 0.6, tree.math("MULTIPLY", fine, 0.4))
    rusty = tree.math("MAXIMUM", rusty, tree.step(blister, 0.615, 0.645))
    rusty = tree.math("MULTIPLY", rusty, rusting, clamp=True)
    rust_colour = tree.ramp(
        skin, [(0.35, (0.030, 0.012, 0.006)), (0.5, (0.105, 0.038, 0.015)), (0.65, (0.20, 0.078, 0.028))]
    )
    body = tree.mix(rusty, body, rust_colour)

    settled = tree.math("MULTIPLY", tree.step(facing, 0.20, 0.85), tree.step(middle, 0.30, 0.56, 0.25, 1.0))
    settled = tree.math("MULTIPLY", settled, tree.step(fine, 0.30, 0.60, 0.55, 1.0))
    dust = tree.math("MULTIPLY", settled, dusty, clamp=True)
    body = tree.mix(dust, body, DUST)

    edge = tree.math("MULTIPLY", tree.edge_wear(0.005 / sc, lo=0.985, hi=0.86), tree.step(fine, 0.40, 0.52))
    bare = tree.math("MULTIPLY", edge, tree.step(occlusion, 0.45, 0.75))
    body = tree.mix(bare, body, (0.34, 0.32, 0.30))

    rough = tree.math("MULTIPLY_ADD", tree.step(middle, 0.34, 0.64), 0.16, gloss - 0.05)
    rough = tree.math("ADD", rough, tree.math("MULTIPLY", tree.math("ADD", dirt, rusty), 0.26))
    rough = tree.math("ADD", rough, tree.math("MULTIPLY", dust, 0.40), clamp=True)
    dry = tree.math("SUBTRACT", 1.0, wet)
    rough = tree.math("MULTIPLY_ADD", rough, dry, tree.math("MULTIPLY", wet, 0.07), clamp=True)
    height = tree.math("ADD", tree.math("MULTIPLY", fine, 0.45), tree.math("MULTIPLY", rusty, 0.35))
    height = tree.math("ADD", height, tree.math("MULTIPLY", skin, grit))
    height = tree.math("SUBTRACT", height, tree.math("MULTIPLY", bare, 0.4))
    height = tree.math("MULTIPLY", height, tree.math("MULTIPLY_ADD", wet, -0.75, 1.0))
    shown = tree.principled(body, rough, bare, tree.bump(height, 0.35, 0.0035 / sc))
    # Light that only bounces off it needs none of this: half the time of the picture.
    plain = tree.node("ShaderNodeBsdfPrincipled", {"Base Color": rgba(scaled(colour, 0.7)), "Roughness": gloss + 0.2})
    seen = tree.node("ShaderNodeLightPath").outputs["Is Camera Ray"]
    output = next(node for node in material.node_tree.nodes if node.type == "OUTPUT_MATERIAL")
    tree.set(output.inputs["Surface"], tree.node("ShaderNodeMixShader", {0: seen, 1: plain, 2: shown}))
    return material
