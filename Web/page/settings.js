// The dependencies of the chunk `settings`.

import "./components.js";
