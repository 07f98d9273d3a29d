"""Compiled searches over the regions of a segmentation."""
