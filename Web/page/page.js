// The scripts that the page needs at the start: each has run before the program starts.

import "./log.js"; // before all that may fail
import "./host.js";
import "./texts.js"; // before the chunks, which need further texts
import "./chunks.js";
import "./leaving.js";
import "./live.js";
