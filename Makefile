# Everything sets itself up in .venv (and .venv-compiled); Python 3.11 or newer and make are all that is needed.

PYTHON ?= python3
ARGS ?=
VENV := .venv
COMPILED := .venv-compiled
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') $(wildcard docs/rules/*.md) setup.py pyproject.toml
WORKERS ?= 2

.PHONY: play test check lint types compiled test-plain test-compiled acceptance bench playthroughs clean

play: $(VENV)/ready-to-play  ## a game of Strife in the terminal; ARGS="--lang fr --option rounds=1"
	@$(VENV)/bin/ludotheque play strife $(ARGS)

test: lint types test-plain test-compiled  ## everything

check: lint types  ## lint, types and the fast tests
	$(VENV)/bin/python -m pytest -n $(WORKERS) tests/kernel tests/games tests/content tests/test_layers.py tests/test_table.py

lint: $(VENV)/ready-to-test
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .

types: $(VENV)/ready-to-test
	$(VENV)/bin/mypy

test-plain: $(VENV)/ready-to-test
	$(VENV)/bin/python -m pytest -n $(WORKERS)

# The same tests once more, on kernel and rules compiled by mypyc. Without a C compiler there is only one line about it,
# except in CI, where that is an error.
test-compiled:
	@if command -v cc >/dev/null 2>&1 || command -v gcc >/dev/null 2>&1; then \
		$(MAKE) --no-print-directory $(COMPILED)/ready && \
		EXPECT_COMPILED=1 $(COMPILED)/bin/python -m pytest -n $(WORKERS); \
	elif [ -n "$$CI" ]; then echo "no C compiler: the compiled tests cannot run" >&2; exit 1; \
	else echo "no C compiler was found: the compiled half of the tests is left out"; fi

compiled: $(COMPILED)/ready  ## kernel and rules compiled, in an environment of their own

acceptance: $(VENV)/ready-to-test $(COMPILED)/ready  ## the same tests with full counts
	FULL=1 $(VENV)/bin/python -m pytest -n $(WORKERS) --timeout 3600
	FULL=1 EXPECT_COMPILED=1 $(COMPILED)/bin/python -m pytest -n $(WORKERS) --timeout 3600

bench: $(VENV)/ready-to-test $(COMPILED)/ready  ## speed beside peers, plain and compiled
	$(VENV)/bin/ludotheque bench --peers
	$(COMPILED)/bin/ludotheque bench --peers

playthroughs: $(VENV)/ready-to-test  ## write the recorded games of the tests anew
	$(VENV)/bin/python -m tests.playthroughs.write

clean:
	rm -rf $(VENV) $(COMPILED) build src/*.egg-info

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "python3-venv is missing: install it, then try again" >&2; exit 1; }

$(VENV)/ready-to-play: pyproject.toml setup.py | $(VENV)/bin/python
	@echo "Setting up the game; this happens once."
	@$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/ready-to-test: pyproject.toml setup.py | $(VENV)/bin/python
	$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[dev,pettingzoo,openspiel]'
	@touch $@ $(VENV)/ready-to-play

# Never editable: compiled files beside the sources would shadow later edits.
$(COMPILED)/ready: $(SOURCES)
	@test -x $(COMPILED)/bin/python || $(PYTHON) -m venv $(COMPILED)
	LUDOTHEQUE_COMPILED=1 $(COMPILED)/bin/python -m pip install --quiet --disable-pip-version-check \
		'.[dev,pettingzoo,openspiel]'
	@touch $@
