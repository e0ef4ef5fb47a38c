// What the chunk `tags` stands on.

import "./components.js";
import { sheet } from "./sheet.js";

await sheet("/tags.css");
