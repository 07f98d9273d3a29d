"""Statistics as text for other programs."""

from __future__ import annotations

import json

from mazarine.paths.structure.measures import Statistics
from mazarine.tables import csv_text


def csv_of(found: Statistics) -> str:
    """Return a line of name and value for each measure, below a line that names the columns."""
    rows = [
        (name, str(value).lower() if isinstance(value, bool) else value) for name, value in found.as_rows()
    ]
    return csv_text([("name", "value"), *rows])


def json_of(found: Statistics) -> str:
    """Return one JSON object."""
    return json.dumps(found.as_dict(), indent=2) + "\n"
