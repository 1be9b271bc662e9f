"""Reading renderings, writing pictures."""

from pathlib import Path

import numpy as np
import OpenImageIO as oiio

JPEG_QUALITY = 92


def load(exr: Path) -> dict[str, np.ndarray]:
    """The passes of a multilayer EXR by name ("DiffDir", "Depth" …), each height × width × channels."""
    opened = oiio.ImageInput.open(str(exr))
    if not opened:
        raise OSError(f"{exr}: {oiio.geterror()}")
    spec = opened.spec()
    pixels = np.asarray(opened.read_image(0, spec.nchannels, oiio.FLOAT))
    pixels = pixels.reshape(spec.height, spec.width, -1)
    opened.close()
    passes: dict[str, dict[str, np.ndarray]] = {}
    for index, channel in enumerate(spec.channelnames):
        # Named "ViewLayer.DiffDir.R"; the order of the channels in the file is not that of R, G, B.
        *layers, letter = channel.split(".")
        passes.setdefault(layers[-1] if layers else "Combined", {})[letter] = pixels[..., index]
    return {name: stacked(channels) for name, channels in passes.items()}


def stacked(channels: dict[str, np.ndarray]) -> np.ndarray:
    """Channels R, G, B or X, Y, Z in this order (an alpha is left out), or the only one there is."""
    for letters in ("RGB", "XYZ"):
        if letters[0] in channels:
            return np.stack([channels[letter] for letter in letters], -1)
    return next(iter(channels.values()))[..., None]


def write(picture: Path, pixels: np.ndarray) -> None:
    """Writes 8-bit RGB pixels (height × width × 3) in the format of the file name."""
    height, width, _ = pixels.shape
    spec = oiio.ImageSpec(width, height, 3, oiio.UINT8)
    spec.attribute("compression", f"jpeg:{JPEG_QUALITY}")
    # Colours at full size: thin orange lines on petrol would fray at half.
    spec.attribute("jpeg:subsampling", "4:4:4")
    written = oiio.ImageOutput.create(str(picture))
    if not (
        written and written.open(str(picture), spec) and written.write_image(np.ascontiguousarray(pixels))
    ):
        raise OSError(f"{picture}: {written.geterror() if written else oiio.geterror()}")
    written.close()
