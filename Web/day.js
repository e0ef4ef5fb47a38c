// What the chunk `day` stands on.

import "./components.js";
