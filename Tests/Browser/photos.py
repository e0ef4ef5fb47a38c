"""Pictures of screens, for the documentation and for review."""

import os

from proba import ROOT


def keep(folder, pictures):
    """Saves pictures to the documentation if they are to be renewed, and for review otherwise."""
    if "UPDATE_PICTURES" not in os.environ:
        folder = "build/pictures"
    os.makedirs(os.path.join(ROOT, folder), exist_ok=True)
    for name, picture in pictures.items():
        with open(os.path.join(ROOT, folder, name + ".png"), "wb") as file:
            file.write(picture)


def picture(page, screen, language, width, dark):
    """Saves a picture under build/pictures, for review by a person."""
    folder = os.path.join(ROOT, "build", "pictures")
    os.makedirs(folder, exist_ok=True)
    name = f"{screen}-{language[:2]}-{width}-{'dark' if dark else 'light'}.png"
    page.screenshot(path=os.path.join(folder, name), full_page=True)
