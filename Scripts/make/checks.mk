# Checks that take longer than the test suite: sanitizers, oracles, shipped files, fuzzing, mutants.

SOURCES    := Package.swift Sources Tests Fonts/BundledFonts.swift \
              Hyphenation/BundledHyphenation.swift Examples Fuzzing/Package.swift Fuzzing/Sources \
              Benchmarks/Package.swift Benchmarks/Sources Porting/Package.swift Porting/Sources \
              Porting/Tests
WORKFLOWS  := $(wildcard .github/workflows/*.yml Examples/Audit/Automation/*.yml)
# Both sanitizers are in one flag, because the compiler uses only the last of two flags. With
# `--sanitize`, `main` is libFuzzer's.
FUZZ_BUILD := $(SWIFT) build --package-path Fuzzing -c release --sanitize fuzzer \
              -Xswiftc -sanitize=fuzzer,address \
              -Xcc -fsanitize=fuzzer-no-link,address $(FUZZ_COVERAGE)
# The number of mutated inputs for each fuzzer. A million takes long: see
# Documentation/Internals/Fuzzing.md.
RUNS       ?= 10000
# The number of random systems in the comparison of the solver with kiwi.
SYSTEMS    ?= 100000
ORACLE_PIP := python3 -m pip install --quiet --upgrade --target .build/oracle-python
ORACLE     := PYTHONPATH=.build/oracle-python python3

.PHONY: lint-workflows check-versions api-check check-artifacts check-icu check-thread check-address check-c check-port check-python check-spark fuzz mutants pictures

## Run the tests with ThreadSanitizer.
check-thread: setup
	$(SWIFT) test --sanitize thread --scratch-path .build-thread
	STRUT_STRESS_SECONDS=60 $(SWIFT) test --sanitize thread --scratch-path .build-thread \
	  --skip-build --filter RegistrationStressTests

## Run the tests with AddressSanitizer.
check-address: setup
	# Leaks are not checked, because XCTest has some.
	ASAN_OPTIONS=detect_leaks=0 $(SWIFT) test --sanitize address --scratch-path .build-address

lint: check-versions

check-versions:
	@python3 Scripts/checks/check_versions.py

## Check the workflows and the action with their JSON schemas.
lint-workflows: python-tools
	@[ -x .build/lint-python-0.33.3/bin/check-jsonschema ] || { python3 -m venv .build/lint-python-0.33.3 && \
	  .build/lint-python-0.33.3/bin/pip install --quiet check-jsonschema==0.33.3; }
	.build/lint-python-0.33.3/bin/check-jsonschema --builtin-schema vendor.github-workflows $(WORKFLOWS)
	.build/lint-python-0.33.3/bin/check-jsonschema --builtin-schema vendor.github-actions action.yml

## Compare the public declarations with those of a tag: TAG, or by default the last tag.
api-check: TAG ?= $(shell git describe --tags --abbrev=0 --match 'v*' 2>/dev/null)
api-check: setup
	SWIFT=$(SWIFT) Scripts/checks/check_api.sh $(TAG)

## Try the files of a release in a chroot of Debian 12 without Swift, and the action. Requires root.
check-artifacts: deb archive wheel
	@$(INSTALL_PACKAGES) debootstrap curl
	rm -rf .build/release-files
	Scripts/packaging/gather_artifacts.sh .build/release-files
	Scripts/packaging/check_artifacts.sh .build/release-files .build/chroot

## Check that the command gives the same results with its part of ICU's data as with all data.
check-icu: release
	SWIFT=$(SWIFT) Scripts/checks/check_icu_data.sh $(STRUT)

check: check-icu api-check
	# The library without the service, as in a build of a package that depends on it.
	$(SWIFT) build --disable-default-traits --product Strut --scratch-path .build-library
	# Enough calls for a leak to show: the programs in C count the bytes in use.
	STRUT_C_CALLS=100000 $(SWIFT) test --filter CProgramTests
	# The example app in all its languages, and 500 random changes of it.
	STRUT_AUDIT_EXAMPLE=1 $(SWIFT) test --filter '(AuditExample|Mutant)Tests'
	# All cases of the laws that have many; `make test` runs one of five.
	STRUT_ALL_CASES=1 $(SWIFT) test \
	  --filter '(QuickLines|WordMeasuring|HostileGrowth|HostileDocument|HostileStrings)Tests'
	STRUT_TABLE_SEQUENCES=2000 $(SWIFT) test --skip-build --filter '(Table|Collection)UpdateTests'
	$(SWIFT) build --package-path Benchmarks -c release --product SolverOracle
	$(ORACLE_PIP) kiwisolver==1.5.1
	$(ORACLE) Benchmarks/solver_oracle.py $(SYSTEMS) | \
	  Benchmarks/.build/release/SolverOracle kiwi
	Benchmarks/.build/release/SolverOracle changes 100
	Benchmarks/.build/release/SolverOracle drift 1000000
	python3 Scripts/oracles/compare_sample_cell.py --strut $(STRUT)
	python3 Scripts/oracles/compare_measure.py --strut $(STRUT)
	python3 Scripts/oracles/compare_overrides.py --strut $(STRUT)
	$(ORACLE_PIP) -r Fonts/Build/requirements.txt
	$(ORACLE) Scripts/oracles/sample_cell_oracle.py --check
	python3 Scripts/oracles/cell_oracle.py --check
	$(ORACLE) Scripts/oracles/compare_fonts.py --strut $(STRUT)
	$(ORACLE) Scripts/oracles/record_shaping_oracle.py --check
	$(ORACLE_PIP) Babel==2.16.0 polib==1.2.0
	$(ORACLE) Scripts/oracles/record_string_oracle.py --check
	$(ORACLE_PIP) jsonschema==4.26.0 lxml==6.1.3
	$(ORACLE) Scripts/checks/check_reports.py --strut $(STRUT)
	python3 Scripts/checks/check_audit_page.py --strut $(STRUT)
	python3 Scripts/service/check_service.py --server $(SERVER) --strut $(STRUT)
	python3 Scripts/checks/check_preview_page.py --strut $(STRUT)

## Test strut-port, the files of Examples/Port, which contain `import UIKit`, as they are and as
## strut-port copies them, and the apps in Examples/Apps, which it ports. Compare the outcomes of
## the small files in the folder STRUT_UIKIT_CASES, if it is set, with those in the script.
check-port: setup
	$(SWIFT) build --target UIKitNames
	Scripts/checks/check_compiler_flags.sh
	$(SWIFT) test --package-path Porting
	$(SWIFT) test --package-path Examples/Port --scratch-path .build/port
	@[ -n "$(STRUT_UIKIT_CASES)" ] || echo "STRUT_UIKIT_CASES is not set: the cases are skipped."
	[ -z "$(STRUT_UIKIT_CASES)" ] || SWIFT=$(SWIFT) python3 Scripts/checks/check_uikit_cases.py \
	  --scratch .build/port $(STRUT_UIKIT_CASES)
	SWIFT=$(SWIFT) python3 Scripts/checks/check_porting.py --scratch .build/port \
	  $(if $(STRUT_UIKIT_CASES),--cases $(STRUT_UIKIT_CASES))
	SWIFT=$(SWIFT) python3 Scripts/checks/check_ported_apps.py --work .build/ported \
	  --tool Porting/.build/debug/strut-port

## Check the shipped C library: its exports, strut.pc, and programs in C that pkg-config builds,
## shared and static.
check-c: release c-library
	rm -rf .build/c-prefix
	VERSION=$(VERSION) Scripts/packaging/install_files.sh $(STRUT) $(C_LIBRARY) $(MANUAL) "" \
	  $(CURDIR)/.build/c-prefix $(CURDIR)/.build/c-prefix/lib
	STRUT_C_CALLS=100000 Scripts/checks/check_c_library.sh .build/c-prefix .build/c-check

## Check the wheel in a new virtual environment: its types, its example, and that its numbers agree
## with the command.
check-python: release wheel
	rm -rf .build/python-check && python3 -m venv .build/python-check
	.build/python-check/bin/pip install -q "$$(ls $(WHEELS)/*.whl)[test]"
	cd Python && ../.build/python/bin/mypy
	cd Python && STRUT=$(abspath $(STRUT)) ../.build/python-check/bin/python -m pytest

## Check that the command, Spark and GNU parallel give the same numbers for TEXTS records.
check-spark: TEXTS ?= 3000
check-spark: check-python spark-tools
	.build/python-check/bin/pip install -q -r Examples/Spark/requirements.txt
	[ -s $(CORPUS)/strings.jsonl ] || python3 Benchmarks/text_corpus.py $(CORPUS)
	awk '{ sub(/^{/, "{\"id\": " NR ", "); print } NR == $(TEXTS) { exit }' \
	  $(CORPUS)/strings.jsonl > .build/texts.jsonl
	# And two records that cannot be measured.
	printf '%s\n' '{"id": 10000001, "lang": "de"}' \
	  '{"id": 10000002, "text": "Größe", "lang": "no language"}' >> .build/texts.jsonl
	BLOCK=50k Examples/Spark/check.sh $(STRUT) .build/python-check/bin/python .build/texts.jsonl \
	  .build/spark --lines

## Try RUNS mutated font files, cell documents, Interface Builder files, string catalogs and strings
## with AddressSanitizer, on every core, up to the first finding. Variables: RUNS, FUZZ_FLAGS,
## FUZZ_COVERAGE.
fuzz: setup
	@python3 -c 'import fontTools, brotli' 2>/dev/null || { \
	  [ -x Fuzzing/.build/python/bin/pip ] || python3 -m venv Fuzzing/.build/python; \
	  Fuzzing/.build/python/bin/pip install -q -r Fuzzing/Scripts/requirements.txt; }
	PATH="$(CURDIR)/Fuzzing/.build/python/bin:$$PATH" python3 Fuzzing/Scripts/collect_seeds.py
	for fuzzer in FontFuzzer DocumentFuzzer NibFuzzer CatalogFuzzer TextFuzzer; do \
	  $(FUZZ_BUILD) --product $$fuzzer || exit 1; done
	python3 Fuzzing/Scripts/run_fuzzers.py $(RUNS) $(FUZZ_FLAGS)

## Turn off each behavior of Documentation/ArticleBehaviors.md, one at a time, in a copy: one of the
## tests in its row must fail.
mutants: setup
	python3 Scripts/checks/mutate_behaviors.py

## Draw every document of Examples/ at all text sizes, at three widths and in both directions, into
## .build/pictures.
pictures: release
	Scripts/checks/make_pictures.sh $(STRUT) .build/pictures
