"""What is in a package, and the package itself."""

import glob
import gzip
import hashlib
import os
import re
import shutil
import subprocess

LANGUAGES = {"": "C.UTF-8", "uk": "uk_UA.UTF-8", "ru": "ru_RU.UTF-8"}
FILES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "files")

MAINTAINER = "The Proba authors <maintainers@proba.invalid>"
SUMMARY = "tracks your time by asking at random moments"
DESCRIPTION = """\
 Proba asks what you are doing at random moments and turns the answers into
 an honest picture of your time: every figure comes with an interval that
 shows how precise it is.
 .
 It runs on your own machine: one program, one SQLite file, one page in your
 browser. No account, no cloud, no timers to start and stop.
"""


def run(*words, **options):
    """Runs a program and returns its output."""
    return subprocess.run(words, check=True, capture_output=True, text=True, **options).stdout


class Contents:
    """The built program and its page, with what a package says about them."""

    def __init__(self, root):
        self.root = root
        self.program = os.path.join(root, "build", "proba")
        self.page = os.path.join(root, "build", "page")
        self.version = run(self.program, "version").split()[1]
        self.architecture = run("dpkg", "--print-architecture").strip()
        # All files have the time of the last change of the sources.
        time = os.environ.get("SOURCE_DATE_EPOCH") or run("git", "-C", root, "log", "-1", "--format=%ct")
        self.time = int(time)
        os.environ["SOURCE_DATE_EPOCH"] = str(self.time)
        notes = run("readelf", "--notes", self.program)
        self.identifier = re.search(r"Build ID: ([0-9a-f]+)", notes).group(1)

    def read(self, *path):
        """Returns the text of a file of the sources."""
        with open(os.path.join(self.root, *path), encoding="utf-8") as file:
            return file.read()

    # MARK: Parts

    def put_program(self, folder):
        """Puts the program without symbols, and its page, into a folder."""
        os.makedirs(folder)
        run("strip", "--strip-unneeded", "-o", os.path.join(folder, "proba"), self.program)
        os.chmod(os.path.join(folder, "proba"), 0o755)
        shutil.copytree(self.page, os.path.join(folder, "page"))

    def put_manual(self, folder, packed=True):
        """Puts the manual pages of all languages into a folder."""
        for language, locale in LANGUAGES.items():
            place = os.path.join(folder, language, "man1")
            run(self.program, "manual", "--folder", place,
                env={**os.environ, "LC_ALL": locale, "LANGUAGE": ""})
            for path in glob.glob(os.path.join(place, "*")):
                if packed:
                    pack(path)

    def put_completions(self, folder):
        """Puts the completions of all shells where they look for them."""
        places = {
            "bash": "bash-completion/completions/proba", "zsh": "zsh/vendor-completions/_proba",
            "fish": "fish/vendor_completions.d/proba.fish",
        }
        for shell, place in places.items():
            write(os.path.join(folder, place), run(self.program, "completions", shell))

    def put_desktop(self, folder):
        """Puts what desktops need into a folder: the entry of the menu, the icon, and the description."""
        write(os.path.join(folder, "applications", "proba.desktop"), self.desktop_entry())
        icon = os.path.join(folder, "icons", "hicolor", "scalable", "apps", "proba.svg")
        write(icon, self.read("Web", "page", "icon.svg"))
        with open(os.path.join(FILES, "proba.metainfo.xml"), encoding="utf-8") as file:
            text = file.read()
        date = run("date", "--utc", f"--date=@{self.time}", "+%F").strip()
        write(os.path.join(folder, "metainfo", "proba.metainfo.xml"),
              text.replace("VERSION", self.version).replace("DATE", date))

    def desktop_entry(self):
        """Returns the entry of the menu: as the program would install it for a person, but for what it starts."""
        printed = run(self.program, "install", "--print", env={**os.environ, "HOME": "/nonexistent"})
        entry = printed.split(".desktop\n", 1)[1]
        for field, value in [("Exec", "proba open"), ("Icon", "proba")]:
            entry = re.sub(f"^{field}=.*$", f"{field}={value}", entry, flags=re.MULTILINE)
        return entry

    def put_papers(self, folder):
        """Puts the licences and the changes into a folder."""
        with open(os.path.join(FILES, "copyright"), encoding="utf-8") as file:
            text = file.read()
        unicode = self.read("Sources", "QuantityReading", "QuantityReading.docc", "UNICODE-LICENSE.txt")
        mit = self.read("LICENSE").split("\n\n", 2)[2]
        licences = f"License: MIT\n{indented(mit)}\nLicense: Unicode-DFS-2016\n{indented(unicode)}"
        write(os.path.join(folder, "copyright"), text.replace("LICENCES\n", licences))
        date = run("date", "--utc", f"--date=@{self.time}", "--rfc-email").strip()
        changes = f"proba ({self.version}) stable; urgency=medium\n\n  * See CHANGELOG.md.gz.\n\n"
        write(os.path.join(folder, "changelog"), f"{changes} -- {MAINTAINER}  {date}\n")
        write(os.path.join(folder, "CHANGELOG.md"), self.read("CHANGELOG.md"))
        for name in ["changelog", "CHANGELOG.md"]:
            pack(os.path.join(folder, name))

    # MARK: Dependencies

    def dependencies(self):
        """Returns the packages whose libraries the program is linked to, with their oldest versions."""
        folder = os.path.join(self.root, "build", "shlibs")
        write(os.path.join(folder, "debian", "control"), "Source: proba\n\nPackage: proba\nArchitecture: any\n")
        printed = run("dpkg-shlibdeps", "-O", "-e", self.program, cwd=folder)
        return printed.split("=", 1)[1].strip()


def package(contents, folder, output, of_symbols=False):
    """Makes a package in an empty folder, and writes it to another one."""
    name = "proba-dbgsym" if of_symbols else "proba"
    if of_symbols:
        part = contents.identifier
        path = os.path.join(folder, "usr", "lib", "debug", ".build-id", part[:2], part[2:] + ".debug")
        os.makedirs(os.path.dirname(path))
        run("objcopy", "--only-keep-debug", "--compress-debug-sections", contents.program, path)
        os.chmod(path, 0o644)
        documents = os.path.join(folder, "usr", "share", "doc")
        os.makedirs(documents)
        os.symlink("proba", os.path.join(documents, name))
        fields = {
            "Section": "debug", "Priority": "optional", "Auto-Built-Package": "debug-symbols",
            "Depends": f"proba (= {contents.version})", "Build-Ids": part,
            "Description": "debug symbols for proba\n",
        }
    else:
        share = os.path.join(folder, "usr", "share")
        contents.put_program(os.path.join(folder, "usr", "lib", "proba"))
        os.makedirs(os.path.join(folder, "usr", "bin"))
        os.symlink("../lib/proba/proba", os.path.join(folder, "usr", "bin", "proba"))
        contents.put_manual(os.path.join(share, "man"))
        contents.put_completions(share)
        contents.put_desktop(share)
        contents.put_papers(os.path.join(share, "doc", name))
        with open(os.path.join(FILES, "proba.service"), encoding="utf-8") as file:
            write(os.path.join(folder, "usr", "lib", "systemd", "user", "proba.service"), file.read())
        fields = {
            "Section": "utils", "Priority": "optional",
            # An older C library would not understand the packed relocations: see Tools/release.
            "Depends": f"{contents.dependencies()}, libc6 (>= 2.36), tzdata",
            # Pictures and reports are drawn with the first two, exchange rates fetched with curl.
            "Recommends": "libpangocairo-1.0-0, fonts-dejavu-core | fonts-noto-core, xdg-utils",
            "Suggests": "curl",
            "Description": f"{SUMMARY}\n{DESCRIPTION}",
        }
    seal(contents, folder, name, fields, [] if of_symbols else ["preinst", "postrm"])
    path = os.path.join(output, f"{name}_{contents.version}_{contents.architecture}.deb")
    run("dpkg-deb", "--root-owner-group", "-Zxz", "-z6", "--build", folder, path)
    return path


def seal(contents, folder, name, fields, scripts):
    """Adds the description of a package to its files, and gives all the same time."""
    size = 0
    sums = []
    for path in every_file(folder):
        size += (os.lstat(path).st_size + 1_023) // 1_024
        if not os.path.islink(path):
            with open(path, "rb") as file:
                digest = hashlib.md5(file.read(), usedforsecurity=False).hexdigest()
            sums.append(f"{digest}  {os.path.relpath(path, folder)}\n")
    control = {
        "Package": name, "Version": contents.version, "Architecture": contents.architecture,
        "Maintainer": MAINTAINER, "Installed-Size": size, **fields,
    }
    description = os.path.join(folder, "DEBIAN")
    write(os.path.join(description, "md5sums"), "".join(sorted(sums, key=lambda line: line[34:])))
    text = "".join(f"{field}: {value}\n" for field, value in control.items())
    write(os.path.join(description, "control"), text.rstrip("\n") + "\n")
    for script in scripts:
        with open(os.path.join(FILES, script), encoding="utf-8") as file:
            write(os.path.join(description, script), file.read().replace("VERSION", contents.version), 0o755)
    settle(contents, folder)


def archive(contents, folder, output):
    """Makes an archive that runs where it is unpacked."""
    name = f"proba-{contents.version}-linux-{os.uname().machine}"
    place = os.path.join(folder, name)
    contents.put_program(place)
    contents.put_manual(os.path.join(place, "man"), packed=False)
    contents.put_completions(os.path.join(place, "completions"))
    for paper in ["LICENSE", "README.md", "CHANGELOG.md"]:
        write(os.path.join(place, paper), contents.read(paper))
    settle(contents, folder)
    path = os.path.join(output, name + ".tar.xz")
    run("tar", "--create", "--xz", "--sort=name", "--owner=0", "--group=0", "--numeric-owner",
        f"--mtime=@{contents.time}", "--file", path, "--directory", folder, name)


# MARK: Files


def write(path, text, mode=0o644):
    """Writes a text file and the folders above it."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    os.chmod(path, mode)


def pack(path):
    """Compresses a file, without its name and time."""
    with open(path, "rb") as file:
        data = gzip.compress(file.read(), 9, mtime=0)
    with open(path + ".gz", "wb") as file:
        file.write(data)
    os.remove(path)


def indented(text):
    """Returns the text of a licence as a field of a description."""
    lines = (line.rstrip() for line in text.strip().split("\n"))
    return "".join(f" {line or '.'}\n" for line in lines)


def every_file(folder):
    """Lists the files and links below a folder, in a fixed order."""
    for place, folders, files in os.walk(folder):
        folders.sort()
        yield from (os.path.join(place, name) for name in sorted(files))


def settle(contents, folder):
    """Gives the files below a folder their modes, whatever the mask, and one time."""
    for place, folders, files in os.walk(folder, topdown=False):
        for name in files:
            path = os.path.join(place, name)
            if not os.path.islink(path):
                os.chmod(path, 0o755 if os.access(path, os.X_OK) else 0o644)
            os.utime(path, (contents.time, contents.time), follow_symlinks=False)
        os.chmod(place, 0o755)
        os.utime(place, (contents.time, contents.time))
