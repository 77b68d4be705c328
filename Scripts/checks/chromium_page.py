"""A page in headless Chromium, driven through its debugging pipe: without a port, a driver, or
packages in addition to Python's standard library."""
import base64
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

KEYS = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Home": 36, "End": 35, "PageUp": 33, "PageDown": 34, "Enter": 13,
        "Escape": 27, "Tab": 9}
TEXT = {"Enter": "\r"}


class Page:
    """A tab. It collects errors, console messages and requests from its beginning."""

    def __init__(self):
        browser = shutil.which("chromium")
        if browser is None:
            raise FileNotFoundError("there is no chromium: apt-get install chromium")
        self.folder = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        to_browser, self.writer = os.pipe()
        self.reader, from_browser = os.pipe()
        script = f'exec "$@" 3<&{to_browser} 4>&{from_browser}'
        self.process = subprocess.Popen(
            ["bash", "-c", script, "bash", browser, "--headless", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe",
             "--disable-dev-shm-usage", f"--user-data-dir={self.folder.name}", "about:blank"],
            pass_fds=(to_browser, from_browser), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_browser)
        os.close(from_browser)
        self.buffer, self.number, self.events, self.session = b"", 0, [], None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ["Page", "Runtime", "Log", "Network", "Accessibility"]:
            self.call(f"{domain}.enable")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        try:
            self.session = None
            self.call("Browser.close")
        except (EOFError, OSError):
            pass
        self.process.wait(timeout=30)
        os.close(self.writer)
        os.close(self.reader)
        self.folder.cleanup()

    # Messages through the pipe

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters} | ({"sessionId": self.session} if self.session else {})
        os.write(self.writer, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive(60)
            if answer is None:
                raise TimeoutError(method)
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']}")
                return answer["result"]
            self.events.append(answer)

    def receive(self, seconds):
        while b"\0" not in self.buffer:
            if not select.select([self.reader], [], [], seconds)[0]:
                return None
            data = os.read(self.reader, 1 << 20)
            if not data:
                raise EOFError("Chromium is gone")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    # Actions for tests

    def open(self, place):
        """Opens a file by its path, or an address."""
        before = len(self.events)
        self.call("Page.navigate", url=f"file://{place}" if str(place).startswith("/") else str(place))
        while not any(event.get("method") == "Page.loadEventFired" for event in self.events[before:]):
            event = self.receive(60)
            if event is None:
                raise TimeoutError("the page does not load")
            self.events.append(event)

    def look(self, width, height, dark=False, phone=False):
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=2 if phone else 1, mobile=phone)
        self.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}])

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            raise RuntimeError(f"{expression}: {result['exceptionDetails']}")
        return result["result"].get("value")

    def press(self, key, modifiers=0):
        for kind in ["keyDown", "keyUp"]:
            text = {"text": TEXT[key]} if key in TEXT and kind == "keyDown" else {}
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=KEYS[key], modifiers=modifiers, **text)
        self.settle()

    def wait(self, expression, seconds=60):
        """Waits until an expression is true, and returns its value."""
        end = time.monotonic() + seconds
        while not (value := self.value(expression)):
            if time.monotonic() > end:
                raise TimeoutError(expression)
            time.sleep(0.02)
        return value

    def drag(self, start, end, steps=20):
        """Presses the mouse at a position, moves it, and releases it."""
        for index in range(steps + 2):
            part = min(index, steps) / steps
            kind = "mousePressed" if index == 0 else "mouseReleased" if index > steps else "mouseMoved"
            self.call("Input.dispatchMouseEvent", type=kind, x=start[0] + (end[0] - start[0]) * part, y=start[1] + (end[1] - start[1]) * part,
                      button="left", buttons=0 if kind == "mouseReleased" else 1, clickCount=1)
        self.settle()

    def drop(self, file, x, y):
        """Drops a file like a file manager."""
        for kind in ["dragEnter", "dragOver", "drop"]:
            self.call("Input.dispatchDragEvent", type=kind, x=x, y=y, data={"items": [], "files": [str(file)], "dragOperationsMask": 1})

    def type(self, text):
        self.call("Input.insertText", text=text)
        self.settle()

    def settle(self):
        self.value("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))

    def accessible(self):
        """Returns the nodes that a screen reader sees: role, name, and properties."""
        nodes = []
        for node in self.call("Accessibility.getFullAXTree")["nodes"]:
            if node.get("ignored"):
                continue
            properties = {p["name"]: p["value"].get("value") for p in node.get("properties", [])}
            nodes.append({"role": node.get("role", {}).get("value"), "name": node.get("name", {}).get("value", ""),
                          "value": node.get("value", {}).get("value")} | properties)
        return nodes

    def complaints(self):
        """Returns exceptions, console messages, and the requests of the page for other
        resources."""
        found = []
        for event in self.events:
            kind, parameters = event.get("method"), event.get("params", {})
            if kind in ["Runtime.exceptionThrown", "Runtime.consoleAPICalled", "Log.entryAdded"]:
                found.append(json.dumps(parameters)[:500])
            if kind == "Network.requestWillBeSent":
                found.append(parameters["request"]["url"][:200])
        return [one for one in found if not one.startswith("data:")]
