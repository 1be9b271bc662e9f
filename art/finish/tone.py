"""Steps of the grade. A picture is height × width × 3: linear light up to agx(), then 0 to 1."""

import numpy as np
from scipy import ndimage

SKY_DEPTH = 9e8  # Cycles gives what is behind everything a depth of 1e10
REFERENCE_WIDTH = 1600  # in px: radii of blurs are given at this width, and scale with the picture

GRAIN_SIZE = 0.6  # sigma in px of a picture of the reference width

# AgX, as reduced to a matrix and a polynomial by Benjamin Wrensch ("Minimal AgX implementation").
AGX_INSET = np.array(
    [
        [0.842479062253094, 0.0784335999999992, 0.0792237451477643],
        [0.0423282422610123, 0.878468636469772, 0.0791661274605434],
        [0.0423756549057051, 0.0784336, 0.879142973793104],
    ]
)
AGX_OUTSET = np.linalg.inv(AGX_INSET)
AGX_DARKEST, AGX_BRIGHTEST = -12.47393, 4.026069  # in stops
AGX_CURVE = (15.5, -40.14, 31.96, -6.868, 0.4298, 0.1191, -0.00232)

LUMINANCE = np.array([0.2126, 0.7152, 0.0722])
MIDDLE_GREY = 0.42  # as displayed: contrast turns around it
# Radius in px and share of the blurs that make the bloom: from a tight core to a veil over half the picture.
BLOOM = ((4, 0.4), (14, 0.3), (45, 0.2), (130, 0.1))


def luminance(picture: np.ndarray) -> np.ndarray:
    return picture @ LUMINANCE


def blurred(picture: np.ndarray, radius: float) -> np.ndarray:
    """Gaussian blur; the radius (its sigma) is in px of a picture of the reference width."""
    sigma = radius * picture.shape[1] / REFERENCE_WIDTH
    channels = [ndimage.gaussian_filter(picture[..., i], sigma, mode="nearest") for i in range(3)]
    return np.stack(channels, -1)


def hazed(picture, depth, density, colour, most, in_sky=0.0):
    """Light lost and gained in the air up to depth (height × width × 1), as in Grade.haze."""
    share = (1 - np.exp(-np.clip(depth, 0, 1e5) * density)) * most
    share = np.where(depth > SKY_DEPTH, in_sky, share)
    return picture * (1 - share) + np.array(colour) * share


def petrol_blues(picture, amount):
    """Blue in excess of red and green, turned towards petrol."""
    red, green, blue = np.moveaxis(picture, -1, 0)
    excess = np.maximum(blue - np.maximum(red, green * 0.55), 0)
    return np.stack(
        [
            red * (1 - 0.25 * amount * excess / (blue + 1e-6)),
            green + amount * 0.55 * excess,
            blue - amount * 0.75 * excess,
        ],
        -1,
    )


def compressed_highlights(picture, start):
    """Luminance above start grows by its logarithm only; the hue stays."""
    light = luminance(picture)
    compressed = np.where(light > start, start * (1 + np.log(np.maximum(light, start) / start)), light)
    return picture * (compressed / np.maximum(light, 1e-6))[..., None]


def bloomed(picture, amount, threshold):
    """Glow around what is brighter than the threshold."""
    bright = np.maximum(picture - threshold, 0)
    # A lamp a hundred times as bright must not glow a hundred times as far.
    bright = bright / (1 + bright * 0.08)
    return picture + sum(blurred(bright, radius) * share for radius, share in BLOOM) * amount * 6


def vignetted(picture, amount):
    """Darker towards the corners."""
    height, width = picture.shape[:2]
    y, x = np.mgrid[0:height, 0:width]
    distance = (((x - width / 2) / (width / 2)) ** 2 + ((y - height / 2) / (height / 2)) ** 2) / 2
    return picture * (1 - amount * distance * (distance + 0.4))[..., None]


def agx(picture):
    """Linear light as AgX shows it, before the outset: very bright colours turn white instead of garish."""
    stops = np.log2(np.maximum(np.maximum(picture, 1e-10) @ AGX_INSET.T, 1e-10))
    share = (np.clip(stops, AGX_DARKEST, AGX_BRIGHTEST) - AGX_DARKEST) / (AGX_BRIGHTEST - AGX_DARKEST)
    return np.clip(np.polyval(AGX_CURVE, share), 0, 1)


def agx_outset(picture):
    """The second half of AgX, after the look."""
    linear = np.power(picture, 2.2) @ AGX_OUTSET.T
    return np.power(np.clip(linear, 0, 1), 1 / 2.2)


def looked(picture, saturation, contrast, lift):
    """Saturation and contrast."""
    grey = luminance(picture)[..., None]
    # AgX takes some saturation away: 1.12 gives it back.
    saturated = np.clip(grey + (picture - grey) * saturation * 1.12, 0, 1)
    return np.clip((saturated - MIDDLE_GREY) * contrast + MIDDLE_GREY - 0.012 + lift, 0, 1)


def split_toned(picture, shadow, high, amount):
    """Shadows of one hue, highlights of another."""
    light = luminance(picture)[..., None]
    dark = (1 - np.clip(light / 0.45, 0, 1)) ** 1.5
    bright = np.clip((light - 0.45) / 0.55, 0, 1)
    shadow, high = np.array(shadow), np.array(high)
    picture = picture + amount * dark * (shadow - luminance(shadow))
    return picture * (1 + amount * bright * (high - 1))


def sharpened(picture, amount):
    """Unsharp mask of a radius just under a pixel."""
    return picture + (picture - blurred(picture, 0.9)) * amount


def grained(picture, amount, light, random):
    """Grain of film, less of it where light (height × width) is bright."""
    sigma = GRAIN_SIZE * light.shape[1] / REFERENCE_WIDTH
    grain = ndimage.gaussian_filter(random.normal(size=light.shape), sigma)
    grain = grain / grain.std()
    return picture + (grain * amount * (1 - 0.6 * light))[..., None]


def eight_bit(picture, random):
    """0 to 1 as bytes, dithered: smooth skies do not band."""
    return (
        (np.clip(picture, 0, 1) * 255 + random.random(picture.shape))
        .astype(np.int32)
        .clip(0, 255)
        .astype(np.uint8)
    )
