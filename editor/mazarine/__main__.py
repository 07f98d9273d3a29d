"""`python -m mazarine` is `mazarine`."""

from mazarine.cli import main

if __name__ == "__main__":
    main()
