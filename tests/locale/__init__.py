"""Tests of words: messages and languages."""
