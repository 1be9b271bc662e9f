"""Runs inside Blender: normals and depth of a view, of what is seen and of what is behind it, as VIEW.npz."""
import importlib, sys
from pathlib import Path
sys.path.insert(0, str(Path(__file__).parent))
import bpy, numpy as np
from kit.scene import place_camera

def material(back):
    m = bpy.data.materials.new("pass"); m.use_nodes = True
    t = m.node_tree; t.nodes.clear()
    geo = t.nodes.new("ShaderNodeNewGeometry"); cam = t.nodes.new("ShaderNodeCameraData")
    vt = t.nodes.new("ShaderNodeVectorTransform"); vt.vector_type="NORMAL"; vt.convert_from="WORLD"; vt.convert_to="CAMERA"
    t.links.new(geo.outputs["Normal"], vt.inputs[0])
    sep = t.nodes.new("ShaderNodeSeparateXYZ"); t.links.new(vt.outputs[0], sep.inputs[0])
    comb = t.nodes.new("ShaderNodeCombineXYZ")
    t.links.new(sep.outputs[0], comb.inputs[0]); t.links.new(sep.outputs[1], comb.inputs[1]); t.links.new(cam.outputs["View Z Depth"], comb.inputs[2])
    em = t.nodes.new("ShaderNodeEmission"); t.links.new(comb.outputs[0], em.inputs[0])
    out = t.nodes.new("ShaderNodeOutputMaterial")
    if back:
        tr = t.nodes.new("ShaderNodeBsdfTransparent"); mix = t.nodes.new("ShaderNodeMixShader")
        t.links.new(geo.outputs["Backfacing"], mix.inputs[0]); t.links.new(tr.outputs[0], mix.inputs[1]); t.links.new(em.outputs[0], mix.inputs[2])
        t.links.new(mix.outputs[0], out.inputs[0])
    else: t.links.new(em.outputs[0], out.inputs[0])
    return m

def shot(scene, path):
    scene.render.filepath = path; bpy.ops.render.render(write_still=True)
    im = bpy.data.images.load(path); w, h = im.size
    a = np.empty(w*h*4, np.float32); im.pixels.foreach_get(a); bpy.data.images.remove(im)
    return a.reshape(h, w, 4)[::-1, :, :3].copy()

def main():
    name, view_name, out, percent, *hide = sys.argv[sys.argv.index("--")+1:]
    mod = importlib.import_module(f"scenes.{name}"); view = mod.VIEWS[view_name]
    mod.build(); s = bpy.context.scene
    for o in s.objects:
        if o.type == "LIGHT" or o.name.startswith(tuple(view.hide)+tuple(hide)) or o.type=="VOLUME": o.hide_render = True
    print("OBJECTS", sorted({o.name.split(".")[0] for o in s.objects if not o.hide_render}), flush=True)
    place_camera(view.location, view.target, view.lens, None, None, view.shift, view.roll, view.clip)
    r = s.render; r.resolution_x, r.resolution_y, r.resolution_percentage = view.width, view.height, int(percent)
    r.image_settings.file_format="OPEN_EXR"; r.image_settings.color_depth="32"; r.image_settings.color_mode="RGBA"
    s.world = None; s.use_nodes=False; r.use_persistent_data=False; r.threads=2
    s.view_settings.view_transform="Raw"
    c = s.cycles; c.samples=1; c.pixel_filter_type="BOX"; c.filter_width=0.01; c.max_bounces=0; c.transparent_max_bounces=64
    c.sample_clamp_direct=0; c.sample_clamp_indirect=0
    res={}
    for key in ("front","back"):
        s.view_layers[0].material_override = material(key=="back")
        res[key]=shot(s, f"{out}/{view_name}_{key}.exr")
    cam=s.camera; 
    np.savez(f"{out}/{view_name}.npz", **{k:v.astype(np.float32) for k,v in res.items()})
main()
