// All that the page needs at once, as one script: each part is in its place before the program starts.

import "./host.js";
import "./texts.js"; // before the chunks, which need texts besides
import "./chunks.js";
import "./leaving.js";
import "./live.js";
