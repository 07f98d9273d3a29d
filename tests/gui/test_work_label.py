"""What is said of work in progress while it waits for the engine."""

from __future__ import annotations

from threading import Thread

import pytest
from pytestqt.qtbot import QtBot

from mazarine.compiling import MODE
from mazarine.gui.background.engine_state import engine_state
from mazarine.gui.i18n import tr_later
from mazarine.gui.widgets.work_label import WorkLabel
from mazarine.precompile.preparation import Preparation


def test_it_says_how_far_the_engine_is_while_something_waits_for_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = engine_state()
    preparation = Preparation(engine.changed.emit)
    wanted: list[str] = []

    class WarmUp:
        prefer = staticmethod(wanted.append)

    monkeypatch.setattr(engine, "_preparation", preparation)
    monkeypatch.setattr(preparation, "_warm_up", WarmUp())
    label = WorkLabel()
    qtbot.addWidget(label)
    label.show_work(tr_later("Checking…"))
    preparation._report(90, 102)
    assert label.text() == "Checking…", "it may well be done without the engine"
    thread = Thread(target=preparation.wait_for_package, args=("mazarine.design.search",))
    thread.start()
    qtbot.waitUntil(lambda: label.text() == "Waiting for the engine, 90 of 102")
    assert wanted == ["design"]
    preparation._report(94, 102)
    qtbot.waitUntil(lambda: label.text() == "Waiting for the engine, 94 of 102")
    preparation._note_group("design")
    thread.join()
    qtbot.waitUntil(lambda: label.text() == "Checking…")
    label.show_message(tr_later("Done"))
    preparation._report(95, 102)
    qtbot.wait(1)
    assert label.text() == "Done"
    assert not MODE.is_preparing
