"""Compiles a page for WebAssembly as quickly as can be: no optimisation, only what is stale.

The compiler is called for each module as a whole, as Embedded Swift demands, and without the
package manager, which takes longer to look at everything than a small module takes to compile.

A program in Embedded Swift has in its own code all that it calls of other modules. So of a library
only the description is made (the syntax, the types and the bodies, not yet as machine code), and
code only of the page, and of what is called by its name from outside.

Where a change means nothing to the modules above, such as one of a function's body or of what only
the module itself knows of, all that is above still fits. So code is made of that module alone, and
goes before the page's own. Where it is generic, the module is described anew, and with that the
page's own code is made. In both cases all the others follow while the page is looked at. Only where
others have to be compiled in order to understand the module, or hold how its values lie in memory,
does the page wait for them.
"""

import concurrent.futures
import hashlib
import json
import os
import re
import signal
import subprocess
from pathlib import Path

from .declarations import BODIES, LAYOUT, MEANING, Declarations, change, protocols

TRIPLE = "wasm32-unknown-none-wasm"
# Steps of the compiler that make code smaller or only find faults.
SKIPPED = ("onone-simplification", "late-onone-simplification", "mandatory-destroy-hoisting",
           "mandatory-redundant-load-elimination", "cleanup-debug-steps", "send-non-sendable",
           "diagnose-unknown-const-values", "embedded-swift-diagnostics")


class BuildFailure(Exception):
    """What the compiler or the linker says, and of which module."""

    module = None


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
        self.declared = {} if self.is_system else self.declarations()

    def declarations(self):
        return {source: Declarations(Path(source).read_text()) for source in self.sources()}

    def change(self, changed, protocols):
        """What the change of these files means to the modules above."""
        before, after = self.declared, dict(self.declared)
        for path in changed:
            after.pop(str(path), None)
            if path.exists():
                after[str(path)] = Declarations(path.read_text())
        self.declared = after
        return change(before, after, protocols)

    def sources(self):
        return sorted(str(path) for path in self.folder.rglob("*.swift"))

    def is_called_by_name(self):
        """Whether the script or the C library calls anything in it."""
        return any("@_cdecl" in Path(source).read_text() for source in self.sources())

    def objects(self):
        return sorted(self.scratch.glob("*.o"))

    def digest(self):
        """What tells the code of the module from any other."""
        return hashlib.sha256(b"".join(path.read_bytes() for path in self.objects())).digest()


class PageBuild:
    """The module of a page, built again as its sources change."""

    def __init__(self, root, program):
        self.root, self.program = root, program
        self.scratch = root / ".build" / "preview"
        self.modules = {}
        self.stale = set()  # the jobs whose sources, or what is below them, have changed since
        self.unfit = set()  # those of them that must be done before the page can be shown
        self.ahead = []  # the libraries whose own code is newer than what the page has of them
        self.processes = set()
        self.is_stopped = False
        self.module = b""
        self.read_package()

    @property
    def folders(self):
        return [module.folder for module in self.modules.values()]

    def read_package(self):
        """Finds the modules the program is made of, the lowest first."""
        environment = dict(os.environ, DEVELOPMENT="1")
        try:
            package = json.loads(run(["swift", "package", "dump-package"], self.root))
            path = run(["Tools/wasm-toolset"], self.root, environment).strip()
        except BuildFailure as failure:
            raise SystemExit(str(failure)) from None
        targets = {target["name"]: target for target in package["targets"]}
        if self.program not in targets:
            pages = ", ".join(name for name, target in targets.items()
                              if target["type"] == "executable" and name.endswith("-page"))
            raise SystemExit(f"preview: there is no {self.program} in Package.swift, but {pages}")

        def visit(name):
            if name in self.modules:
                return
            module = Module(self.root, targets[name], self.scratch)
            for dependency in module.dependencies:
                visit(dependency)
            self.modules[name] = module

        visit(self.program)
        self.unfit = {job for name in self.modules for job in self.needed(name)}
        self.stale = self.unfit | {job for name in self.modules for job in self.jobs(name)}
        toolset = json.loads((self.root / path).read_text())
        self.compiler = [word for word in toolset["swiftCompiler"]["extraCLIOptions"]
                         if word not in ("-Osize", "-wmo")]
        self.linker = toolset["linker"]["extraCLIOptions"]

    def jobs(self, name):
        """What can be done for a module: its description, for others, and its code."""
        if self.modules[name].is_system:
            return []
        return [("description", name)] * (name != self.program) + [("code", name)]

    def needed(self, name):
        """What of that the page cannot be made without."""
        module = self.modules[name]
        return [(kind, name) for kind, name in self.jobs(name)
                if kind == "description" or name == self.program or module.is_called_by_name()]

    def make(self, changed):
        """Makes the page of the changed files, as soon as it can be."""
        alone = {}  # libraries of which code alone is enough, and the code they had
        own = set()  # the modules whose sources have changed
        page = ("code", self.program)
        named = set().union(*(protocols(module.declared) for module in self.modules.values()))
        for name, module in self.modules.items():
            below = {("description", dependency) for dependency in module.dependencies}
            mine = [path for path in changed
                    if module.folder in path.parents and path.suffix == ".swift"]
            meaning = module.change(mine, named) if mine else None
            if meaning is not None:
                own.add(name)
                if name == self.program:
                    self.unfit.add(page)
                elif meaning == MEANING or meaning == LAYOUT and any(
                        kind == "description" for kind, _ in self.above(name)):
                    # The descriptions of libraries above may hold how its values lie in memory.
                    self.unfit.update([*self.needed(name), *self.above(name), page])
                elif meaning == BODIES and ("code", name) not in self.stale:
                    alone[name] = module.digest()
                else:
                    self.unfit.update([*self.needed(name), page])
                self.stale.update(self.jobs(name))
            elif self.stale & below:
                self.stale.update(self.jobs(name))
        self.unfit.update(job for name in alone for job in self.jobs(name))
        try:
            self.compile(self.unfit)
            if any(self.modules[name].digest() == code for name, code in alone.items()):
                self.compile([page])  # a generic function that does not look like one
            self.put_ahead(alone)
            self.link()
        except BuildFailure as failure:
            needed = {job for name in self.modules for job in self.needed(name)} & self.stale
            is_faulty = failure.module in own and not any(
                ("description", name) in self.stale
                for name in self.modules[failure.module].dependencies)
            if is_faulty or not needed - self.unfit:
                raise
            # It may be that what was left as it was does not fit after all.
            self.unfit |= needed
            self.compile(self.unfit)
            self.link()

    def put_ahead(self, alone):
        """Has the page take libraries' code from themselves where it is newer than its own."""
        older = [name for name in self.ahead if ("code", name) not in self.stale]
        self.ahead = [*alone, *(name for name in older if name not in alone)]

    def settle(self, is_over):
        """Does what is stale still; returns whether the page has become another one by that.

        It is given up, with nothing lost, when `is_over` says that there is something new to do.
        """
        before = self.module
        needed = {job for name in self.modules for job in self.needed(name)}
        try:
            self.compile(self.stale & needed, is_over)
            if not self.stale & needed:
                self.link()  # of the same parts as before, or it would be another one in any case
                self.ahead = []
                self.compile(self.stale, is_over)
        except BuildFailure:
            self.unfit |= self.stale & needed
            raise
        return self.module != before

    def above(self, name):
        """All jobs of the modules that depend on one, directly or not."""
        found, jobs = {name}, set()
        for other, module in self.modules.items():
            if found.intersection(module.dependencies):
                found.add(other)
                jobs.update(self.needed(other))
        return jobs

    def link(self):
        output = self.scratch / "page.wasm"
        # What is newest comes first: of what several have, that is taken.
        names = [name for name in reversed(self.modules) if ("code", name) in self.needed(name)]
        objects = [str(path) for name in [*self.ahead, *names]
                   for path in self.modules[name].objects()]
        run(["wasm-ld", *objects, "-o", str(output), *self.linker], self.root)
        self.module = output.read_bytes()

    def compile(self, jobs, is_over=lambda: False):
        """Does the jobs, each once the modules below are described."""
        self.is_stopped = False
        with concurrent.futures.ThreadPoolExecutor() as workers:
            waiting, running = set(jobs), {}
            while waiting or running:
                unmade = waiting.union(*running.values())
                below = {name for kind, name in unmade if kind == "description"}
                for job in sorted(waiting):  # code first: it takes longer
                    name = job[1]
                    if job in waiting and not below.intersection(self.modules[name].dependencies):
                        task = {job}
                        if not any(name in self.modules[other].dependencies for _, other in unmade):
                            task |= waiting & set(self.jobs(name))  # nobody waits: both at once
                        waiting -= task
                        running[workers.submit(self.compile_module, task, name)] = task
                done, _ = concurrent.futures.wait(
                    running, 0.1, return_when=concurrent.futures.FIRST_COMPLETED)
                if is_over():
                    return self.stop()
                for future in done:
                    task = running.pop(future)
                    if future.exception():
                        self.stop()  # what is above cannot be compiled
                        raise future.exception()
                    for job in task:
                        self.finish(job)

    def finish(self, job):
        """Takes note that a job is done; it stays stale where what is below it is."""
        self.unfit.discard(job)
        if not any(("description", name) in self.stale
                   for name in self.modules[job[1]].dependencies):
            self.stale.discard(job)

    def stop(self):
        """Ends the compilers that run."""
        self.is_stopped = True
        for process in list(self.processes):
            try:
                os.killpg(process.pid, signal.SIGTERM)
            except ProcessLookupError:
                pass

    def compile_module(self, jobs, name):
        module = self.modules[name]
        module.scratch.mkdir(parents=True, exist_ok=True)
        sources = module.sources()
        maps = [word for system in self.modules.values() if system.is_system
                for word in ("-Xcc", f"-fmodule-map-file={system.folder}/module.modulemap")]
        is_script = any(Path(source).name == "main.swift" for source in sources)
        library = [] if is_script else ["-parse-as-library"]
        kinds, task = {kind for kind, _ in jobs}, []
        if "code" in kinds:
            # An object of a source that has gone must not be linked.
            names = {Path(source).stem for source in sources}
            for left in module.scratch.glob("*.o"):
                if left.stem not in names:
                    left.unlink()
            # With two threads each source has an object of its own, made beside the others.
            task += ["-c", "-num-threads", "2", "-Xfrontend", "-disable-llvm-verify"]
        if "description" in kinds:
            task += ["-emit-module", "-no-emit-module-separately-wmo",
                     "-emit-module-path", f"{self.scratch}/{module.name}.swiftmodule"]
        command = [
            "swiftc", *task, "-Onone", "-whole-module-optimization", "-target", TRIPLE,
            "-swift-version", "6", "-package-name", "proba", *self.compiler, "-Xcc", "-fPIC",
            *module.features, *maps, *library, "-module-name", module.name, "-module-cache-path",
            f"{self.scratch}/cache", "-I", str(self.scratch), *sources]
        skipped = [word for step in SKIPPED for word in ("-Xllvm", f"-sil-disable-pass={step}")]
        try:
            run(command + skipped, module.scratch, processes=self.processes)
        except BuildFailure as failure:
            failure.module = name
            if self.is_stopped:
                return
            try:
                run(command, module.scratch, processes=self.processes)  # it can say more of a fault
            except BuildFailure as fuller:
                fuller.module = name
                raise


def run(command, folder, environment=None, processes=None):
    """Runs a command and returns what it prints, or throws its complaint.

    Meanwhile it is among the processes, at the head of a group of its own.
    """
    processes = set() if processes is None else processes
    with subprocess.Popen(
            command, cwd=folder, env=environment, text=True, process_group=0,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        processes.add(process)
        said, complaint = process.communicate()
        processes.discard(process)
    if process.returncode:
        raise BuildFailure(re.sub(r"\x1b\[[0-9;]*m", "", complaint or said).strip())
    return said
