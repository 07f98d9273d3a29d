"""The languages of the window: `tr` turns what is said in English into the language that is chosen."""

from mazewright.gui.language.speech import tr

__all__ = ["tr"]
