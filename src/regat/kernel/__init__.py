"""What any game here shares; it knows no game and needs only the standard library."""
