"""Compiles a page for WebAssembly as quickly as can be: no optimisation, only what is stale.

The compiler is called for each module as a whole, as Embedded Swift demands, and without the
package manager, which takes longer to look at everything than a small module takes to compile.

A program in Embedded Swift has in its own code all that it calls of other modules. So of a library
only the description is made (the syntax, the types and the bodies, not yet as machine code), and
code only of the page, and of what is called by its name from outside.
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

    def is_called_by_name(self):
        """Whether the script or the C library calls anything in it."""
        return any("@_cdecl" in Path(source).read_text() for source in self.sources())


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
        self.stale = {job for name in self.modules for job in self.jobs(name)}
        environment = dict(os.environ, DEVELOPMENT="1")
        path = run(["Tools/wasm-toolset"], self.root, environment).strip()
        toolset = json.loads((self.root / path).read_text())
        self.compiler = [word for word in toolset["swiftCompiler"]["extraCLIOptions"]
                         if word not in ("-Osize", "-wmo")]
        self.linker = toolset["linker"]["extraCLIOptions"]

    def jobs(self, name):
        """What is to be done for a module: its description, for others, and its code."""
        module = self.modules[name]
        if module.is_system:
            return []
        if name == self.program:
            return [("code", name)]
        return [("description", name)] + [("code", name)] * module.is_called_by_name()

    def make(self, changed):
        """Compiles the modules of the changed files and those above them."""
        for name, module in self.modules.items():
            own = any(module.folder in path.parents and path.suffix == ".swift" for path in changed)
            below = {("description", dependency) for dependency in module.dependencies}
            if own or self.stale.intersection(below):
                self.stale.update(self.jobs(name))
        self.compile()
        output = self.scratch / "page.wasm"
        # The page comes first: of what several have, its own is the newest.
        objects = [str(path) for name in reversed(self.modules) if ("code", name) in self.jobs(name)
                   for path in sorted(self.modules[name].scratch.glob("*.o"))]
        run(["wasm-ld", *objects, "-o", str(output), *self.linker], self.root)
        self.module = output.read_bytes()

    def compile(self):
        """Does what is stale, each job once the modules below are described."""
        with concurrent.futures.ThreadPoolExecutor() as workers:
            waiting, running = set(self.stale), {}
            while waiting or running:
                below = {name for kind, name in waiting | set(running.values())
                         if kind == "description"}
                for job in sorted(waiting):  # code first: it takes longer
                    if not below.intersection(self.modules[job[1]].dependencies):
                        waiting.remove(job)
                        running[workers.submit(self.compile_module, *job)] = job
                done, _ = concurrent.futures.wait(
                    running, return_when=concurrent.futures.FIRST_COMPLETED)
                for future in done:
                    job = running.pop(future)
                    if future.exception():
                        waiting.clear()  # what is above cannot be compiled; the rest may end
                        for other in running:
                            other.exception()
                        raise future.exception()
                    self.stale.discard(job)

    def compile_module(self, kind, name):
        module = self.modules[name]
        module.scratch.mkdir(parents=True, exist_ok=True)
        sources = module.sources()
        maps = [word for system in self.modules.values() if system.is_system
                for word in ("-Xcc", f"-fmodule-map-file={system.folder}/module.modulemap")]
        library = [] if name == self.program else ["-parse-as-library"]
        if kind == "code":
            # An object of a source that has gone must not be linked.
            names = {Path(source).stem for source in sources}
            for left in module.scratch.glob("*.o"):
                if left.stem not in names:
                    left.unlink()
            # With two threads each source has an object of its own, made beside the others.
            task = ["-c", "-num-threads", "2", "-Xfrontend", "-disable-llvm-verify"]
        else:
            task = ["-emit-module", "-emit-module-path", f"{self.scratch}/{module.name}.swiftmodule"]
        run(["swiftc", *task, "-Onone", "-whole-module-optimization",
             "-target", TRIPLE, "-swift-version", "6", "-package-name", "proba", *self.compiler,
             "-Xcc", "-fPIC", *module.features, *maps, *library, "-module-name", module.name,
             "-module-cache-path", f"{self.scratch}/cache", "-I", str(self.scratch), *sources],
            module.scratch)


def run(command, folder, environment=None):
    """Runs a command and returns what it prints, or throws its complaint."""
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode:
        said = done.stderr or done.stdout
        raise BuildFailure(re.sub(r"\x1b\[[0-9;]*m", "", said).strip())
    return done.stdout
