"""The compiled steps of the generators: arrays in, arrays out."""

import editor.regions.kernels  # noqa: F401  # chooses a folder that can be written to, before Numba is imported
