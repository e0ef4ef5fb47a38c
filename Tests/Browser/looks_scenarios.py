"""What components look like, pixel by pixel: on any ground, and in browsers that draw less."""

import base64

from playwright.sync_api import expect

from components import components
from visitor import visit

PIXELS = """async ([picture, points]) => {
  const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  context.drawImage(bitmap, 0, 0);
  return points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3));
}"""


def luminance(pixel):
    """How light a colour is, as WCAG has it."""
    shares = [value / 255 for value in pixel]
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_words_on_a_blurred_ground_can_be_read_whatever_lies_behind(browser):
    behind = ("black", "white", "red", "lime", "blue", "yellow", "cyan", "magenta", "gray",
              "repeating-linear-gradient(90deg, black 0 3px, white 3px 60px)")
    with components() as url:
        for dark in (False, True):
            with visit(browser, url + "blur", dark=dark) as page:
                ground = page.locator(".blur")
                # In place of the words, a patch of their colour.
                page.evaluate("""() => {
                  const patch = document.createElement("div");
                  Object.assign(patch.style, { blockSize: "20px", background: "currentColor" });
                  document.querySelector(".vibrant").replaceChildren(patch);
                }""")
                patch, box = page.locator(".vibrant > div").bounding_box(), ground.bounding_box()
                shades = set()
                for what in behind:
                    page.evaluate("""(what) => {
                      document.querySelector(".blur").parentElement.style.background = what;
                    }""", what)
                    picture = base64.b64encode(page.screenshot()).decode()
                    across = [patch["x"] + patch["width"] * share / 8 for share in range(1, 8)]
                    over = [[x, patch["y"] + 10] for x in across]
                    beside = [[x, (box["y"] + patch["y"]) / 2] for x in across]
                    colours = page.evaluate(PIXELS, [picture, over + beside])
                    for word, under in zip(colours[:7], colours[7:]):
                        light, dim = sorted((luminance(word), luminance(under)), reverse=True)
                        contrast = (light + 0.05) / (dim + 0.05)
                        assert contrast >= 4.5, (dark, what, contrast)
                        shades.add(tuple(under))
                assert len(shades) > 8, "no colour comes through"
                page.emulate_media(contrast="more")
                expect(ground).to_have_css("backdrop-filter", "none")
