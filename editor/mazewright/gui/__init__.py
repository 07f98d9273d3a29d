"""The window: the only place that knows Qt. `mazewright.gui.app.run` opens it."""
