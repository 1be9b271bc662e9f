"""From two noisy halves of a rendering to a finished picture. Needs numpy, scipy, OpenImageIO and gcc."""
