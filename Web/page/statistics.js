// The dependencies of the chunk `statistics`.

import "./components.js";
