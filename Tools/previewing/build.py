"""Compiles a page for WebAssembly as quickly as can be: no optimisation, only what is stale.

The compiler is called for each module as a whole, as Embedded Swift demands, and without the
package manager, which takes longer to look at everything than a small module takes to compile.

A program in Embedded Swift has in its own code all that it calls of other modules. So of a library
only the description is made (the syntax, the types and the bodies, not yet as machine code), and
code only of the page, and of what is called by its name from outside.

Of a change in a module that copy of others' code is kept: only the module's own code is made, about
a third of it, and the linker finds the rest in what was made of the whole module before.

Where a change means nothing to the modules above, such as one of a function's body or of what only
the module itself knows of, all that is above still fits. So code is made of that module alone, and
goes before the page's. Where it is generic, the module is described anew, and with that the
page's code is made. In both cases all the others follow while the page is looked at. Where others
have to be compiled in order to understand the module, or hold how its values lie in memory, the
page waits for those that say a word by which they can have to do with what has changed. Where none
does but the page, it is enough to make its own code, and the module's.
"""

import concurrent.futures
import json
import os
import signal
from pathlib import Path

from .changes import BODIES, KIND, LAYOUT, generic_types, protocols
from .kinds import kinds
from .module import BuildFailure, Module, run

TRIPLE = "wasm32-unknown-none-wasm"


def unicode_tables():
    """The library of the compiler that has the tables of Unicode, which the page itself is without."""
    target = json.loads(run(["swiftc", "-print-target-info"], "."))
    folder = Path(target["paths"]["runtimeResourcePath"]) / "embedded" / TRIPLE
    return folder / "libswiftUnicodeDataTables.a"


class PageBuild:
    """The module of a page, built again as its sources change."""

    def __init__(self, root, program):
        self.root, self.program = root, program
        self.scratch = root / ".build" / "preview"
        self.modules = {}
        self.stale = set()  # the jobs whose sources, or what is below them, have changed since
        self.unfit = set()  # those of them that must be done before the page can be shown
        self.ahead = []  # the libraries whose own code is newer than what the page has of them
        self.has_rest = False  # whether the page's code has what it calls of others as it is now
        self.own = set()  # the modules whose own code alone is newer than all that they have
        self.near = set()  # the libraries that are stale only by what stands in them themselves
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
        self.unfit = self.all_needed()
        self.stale = self.unfit | {job for name in self.modules for job in self.jobs(name)}
        toolset = json.loads((self.root / path).read_text())
        self.compiler = [word for word in toolset["swiftCompiler"]["extraCLIOptions"]
                         if word not in ("-Osize", "-wmo")]
        # Code that is not optimised has in it what nothing calls, such as comparisons of texts.
        self.linker = [*toolset["linker"]["extraCLIOptions"], str(unicode_tables())]

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

    def all_needed(self):
        return {job for name in self.modules for job in self.needed(name)}

    def make(self, changed):
        """Makes the page of the changed files, as soon as it can be."""
        page = ("code", self.program)
        changes = self.changes(changed)
        if self.has_rest and self.make_own(changes):
            return
        for name, (meaning, names, *_) in changes.items():
            if name == self.program:
                self.unfit.add(page)
            elif meaning == BODIES and self.is_near(name):
                self.near.add(name)
                self.unfit.add(("own", name))
            else:
                self.near.discard(name)
                self.unfit.update([*self.needed(name), page])
                if meaning >= LAYOUT:
                    # What others are described by fits as long as values stay of their kind.
                    self.unfit |= self.concerned(name, names if meaning >= KIND else set())
        self.leave(changes)
        alone = {name for kind, name in self.unfit if kind == "own"}
        if page in self.unfit or len(alone) > 1:  # one may stand on another
            # The page is made of the descriptions, and so of all that is newer.
            self.unfit.add(page)
            for name in {*alone, *self.ahead}:
                self.unfit.discard(("own", name))
                if ("description", name) in self.stale:
                    self.unfit.update(self.needed(name), self.concerned(name, set()))
            alone, self.ahead, self.has_rest = set(), [], False
        try:
            self.compile(self.unfit)
            try:
                self.link()
            except BuildFailure:
                if not alone:
                    raise
                # One calls what it has not called before.
                self.compile(job for name in alone for job in self.jobs(name))
                self.link()
        except BuildFailure as failure:
            needed = self.stale & self.all_needed()
            if self.is_faulty(failure, changes) or not needed - self.unfit:
                raise
            # It may be that what was left as it was does not fit after all.
            self.unfit |= needed
            self.compile(self.unfit)
            self.ahead = []
            self.link()

    def is_near(self, name):
        """Whether all that makes a library stale, if anything, stands in itself."""
        return ("code", name) not in self.stale or name in self.near and not any(
            ("description", below) in self.stale for below in self.modules[name].dependencies)

    def is_faulty(self, failure, changes):
        """Whether a failure is of what has changed, and not of what was left as it was."""
        return failure.module in changes and not any(
            ("description", name) in self.stale
            for name in self.modules[failure.module].dependencies)

    def leave(self, changes):
        """Takes note of what is stale by the changes: that much is left to do at some time."""
        for name, module in self.modules.items():
            below = {("description", dependency) for dependency in module.dependencies}
            if self.stale & below:
                self.near.discard(name)
            if name in changes or self.stale & below:
                self.stale.update(self.jobs(name))

    def make_own(self, changes):
        """Makes the page with new code of its own alone, and of the libraries that have changed.

        Returns whether that is enough: it is where the page's copy of others' code still fits, and
        where that of a changed library comes from its own.
        """
        page = ("code", self.program)
        words = self.modules[self.program].mentioned()
        libraries = changes.keys() - {self.program}
        for name in libraries:
            meaning, names, generic = changes[name]
            others = {other for kind, other in self.concerned(name, names) if kind == "description"}
            if (not self.is_near(name) or generic is None or generic & words
                    or meaning >= LAYOUT and others - libraries):
                return False
        if self.program not in changes and all(
                changes[name].meaning == BODIES for name in libraries):
            return False
        # What was saved before may not have been described.
        self.unfit |= {job for job in self.stale if job[0] == "description"}
        self.leave(changes)
        self.unfit.add(page)
        for name in libraries:
            # Its own code has all that deals with its values, of what is generic below it too: that
            # they lie in another way means nothing to the code below.
            self.near.add(name)
            self.unfit |= {("description", name), ("own", name)}
        self.has_rest = not libraries  # if this fails
        try:
            self.compile([("own", self.program), *(self.unfit - {page})])
            self.put_ahead(libraries)
            self.link()
        except BuildFailure as failure:
            if self.is_faulty(failure, changes):
                raise
            if failure.module:  # something does not fit after all
                self.unfit |= self.stale & self.all_needed()
            return False  # the page calls what it has not called before
        self.unfit.discard(page)
        self.has_rest = True
        return True

    def put_ahead(self, names):
        """Has the page take libraries' code from themselves where it is newer than its own."""
        self.ahead = [*names, *(name for name in self.ahead if name not in names)]

    def settle(self, is_over):
        """Does what is stale still; returns whether the page has become another one by that.

        It is given up, with nothing lost, when `is_over` says that there is something new to do.
        """
        before, own = self.module, set(self.own)
        needed = self.all_needed()
        left = self.stale & needed
        try:
            self.compile(left, is_over)
            if not self.stale & needed:
                # Of the same parts as before, or it would be another one in any case.
                if self.ahead or self.program not in own or left != {("code", self.program)}:
                    self.link(own)
                self.ahead = []
                self.compile(self.stale, is_over)
        except BuildFailure:
            self.unfit |= self.stale & needed
            raise
        return self.module != before

    def changes(self, changed):
        """What the change of files means to others, by the module whose it is."""
        declared = {source: each for module in self.modules.values()
                    for source, each in module.declared.items()}
        known = {"protocols": protocols(declared), "generic_types": generic_types(declared),
                 "kinds": kinds(declared.values())}
        found = {}
        for name, module in self.modules.items():
            mine = [path for path in changed
                    if module.folder in path.parents and path.suffix == ".swift"]
            if mine and (change := module.change(mine, **known)):
                found[name] = change
        return found

    def concerned(self, changed, names):
        """The jobs that others wait for when a module changes what it declares by these names.

        Without names all modules above are concerned; with names those that mention one of them,
        and what depends on those. What is called from outside has in its code all that it calls.
        """
        above, found, jobs = {changed}, set(), set()
        for name, module in self.modules.items():
            if not above.intersection(module.dependencies):
                continue
            above.add(name)
            if (names is None or names & module.mentioned()
                    or found.intersection(module.dependencies)):
                found.add(name)
                jobs.update(self.needed(name))
            elif module.is_called_by_name():
                jobs.add(("code", name))
        return jobs

    def link(self, own=None):
        """Makes the page of all its objects; of modules' own code alone, where that is newer."""
        own = self.own if own is None else own
        output = self.scratch / "page.wasm"
        # What is newest comes first: of what several have, that is taken.
        names = [name for name in reversed(self.modules) if ("code", name) in self.needed(name)]
        names = list(dict.fromkeys([*self.ahead, *names]))
        if self.program in own:
            names.sort(key=self.program.__ne__)
        objects = [path for name in names
                   for path in self.modules[name].objects("own" if name in own else ".")]
        rest = [path for name in names if name in own for path in self.modules[name].objects()]
        if rest:
            # Both have the module's own.
            objects += ["--start-lib", *rest, "--end-lib", "--allow-multiple-definition"]
        run(["wasm-ld", *map(str, objects), "-o", str(output), *self.linker], self.root)
        self.module = output.read_bytes()

    def compile(self, jobs, is_over=lambda: False):
        """Does the jobs, each once the modules below are described."""
        self.is_stopped = False
        # All code of a library has its own in it.
        jobs = {(kind, name) for kind, name in jobs
                if kind != "own" or name == self.program or ("code", name) not in jobs}
        with concurrent.futures.ThreadPoolExecutor() as workers:
            waiting, running, early = jobs, {}, {}
            while waiting or running:
                unmade = waiting.union(*running.values())
                below = {name for kind, name in unmade if kind == "description"}
                for job in sorted(waiting):  # code first: it takes longer
                    name = job[1]
                    if job in waiting and not below.intersection(self.modules[name].dependencies):
                        task = {job}
                        if name != self.program and ("own", name) not in waiting:
                            # By one compiler; where code is made of its own alone, nobody waits
                            # for that, but others do for its description.
                            task |= {other for other in waiting if other[1] == name}
                        waiting -= task
                        before = self.described(name)
                        future = workers.submit(self.compile_module, task, name)
                        running[future] = task
                        if len(task) > 1:
                            early[future] = name, before
                done, _ = concurrent.futures.wait(
                    running, 0.05, return_when=concurrent.futures.FIRST_COMPLETED)
                if is_over():
                    return self.stop()
                for future, (name, before) in list(early.items()):
                    if self.described(name) != before:  # its code is still to come
                        del early[future]
                        running[future] = running[future] - {("description", name)}
                        self.finish(("description", name))
                for future in done:
                    task = running.pop(future)
                    early.pop(future, None)
                    if future.exception():
                        self.stop()  # what is above cannot be compiled
                        raise future.exception()
                    for job in task:
                        self.finish(job)

    def described(self, name):
        """What tells a module's description from an older one."""
        path = self.scratch / f"{self.modules[name].name}.swiftmodule"
        return path.stat()[1:3] + (path.stat().st_mtime_ns,) if path.exists() else None

    def finish(self, job):
        """Takes note that a job is done; it stays stale where what is below it is."""
        kind, name = job
        self.unfit.discard(job)
        if kind == "own":
            self.own.add(name)
            if name != self.program:
                self.put_ahead([name])
        elif kind == "code":
            self.unfit.discard(("own", name))
            self.own.discard(name)
            self.near.discard(name)
            self.has_rest |= name == self.program
        if not any(("description", below) in self.stale
                   for below in self.modules[name].dependencies):
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
        kinds, task = {kind for kind, _ in jobs}, []
        folder = module.scratch / "own" if "own" in kinds else module.scratch
        folder.mkdir(parents=True, exist_ok=True)
        sources = module.sources()
        maps = [word for system in self.modules.values() if system.is_system
                for word in ("-Xcc", f"-fmodule-map-file={system.folder}/module.modulemap")]
        is_script = any(Path(source).name == "main.swift" for source in sources)
        library = [] if is_script else ["-parse-as-library"]
        if kinds & {"code", "own"}:
            # An object of a source that has gone must not be linked.
            names = {Path(source).stem for source in sources}
            for left in folder.glob("*.o"):
                if left.stem not in names:
                    left.unlink()
            # With two threads each source has an object of its own, made beside the others.
            task += ["-c", "-num-threads", "2", "-Xfrontend", "-disable-llvm-verify",
                     # What it looks for is not found in WebAssembly.
                     "-Xfrontend", "-disable-incremental-llvm-codegen"]
        if "description" in kinds:
            task += ["-emit-module", "-no-emit-module-separately-wmo",
                     "-emit-module-path", f"{self.scratch}/{module.name}.swiftmodule"]
        command = [
            "swiftc", *task, "-Onone", "-whole-module-optimization", "-target", TRIPLE,
            "-swift-version", "6", "-package-name", "proba", *self.compiler, "-Xcc", "-fPIC",
            *module.features, *maps, *library, "-module-name", module.name, "-module-cache-path",
            f"{self.scratch}/cache", "-I", str(self.scratch), *sources]
        try:
            run(command, folder, processes=self.processes)
        except BuildFailure as failure:
            failure.module = name
            if not self.is_stopped:
                raise
