// What the chunk `converter` stands on.

import "./components.js";
import "./dictation.js";
import { sheet } from "./sheet.js";

await sheet("/converter.css");
