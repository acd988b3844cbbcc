"""Regalia as people meet it: in a real Chromium, at a real server."""
