"""A short way to write shader node trees: every helper adds a node and gives back its output socket.

An input is a number, a tuple (colour or vector), a socket, or a node (its first output).
"""

import bpy


def rgba(colour):
    """The colour with an alpha of 1 if it has none; anything but a tuple of three stays as it is."""
    return (*colour, 1) if isinstance(colour, tuple) and len(colour) == 3 else colour


class NodeTree:
    """An emptied node tree to be filled."""

    def __init__(self, tree):
        self.tree = tree
        tree.nodes.clear()

    def node(self, typ, ins=None, **props):
        """Adds a node: its type, inputs by name or number, and properties. Gives back the node."""
        node = self.tree.nodes.new(typ)
        for name, value in props.items():
            setattr(node, name, value)
        for name, value in (ins or {}).items():
            self.set(node.inputs[name], value)
        return node

    def link(self, output, socket):
        """Connects an output to an input."""
        self.tree.links.new(output, socket)

    def set(self, socket, value):
        """Gives an input a value, or connects it."""
        if isinstance(value, bpy.types.NodeSocket):
            self.link(value, socket)
        elif isinstance(value, bpy.types.Node):
            self.link(value.outputs[0], socket)
        elif isinstance(value, (int, float)) and socket.type == "RGBA":
            socket.default_value = (value, value, value, 1)
        else:
            socket.default_value = value

    def math(self, op, a, b=0.0, c=0.0, clamp=False):
        """Arithmetic of the Math node ("ADD", "MULTIPLY_ADD" …)."""
        node = self.node("ShaderNodeMath", operation=op, use_clamp=clamp)
        for socket, value in zip(node.inputs, (a, b, c)):
            self.set(socket, value)
        return node.outputs[0]

    def vector_math(self, op, a, b=(0, 0, 0)):
        """Arithmetic of the Vector Math node; a number for products, lengths and distances, else a vector."""
        node = self.node("ShaderNodeVectorMath", {0: a, 1: b}, operation=op)
        return node.outputs["Value" if op in ("DOT_PRODUCT", "LENGTH", "DISTANCE") else "Vector"]

    def noise(self, vec, scale=1, detail=6, rough=0.55, dist=0, color=False):
        """Fractal noise about 0.5: scale in cycles per unit, detail in octaves, dist: distortion."""
        node = self.node(
            "ShaderNodeTexNoise",
            {"Vector": vec, "Scale": scale, "Detail": detail, "Roughness": rough, "Distortion": dist},
        )
        return node.outputs["Color" if color else "Fac"]

    def voronoi(self, vec, scale=1, feature="F1", out="Distance", rand=1.0):
        """Cells: out is "Distance", "Color" or "Position"."""
        inputs = {"Vector": vec, "Scale": scale, "Randomness": rand}
        return self.node("ShaderNodeTexVoronoi", inputs, feature=feature).outputs[out]

    def ramp(self, fac, stops, interp="LINEAR"):
        """A colour ramp through the stops [(position, colour) …]."""
        node = self.node("ShaderNodeValToRGB", {"Fac": fac})
        ramp = node.color_ramp
        ramp.interpolation = interp
        while len(ramp.elements) < len(stops):
            ramp.elements.new(0.5)
        for element, (position, colour) in zip(ramp.elements, stops):
            element.position = position
            element.color = rgba(tuple(colour))
        return node.outputs[0]

    def step(self, fac, a, b, lo=0.0, hi=1.0):
        """A smooth step: lo where fac is a, hi where it is b (a may be above b)."""
        node = self.node(
            "ShaderNodeMapRange",
            {"Value": fac, "From Min": a, "From Max": b, "To Min": lo, "To Max": hi},
            clamp=True,
            interpolation_type="SMOOTHSTEP",
        )
        return node.outputs[0]

    def mix(self, fac, a, b, mode="MIX"):
        """Colours a and b mixed, b by the share fac; mode: "MIX", "MULTIPLY", "SCREEN" …"""
        return self.node("ShaderNodeMixRGB", {0: fac, 1: rgba(a), 2: rgba(b)}, blend_type=mode).outputs[0]

    def scale(self, vec, sc):
        """The vector times three factors: stretches the noise that reads it."""
        return self.mapping(vec, scale=sc)

    def mapping(self, vec, location=(0, 0, 0), rotation=(0, 0, 0), scale=(1, 1, 1)):
        """The vector scaled, then turned (radians), then moved."""
        inputs = {"Vector": vec, "Location": location, "Rotation": rotation, "Scale": scale}
        return self.node("ShaderNodeMapping", inputs).outputs[0]

    def position(self, world=False):
        """Where the point is, in the object (textures move with it) or in the world (they join at seams)."""
        if world:
            return self.node("ShaderNodeNewGeometry").outputs["Position"]
        return self.node("ShaderNodeTexCoord").outputs["Object"]

    def separate(self, vec):
        """The three components of a vector."""
        return tuple(self.node("ShaderNodeSeparateXYZ", {0: vec}).outputs)

    def combine(self, x=0.0, y=0.0, z=0.0):
        """A vector from three components."""
        return self.node("ShaderNodeCombineXYZ", {0: x, 1: y, 2: z}).outputs[0]

    def bump(self, height, strength=0.2, dist=0.01, normal=None):
        """A normal bent by a height (0 to 1 stands for dist units), on top of another normal if given."""
        node = self.node("ShaderNodeBump", {"Height": height, "Strength": strength, "Distance": dist})
        if normal is not None:
            self.set(node.inputs["Normal"], normal)
        return node.outputs[0]

    def edge_wear(self, radius=0.02, samples=4, lo=0.98, hi=0.80):
        """0 on flat faces, 1 on edges sharper than the radius rounds: where paint wears off."""
        rounded = self.node("ShaderNodeBevel", {"Radius": radius}, samples=samples).outputs[0]
        flat = self.node("ShaderNodeNewGeometry").outputs["Normal"]
        return self.step(self.vector_math("DOT_PRODUCT", rounded, flat), lo, hi)

    def principled(
        self,
        color=(0.5, 0.5, 0.5),
        rough=0.5,
        metal=0.0,
        normal=None,
        spec=0.5,
        coat=0.0,
        coat_rough=0.1,
        aniso=0.0,
        emit=None,
        estr=1.0,
        trans=0.0,
        ior=1.45,
        sheen=0.0,
        sss=0.0,
    ):
        """The usual surface as the output of the material; emit: colour of its own light, estr: its strength.

        Gives back the node, for inputs set later.
        """
        inputs = {
            "Base Color": rgba(color),
            "Roughness": rough,
            "Metallic": metal,
            "Specular": spec,
            "Clearcoat": coat,
            "Clearcoat Roughness": coat_rough,
            "Anisotropic": aniso,
            "Transmission": trans,
            "IOR": ior,
            "Sheen": sheen,
            "Subsurface": sss,
        }
        if normal is not None:
            inputs["Normal"] = normal
        if emit is not None:
            inputs["Emission"] = rgba(emit)
            inputs["Emission Strength"] = estr
        surface = self.node("ShaderNodeBsdfPrincipled", inputs)
        self.surface(surface)
        return surface

    def surface(self, shader):
        """Makes the shader the output of the material."""
        self.node("ShaderNodeOutputMaterial", {"Surface": shader})


def new_material(name) -> tuple[bpy.types.Material, NodeTree]:
    """An empty material and its node tree."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    return material, NodeTree(material.node_tree)


def clear_shadow(material, col=(1, 1, 1)):
    """Lets light through glass without caustics: for shadow rays the material is transparent, tinted col."""
    nodes, links = material.node_tree.nodes, material.node_tree.links
    output = next(node for node in nodes if node.type == "OUTPUT_MATERIAL").inputs["Surface"]
    glass = output.links[0].from_socket
    transparent = nodes.new("ShaderNodeBsdfTransparent")
    transparent.inputs[0].default_value = rgba(tuple(col))
    mixed = nodes.new("ShaderNodeMixShader")
    links.new(nodes.new("ShaderNodeLightPath").outputs["Is Shadow Ray"], mixed.inputs[0])
    links.new(glass, mixed.inputs[1])
    links.new(transparent.outputs[0], mixed.inputs[2])
    links.new(mixed.outputs[0], output)


def scaled(colour, factor: float) -> tuple:
    """The colour times a factor: darker or lighter."""
    return tuple(channel * factor for channel in colour)
