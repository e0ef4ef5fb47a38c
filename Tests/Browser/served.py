"""Pages of build/, served to a browser under the same security policy as the program's own."""

import contextlib
import functools
import http.server
import json
import os
import threading

from proba import ROOT

POLICY = ("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
          "img-src 'self' data:; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
          "base-uri 'none'")


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the files of a folder, and its page at every path without a file extension."""

    folder = None  # its name in build/

    def __init__(self, *words, **options):
        super().__init__(*words, directory=os.path.join(ROOT, "build", self.folder), **options)

    def do_GET(self):
        if "." in self.path.split("?")[0].rsplit("/", 1)[-1]:
            super().do_GET()
        else:
            self.give("text/html", self.page().encode())

    def page(self):
        with open(os.path.join(self.directory, "index.html"), encoding="utf-8") as file:
            page = file.read()
        return page.replace('<div id="app"', '<div id="app" data-reports="/reports"')

    def do_POST(self):
        log = json.loads(self.rfile.read(int(self.headers.get("Content-Length", "0"))))
        for record in log["records"]:
            self.report(record.get("failure") or " ".join(
                [record["level"], record["label"] + ":", record["message"]]
                + [f"{field['name']}={field['value']}" for field in record["fields"]]))
        self.send_response(204)
        self.end_headers()

    def report(self, words):
        """Receives a record of the page's log: the words of an error, or a record of the program."""
        print(words, flush=True)

    def give(self, kind, body):
        self.send_response(200)
        self.send_header("Content-Type", kind + "; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def served(handler, **options):
    """Serves a page for the duration of a test, and yields its address."""
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(handler, **options))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
