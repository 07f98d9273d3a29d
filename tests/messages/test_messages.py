"""Messages as data: codes, fields and sentences."""

from __future__ import annotations

import ast
import copy
import pickle
import re
from collections import Counter
from pathlib import Path

import pytest

import mazarine
from mazarine.errors import EditRejected, ErrorMessage, MazeError, MazeFileError
from mazarine.messages import Catalog, Message, Series, field_names, in_sequence
from mazarine.resources_path import resource
from tests.messages.catalogs import SENTENCES, catalogs, sentences

ENTRIES = [entry for catalog in catalogs() for entry in catalog]
MODULES = sorted(Path(mazarine.__path__[0]).rglob("*.py"))


class Example(Catalog):
    LEFT_OUT = "{count:,} link is left out.", "{count:,} links are left out."
    PLACE = "line {number}"
    SECRET = "{side} of {cell} is {share:.0%} secret."


def test_the_list_of_sentences_is_up_to_date() -> None:
    """After a change, `python -m tests.messages.catalogs` writes the list; read the difference."""
    assert SENTENCES.read_text(encoding="utf-8") == sentences()


def test_codes_are_unique() -> None:
    codes = Counter(entry.code for entry in ENTRIES)
    assert [code for code, count in codes.items() if count > 1] == []
    # A text that is there twice would make one entry an alias of the other.
    assert [
        name for catalog in catalogs() for name, entry in catalog.__members__.items() if name != entry.name
    ] == []


def test_both_forms_of_a_plural_have_the_same_fields() -> None:
    for entry in ENTRIES:
        if not isinstance(entry.value, str):
            singular, plural = entry.value
            assert "count" in field_names(plural), entry
            assert field_names(singular) <= field_names(plural), entry


def test_sentences_of_the_core_name_no_tools_keys_or_menus() -> None:
    window = re.compile(r"\b(Ctrl|Shift\+|Alt\+|F\d\b|menu|dock|toolbar|button)\b|\btool \(|›")
    assert [entry for entry in ENTRIES if window.search(str(entry.value))] == []


def test_every_entry_is_used() -> None:
    sources = "".join(path.read_text(encoding="utf-8") for path in MODULES)
    used = set(re.findall(r"\b\w+\.([A-Z][A-Z0-9_]+)\b", sources))
    scripts = "".join(path.read_text(encoding="utf-8") for path in resource("webpage").glob("*.js"))
    used |= {f"WEB_{code.replace('-', '_').upper()}" for code in re.findall(r'"([a-z-]+)"', scripts)}
    assert [entry for entry in ENTRIES if entry.name not in used] == []


def test_no_error_of_the_core_is_made_of_text() -> None:
    kinds = {kind.__name__ for kind in _with_subclasses(MazeError)}
    found = []
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds:
                found += [
                    f"{path.name}:{node.lineno}"
                    for argument in node.args
                    if isinstance(argument, ast.JoinedStr)
                    or (isinstance(argument, ast.Constant) and " " in str(argument.value))
                ]
    assert found == []


def test_a_message_is_a_value() -> None:
    message = Example.SECRET(side="N", cell=(0, 1, 2), share=0.5)
    assert str(message) == "N of (0, 1, 2) is 50% secret."
    assert (message.code, message.fields["cell"]) == ("secret", (0, 1, 2))
    assert message == copy.deepcopy(message) == pickle.loads(pickle.dumps(message))
    assert message != Example.SECRET(side="E", cell=(0, 1, 2), share=0.5)
    assert len({message, copy.copy(message)}) == 1


def test_numbers_choose_between_singular_and_plural() -> None:
    texts = [str(Example.LEFT_OUT(count=count)) for count in (0, 1, 2, 12345)]
    assert texts == [
        "0 links are left out.", "1 link is left out.", "2 links are left out.", "12,345 links are left out.",
    ]  # fmt: skip


def test_wrong_fields_are_refused() -> None:
    with pytest.raises(TypeError, match="PLACE has the fields"):
        Example.PLACE(line=3)
    with pytest.raises(TypeError):
        Example.PLACE()


def test_messages_in_fields() -> None:
    inner = Example.LEFT_OUT(count=1)
    assert str(Message("{first} and {others}", {"first": inner.clause, "others": Series(("a", "b", 3))})) == (
        "1 link is left out and a, b and 3"
    )
    assert str(in_sequence(inner, Example.PLACE(number=2))) == "1 link is left out. line 2"


def test_text_of_users_is_no_template() -> None:
    assert str(MazeError("a {b} {} {0}")) == "a {b} {} {0}"
    assert str(Message("{name}", {"name": "{x}\n"})) == r"{x}\n"


def test_errors_carry_code_and_fields() -> None:
    error = EditRejected(Example.PLACE(number=7))
    assert (error.code, error.fields, str(error)) == ("place", {"number": 7}, "line 7")
    twin = pickle.loads(pickle.dumps(error))
    assert (twin.code, twin.fields, str(twin)) == (error.code, error.fields, str(error))


def test_the_error_of_a_file_has_the_code_of_its_reason() -> None:
    error = MazeFileError("a.maze", Example.LEFT_OUT(count=3).clause, Example.PLACE(number=2))
    assert str(error) == "a.maze, line 2: 3 links are left out."
    assert (error.code, error.fields) == ("left-out", {"count": 3})
    twin = pickle.loads(pickle.dumps(error))
    assert (twin.code, twin.path, twin.where, str(twin)) == (error.code, error.path, error.where, str(error))
    assert ErrorMessage.STOPPED.code == "stopped"


def _with_subclasses(kind: type) -> list[type]:
    return [kind, *(it for below in kind.__subclasses__() for it in _with_subclasses(below))]
