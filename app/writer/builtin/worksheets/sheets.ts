/** The worksheets by the id of their entry; their texts stand in `sheets/`, a file for each family. */

import blog from "./sheets/blog.json" with { type: "json" };
import brainstorm from "./sheets/brainstorm.json" with { type: "json" };
import create from "./sheets/create.json" with { type: "json" };
import inspire from "./sheets/inspire.json" with { type: "json" };
import marketing from "./sheets/marketing.json" with { type: "json" };
import professional from "./sheets/professional.json" with { type: "json" };
import prompts from "./sheets/prompts.json" with { type: "json" };
import purpose from "./sheets/purpose.json" with { type: "json" };
import repurpose from "./sheets/repurpose.json" with { type: "json" };
import social from "./sheets/social.json" with { type: "json" };
import stories from "./sheets/stories.json" with { type: "json" };
import templates from "./sheets/templates.json" with { type: "json" };
import type { Worksheet } from "./worksheet.ts";

export const sheets: Readonly<Record<string, Worksheet>> = {
  ...blog,
  ...brainstorm,
  ...create,
  ...inspire,
  ...marketing,
  ...professional,
  ...prompts,
  ...purpose,
  ...repurpose,
  ...social,
  ...stories,
  ...templates,
};

/** @throws Error for an entry without a worksheet */
export function requireSheet(id: string): Worksheet {
  const sheet = sheets[id];
  if (!sheet) throw new Error(`there is no worksheet for ${id}`);
  return sheet;
}
