// The dependencies of the chunk `review`.

import "./components.js";
