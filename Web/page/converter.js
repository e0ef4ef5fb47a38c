// What the chunk `converter` stands on.

import "./components.js";
import "./dictation.js";
