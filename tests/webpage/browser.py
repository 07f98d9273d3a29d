"""A browser without a window, driven by the WebDriver protocol over HTTP with the standard library."""

from __future__ import annotations

import base64
import json
import os
import shutil
import signal
import socket
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
DRIVER = shutil.which("chromedriver")
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--disable-dev-shm-usage", "--hide-scrollbars",
]  # fmt: skip
KEYS = {
    "left": "\ue012", "up": "\ue013", "right": "\ue014", "down": "\ue015", "enter": "\ue007",
    "tab": "\ue004", "space": "\ue00d", "page up": "\ue00e", "page down": "\ue00f",
}  # fmt: skip
_ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
_PATIENCE_S = 60


class Browser:
    """A session of a browser with one tab."""

    def __init__(self, address: str, profile: Path) -> None:
        self._address = address
        options = {"args": [*FLAGS, f"--user-data-dir={profile}"], "binary": CHROMIUM}
        capabilities = {
            "browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"},
        }  # fmt: skip
        answer = self._call("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}})
        self._session = f"/session/{answer['sessionId']}"

    def open(self, page: Path) -> None:
        """Open a page from a file."""
        self.post("/url", url=page.as_uri())

    def run(self, script: str, *values: Any) -> Any:
        """Run a script in the page, with `arguments`, and return what it returns."""
        return self.post("/execute/sync", script=script, args=list(values))

    def wait(self, script: str) -> None:
        """Wait until a script returns something true."""
        end = time.monotonic() + _PATIENCE_S
        while not self.run(script):
            assert time.monotonic() < end, script
            time.sleep(0.02)

    def press(self, *keys: str) -> None:
        """Press and release keys, one after the other."""
        actions = [
            {"type": kind, "value": KEYS.get(key, key)} for key in keys for kind in ("keyDown", "keyUp")
        ]
        self.post("/actions", actions=[{"type": "key", "id": "keys", "actions": actions}])

    def point(self, *points: tuple[float, float], kind: str = "touch") -> None:
        """Put a finger, or the mouse button, down at the first point, and move it over the others."""
        moves = [
            {"type": "pointerMove", "duration": 40 if number else 0, "x": round(x), "y": round(y)}
            for number, (x, y) in enumerate(points)
        ]
        down, up = ({"type": it, "button": 0} for it in ("pointerDown", "pointerUp"))
        actions = [moves[0], down, *moves[1:], up]
        source = {"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": actions}
        self.post("/actions", actions=[source])

    def click(self, selector: str) -> None:
        """Click an element."""
        found = self.post("/element", using="css selector", value=selector)
        self.post(f"/element/{found[_ELEMENT]}/click")

    def resize(self, width: int, height: int, *, is_phone: bool = False) -> None:
        """Set the size of the page in CSS pixels."""
        self.command(
            "Emulation.setDeviceMetricsOverride", width=width, height=height,
            deviceScaleFactor=2 if is_phone else 1, mobile=is_phone,
        )  # fmt: skip

    def command(self, name: str, **parameters: Any) -> Any:
        """Send a command of the protocol of developer tools."""
        return self.post("/goog/cdp/execute", cmd=name, params=parameters)

    def errors(self) -> list[str]:
        """Return the errors in the console since the last call."""
        entries = self.post("/se/log", type="browser")
        return [entry["message"] for entry in entries if entry["level"] == "SEVERE"]

    def picture(self, path: Path) -> None:
        """Write a PNG picture of the page."""
        path.write_bytes(base64.b64decode(self._call("GET", f"{self._session}/screenshot")))

    def printed(self) -> bytes:
        """Return the pages on paper as a PDF."""
        return base64.b64decode(self.post("/print"))

    def close(self) -> None:
        """End the session."""
        self._call("DELETE", self._session)

    def post(self, path: str, **values: Any) -> Any:
        """Send a command of WebDriver."""
        return self._call("POST", self._session + path, values)

    def _call(self, method: str, path: str, values: dict[str, Any] | None = None) -> Any:
        body = None if values is None else json.dumps(values).encode()
        request = urllib.request.Request(self._address + path, body, method=method)
        try:
            with urllib.request.urlopen(request, timeout=_PATIENCE_S) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as error:
            raise AssertionError(json.load(error)["value"]["message"]) from None


@contextmanager
def browser(profile: Path) -> Iterator[Browser]:
    """Start a driver and a browser; end both afterwards."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    assert DRIVER is not None
    # In a group of its own, which ends with its browser, whatever happens.
    driver = subprocess.Popen(
        [DRIVER, f"--port={port}"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, process_group=0
    )
    try:
        _wait_for(port)
        session = Browser(f"http://127.0.0.1:{port}", profile)
        try:
            yield session
        finally:
            session.close()
    finally:
        os.killpg(driver.pid, signal.SIGTERM)
        driver.wait(_PATIENCE_S)


def _wait_for(port: int) -> None:
    end = time.monotonic() + _PATIENCE_S
    while time.monotonic() < end:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.05)
    raise TimeoutError(port)
