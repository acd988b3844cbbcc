"""Jobs, results files, and what reports share."""
