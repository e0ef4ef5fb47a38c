// What the chunk `statistics` stands on.

import "./components.js";
