# Two commands do everything: `make run` and `make test`.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ARGS ?=

.PHONY: run test check golden torture bench lock clean

run: $(VENV)/ready  ## set up, then run: on Discord with DISCORD_TOKEN, else the local table in the browser
	@exec $(BIN)/python bot.py $(ARGS)

# A file's tests share a bot and so stay together; a process more than there are cores fills the time in which they wait for one.
test: check  ## set up, then everything: style, types, tests
	PYTHONDONTWRITEBYTECODE= $(BIN)/python -m pytest -n 3 --dist loadfile --no-loadscope-reorder $(ARGS)

check: $(VENV)/ready-to-test
	$(BIN)/ruff check .
	$(BIN)/mypy

golden: $(VENV)/ready-to-test  ## draw the golden pictures anew; then look at those that changed
	ARBITER_GOLDEN=save $(BIN)/python -m pytest tests -k look_as_they_did

torture: $(VENV)/ready-to-test  ## the campaign; ARGS="--kills 50 --only kills" for some of it
	$(BIN)/python -m torture $(ARGS)

bench: $(VENV)/ready-to-test
	$(BIN)/python -m bench $(ARGS)

LOCK := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-annotate \
	--custom-compile-command "make lock"

lock: $(VENV)/bin/python  ## pin all requirements with their hashes, after a change of a .in file; ARGS=--upgrade takes the newest
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	$(LOCK) $(ARGS) requirements.in -o requirements.txt
	$(LOCK) $(ARGS) requirements-dev.in -c requirements.txt -o requirements-dev.txt

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Arbiter needs Python 3.11 or newer (make run PYTHON=python3.12)"; exit 2; }
	$(PYTHON) -m venv $(VENV)

$(VENV)/ready: requirements.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

$(VENV)/ready-to-test: requirements.txt requirements-dev.txt | $(VENV)/bin/python
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@ $(VENV)/ready

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache
