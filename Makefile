# The targets of Strut; `make help` lists all of them. A target first installs missing Debian
# packages that it requires; with INSTALL=no, it lists them and fails instead. Scripts/make contains
# the other targets, and the recipes of install, deb, wheel, check and bench.

SWIFT    ?= swift
PACKAGES := gcc g++ pkg-config $(addsuffix -dev,libfreetype libharfbuzz libfontconfig libcairo2 libhyphen libexpat1 libbrotli libicu)
STRUT    := .build/release/strut
SERVER   := .build/release/strut-server
DEMO     := .build/demo/debug
# Not for users, whose compilers may be newer and have more warnings.
test build check check-thread check-address: export STRUT_WARNINGS_AS_ERRORS := 1
.DEFAULT_GOAL := demo
.NOTPARALLEL:
.PHONY: help setup demo test lint release server install deb wheel check bench docs clean

## List the targets.
help:
	@awk -f Scripts/make/help.awk $(MAKEFILE_LIST)

include $(addprefix Scripts/make/,setup.mk packaging.mk checks.mk benchmarks.mk)

## Install the missing packages for building Strut, and check that Swift is 6.2 or later.
setup:
	@$(CHECK_SETUP) $(PACKAGES)
	@$(if $(filter setup,$(MAKECMDGOALS)),echo "Everything that Strut needs is installed.",:)

## Draw the sample cell at three text sizes, then build the command to try it.
demo: setup
	@echo "Building the library, which takes about two minutes on two cores ..."
	@$(call BUILD_DEMO,DrawSizes)
	@$(DEMO)/DrawSizes
	@echo "The picture is compare-sizes.png. Building the command, which takes about a minute ..."
	@$(call BUILD_DEMO,strut)
	@printf '%s\n' "To use the command in this shell, run this line:" "alias strut='$(CURDIR)/$(DEMO)/strut'"

## Build everything and run the whole test suite. TEST_BUILD: additional options of the build.
test: setup
	$(SWIFT) build --build-tests $(TEST_BUILD)
	# The service separately, because its requests have deadlines.
	$(SWIFT) test --skip-build --filter StrutServiceTests
	$(SWIFT) test --skip-build --parallel --skip StrutServiceTests

## Check the format of the sources, the prose, the workflows, the versions and the mutants.
lint: python-tools
	$(SWIFT) format lint --strict --recursive $(SOURCES)
	python3 Scripts/checks/check_prose.py && python3 Scripts/checks/mutate_behaviors.py --check
	$(MAKE) --no-print-directory lint-workflows

## Build the command .build/release/strut, with the Swift runtime, Cairo and ICU linked in.
release: setup release-tools
	Scripts/packaging/static_libraries.sh $(STATIC)
	$(SWIFT) build $(RELEASE) --product strut

## Build the service .build/release/strut-server in the same way.
server: setup release-tools
	Scripts/packaging/static_libraries.sh $(STATIC)
	$(SWIFT) build $(RELEASE) --product strut-server

## Copy the output of release, server, c-library and manual to PREFIX. Also: LIBDIR, DESTDIR.
install:

## Build the Debian packages into .build/packages.
deb: release server c-library manual deb-tools

## Build the Python package as a wheel that contains everything it needs, into .build/wheels.
wheel: c-library python-tools .build/python/made

## Run long checks: sanitizers, oracles, pages, the C library, code for iOS, Python, Spark.
check: setup check-tools release server docs check-thread check-address check-c check-port check-python check-spark

## Compare the speed of the command, fonts, solver, layout and text with other programs.
bench: release c-library bench-tools

## Build the documentation of the public modules into .build/documentation.
docs: setup
	Scripts/packaging/build_documentation.sh

## Remove all output of builds.
clean:
	rm -rf .build .build-* compare-sizes.png
