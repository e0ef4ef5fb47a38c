// Only the host script is measured.

import "./host.js";
