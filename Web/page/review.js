// The dependencies of the chunk `review`.

import "./components.js";
import { sheet } from "./sheet.js";

await sheet("/review.css");
