#!/usr/bin/env python3
"""Tries earlier findings again, then runs the fuzzers on every core and reports their speed and
coverage.

It stops at the first finding, whose input is left in Fuzzing/corpus/findings; with --keep-going, it
notes the finding and continues. Control-C ends the run of a fuzzer early. Counts are added to
Fuzzing/.build/fuzz-ledger.tsv, so that runs of the same engine add up.

usage: Fuzzing/Scripts/run_fuzzers.py RUNS [FUZZER…]     (RUNS mutated inputs for each of fonts, documents, nibs, catalogs and texts)
"""
import argparse
import datetime
import hashlib
import json
import os
import pathlib
import re
import signal
import subprocess
import sys
import threading
import time

FUZZING = pathlib.Path(__file__).resolve().parent.parent
ROOT = FUZZING.parent
CORPUS = FUZZING / "corpus"
FINDINGS = CORPUS / "findings"
LEDGER = FUZZING / ".build/fuzz-ledger.tsv"
FUZZERS = {
    "fonts": ("FontFuzzer", ["-max_len=6000000"]),
    "documents": ("DocumentFuzzer", [f"-dict={FUZZING}/documents.dict", "-max_len=4096"]),
    "nibs": ("NibFuzzer", [f"-dict={FUZZING}/nibs.dict", "-max_len=16384"]),
    "catalogs": ("CatalogFuzzer", [f"-dict={FUZZING}/catalogs.dict", "-max_len=4096"]),
    # The plain schedule takes a tenth less time than the entropic schedule.
    "texts": ("TextFuzzer", ["-entropic=0"]),
}
# LeakSanitizer does not recognize pointers that Swift stores together with other bits: those of an
# enum of two classes, such as glyphs in the cache, and of weak references, such as the file of a
# font. It would report them within seconds, wherever text is measured; the programs in C count the
# bytes in use instead. Foundation's NSAttributedString, which labels of nibs use, leaks its runs on
# Linux in every program.
WITHOUT_LEAKS = {"fonts", "documents", "texts", "nibs"}
# Allocations are limited to 256 MB. The programs themselves limit the processor time to one second
# an input; thirty seconds of elapsed time are a hang, which does not occur on a busy machine
# either.
LIMITS = ["-malloc_limit_mb=256", "-rss_limit_mb=2048", "-timeout=30", "-report_slow_units=30", "-print_final_stats=1",
          "-print_funcs=0"]
# A process is restarted after a number of inputs, which limits its memory.
LEG = 100_000
# An input of text is fast, but reading patterns and the corpus at the start is not. The time of an
# input grows with its length, and short inputs show most faults: 32 bytes are choices and 10 to 20
# characters, and 64 bytes take three times as long. There are few long inputs.
LEGS = {"texts": [(200_000, 32), (100_000, 40), (200_000, 32), (50_000, 64), (200_000, 32), (5_000, 512)]}
# With --keep-going, each finding costs a restart, and one fault is found again and again.
MOST_FINDINGS = 50


def environment(leaks):
    # The bundled fonts of this checkout. Swift's own crash report interferes with AddressSanitizer.
    # The quarantine of freed memory has 4 MB instead of 256 MB, less than a processor's cache, and
    # the stack of an allocation 2 frames, which makes it twice as fast.
    sanitizer = f"detect_leaks={int(leaks)}:quarantine_size_mb=4:malloc_context_size=2"
    return dict(os.environ, STRUT_FONTS=str(ROOT / "Fonts/Files"), STRUT_HYPHENATION=str(ROOT / "Hyphenation/Files"),
                SWIFT_BACKTRACE="enable=no", ASAN_OPTIONS=sanitizer)


def packages():
    """Returns the packages of the fuzzers and of Strut, as SwiftPM reads them."""
    def read(folder):
        command = ["swift", "package", "--package-path", str(folder), "dump-package"]
        return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return read(FUZZING), read(ROOT)


def modules(program):
    """Returns the folders of Strut's modules that a fuzzer links and their dependencies: other code
    cannot be reached."""
    fuzzing, strut = packages()
    targets = {target["name"]: target for target in strut["targets"]}
    products = {product["name"]: product["targets"] for product in strut["products"]}
    fuzzer = next(target for target in fuzzing["targets"] if target["name"] == program)
    linked = [names["product"][0] for names in fuzzer["dependencies"] if "product" in names]
    waiting = [target for product in linked for target in products[product]]
    found = set()
    while waiting:
        name = waiting.pop()
        if name in found or name not in targets:
            continue
        found.add(name)
        waiting += [names["byName"][0] for names in targets[name]["dependencies"] if "byName" in names]
    return sorted(targets[name].get("path") or f"Sources/{name}" for name in found)


class Engine:
    """Returns a digest of the tested code: the sources of the modules that a fuzzer links, and the
    system's libraries."""

    def __init__(self, fuzzer, program):
        digest = hashlib.sha256()
        for folder in modules(fuzzer):
            for path in sorted((ROOT / folder).rglob("*")):
                if path.is_file():
                    digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
        linked = subprocess.run(["ldd", program], capture_output=True, text=True, check=True).stdout
        for name in ("freetype", "harfbuzz", "cairo", "png", "icuuc", "hyphen"):
            for library in re.findall(rf"=> (\S*lib{name}\S*)", linked):
                digest.update(os.path.realpath(library).encode())
        self.name = digest.hexdigest()[:12]


class Worker(threading.Thread):
    """Runs one process of a fuzzer after another, until its share of the inputs is tried."""

    def __init__(self, campaign, index, share):
        super().__init__()
        self.campaign, self.index, self.share = campaign, index, share
        self.inputs = self.findings = self.peak = 0
        self.slowest, self.edges = 0.0, (0, 0)
        self.process = None

    def run(self):
        leg = 0
        while self.inputs < self.share and self.findings < MOST_FINDINGS and not self.campaign.stopping.is_set():
            legs = LEGS.get(self.campaign.name, [(LEG, None)])
            runs, length = legs[(leg + 2 * self.index) % len(legs)]
            self.run_leg(leg, min(runs, self.share - self.inputs), [f"-max_len={length}"] if length else [])
            leg += 1

    def run_leg(self, leg, runs, flags):
        campaign = self.campaign
        log = FINDINGS / f"{campaign.name}-{self.index}.log"
        # libFuzzer counts inputs that it runs unchanged at the start, and some of them twice.
        files = len(os.listdir(CORPUS / campaign.name))
        command = [campaign.program, str(CORPUS / campaign.name), f"-runs={runs + 2 * files + 100}", "-reload=30",
                   f"-seed={campaign.seed + 1000 * self.index + leg}", *campaign.flags, *flags,
                   f"-artifact_prefix={FINDINGS}/{campaign.name}-"]
        slowest = dict(campaign.environment, FUZZ_SLOWEST=str(FINDINGS / f"{campaign.name}-{self.index}-slowest"))
        with open(log, "wb") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out, env=slowest)
            status = self.process.wait()
        self.read(log.read_text(errors="replace"))
        if status != 0 and not campaign.stopping.is_set():
            self.findings += 1
            campaign.report(log)

    def read(self, text):
        counts = [int(count) for count in re.findall(r"^#(\d+)\s", text, re.M)]
        counts += [int(count) for count in re.findall(r"number_of_executed_units: (\d+)", text)]
        begun = re.search(r"^#(\d+)\s+INITED", text, re.M)
        self.inputs += max(counts, default=0) - int(begun.group(1)) if begun else 0
        self.peak = max([self.peak, *map(int, re.findall(r"(?:rss: |peak_rss_mb:\s+)(\d+)", text))])
        self.slowest = max([self.slowest, *map(float, re.findall(r"^slowest input: ([\d.e-]+) s", text, re.M))])
        edges = [int(count) for count in re.findall(r" cov: (\d+)", text)]
        if edges:
            self.edges = (self.edges[0] or edges[0], max(self.edges[1], edges[-1]))


class Campaign:
    """Runs a fuzzer on every core."""

    def __init__(self, name, options):
        program, flags = FUZZERS[name]
        self.name, self.options = name, options
        self.program = str(pathlib.Path(options.build).resolve() / program)
        leaks = options.leaks and name not in WITHOUT_LEAKS
        self.flags = LIMITS + flags + [f"-detect_leaks={int(leaks)}"] + options.flag
        self.environment = environment(leaks)
        # Sources may change during the run.
        self.engine = Engine(program, self.program).name
        self.seed = options.seed or int(time.time()) % 1_000_000_000
        self.stopping = threading.Event()
        self.workers = []

    def run(self):
        self.try_regressions()
        share = -(-self.options.runs // self.options.processes)
        self.workers = [Worker(self, index, share) for index in range(self.options.processes)]
        began = time.time()
        signal.signal(signal.SIGINT, self.stop)
        signal.signal(signal.SIGTERM, self.stop)
        for worker in self.workers:
            worker.start()
        for worker in self.workers:
            worker.join()
        return self.conclude(time.time() - began)

    def try_regressions(self):
        files = [str(path) for path in sorted((FUZZING / "Regressions" / self.name).glob("[!.]*"))]
        if not files:
            return
        done = subprocess.run([self.program, *self.flags, *files], capture_output=True, text=True, errors="replace",
                              env=dict(self.environment, FUZZ_WHOLE="1"))
        if done.returncode != 0:
            failed = re.findall(r"^Running: (.*)", done.stderr, re.M)[-1:]
            sys.exit(f"{done.stderr[-6000:]}\n{self.name}: fails again: {' '.join(failed)}")

    def report(self, log):
        """Shows the end of a log, and stops the other processes unless the run continues."""
        lines = [line for line in log.read_text(errors="replace").splitlines() if not re.match(r"#\d+\s|\s*# Uses|slowest", line)]
        artifacts = re.findall(r"Test unit written to (\S+)", "\n".join(lines))
        print("\n".join(lines[-60:]), file=sys.stderr)
        settings = " ".join(f"{key}={self.environment[key]}" for key in ("STRUT_FONTS", "STRUT_HYPHENATION", "SWIFT_BACKTRACE"))
        print(f"{self.name}: a finding; run it again with\n  {settings} {self.program} {' '.join(self.flags)} {' '.join(artifacts)}",
              file=sys.stderr)
        if not self.options.keep_going:
            self.stop()

    def stop(self, *_):
        """Ends the processes; their inputs up to now count."""
        self.stopping.set()
        for worker in self.workers:
            if worker.process and worker.process.poll() is None:
                worker.process.send_signal(signal.SIGUSR1)

    def conclude(self, seconds):
        inputs = sum(worker.inputs for worker in self.workers)
        findings = sum(worker.findings for worker in self.workers)
        peak, slowest = (max(getattr(worker, key) for worker in self.workers) for key in ("peak", "slowest"))
        edges = min(worker.edges[0] for worker in self.workers), max(worker.edges[1] for worker in self.workers)
        total = self.enter(inputs, seconds, findings, peak, slowest)
        print(f"{self.name:9} {inputs:8} mutated inputs in {seconds:.0f} s, {inputs / max(seconds, 1e-9):.0f} a second, "
              f"edges {edges[0]} -> {edges[1]}, peak {peak} MB, slowest {slowest:.3f} s, {findings} findings; "
              f"{total} inputs in all for this engine", flush=True)
        return findings == 0

    def enter(self, inputs, seconds, findings, peak, slowest):
        """Adds a line to the ledger; returns the number of inputs that this engine was given."""
        if not LEDGER.exists():
            LEDGER.write_text("when\tengine\tfuzzer\tinputs\tseconds\tfindings\tpeak MB\tslowest s\n")
        now = datetime.datetime.now().isoformat(timespec="seconds")
        with open(LEDGER, "a") as ledger:
            ledger.write(f"{now}\t{self.engine}\t{self.name}\t{inputs}\t{seconds:.0f}\t{findings}\t{peak}\t{slowest:.3f}\n")
        rows = [line.split("\t") for line in LEDGER.read_text().splitlines()[1:]]
        return sum(int(row[3]) for row in rows if row[1] == self.engine and row[2] == self.name)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("runs", type=int, metavar="RUNS")
    parser.add_argument("fuzzer", nargs="*", choices=[[], *FUZZERS], metavar="FUZZER")
    parser.add_argument("--processes", type=int, default=os.cpu_count(), help="number of processes at a time; default: the number of cores")
    parser.add_argument("--build", default=FUZZING / ".build/release", help="folder of the programs")
    parser.add_argument("--keep-going", action="store_true", help="continue after a finding")
    parser.add_argument("--no-leaks", dest="leaks", action="store_false", help="do not look for leaks")
    parser.add_argument("--seed", type=int, help="random seed of the first process; default: from the clock")
    parser.add_argument("--flag", action="append", default=[], help="another flag for libFuzzer, such as --flag=-len_control=0")
    options = parser.parse_args()
    FINDINGS.mkdir(parents=True, exist_ok=True)
    results = [Campaign(name, options).run() for name in options.fuzzer or FUZZERS]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
