// What the chunk `charts` stands on.

import "./drawing.js";
import "./motion.js";
