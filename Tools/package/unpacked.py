"""Runs the program of a package where it is unpacked, without installing it."""

import os
import re
import subprocess
import tempfile
import urllib.request

PARTS = [
    "usr/bin/proba", "usr/lib/proba/page/index.html", "usr/lib/systemd/user/proba.service",
    "usr/share/applications/proba.desktop", "usr/share/icons/hicolor/scalable/apps/proba.svg",
    "usr/share/metainfo/proba.metainfo.xml", "usr/share/bash-completion/completions/proba",
    "usr/share/zsh/vendor-completions/_proba", "usr/share/fish/vendor_completions.d/proba.fish",
    "usr/share/man/man1/proba-stats.1.gz", "usr/share/man/uk/man1/proba-stats.1.gz",
    "usr/share/man/ru/man1/proba-stats.1.gz", "usr/share/doc/proba/copyright",
    "usr/share/doc/proba/changelog.gz",
]


def problems(package):
    """Lists what is wrong with a package."""
    with tempfile.TemporaryDirectory(prefix="proba-package-") as folder:
        subprocess.run(["dpkg-deb", "--extract", package, folder], check=True)
        found = [f"{part} is missing" for part in PARTS if not os.path.exists(os.path.join(folder, part))]
        if found:
            return found
        entry = os.path.join(folder, "usr/share/applications/proba.desktop")
        with open(entry, encoding="utf-8") as file:
            if "Exec=proba open\n" not in file.read():
                found.append("the entry of the menu does not open the page")
        return found + problems_of_page(folder)


def problems_of_page(folder):
    """Lists what is wrong with the page that the unpacked program serves."""
    environment = {"HOME": folder, "PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
    server = subprocess.Popen(
        [os.path.join(folder, "usr/bin/proba"), "serve", "--port", "0", "--no-notifications"],
        env=environment, stdout=subprocess.PIPE, text=True)
    try:
        address = re.search(r"http://\S+/", server.stdout.readline()).group(0)
        with urllib.request.urlopen(address) as reply:
            page = reply.read().decode()
        with urllib.request.urlopen(address + "page.wasm") as reply:
            module = reply.read(4)
    finally:
        server.terminate()
        server.wait(timeout=20)
    found = [] if "What are you doing right now" in page else ["the page does not ask"]
    return found + ([] if module == b"\0asm" else ["the page has no program"])
