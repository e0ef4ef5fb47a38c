// All scripts of the libraries, for a page that needs them. A page can omit those that it does not use:
// host.js alone shows views and sends requests to a server.

import "./host.js";
import "./channel.js"; // channels to scripts of the page's own
import "./chunks.js"; // parts of the program that are loaded on demand
import "./components.js"; // the library Components, live events and notices, motions and gestures
import "./drawing.js"; // the libraries DrawingViews and ChartViews
import "./leaving.js"; // elements that fade out when they are removed
import "./lists.js"; // the library ListViews
