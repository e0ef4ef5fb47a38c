"""A page with every kind of control, from build/gallery."""

import contextlib
import os

from proba import ROOT
from served import Handler, served

FOLDER = os.path.join(ROOT, "build", "gallery")


def read(name):
    with open(os.path.join(FOLDER, name), encoding="utf-8") as file:
        return file.read()


class GalleryHandler(Handler):
    """Records the page's reports; /rendered is the page as the server renders it."""

    folder = "gallery"

    def __init__(self, *words, gallery, **options):
        self.gallery = gallery
        super().__init__(*words, **options)

    def do_GET(self):
        path = self.path.split("?")[0]
        if path in ("/rendered", "/wrong"):
            self.give("text/html", rendered(self.page(), path == "/wrong").encode())
        else:
            super().do_GET()

    def report(self, words):
        self.gallery.reports.append(words)


class Gallery:
    """The address of the gallery, and the reports of its pages."""

    def __init__(self):
        self.reports = []
        self.url = ""


def rendered(page, is_wrong):
    """The page with the rendered views; if wrong, one word in it differs."""
    views = read("rendered.html").rstrip("\n")
    if is_wrong:
        assert "Pull me" in views
        views = views.replace("Pull me", "Push me")
    empty = ' aria-busy="true"></div>'
    assert empty in page
    page = page.replace(empty, f' aria-busy="true">{views}</div>')
    return page.replace("</head>", '<link rel="stylesheet" href="/rendered.css"></head>')


@contextlib.contextmanager
def gallery():
    """Serves the gallery for the duration of a test."""
    shown = Gallery()
    with served(GalleryHandler, gallery=shown) as shown.url:
        yield shown
