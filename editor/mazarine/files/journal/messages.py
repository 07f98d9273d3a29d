"""The sentences of journals."""

from __future__ import annotations

from mazarine.messages import Catalog


class JournalMessage(Catalog):
    """Faults of journals: clauses that follow the name of the file and a colon."""

    JOURNAL_STEP = "step {number}"
    NOT_A_JOURNAL = "this is not a journal, or its beginning is damaged"
    JOURNAL_WITHOUT_MAZE = "the journal does not start with a maze"
    SECOND_BEGINNING = "the journal has two beginnings"
    UNKNOWN_RECORD = "the journal contains an unknown record"
    TOO_MANY_STEPS = "the journal has more than {most:,} steps"
    PLACES_CUT_SHORT = "the list of its cells is truncated"
    STEP_DOES_NOT_FIT = "it does not fit the maze"
    PROPERTIES_TOO_LONG = "its properties have {size:,} bytes; the maximum is {most:,}"
    LINKS_OR_MARKERS_TOO_LONG = "its links or markers have {size:,} bytes; the maximum is {most:,}"
    JOURNAL_NOT_STARTED = "the journal was not started"
    JOURNAL_REPLACED = "the journal was removed or replaced"
