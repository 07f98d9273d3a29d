"""`mazarine` itself: commands by name, and the window for anything else."""

from __future__ import annotations

import contextlib
import errno
import importlib
import os
import sys
from collections.abc import Iterator
from typing import Any

import click

from mazarine import __version__, cli, files
from mazarine.cli.messages import CliMessage
from mazarine.errors import MazeError
from mazarine.messages import Message
from mazarine.native.messages import NativeMessage
from mazarine.plugins import PLUGINS, REPORTS
from mazarine.resources_path import resource

COMMANDS = (
    "info", "segment", "path", "stats", "check", "graph", "edit", "generate", "design", "explore", "watch",
    "league", "convert", "diff", "merge", "render", "parts", "book",
)  # fmt: skip
"""The commands. The module of each is loaded when it is asked for."""

_WINDOW = "[FILES]"
"""The name of the command that opens the window."""


class Refusal(click.ClickException):
    """An expected error: one sentence on standard error, exit status 2."""

    exit_code = 2

    def show(self, file: Any = None) -> None:
        """Print the sentence."""
        click.echo(self.message, file=file, err=file is None)


class Root(click.Group):
    """A group of commands; anything else are files to open in the window."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """Return the names of the commands in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Load a command."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = importlib.import_module(f"mazarine.cli.{cmd_name}").command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the command that the first argument names, or the window."""
        if args[0] in COMMANDS:
            return super().resolve_command(ctx, args)
        if not ctx.resilient_parsing:  # else a shell asks how a line can go on
            cli.window.require_command_or_file(args[0], COMMANDS)
        options = ["--new-window"] if ctx.params.get("new_window") else []
        return _WINDOW, cli.window.command, [*options, *args]

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        """Parse the options before the command."""
        with _one_sentence():
            return super().make_context(*args, **kwargs)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; an expected error becomes one sentence and exit status 2."""
        with _one_sentence(ctx):
            return super().invoke(ctx)


def _report(message: Message) -> None:
    click.echo(str(message), err=True)


@contextlib.contextmanager
def _one_sentence(ctx: click.Context | None = None) -> Iterator[None]:
    """Turn a `MazeError`, wrong usage, or a lack of memory into a refusal."""
    try:
        yield
    except MazeError as error:
        raise Refusal(str(error)) from error
    except MemoryError as error:
        raise Refusal(str(NativeMessage.OUT_OF_MEMORY())) from error
    except click.UsageError as error:
        raise Refusal(_usage_sentence(error, ctx)) from error
    except OSError as error:
        if error.errno == errno.EPIPE:  # The reader has closed the pipe; click ends without a message.
            raise
        message = CliMessage.OUTPUT_NOT_PRINTED(reason=files.reason_of(error))
        with contextlib.suppress(OSError):
            # What is still held back would fail again at the end of the process.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise Refusal(str(message)) from error


def _usage_sentence(error: click.UsageError, ctx: click.Context | None) -> str:
    """Return the error of a call, and the help to read, in one line."""
    sentence = " ".join(error.format_message().split())
    if not sentence.endswith((".", "?", "!")):
        sentence += "."
    path = error.ctx.command_path if error.ctx else "mazarine"
    if error.ctx is None and ctx is not None:  # an option of a command without its value
        path += f" {ctx.invoked_subcommand}"
    command = path.removesuffix(f" {_WINDOW}")
    return str(CliMessage.WRONG_USAGE(sentence=sentence, command=command))


def turn_plugins_off(_context: click.Context, _parameter: click.Parameter, is_off: bool) -> None:
    """Turn plugins off before the command is loaded, which lists some of them."""
    if is_off:
        PLUGINS.turn_off()


@click.group(cls=Root, invoke_without_command=True, subcommand_metavar="[FILES]... | COMMAND [ARGS]...")
@click.version_option(__version__, prog_name="mazarine", message="%(prog)s %(version)s")
@click.option("--example", is_flag=True, help="Open the example maze.")
@click.option("--new-window", is_flag=True, help="Open a new window even if one is open.")
@click.option(
    "--no-plugins", is_flag=True, is_eager=True, expose_value=False, callback=turn_plugins_off,
    help="Ignore plugins.",
)  # fmt: skip
@click.option("--list-formats", is_flag=True, help="List the file formats that can be read and written.")
@click.option("--json", "as_json", is_flag=True, help="With --list-formats: print one JSON object.")
@click.pass_context
def root(ctx: click.Context, example: bool, new_window: bool, list_formats: bool, as_json: bool) -> None:
    """Edit mazes in a window, or use commands without a window.

    Without a command, FILES or the example open in the window, each in a tab, in the window that is
    open already if there is one. Write ./NAME for a file that has the name of a command.
    """
    REPORTS.report = _report
    if ctx.invoked_subcommand is not None:
        if new_window and ctx.invoked_subcommand in COMMANDS:
            raise click.UsageError(str(CliMessage.NEW_WINDOW_ALONE()))
        if example:
            raise click.UsageError(str(CliMessage.EXAMPLE_ALONE()))
        if list_formats or as_json:
            raise click.UsageError(str(CliMessage.LIST_FORMATS_ALONE()))
        return
    if list_formats:
        cli.formats.print_formats(as_json=as_json)
        return
    if as_json:
        raise click.UsageError(str(CliMessage.JSON_OF_FORMATS()))
    paths = [resource("mazes/welcome.maze")] if example else []
    ctx.exit(cli.window.open_window(*paths, new_window=new_window))
