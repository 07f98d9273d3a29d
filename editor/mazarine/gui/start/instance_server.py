"""Receiving the files of later starts in the program that is already running."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QApplication, QWidget

from mazarine.gui.start import single_instance

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

log = logging.getLogger(__name__)

_WRITE_WITHIN_MS = 100


class InstanceServer(QObject):
    """Receives the files of later starts.

    Connections wait until `serve`, so `listen` can come before the window.
    """

    paths_received = Signal(object)
    """A list of absolute paths, empty if the later start names none."""

    def __init__(self) -> None:
        super().__init__()
        self._server: QLocalServer | None = None

    def listen(self) -> bool:
        """Listen for later starts; return whether that is possible."""
        try:
            # QtNetwork needs libraries that the rest of Qt does not need.
            from PySide6.QtNetwork import QLocalServer, QLocalSocket  # noqa: PLC0415  # may be missing

            name = single_instance.address()
        except (ImportError, OSError) as error:
            log.warning("later starts cannot open files here: %s", error)
            return False
        # The folder keeps other users out. With `UserAccessOption` Qt would replace the socket of another
        # program instead of failing.
        server = QLocalServer(self)
        if not server.listen(name):
            other = QLocalSocket()
            other.connectToServer(name)
            if other.error() == QLocalSocket.LocalSocketError.ConnectionRefusedError:
                # A crash left the socket behind.
                QLocalServer.removeServer(name)
                server.listen(name)
        if not server.isListening():
            log.warning("later starts cannot open files here: %s", server.errorString())
            return False
        self._server = server
        return True

    def serve(self) -> None:
        """Answer later starts from now on."""
        if self._server is not None:
            self._server.newConnection.connect(self._accept)
            self._accept()

    def close(self) -> None:
        """Let later starts open windows of their own."""
        if self._server is not None:
            self._server.close()

    @Slot()
    def _accept(self) -> None:
        assert self._server is not None
        while self._server.hasPendingConnections():
            client = self._server.nextPendingConnection()
            client.disconnected.connect(client.deleteLater)
            client.readyRead.connect(partial(self._read, client))
            self._read(client)

    def _read(self, client: QLocalSocket) -> None:
        """Answer a message when it is complete."""
        try:
            request = single_instance.decode(bytes(client.peek(client.bytesAvailable()).data()))
        except single_instance.NoRequest:
            log.warning("a message of another program was refused")
            client.abort()
            return
        if request is None:
            return
        client.readAll()
        client.write(single_instance.ANSWER)
        is_awaited = client.waitForBytesWritten(_WRITE_WITHIN_MS)
        client.disconnectFromServer()
        # A start that has stopped waiting opens its file itself.
        if is_awaited:
            single_instance.use_token(request.token)
            self.paths_received.emit(request.paths)


def bring_to_front(window: QWidget) -> None:
    """Show a window, or the question that is open in it, above all others."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    for each in (window, QApplication.activeModalWidget()):
        if each is not None:
            each.raise_()
            each.activateWindow()
