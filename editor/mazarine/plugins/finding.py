"""Finding plugins: files in the plugins folder, and entry points of installed distributions."""

from __future__ import annotations

import codecs
import contextlib
import importlib
import importlib.util
import stat
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import TYPE_CHECKING

import msgspec

from mazarine.former_name import FORMER_NAME
from mazarine.messages import brief
from mazarine.plugins.manifest import (
    API,
    MANIFEST_FILES,
    Entry,
    ExplorerEntry,
    FormatEntry,
    GeneratorEntry,
    Manifest,
    ManifestError,
    OtherApi,
    StatisticEntry,
    block_in,
    read_manifest,
)
from mazarine.plugins.messages import PluginMessage
from mazarine.plugins.plugin import Plugin, PluginKind

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

_MOST_BYTES = 1 << 20
_BAD_METADATA = OSError, ValueError, TypeError, AttributeError, LookupError, ImportError
"""Raised by `importlib.metadata` for files that are not as they should be."""

_ENTRY_TYPES: dict[PluginKind, type[Entry]] = {
    PluginKind.GENERATORS: GeneratorEntry,
    PluginKind.EXPLORERS: ExplorerEntry,
    PluginKind.FORMATS: FormatEntry,
    PluginKind.OVERLAYS: Entry,
    PluginKind.CHECKS: Entry,
    PluginKind.STATISTICS: StatisticEntry,
}


def plugins_in(folder: Path) -> Iterator[Plugin]:
    """Yield a plugin for each Python file of a folder, by name; none if there is no such folder."""
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == ".py" and path.name[0] not in "._")
    except OSError:
        return
    for path in paths:
        try:
            status = path.stat()
            plugin = Plugin(path.name, (path, status.st_mtime_ns, status.st_size))
            text = _head_of(path, status.st_mode)
        except (OSError, UnicodeDecodeError) as error:
            plugin = Plugin(path.name, (path,))
            plugin.note(PluginMessage.PLUGIN_NOT_READABLE(plugin=path.name, reason=brief(str(error))))
        else:
            _read_file(plugin, path, text)
        yield plugin


def _head_of(path: Path, mode: int) -> str:
    """Return the begin of a file, where its manifest must be."""
    if not stat.S_ISREG(mode):
        raise OSError(str(PluginMessage.PLUGIN_NO_FILE()))
    with path.open("rb") as stream:
        # The last letter may be cut off.
        return codecs.getincrementaldecoder("utf-8-sig")().decode(stream.read(_MOST_BYTES))


def _read_file(plugin: Plugin, path: Path, text: str) -> None:
    block = block_in(text)
    if block is None:
        plugin.note(PluginMessage.PLUGIN_WITHOUT_MANIFEST(plugin=plugin.name))
        return
    manifest = _manifest(plugin, block)
    if manifest is not None:
        load = _Module(path)
        for kind in PluginKind:
            plugin.entries += [(kind, entry, load) for entry in getattr(manifest, kind)]


def _manifest(plugin: Plugin, text: str) -> Manifest | None:
    """Read a manifest; if it is wrong the plugin notes why."""
    try:
        return read_manifest(text)
    except ManifestError as error:
        plugin.note(PluginMessage.PLUGIN_MANIFEST_WRONG(plugin=plugin.name, reason=brief(str(error))))
    except OtherApi as error:
        plugin.note(PluginMessage.PLUGIN_API_UNKNOWN(plugin=plugin.name, api=str(error), known=API))
    return None


class _Module:
    """Imports a file once."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._module: ModuleType | None = None
        self._lock = RLock()

    def __call__(self) -> ModuleType:
        with self._lock:
            if self._module is None:
                self._module = self._run()
            return self._module

    def _run(self) -> ModuleType:
        name = f"mazarine_plugin_{self._path.stem}"
        module = ModuleType(name)
        module.__file__ = str(self._path)
        # Dataclasses and `pickle` look for the module of a class by its name.
        sys.modules[name] = module
        # Not by `importlib`, which could run what was compiled from the file before its last change.
        source = self._path.read_bytes()
        if f"{FORMER_NAME.upper()}_PLUGIN".encode() in source:
            # Its imports have the former name, which is another distribution's by now.
            source = source.replace(FORMER_NAME.encode(), b"mazarine")
        exec(compile(source, str(self._path), "exec"), vars(module))
        return module


def installed_plugins() -> Iterator[Plugin]:
    """Yield a plugin for each distribution with entry points for Mazarine; none of them is imported."""
    for folder in _distributions():
        plugin = Plugin(folder.stem, (folder, folder.stat().st_mtime_ns))
        try:
            _read_distribution(plugin, folder)
        except _BAD_METADATA as error:
            plugin.entries.clear()
            reason = brief(" ".join(str(error).split()).rstrip("."))
            plugin.note(PluginMessage.PLUGIN_NOT_READABLE(plugin=plugin.name, reason=reason))
        yield plugin


def _read_distribution(plugin: Plugin, folder: Path) -> None:
    from importlib.metadata import Distribution  # noqa: PLC0415  # takes longer than all the rest

    distribution = Distribution.at(folder)
    if distribution.metadata["Name"]:
        plugin.name = f"{distribution.name} {distribution.version}"
    manifests: dict[str, Manifest | None] = {}
    for kind in PluginKind:
        for point in (it for group in kind.groups for it in distribution.entry_points.select(group=group)):
            if point.module not in manifests:
                text = _manifest_text(point.module)
                manifests[point.module] = Manifest(API) if text is None else _manifest(plugin, text)
            manifest = manifests[point.module]
            if manifest is not None:
                _add_point(plugin, kind, point, manifest)


def _distributions() -> Iterator[Path]:
    """Yield the folders about distributions whose entry points name Mazarine.

    `importlib.metadata` reads all of them too, but parses each: that takes ten times as long.
    """
    seen: set[str] = set()
    for place in sys.path:
        try:
            folders = [it for it in Path(place or ".").iterdir() if it.suffix in (".dist-info", ".egg-info")]
        except OSError:
            continue
        for folder in folders:
            if folder.name not in seen:
                seen.add(folder.name)
                with contextlib.suppress(OSError, UnicodeDecodeError):
                    text = (folder / "entry_points.txt").read_text(encoding="utf-8")
                    if "[mazarine." in text or f"[{FORMER_NAME}." in text:
                        yield folder


def _add_point(plugin: Plugin, kind: PluginKind, point: EntryPoint, manifest: Manifest) -> None:
    described = [entry for entry in getattr(manifest, kind) if entry.name == point.name]
    try:
        entry = described[0] if described else msgspec.convert({"name": point.name}, _ENTRY_TYPES[kind])
    except msgspec.ValidationError as error:  # such as a format without suffixes
        plugin.note(PluginMessage.PLUGIN_MANIFEST_WRONG(plugin=plugin.name, reason=brief(str(error))))
        return
    entry.object = point.attr or entry.object
    plugin.entries.append((kind, entry, partial(importlib.import_module, point.module)))


def _manifest_text(module: str) -> str | None:
    """Return the TOML of a package or a module, without importing it; None if it has none."""
    top, *inner = module.split(".")
    try:
        spec = importlib.util.find_spec(top)
        if spec is None:
            return None
        if spec.submodule_search_locations is None:
            return block_in(Path(spec.origin or "").read_text(encoding="utf-8"))
        for folder in map(Path, spec.submodule_search_locations):
            packages = [folder.joinpath(*inner[:depth]) for depth in range(len(inner), -1, -1)]
            for package in packages:
                for path in (package / name for name in MANIFEST_FILES):
                    if path.is_file():
                        return path.read_text(encoding="utf-8")
            for path in (packages[0] / "__init__.py", packages[0].with_suffix(".py")):
                if path.is_file():
                    return block_in(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, ImportError):
        pass
    return None
