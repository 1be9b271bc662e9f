"""Two EXR halves → noise removed → haze, bloom, AgX, colour → PNG, JPEG."""

from pathlib import Path

import numpy as np

from finish import tone
from finish.denoise import clean_light
from finish.images import load, write
from finish.look import Grade


def finish(halves: Path, *pictures: Path, **settings) -> None:
    """Makes a picture of HALVES_a.exr and HALVES_b.exr and writes it to each path; settings: see Grade."""
    grade = Grade(**settings)
    a, b = load(Path(f"{halves}_a.exr")), load(Path(f"{halves}_b.exr"))
    light = clean_light(a, b, grade.dnr, grade.k, bool(grade.emitblur))
    if grade.haze:
        light = tone.hazed(light, (a["Depth"] + b["Depth"]) / 2, *grade.haze)
    pixels = displayed(exposed(light, grade), grade)
    for picture in pictures:
        write(picture, pixels)


def exposed(picture: np.ndarray, grade: Grade) -> np.ndarray:
    """What happens to light in the air and in the camera."""
    picture = picture * 2.0**grade.ev * np.array(grade.wb)
    if grade.petrol:
        picture = tone.petrol_blues(picture, grade.petrol)
    if grade.hicomp:
        picture = tone.compressed_highlights(picture, grade.hicomp)
    if grade.bloom:
        picture = tone.bloomed(picture, grade.bloom, grade.bthr)
    if grade.vig:
        picture = tone.vignetted(picture, grade.vig)
    return picture


def displayed(picture: np.ndarray, grade: Grade) -> np.ndarray:
    """What happens to it in the laboratory."""
    picture = tone.looked(tone.agx(picture), grade.sat, grade.contrast, grade.lift)
    picture = tone.agx_outset(picture)
    light = tone.luminance(picture)
    picture = tone.split_toned(picture, grade.shadow, grade.high, grade.splitamt)
    if grade.sharp:
        picture = tone.sharpened(picture, grade.sharp)
    random = np.random.default_rng(5)
    if grade.grain:
        picture = tone.grained(picture, grade.grain, light, random)
    return tone.eight_bit(picture, random)
