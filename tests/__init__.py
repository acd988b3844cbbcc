"""The tests: folders mirror the rooms of `regalia`, so that the test of a file is found by its name."""
