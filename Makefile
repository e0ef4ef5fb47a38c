# The common tasks. Each target installs what it needs, so any of them may be run first.
#
#   make run      to use Proba
#   make test     to know that it works

.DEFAULT_GOAL := help
SHELL := bash
.SHELLFLAGS := -euo pipefail -c
MAKEFLAGS += --no-print-directory

.PHONY: help setup build package run preview pictures test check bench format lint audit embedded docs browser soak clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' Makefile

setup: ## Install what building and testing need
	@Tools/setup test

build: ## Build the program, build/proba, and the page beside it
	@Tools/setup build
	@Tools/build

package: build ## Make the packages, in build/package
	@Tools/setup package
	@python3 Tools/package make

run: build ## Build, and serve the page at http://127.0.0.1:4519 (ARGS="--port 8080")
	build/proba serve $(ARGS)

preview: ## Serve the page with live reload, at http://127.0.0.1:4520 (PAGE=another page's program)
	@Tools/setup check
	@python3 Tools/page serve $(or $(PAGE),components-page) $(ARGS)

pictures: ## Photograph every component, on a sheet for review (ONLY=name for one)
	@Tools/setup test
	@Tools/pictures $(ONLY)

test: ## Run all checks, which must pass before a change is merged (half an hour at first)
	@Tools/setup test
	@python3 Tools/checks all

check: ## Run the fast checks that the changes since BASE could affect (2 minutes)
	@Tools/setup check
	@python3 Tools/checks changed $(BASE)

bench: ## Measure against the budgets (ONLY=name for one figure)
	@Tools/setup test >&2
	@Tools/build >&2
	@python3 Tools/bench $(ONLY)

format: ## Format the sources
	swift format --in-place --parallel --recursive Package.swift Plugins Sources Tests

lint: ## Report code that is not formatted by the rules
	swift format lint --strict --parallel --recursive Package.swift Plugins Sources Tests

audit: ## Report violations of the project's rules
	@Tools/setup check
	@Tools/audit

embedded: ## Compile every pure module as Embedded Swift
	@Tools/setup build
	@Tools/check-embedded

docs: ## Check the documentation, and write it to build/docs
	@Tools/setup build
	@Tools/check-docs

browser: build ## Test the page in Chromium
	@Tools/setup test
	@python3 Tools/checks pages outside browser browser-pages

soak: ## Run long fault tests, recompute all figures (TIMES=20 for 20 times the attempts)
	@Tools/setup check
	@Tools/soak $(TIMES)

clean: ## Remove everything built and installed in this folder
	rm -rf build .build
