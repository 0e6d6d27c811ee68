# Everything is done from here: `make play` opens a table, `make test` checks the whole tree.
# It asks for Python 3.11 or newer, Node, make and a C compiler, and installs into .venv only; `make test` also asks
# for PostgreSQL, Redis and Chromium, and installs Debian's packages if it may.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Rule tests are run a second time, interpreted: both ways must give the same.
RULE_TESTS := $(wildcard tests/scenarios tests/contract)
# Proves the scenario files, not the rules: once is enough.
ONCE := test_every_expected_value_matters
CODE := src tests hatch_build.py $(wildcard benchmarks examples tools/*.py)

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: setup compile web web-test play services test lint soak bench pins golden clean

# The last step is done every time: it compares hashes and compiles only when a source has changed. The install
# itself leaves compiling to it (MERIDIAN_PURE=1), because pip would hide what the compiler has to say.
setup: $(VENV)/.installed
	@$(BIN)/python hatch_build.py

compile: setup

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit("Meridian needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	@echo "setup: creating $(VENV)"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/.pinned: requirements.txt | $(BIN)/python
	@echo "setup: installing the pinned packages"
	@$(BIN)/pip install --quiet --require-hashes -r requirements.txt
	@touch $@

$(VENV)/.installed: $(VENV)/.pinned pyproject.toml hatch_build.py
	@echo "setup: installing meridian"
	@MERIDIAN_PURE=1 $(BIN)/pip install --quiet --no-deps --no-build-isolation -e .
	@touch $@

# The browser client: npm installs only when its pins have changed, and builds only when its sources have.
web: setup
	@$(BIN)/python hatch_build.py web

web-test: web
	@echo "test: the browser client"
	@cd web && npm run --silent types:check
	@cd web && npm run --silent check
	@cd web && npm test --silent
	@cd web && npm run --silent size

play: setup web
	@$(BIN)/meridian play

lint: setup
	@echo "lint: ruff"
	@$(BIN)/ruff check --quiet $(CODE)
	@$(BIN)/ruff format --quiet --check $(CODE)
	@echo "lint: mypy"
	@$(BIN)/mypy $(CODE)
	@echo "lint: who may import whom"
	@$(BIN)/lint-imports --no-logo

# The tests of the server run against PostgreSQL and Redis as they are.
services:
	@tools/services

test: services lint web-test
	@echo "test: everything"
	@$(BIN)/pytest -q -n 2
	@echo "test: the rules again, interpreted"
	@MERIDIAN_PURE=1 $(BIN)/pytest -q -n 2 $(RULE_TESTS) -k "not $(ONCE)"

soak: setup
	@$(BIN)/pytest -q -n 2 -m soak

bench: setup
	@$(BIN)/python -m benchmarks

# To refresh every pin: `make pins`, read the change of requirements.txt, `make test`. Versions that stand in
# pyproject.toml with == (the build requirements) are changed there first, in both places where they stand.
# uv resolves; only its hashed export is kept, because uv.lock holds addresses.
pins: $(BIN)/python
	@$(BIN)/pip install --quiet uv
	@rm -f uv.lock
	@$(BIN)/uv lock --quiet
	@$(BIN)/uv export --quiet --all-groups --no-emit-project --no-header --output-file requirements.txt
	@rm -f uv.lock
	@echo "pins: requirements.txt is new"

clean:
	@rm -rf $(VENV) build dist web/node_modules src/meridian/web .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@rm -f src/meridian/_compiled.json
	@find src -name '*.so' -delete
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

# Golden journals are kept for ever: this only writes what is missing.
golden: setup
	@$(BIN)/python -m tests.golden.playthrough
