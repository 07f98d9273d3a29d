"""File formats that plugins add."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mazarine.files.format import Format
from mazarine.files.json_head import keys_of
from mazarine.files.sink import Sink
from mazarine.files.source import Source
from mazarine.maze import Maze
from mazarine.messages import Message, brief, plain
from mazarine.plugins import Contribution
from mazarine.plugins.messages import PluginMessage

if TYPE_CHECKING:
    from mazarine.plugins.manifest import FormatEntry


def format_of_plugin(contribution: Contribution) -> Format:
    """Return the format that a manifest describes; its plugin is imported when a file is read or written."""
    entry = cast("FormatEntry", contribution.entry)
    magic = entry.magic.encode()

    def sniff(source: Source) -> bool:
        if magic or entry.keys:
            return source.head.startswith(magic) and keys_of(source).keys() >= {*entry.keys}
        return source.path.suffix.lower() in entry.suffixes

    def read(source: Source) -> Maze:
        code = contribution.load()
        with contribution.guarded():
            try:
                maze = code.read(source)
            except ValueError as error:
                reason = brief(" ".join(str(error).split()).rstrip("."))
                raise source.fault(plain(reason or type(error).__name__)) from error
            return cast("Maze", contribution.checked(maze, Maze))

    def write(maze: Maze, sink: Sink) -> None:
        code = contribution.load()
        with contribution.guarded():
            code.write(maze, sink)
            if sink.stream.closed:
                raise ValueError(str(PluginMessage.PLUGIN_STREAM_CLOSED()))

    def losses(maze: Maze) -> list[Message]:
        code = contribution.load()
        with contribution.guarded():
            found = code.losses(maze) if hasattr(code, "losses") else ()
            return [loss if isinstance(loss, Message) else plain(str(loss)) for loss in found]

    title, suffixes = plain(entry.shown_title), tuple(entry.suffixes)
    is_sure = bool(magic or entry.keys)
    if not entry.writes:
        return Format(entry.name, title, suffixes, sniff, read, is_sure=is_sure)
    return Format(entry.name, title, suffixes, sniff, read, write, losses, is_sure=is_sure)
