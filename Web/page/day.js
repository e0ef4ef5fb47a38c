// What the chunk `day` stands on.

import "./components.js";
import { sheet } from "./sheet.js";

await sheet("/day.css");
