// The dependencies of the chunk `converter`.

import "./components.js";
import "./dictation.js";
