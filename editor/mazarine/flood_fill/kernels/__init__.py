"""The kernels: arrays in, arrays out."""
