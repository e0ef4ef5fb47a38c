// The dependencies of the chunk `tags`.

import "./components.js";
