"""Parts of forms that ask for a generated maze, which several features have."""
