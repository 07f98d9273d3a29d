"""What a crash must not lose: journals are written, found again, and the user is asked."""
