"""Mazewright: a maze editor that knows rooms, corridors and crossroads while you draw."""

__version__ = "0.1.0"
