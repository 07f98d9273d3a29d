"""What goes on off the window's thread: how it is asked for, done and answered."""
