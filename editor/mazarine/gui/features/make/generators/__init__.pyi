from .wandering import show_infinite as show_infinite
