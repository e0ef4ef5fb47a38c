// What the chunk `tags` stands on.

import "./components.js";
