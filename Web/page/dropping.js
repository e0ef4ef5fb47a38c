// Accepts files dropped anywhere on the page, for the card of the settings that imports logs.

const root = document.documentElement; // its `data-drop` is the text of the hint
const card = () => document.querySelector(".style-data");
const LONGEST = 10_000; // ms to wait for the settings
let end;

const hasFiles = (event) => event.dataTransfer?.types.includes("Files");

/** Whether the browser itself inserts the dragged content into the field below it. */
const isForField = ({ target, dataTransfer }) => target.type === "file"
  || !dataTransfer?.types.includes("Files") && target.matches?.("input, textarea");

function hide() {
  clearTimeout(end);
  delete root.dataset.dropping;
}

/** Drops the files on the card, opening the settings if necessary. */
function pass(files) {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const drop = () => {
    const at = card();
    if (!at) return false;
    at.dispatchEvent(
      new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data }));
    // After the page has moved the focus to the heading of the screen.
    requestAnimationFrame(() => at.scrollIntoView({ block: "center" }));
    return true;
  };
  if (drop()) return;
  const observer = new MutationObserver(() => { if (drop()) observer.disconnect(); });
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LONGEST);
  document.querySelector("header a[href^='/settings']").click();
}

addEventListener("dragover", (event) => {
  if (hasFiles(event)) {
    root.dataset.dropping = "";
    clearTimeout(end);
    // The event repeats during the drag; not all browsers report its end.
    end = setTimeout(hide, 1_000);
  }
  if (event.defaultPrevented || isForField(event)) return;
  // Otherwise a dropped picture or link would replace the page.
  event.preventDefault();
  if (event.dataTransfer) event.dataTransfer.dropEffect = hasFiles(event) ? "copy" : "none";
});
addEventListener("dragleave", (event) => { if (!event.relatedTarget) hide(); });
addEventListener("keydown", (event) => { if (event.key === "Escape") hide(); });
addEventListener("drop", (event) => {
  hide();
  if (event.defaultPrevented || isForField(event)) return;
  event.preventDefault();
  if (hasFiles(event)) pass([...event.dataTransfer.files]);
});
