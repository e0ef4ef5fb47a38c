// What is measured is the host script alone.

import "./host.js";
