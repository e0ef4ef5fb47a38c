"""The page of long lists, served as the program serves its own, from build/lists."""

import contextlib
import functools
import http.server
import os
import threading

from gallery import POLICY
from proba import ROOT


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the files under the program's own rules."""

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_):
        pass


@contextlib.contextmanager
def lists(folder=os.path.join(ROOT, "build", "lists")):
    """Serves the page for the length of one test; what comes is its address."""
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
