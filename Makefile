# Strut's targets. Each installs the Debian packages it needs when they are missing, and nothing when they are there; with INSTALL=no
# those of building are only named.

SWIFT       ?= swift
PACKAGES    := gcc libfreetype-dev libharfbuzz-dev libfontconfig-dev libcairo2-dev libhyphen-dev libexpat1-dev
CHECK_TOOLS := libharfbuzz-bin python3-pip python3-venv chromium curl
SUDO        := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
STATIC      := .build/static
# Relocations packed, and what can be linked statically linked so: half of a start is loading (Documentation/Decisions/0004).
RELEASE     := -c release --static-swift-stdlib --pkg-config-path $(STATIC) \
               -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --no-export-dynamic \
               -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
STRUT       := .build/release/strut
# The C library is of the same modules; SwiftPM does not tell the linker of a dynamic product where the static runtime is.
C_RELEASE   := $(filter-out --pkg-config-path $(STATIC),$(RELEASE)) \
               -Xlinker -L$(shell dirname $(realpath $(shell command -v $(SWIFT))))/../lib/swift_static/linux
C_LIBRARY   := .build/c-library
WHEELS      := .build/wheels
MANUAL      := .build/manual
VERSION     := $(shell sed -n 's/.*current = "\(.*\)".*/\1/p' Sources/Strut/StrutVersion.swift)
SERVER      := .build/release/strut-server
SOURCES     := Package.swift Sources Tests Fonts/BundledFonts.swift Hyphenation/BundledHyphenation.swift Examples Fuzzing/Package.swift Fuzzing/Sources \
               Benchmarks/Package.swift Benchmarks/Sources
BENCH_TOOLS := fontconfig fonts-noto-core fonts-inter fonts-texgyre
export STRUT_WARNINGS_AS_ERRORS := 1

# Both sanitizers in one flag: of two, the compiler takes the last alone. `--sanitize` leaves `main` to libFuzzer.
FUZZ_BUILD  := $(SWIFT) build --package-path Fuzzing -c release --sanitize fuzzer -Xswiftc -sanitize=fuzzer,address \
               -Xcc -fsanitize=fuzzer-no-link,address $(FUZZ_COVERAGE)
# Mutated inputs for each fuzzer; a million takes long: see Documentation/Internals/Fuzzing.md.
RUNS        ?= 10000

# Random systems that the solver is compared with kiwi on.
SYSTEMS     ?= 100000

.PHONY: demo test lint check fuzz bench bench-service docs pictures release server c-library manual install deb wheel check-python \
        check-spark check-c build dependencies check-tools bench-tools bench-service-tools deb-tools python-tools spark-tools mutants clean

## Lay the sample cell out at all twelve text sizes; write compare-sizes.png.
demo: release
	$(STRUT) layout Examples/self-sizing-cell.yaml --category all
	$(STRUT) sizes Examples/self-sizing-cell.yaml -o compare-sizes.png --guides

## Build everything and run the whole test suite.
test: dependencies
	$(SWIFT) build --build-tests
	# The service by itself: its requests have deadlines, and the other suites keep every core busy.
	$(SWIFT) test --skip-build --filter StrutServiceTests
	$(SWIFT) test --skip-build --parallel --skip StrutServiceTests

## Formatting and documentation comments, and that every mutant of `make mutants` still has its place.
lint:
	$(SWIFT) format lint --strict --recursive $(SOURCES)
	@command -v python3 >/dev/null || { $(SUDO) apt-get update -qq && \
	  $(SUDO) DEBIAN_FRONTEND=noninteractive apt-get install -y -qq python3 >/dev/null; }
	python3 Scripts/checks/mutate_behaviours.py --check

## Sheets of every document of Examples/ at all text sizes, three widths and both directions, into .build/pictures.
pictures: release
	Scripts/checks/make_pictures.sh $(STRUT) .build/pictures

## The command with the Swift runtime, Cairo, ICU and libhyphen linked in: .build/release/strut, fonts and patterns beside it.
release: dependencies
	Scripts/packaging/static_libraries.sh $(STATIC)
	$(SWIFT) build $(RELEASE) --product strut

## The service, made like the command: .build/release/strut-server, fonts and patterns beside it.
server: dependencies
	Scripts/packaging/static_libraries.sh $(STATIC)
	$(SWIFT) build $(RELEASE) --product strut-server

## libstrut.so.1 and libstrut.a, the Swift runtime inside: for programs that are not in Swift.
c-library: dependencies
	$(SWIFT) build $(C_RELEASE) --product CStrut
	SWIFT=$(SWIFT) Scripts/packaging/link_c_library.sh .build/release $(C_LIBRARY)

## Man pages and completions, from the command's own help.
manual: release
	SWIFT=$(SWIFT) Scripts/packaging/make_manual.sh $(STRUT) $(MANUAL)

## What was built, under PREFIX: after `make release` the command with fonts and hyphenation; after `make server` the service and its unit;
## after `make c-library` the library, header and strut.pc; after `make manual` man pages and completions.
install: PREFIX ?= /usr/local
install: LIBDIR ?= $(PREFIX)/lib
install:
	VERSION=$(VERSION) Scripts/packaging/install_files.sh $(STRUT) $(C_LIBRARY) $(MANUAL) "$(DESTDIR)" "$(PREFIX)" "$(LIBDIR)"

## Debian packages strut, strut-server, libstrut1, libstrut-dev and strut-data, into .build/packages.
deb: TOOLS := chrpath dpkg-dev
deb: release server c-library manual deb-tools
	VERSION=$(VERSION) Scripts/packaging/build_packages.sh $(STRUT) $(C_LIBRARY) $(MANUAL) .build/packages

## The Python package as a wheel, with the library, fonts and patterns in it: .build/wheels.
wheel: c-library python-tools .build/python/made
	rm -rf $(WHEELS)
	STRUT_LIBRARY=$(CURDIR)/$(C_LIBRARY)/libstrut.so.1 .build/python/bin/python -m build --wheel --no-isolation --outdir $(WHEELS)/machine Python
	PATH="$(CURDIR)/.build/python/bin:$$PATH" python Scripts/packaging/repair_wheel.py $(WHEELS)/machine/*.whl $(WHEELS)

.build/python/made: Python/requirements.txt | python-tools
	python3 -m venv .build/python
	.build/python/bin/pip install -q -r Python/requirements.txt
	touch $@

build: dependencies
	$(SWIFT) build

## Sanitizers and slow oracles: ThreadSanitizer, AddressSanitizer, the Python oracle of the sample cell, hb-shape, fontTools; the Python package.
check: dependencies check-tools release server docs check-c check-python check-spark
	$(SWIFT) test --sanitize thread --scratch-path .build-thread
	STRUT_STRESS_SECONDS=60 $(SWIFT) test --sanitize thread --scratch-path .build-thread --skip-build \
	  --filter RegistrationStressTests
	# As often as a leak would show: the programs in C count the bytes in use.
	STRUT_C_CALLS=100000 $(SWIFT) test --filter CProgramTests
	# Leaks are not looked for: XCTest has some of its own.
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize address --scratch-path .build-address
	# The example app in all its languages, and 500 random changes of it.
	STRUT_AUDIT_EXAMPLE=1 $(SWIFT) test --filter '(AuditExample|Mutant)Tests'
	# Every case of the laws that have many; `make test` takes one of five.
	STRUT_ALL_CASES=1 $(SWIFT) test --filter '(QuickLines|WordMeasuring|HostileGrowth|HostileDocument|HostileStrings)Tests'
	STRUT_TABLE_SEQUENCES=2000 $(SWIFT) test --skip-build --filter TableUpdateTests
	$(SWIFT) build --package-path Benchmarks -c release --product SolverOracle
	python3 -m pip install --quiet --upgrade --target .build/oracle-python kiwisolver==1.5.1
	PYTHONPATH=.build/oracle-python python3 Benchmarks/solver_oracle.py $(SYSTEMS) | \
	  Benchmarks/.build/release/SolverOracle kiwi
	Benchmarks/.build/release/SolverOracle changes 100
	Benchmarks/.build/release/SolverOracle drift 1000000
	python3 Scripts/oracles/compare_sample_cell.py --strut $(STRUT)
	python3 Scripts/oracles/compare_measure.py --strut $(STRUT)
	python3 Scripts/oracles/compare_overrides.py --strut $(STRUT)
	python3 -m pip install --quiet --upgrade --target .build/oracle-python -r Fonts/Build/requirements.txt
	PYTHONPATH=.build/oracle-python python3 Scripts/oracles/sample_cell_oracle.py --check
	python3 Scripts/oracles/cell_oracle.py --check
	PYTHONPATH=.build/oracle-python python3 Scripts/oracles/compare_fonts.py --strut $(STRUT)
	PYTHONPATH=.build/oracle-python python3 Scripts/oracles/record_shaping_oracle.py --check
	python3 -m pip install --quiet --upgrade --target .build/oracle-python Babel==2.16.0 polib==1.2.0
	PYTHONPATH=.build/oracle-python python3 Scripts/oracles/record_string_oracle.py --check
	python3 -m pip install --quiet --upgrade --target .build/oracle-python jsonschema==4.26.0 lxml==6.1.3
	PYTHONPATH=.build/oracle-python python3 Scripts/checks/check_reports.py --strut $(STRUT)
	python3 Scripts/checks/check_audit_page.py --strut $(STRUT)
	python3 Scripts/service/check_service.py --server $(SERVER) --strut $(STRUT)
	python3 Scripts/checks/check_inspector_page.py --strut $(STRUT)

## The C library as it is shipped: what it exports, strut.pc, and programs in C built by pkg-config, shared and static.
check-c: release c-library
	rm -rf .build/c-prefix
	VERSION=$(VERSION) Scripts/packaging/install_files.sh $(STRUT) $(C_LIBRARY) $(MANUAL) "" $(CURDIR)/.build/c-prefix $(CURDIR)/.build/c-prefix/lib
	STRUT_C_CALLS=100000 Scripts/checks/check_c_library.sh .build/c-prefix .build/c-check

## The wheel in a new virtual environment: its types, its numbers beside the command's, its example.
check-python: release wheel
	rm -rf .build/python-check && python3 -m venv .build/python-check
	.build/python-check/bin/pip install -q "$$(ls $(WHEELS)/*.whl)[test]"
	cd Python && ../.build/python/bin/mypy
	cd Python && STRUT=$(abspath $(STRUT)) ../.build/python-check/bin/python -m pytest

## TEXTS records of user interfaces measured by the command, on Spark and with GNU parallel: the same numbers.
check-spark: TEXTS ?= 3000
check-spark: check-python spark-tools
	.build/python-check/bin/pip install -q -r Examples/Spark/requirements.txt
	[ -s Benchmarks/.build/corpus/strings.jsonl ] || python3 Benchmarks/text_corpus.py Benchmarks/.build/corpus
	awk '{ sub(/^{/, "{\"id\": " NR ", "); print } NR == $(TEXTS) { exit }' Benchmarks/.build/corpus/strings.jsonl > .build/texts.jsonl
	# And two that cannot be measured.
	printf '%s\n' '{"id": 10000001, "lang": "de"}' '{"id": 10000002, "text": "Größe", "lang": "no language"}' >> .build/texts.jsonl
	BLOCK=50k Examples/Spark/check.sh $(STRUT) .build/python-check/bin/python .build/texts.jsonl .build/spark --lines

## RUNS mutated font files, cell documents, string catalogues and texts, under AddressSanitizer, on every core; stops at the first finding.
fuzz: dependencies
	@python3 -c 'import fontTools, brotli' 2>/dev/null || { [ -x Fuzzing/.build/python/bin/pip ] || \
	  python3 -m venv Fuzzing/.build/python; Fuzzing/.build/python/bin/pip install -q -r Fuzzing/Scripts/requirements.txt; }
	PATH="$(CURDIR)/Fuzzing/.build/python/bin:$$PATH" python3 Fuzzing/Scripts/collect_seeds.py
	for fuzzer in FontFuzzer DocumentFuzzer CatalogueFuzzer TextFuzzer; do $(FUZZ_BUILD) --product $$fuzzer || exit 1; done
	python3 Fuzzing/Scripts/run_fuzzers.py $(RUNS) $(FUZZ_FLAGS)

## Each behavior of Documentation/ArticleBehaviors.md switched off, one at a time, in a copy: a test of its row has to fail.
mutants: dependencies
	python3 Scripts/checks/mutate_behaviours.py

## Times of the command, of opening fonts, of solving, of laying out and of measuring text, beside fc-scan, hb-view, FreeType and kiwi.
bench: release c-library bench-tools
	$(SWIFT) build --package-path Benchmarks -c release --product FontBenchmarks
	python3 Benchmarks/processes.py --strut $(STRUT)
	python3 Benchmarks/fonts.py --strut $(STRUT) --opener Benchmarks/.build/release/FontBenchmarks
	$(SWIFT) build --package-path Benchmarks -c release --product TextBenchmarks
	[ -s Benchmarks/.build/corpus/locales.jsonl ] || python3 Benchmarks/text_corpus.py Benchmarks/.build/corpus
	$(SWIFT) build --package-path Benchmarks -c release --product SolverBenchmarks
	python3 Benchmarks/solver.py --strut Benchmarks/.build/release/SolverBenchmarks
	$(SWIFT) build --package-path Benchmarks -c release --product LayoutBenchmarks
	Benchmarks/.build/release/LayoutBenchmarks
	$(SWIFT) build --package-path Benchmarks -c release --product TableBenchmarks
	Benchmarks/.build/release/TableBenchmarks Benchmarks/.build/corpus/strings.jsonl
	$(SWIFT) build --package-path Benchmarks -c release --product AuditBenchmarks
	Benchmarks/.build/release/AuditBenchmarks Benchmarks/.build/corpus/locales.jsonl
	$(SWIFT) build --package-path Benchmarks -c release --product CallBenchmarks
	python3 Benchmarks/calls.py --library $(C_LIBRARY) --swift Benchmarks/.build/release/CallBenchmarks
	for corpus in strings paragraphs; do \
	  Benchmarks/.build/release/TextBenchmarks Benchmarks/.build/corpus/$$corpus.jsonl || exit 1; done

## The service under load, asked by clients that mean harm, and for SOAK minutes at random; all on loopback.
SOAK ?= 30
bench-service: server bench-service-tools
	python3 Scripts/service/service_load.py --server $(SERVER)
	python3 Scripts/service/service_hostile.py --server $(SERVER)
	python3 Scripts/service/service_soak.py --server $(SERVER) --minutes $(SOAK)

## Documentation of the public modules, into .build/documentation; a dangling link is an error.
docs: dependencies
	Scripts/packaging/build_documentation.sh

dependencies:
	@missing=""; for p in $(PACKAGES); do dpkg -s $$p >/dev/null 2>&1 || missing="$$missing $$p"; done; \
	if [ -n "$$missing" ]; then \
	  if [ "$(INSTALL)" = no ]; then echo "Debian packages are missing: sudo apt-get install$$missing" >&2; exit 1; fi; \
	  echo "installing$$missing"; \
	  $(SUDO) apt-get update -qq && $(SUDO) DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing >/dev/null; fi

bench-tools: TOOLS := $(BENCH_TOOLS)
bench-service-tools: TOOLS := wrk
check-tools: TOOLS := $(CHECK_TOOLS)
python-tools: TOOLS := python3-venv
spark-tools: TOOLS := default-jre-headless parallel
bench-tools bench-service-tools check-tools deb-tools python-tools spark-tools:
	@missing=""; for p in $(TOOLS); do dpkg -s $$p >/dev/null 2>&1 || missing="$$missing $$p"; done; \
	if [ -n "$$missing" ]; then $(SUDO) apt-get update -qq && \
	  $(SUDO) DEBIAN_FRONTEND=noninteractive apt-get install -y -qq $$missing >/dev/null; fi

clean:
	rm -rf .build .build-* compare-sizes.png
