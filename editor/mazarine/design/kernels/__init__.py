"""The kernels of design: a judge of single edits, and annealing."""
