"""Compiled painting: arrays in, pixels out."""
