// All that the page needs, as one script: each part is in its place before the module starts.

import "./host.js";
import "./leaving.js";
import "./lists.js";
import "./live.js";
import "./programs.js";
