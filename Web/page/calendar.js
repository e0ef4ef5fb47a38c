// What the chunk `calendar` stands on.

import "./components.js";
import "./lists.js";
import { sheet } from "./sheet.js";

await sheet("/calendar.css");
