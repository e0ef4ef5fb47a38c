"""The evidence of a failed scenario, in build/failures: of each open page its picture, content and trace, and of
each server its log."""

import contextlib
import os
import re
import shutil

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDER = os.path.join(ROOT, "build", "failures")
scenario = ""  # the name of the one that runs


def place(kind):
    """A new path whose name begins with the scenario's."""
    os.makedirs(FOLDER, exist_ok=True)
    name = re.sub(r"\W+", "_", scenario.removeprefix("test_"))[:120]
    taken = [path for path in os.listdir(FOLDER) if path.startswith(name + ".") and path.endswith(kind)]
    return os.path.join(FOLDER, f"{name}.{len(taken) + 1}.{kind}")


@contextlib.contextmanager
def evidence_of(name, browser):
    """Names the scenario; if it fails, keeps what is known of the contexts that it left open."""
    global scenario
    scenario = name
    try:
        yield
    except Exception:
        for context in browser.contexts:
            keep_pages(context)
        raise
    finally:
        for context in browser.contexts:
            context.close()


def trace(context):
    """Begins to record the actions in a context. Pictures of each would double the time of the tests."""
    context.tracing.start(screenshots=False, snapshots=False)


def keep_pages(context):
    """Keeps the picture and the content of each page of a context, and its trace. What cannot be read, such as a
    page that has crashed, must not hide the failure itself."""
    for page in context.pages:
        with contextlib.suppress(Exception):
            page.screenshot(path=place("png"), timeout=5_000)
        with contextlib.suppress(Exception):
            content = page.content()
            with open(place("html"), "w", encoding="utf-8") as file:
                file.write(f"<!-- {page.url} -->\n{content}")
    with contextlib.suppress(Exception):
        context.tracing.stop(path=place("trace.zip"))


def keep_log(path):
    """Keeps the log of a server."""
    if os.path.exists(path):
        shutil.copy(path, place("server.log"))
