#!/usr/bin/python3
"""Renders pictures: scene → Blender → noise removed → graded → PNG, and the JPEG master when it is kept.

    art/render.py --list                            scenes and their views
    art/render.py SCENE [VIEW ...]                  preview: half size, 16 samples a pixel
    art/render.py SCENE [VIEW ...] --final          full size, the scene's own samples
    art/render.py SCENE [VIEW ...] --final --keep   … and writes content/images/VIEW.jpg
    art/render.py SCENE [VIEW ...] --final --width 2400   larger, with fewer samples a pixel

Needs Debian's blender, python3-numpy, python3-scipy, python3-openimageio and gcc. See art/README.md.
"""

import argparse
import ast
import contextlib
import fcntl
import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

ART = Path(__file__).resolve().parent
PROJECT = ART.parent
SCENES = ART / "scenes"
OUT = PROJECT / ".cache" / "art"
MASTERS = PROJECT / "content" / "images"
VIEW_WIDTH = 1600  # in px, of every View
LINE_EVERY = 30  # seconds between two lines of progress where there is no terminal


def scene_names() -> list[str]:
    return sorted(path.stem for path in SCENES.glob("[a-z]*.py"))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument(
        "scene", nargs="?", choices=scene_names(), metavar="SCENE", help="module of art/scenes"
    )
    parser.add_argument("view", nargs="*", metavar="VIEW", help="views of the scene; all when none is named")
    parser.add_argument("--list", action="store_true", help="show the scenes and their views")
    parser.add_argument("--final", action="store_true", help="full size and the scene's own samples")
    size = parser.add_mutually_exclusive_group()
    size.add_argument("--percent", type=int, help="size in percent (preview: 50)")
    size.add_argument("--width", type=int, help="size as a width in px: 2400 for full-bleed pictures")
    parser.add_argument("--samples", type=int, help="samples a pixel (preview: 16)")
    parser.add_argument("--keep", action="store_true", help="write the JPEG master into content/images")
    wanted = parser.parse_args()
    if not (wanted.scene or wanted.list):
        parser.error("name a scene, or ask for --list")
    return wanted


def show_scenes() -> None:
    """Prints each scene, what it shows and its views, read from the source: only Blender can import it."""
    for name in scene_names():
        tree = ast.parse((SCENES / f"{name}.py").read_text())
        about = (ast.get_docstring(tree) or "").partition("\n")[0]
        print(f"{name}: {about}")
        for view in view_names(tree):
            print(f"    {view}")


def view_names(tree: ast.Module) -> list[str]:
    """The keys of the dictionary VIEWS of a scene."""
    for statement in tree.body:
        targets = getattr(statement, "targets", None) or [getattr(statement, "target", None)]
        named_views = any(isinstance(target, ast.Name) and target.id == "VIEWS" for target in targets)
        if named_views and isinstance(statement.value, ast.Dict):
            return [key.value for key in statement.value.keys if isinstance(key, ast.Constant)]
    return []


@contextlib.contextmanager
def lane(name: str) -> Iterator[None]:
    """Waits for its turn: two renders at once take longer than one after the other.

    Previews have a lane of their own: seconds of work must not wait behind minutes of it.
    """
    with (OUT / f"{name}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print(f"waiting for another {name} …", file=sys.stderr, flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


class Progress:
    """Shows how far a render is: one line that changes on a terminal, a new line now and then elsewhere."""

    def __init__(self) -> None:
        self.view = "building"
        self.halves = 0
        self.started = self.shown = time.time()
        self.on_terminal = sys.stderr.isatty()

    def read(self, line: str) -> None:
        """Takes a line of Blender's output."""
        if line.startswith("VIEW "):
            self.end()
            self.view = line.removeprefix("VIEW ").strip()
            self.halves = 0
        elif line.startswith("Saved:"):
            self.halves += 1
        elif sample := re.search(r"Sample (\d+)/(\d+)", line):
            self.show((self.halves + int(sample[1]) / int(sample[2])) / 2)

    def show(self, share: float) -> None:
        text = f"{self.view}: {share:4.0%}, {time.time() - self.started:.0f} s"
        if self.on_terminal:
            print(f"\r{text} ", end="", file=sys.stderr, flush=True)
        elif time.time() - self.shown > LINE_EVERY:
            print(text, file=sys.stderr, flush=True)
            self.shown = time.time()

    def end(self) -> None:
        """Tells how long building or a view took."""
        if self.on_terminal:
            print("\r", end="", file=sys.stderr, flush=True)
        took = time.time() - self.started
        print(
            f"{self.view}: {took:.0f} s"
            if self.view == "building"
            else f"{self.view}: rendered in {took:.0f} s"
        )
        self.started = self.shown = time.time()


def run_blender(scene: str, views: list[str], percent: int, samples: int, niceness: int) -> list[str]:
    """Builds the scene and renders its views; gives back the names of those rendered."""
    command = ["nice", "-n", str(niceness), "blender", "-b", "--python-exit-code", "1"]
    command += ["-P", str(ART / "blender_job.py"), "--", scene, str(OUT), str(percent), str(samples), *views]
    log = OUT / f"{scene}.log"
    rendered: list[str] = []
    progress = Progress()
    with log.open("w") as kept, subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, bufsize=1
    ) as process:
        for line in process.stdout:
            kept.write(line)
            progress.read(line)
            if line.startswith("VIEW "):
                rendered.append(progress.view)
    if process.returncode != 0:
        tail = "\n".join(log.read_text().splitlines()[-25:])
        raise SystemExit(f"{tail}\nBlender could not render {scene}: the whole log is in {log}.")
    progress.end()
    return rendered


def main() -> None:
    wanted = arguments()
    if wanted.list:
        show_scenes()
        return
    # Not at the top: --list and --help work where these are not installed.
    from finish.grade import finish

    percent = wanted.percent or (100 if wanted.final else 50)
    if wanted.width:
        percent = round(100 * wanted.width / VIEW_WIDTH)
    samples = wanted.samples or (0 if wanted.final else 16)
    OUT.mkdir(parents=True, exist_ok=True)
    with lane("final" if wanted.final else "preview"):
        for view in run_blender(wanted.scene, wanted.view, percent, samples, 15 if wanted.final else 5):
            started = time.time()
            pictures = [OUT / f"{view}.png"] + [MASTERS / f"{view}.jpg"] * wanted.keep
            finish(OUT / view, *pictures, **json.loads((OUT / f"{view}.json").read_text()))
            print(f"{view}: graded in {time.time() - started:.0f} s → {OUT / view}.png", flush=True)


if __name__ == "__main__":
    main()
