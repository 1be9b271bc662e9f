"""Materials and shapes shared by the ultrasonic instruments of the bench (1 unit = 1 dm)."""

import bpy
from kit import MeshBuilder, clear_shadow, new_material
from mathutils import Matrix, Vector


def place(thing: bpy.types.Object, frame: Matrix) -> bpy.types.Object:
    """Moves an object into a frame, leaving its mesh (and so its texture coordinates) alone."""
    thing.matrix_world = frame
    return thing


def ground_steel(name: str, colour: tuple, brush: tuple, rough: float = 0.24) -> bpy.types.Material:
    """Ground tool steel with fine marks one way, a few scratches, a trace of oil."""
    material, nodes = new_material(name)
    position = nodes.position()
    large = nodes.noise(position, 1.6, 5, 0.55)
    fine = nodes.noise(position, 24, 8, 0.65)
    marks = nodes.noise(nodes.scale(position, brush), 1, 4, 0.72)
    turned = nodes.node(
        "ShaderNodeMapping", {"Vector": position, "Rotation": (0.4, 0.7, 0.5), "Scale": (60, 1.5, 60)}
    )
    scratch = nodes.step(nodes.noise(turned.outputs[0], 1, 2, 0.5), 0.70, 0.75)
    tone = nodes.mix(nodes.step(large, 0.3, 0.7), tuple(c * 0.84 for c in colour), colour)
    tone = nodes.mix(
        nodes.math("MULTIPLY", nodes.step(marks, 0.42, 0.72), 0.35), tone, tuple(c * 0.45 for c in colour)
    )
    spots = nodes.step(nodes.noise(position, 9, 9, 0.72), 0.64, 0.72)
    tone = nodes.mix(nodes.math("MULTIPLY", spots, 0.35), tone, (0.17, 0.12, 0.08))
    roughness = nodes.math("MULTIPLY_ADD", marks, 0.32, rough - 0.14)
    roughness = nodes.math("ADD", roughness, nodes.math("MULTIPLY", fine, 0.10))
    height = nodes.math("SUBTRACT", nodes.math("MULTIPLY", marks, 0.8), nodes.math("MULTIPLY", scratch, 0.8))
    nodes.principled(tone, roughness, 1.0, nodes.bump(height, 0.14, 0.004))
    return material


def acrylic(name: str, colour: tuple, shadow: tuple) -> bpy.types.Material:
    """Clear plastic that lets coloured light through to what lies behind."""
    material, nodes = new_material(name)
    nodes.principled(colour, 0.04, 0.0, None, trans=0.82, ior=1.45, spec=0.5)
    clear_shadow(material, shadow)
    return material


def sheen(name: str, rough: float, index: float, milk: float = 0.0) -> bpy.types.Material:
    """Clear film (glass cover, couplant gel) that only adds its reflection; milk: share that scatters light."""
    material, nodes = new_material(name)
    clear = nodes.node("ShaderNodeBsdfTransparent")
    cloudy = nodes.node("ShaderNodeBsdfDiffuse", {"Color": (0.62, 0.78, 0.82, 1)})
    body = nodes.node("ShaderNodeMixShader", {0: milk, 1: clear, 2: cloudy})
    gloss = nodes.node("ShaderNodeBsdfGlossy", {"Color": (1, 1, 1, 1), "Roughness": rough})
    facing = nodes.node("ShaderNodeFresnel", {"IOR": index})
    both = nodes.node("ShaderNodeMixShader", {0: facing, 1: body, 2: gloss})
    output = nodes.node("ShaderNodeOutputMaterial")
    material.node_tree.links.new(both.outputs[0], output.inputs[0])
    return material


def extruded_profile(builder: MeshBuilder, profile: list, width: float, base: float = 0.0) -> None:
    """Prism across Y from a closed profile in XZ."""
    count = len(profile)
    builder.add(
        [Vector((x, side * width / 2, z + base)) for side in (-1, 1) for x, z in profile],
        [tuple(range(count)), tuple(range(count, 2 * count))[::-1]]
        + [(i, i + count, (i + 1) % count + count, (i + 1) % count) for i in range(count)],
    )
