// The dependencies of the chunk `day`.

import "./components.js";
import "./dropping.js";
import { sheet } from "./sheet.js";

await sheet("/day.css");
