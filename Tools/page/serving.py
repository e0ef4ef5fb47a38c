"""Serves a page during development: saved changes are built and shown in the open browser.

A style sheet is replaced in place. Anything else is compiled, as little and as quickly as possible, and
the page reloads at its address and keeps the text in its fields. An error is shown on the page.
"""

import contextlib
import functools
import http.client
import http.server
import json
import mimetypes
import os
import queue
import re
import signal
import sys
import threading
import time
import urllib.parse
from pathlib import Path

from building import EMPTY_MODULE, texts
from compiling import Program
from pages import LIBRARY
from running import Failure, require

HELPER = Path(__file__).resolve().parent / "preview.js"
POLICY = ("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
          "img-src 'self' data:; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
          "base-uri 'none'")
REPORTS = "/preview/reports"


class Preview:
    """The current state of the page, and the browsers that show it."""

    def __init__(self, page):
        self.page = page
        self.program = Program(page)
        self.texts = None
        self.listeners = []
        self.trouble = ""
        self.version = 0
        self.saved = {}

    def announce(self, kind, text=""):
        for listener in list(self.listeners):
            listener.put((kind, text))

    def make(self, changed, since):
        """Builds everything affected by the changed files, and notifies the browsers."""
        started = time.time()
        self.announce("building")
        names = ", ".join(sorted(path.name for path in changed)) or "everything"
        sheets = {path for path in changed if path.suffix == ".css"}
        if self.has_texts_in(changed):
            self.texts = None
        try:
            if not changed or changed != sheets or self.trouble:
                self.program.make(changed)
                if self.texts is None:
                    self.texts = texts(self.page)
        except Failure as failure:
            self.trouble = str(failure)
            print(self.trouble, flush=True)
            return self.announce("failed", self.trouble)
        was_broken, self.trouble = bool(self.trouble), ""
        self.version += 1
        self.saved[self.version] = (names, since)
        print(f"{names}: built in {time.time() - started:.1f} s", flush=True)
        is_style = changed and changed == sheets and not was_broken
        self.announce("style" if is_style else "reload", str(self.version))

    def has_texts_in(self, changed):
        """Whether these files may change the page's texts."""
        if not self.page.has_texts:
            return False
        modules = self.page.manifest.needs(f"{self.page.name}-texts")
        folders = {self.page.package / module.folder for module in modules}
        return any(folders.intersection(path.parents) for path in changed)

    def shown(self, version):
        """Records that a browser shows a version."""
        if saving := self.saved.pop(version, None):
            names, since = saving
            print(f"{names}: shown {time.time() - since:.1f} s after it was saved", flush=True)

    def watch(self, owner):
        """Watches for saved files, for as long as the parent process runs."""
        before = self.times()
        while is_running(owner):
            time.sleep(0.1)
            now = self.times()
            changed = {path for path in now if before.get(path) != now[path]}
            gone = before.keys() - now.keys()
            before = now
            if changed or gone:
                self.make(changed | gone, max((now[path] for path in changed), default=time.time()))

    def folders(self):
        return [folder for folder in (LIBRARY, self.page.own, *self.program.folders)
                if folder.is_dir()]

    def times(self):
        """The modification time of each relevant file."""
        found = {}
        for folder in self.folders():
            for path in folder.rglob("*"):
                if path.suffix in (".swift", ".js", ".css", ".html", ".svg"):
                    with contextlib.suppress(FileNotFoundError):  # an editor is replacing it
                        found[path] = path.stat().st_mtime
        return found


class Server(http.server.ThreadingHTTPServer):
    """Answers each request in a thread, which does not keep the program running."""

    daemon_threads = True

    def handle_error(self, request, client_address):
        # A browser that reloads disconnects before it has read everything.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class Handler(http.server.BaseHTTPRequestHandler):
    """Serves the page's files, its module, and events about builds."""

    def __init__(self, *words, preview, api, **options):
        self.preview, self.page = preview, preview.page
        self.api = urllib.parse.urlsplit(api).netloc
        super().__init__(*words, **options)

    def do_GET(self):
        path = self.path.split("?")[0]
        files = self.page.web_files()
        if self.is_of_server():
            self.ask_server()
        elif path == "/preview/preview.js":
            self.give("text/javascript", HELPER.read_bytes())
        elif path == "/preview/news":
            self.news()
        elif path == f"/{self.page.name}.wasm":
            self.give("application/wasm", self.preview.program.code)
        elif path.endswith(".wasm"):  # a chunk; here the program is undivided
            self.give("application/wasm", EMPTY_MODULE)
        elif path.endswith(".txt") and path[1:-4] in (self.preview.texts or {}):
            self.give("text/plain; charset=utf-8", self.preview.texts[path[1:-4]].encode())
        elif path[1:] in files and path != "/index.html":
            file = files[path[1:]]
            kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
            self.give(kind, self.page.content(file))
        elif "." in path.rsplit("/", 1)[-1] and path != "/index.html":
            self.send_error(404)
        else:  # any address within the page
            self.give("text/html; charset=utf-8", self.index(files).encode())

    def index(self, files):
        """The page in its chosen language, with the script that keeps it up to date."""
        page = self.page.content(files["index.html"]).decode()
        page = re.sub(' data-reports="[^"]*"', "", page)
        page = page.replace('id="app"', f'id="app" data-reports="{REPORTS}"')
        if chosen := re.search(r"\blanguage=(\w+)", self.headers.get("Cookie", "")):
            page = page.replace('<html lang="en">', f'<html lang="{chosen[1]}">')
        return page.replace("<head>", '<head>\n  <script src="/preview/preview.js"></script>')

    def is_of_server(self):
        """Whether the page names the path among those that its server answers."""
        index = self.page.content(self.page.web_files()["index.html"]).decode()
        names = re.search(r' data-server="([^"]*)"', index)
        return bool(self.api and names and self.path.startswith(tuple(names[1].split())))

    def body(self):
        return self.rfile.read(int(self.headers.get("Content-Length", "0")))

    def ask_server(self):
        """Forwards a request to the server, and streams its response back."""
        server = http.client.HTTPConnection(self.api)
        kept = ("Content-Type", "Accept", "If-None-Match", "Cookie")
        headers = {name: self.headers[name] for name in kept if name in self.headers}
        server.request(self.command, self.path, self.body() or None, headers)
        reply = server.getresponse()
        self.send_response(reply.status)
        for name, value in reply.getheaders():
            if name.lower() in ("content-type", "etag", "link"):
                self.send_header(name, value)
        self.end_headers()
        with contextlib.suppress(OSError):
            while piece := reply.read1():
                self.wfile.write(piece)
                self.wfile.flush()
        server.close()

    def do_PUT(self):
        if self.is_of_server():
            return self.ask_server()
        self.send_error(404)

    do_DELETE = do_PUT

    def do_POST(self):
        if self.path not in ("/preview/shown", REPORTS):
            return self.do_PUT()
        body = self.body().decode()
        if self.path == REPORTS:
            for record in json.loads(body)["records"]:
                fields = [f"{field['name']}={field['value']}" for field in record.get("fields", [])]
                print(record["level"], f"{record['label']}:", record["message"], *fields,
                      record.get("failure", ""), flush=True)
        else:
            self.preview.shown(int(re.sub(r"\D", "", body) or 0))
        self.send_response(204)
        self.end_headers()

    def news(self):
        """Sends events about builds, until the browser disconnects."""
        mine = queue.Queue()
        self.preview.listeners.append(mine)
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        try:
            if self.preview.trouble:
                mine.put(("failed", self.preview.trouble))
            mine.put(("version", str(self.preview.version)))
            while True:
                try:
                    kind, text = mine.get(timeout=10)
                except queue.Empty:
                    kind, text = "", ""
                lines = "".join(f"data: {line}\n" for line in text.split("\n"))
                self.wfile.write(f"event: {kind}\n{lines}\n".encode() if kind else b": still here\n\n")
                self.wfile.flush()
        except OSError:
            pass
        finally:
            self.preview.listeners.remove(mine)

    def give(self, kind, body):
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_):
        pass


def is_running(process):
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass  # It belongs to another user.
    return True


def serve(page, port, api, owner):
    """Serves the page on a local port until it is interrupted, or its owner process has ended.

    Port 0 means any free port.
    """
    require("swift")
    preview = Preview(page)
    try:
        server = Server(("127.0.0.1", port), functools.partial(Handler, preview=preview, api=api))
    except OSError as error:
        raise Failure(f"port {port} is not available ({error.strerror}); choose another --port") from None
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    with contextlib.suppress(KeyboardInterrupt):
        print(f"Building {page.name} for the first time, which takes longer than later builds.", flush=True)
        preview.make(set(), time.time())
        threading.Thread(target=server.serve_forever, daemon=True).start()
        watched = {folder.relative_to(page.package).parts[0] for folder in preview.folders()
                   if folder.is_relative_to(page.package)}
        print(f"Saved changes in {' and '.join(sorted(watched))} are shown at", flush=True)
        print(f"http://127.0.0.1:{server.server_port}/", flush=True)
        preview.watch(owner)
