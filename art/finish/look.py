"""The settings of how light becomes a picture. Imports nothing, so that Blender can check them."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Grade:
    """Settings of finish(), the keywords of GRADE and of View.grade. Colours are linear RGB."""

    ev: float = 0.0
    """Exposure, in stops."""
    wb: tuple[float, ...] = (1, 1, 1)
    """White balance: factors of red, green, blue."""
    haze: tuple | None = None
    """Air before things: (density a unit of length, colour, greatest share[, share in the sky])."""
    petrol: float = 0.0
    """Bends blues towards petrol, so that every sky shares one hue: 0.12 to 0.3."""
    hicomp: float = 0.0
    """Luminance above which light is compressed, to keep the colours of bright skies; 0: nowhere."""
    bloom: float = 0.06
    """Strength of the glow around what is brighter than bthr."""
    bthr: float = 1.5
    """See bloom."""
    vig: float = 0.18
    """Darkening of the corners."""
    sat: float = 1.05
    """Saturation."""
    contrast: float = 1.08
    """Contrast around a middle grey."""
    lift: float = 0.0
    """Added to everything after contrast: above 0 veils the blacks."""
    shadow: tuple[float, ...] = (0.0, 0.035, 0.05)
    """Colour added to shadows, at the same luminance."""
    high: tuple[float, ...] = (1.03, 1.0, 0.955)
    """Factors of the channels in highlights."""
    splitamt: float = 1.0
    """Strength of shadow and high."""
    sharp: float = 0.35
    """Sharpening."""
    grain: float = 0.006
    """Film grain, as a share of white."""
    dnr: int = 8
    """Denoising: radius of the neighbourhood that is searched, in pixels."""
    k: float = 0.6
    """Denoising: higher is smoother."""
    emitblur: bool | int = False
    """Denoises lamps without minding edges: for lamps out of focus, whose edges are noise themselves."""
