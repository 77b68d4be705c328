#!/usr/bin/env python3
"""Measures requests a second and the 99th percentile of the service on loopback, with wrk; then
doubles the load.

usage: Scripts/service/service_load.py --server .build/release/strut-server [--seconds 10]

Client and server share the cores of the machine. The table goes into Documentation/Performance.md.
"""

import argparse
import json
import re
import subprocess
import tempfile

from service_process import ServiceProcess, megabytes, print_table

PARAGRAPH = (
    "A cell that sizes itself asks its labels how tall they want to be at the width it has. Each label breaks its text into "
    "lines, adds up their heights and rounds the sum to the pixels of the display. When a person chooses a larger text size, "
    "all of that is done again, and the row grows with it."
)


def cases():
    cell = open("Examples/self-sizing-cell.yaml").read()
    lines = "".join(json.dumps({"text": f"Row {n}: {PARAGRAPH[: 20 + n % 60]}", "width": 320}) + "\n" for n in range(1000))
    return [
        ("a UI string", "/v1/measure", "application/json", json.dumps({"text": "Add to favorites", "style": "body"})),
        ("a paragraph, 320 points wide", "/v1/measure", "application/json",
         json.dumps({"text": PARAGRAPH, "style": "body", "width": 320})),
        ("a cell at twelve sizes", "/v1/layout?category=all", "application/yaml", cell),
        ("1,000 records as NDJSON", "/v1/measure", "application/x-ndjson", lines),
    ]


def run_wrk(service, path, content_type, body, connections, seconds):
    """Returns the requests a second, the percentiles in milliseconds, and the number of responses
    by status."""
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
        # Each thread counts; the main thread adds up at the end.
        script.write(
            f"""
            wrk.method = "POST"
            wrk.headers["Content-Type"] = {json.dumps(content_type)}
            wrk.body = [==[{body}]==]
            local threads = {{}}
            function setup(thread) table.insert(threads, thread) end
            function init(args) good = 0; shed = 0; other = 0 end
            function response(status)
              if status == 200 then good = good + 1 elseif status == 503 then shed = shed + 1 else other = other + 1 end
            end
            function done()
              local sums = {{ good = 0, shed = 0, other = 0 }}
              for _, thread in ipairs(threads) do
                for name in pairs(sums) do sums[name] = sums[name] + thread:get(name) end
              end
              print("statuses " .. sums.good .. " " .. sums.shed .. " " .. sums.other)
            end
            """
        )
        script.flush()
        text = subprocess.run(
            ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "--latency", "--timeout", "30s", "-s", script.name,
             service.url + path],
            capture_output=True, text=True, check=True,
        ).stdout
    unit = {"us": 0.001, "ms": 1, "s": 1000}
    percentiles = {}
    for name, value, word in re.findall(r"(50|99)%\s+([\d.]+)(us|ms|s)\b", text):
        percentiles[name] = float(value) * unit[word]
    good, shed, other = map(int, re.search(r"statuses (\d+) (\d+) (\d+)", text).groups())
    errors = re.search(r"Socket errors: (.*)", text)
    return good / seconds, percentiles, (good, shed, other), errors.group(1) if errors else "none"


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--server", default=".build/release/strut-server")
    parser.add_argument("--seconds", type=int, default=10)
    options = parser.parse_args()
    rows, shedding = [], []
    with ServiceProcess(options.server, "--log-level", "warning") as service:
        for name, path, content_type, body in cases():
            _, before, _ = service.ask("POST", path, body, content_type)
            run_wrk(service, path, content_type, body, 4, 2)
            rate, times, statuses, errors = run_wrk(service, path, content_type, body, 8, options.seconds)
            rows.append([name, f"{rate:,.0f}", f"{times['50']:.1f} ms", f"{times['99']:.1f} ms", statuses[2], errors,
                         megabytes(service.resident())])
            if path.startswith("/v1/measure") and content_type.endswith("ndjson"):
                continue
            # Twice as many clients as there are workers and places in the queue, which send
            # requests without pause.
            connections = 2 * (2 + 64)
            rate, times, statuses, errors = run_wrk(service, path, content_type, body, connections, options.seconds)
            memory = service.resident()
            _, after, _ = service.ask("POST", path, body, content_type)
            shedding.append([name, connections, f"{rate:,.0f}", f"{statuses[1] / options.seconds:,.0f}", statuses[2], errors,
                             f"{times['99']:.1f} ms", megabytes(memory), "yes" if after == before else "NO"])
    print_table(["8 clients", "answers/s", "median", "99 %", "neither 200 nor 503", "socket errors", "memory"], rows)
    print()
    print_table(["too many clients", "clients", "answers/s", "503/s", "neither", "socket errors", "99 %", "memory",
                 "same answer after"], shedding)


if __name__ == "__main__":
    main()
