"""The compiled heart of the segmentation: arrays in, arrays out, on any lattice."""

from editor.regions.kernels.cache import use_cache_folder

use_cache_folder()
