// What the chunk `settings` stands on.

import { sheet } from "./sheet.js";

await sheet("/settings.css");
