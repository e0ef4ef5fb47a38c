// What a sheet asks of the browser, and the host script with it.

import "./components.js";
