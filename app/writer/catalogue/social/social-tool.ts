/** What a social tool has beside an entry: where it is used, and what it does for a post. */

import { keptByRule } from "../../builtin/keep.ts";
import type { Entry } from "../../task.ts";
import { entry } from "../declare.ts";

export interface SocialTool extends Entry {
  category: "Basic Options" | "Style Enhancements" | "Clarity & Flow" | "Engagement Boosters";
  platform:
    | "General"
    | "Meta"
    | "Instagram"
    | "LinkedIn"
    | "Twitter / X"
    | "TikTok"
    | "Medium / Blogging Platforms";
}

/** Declares a social tool; its rule declines where it would break a hard promise. */
export function socialTool({
  category,
  platform,
  ...declared
}: Parameters<typeof entry>[0] & Pick<SocialTool, "category" | "platform">): SocialTool {
  return { ...keptByRule(entry(declared)), category, platform };
}
