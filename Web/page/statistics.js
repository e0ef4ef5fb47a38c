// The dependencies of the chunk `statistics`.

import "./components.js";

// A choice that is partly in view is not scrolled to by the browser when the focus comes.
addEventListener("focusin", ({ target }) => {
  if (target.matches(".period-bar .option > *")) target.scrollIntoView({ block: "nearest", inline: "nearest" });
});
