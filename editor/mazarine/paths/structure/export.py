"""Statistics as text for other programs."""

from __future__ import annotations

import csv
import io
import json

from mazarine.paths.structure.measures import Statistics


def csv_of(found: Statistics) -> str:
    """Return a line of name and value for each measure, below a line that names the columns."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("name", "value"))
    writer.writerows(
        (name, str(value).lower() if isinstance(value, bool) else value) for name, value in found.as_rows()
    )
    return text.getvalue()


def json_of(found: Statistics) -> str:
    """Return one JSON object."""
    return json.dumps(found.as_dict(), indent=2) + "\n"
