"""Tests of what only Royals has: boards, payments."""
