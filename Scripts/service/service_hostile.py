#!/usr/bin/env python3
"""Measures the effect of hostile clients on others: each kind of hostile client in turn, during
other requests.

usage: Scripts/service/service_hostile.py --server .build/release/strut-server

All requests go to a separate server on loopback, with limits of time and number. The script fails
if other clients get no response.
"""

import argparse
import json
import resource
import socket
import struct
import threading
import time
import zlib

from service_process import ServiceProcess, megabytes, print_table

RECORD = json.dumps({"text": "Add to favorites", "style": "body"})


class Other:
    """A client that sends requests all the time, and measures their times."""

    def __init__(self, service):
        self.service, self.times, self.failures, self.running = service, [], 0, True
        self.thread = threading.Thread(target=self.run)

    def run(self):
        while self.running:
            try:
                status, _, milliseconds = self.service.ask("POST", "/v1/measure", RECORD, "application/json", timeout=10)
                self.failures += status != 200
                self.times.append(milliseconds)
            except OSError:
                self.failures += 1
            time.sleep(0.02)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.running = False
        self.thread.join()


def connect(service):
    connection = socket.create_connection(("127.0.0.1", service.port), timeout=30)
    return connection


def ended(connection, seconds):
    """Returns true if the server ends the connection within some seconds; its response is
    dropped."""
    connection.settimeout(seconds)
    try:
        while connection.recv(65536):
            pass
        return True
    except TimeoutError:
        return False
    except OSError:
        return True


def slow_heads(service):
    """Starts 200 clients that send a byte of a head each half second, for 20 seconds."""
    clients = [connect(service) for _ in range(200)]
    head = b"POST /v1/measure HTTP/1.1\r\nHost: localhost\r\nX-Slow: " + b"a" * 1000
    gone = 0
    for step in range(40):
        for client in clients:
            try:
                client.send(head[step : step + 1])
            except OSError:
                gone += 1
        time.sleep(0.5)
    late = sum(ended(client, 0.2) for client in clients)
    for client in clients:
        client.close()
    return f"{late} of {len(clients)} ended after 20 s (idle limit 8 s)", late == len(clients)


def slow_bodies(service):
    """Starts 200 clients that send a byte of a body each half second."""
    clients = [connect(service) for _ in range(200)]
    for client in clients:
        client.sendall(b"POST /v1/measure HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n")
    for _ in range(20):
        for client in clients:
            try:
                client.send(b" ")
            except OSError:
                pass
        time.sleep(0.5)
    answers = []
    for client in clients:
        client.settimeout(2)
        try:
            answers.append(client.recv(100)[9:12].decode())
        except OSError:
            answers.append("none")
        client.close()
    return f"{answers.count('408')} of {len(clients)} told 408 (request limit 5 s)", answers.count("408") == len(clients)


def slow_readers(service):
    """Starts 50 clients that request a large picture and do not read it."""
    cell = open("Examples/self-sizing-cell.yaml", "rb").read()
    clients = []
    before = service.open_files()
    for _ in range(50):
        client = socket.socket()
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.connect(("127.0.0.1", service.port))
        client.sendall(
            b"POST /v1/layout?category=all&format=png HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/yaml\r\n"
            + f"Content-Length: {len(cell)}\r\n\r\n".encode() + cell)
        clients.append(client)
    time.sleep(15)
    left = service.open_files() - before
    for client in clients:
        client.close()
    # One more for another client.
    return f"{max(0, left)} of {len(clients)} still held after 15 s (stall limit 5 s, idle limit 8 s)", left <= 1


def large_bodies(service):
    """Sends a body of 1 GB with a length, and one without."""
    answers = []
    for head in [b"Content-Length: 1073741824\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n"]:
        client = connect(service)
        client.sendall(b"POST /v1/measure HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" + head)
        chunk = b" " * (1 << 20)
        sent = 0
        try:
            while sent < 1 << 30:
                client.sendall(chunk if b"Length" in head else b"%x\r\n%s\r\n" % (len(chunk), chunk))
                sent += len(chunk)
        except OSError:
            pass
        client.settimeout(5)
        try:
            answers.append(client.recv(100)[9:12].decode() or "none")
        except OSError:
            answers.append("none")
        answers[-1] += f" after {sent >> 20} MB"
        client.close()
    return ", ".join(answers), all("413" in answer for answer in answers)


def woff2(total, table):
    """Returns a WOFF2 file whose directory announces a table of many zeros (without brotli, because
    only the directory is checked)."""
    def base128(number):
        digits = [number & 0x7F]
        while number > 0x7F:
            number >>= 7
            digits.append(number & 0x7F | 0x80)
        return bytes(reversed(digits))
    directory = bytes([0x3F]) + b"zero" + base128(table)
    body = zlib.compress(b"\0" * 1_000_000)
    head = b"wOF2" + struct.pack(">IIHHIIHHIIIII", 0x00010000, 48 + len(directory) + len(body), 1, 0, total, len(body), 1, 0,
                                 0, 0, 0, 0, 0)
    return head + directory + body


def bombs(service):
    """Sends fonts that unpack to far more than their size: 40 of each kind."""
    files = [woff2(0xFFFFFFFF, 1000), woff2(1000, 0xFFFFFFFF), woff2(120 << 20, 120 << 20),
             zlib.compress(b"\0" * 60_000_000, 9, 31)]
    statuses = []
    for file in files:
        for _ in range(40):
            statuses.append(service.ask("POST", "/v1/inspect", file, "font/woff2")[0])
    found = {status: statuses.count(status) for status in sorted(set(statuses))}
    return f"answers {found}", set(found) <= {422, 413, 503}


def idle(service):
    """Opens 10,000 connections that send nothing."""
    clients = []
    try:
        for _ in range(10_000):
            clients.append(connect(service))
    except OSError as error:
        return f"only {len(clients)} connections: {error}", False
    time.sleep(3)
    memory = service.resident()
    time.sleep(12)
    late = sum(ended(client, 0.05) for client in clients[::100])
    for client in clients:
        client.close()
    return f"{megabytes(memory)} with all open; {late} of 100 asked had been ended after 15 s", late >= 95


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--server", default=".build/release/strut-server")
    options = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536), hard))
    rows, passed = [], True
    limits = ["--log-level", "error", "--idle-seconds", "8", "--request-seconds", "5", "--stall-seconds", "5"]
    with ServiceProcess(options.server, *limits) as service:
        first = service.ask("POST", "/v1/measure", RECORD, "application/json")[1]
        for name, attack in [("slow heads", slow_heads), ("slow bodies", slow_bodies), ("slow readers", slow_readers),
                             ("1 GB bodies", large_bodies), ("packed fonts", bombs), ("10,000 idle connections", idle)]:
            before = service.resident()
            with Other(service) as other:
                told, is_as_wanted = attack(service)
            times = sorted(other.times)
            is_served = other.failures == 0 and len(times) > 5
            passed = passed and is_as_wanted and is_served
            rows.append([name, told, len(times), other.failures, f"{times[len(times) // 2]:.1f} ms",
                         f"{times[-1]:.1f} ms", f"{megabytes(before)} → {megabytes(service.resident())}"])
        is_same = service.ask("POST", "/v1/measure", RECORD, "application/json")[1] == first
    print_table(["clients", "what became of them", "others asked", "not served", "median", "worst", "memory"], rows)
    print(f"\nthe same response afterwards: {'yes' if is_same else 'NO'}")
    raise SystemExit(0 if passed and is_same else 1)


if __name__ == "__main__":
    main()
