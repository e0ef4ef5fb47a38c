// What the chunk `statistics` stands on.

import "./components.js";
import { sheet } from "./sheet.js";

await sheet("/statistics.css");
