"""`python -m editor` is `mazewright`."""

from editor.cli import main

if __name__ == "__main__":
    main()
