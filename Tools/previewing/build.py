"""Compiles a page for WebAssembly as quickly as can be: no optimisation, only what is stale.

The whole modules that Embedded Swift asks for are compiled by the compiler itself, without the
package manager, which takes longer to look at everything than a small module takes to compile.
"""

import concurrent.futures
import json
import os
import re
import subprocess
from pathlib import Path

TRIPLE = "wasm32-unknown-none-wasm"


class BuildFailure(Exception):
    """What the compiler or the linker says."""


class Module:
    """A module of the package, and where its parts lie."""

    def __init__(self, root, target, scratch):
        self.name = target["name"].replace("-", "_")
        self.folder = root / (target.get("path") or f"Sources/{target['name']}")
        self.dependencies = [d["byName"][0] for d in target["dependencies"] if "byName" in d]
        self.is_system = target["type"] == "system"
        self.scratch = scratch / self.name
        self.features = []
        for setting in target["settings"]:
            feature = setting["kind"].get("enableUpcomingFeature")
            if feature:
                self.features += ["-enable-upcoming-feature", feature["_0"]]

    def sources(self):
        return sorted(str(path) for path in self.folder.rglob("*.swift"))


class PageBuild:
    """The module of a page, built again as its sources change."""

    def __init__(self, root, program):
        self.root, self.program = root, program
        self.scratch = root / ".build" / "preview"
        self.modules = {}
        self.stale = set()
        self.module = b""
        self.read_package()

    @property
    def folders(self):
        return [module.folder for module in self.modules.values()]

    def read_package(self):
        """Finds the modules the program is made of, the lowest first."""
        package = json.loads(run(["swift", "package", "dump-package"], self.root))
        targets = {target["name"]: target for target in package["targets"]}
        if self.program not in targets:
            raise SystemExit(f"preview: Package.swift names no {self.program}")

        def visit(name):
            if name in self.modules:
                return
            module = Module(self.root, targets[name], self.scratch)
            for dependency in module.dependencies:
                visit(dependency)
            self.modules[name] = module

        visit(self.program)
        self.stale = {name for name, module in self.modules.items() if not module.is_system}
        environment = dict(os.environ, DEVELOPMENT="1")
        path = run(["Tools/wasm-toolset"], self.root, environment).strip()
        toolset = json.loads((self.root / path).read_text())
        self.compiler = [word for word in toolset["swiftCompiler"]["extraCLIOptions"]
                         if word not in ("-Osize", "-wmo")]
        self.linker = toolset["linker"]["extraCLIOptions"]

    def make(self, changed):
        """Compiles the modules of the changed files and those above them."""
        for name, module in self.modules.items():
            own = any(module.folder in path.parents and path.suffix == ".swift" for path in changed)
            if not module.is_system and (own or self.stale.intersection(module.dependencies)):
                self.stale.add(name)
        self.compile()
        output = self.scratch / "page.wasm"
        objects = [str(path) for module in self.modules.values()
                   for path in sorted(module.scratch.glob("*.o"))]
        run(["wasm-ld", *objects, "-o", str(output), *self.linker], self.root)
        self.module = output.read_bytes()

    def compile(self):
        """Compiles what is stale, each module once those below it are done."""
        with concurrent.futures.ThreadPoolExecutor() as workers:
            waiting, running = set(self.stale), {}
            while waiting or running:
                below = waiting | set(running.values())
                for name in [n for n in self.modules if n in waiting]:
                    if not below.intersection(self.modules[name].dependencies):
                        waiting.remove(name)
                        running[workers.submit(self.compile_module, self.modules[name])] = name
                done, _ = concurrent.futures.wait(
                    running, return_when=concurrent.futures.FIRST_COMPLETED)
                for future in done:
                    name = running.pop(future)
                    if future.exception():
                        waiting.clear()  # what is above cannot be compiled; the rest may end
                        for other in running:
                            other.exception()
                        raise future.exception()
                    self.stale.discard(name)

    def compile_module(self, module):
        module.scratch.mkdir(parents=True, exist_ok=True)
        sources = module.sources()
        # An object of a source that has gone must not be linked.
        names = {Path(source).stem for source in sources}
        for left in module.scratch.glob("*.o"):
            if left.stem not in names:
                left.unlink()
        maps = [word for name in self.modules.values() if name.is_system
                for word in ("-Xcc", f"-fmodule-map-file={name.folder}/module.modulemap")]
        library = [] if module.name == self.program.replace("-", "_") else ["-parse-as-library"]
        # Several threads have each source compiled into an object of its own, and one that comes
        # out as before is not written again.
        run(["swiftc", "-c", "-Onone", "-whole-module-optimization", "-num-threads", "2",
             "-target", TRIPLE, "-swift-version", "6", "-package-name", "proba", *self.compiler,
             "-Xcc", "-fPIC",
             *module.features, *maps, *library, "-module-name", module.name,
             "-emit-module", "-emit-module-path", f"{self.scratch}/{module.name}.swiftmodule",
             "-module-cache-path", f"{self.scratch}/cache", "-I", str(self.scratch), *sources],
            module.scratch)


def run(command, folder, environment=None):
    """Runs a command and returns what it prints, or throws its complaint."""
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode:
        said = done.stderr or done.stdout
        raise BuildFailure(re.sub(r"\x1b\[[0-9;]*m", "", said).strip())
    return done.stdout
