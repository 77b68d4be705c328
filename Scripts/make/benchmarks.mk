# Measurements of speed, and of the service under load.

BENCH_BUILD := $(SWIFT) build --package-path Benchmarks -c release --product
BENCHMARKS  := Benchmarks/.build/release
CORPUS      := Benchmarks/.build/corpus
# The duration of random requests, in minutes.
SOAK        ?= 30

.PHONY: bench-service

bench:
	$(BENCH_BUILD) FontBenchmarks
	python3 Benchmarks/processes.py --strut $(STRUT)
	python3 Benchmarks/fonts.py --strut $(STRUT) --opener $(BENCHMARKS)/FontBenchmarks
	$(BENCH_BUILD) TextBenchmarks
	[ -s $(CORPUS)/locales.jsonl ] || python3 Benchmarks/text_corpus.py $(CORPUS)
	$(BENCH_BUILD) SolverBenchmarks
	python3 Benchmarks/solver.py --strut $(BENCHMARKS)/SolverBenchmarks
	$(BENCH_BUILD) LayoutBenchmarks
	$(BENCHMARKS)/LayoutBenchmarks
	$(BENCH_BUILD) TableBenchmarks
	$(BENCHMARKS)/TableBenchmarks $(CORPUS)/strings.jsonl
	$(BENCH_BUILD) AuditBenchmarks
	$(BENCHMARKS)/AuditBenchmarks $(CORPUS)/locales.jsonl
	$(BENCH_BUILD) CallBenchmarks
	python3 Benchmarks/calls.py --library $(C_LIBRARY) --swift $(BENCHMARKS)/CallBenchmarks
	for corpus in strings paragraphs; do \
	  $(BENCHMARKS)/TextBenchmarks $(CORPUS)/$$corpus.jsonl || exit 1; done

## Measure the service under load, with hostile clients, and for SOAK minutes with random requests.
## Everything uses the loopback address.
bench-service: server bench-service-tools
	python3 Scripts/service/service_load.py --server $(SERVER)
	python3 Scripts/service/service_hostile.py --server $(SERVER)
	python3 Scripts/service/service_soak.py --server $(SERVER) --minutes $(SOAK)
