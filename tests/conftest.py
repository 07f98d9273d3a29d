"""What all tests share is in `tests.configuration`, also for the examples in the package."""

pytest_plugins = ["tests.configuration"]
