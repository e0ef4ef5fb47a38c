"""What a page says in each language, as the program beside the page's own writes it."""

from .module import run

WORDS = "Catalogue"  # the module that has them


class PageTexts:
    """The files of texts by their languages; none where the page has none."""

    def __init__(self, root, program):
        self.root, self.program = root, f"{program}-texts"
        self.has_any = (root / "Sources" / self.program).is_dir()
        self.files = {}
        self.is_stale = self.has_any

    def note(self, changed):
        """Takes note of changed files: they may make the texts others than they were."""
        self.is_stale |= self.has_any and any(WORDS in path.parts for path in changed)

    def make(self):
        """Has them written, if they may be others than they were."""
        if not self.is_stale:
            return
        run(["swift", "build", "--product", self.program], self.root)
        folder = run(["swift", "build", "--show-bin-path"], self.root).strip()
        writer = f"{folder}/{self.program}"
        self.files = {language: run([writer, language], self.root).encode()
                      for language in run([writer], self.root).split()}
        self.is_stale = False
