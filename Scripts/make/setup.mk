# The recipes of `make setup`, and the programs that single targets require in addition to PACKAGES.

SUDO             := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
INSTALL_PACKAGES  = INSTALL='$(INSTALL)' SUDO='$(SUDO)' Scripts/make/install_packages.sh
CHECK_SETUP       = INSTALL='$(INSTALL)' SUDO='$(SUDO)' SWIFT='$(SWIFT)' Scripts/make/check_setup.sh

.PHONY: check-tools bench-tools bench-service-tools deb-tools python-tools release-tools \
        spark-tools

check-tools: TOOLS := libharfbuzz-bin python3-pip python3-venv chromium curl
bench-tools: TOOLS := fontconfig fonts-noto-core fonts-inter fonts-texgyre
bench-service-tools: TOOLS := wrk
deb-tools: TOOLS := chrpath dpkg-dev
python-tools: TOOLS := python3-venv
release-tools: TOOLS := python3
spark-tools: TOOLS := default-jre-headless parallel
check-tools bench-tools bench-service-tools deb-tools python-tools release-tools spark-tools:
	@$(INSTALL_PACKAGES) $(TOOLS)
