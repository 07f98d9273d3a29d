"""Updates the translations of the window with Qt's tools: `python -m tests.i18n.update`.

`lupdate` collects the texts of the window from its source, and those of the catalogs and tables from a file
that lists them. New texts are marked as unfinished in `resources/languages/*.ts`, to be translated with
Qt Linguist or a text editor; texts that are not used any more are removed. `lrelease` compiles the files
that the program reads.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree as ET

import PySide6

from mazarine.gui.features.help.action_search import SYNONYMS
from mazarine.gui.shell.menus import MENUS, OTHERS, SUBMENUS
from tests.messages.catalogs import catalogs

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ROOT / "resources" / "languages"
CODES = ("fr", "pl")
_TOOLS = Path(PySide6.__file__).parent
_SEPARATORS = (", ", " and ", " or ")
_ALIASES = "tr+=show_text,QT_TR_NOOP+=tr_later"


def listed_texts() -> Iterator[tuple[str, bool]]:
    """Yield the texts in catalogs and tables, and whether they have plural forms."""
    for catalog in catalogs(with_window=True):
        # The command line is in English.
        if catalog.__module__.startswith("mazarine.cli"):
            continue
        for entry in catalog:
            is_plural = not isinstance(entry.value, str)
            if not entry.value:
                continue
            yield (entry.value[1] if is_plural else entry.value), is_plural
    yield from ((text, False) for text in (*MENUS, OTHERS, *(title for title, _ in SUBMENUS.values())))
    yield from ((text, False) for text in (*SYNONYMS.values(), *_SEPARATORS))


def update(folder: Path) -> None:
    """Update the files of translations in a folder, and compile them."""
    paths = [folder / f"{code}.ts" for code in CODES]
    with tempfile.TemporaryDirectory() as temporary:
        listed = Path(temporary) / "listed.py"
        lines = [
            f"tr({text!r}, '', 1)" if is_plural else f"tr({text!r})" for text, is_plural in listed_texts()
        ]
        listed.write_text("\n".join(lines), encoding="utf-8")
        subprocess.run(
            [
                _TOOLS / "lupdate", "-silent", "-no-obsolete", "-locations", "none", "-extensions", "py",
                "-tr-function-alias", _ALIASES, ROOT / "editor" / "mazarine" / "gui", listed, "-ts", *paths,
            ],
            check=True,
        )  # fmt: skip
    for path in paths:
        compile_file(path, path.with_suffix(".qm"))


def compile_file(path: Path, to: Path) -> None:
    """Compile a file of translations."""
    subprocess.run([_TOOLS / "lrelease", "-silent", path, "-qm", to], check=True)


def translations_in(path: Path) -> dict[str, list[str]]:
    """Return the translations in a file by their source, one for each plural form; empty if unfinished."""
    found = {}
    for message in ET.parse(path).getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        found[message.findtext("source", "")] = forms
    return found


def main() -> int:
    """Update the files; return 1 if some texts are not translated yet."""
    update(LANGUAGES)
    unfinished = 0
    for code in CODES:
        translations = translations_in(LANGUAGES / f"{code}.ts")
        missing = [source for source, forms in translations.items() if not all(forms)]
        unfinished += len(missing)
        sys.stdout.write(f"{code}: {len(translations):,} texts, {len(missing):,} to be translated\n")
    return 1 if unfinished else 0


if __name__ == "__main__":
    raise SystemExit(main())
