"""Tests of reviews and their page."""
