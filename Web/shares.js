// All that the shares of the statistics stand on, for programs.js to fetch along with them.

import "./motion.js";
import "./drawing.js";
