"""Creates, builds and serves pages: programs of Embedded Swift that run in the browser.

    python3 Tools/page new NAME      writes the sources of a page, and adds it to Package.swift
    python3 Tools/page build NAME    builds its WebAssembly and the files beside it, plain and compressed
    python3 Tools/page serve NAME    serves it during development: saved changes are shown
    python3 Tools/page split whole.wasm plan folder    divides a program that was linked: see splitting/
    python3 Tools/page toolset folder                  writes what makes `swift build` compile for a page

In a package that depends on this one, use `swift package proba-page new NAME` and so on; `--help` lists
the options of each command.
"""

import argparse
import os
import sys
from pathlib import Path

sys.path.insert(1, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

from building import Options, build
from manifest import ROOT
from pages import Page
from running import Failure
from serving import serve
from splitting.binary import Refusal
from splitting.division import divide
from starting import start
from toolset import write_toolset


def parser():
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("name", help="the page's program, a target of Package.swift")
    shared.add_argument("--package", type=Path, default=ROOT, help="the folder of the package")
    shared.add_argument("--identity", help=argparse.SUPPRESS)  # of this package in the dependent one
    shared.add_argument("--owner", type=int, default=os.getppid(), help=argparse.SUPPRESS)
    shared.add_argument("--scratch", type=Path, help="the folder for build products")
    whole = argparse.ArgumentParser(prog="page", description=__doc__.split("\n")[0])
    verbs = whole.add_subparsers(dest="verb", required=True)
    verbs.add_parser("new", parents=[shared], help="write the sources of a page")
    building = verbs.add_parser("build", parents=[shared], help="build a page")
    building.add_argument("--output", type=Path, help="the folder to build into")
    building.add_argument(
        "--development", action="store_true",
        help="in one piece, with the names of functions, so that crashes report where they happened")
    building.add_argument(
        "--unfinished", action="store_true",
        help="as it is linked: in one piece, neither optimised nor compressed, for tests")
    building.add_argument(
        "--no-unicode-tables", action="store_true",
        help="fail if text operations need the tables of Unicode, which are large")
    building.add_argument(
        "--texts", type=Path, metavar="PROGRAM", help="what writes the texts of the page, if it is built already")
    building.add_argument("--quiet", action="store_true", help="print errors only")
    serving = verbs.add_parser("serve", parents=[shared], help="serve a page during development")
    serving.add_argument("--port", type=int, default=4520)
    serving.add_argument("--api", default="", help="the server to which requests are forwarded for the paths in the page's data-server")
    toolset = verbs.add_parser("toolset", help="write the toolset for `swift build`, and print its path")
    toolset.add_argument("folder", type=Path)
    splitting = verbs.add_parser("split", help="divide a program that was linked with --emit-relocs")
    splitting.add_argument("whole")
    splitting.add_argument("plan")
    splitting.add_argument("folder")
    splitting.add_argument("--names", action="store_true", help="keep the names of functions")
    return whole


def main():
    given = parser().parse_args()
    if given.verb == "split":
        try:
            seam = divide(given.whole, given.plan, given.folder, given.names)
        except (OSError, Refusal) as problem:
            print(f"split: {given.whole}: {problem}", file=sys.stderr)
            return 1
        for name, chunk in seam: print(f"first module → {chunk}: {name}")
        return 0
    try:
        if given.verb == "toolset":
            print(write_toolset(given.folder, is_development=False, has_tables=False))
            return 0
        if given.verb == "new":
            start(given.name, given.package, given.identity)
            return 0
        page = Page(given.name, given.package, given.scratch)
        if given.verb == "build":
            output = (given.output or page.scratch / page.name).absolute()
            build(page, output, Options(given.development, not given.no_unicode_tables, given.unfinished,
                                        given.texts, given.quiet))
            if not given.quiet: print(f"{page.name} is in {output}")
        else:
            serve(page, given.port, given.api, given.owner)
    except Failure as failure:
        print(f"page: {failure}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
