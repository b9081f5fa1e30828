# Everything a player or a contributor runs. `make help` lists it.

PYTHON ?= python3
WORKERS ?= 2

VENV := .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/stamps
UV := $(shell command -v uv 2>/dev/null)

PXD := $(shell find src/regat -name '*.pxd' 2>/dev/null)
NPM = $(BIN)/python tools/node.py
CLIENT := $(shell find web/src web/public web/tools src/regat/words -type f ! -name '*.py' ! -name '*.test.ts' 2>/dev/null) \
	web/index.html web/vite.config.ts web/svelte.config.js
RULES := $(PXD) $(wildcard $(PXD:.pxd=.py)) src/regat/compiled_modules.py

ifdef UV
PIP_INSTALL := $(UV) pip install --quiet --python $(BIN)/python
else
PIP_INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check
endif

# With a compiler that finds Python.h, a rules module that does not compile is an error; without one it stays interpreted.
HAS_COMPILER = printf '\#include <Python.h>\nint main(void) { return 0; }\n' | \
	$${CC:-cc} -x c -c -I"$$($(BIN)/python -c 'import sysconfig; print(sysconfig.get_path("include"))')" \
	-o $(STAMPS)/probe.o - >/dev/null 2>&1 && test -s $(STAMPS)/probe.o

.DELETE_ON_ERROR:
.PHONY: help setup play terminal web test check proof bench bench-server bench-web mutants coverage-docs pins clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## /{printf "make %-14s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

setup: $(STAMPS)/extensions ## create .venv with everything that the other targets need (free the second time)

play: setup web ## play in the browser: a server on this machine, and its address
	@$(BIN)/regat serve --open

terminal: setup ## play a game in the terminal; it asks which
	@$(BIN)/regat play

web: $(STAMPS)/web ## build the web client (free the second time)

test: setup web ## all tests but the long runs
	$(BIN)/pytest -q -n $(WORKERS) -m "not proof"
	$(NPM) test

check: setup $(STAMPS)/packages ## lint, format, types, imports between packages; the web client too
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports
	$(NPM) run check

proof: setup web ## the long runs, then the mutants
	@long=passed; mutants=passed; \
	$(BIN)/pytest -n $(WORKERS) -m proof -o faulthandler_timeout=0 || long=FAILED; \
	$(MAKE) --no-print-directory mutants || mutants=FAILED; \
	printf '\nproof: long runs %s, mutants %s\n' "$$long" "$$mutants"; \
	test "$$long$$mutants" = passedpassed

bench: setup ## measure the engine against the plain C programs
	$(BIN)/python bench/run.py

bench-server: setup ## measure the table server against bare Starlette and Node
	$(BIN)/python bench/server.py

bench-web: setup web ## measure the web client in a real Chromium
	$(BIN)/python bench/web.py

mutants: setup ## change the rules one spot at a time; the tests must notice
	$(BIN)/python -m tests.mutants

coverage-docs: setup ## write docs/rules-coverage.md anew
	$(BIN)/python -m tests.rules_coverage --write

pins: ## pin the newest versions of requirements*.in (needs uv)
	@test -n "$(UV)" || { echo "make pins needs uv"; exit 1; }
	for name in requirements requirements-dev; do \
		$(UV) pip compile --quiet --upgrade --generate-hashes --universal --python-version 3.11 \
			--no-header --no-annotate $$name.in -o $$name.txt || exit 1; \
	done

clean: ## remove everything that was built
	rm -rf $(VENV) build dist bench/node_peer/node_modules web/node_modules src/regat/server/static src/*.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis
	find src -name '*.so' -delete -o -name '*.pyd' -delete
	find src tests bench -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(STAMPS)/venv:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Regat needs Python 3.11 or newer: make setup PYTHON=python3.12"; exit 1; }
ifdef UV
	$(UV) venv --quiet --clear --python "$$(command -v $(PYTHON))" $(VENV)
else
	$(PYTHON) -m venv --clear $(VENV)
endif
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/requirements: requirements.txt requirements-dev.txt | $(STAMPS)/venv
	$(PIP_INSTALL) --require-hashes -r requirements.txt -r requirements-dev.txt
	@touch $@

# The command `regat` and the link to src/; the extensions come next.
$(STAMPS)/package: pyproject.toml setup.py $(STAMPS)/requirements
	REGAT_EXTENSIONS=skip $(PIP_INSTALL) --no-build-isolation --no-deps --editable .
	@touch $@

$(STAMPS)/extensions: $(STAMPS)/package $(RULES)
	@if $(HAS_COMPILER); then \
		echo "compiling the rules"; \
		REGAT_EXTENSIONS=require \
			$(BIN)/python setup.py --quiet build_ext --inplace; \
	else \
		echo "no working C compiler with Python's headers: Regat runs interpreted, which is slower (later, with a compiler: make clean setup)"; \
		find src -name '*.so' -delete; \
	fi
	@touch $@

$(STAMPS)/packages: web/package.json web/package-lock.json web/.npmrc tools/node.py | $(STAMPS)/venv
	$(NPM) ci --silent
	@touch $@

$(STAMPS)/web: $(STAMPS)/packages $(CLIENT)
	$(NPM) run --silent build -- --logLevel warn
	@touch $@
