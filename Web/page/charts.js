// The dependencies of the chunk `charts`.

import "./drawing.js";
import "./motion.js";
