"""Tests of the kernel: luck, rule tables."""
