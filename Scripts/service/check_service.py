#!/usr/bin/env python3
"""Checks strut-server with its own description: schemathesis with random requests, the curl
examples, and the command's results.

usage: Scripts/service/check_service.py --server .build/release/strut-server [--strut .build/release/strut] [--examples 50]

Schemathesis is installed into a virtual environment in .build. All requests use the loopback
address.
"""

import argparse
import ctypes
import errno
import json
import os
import re
import shutil
import subprocess
import sys

from service_process import ServiceProcess

# Both together, because the requests for a seed depend on them.
PACKAGES = ["schemathesis==4.32.5", "hypothesis==6.170.15"]
ENVIRONMENT = ".build/schemathesis"

# Rules that the description cannot contain: the documents that can be laid out, and the names of
# fonts. Such requests get 4xx.
CONFIGURATION = """
[checks.positive_data_acceptance]
expected-statuses = ["2xx", "304", "400", "404", "406", "413", "422", "503"]

[checks.negative_data_rejection]
expected-statuses = ["400", "404", "405", "406", "413", "415", "422", "503"]
"""


LINES = b'{"text":"Hello","width":40}\n{"id":"b","text":"\u0645\u0631\u062d\u0628\u0627","style":"title1"}\n{"text":5}\n'


def schemathesis(service, examples, seed):
    """Sends random valid and invalid requests that follow the description; the report of
    schemathesis goes to stdout."""
    if not os.path.exists(f"{ENVIRONMENT}/bin/schemathesis"):
        subprocess.run([sys.executable, "-m", "venv", ENVIRONMENT], check=True)
        subprocess.run([f"{ENVIRONMENT}/bin/pip", "install", "--quiet", *PACKAGES], check=True)
    path = f"{ENVIRONMENT}/service.toml"
    with open(path, "w") as file:
        file.write(CONFIGURATION)
    # One worker: Python 3.11 loses the depth of its parser when threads read code at the same time.
    return subprocess.run(
        [f"{ENVIRONMENT}/bin/schemathesis", "--config-file", path, "run", service.url + "/openapi.json", "--checks", "all",
         "--mode", "all", "--max-examples", str(examples), "--seed", str(seed), "--generation-deterministic", "--workers", "1", "--phases",
         "examples,coverage,fuzzing", "--suppress-health-check", "too_slow,filter_too_much", "--request-timeout", "60", "--no-color"],
        env={**os.environ, "PYTHONPATH": "Scripts/service", "SCHEMATHESIS_HOOKS": "schemathesis_hooks"}).returncode == 0


def examples_run(service):
    """Runs the examples with curl, which end the script with an error if a request is rejected."""
    return subprocess.run(["sh", "Examples/Service/requests.sh", service.url], stdout=subprocess.DEVNULL).returncode == 0


def answers_are_the_commands(service, strut):
    """Checks that the documents of the service are those of the command, byte for byte."""
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
            print(f"{request[1]} differs from the output of `strut {' '.join(command)} --json` (status {status})")
            same = False
    printed = subprocess.run([strut, "measure", "--input", "-", "--sources", "bundled,registered"], input=LINES, capture_output=True).stdout
    status, answer, _ = service.ask("POST", "/v1/measure", LINES, "application/x-ndjson")
    if status != 200 or answer != printed or printed.count(b"\n") != 3:
        print(f"the response to a stream differs from the output of `strut measure --input -` (status {status})")
        same = False
    return same


def uploads_are_answered(service):
    """Sends two megabytes of lines with curl, which waits for permission to send them, and checks
    that there are as many responses."""
    answer = subprocess.run(["curl", "-sS", "-H", "Content-Type: application/x-ndjson", "-H", "Expect: 100-continue", "--data-binary", "@-",
                             service.url + "/v1/measure"], input=LINES * 20_000, stdout=subprocess.PIPE)
    return answer.returncode == 0 and answer.stdout.count(b"\n") == 60_000


def system_calls(name):
    """Returns the calls of a set such as @resources, and of the sets in it, in systemd."""
    lines = subprocess.run(["systemd-analyze", "syscall-filter", name], capture_output=True, text=True, check=True).stdout
    words = re.findall(r"^ +(@?[\w-]+)", lines, re.MULTILINE)
    return [call for word in words for call in (system_calls(word) if word.startswith("@") else [word])]


def unit_filter():
    """Returns a function that applies the filter of calls in the unit before the server starts;
    none if libseccomp or systemd's tools are missing."""
    try:
        library = ctypes.CDLL("libseccomp.so.2")
    except OSError:
        return None
    if not shutil.which("systemd-analyze"):
        return None
    unit = open("Deployment/strut-server.service").read()
    sets = re.search(r"^SystemCallFilter=~(.*)", unit, re.MULTILINE)[1].split()
    number = re.search(r"^SystemCallErrorNumber=(\w+)", unit, re.MULTILINE)
    allow, kill, refuse = 0x7FFF0000, 0x80000000, 0x00050000
    action = refuse | getattr(errno, number[1]) if number else kill
    library.seccomp_init.restype = ctypes.c_void_p
    rules = ctypes.c_void_p(library.seccomp_init(ctypes.c_uint32(allow)))
    for call in (call for name in sets for call in system_calls(name)):
        # Calls that this machine does not have are reported as errors.
        library.seccomp_rule_add(rules, ctypes.c_uint32(action), library.seccomp_syscall_resolve_name(call.encode()), 0)
    return lambda: library.seccomp_load(rules) and sys.exit("the filter cannot be put on")


def runs_in_its_unit(server):
    """Checks that the service does not end without the calls that the unit blocks."""
    begin = unit_filter()
    if not begin:
        print("not looked at: libseccomp or systemd-analyze is missing")
        return True
    try:
        with ServiceProcess(server, "--log-level", "error", before=begin) as service:
            return service.measure({"text": "Hello"})[0] == 200
    except SystemExit as error:
        print(error)
        return False


def description_is_valid(service):
    """Checks that the description is OpenAPI 3.1 with its meta-schema, which is part of
    schemathesis."""
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
    checks["the calls that its unit leaves it"] = runs_in_its_unit(options.server)
    for name, passed in checks.items():
        print(f"{'ok' if passed else 'FAILED'}: {name}")
    raise SystemExit(0 if all(checks.values()) else 1)


if __name__ == "__main__":
    main()
