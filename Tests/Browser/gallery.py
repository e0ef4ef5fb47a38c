"""A page with every kind of control, served as the program serves its own, from build/gallery."""

import contextlib
import functools
import http.server
import os
import threading

from proba import ROOT

FOLDER = os.path.join(ROOT, "build", "gallery")
POLICY = ("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
          "img-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'")


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the files; keeps what the page reports; at /rendered, the page written by the server."""

    def __init__(self, *words, gallery, **options):
        self.gallery = gallery
        super().__init__(*words, directory=FOLDER, **options)

    def do_GET(self):
        path = self.path.split("?")[0]
        if path == "/rendered" or path == "/wrong":
            self.give("text/html", self.gallery.rendered(path == "/wrong"))
        elif path == "/rendered.css":
            with open(os.path.join(FOLDER, "rendered.css"), "rb") as file:
                self.give("text/css", file.read())
        else:
            if path == "/page.js":
                self.path = "/charts.js"  # its charts are on the page itself
            if path in ("/elsewhere", "/charts"):
                self.path = "/"
            super().do_GET()

    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
        self.gallery.reports.append(body.decode())
        self.send_response(204)
        self.end_headers()

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


class Gallery:
    """The address of the gallery, and what its pages have reported."""

    def __init__(self):
        self.reports = []
        self.server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Handler, gallery=self))
        self.url = f"http://127.0.0.1:{self.server.server_port}/"

    def rendered(self, is_wrong):
        """The page with the views written into it; wrong has another word in one place."""
        with open(os.path.join(FOLDER, "index.html"), encoding="utf-8") as file:
            page = file.read()
        with open(os.path.join(FOLDER, "rendered.html"), encoding="utf-8") as file:
            views = file.read().rstrip("\n")
        if is_wrong:
            assert "Pull me" in views
            views = views.replace("Pull me", "Push me")
        empty = '<div id="app" aria-busy="true"></div>'
        assert empty in page
        page = page.replace(empty, f'<div id="app" aria-busy="true">{views}</div>')
        page = page.replace("</head>", '<link rel="stylesheet" href="/rendered.css"></head>')
        return page.encode()


@contextlib.contextmanager
def gallery():
    """Serves the gallery for the length of one test."""
    shown = Gallery()
    thread = threading.Thread(target=shown.server.serve_forever, daemon=True)
    thread.start()
    try:
        yield shown
    finally:
        shown.server.shutdown()
        shown.server.server_close()
        thread.join()
