# Everything is done from here: `make play` opens a table, `make test` checks the whole tree.
# It asks for Python 3.11 or newer, Node, make and a C compiler, and installs into .venv only; `make test` also asks
# for PostgreSQL, Redis and Chromium, and installs Debian's packages if it may.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
# Rule tests are run a second time, interpreted. That both ways give the same at every size of table, view by view and
# refusal by refusal, is shown by tests/contract/test_processes.py: interpreted, the contract is checked at the smallest.
RULE_TESTS := $(wildcard tests/scenarios tests/contract)
# Once is enough: the first proves the scenario files, not the rules, and the other starts interpreters of both kinds.
ONCE := test_every_expected_value_matters or test_processes.py
# Tests of the server wait for processes and clocks: more workers than cores use the time.
WORKERS ?= 5
CODE := src tests hatch_build.py tools $(wildcard benchmarks examples)

export PIP_DISABLE_PIP_VERSION_CHECK := 1
# Containers often forbid Python to keep bytecode; a server or a worker then takes half as long again to start.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: setup environment compile web web-test play services check interpreted suite test lint soak loaded peers bench pictures pins \
	wheels try-wheels image docs cast golden clean

setup: compile

environment:
	@$(PYTHON) -m tools.build.locks install dev

# It compares hashes every time, and compiles only when a source has changed.
compile: environment
	@$(BIN)/python -m tools.build.compile

# The browser client: npm installs only when its pins have changed, and builds only when its sources have.
web:
	@$(PYTHON) -m tools.build.client

web-test: export MERIDIAN_PURE = 1
web-test: environment web
	@echo "test: the browser client"
	@cd web && npm run --silent types:check
	@cd web && npm run --silent check
	@cd web && npm test --silent
	@cd web && npm run --silent size

# Opens a table first and compiles behind it. For `meridian play` itself: make play ARGS="globopolis --no-browser"
play:
	@$(PYTHON) -m tools.build.play $(ARGS)

lint: environment
	@echo "lint: ruff"
	@$(BIN)/ruff check --quiet $(CODE)
	@$(BIN)/ruff format --quiet --check $(CODE)
	@echo "lint: mypy"
	@$(BIN)/mypy $(CODE)
	@echo "lint: who may import whom"
	@$(BIN)/lint-imports --no-logo

# A minute's answer while one works: every scenario and every law once, each game at its smallest table. Everything
# else, at every size and interpreted too, is for `make test`.
QUICK := not ($(ONCE)) and (not test_contract.py or -2])
check: lint compile
	@echo "check: core, scenarios, contract"
	@$(BIN)/pytest -q -n 2 tests/core $(RULE_TESTS) -k "$(QUICK)"

# The tests of the server run against PostgreSQL and Redis as they are.
services:
	@tools/services

interpreted: environment
	@echo "test: the rules again, interpreted"
	@MERIDIAN_PURE=1 $(BIN)/pytest -q $(RULE_TESTS) -k "$(QUICK)"

# The tests are collected once before the workers do so, which then find them compiled. Faults are shown later.
suite: compile services web
	@$(BIN)/pytest -q -q --collect-only >/dev/null || true
	@echo "test: everything"
	@$(BIN)/pytest -q -n $(WORKERS) --dist worksteal --durations=20

# Compiling leaves a core idle, and many tests wait for a browser or a server: what only computes, and needs no compiled
# rules, runs beside them, and is shown when it has ended.
test:
	@$(MAKE) --no-print-directory --jobs 3 environment web services
	@$(MAKE) --no-print-directory --jobs 2 --output-sync=target lint web-test docs interpreted & beside=$$!; \
	$(MAKE) --no-print-directory suite; tests=$$?; \
	wait $$beside && exit $$tests

# Then properties are searched with new examples. What was found is found again with `make soak SEED=...`.
soak: SEED := $(or $(SEED),$(shell date +%s))
soak: setup services
	@$(BIN)/pytest -q -n 2 -m soak
	@echo "soak: properties, SEED=$(SEED)"
	@$(BIN)/pytest -q -n 2 -m "hypothesis and not soak" --hypothesis-profile=search --hypothesis-seed=$(SEED)

# No test depends on luck: the server's, the browser's and the ratings' tests in a row, beside two busy processes.
loaded: setup services web
	@$(BIN)/python -m tools.loaded --rounds $(or $(ROUNDS),10) --workers $(WORKERS)

# Other engines to compare with, in environments of their own in build/peers.
peers: setup
	@$(BIN)/python -m benchmarks.peers

# Figures are those of a wheel; `make bench ARGS=--record` adds the ratios to benchmarks/history.jsonl.
bench: export MERIDIAN_OPT = 3
bench: setup
	@$(BIN)/python -m benchmarks $(ARGS)

# The pictures of README, docs and start page, taken from seeded games in the browser.
pictures: setup web
	@$(BIN)/python -m tools.pictures

# The recording of a table in the terminal that the documentation shows; seeded, so it changes only with the program.
cast: environment
	@$(BIN)/python -m tools.cast

# The documentation as a site in build/site: docs/, and what the code says of itself. A dead link is an error.
docs: export MERIDIAN_PURE = 1
docs: export NO_MKDOCS_2_WARNING = true
docs: environment
	@echo "docs: the site"
	@$(BIN)/mkdocs build --quiet

# What a release consists of, in dist/: source distribution, pure wheel, compiled wheels. Compiling takes minutes.
wheels: environment web
	@$(PYTHON) -m tools.build.locks install wheels
	@$(BIN)/python -m tools.build.wheels

# Installs what is in dist/ into fresh environments of Python 3.11, 3.12 and 3.13, and plays there.
try-wheels:
	@$(BIN)/python -m tools.build.wheels try

# The container image; where no engine runs, its steps one by one in a folder, and its server is started from there.
image: environment
	@$(BIN)/python -m tools.build.image

# To refresh every pin: `make pins`, read the changes in requirements/, `make test`.
pins:
	@$(PYTHON) -m tools.build.locks pins

clean:
	@rm -rf $(VENV) build dist web/node_modules src/meridian/web .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@rm -f src/meridian/_compiled.json
	@find src -name '*.so' -delete
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

# Golden journals are kept for ever: this only writes what is missing.
golden: setup
	@MERIDIAN_GAMES="$${MERIDIAN_GAMES:-tests/toy_games}" $(BIN)/python -m tests.golden.playthrough
