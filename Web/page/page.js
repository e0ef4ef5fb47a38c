// The scripts that the page needs at startup; all of them run before the program starts.

import "./log.js"; // before any script that may fail
import "./host.js";
import "./texts.js"; // before the chunks, which need more texts
import "./chunks.js";
import "./leaving.js";
import "./live.js";
