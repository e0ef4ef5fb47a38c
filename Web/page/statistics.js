// The dependencies of the chunk `statistics`.

import "./components.js";
import { sheet } from "./sheet.js";

await sheet("/statistics.css");
