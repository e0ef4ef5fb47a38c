"""The index of an apt repository, the checksums, and the list of what is inside."""

import datetime
import gzip
import hashlib
import json
import os
import re
import subprocess


def run(*words, **options):
    """Runs a program and returns its output."""
    return subprocess.run(words, check=True, capture_output=True, text=True, **options).stdout


def digest(path, kind):
    """Returns a digest of a file, in hexadecimal."""
    with open(path, "rb") as file:
        return hashlib.file_digest(file, kind).hexdigest()


def save(path, text):
    """Writes a text file that everybody may read."""
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    os.chmod(path, 0o644)


def describe(contents, output):
    """Writes what the packages contain, as SPDX 2.3 defines it."""
    time = datetime.datetime.fromtimestamp(contents.time, datetime.timezone.utc)
    needed = re.findall(r"NEEDED.*\[(.*)\]", run("readelf", "--dynamic", contents.program))
    swift = re.search(r"Swift version (\S+)", run("swift", "--version")).group(1)
    parts = [("proba", contents.version, "MIT"), ("swift-runtime", swift, "Apache-2.0 WITH Swift-exception"),
             ("unicode-cldr", "NOASSERTION", "Unicode-DFS-2016")]
    packages = [part(name, version, licence) for name, version, licence in parts]
    packages += [part(name, "NOASSERTION", "NOASSERTION") for name in sorted(needed)]
    links = [("SPDXRef-DOCUMENT", "DESCRIBES", packages[0])]
    links += [("SPDXRef-proba", "CONTAINS", package) for package in packages[1:3]]
    links += [("SPDXRef-proba", "DYNAMIC_LINK", package) for package in packages[3:]]
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT",
        "name": f"proba-{contents.version}",
        "documentNamespace": f"https://proba.invalid/spdx/{contents.identifier}",
        "creationInfo": {"created": time.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: Tools/package"]},
        "packages": packages,
        "relationships": [
            {"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": package["SPDXID"]}
            for one, kind, package in links],
    }
    save(os.path.join(output, f"proba-{contents.version}.spdx.json"),
         json.dumps(document, indent=2, sort_keys=True) + "\n")


def part(name, version, licence):
    """Returns the description of something that is inside or linked to."""
    return {
        "SPDXID": "SPDXRef-" + re.sub(r"[^A-Za-z0-9.]", "-", name), "name": name, "versionInfo": version,
        "downloadLocation": "NOASSERTION", "filesAnalyzed": False, "licenseConcluded": licence,
        "licenseDeclared": licence, "copyrightText": "NOASSERTION",
    }


def index(contents, output, key):
    """Writes the index of a repository of the packages, and the checksums; signed if there is a key."""
    packages = run("dpkg-scanpackages", "--multiversion", ".", cwd=output)
    save(os.path.join(output, "Packages"), packages)
    with open(os.path.join(output, "Packages.gz"), "wb") as file:
        file.write(gzip.compress(packages.encode(), 9, mtime=0))
    time = datetime.datetime.fromtimestamp(contents.time, datetime.timezone.utc)
    lines = [
        "Origin: Proba", "Label: Proba", "Suite: stable", f"Architectures: {contents.architecture}",
        "Date: " + time.strftime("%a, %d %b %Y %H:%M:%S UTC"), "SHA256:",
    ]
    for name in ["Packages", "Packages.gz"]:
        path = os.path.join(output, name)
        lines.append(f" {digest(path, 'sha256')} {os.path.getsize(path)} {name}")
    save(os.path.join(output, "Release"), "\n".join(lines) + "\n")
    names = sorted(name for name in os.listdir(output) if not os.path.isdir(os.path.join(output, name)))
    sums = "".join(f"{digest(os.path.join(output, name), 'sha256')}  {name}\n" for name in names)
    save(os.path.join(output, "SHA256SUMS"), sums)
    if key:
        sign = ["gpg", "--batch", "--yes", "--local-user", key]
        release = os.path.join(output, "Release")
        run(*sign, "--clearsign", "--output", os.path.join(output, "InRelease"), release)
        run(*sign, "--armor", "--detach-sign", "--output", release + ".gpg", release)
        sums = os.path.join(output, "SHA256SUMS")
        run(*sign, "--armor", "--detach-sign", "--output", sums + ".asc", sums)
