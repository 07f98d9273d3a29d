"""What an eye in a maze sees."""

from mazewright.minds.sight.field_of_view import Sight

__all__ = ["Sight"]
