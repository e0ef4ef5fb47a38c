// The dependencies of the chunk `day`.

import "./components.js";
import "./dropping.js";
import { sheet } from "./sheet.js";

await sheet("/later.css"); // Also needed by other chunks; the day is loaded before them.
