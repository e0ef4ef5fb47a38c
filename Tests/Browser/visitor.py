"""A person's browser: watches for errors and can be asked what is wrong with a page."""

import contextlib

from axe_playwright_python.sync_playwright import Axe

from proba import ZONE

# Lets scripts see the program's memory.
MEMORY = """
  const start = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...given) => {
    const made = await start(...given);
    globalThis.moduleMemory = made.instance.exports.memory;
    return made;
  };
"""


@contextlib.contextmanager
def visit(browser, url, width=1_000, height=900, dark=False, language="en-US", script="",
          **options):
    """Opens a page, after a script; any error on its console fails the test."""
    context = browser.new_context(
        viewport={"width": width, "height": height}, locale=language, timezone_id=ZONE,
        color_scheme="dark" if dark else "light", reduced_motion="reduce", **options)
    context.add_init_script(script)
    page = context.new_page()
    problems = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.on("console", lambda message: problems.append(message.text)
            if message.type in ("error", "warning") else None)
    page.problems = problems
    page.set_default_timeout(20_000)
    page.goto(url)
    page.locator("#app:not([aria-busy])").wait_for()
    page.get_by_role("main").wait_for()
    try:
        yield page
        assert not problems, problems
    finally:
        context.close()


def check(page, what):
    """Fails on what axe-core finds, and on a page that is wider than its window."""
    violations = Axe().run(page).response["violations"]
    told = [(v["id"], [n["html"] for n in v["nodes"]][:3]) for v in violations]
    assert not told, f"{what}: {told}"
    over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert over <= 0, f"{what}: {over} px wider than the window"
