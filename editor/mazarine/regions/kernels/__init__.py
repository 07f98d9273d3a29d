"""The compiled heart of the segmentation: arrays in, arrays out, on any lattice."""
