"""The build of the native core: systems, wheels, compilers that do not work."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.native.libraries import ROOT, builder


@pytest.mark.parametrize(
    ("name", "tag", "suffix", "levels"),
    [
        ("x86_64-linux-gnu.2.17", "manylinux_2_17_x86_64", ".so", ["v2", "v3"]),
        ("aarch64-linux-gnu.2.17", "manylinux_2_17_aarch64", ".so", ["plain"]),
        ("x86_64-macos", "macosx_11_0_x86_64", ".dylib", ["v2", "v3"]),
        ("aarch64-macos", "macosx_11_0_arm64", ".dylib", ["plain"]),
        ("x86_64-windows-gnu", "win_amd64", ".dll", ["v2", "v3"]),
    ],
)
def test_each_system_has_its_wheel(name: str, tag: str, suffix: str, levels: list[str]) -> None:
    target = builder().Target(name)
    assert (target.tag, target.suffix, list(target.levels)) == (tag, suffix, levels)


@pytest.mark.parametrize(
    ("options", "environment", "sentence"),
    [
        (["--target", "vax"], {}, "Mazarine cannot be built for vax; choose x86_64-linux-gnu.2.17, "),
        ([], {"CC": "no-such-compiler"}, "no-such-compiler does not work (it is not found)"),
        ([], {"PATH": ""}, "Building Mazarine needs a C compiler, and there is none"),
    ],
    ids=["system", "compiler", "none"],
)
def test_what_cannot_be_built_is_reported_in_one_sentence(
    options: list[str], environment: dict[str, str], sentence: str, tmp_path: Path
) -> None:
    # In place of the package, which may be installed.
    (tmp_path / "ziglang.py").write_text("raise SystemExit(1)")
    folder = tmp_path / "libraries"
    done = subprocess.run(
        [sys.executable, "-S", "editor/native/build.py", "--folder", str(folder), *options],
        capture_output=True, text=True, cwd=ROOT, check=False,
        env={"PATH": "/usr/bin:/bin", "PYTHONPATH": str(tmp_path), **environment},
    )  # fmt: skip
    assert (done.returncode, done.stderr.count("\n")) == (1, 1), done.stderr
    assert sentence in done.stderr
    assert not folder.exists()


def test_no_line_of_the_sources_is_longer_than_the_style_says() -> None:
    folder = ROOT / "editor/native"
    limit = int(re.findall(r"ColumnLimit: (\d+)", (folder / ".clang-format").read_text())[0])
    sources = [*folder.rglob("*.[ch]")]
    assert sources
    for source in sources:
        lines = source.read_text().splitlines()
        assert [line for line in lines if len(line) > limit] == [], source.name
