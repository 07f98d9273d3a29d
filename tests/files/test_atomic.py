"""Writing leaves the old file or the new one, and one sentence."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from mazarine.errors import MazeFileError
from mazarine.files.atomic import remove_unfinished, replacing
from mazarine.files.messages import FileMessage
from mazarine.files.source import opened
from tests.refusals import refused

_AS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0


def _put(path: Path, data: bytes) -> None:
    with replacing(path) as stream:
        stream.write(data)


def _put_half(path: Path, error: BaseException) -> None:
    with replacing(path) as stream:
        stream.write(b"half")
        raise error


def _assert_refused(path: Path, code: str, **fields: object) -> None:
    with refused(MazeFileError, code, **fields) as caught:
        _put(path, b"new")
    sentence = str(caught.value)
    assert sentence.startswith(f"{path}: ")
    assert sentence.endswith(".")
    assert "\n" not in sentence


def test_the_new_file_takes_the_place_of_the_old(tmp_path: Path) -> None:
    path = tmp_path / "a.maze"
    for data in (b"one", b"two"):
        _put(path, data)
        assert path.read_bytes() == data
        assert list(tmp_path.iterdir()) == [path]


def test_the_old_file_is_whole_until_the_block_ends(tmp_path: Path) -> None:
    path = tmp_path / "a.maze"
    _put(path, b"old")
    with replacing(path) as stream:
        stream.write(b"new")
        stream.flush()
        assert path.read_bytes() == b"old"


@pytest.mark.parametrize(
    "error", [ValueError("a defect"), KeyboardInterrupt(), OSError(errno.ENOSPC, "full")]
)
def test_a_block_that_raises_changes_nothing(tmp_path: Path, error: BaseException) -> None:
    path = tmp_path / "a.maze"
    _put(path, b"old")
    with pytest.raises((type(error), MazeFileError)):
        _put_half(path, error)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_full_disk_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_descriptor: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    path = tmp_path / "a.maze"
    _put(path, b"old")
    monkeypatch.setattr(os, "fsync", full)
    _assert_refused(path, "disk-full")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX")
def test_the_mode_of_the_old_file_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.maze"
    path.touch()
    path.chmod(0o640)
    _put(path, b"new")
    assert stat.S_IMODE(path.stat().st_mode) == 0o640


@pytest.mark.skipif(os.name != "posix", reason="modes are of POSIX")
def test_a_new_file_has_the_mode_that_the_user_asked_for(tmp_path: Path) -> None:
    plain = tmp_path / "plain"
    plain.touch()
    _put(tmp_path / "a.maze", b"new")
    assert (tmp_path / "a.maze").stat().st_mode == plain.stat().st_mode


@pytest.mark.skipif(os.name != "posix", reason="links need rights elsewhere")
def test_a_symbolic_link_stays_and_its_target_is_replaced(tmp_path: Path) -> None:
    target, link = tmp_path / "folder" / "target.maze", tmp_path / "link.maze"
    target.parent.mkdir()
    link.symlink_to(Path("folder") / "target.maze")
    for data in (b"made through the link", b"replaced through the link"):
        _put(link, data)
        assert link.is_symlink()
        assert target.read_bytes() == data
    assert list(target.parent.iterdir()) == [target]


@pytest.mark.skipif(os.name != "posix", reason="links need rights elsewhere")
def test_links_in_a_circle_are_refused(tmp_path: Path) -> None:
    (tmp_path / "a").symlink_to(tmp_path / "b")
    (tmp_path / "b").symlink_to(tmp_path / "a")
    with refused(MazeFileError, "link-cycle"), opened(tmp_path / "a"):
        pass
    _assert_refused(tmp_path / "a", "link-cycle")


def test_a_missing_folder(tmp_path: Path) -> None:
    _assert_refused(tmp_path / "none" / "a.maze", "folder-missing", folder=tmp_path / "none")


def test_a_folder_in_the_place_of_the_file(tmp_path: Path) -> None:
    _assert_refused(tmp_path, "file-is-folder")


def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "a").touch()
    with pytest.raises(MazeFileError) as caught:
        _put(tmp_path / "a" / "b.maze", b"new")
    assert caught.value.code in ("folder-in-path-missing", "folder-missing")


def test_a_name_that_is_too_long(tmp_path: Path) -> None:
    _assert_refused(tmp_path / ("a" * 300), "name-too-long")


def test_a_name_as_long_as_names_can_be(tmp_path: Path) -> None:
    _put(tmp_path / ("a" * 255), b"new")


@pytest.mark.skipif(os.name != "posix", reason="devices are of POSIX")
def test_a_device_is_neither_replaced_nor_read(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    _assert_refused(pipe, "not-replaceable")
    with refused(MazeFileError, "not-regular-file"), opened(pipe):
        pass


@pytest.mark.skipif(_AS_ROOT, reason="the superuser may write anywhere")
def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    _assert_refused(
        tmp_path / "a.maze", "not-created", folder=tmp_path, reason=FileMessage.PERMISSION_DENIED()
    )
    tmp_path.chmod(0o700)


@pytest.mark.skipif(_AS_ROOT, reason="the superuser may write anywhere")
def test_a_file_that_may_not_be_written(tmp_path: Path) -> None:
    path = tmp_path / "a.maze"
    path.touch()
    path.chmod(0o400)
    _assert_refused(path, "write-protected")


def test_permission_denied_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def denied(*_arguments: object, **_options: object) -> int:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "open", denied)
    _assert_refused(
        tmp_path / "a.maze", "not-created", folder=tmp_path, reason=FileMessage.PERMISSION_DENIED()
    )


def test_what_a_killed_program_left_behind_is_swept_up_after_a_day(tmp_path: Path) -> None:
    old, young, foreign = (tmp_path / name for name in (".mazarine-0.tmp", ".mazarine-1.tmp", ".other-0.tmp"))
    for left in (old, young, foreign):
        left.write_bytes(b"half")
    for left in (old, foreign):
        os.utime(left, (0, 0))
    with replacing(tmp_path / "a.maze") as stream:
        stream.write(b"whole")
    assert sorted(left.name for left in tmp_path.iterdir()) == [
        ".mazarine-1.tmp", ".other-0.tmp", "a.maze",
    ]  # fmt: skip


@pytest.mark.skipif(os.name == "nt", reason="Windows removes no file that is open")
def test_what_is_unfinished_is_removed_and_who_writes_does_not_notice(tmp_path: Path) -> None:
    written = 0

    def write() -> None:
        nonlocal written
        with replacing(tmp_path / "new") as stream:
            stream.write(b"half")
            remove_unfinished()
            assert not list(tmp_path.iterdir())
            written = stream.write(bytes(1 << 20))
            stream.flush()

    with pytest.raises(MazeFileError):
        write()
    assert written
    assert not list(tmp_path.iterdir())
