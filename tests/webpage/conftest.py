"""A browser for all tests of a module; without one they are skipped."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.webpage.browser import CHROMIUM, DRIVER, Browser, browser


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    """Start a browser."""
    if CHROMIUM is None or DRIVER is None:
        pytest.skip("chromium and chromedriver are not installed")
    with browser(tmp_path_factory.mktemp("profile")) as session:
        yield session


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return the path of a page."""
    return tmp_path / "page.html"
