"""The examples in the docstrings run with the configuration of the tests."""

pytest_plugins = ["tests.configuration"]
