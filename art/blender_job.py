"""Runs inside Blender: builds one scene and renders views of it. Started by render.py.

blender -b --python-exit-code 1 -P blender_job.py -- SCENE OUT_DIR PERCENT SAMPLES [VIEW ...]
SCENE: module of scenes/; SAMPLES: 0 for the scene's own, fewer a pixel above 100 %; no VIEW: all of them.
Writes OUT_DIR/VIEW_a.exr, VIEW_b.exr and VIEW.json (the grade), and prints "VIEW name" before each.
"""

import importlib
import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from finish.look import Grade
from kit.scene import render_halves


def main() -> None:
    name, out, percent, samples, *wanted = sys.argv[sys.argv.index("--") + 1 :]
    scene = importlib.import_module(f"scenes.{name}")
    unknown = [view for view in wanted if view not in scene.VIEWS]
    if unknown:
        raise SystemExit(
            f"scenes/{name}.py has no view {', '.join(unknown)}. It has: {', '.join(scene.VIEWS)}."
        )
    views = {view: scene.VIEWS[view] for view in wanted or scene.VIEWS}
    grades = {name: {**scene.GRADE, **view.grade} for name, view in views.items()}
    for grade in grades.values():
        Grade(**grade)  # a misspelt setting is told now, not after minutes of rendering
    scene.build()
    for name, view in views.items():
        print(f"VIEW {name}", flush=True)
        target = Path(out) / name
        # A larger picture averages more pixels to the same patch of light.
        own_samples = round(scene.SAMPLES * min(1, 100 / int(percent)))
        render_halves(str(target), view, int(samples) or own_samples, int(percent))
        target.with_suffix(".json").write_text(json.dumps(grades[name]))


main()
