"""Tests of tables without a network: logs, what viewers are shown, stages."""
