"""The server as browsers and programs meet it, over HTTP. What people see is in `tests/browser`."""
