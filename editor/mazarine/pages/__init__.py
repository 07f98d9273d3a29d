"""Pages of paper as PDF files, painted by Qt: mazes, tilings, books, worksheets and standings."""
