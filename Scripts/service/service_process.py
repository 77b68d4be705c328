"""Starts strut-server on a free port of loopback for other scripts, and measures its resources."""

import http.client
import json
import os
import socket
import subprocess
import time


class ServiceProcess:
    """A server for the duration of a `with` block."""

    def __init__(self, program, *options, log=subprocess.DEVNULL, before=None):
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.arguments = [program, "--port", str(self.port), *options]
        self.log = log
        self.before = before

    def __enter__(self):
        self.process = subprocess.Popen(self.arguments, stderr=self.log, preexec_fn=self.before)
        for _ in range(3000):
            try:
                if self.ask("GET", "/health/live")[0] == 200:
                    return self
            except OSError:
                time.sleep(0.1)
            if self.process.poll() is not None:
                break
        self.process.kill()
        raise SystemExit(f"{self.arguments[0]} did not start")

    def __exit__(self, *_):
        self.process.terminate()
        try:
            self.process.wait(timeout=60)
        except subprocess.TimeoutExpired:
            self.process.kill()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.port}"

    def resident(self):
        """Returns the bytes of resident memory."""
        with open(f"/proc/{self.process.pid}/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGESIZE")

    def open_files(self):
        """Returns the number of open files and connections."""
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def ask(self, method, path, body=None, content_type=None, headers=None, timeout=60):
        """Returns the status, the body and the milliseconds of a request on a separate
        connection."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        fields = dict(headers or {})
        if isinstance(body, str):
            body = body.encode()
        if content_type:
            fields["Content-Type"] = content_type
        start = time.perf_counter()
        try:
            connection.request(method, path, body=body, headers=fields)
            response = connection.getresponse()
            data = response.read()
            return response.status, data, (time.perf_counter() - start) * 1000
        finally:
            connection.close()

    def measure(self, record):
        """Returns the response for a record."""
        status, data, _ = self.ask("POST", "/v1/measure", json.dumps(record), "application/json")
        return status, json.loads(data)


def megabytes(count):
    return f"{count / 1e6:.0f} MB"


def print_table(headings, rows):
    """Returns a table in Markdown."""
    print("| " + " | ".join(headings) + " |")
    print("|" + "---|" * len(headings))
    for row in rows:
        print("| " + " | ".join(str(cell) for cell in row) + " |")
