#!/usr/bin/env python3
"""Sends random valid and invalid requests for some minutes: expects no internal error, and no
growth of memory after the first five minutes.

usage: Scripts/service/service_soak.py --server .build/release/strut-server [--minutes 30] [--seed 1]

It prints the resident memory each minute. It fails for a wrong response, or if the memory at the
end is more than a tenth above the memory after five minutes (after a third of the time in shorter
runs).
"""

import argparse
import base64
import collections
import concurrent.futures
import json
import random
import threading
import time

from service_process import ServiceProcess, megabytes

WORDS = "row Größe Ærø текст עברית العربية ไทย 日本語 हिन्दी 🧑‍🚀 e\u0301 ﷽ \u202e \u200b - — / 12.5 % \t\n".split(" ")
CATEGORIES = "XS S M L XL XXL XXXL AX1 AX2 AX3 AX4 AX5".split()
STYLES = "largeTitle title1 title2 title3 headline body callout subheadline footnote caption1 caption2".split()
FONTS = ["system", "system-bold", "monospaced", "Palatino", "Inter", "Noto Sans Thai", "Nobody", "/etc/passwd", ""]


class Asker:
    """Makes requests. Each is a method, a path, a type and a body."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.cell = open("Examples/self-sizing-cell.yaml").read()
        self.font = open("Tests/FontMetricsTests/Resources/StrutMetrics.ttf", "rb").read()

    def text(self):
        return " ".join(self.random.choice(WORDS) for _ in range(self.random.choice([0, 1, 3, 10, 60])))

    def record(self):
        options = {
            "font": self.random.choice(FONTS), "size": self.random.choice([0, 9, 17, 17.5, 300, -1, "x"]),
            "style": self.random.choice(STYLES + ["none"]), "category": self.random.choice(CATEGORIES + ["huge"]),
            "width": self.random.choice([0, 1, 100, 320, 1e6, 1e9]), "lineLimit": self.random.choice([0, 1, 3, -1]),
            "lang": self.random.choice(["de", "ar", "ja", "?"]), "hyphenation": self.random.choice([0, 1, 2]),
            "tracking": self.random.choice([0, -3, 5]), "lineHeightMultiple": self.random.choice([0, 1.4]),
            "breakMode": self.random.choice(["byTruncatingMiddle", "byCharWrapping", "none"]), "unknown": 1,
        }
        chosen = self.random.sample(sorted(options), self.random.choice([0, 1, 2, 4]))
        return {"text": self.text(), **{name: options[name] for name in chosen}}

    def broken(self, body):
        """Returns the body with a mistake."""
        body = bytearray(body if isinstance(body, bytes) else body.encode())
        for _ in range(self.random.choice([1, 3, 20])):
            place = self.random.randrange(len(body) + 1)
            action = self.random.randrange(3)
            if action == 0:
                body[place:place] = bytes([self.random.randrange(256)])
            elif action == 1:
                del body[place : place + self.random.choice([1, 10, 1000])]
            elif place < len(body):
                body[place] = self.random.randrange(256)
        return bytes(body)

    def document(self):
        cell = self.cell
        for _ in range(self.random.choice([0, 0, 1, 3])):
            lines = cell.split("\n")
            lines.insert(self.random.randrange(len(lines)), lines.pop(self.random.randrange(len(lines))))
            cell = "\n".join(lines)
        return cell.replace("Body text", self.text() or "Body text")

    def request(self):
        kind = self.random.choice(["record"] * 6 + ["array", "lines", "layout", "picture", "audit", "get", "get", "font", "odd"])
        method, path, content_type, body = getattr(self, "make_" + kind)()
        if body is not None and self.random.random() < 0.2:
            body = self.broken(body)
        return method, path, content_type, body

    def make_record(self):
        return "POST", "/v1/measure", "application/json", json.dumps(self.record())

    def make_array(self):
        records = [self.record() for _ in range(self.random.choice([0, 1, 20]))]
        return "POST", "/v1/measure?size=20", "application/json", json.dumps(records)

    def make_lines(self):
        lines = "\n".join(json.dumps(self.record()) for _ in range(self.random.choice([1, 50])))
        return "POST", "/v1/measure", "application/x-ndjson", lines

    def make_layout(self):
        path = f"/v1/layout?category={self.random.choice(CATEGORIES + ['all'])}&locale={self.random.choice(['de', 'ar', '1'])}"
        return "POST", path, "application/yaml", self.document()

    def make_picture(self):
        format = self.random.choice(["svg", "png", "gif"])
        path = f"/v1/layout?format={format}&guides=true&scale={self.random.choice([1, 2, 99])}"
        return "POST", path, "application/yaml", self.document()

    def make_audit(self):
        path = f"/v1/audit?widths=320&categories=L,AX5&format={self.random.choice(['json', 'sarif', 'html', 'text'])}"
        return "POST", path, "application/yaml", self.document()

    def make_get(self):
        return "GET", self.random.choice([
            "/v1/styles", "/v1/styles?category=AX5&platform=watchos", "/v1/scale?values=17,x", "/v1/scale?values=17&style=title1",
            "/v1/spacing?upper=Palatino@18&lower=system@17", "/v1/spacing", "/v1/fonts", "/v1/fonts?query=Palatno",
            "/v1/fonts?query=Inter&fallback=%F0%9F%A7%AB", "/openapi.json", "/metrics", "/health/ready", "/nothing", "/%", "/v1/styles?%FF",
        ]), None, None

    def make_font(self):
        if self.random.random() < 0.5:
            return "POST", self.random.choice(["/v1/inspect?size=20", "/v1/fonts"]), "font/ttf", self.broken(self.font)
        font = {"base64": base64.b64encode(self.font).decode()}
        body = {"records": [{"text": self.text(), "font": "Strut Metrics"}], "fonts": [font]}
        return "POST", "/v1/measure", "application/json", json.dumps(body)

    def make_odd(self):
        return self.random.choice(["PUT", "DELETE", "PATCH", "OPTIONS"]), "/v1/measure", "text/plain", "x" * 10


EXPECTED = {200, 201, 204, 304, 400, 401, 404, 405, 406, 413, 415, 422, 503}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--server", default=".build/release/strut-server")
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--clients", type=int, default=4)
    options = parser.parse_args()
    statuses, unexpected = collections.Counter(), []
    lock = threading.Lock()
    end = time.monotonic() + options.minutes * 60

    def client(service, seed):
        asker = Asker(seed)
        while time.monotonic() < end:
            request = asker.request()
            try:
                method, path, content_type, body = request
                status = service.ask(method, path, body, content_type)[0]
            except OSError as error:
                status = f"{type(error).__name__}"
            with lock:
                statuses[status] += 1
                if status not in EXPECTED and len(unexpected) < 20:
                    unexpected.append((status, [str(part)[:2000] for part in request]))

    with ServiceProcess(options.server, "--log-level", "error", "--kept-font-bytes", "4000000") as service:
        probe = {"text": "The same before and after", "style": "body", "width": 100}
        before = service.measure(probe)
        with concurrent.futures.ThreadPoolExecutor(options.clients) as pool:
            jobs = [pool.submit(client, service, options.seed * 1000 + number) for number in range(options.clients)]
            start, memories = time.monotonic(), []
            while time.monotonic() < end:
                for job in jobs:
                    if job.done():
                        job.result()
                time.sleep(min(60, max(0, end - time.monotonic())))
                memories.append(((time.monotonic() - start) / 60, service.resident()))
                print(f"{memories[-1][0]:5.1f} min  {megabytes(memories[-1][1]):>8}  {sum(statuses.values()):,} requests", flush=True)
            for job in jobs:
                job.result()
        is_same = service.measure(probe) == before
    settled = next(memory for minute, memory in memories if minute >= min(5, options.minutes / 3))
    growth = memories[-1][1] / settled - 1
    print(f"responses by status: {dict(sorted(statuses.items(), key=str))}")
    print(f"memory after {min(5, options.minutes / 3):.0f} min {megabytes(settled)}, at the end {megabytes(memories[-1][1])}: {growth:+.1%}")
    for status, request in unexpected:
        print("unexpected:", status, request)
    print(f"the same response before and after: {'yes' if is_same else 'NO'}")
    raise SystemExit(1 if unexpected or growth > 0.1 or not is_same else 0)


if __name__ == "__main__":
    main()
