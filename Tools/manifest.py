#!/usr/bin/env python3
"""Reads Package.swift on behalf of all tools.

    Tools/manifest.py modules pure library    the names of the modules of these kinds
    Tools/manifest.py documented              name and folder of each module that has documentation
    Tools/manifest.py suites proba            the suites that depend on a program
    Tools/manifest.py c-libraries             what pkg-config calls the C libraries
    Tools/manifest.py needs Wire JSON         these modules of Swift and all they need, the lowest first
    Tools/manifest.py flags Wire              what the compiler is called with for a module

Targets are read from `swift package dump-package`, except for their floors: a floor is the section of the
file, headed by `// MARK: - Pure` and the like, that declares the target. The output is kept beside the build
products for as long as the manifest and the compiler are unchanged.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FLOORS = ["Pure", "Platform", "Services", "Surfaces", "Programs", "Tests"]
# The folders that SwiftPM searches for targets without a path.
FOLDERS = {"test": ["Tests", "Sources", "Source", "src", "srcs"],
           "other": ["Sources", "Source", "src", "srcs"]}


def flags(kind, value):
    """The compiler arguments of a setting, except for those about warnings."""
    match kind:
        case "define":
            return [f"-D{value['_0']}"]
        case "unsafeFlags":
            return value["_0"]
        case "strictMemorySafety":
            return ["-strict-memory-safety"]
        case "enableUpcomingFeature":
            return ["-enable-upcoming-feature", value["_0"]]
        case "enableExperimentalFeature":
            return ["-enable-experimental-feature", value["_0"]]
    return []


class Module:
    """A target, as the manifest describes it.

    Its kind is `pure`, `library` or `program`; of C, `system` or `c`; in the folder Tests, `support`,
    `program` or `suite`. The floor is a number, the lowest 0, or None outside all sections.
    """

    def __init__(self, target, root, floor, line):
        self.name, self.floor, self.line = target["name"], floor, line
        self.dependencies = [name for dependency in target["dependencies"]
                             for name, *_ in dependency.values()]
        places = FOLDERS["test" if target["type"] == "test" else "other"]
        place = next((place for place in places if (root / place / self.name).is_dir()), places[0])
        self.folder = target.get("path") or f"{place}/{self.name}"
        self.library = target.get("pkgConfig")
        settings = [kind for setting in target["settings"] for kind in setting["kind"].items()]
        self.flags = [word for setting in target["settings"] if "condition" not in setting
                      for kind, value in setting["kind"].items() for word in flags(kind, value)]
        words = [kind.get("unsafeFlags", {}).get("_0", []) for kind in
                 (setting["kind"] for setting in target["settings"])]
        # Of declarations that name no actor, for which Embedded Swift cannot be compiled.
        self.isolation = next(
            (value["_0"] for kind, value in settings if kind == "defaultIsolation"),
            "MainActor" if ["-default-isolation", "MainActor"] in words else None)
        if target["type"] in ("system", "executable", "test"):
            self.kind = {"executable": "program", "test": "suite"}.get(target["type"], "system")
        elif not settings:
            self.kind = "c"
        elif ("treatWarning", {"_0": "EmbeddedRestrictions", "_1": "error"}) in settings:
            self.kind = "pure"
        else:
            self.kind = "support" if floor == FLOORS.index("Tests") else "library"


def described(root, text, scratch):
    """The package as SwiftPM describes it. Reading its manifest takes seconds, and each tool needs it."""
    compiler = os.path.realpath(shutil.which("swift") or "swift")
    key = hashlib.sha256(f"{root.resolve()}\0{compiler}\0{text}".encode()).hexdigest()[:16]
    kept = scratch / f"description-{key}.json"
    try:
        return json.loads(kept.read_text())
    except (OSError, ValueError):
        pass
    # A separate scratch folder, since SwiftPM locks the usual one while it builds.
    dumped = subprocess.run(
        ["swift", "package", "--package-path", root, "--scratch-path", scratch, "dump-package"],
        capture_output=True, text=True)
    if dumped.returncode:
        raise SystemExit(f"Package.swift: {dumped.stderr.strip()}")
    scratch.mkdir(parents=True, exist_ok=True)
    for stale in scratch.glob("description-*.json"):
        stale.unlink(missing_ok=True)
    draft = scratch / f"description-{key}.{os.getpid()}"
    draft.write_text(dumped.stdout)
    draft.replace(kept)  # Other tools may read it at the same time.
    return json.loads(dumped.stdout)


class Manifest:
    """The package in a folder: its modules by name, in order, and the targets of its products."""

    def __init__(self, root=ROOT, scratch=None):
        self.root = root
        text = (root / "Package.swift").read_text()
        package = described(root, text, scratch or root / ".build/manifest")
        self.name = package["name"]
        tools = package["toolsVersion"]["_version"].split(".")[0]
        self.language = max(package["swiftLanguageVersions"] or [tools])
        self.products = {product["name"]: product["targets"] for product in package["products"]}
        marks = list(re.finditer(rf"^// MARK: - ({'|'.join(FLOORS)})\b", text, re.MULTILINE))
        start = text.index("let package")
        self.modules = {}
        for target in package["targets"]:
            if target["type"] == "plugin":
                continue
            place = re.compile(rf'\(\s*(?:name: )?"{target["name"]}"').search(
                text, marks[0].start() if marks else start)
            place = place.start() if place else start
            floor = [mark[1] for mark in marks if mark.start() < place][-1:]
            self.modules[target["name"]] = Module(
                target, root, FLOORS.index(*floor) if floor else None, text.count("\n", 0, place) + 1)

    def of_kind(self, *kinds):
        return [module for module in self.modules.values() if module.kind in kinds]

    def needs(self, *names):
        """The modules with these names and all their dependencies, each after its own dependencies."""
        found = {}
        for name in names:
            for module in (*self.needs(*self.modules[name].dependencies), self.modules[name]):
                found[module.name] = module
        return list(found.values())

    def documented(self):
        """The Swift modules that others import: those of the program, and all products."""
        return [module for module in self.modules.values()
                if module.kind in ("pure", "library") or module.name in self.products]


def main(words):
    manifest = Manifest()
    match words:
        case ["modules", *kinds]:
            lines = [module.name for module in manifest.of_kind(*kinds)]
        case ["documented"]:
            lines = [f"{module.name} {module.folder}" for module in manifest.documented()]
        case ["suites", program]:
            lines = [module.name for module in manifest.of_kind("suite")
                     if program in module.dependencies]
        case ["c-libraries"]:
            lines = [module.library for module in manifest.of_kind("system") if module.library]
        case ["needs", *names]:
            lines = [module.name for module in manifest.needs(*names)
                     if module.kind not in ("system", "c")]
        case ["flags", name]:
            lines = manifest.modules[name].flags
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
