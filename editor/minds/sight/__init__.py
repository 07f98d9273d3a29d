"""What an eye in a maze sees."""

from editor.minds.sight.field_of_view import Sight

__all__ = ["Sight"]
