"""The page of all components, served from build/components."""

import contextlib
import functools
import http.server
import os
import re
import threading

from gallery import POLICY
from proba import ROOT

FOLDER = os.path.join(ROOT, "build", "components")
MEDIA = os.path.join(ROOT, "Tests", "ComponentsPage", "Media")


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the files; every path without an ending is a place of the page."""

    def do_GET(self):
        path = self.path.split("?")[0]
        if path.startswith("/media/"):
            return self.give_part(os.path.join(MEDIA, os.path.basename(path)))
        if "." not in path.rsplit("/", 1)[-1]:
            self.path = "/index.html"
        if self.path != "/index.html":
            return super().do_GET()
        with open(os.path.join(FOLDER, "index.html"), encoding="utf-8") as file:
            body = file.read().replace("/page.js", "/components.js").encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def give_part(self, path):
        """Sends a file, or the part of it that is wanted: videos are sought by parts."""
        if not os.path.exists(path):
            return self.send_error(404)
        with open(path, "rb") as file:
            body = file.read()
        wanted = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
        start = int(wanted[1]) if wanted else 0
        end = int(wanted[2]) + 1 if wanted and wanted[2] else len(body)
        part = body[start:end]
        self.send_response(206 if wanted else 200)
        self.send_header("Content-Type", self.guess_type(path))
        self.send_header("Accept-Ranges", "bytes")
        self.send_header("Content-Length", str(len(part)))
        if wanted:
            self.send_header("Content-Range", f"bytes {start}-{start + len(part) - 1}/{len(body)}")
        self.end_headers()
        self.wfile.write(part)

    def do_POST(self):
        print(self.rfile.read(int(self.headers.get("Content-Length", "0"))).decode(), flush=True)
        self.send_response(204)
        self.end_headers()

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY + "; media-src 'self'")
        super().end_headers()

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def components():
    """The address of the components, for the length of one test."""
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Handler, directory=FOLDER))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
