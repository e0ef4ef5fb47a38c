// What the chunk `settings` stands on.

import "./components.js";
