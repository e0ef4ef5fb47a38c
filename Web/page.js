// The scripts that the page needs, as one. A page that uses less can leave out what it does not use:
// host.js alone shows views and speaks with a server.

import "./host.js";
import "./chunks.js"; // parts of the program that are loaded when they are wanted
import "./components.js"; // the library Components, live events and notices, motions and gestures
import "./drawing.js"; // the libraries DrawingViews and ChartViews
import "./leaving.js"; // elements that fade as they go
import "./lists.js"; // the library ListViews
