from .things_here import placed_by as placed_by
