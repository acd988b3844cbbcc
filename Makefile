# Everything sets itself up: a machine with Python ≥ 3.11 and make is enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready

.PHONY: play test verify check bench gpu conformance break-rules clean

play: $(READY)            ## watch bots play a game to its score sheet
	@$(BIN)/regalia watch royals --players 3 --level chancellor --level envoy --level courtier

test: $(READY) check      ## everything that must hold
	$(BIN)/python -m pytest -n auto

verify: $(READY)          ## the three ways to run the rules against each other, in masses
	REGALIA_VERIFY=1 $(BIN)/python -m pytest tests/test_ways.py -n auto

check: $(READY)           ## formatting, lint, types
	$(BIN)/ruff check .
	$(BIN)/mypy

bench: $(READY)           ## this engine and its peers in one run, into docs/benchmarks.md
	$(BIN)/python bench/compare.py

gpu:                      ## on a CUDA machine with numba-cuda: bit for bit as on the CPU, moves per second
	$(PYTHON) bench/gpu.py

conformance: $(READY)     ## counts and playthroughs anew, after a rule was changed on purpose
	$(BIN)/python -m regalia.conformance.make conformance

break-rules: $(READY)     ## break rules one at a time and see that a test notices
	$(BIN)/python tests/break_rules.py

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Regalia needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up $(VENV) …"
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -r requirements.lock
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps -e .
	@touch $(READY)

clean:                    ## remove what was set up
	rm -rf $(VENV) .venv-peers .pytest_cache .mypy_cache .ruff_cache .hypothesis build
