"""Pages, as packages declare them."""

import re

from manifest import ROOT, Manifest
from running import Failure
from splitting.plan import Plan

LIBRARY = ROOT / "Web"  # the scripts and style sheets of the libraries
HOST = "BrowserHost"  # the module that every page's program imports
IMPORT = re.compile(rb'(?m)^@import "(\w+\.css)";')


class Page:
    """A program of a package that shows views in a browser, and the files served with it.

    Its sources are those of a target. An optional file `chunks` beside them lists the parts not sent
    with the first module: see splitting/plan.py. Its own index.html, scripts, styles and pictures are in
    the folder Web/NAME of the package, and take precedence over library files with the same names.
    """

    def __init__(self, name, package, scratch=None):
        self.name, self.package = name, package.resolve()
        self.manifest = Manifest(self.package, scratch and scratch / "manifest")
        self.scratch = (scratch or self.package / ".build/pages").resolve()
        module = self.manifest.modules.get(name)
        if not module or module.kind != "program":
            pages = sorted(each.name for each in self.manifest.of_kind("program")
                           if HOST in each.dependencies)
            raise Failure(f"{self.package / 'Package.swift'} has no program {name}"
                          + (f"; its pages are {', '.join(pages)}" if pages else
                             f", and no page: `new {name}` makes one"))
        for needed in self.own_modules(module):
            if needed.isolation == "MainActor":
                raise Failure(
                    f"{needed.name} cannot be compiled for a page while `.defaultIsolation(MainActor.self)` is among"
                    " its settings in Package.swift: remove it there. A page has one thread, and needs no actor.")
        self.folder = self.package / module.folder
        self.plan = self.folder / "chunks"
        self.own = self.package / "Web" / name

    def own_modules(self, module):
        """The module and those of its package that it needs; others are of packages that do not concern it."""
        found, waiting = {}, [module]
        while waiting:
            each = waiting.pop()
            if each and each.name not in found:
                found[each.name] = each
                waiting += [self.manifest.modules.get(name) for name in each.dependencies]
        return found.values()

    @property
    def has_texts(self):
        """Whether another program writes the page's texts, one file for each language."""
        return f"{self.name}-texts" in self.manifest.modules

    def web_files(self):
        """The files to be served with the modules, by path."""
        files = {path.name: path for path in LIBRARY.iterdir() if path.is_file()}
        for path in self.own.rglob("*"):
            if path.is_file():
                files[str(path.relative_to(self.own))] = path
        return files

    def built_files(self):
        """The files in a build: an imported style sheet is part of the one that imports it."""
        files = self.web_files()
        imported = {name.decode() for path in files.values() if path.suffix == ".css"
                    for name in IMPORT.findall(path.read_bytes())}
        return {name: path for name, path in files.items() if name not in imported}

    def content(self, path):
        """The content of a file for this page."""
        content = path.read_bytes()
        if path.parent == LIBRARY and path.name == "index.html":
            content = content.replace(b"{{name}}", self.name.encode())
        if path.suffix == ".css":
            # One request instead of two successive ones.
            content = IMPORT.sub(self.imported, content)
        return content

    def imported(self, match):
        """The replacement for an import in a style sheet; an import that names no file is unchanged."""
        file = self.web_files().get(match[1].decode())
        return file.read_bytes() if file else match[0]

    def chunks(self):
        """The names of the modules besides the first."""
        if not self.plan.is_file():
            return []
        return Plan(self.plan.read_text()).chunks
