// What the chunk `review` stands on.

import "./components.js";
import { sheet } from "./sheet.js";

await sheet("/review.css");
