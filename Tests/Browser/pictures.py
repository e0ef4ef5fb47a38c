"""Photographs every component: light and dark, three languages, two widths, and interaction states.

    python Tests/Browser/pictures.py [part of a component's name]

The pictures are in build/pictures/components, on one sheet for review: index.html, and sheet.png of it.
Those of the previous run are kept beside them; pictures that differ are listed, and framed on the sheet.
A difference is not a failure: fonts vary between machines, and changes are often intended.
"""

import base64
import html
import os
import sys

from playwright.sync_api import sync_playwright

from components import components
from proba import ROOT
from visitor import visit

FOLDER = os.path.join(ROOT, "build", "pictures", "components")
LOOKS = [(language, dark, width, "") for language in ("en", "uk", "ru")
         for width in (1_280, 360) for dark in (False, True)]
# The states of every control of a component: hovered, focused and pressed.
STATES = {"hover": ["hover"], "focus": ["focus", "focus-visible"], "pressed": ["hover", "active"]}
# Components that open, and the way to open them.
OPENERS = {
    "picker": lambda section: section.get_by_role("combobox").first.press("ArrowDown"),
    "suggestions": lambda section: section.get_by_role("combobox").press_sequentially("r"),
    "calendar": lambda section: section.get_by_role("gridcell").nth(20).click(),
    "sheet": lambda section: section.get_by_role("button").first.press("Enter"),
    "popover": lambda section: section.get_by_role("button").first.press("Enter"),
    "toast": lambda section: section.get_by_role("button").nth(1).click(),
    "countdown": lambda section: section.get_by_role("button").first.click(),
    "split": lambda section: section.get_by_role("button").first.click(),
    "tabs": lambda section: section.get_by_role("button").nth(2).click(),
    "stories": lambda section: section.get_by_role("button").last.click(),
}
STATE_LOOKS = [("en", dark, 1_280, state) for state in STATES for dark in (False, True)]
OPEN_LOOKS = [("en", dark, width, "open") for width in (1_280, 360) for dark in (False, True)]
ALL_LOOKS = LOOKS + STATE_LOOKS + OPEN_LOOKS
# The share of pixels that may differ, and the tolerance per colour channel, for pictures to count as equal.
TOLERATED_SHARE, TOLERATED_STEP = 0.001, 12

DIFFERENCE = """async ([before, after, step]) => {
  const read = async (data) => {
    const image = await createImageBitmap(await (await fetch(data)).blob());
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const [one, other] = [await read(before), await read(after)];
  if (one.width !== other.width || one.height !== other.height) return 1;
  let count = 0;
  for (let i = 0; i < one.data.length; i += 4) {
    if ([0, 1, 2].some((c) => Math.abs(one.data[i + c] - other.data[i + c]) > step)) count++;
  }
  return count / (one.data.length / 4);
}"""


def data(path):
    with open(path, "rb") as file:
        return "data:image/png;base64," + base64.b64encode(file.read()).decode()


def photograph(browser, url, wanted):
    """Takes the pictures; returns the components' names and titles."""
    pieces = {}
    for language, dark, width, _ in LOOKS:
        with visit(browser, f"{url}?{language}", width=width, dark=dark) as page:
            for name, section in sections(page, wanted):
                pieces[name] = section.get_attribute("aria-label")
                section.screenshot(path=picture(name, language, dark, width))
    for dark in (False, True):
        with visit(browser, url, width=1_280, dark=dark) as page:
            hands = Hands(page)
            for name, section in sections(page, wanted):
                for state, classes in STATES.items():
                    if hands.pretend(name, classes):
                        section.screenshot(path=picture(name, "en", dark, 1_280, state))
                hands.pretend(name, [])
    for language, dark, width, state in OPEN_LOOKS:
        for name in pieces.keys() & OPENERS.keys():
            with visit(browser, url + name, width=width, height=720, dark=dark) as page:
                OPENERS[name](page.locator(f"section#{name}"))
                page.wait_for_load_state("networkidle")
                page.screenshot(path=picture(name, language, dark, width, state))
    return pieces


def sections(page, wanted):
    """The components on a page, by name."""
    found = [(section.get_attribute("id"), section) for section in page.locator("section[id]").all()]
    return [(name, section) for name, section in found if wanted in name]


class Hands:
    """Makes the browser draw controls as if each were hovered, pressed or focused."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        for domain in ("DOM", "CSS"):
            self.session.send(f"{domain}.enable")
        self.root = self.session.send("DOM.getDocument")["root"]["nodeId"]

    def pretend(self, name, classes):
        """Sets pseudo-classes on all controls of a component; returns whether it has any."""
        controls = self.session.send("DOM.querySelectorAll", {
            "nodeId": self.root, "selector": ", ".join(
                f"#{name} {control}" for control in (
                    # Labels and cards are hovered and pressed instead of the focusable element inside.
                    *(("a[href]", "button:enabled", "input:enabled")
                      if "focus-visible" in classes else
                      ("a[href]", "button", "input", "label:has(input)", ".card.tappable")),
                    "[role=gridcell]"))})["nodeIds"]
        for node in controls:
            self.session.send(
                "CSS.forcePseudoState", {"nodeId": node, "forcedPseudoClasses": classes})
        return bool(controls)


def picture(name, language, dark, width, state=""):
    light = "dark" if dark else "light"
    return os.path.join(
        FOLDER, "-".join(filter(None, (name, state, language, str(width), light))) + ".png")


def caption(language, dark, width, state):
    return ", ".join(filter(None, (
        state, language, f"{width} px", "dark" if dark else "light")))


def changed(browser, paths):
    """The pictures that differ from those of the previous run."""
    page = browser.new_page()
    found = []
    for path in paths:
        before = path + ".before"
        if not os.path.exists(before):
            continue
        share = page.evaluate(DIFFERENCE, [data(before), data(path), TOLERATED_STEP])
        if share > TOLERATED_SHARE:
            found.append(path)
            print(f"{os.path.basename(path)} looks different: {share:.1%} of its points")
    page.close()
    return found


def sheet(browser, pieces, differing):
    """Puts all pictures on one page, and photographs that page."""
    rows = []
    for name, title in pieces.items():
        cells = []
        for look in ALL_LOOKS:
            path = picture(name, *look)
            if os.path.exists(path):
                mark = ' class="differs"' if path in differing else ""
                cells.append(f"<figure{mark}><img src='{os.path.basename(path)}' alt=''>"
                             f"<figcaption>{caption(*look)}</figcaption></figure>")
        rows.append(f"<h2>{html.escape(name)} · {html.escape(title)}</h2><div>{''.join(cells)}</div>")
    path = os.path.join(FOLDER, "index.html")
    with open(path, "w", encoding="utf-8") as file:
        file.write("<!doctype html><meta charset=utf-8><title>Components</title><style>"
                   "body{font:14px system-ui;margin:2em;background:#888}"
                   "div{display:flex;flex-wrap:wrap;gap:1em;align-items:start}figure{margin:0}"
                   "img{display:block;max-width:640px}.differs{outline:4px solid #f0f}"
                   "</style>" + "".join(rows))
    page = browser.new_page(viewport={"width": 2_200, "height": 1_000})
    page.goto("file://" + path)
    page.screenshot(path=os.path.join(FOLDER, "sheet.png"), full_page=True)
    page.close()


def main():
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    os.makedirs(FOLDER, exist_ok=True)
    for name in os.listdir(FOLDER):
        if name.endswith(".png") and name != "sheet.png" and wanted in name:
            os.replace(os.path.join(FOLDER, name), os.path.join(FOLDER, name + ".before"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])
        with components() as url:
            pieces = photograph(browser, url, wanted)
        paths = [path for name in pieces for look in ALL_LOOKS
                 if os.path.exists(path := picture(name, *look))]
        sheet(browser, pieces, changed(browser, paths))
        browser.close()
    print(f"{len(paths)} pictures: {os.path.join(FOLDER, 'index.html')}")


if __name__ == "__main__":
    main()
