"""Tests of the ways to run rules, and of what is watched while they run."""
