// The dependencies of the chunk `calendar`.

import "./components.js";
import "./lists.js";
import { sheet } from "./sheet.js";

await sheet("/calendar.css");
