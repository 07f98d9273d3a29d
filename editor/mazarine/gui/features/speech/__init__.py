"""What screen readers are told about the cell cursor, and steps to exits, regions and problems."""
