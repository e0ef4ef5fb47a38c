"""What a change can affect, by the graph of the manifest."""

import subprocess

from results import ROOT

# Steps that depend on files besides modules, by the beginnings of their paths.
PATHS = {
    "checks": ("Tools/checks/", "Tools/manifest.py", "Tests/Checks/"),
    "format": (".swift-format", "Package.swift", "Plugins/"),
    "split": ("Tools/page/splitting/", "Tests/SplitPage/"),
    "renumber": ("Tools/page/renumbering/", "Tools/page/splitting/", "Tests/SplitPage/"),
}


def git(*words):
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
    return done.stdout.split("\n")[:-1] if done.returncode == 0 else []


def changed_files(base):
    """The files that differ from a commit, and those that Git does not know yet."""
    return sorted({*git("diff", "--name-only", base), *git("ls-files", "--others", "--exclude-standard")})


def usual_base():
    """The commit from which this branch left the main one of the remote, or the last commit."""
    for main in ("origin/HEAD", "origin/main"):
        if found := git("merge-base", "HEAD", main):
            return found[0]
    return "HEAD"


class Change:
    """A set of changed files, and the modules that contain or use them."""

    def __init__(self, files, manifest):
        self.files = files
        modules = manifest.modules
        folders = {f"{module.folder}/": name for name, module in modules.items()}
        changed = {name for folder, name in folders.items() if any(file.startswith(folder) for file in files)}
        if "Package.swift" in files:
            changed = set(modules)
        self.modules = {name for name in modules
                        if changed & {module.name for module in manifest.needs(name)}}
        suites = [module for module in manifest.of_kind("suite") if module.name in self.modules]
        # These run the program as a person would, which takes minutes.
        self.slow = [suite.name for suite in suites if "proba" in suite.dependencies]
        self.suites = [suite.name for suite in suites if suite.name not in self.slow]

    def concerns(self, step):
        """Whether a step that reads sources could end differently."""
        beginnings = PATHS.get(step)
        if beginnings is None:
            return True
        return any(file.startswith(beginnings) or step == "format" and file.endswith(".swift")
                   for file in self.files)
