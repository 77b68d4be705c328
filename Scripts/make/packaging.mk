# Builds of the command and of its products: library, manual, installed files, packages, wheel.

STATIC    := .build/static
# Relocations are packed and libraries are linked statically where possible, because loading takes
# half of a start (Documentation/Decisions/0004). The archive has shared libraries in lib/strut;
# DT_RPATH also finds those that other libraries need.
RELEASE   := -c release --static-swift-stdlib --pkg-config-path $(STATIC) \
             -Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs \
             -Xlinker --no-export-dynamic \
             -Xlinker '-rpath=$$ORIGIN/../lib/strut' -Xlinker --disable-new-dtags \
             -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# The fastest build: a module at a time, without optimization or debugging information. It has a
# separate folder, because other builds cannot share its object files.
DEMO_BUILD := --scratch-path .build/demo --disable-index-store -Xswiftc -whole-module-optimization \
              -Xswiftc -no-emit-module-separately-wmo -Xswiftc -num-threads -Xswiftc 2 \
              -Xswiftc -gnone -Xswiftc -use-ld=lld
# The compiler's remarks about these flags are hidden, unless the build fails.
BUILD_DEMO  = mkdir -p .build; $(SWIFT) build $(DEMO_BUILD) --product $(1) >.build/demo.log 2>&1 || \
              { cat .build/demo.log; exit 1; }
# The C library is built from the same modules. For a dynamic product, SwiftPM does not pass the
# folder of the static runtime to the linker.
C_RELEASE  = $(filter-out --pkg-config-path $(STATIC),$(RELEASE)) \
             -Xlinker -L$(dir $(realpath $(shell command -v $(SWIFT))))../lib/swift_static/linux
C_LIBRARY := .build/c-library
WHEELS    := .build/wheels
MANUAL    := .build/manual
ARCHIVES  := .build/archive
VERSION   := $(shell sed -n 's/.*current = "\(.*\)".*/\1/p' Sources/Strut/StrutVersion.swift)

.PHONY: build c-library manual archive

## Build everything except the tests, for debugging.
build: setup
	$(SWIFT) build

## Build libstrut.so.1 and libstrut.a, for programs in other languages, into .build/c-library.
c-library: setup release-tools
	$(SWIFT) build $(C_RELEASE) --product CStrut
	SWIFT=$(SWIFT) Scripts/packaging/link_c_library.sh .build/release $(C_LIBRARY)

## Create man pages and completions from the help of the command.
manual: release
	SWIFT=$(SWIFT) Scripts/packaging/make_manual.sh $(STRUT) $(MANUAL)

install: PREFIX ?= /usr/local
install: LIBDIR ?= $(PREFIX)/lib
install:
	VERSION=$(VERSION) Scripts/packaging/install_files.sh \
	  $(STRUT) $(C_LIBRARY) $(MANUAL) "$(DESTDIR)" "$(PREFIX)" "$(LIBDIR)"

deb:
	VERSION=$(VERSION) Scripts/packaging/build_packages.sh \
	  $(STRUT) $(C_LIBRARY) $(MANUAL) .build/packages

## Build the archive of the command that runs on other machines, into .build/archive.
archive: release manual
	rm -rf $(ARCHIVES)
	VERSION=$(VERSION) Scripts/packaging/build_archive.sh $(STRUT) $(MANUAL) $(ARCHIVES)

wheel:
	rm -rf $(WHEELS)
	STRUT_LIBRARY=$(CURDIR)/$(C_LIBRARY)/libstrut.so.1 .build/python/bin/python -m build --wheel \
	  --no-isolation --outdir $(WHEELS)/machine Python
	PATH="$(CURDIR)/.build/python/bin:$$PATH" \
	  python Scripts/packaging/repair_wheel.py $(WHEELS)/machine/*.whl $(WHEELS)

.build/python/made: Python/requirements.txt | python-tools
	python3 -m venv .build/python
	.build/python/bin/pip install -q -r Python/requirements.txt
	touch $@
