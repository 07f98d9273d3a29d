"""Later starts: their files are opened by the program that runs already."""

from __future__ import annotations

import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from mazarine.gui.start import single_instance
from mazarine.gui.start.instance_server import InstanceServer, bring_to_front
from mazarine.gui.start.single_instance import (
    ANSWER,
    MAX_BYTES,
    NoRequest,
    Request,
    address,
    decode,
    encode,
    hand_over,
)
from mazarine.maze import Maze
from tests.gui.conftest import OpenWindow
from tests.gui.tabs import MakeFile

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the tests use sockets")
pytest.importorskip("PySide6.QtNetwork", exc_type=ImportError)

ROOT = Path(__file__).resolve().parents[2]
LONG_S = 60.0
SHORT_S = 0.01


class Running:
    """A program that runs already, without a window."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.server = InstanceServer()
        self.received: list[list[Path]] = []
        self.server.paths_received.connect(self.received.append)

    def hand_over(self, *paths: Path) -> bool:
        """Start once more."""
        with ThreadPoolExecutor(1) as pool:
            start = pool.submit(hand_over, *paths)
            self.qtbot.waitUntil(start.done, timeout=round(1000 * LONG_S))
            return start.result()

    def answer(self, data: bytes) -> bytes:
        """Send anything and return the answer."""

        def exchange() -> bytes:
            with connected() as client:
                try:
                    client.sendall(data)
                    return client.recv(len(ANSWER))
                except ConnectionError:
                    return b""

        with ThreadPoolExecutor(1) as pool:
            sending = pool.submit(exchange)
            self.qtbot.waitUntil(sending.done, timeout=round(1000 * LONG_S))
            return sending.result()


def connected() -> socket.socket:
    client = socket.socket(socket.AF_UNIX)
    client.settimeout(LONG_S)
    client.connect(address())
    return client


@pytest.fixture(autouse=True)
def runtime_folder(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Yield a runtime folder of each test's own, and set a long timeout."""
    # Addresses of sockets are short; names of folders of pytest are not.
    with tempfile.TemporaryDirectory(prefix="mz-") as folder:
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        monkeypatch.setattr(single_instance, "_TIMEOUT_S", LONG_S)
        yield Path(folder)


@pytest.fixture
def running(qtbot: QtBot) -> Iterator[Running]:
    """Return a program that runs already."""
    running = Running(qtbot)
    assert running.server.listen()
    running.server.serve()
    yield running
    running.server.close()


@pytest.fixture
def stale_socket() -> Path:
    """Return the socket of a program that has crashed."""
    with socket.socket(socket.AF_UNIX) as crashed:
        crashed.bind(address())
        crashed.listen()
    return Path(address())


class TestMessages:
    """What is sent is what is received, or is refused."""

    def test_a_message_keeps_paths_and_token(self) -> None:
        request = Request([Path("/a b/ż\n.maze"), Path(os.fsdecode(b"/\xff\xfe.maze"))], "token_1")
        assert decode(encode(request)) == request
        assert decode(encode(Request([]))) == Request([])

    def test_a_message_is_awaited_to_its_end(self) -> None:
        message = encode(Request([Path("/a.maze")]))
        assert [decode(message[:end]) for end in range(len(message))] == [None] * len(message)

    @pytest.mark.parametrize(
        "data",
        [
            b"GET / HTTP/1.1\r\n\r\n",
            (MAX_BYTES + 1).to_bytes(4, "big"),
            bytes(4),
            b"\0\0\0\x0amazarine 1",
            encode(Request([])).replace(b"mazarine 1", b"mazarine 9"),
            encode(Request([Path("a.maze")])),
        ],
    )
    def test_anything_else_is_refused(self, data: bytes) -> None:
        with pytest.raises(NoRequest):
            decode(data)


class TestServer:
    """One process that is both, without a window."""

    def test_a_file_is_handed_over_by_its_absolute_path(
        self, running: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.chdir(tmp_path)
        assert running.hand_over(Path("a.maze"))
        assert running.hand_over(Path(os.fsdecode(b"\xff.maze")))
        assert running.received == [[tmp_path / "a.maze"], [tmp_path / os.fsdecode(b"\xff.maze")]]

    def test_without_a_file_the_window_is_asked_for(self, running: Running) -> None:
        assert running.hand_over()
        assert running.received == [[]]

    def test_the_token_of_the_later_start_is_used(
        self, running: Running, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "of this process")
        message = encode(Request([], "of the other process"))
        assert running.answer(message) == ANSWER
        assert os.environ["XDG_ACTIVATION_TOKEN"] == "of the other process"

    def test_garbage_and_long_messages_are_refused_and_the_next_is_served(self, running: Running) -> None:
        long = encode(Request([Path("/" + "x" * MAX_BYTES)]))
        for data in (b"GET / HTTP/1.1\r\n\r\n", long):
            assert running.answer(data) == b""
        assert not running.hand_over(Path("/" + "x" * MAX_BYTES))
        assert running.received == []
        assert running.hand_over(Path("/a.maze"))
        assert running.received == [[Path("/a.maze")]]

    @pytest.mark.parametrize("end", [0, 3, -1])
    def test_a_message_that_breaks_off_holds_nothing_up(self, running: Running, end: int) -> None:
        with connected() as client:
            client.sendall(encode(Request([Path("/a.maze")]))[:end])
            assert running.hand_over(Path("/b.maze"))
        assert running.hand_over(Path("/c.maze"))
        assert running.received == [[Path("/b.maze")], [Path("/c.maze")]]

    def test_connections_wait_until_the_window_is_there(self, qtbot: QtBot) -> None:
        running = Running(qtbot)
        assert running.server.listen()
        with connected() as client:
            client.sendall(encode(Request([Path("/a.maze")])))
            running.server.serve()
            qtbot.waitUntil(lambda: running.received == [[Path("/a.maze")]])
            assert client.recv(len(ANSWER)) == ANSWER
        running.server.close()

    def test_a_start_that_has_stopped_waiting_is_not_served(
        self, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        running = Running(qtbot)
        assert running.server.listen()
        monkeypatch.setattr(single_instance, "_TIMEOUT_S", SHORT_S)
        with pytest.raises(TimeoutError):
            hand_over(Path("/a.maze"))
        monkeypatch.setattr(single_instance, "_TIMEOUT_S", LONG_S)
        running.server.serve()
        assert running.hand_over(Path("/b.maze"))
        assert running.received == [[Path("/b.maze")]]
        running.server.close()

    def test_a_second_program_takes_nothing_away(self, running: Running) -> None:
        second = InstanceServer()
        assert not second.listen()
        second.serve()
        second.close()
        assert running.hand_over(Path("/a.maze"))

    def test_after_the_end_nobody_is_found(self, running: Running) -> None:
        running.server.close()
        assert not hand_over(Path("/a.maze"))
        assert not Path(address()).exists()

    def test_what_a_crash_left_is_in_nobodys_way(self, qtbot: QtBot, stale_socket: Path) -> None:
        assert stale_socket.is_socket()
        assert not hand_over()
        running = Running(qtbot)
        assert running.server.listen()
        running.server.serve()
        assert running.hand_over()
        running.server.close()

    def test_where_no_server_can_listen_it_is_logged(
        self, runtime_folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.WARNING)
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime_folder / "missing"))
        assert not hand_over()
        assert not InstanceServer().listen()
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(runtime_folder))
        monkeypatch.setitem(sys.modules, "PySide6.QtNetwork", None)
        assert not InstanceServer().listen()
        assert [record.levelname for record in caplog.records] == ["WARNING"] * 2


class TestAddress:
    """Who meets whom."""

    def test_a_folder_that_others_can_access_is_not_used(self) -> None:
        folder = Path(address()).parent
        folder.chmod(0o777)
        with pytest.raises(PermissionError):
            address()

    def test_another_screen_has_another_program(self, monkeypatch: pytest.MonkeyPatch) -> None:
        addresses = {address()}
        for display in (":1", ":2"):
            monkeypatch.setenv("DISPLAY", display)
            addresses.add(address())
        assert len(addresses) == 3


def test_a_minimized_window_comes_back_behind_a_question(open_window: OpenWindow) -> None:
    hand = open_window(Maze.blank(4, 4))
    window = hand.window
    window.showMinimized()
    question = QDialog(window)
    question.open()
    bring_to_front(window)
    hand.qtbot.waitUntil(question.isActiveWindow)
    assert not window.isMinimized()
    question.close()
    question.deleteLater()


OPEN = """
from PySide6.QtCore import QTimer
from mazarine.gui.start import application
show = application.open_window
def open_window(path):
    window = show(path)
    timer = QTimer(window)
    def look():
        paths = [it.document.path for it in window.sessions]
        if len(paths) == COUNT and None not in paths:
            timer.stop()
            print(*sorted(path.name for path in paths), flush=True)
            window.close()
    timer.timeout.connect(look)
    timer.start(20)
    QTimer.singleShot(0, lambda: print("ready", flush=True))
    return window
application.open_window = open_window
main()
"""
"""Prints the names of the files in the tabs and ends when there are COUNT of them."""

START = """
from mazarine.cli import main
from mazarine.gui.start import single_instance
single_instance._TIMEOUT_S = SECONDS
"""

HAND_OVER = """
import sys
try:
    main()
except SystemExit:
    print("PySide6.QtCore" in sys.modules, "numpy" in sys.modules)
    raise
"""

TOO_LATE = """
from mazarine.gui.start import application
single_instance.hand_over = lambda *paths: False
main()
"""
"""Finds no other program at first, and finds one when it has loaded Qt."""


@contextmanager
def start(
    tmp_path: Path, code: str, *arguments: object, timeout_s: float = LONG_S
) -> Iterator[subprocess.Popen[str]]:
    """Run the command in a process of its own; one that outlives the test shows where it is, and ends."""
    folders = ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")
    with subprocess.Popen(
        [sys.executable, "-c", START.replace("SECONDS", str(timeout_s)) + code, *map(str, arguments)],
        cwd=ROOT, stdout=subprocess.PIPE, text=True,
        env=os.environ | {name: str(tmp_path) for name in folders} | {"PYTHONFAULTHANDLER": "1"},
    ) as process:  # fmt: skip
        try:
            yield process
        finally:
            process.send_signal(signal.SIGABRT)


def open_tabs(count: int) -> str:
    """Return code that ends when there are so many tabs."""
    return OPEN.replace("COUNT", str(count))


def printed(process: subprocess.Popen[str]) -> str:
    """Return what a process prints until it ends well."""
    text, _ = process.communicate(timeout=LONG_S)
    assert process.returncode == 0
    return text


def test_a_later_start_opens_a_tab_and_loads_neither_qt_nor_numpy(tmp_path: Path, file: MakeFile) -> None:
    with start(tmp_path, open_tabs(2), file("a.maze")) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "ready\n"
        with start(tmp_path, HAND_OVER, file("b.maze")) as second:
            assert printed(second) == "False False\n"
        assert printed(first) == "a.maze b.maze\n"
    assert not Path(address()).exists()


def test_beside_a_program_that_hangs_a_window_opens(tmp_path: Path, file: MakeFile) -> None:
    with socket.socket(socket.AF_UNIX) as hanging:
        hanging.bind(address())
        hanging.listen()
        with start(tmp_path, open_tabs(1), file("a.maze"), timeout_s=SHORT_S) as process:
            assert printed(process) == "ready\na.maze\n"
        assert Path(address()).is_socket()


def test_a_new_window_is_a_process_of_its_own(tmp_path: Path, file: MakeFile, running: Running) -> None:
    with start(tmp_path, open_tabs(1), "--new-window", file("a.maze")) as process:
        assert printed(process) == "ready\na.maze\n"
    assert running.received == []
    assert running.hand_over()


def test_of_two_starts_at_the_same_time_one_opens_a_window(
    tmp_path: Path, file: MakeFile, running: Running
) -> None:
    with start(tmp_path, TOO_LATE, file("a.maze")) as process:
        running.qtbot.waitUntil(lambda: process.poll() is not None, timeout=round(1000 * LONG_S))
        assert printed(process) == ""
    assert running.received == [[tmp_path / "a.maze"]]
