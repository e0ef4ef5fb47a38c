"""Compiles a page for WebAssembly as quickly as possible: without optimisation, only stale modules.

The compiler runs on each module as a whole, as Embedded Swift requires, and without SwiftPM, which
takes longer to check all files than a small module takes to compile.

A module of Embedded Swift contains the code of all functions it calls in other modules. So a library is
compiled only to a .swiftmodule with its types and bodies; code is generated for the program, for functions
called by name from outside, and in modules that mark functions with `@export(interface)`, which their
callers link instead: those parts of a large program are generated in parallel, and only once they change.
When a .swiftmodule changes, all dependent modules are recompiled: they may contain code from its bodies.
"""

import concurrent.futures
import json
import os
import re
import signal
from pathlib import Path

from manifest import Manifest
from running import Failure, run
from toolset import TRIPLE, write_toolset


class Module:
    """A module of the program, and the paths of its files."""

    def __init__(self, target, manifest, scratch):
        self.name = target.name.replace("-", "_")
        self.kind, self.folder = target.kind, manifest.root / target.folder
        self.package, self.language = manifest.name, manifest.language
        self.flags, self.below = target.flags, set()  # all its dependencies
        self.scratch, self.description = scratch / self.name, scratch / f"{self.name}.swiftmodule"

    def described(self):
        """The content of its .swiftmodule."""
        return self.description.read_bytes() if self.description.exists() else b""

    def sources(self):
        return sorted(self.folder.rglob("*.swift"))

    def is_linked(self):
        """Whether the host script, the C library, or other modules link functions in it."""
        return any(re.search(r"(?m)^(?! *//).*@(_cdecl|export\(interface\))", source.read_text())
                   for source in self.sources())


class Program:
    """A page's program, recompiled as its sources change."""

    def __init__(self, page):
        self.page, self.scratch = page, page.scratch / "preview"
        self.modules = {}  # by name, in the order of dependencies
        self.manifests = None  # of all packages, if there is more than one
        self.code = b""
        self.visit(page.name, page.manifest)
        self.main = self.modules[page.name]
        self.stale = {module for module in self.modules.values() if module.kind != "system"}
        toolset = json.loads(write_toolset(self.scratch, True, True).read_text())
        self.compiler = [word for word in toolset["swiftCompiler"]["extraCLIOptions"]
                         if word not in ("-Osize", "-wmo")]
        self.linker = toolset["linker"]["extraCLIOptions"]

    def visit(self, name, manifest):
        """Adds a target and its dependencies; returns its module."""
        if name in self.modules:
            return self.modules[name]
        target = manifest.modules[name]
        if target.kind == "c":
            raise Failure(f"{self.page.name} uses {name}, which is a C module: "
                          "it can be built by `build`, not shown by `serve`")
        module = Module(target, manifest, self.scratch)
        for dependency in target.dependencies:
            for other, where in self.targets(dependency, manifest):
                below = self.visit(other, where)
                module.below |= {below, *below.below}
        self.modules[name] = module
        return module

    def targets(self, name, manifest):
        """The targets of a dependency, each with its manifest."""
        if name in manifest.modules:
            return [(name, manifest)]
        for other in self.other_manifests():
            if name in other.products:
                return [(target, other) for target in other.products[name]]
        raise Failure(f"{manifest.name} uses {name}, which no package has")

    def other_manifests(self):
        """The manifests of the packages that the page's package depends on."""
        if self.manifests is None:
            tree = run(["swift", "package", "--package-path", self.page.package, "--scratch-path",
                        self.page.scratch / "manifest", "show-dependencies", "--format", "json"],
                       self.page.package)
            folders, waiting = set(), json.loads(tree)["dependencies"]
            while waiting:
                package = waiting.pop()
                folders.add(Path(package["path"]))
                waiting += package["dependencies"]
            self.manifests = [Manifest(folder, self.page.scratch / "manifest" / folder.name)
                              for folder in sorted(folders)]
        return self.manifests

    @property
    def folders(self):
        return [module.folder for module in self.modules.values()]

    def make(self, changed):
        """Rebuilds the program from changed files and files not compiled yet."""
        self.stale.update(module for module in self.modules.values() for path in changed
                          if module.folder in path.parents and path.suffix == ".swift")
        if not self.stale:
            return
        self.compile()
        self.link()

    def compile(self):
        """Compiles stale modules, and the dependents of those whose .swiftmodule changes.

        Dependents wait for the .swiftmodule of a module, not for its objects.
        """
        waiting, to_generate = list(self.modules.values()), []
        describing, generating = {}, {}
        # The modules that are stale, or may become so.
        above = self.stale | {module for module in waiting if self.stale & module.below}
        processes = set()
        with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
            while waiting or to_generate or describing or generating:
                for module in list(waiting):
                    undescribed = {*waiting, *describing.values()} & above
                    if undescribed.intersection(module.below):
                        continue
                    waiting.remove(module)
                    if module not in self.stale:
                        continue
                    if module is self.main:
                        to_generate.append(module)
                    else:
                        describing[workers.submit(self.describe, module, processes)] = module
                while to_generate and len(describing) + len(generating) < os.cpu_count():
                    module = to_generate.pop()
                    generating[workers.submit(self.generate, module, processes)] = module
                done, _ = concurrent.futures.wait(
                    [*describing, *generating], return_when=concurrent.futures.FIRST_COMPLETED)
                for future in done:
                    if failure := future.exception():
                        workers.shutdown(wait=False, cancel_futures=True)
                        for process in list(processes):
                            os.killpg(process.pid, signal.SIGTERM)
                        raise failure
                    if module := describing.pop(future, None):
                        if module.is_linked():
                            to_generate.append(module)
                        else:
                            self.remove_objects(module)
                            self.stale.discard(module)
                    else:
                        self.stale.discard(generating.pop(future))

    def describe(self, module, processes):
        """Writes the .swiftmodule of a module; if it changes, all dependents become stale."""
        before = module.described()
        try:
            self.run_compiler(module, ["-emit-module", "-no-emit-module-separately-wmo",
                                       "-emit-module-path", module.description], processes)
        finally:
            # Even if another module fails meanwhile: the next attempt would find no change.
            if module.described() != before:
                self.invalidate_dependents(module)

    def invalidate_dependents(self, module):
        self.stale.update(other for other in self.modules.values() if module in other.below)

    def generate(self, module, processes):
        """Writes the objects of a module."""
        self.remove_objects(module, {source.stem for source in module.sources()})
        # With two threads, each source has an object of its own, compiled in parallel.
        self.run_compiler(module, ["-c", "-num-threads", "2"], processes)

    def remove_objects(self, module, kept=()):
        """Removes objects that must not be linked: of deleted sources, or of a module whose callers contain it."""
        for left in module.scratch.glob("*.o"):
            if left.stem not in kept:
                left.unlink()

    def run_compiler(self, module, task, processes):
        module.scratch.mkdir(parents=True, exist_ok=True)
        sources = module.sources()
        maps = [word for system in self.modules.values() if system.kind == "system"
                for word in ("-Xcc", f"-fmodule-map-file={system.folder}/module.modulemap")]
        library = [] if any(source.name == "main.swift" for source in sources) else ["-parse-as-library"]
        run(["swiftc", *task, "-Onone", "-whole-module-optimization", "-target", TRIPLE,
             "-swift-version", module.language, "-package-name", module.package, *self.compiler,
             "-Xcc", "-fPIC", *module.flags, *maps, *library, "-module-name", module.name,
             "-module-cache-path", self.scratch / "cache", "-I", self.scratch, *sources],
            module.scratch, processes)

    def link(self):
        """Links the program from all objects."""
        output = self.scratch / f"{self.page.name}.wasm"
        objects = [path for module in self.modules.values()
                   for path in sorted(module.scratch.glob("*.o"))]
        run(["wasm-ld", *objects, "-o", output, *self.linker], self.page.package)
        self.code = output.read_bytes()
