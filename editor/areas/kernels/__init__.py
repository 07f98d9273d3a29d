"""The compiled kernels: arrays in, arrays out. Importing any of them loads Numba."""
