"""Removes the noise of a rendering: light is filtered, guided by what has no noise; textures are left alone.

Cycles gives light and colour apart already (DiffDir and DiffInd, DiffCol), so only the light is filtered, and
the colours multiplied back stay sharp.
"""

import ctypes
import functools
import subprocess
import tempfile
from pathlib import Path

import numpy as np
from scipy import ndimage

Passes = dict[str, np.ndarray]

# A difference this great between two pixels' features halts the mixing of their light.
NORMAL_STEP = 0.22
ALBEDO_STEP = 0.10
DEPTH_STEP = 0.08  # of the logarithm
LOG_SCALE = 4
NOISY_COLOUR = 0.03  # noise of a colour, as a share of it, from which it is smoothed


@functools.cache
def library() -> ctypes.CDLL:
    """denoise.c, built for this very processor."""
    source = Path(__file__).with_name("denoise.c")
    with tempfile.TemporaryDirectory() as folder:
        built = Path(folder) / "denoise.so"
        subprocess.run(
            ["gcc", "-Ofast", "-march=native", "-fopenmp", "-shared", "-fPIC", source, "-o", built, "-lm"],
            check=True,
        )
        return ctypes.CDLL(str(built))


def planes(image: np.ndarray) -> np.ndarray:
    """height × width × channels as channels × height × width, as the C library reads it."""
    return np.ascontiguousarray(np.moveaxis(image, -1, 0), np.float32)


def address(array: np.ndarray) -> ctypes.c_void_p:
    return array.ctypes.data_as(ctypes.c_void_p)


def non_local_means(noisy, guide, variance, features=None, search=8, patch=3, strength=0.6) -> np.ndarray:
    """denoise.c on images of height × width × channels; features: they and their variance, or None."""
    height, width, colours = noisy.shape
    feature, feature_variance = features or (np.zeros((height, width, 0)),) * 2
    images = noisy, guide, variance, feature, feature_variance
    noisy, guide, variance, feature, feature_variance = (planes(image) for image in images)
    filtered = np.empty_like(noisy)
    library().nlm(
        width,
        height,
        colours,
        address(noisy),
        address(guide),
        address(variance),
        feature.shape[0],
        address(feature),
        address(feature_variance),
        search,
        patch,
        ctypes.c_float(strength),
        address(filtered),
    )
    return np.moveaxis(filtered, 0, -1)


def without_fireflies(light: np.ndarray, excess: float = 3.5) -> np.ndarray:
    """Dims pixels that are far brighter than the median around them."""
    brightest = light.max(-1)
    allowed = ndimage.maximum_filter(ndimage.median_filter(brightest, 3), 3) * excess + 0.02
    return light * np.minimum(1, allowed / np.maximum(brightest, 1e-6))[..., None]


def noise_variance(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Variance of the noise of each half, from their difference, smoothed."""
    variance = (a - b) ** 2 / 2
    channels = [ndimage.gaussian_filter(variance[..., i], 1.5) for i in range(variance.shape[2])]
    return np.stack(channels, -1)


def denoised(a, b, features, search=8, patch=3, strength=0.6) -> np.ndarray:
    """The light of two halves without its noise."""
    if not (a.any() or b.any()):
        return a
    # In a logarithmic scale highlights do not bleed into what is around them.
    a, b = (np.log1p(np.maximum(without_fireflies(half), 0) * LOG_SCALE) for half in (a, b))
    variance = noise_variance(a, b)
    clean_a = non_local_means(a, b, variance, features, search, patch, strength)
    clean_b = non_local_means(b, a, variance, features, search, patch, strength)
    clean = (clean_a + clean_b) / 2
    # What noise is left shows in the difference of the two results: a second, lighter pass, guided by itself.
    left = np.maximum(noise_variance(clean_a, clean_b) + 1e-6, variance * 0.02)
    clean = non_local_means(clean, clean, left, features, max(3, search // 2), 1, strength * 0.8)
    return np.expm1(clean) / LOG_SCALE


def crosswise(a, b, search, patch, strength) -> tuple[np.ndarray, np.ndarray]:
    """Two halves, each filtered by how the other looks."""
    variance = noise_variance(a, b) + 1e-6
    return (
        non_local_means(a, b, variance, None, search, patch, strength),
        non_local_means(b, a, variance, None, search, patch, strength),
    )


def guiding_features(a: Passes, b: Passes) -> tuple[np.ndarray, np.ndarray]:
    """Normal, albedo and depth in steps (see above), and the variance of what noise is left in them.

    It is depth of field that makes them noisy.
    """

    def of(half: Passes) -> np.ndarray:
        depth = np.log(np.maximum(half["Denoising Depth"], 1e-3))
        steps = (
            half["Denoising Normal"] / NORMAL_STEP,
            half["Denoising Albedo"] / ALBEDO_STEP,
            depth / DEPTH_STEP,
        )
        return np.concatenate(steps, -1)

    clean_a, clean_b = crosswise(of(a), of(b), 4, 1, 1.0)
    return (clean_a + clean_b) / 2, noise_variance(clean_a, clean_b) / 2


def clean_colour(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The colours of two halves, smoothed only where they differ much: out of focus."""
    mean = (a + b) / 2
    noise = np.sqrt(noise_variance(a, b).mean(-1, keepdims=True) / 2) / (mean.mean(-1, keepdims=True) + 0.02)
    clean_a, clean_b = crosswise(a, b, 4, 1, 0.6)
    share = np.clip((noise - NOISY_COLOUR) / NOISY_COLOUR, 0, 1)
    return mean + ((clean_a + clean_b) / 2 - mean) * share


def soft_lamps(light: np.ndarray, a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Rounds off what frays at the edges of lamps out of focus: blurs where the halves still differ much."""
    level = light.mean(-1, keepdims=True) + 0.02
    noise = np.sqrt(noise_variance(a, b).mean(-1, keepdims=True)) / level
    share = ndimage.gaussian_filter(np.clip((noise - 0.10) / 0.15, 0, 1), (2, 2, 0))
    reach = light.shape[1] / 550
    return light + (ndimage.gaussian_filter(light, (reach, reach, 0)) - light) * share


def clean_light(a: Passes, b: Passes, search: int, strength: float, smooth_lamps: bool) -> np.ndarray:
    """The two halves of a rendering as one linear picture without noise.

    search, strength: see denoise.c; smooth_lamps: filter what shines without minding the features.
    """
    features = guiding_features(a, b)

    def coloured(kind: str) -> np.ndarray:
        halves = (half[f"{kind}Dir"] + half[f"{kind}Ind"] for half in (a, b))
        colour = clean_colour(a[f"{kind}Col"], b[f"{kind}Col"])
        return denoised(*halves, features, search, 3, strength) * colour

    picture = coloured("Diff") + coloured("Gloss")
    if max(a["TransCol"].max(), b["TransCol"].max()) > 0:
        picture = picture + coloured("Trans")
    if smooth_lamps:
        picture = picture + soft_lamps(denoised(a["Emit"], b["Emit"], None, 8, 2, strength), a["Emit"], b["Emit"])
    else:
        picture = picture + denoised(a["Emit"], b["Emit"], features, 5, 1, strength)
    return picture + denoised(a["Env"], b["Env"], features, 5, 1, strength)
