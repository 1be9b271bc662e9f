"""Procedural industrial scenes for Blender 3.4 (Cycles). Lengths in metres unless a scene says otherwise."""

from kit.land import HIDDEN, add_blade, field_stone, ground_fan
from kit.lettering import font, raised_text, text_curve
from kit.light import area_light, ground, point_light, sky, studio, sun_light
from kit.materials import concrete, emissive, galvanised, paint, plain, rust, soil, steel_metal
from kit.mesh import MeshBuilder, instance, repeat, round_edges
from kit.nodes import NodeTree, clear_shadow, new_material, scaled
from kit.parts import flange, flange_pair, handrail, hex_nut, ladder, pipe_rack, stair
from kit.paths import basis, bezier, catmull_rom, filleted, smooth, softened
from kit.scene import View, new_scene, place_camera, render_halves
from kit.valves import actuator, ball_valve, bolt_ring, gate_valve, hand_wheel, insulator, saddle

__all__ = [
    "HIDDEN",
    "MeshBuilder",
    "NodeTree",
    "View",
    "actuator",
    "add_blade",
    "area_light",
    "ball_valve",
    "basis",
    "bezier",
    "bolt_ring",
    "catmull_rom",
    "clear_shadow",
    "concrete",
    "emissive",
    "field_stone",
    "filleted",
    "flange",
    "flange_pair",
    "font",
    "galvanised",
    "gate_valve",
    "ground",
    "ground_fan",
    "hand_wheel",
    "handrail",
    "hex_nut",
    "instance",
    "insulator",
    "ladder",
    "new_material",
    "new_scene",
    "paint",
    "pipe_rack",
    "place_camera",
    "plain",
    "point_light",
    "raised_text",
    "render_halves",
    "repeat",
    "round_edges",
    "rust",
    "saddle",
    "scaled",
    "sky",
    "smooth",
    "softened",
    "soil",
    "stair",
    "steel_metal",
    "studio",
    "sun_light",
    "text_curve",
]
