"""`python -m mazewright` is `mazewright`."""

from mazewright.cli import main

if __name__ == "__main__":
    main()
