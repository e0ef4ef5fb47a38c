"""The page of long lists, served as the program serves its own, from build/lists."""

import contextlib
import functools
import http.server
import os
import threading

from gallery import POLICY
from proba import ROOT


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the files; the page names the script of lists in place of the host script."""

    def do_GET(self):
        if self.path.split("?")[0] != "/":
            return super().do_GET()
        with open(os.path.join(self.directory, "index.html"), encoding="utf-8") as file:
            page = file.read()
        assert "/host.js" in page
        body = page.replace("/host.js", "/lists.js").encode()
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
