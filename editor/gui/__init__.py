"""The window: the only place that knows Qt. `editor.gui.app.run` opens it."""
