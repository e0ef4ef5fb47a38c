"""Writes the sources of a new page, and adds its target to the manifest."""

import re
from pathlib import Path

from pages import LIBRARY
from running import Failure

TEMPLATE = Path(__file__).resolve().parent / "template"


def start(name, package, identity=None):
    """Creates a page in a package, which depends on this one under an identity."""
    package = package.resolve()
    if not re.fullmatch(r"[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*", name):
        raise Failure(f"{name} is no name for a program: letters, digits and single hyphens make one")
    manifest, sources, web = package / "Package.swift", package / "Sources" / name, package / "Web" / name
    if not manifest.is_file():
        raise Failure(f"there is no Package.swift in {package}: `swift package init --type empty`")
    if not re.search(r"^(let|var) package\b", manifest.read_text(), re.MULTILINE):
        raise Failure(f"{manifest} has no `let package`, to which a target could be added")
    for folder in (sources, web):
        if folder.exists():
            raise Failure(f"{folder} is there already")
    type_name = "".join(word[0].upper() + word[1:] for word in name.split("-"))
    title = name.replace("-", " ").capitalize()

    def filled(text):
        return text.replace("{{name}}", name).replace("{{Type}}", type_name).replace("{{title}}", title)

    sources.mkdir(parents=True)
    for path in sorted(TEMPLATE.glob("*.swift")):
        (sources / path.name.replace("Page", type_name)).write_text(filled(path.read_text()))
    web.mkdir(parents=True)
    index = (LIBRARY / "index.html").read_text()
    (web / "index.html").write_text(
        filled(index.replace("<title>{{name}}", "<title>{{title}}")))
    products = "".join(
        f'      .product(name: "{product}", package: "{identity}"),\n' if identity
        else f'      "{product}",\n' for product in ("BrowserHost", "Interface"))
    with manifest.open("a") as file:
        file.write("\npackage.targets.append(\n  .executableTarget(\n"
                   f'    name: "{name}",\n    dependencies: [\n{products}    ]))\n')
    print(f"{name} is in {sources.relative_to(package)} and {web.relative_to(package)}, and at the end "
          "of Package.swift.")
