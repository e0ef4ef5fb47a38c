// A hand-written version of the page of Sources/bench-interface: careful code for this one page,
// without abstractions. Tools/bench/interface.py runs the two side by side.

const body = document.querySelector("tbody");
const source = document.querySelector("template").content.firstElementChild;
for (const node of [source, ...source.querySelectorAll("*")]) {
  for (const child of [...node.childNodes]) {
    if (child.nodeType === Node.TEXT_NODE && node.childElementCount) child.remove();
  }
}
const template = document.importNode(source, true);

let rows = [];
let selected = null;
let nextID = 1;
let state = 7;

const sizes = "tiny small short narrow middling long wide tall large vast".split(" ");
const colours = "white grey black brown red orange yellow green blue violet".split(" ");
const things =
  "lamp table window teapot ladder basket violin kettle carpet clock".split(" ");

function roll() {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return (state >>> 16) % 10;
}

const name = () => `${sizes[roll()]} ${colours[roll()]} ${things[roll()]}`;

/** Appends new rows to the table. */
function add(count) {
  const added = document.createDocumentFragment();
  for (let made = 0; made < count; made++) {
    const element = template.cloneNode(true);
    const row = { id: nextID++, label: name(), element, text: null };
    element.row = row;
    element.firstChild.firstChild.data = row.id;
    row.text = element.firstChild.nextSibling.firstChild.firstChild;
    row.text.data = row.label;
    rows.push(row);
    added.append(element);
  }
  body.append(added);
}

function clear() {
  rows = [];
  selected = null;
  body.textContent = "";
}

function create(count) {
  clear();
  add(count);
}

function update() {
  for (let index = 0; index < rows.length; index += 10) {
    const row = rows[index];
    row.label += " !";
    row.text.data = row.label;
  }
}

function swap() {
  if (rows.length <= 998) return;
  const [one, other] = [rows[1], rows[998]];
  const next = other.element.nextSibling;
  body.insertBefore(other.element, one.element);
  body.insertBefore(one.element, next);
  [rows[1], rows[998]] = [other, one];
}

function select(row) {
  selected?.element.setAttribute("aria-selected", "false");
  row.element.setAttribute("aria-selected", "true");
  selected = row;
}

function remove(row) {
  if (selected === row) selected = null;
  rows.splice(rows.indexOf(row), 1);
  row.element.remove();
}

const actions = {
  "create": () => create(1000),
  "create-many": () => create(10000),
  "append": () => add(1000),
  update, swap, clear,
};

document.getElementById("app").addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  if (button.id) return actions[button.id]();
  const { row } = button.closest("tr");
  if (button.ariaLabel) remove(row); else select(row);
});
