"""What the loading and the failing of plugins reports."""

from __future__ import annotations

from mazarine.messages import Catalog


class PluginMessage(Catalog):
    """The sentences about plugins."""

    PLUGIN_NOT_READABLE = "The plugin {plugin} cannot be read: {reason}."
    PLUGIN_NO_FILE = "it is not a regular file"
    PLUGIN_DEFAULT_WRONG = (
        "the default of {parameter} must be one of its choices, a share from 0 to 1, or a count from 0"
        " to {most:,}"
    )
    PLUGIN_PARAMETER_TWICE = "two parameters have the name {name}"
    PLUGIN_WITHOUT_MANIFEST = "The plugin {plugin} has no manifest: a text MAZARINE_PLUGIN with TOML."
    PLUGIN_MANIFEST_WRONG = "The manifest of the plugin {plugin} is wrong: {reason}."
    PLUGIN_API_UNKNOWN = (
        "The plugin {plugin} is for version {api} of the plugin interface; this Mazarine has version {known}."
    )
    PLUGIN_NAME_TAKEN = "The plugin {plugin} is ignored: the name {name} is taken in {kind}."
    PLUGIN_FAILED = (
        "The plugin {plugin} failed ({error}) and is disabled until Mazarine is restarted;"
        " the log has the details."
    )
    PLUGIN_DISABLED = "The plugin {plugin} failed before and is disabled until Mazarine is restarted."
    PLUGIN_RESULT_WRONG = "{object} returned {found} instead of {expected}"
    PLUGIN_STREAM_CLOSED = "it has closed the stream that it writes to"
    PLUGIN_OBJECT_MISSING = "{module} has no {object}"
