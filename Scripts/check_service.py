#!/usr/bin/env python3
"""Holds strut-server against its own description: schemathesis with random requests, the curl examples, and the command's answers.

usage: Scripts/check_service.py --server .build/release/strut-server [--strut .build/release/strut] [--examples 50]

Schemathesis is installed into a virtual environment of .build. Everything is asked on loopback.
"""

import argparse
import json
import os
import subprocess
import sys

from service_process import ServiceProcess

# Both together: which requests come of a seed depends on them.
PACKAGES = ["schemathesis==4.32.5", "hypothesis==6.170.15"]
ENVIRONMENT = ".build/schemathesis"

# What the description cannot say: which documents can be laid out, and which names fonts have. Such requests are answered by 4xx.
CONFIGURATION = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "304", "400", "404", "406", "413", "422", "503"]

[checks.negative_data_rejection]
expected-statuses = ["400", "404", "405", "406", "413", "415", "422", "503"]
"""


LINES = b'{"text":"Hello","width":40}\n{"id":"b","text":"\u0645\u0631\u062d\u0628\u0627","style":"title1"}\n{"text":5}\n'


def schemathesis(service, examples, seed):
    """Random requests after the description, right and wrong ones; its own report goes to stdout."""
    if not os.path.exists(f"{ENVIRONMENT}/bin/schemathesis"):
        subprocess.run([sys.executable, "-m", "venv", ENVIRONMENT], check=True)
        subprocess.run([f"{ENVIRONMENT}/bin/pip", "install", "--quiet", *PACKAGES], check=True)
    path = f"{ENVIRONMENT}/service.toml"
    with open(path, "w") as file:
        file.write(CONFIGURATION)
    # One worker: Python 3.11 loses count of its parser's depth when threads read code at the same time.
    return subprocess.run(
        [f"{ENVIRONMENT}/bin/schemathesis", "--config-file", path, "run", service.url + "/openapi.json", "--checks", "all",
         "--mode", "all", "--max-examples", str(examples), "--seed", str(seed), "--generation-deterministic", "--workers", "1", "--phases",
         "examples,coverage,fuzzing", "--suppress-health-check", "too_slow,filter_too_much", "--request-timeout", "60", "--no-color"],
        env={**os.environ, "PYTHONPATH": "Scripts", "SCHEMATHESIS_HOOKS": "schemathesis_hooks"}).returncode == 0


def examples_run(service):
    """The examples with curl, each of which ends the script when it is refused."""
    return subprocess.run(["sh", "Examples/Service/requests.sh", service.url], stdout=subprocess.DEVNULL).returncode == 0


def answers_are_the_commands(service, strut):
    """The documents of the service are those of the command, byte for byte."""
    cell = open("Examples/self-sizing-cell.yaml", "rb").read()
    pairs = [
        (["styles"], ("GET", "/v1/styles", None, None)),
        (["scale", "17", "44", "--style", "title1"], ("GET", "/v1/scale?values=17,44&style=title1", None, None)),
        (["spacing", "--upper", "Palatino@18", "--lower-style", "body"], ("GET", "/v1/spacing?upper=Palatino@18&lowerStyle=body", None, None)),
        (["layout", "Examples/self-sizing-cell.yaml", "--category", "all"], ("POST", "/v1/layout?category=all", cell, "application/yaml")),
        (["measure", "Hello"], ("POST", "/v1/measure", b'{"text":"Hello"}', "application/json")),
    ]
    same = True
    for command, request in pairs:
        sources = [] if command[0] == "scale" else ["--sources", "bundled,registered"]
        printed = subprocess.run([strut, *command, "--json", *sources], capture_output=True).stdout
        status, answer, _ = service.ask(*request)
        if status != 200 or answer != printed:
            print(f"{request[1]} is not what `strut {' '.join(command)} --json` prints (status {status})")
            same = False
    printed = subprocess.run([strut, "measure", "--input", "-", "--sources", "bundled,registered"], input=LINES, capture_output=True).stdout
    status, answer, _ = service.ask("POST", "/v1/measure", LINES, "application/x-ndjson")
    if status != 200 or answer != printed or printed.count(b"\n") != 3:
        print(f"the answers to a stream are not what `strut measure --input -` prints (status {status})")
        same = False
    return same


def uploads_are_answered(service):
    """Two megabytes of lines by curl, which waits to be told to send them: as many answers as lines."""
    answer = subprocess.run(["curl", "-sS", "-H", "Content-Type: application/x-ndjson", "-H", "Expect: 100-continue", "--data-binary", "@-",
                             service.url + "/v1/measure"], input=LINES * 20_000, stdout=subprocess.PIPE)
    return answer.returncode == 0 and answer.stdout.count(b"\n") == 60_000


def description_is_valid(service):
    """The description is OpenAPI 3.1 (its own meta-schema, which schemathesis brings the reader of)."""
    document = json.loads(service.ask("GET", "/openapi.json")[1])
    return document["openapi"].startswith("3.1") and all("operationId" in method for path in document["paths"].values() for method in path.values())


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--server", default=".build/release/strut-server")
    parser.add_argument("--strut")
    parser.add_argument("--examples", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    with ServiceProcess(options.server, "--log-level", "error") as service:
        checks = {
            "the description has its words": description_is_valid(service),
            "the examples with curl": examples_run(service),
            "a large upload by curl": uploads_are_answered(service),
            "schemathesis": schemathesis(service, options.examples, options.seed),
        }
        if options.strut:
            checks["the command's answers"] = answers_are_the_commands(service, options.strut)
        checks["it still runs"] = service.process.poll() is None
    for name, passed in checks.items():
        print(f"{'ok' if passed else 'FAILED'}: {name}")
    raise SystemExit(0 if all(checks.values()) else 1)


if __name__ == "__main__":
    main()
