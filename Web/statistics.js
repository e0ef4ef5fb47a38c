// What the chunk `statistics` stands on.

import "./lists.js";
