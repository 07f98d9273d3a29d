"""How the tests run: Hypothesis by profile.

`ci`, the default, fits into a coffee break; `MAZEWRIGHT_HYPOTHESIS=soak` looks for as long as it takes.
Neither is derandomized: every run looks somewhere new, and a failure prints the blob that repeats it.
"""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

_PROFILE = os.environ.get("MAZEWRIGHT_HYPOTHESIS", "ci")

# No deadline: the first call of a compiled kernel takes seconds, and the machine may be shared.
settings.register_profile(
    "ci",
    deadline=None,
    max_examples=100,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("soak", settings.get_profile("ci"), max_examples=5000)
settings.load_profile(_PROFILE)
