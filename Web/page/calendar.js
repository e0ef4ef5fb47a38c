// The dependencies of the chunk `calendar`.

import "./components.js";
import "./lists.js";
