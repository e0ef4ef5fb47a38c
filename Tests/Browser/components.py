"""The page of all components, from build/components."""

import os
import re

from proba import ROOT
from served import Handler, served

MEDIA = os.path.join(ROOT, "build", "components", "media")


class ComponentsHandler(Handler):
    """Also serves its videos, by byte ranges."""

    folder = "components"

    def do_GET(self):
        path = self.path.split("?")[0]
        if path.startswith("/media/"):
            self.give_part(os.path.join(MEDIA, os.path.basename(path)))
        else:
            super().do_GET()

    def give_part(self, path):
        """Sends a file, or the requested range of it, which seeking in videos needs."""
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


def components():
    """Serves the page for the duration of a test, and yields its address."""
    return served(ComponentsHandler)
