"""Tries the packages in a clean root: installs, asks, upgrades, refuses to downgrade, removes, purges."""

import glob
import os
import shutil
import subprocess
import sys
import tempfile
import time

MIRRORS = {"noble": "http://archive.ubuntu.com/ubuntu"}
DEBIAN = "http://deb.debian.org/debian"

# What a person does on a new machine: the program answers, and the page with its first question is served.
FIRST_START = """
set -eu
proba --version
test -x /usr/bin/proba && ! command -v swiftc
proba serve --port 4520 --no-notifications > /tmp/served 2>&1 &
server=$!
for _ in $(seq 100); do grep -q http /tmp/served && break; sleep .1; done
exec 3<> /dev/tcp/127.0.0.1/4520
printf 'GET / HTTP/1.1\\r\\nHost: localhost\\r\\nConnection: close\\r\\n\\r\\n' >&3
grep -q 'What are you doing right now' <&3
kill $server
wait $server
proba answer coffee
proba status | grep -q coffee
"""


class Root:
    """A clean system in a folder."""

    def __init__(self, suite, folder):
        self.path = os.path.join(folder, "root")
        kept = os.path.join("build", f"root-{suite}.tar")
        if not os.path.exists(kept):
            subprocess.run(
                ["debootstrap", "--variant=minbase", "--include=ca-certificates", suite, self.path,
                 MIRRORS.get(suite, DEBIAN)], check=True, stdout=subprocess.DEVNULL)
            subprocess.run(["tar", "--create", "--file", kept, "--directory", folder, "root"], check=True)
        else:
            subprocess.run(["tar", "--extract", "--file", kept, "--directory", folder], check=True)

    def run(self, script, *, fails=False):
        """Runs a script of bash in the root; returns what it wrote."""
        environment = {
            "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": "/root", "LC_ALL": "C.UTF-8",
            "DEBIAN_FRONTEND": "noninteractive"}
        ending = subprocess.run(
            # Programs find their arguments by way of /proc.
            ["unshare", "--mount", "--pid", "--fork", f"--mount-proc={self.path}/proc",
             "chroot", self.path, "bash", "-c", script], check=False, env=environment,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        if (ending.returncode != 0) != fails:
            raise SystemExit(f"package: in the root, this ended with {ending.returncode}:\n{script}\n{ending.stdout}")
        return ending.stdout

    def files(self):
        """Returns the files of the root that packages or programs have made."""
        found = set()
        for place, _, names in os.walk(self.path):
            inside = "/" + os.path.relpath(place, self.path)
            if not inside.startswith(("/var", "/tmp", "/proc", "/sys", "/dev", "/run")):
                found |= {os.path.join(inside, name) for name in names}
        return found


def older(package, folder):
    """Returns a copy of a package with an older version, to upgrade from."""
    place = os.path.join(folder, "older")
    subprocess.run(["dpkg-deb", "--raw-extract", package, place], check=True)
    control = os.path.join(place, "DEBIAN", "control")
    with open(control, encoding="utf-8") as file:
        lines = [line if not line.startswith("Version:") else "Version: 0.0.1\n" for line in file]
    with open(control, "w", encoding="utf-8") as file:
        file.writelines(lines)
    preinst = os.path.join(place, "DEBIAN", "preinst")
    with open(preinst, encoding="utf-8") as file:
        text = file.read()
    version = os.path.basename(package).split("_")[1]
    with open(preinst, "w", encoding="utf-8") as file:
        file.write(text.replace(version, "0.0.1"))
    path = os.path.join(folder, "older.deb")
    subprocess.run(["dpkg-deb", "--root-owner-group", "--build", place, path], check=True, stdout=subprocess.DEVNULL)
    return path


def attempt(output, suite):
    """Tries the package of a folder in a root of a suite; returns the code with which to end."""
    if os.geteuid() != 0:
        print("package: a clean root can be made only by root", file=sys.stderr)
        return 2
    package = next(path for path in glob.glob(os.path.join(output, "proba_*.deb")))
    with tempfile.TemporaryDirectory(prefix="proba-root-") as folder:
        root = Root(suite, folder)
        shutil.copy(package, os.path.join(root.path, "new.deb"))
        shutil.copy(older(package, folder), os.path.join(root.path, "old.deb"))
        root.run("apt-get update --quiet --quiet")
        before = root.files()
        start = time.monotonic()
        root.run("apt-get install --yes --quiet --quiet --no-install-recommends /new.deb")
        root.run(FIRST_START)
        seconds = time.monotonic() - start
        root.run("apt-get purge --yes --quiet --quiet proba && rm -r /root/.local")
        # With data: an older version, upgraded, then refused.
        root.run("apt-get install --yes --quiet --quiet --no-install-recommends /old.deb")
        root.run("proba answer tea")
        root.run("apt-get install --yes --quiet --quiet /new.deb && proba status | grep -q tea")
        refusal = root.run(
            "apt-get install --yes --quiet --quiet --allow-downgrades /old.deb", fails=True)
        if "newer than 0.0.1" not in refusal:
            raise SystemExit(f"package: the downgrade was refused without its sentence:\n{refusal}")
        root.run("proba status | grep -q tea")
        said = root.run("apt-get purge --yes --quiet --quiet proba && apt-get autoremove --purge --yes --quiet --quiet")
        if ".local/share/proba" not in said:
            raise SystemExit(f"package: the purge did not say where the answers are:\n{said}")
        left = {path for path in root.files() - before if not path.startswith("/root/.local/share/proba/")}
        left = {path for path in left if "proba" in path}
        if left:
            raise SystemExit("package: the purge left " + ", ".join(sorted(left)))
        root.run("test -f /root/.local/share/proba/proba.sqlite")
    print(f"package: {suite} installed it and asked the first question after {seconds:.0f} s")
    return 0
