"""Handing files over to the program that is already running: the address, the messages and the client.

A second start opens its file in the first program and ends. Importing this module loads neither Qt nor
NumPy, because that start should take no time.

A message is its length in four bytes, and then fields separated by NUL: the version of the protocol, the
token with which a Wayland compositor lets a window come to the front, and absolute paths. The program
answers with `ANSWER` and closes the connection.
"""

from __future__ import annotations

import errno
import os
import socket
import stat
import sys
import tempfile
import zlib
from pathlib import Path
from threading import Thread
from typing import NamedTuple

ANSWER = b"mazarine 1 ok"
MAX_BYTES = 1 << 21
"""The length of the longest message that is accepted, without its first four bytes: a line of a shell."""

_PROTOCOL = b"mazarine 1"
_LENGTH_BYTES = 4
_TIMEOUT_S = 1.0
_TOKEN = "XDG_ACTIVATION_TOKEN"


class NoRequest(Exception):
    """Data that is not a message of this version."""


class Request(NamedTuple):
    """The request of a later start.

    Attributes
    ----------
    paths : absolute; none if the window is only to be shown
    token : permits a window to come to the front under Wayland; empty elsewhere
    """

    paths: list[Path]
    token: str = ""


def encode(request: Request) -> bytes:
    body = b"\0".join([_PROTOCOL, os.fsencode(request.token), *map(os.fsencode, request.paths)])
    return len(body).to_bytes(_LENGTH_BYTES, "big") + body


def decode(data: bytes) -> Request | None:
    """Return the request in a message, or None if the message is not complete.

    Raises `NoRequest` if it is too long, or not a message of this version.
    """
    if len(data) < _LENGTH_BYTES:
        return None
    end = _LENGTH_BYTES + int.from_bytes(data[:_LENGTH_BYTES], "big")
    if end > _LENGTH_BYTES + MAX_BYTES:
        raise NoRequest
    if len(data) < end:
        return None
    protocol, *fields = data[_LENGTH_BYTES:end].split(b"\0")
    if protocol != _PROTOCOL or not fields:
        raise NoRequest
    token, *names = map(os.fsdecode, fields)
    paths = [Path(name) for name in names]
    if not all(path.is_absolute() for path in paths):
        raise NoRequest
    return Request(paths, token)


def address() -> str:
    """Return the address of the running program: a socket in a private folder, or a pipe on Windows.

    Users, sessions, screens and installations have different addresses. `XDG_RUNTIME_DIR` separates tests
    from the program of the user. Raises `OSError` if there is no folder that only this user can access.
    """
    base = os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir()
    variables = ("WAYLAND_DISPLAY", "DISPLAY", "QT_QPA_PLATFORM", "SESSIONNAME")
    session = [base, __file__, *(os.environ.get(name, "") for name in variables)]
    name = f"{zlib.crc32(os.fsencode(chr(0).join(session))):08x}"
    if sys.platform == "win32":
        # The folder for temporary files belongs to the user there.
        return rf"\\.\pipe\mazarine-{name}"
    folder = Path(base, f"mazarine-{os.getuid()}")
    folder.mkdir(mode=0o700, exist_ok=True)
    status = folder.lstat()
    if status.st_uid != os.getuid() or stat.S_IMODE(status.st_mode) & 0o077:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))
    return str(folder / name)


def hand_over(*paths: Path) -> bool:
    """Hand files over to the running program, which comes to the front; return whether it accepted.

    Raises `TimeoutError` if a program is there but does not answer.
    """
    try:
        absolute = [path.absolute() for path in paths]
        return _exchange(encode(Request(absolute, os.environ.get(_TOKEN, "")))) == ANSWER
    except TimeoutError:
        raise
    except OSError:
        return False


def use_token(token: str) -> None:
    """Let Qt activate the next window with the token of a later start."""
    if token:
        os.environ[_TOKEN] = token


if sys.platform == "win32":

    def _exchange(message: bytes) -> bytes:
        """Send a message and return the answer; a file has no timeout, therefore in a thread."""
        answers: list[bytes] = []

        def exchange() -> None:
            try:
                with open(address(), "r+b", buffering=0) as pipe:  # noqa: PTH123  # not a path
                    pipe.write(message)
                    answers.append(pipe.read(len(ANSWER)))
            except OSError:
                answers.append(b"")

        thread = Thread(target=exchange, daemon=True)
        thread.start()
        thread.join(_TIMEOUT_S)
        if thread.is_alive():
            raise TimeoutError
        return answers[0]

else:

    def _exchange(message: bytes) -> bytes:
        with socket.socket(socket.AF_UNIX) as client:
            client.settimeout(_TIMEOUT_S)
            client.connect(address())
            client.sendall(message)
            return client.recv(len(ANSWER))
