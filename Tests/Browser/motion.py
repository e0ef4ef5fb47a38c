"""The page on which everything moves, served from build/motion."""

import contextlib
import functools
import http.server
import os
import re
import threading

from gallery import POLICY
from proba import ROOT

FOLDER = os.path.join(ROOT, "build", "motion")


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the files; the page begins with the script that moves things."""

    def do_GET(self):
        if self.path != "/":
            return super().do_GET()
        with open(os.path.join(FOLDER, "index.html"), encoding="utf-8") as file:
            page = re.sub(r'(<script type="module" src="/)\w+(\.js">)', r"\1motion\2", file.read())
        body = page.encode()
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def motion():
    """Serves the page for the length of one test; gives its address."""
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
