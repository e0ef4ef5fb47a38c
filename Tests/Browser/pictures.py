"""Photographs every component: light and dark, three languages, two widths.

    python Tests/Browser/pictures.py [part of a component's name]

The pictures lie in build/pictures/components, on one sheet to look over: index.html, and sheet.png of it. Those
of the run before are kept beside them; what looks different now is named, and framed on the sheet.
Nothing fails by it: fonts are others on every machine, and a change is often meant.
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
LOOKS = [(language, dark, width) for language in ("en", "uk", "ru")
         for width in (1_280, 360) for dark in (False, True)]
# The share of points that may differ, and by how much of each colour, before a picture is another.
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
    for language, dark, width in LOOKS:
        with visit(browser, f"{url}?{language}", width=width, dark=dark) as page:
            for section in page.locator("section[id]").all():
                name = section.get_attribute("id")
                if wanted in name:
                    pieces[name] = section.get_attribute("aria-label")
                    section.screenshot(path=picture(name, language, dark, width))
    return pieces


def picture(name, language, dark, width):
    return os.path.join(FOLDER, f"{name}-{language}-{width}-{'dark' if dark else 'light'}.png")


def changed(browser, paths):
    """The pictures that differ from those of the run before."""
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
    """Puts all pictures on one page, and makes a picture of that."""
    rows = []
    for name, title in pieces.items():
        cells = []
        for look in LOOKS:
            path = picture(name, *look)
            if os.path.exists(path):
                mark = ' class="differs"' if path in differing else ""
                text = f"{look[0]}, {look[2]} px, {'dark' if look[1] else 'light'}"
                cells.append(f"<figure{mark}><img src='{os.path.basename(path)}' alt=''>"
                             f"<figcaption>{text}</figcaption></figure>")
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
        paths = [picture(name, *look) for name in pieces for look in LOOKS]
        sheet(browser, pieces, changed(browser, [path for path in paths if os.path.exists(path)]))
        browser.close()
    print(f"{len(pieces) * len(LOOKS)} pictures: {os.path.join(FOLDER, 'index.html')}")


if __name__ == "__main__":
    main()
