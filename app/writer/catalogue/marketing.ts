/** The sidebar's actions for posts, ads and pages that sell. */

import { platformLimits } from "../prose/platform-limits.ts";
import { oneCall, opensWithVerb } from "../promises/calls.ts";
import { nothingAdded, nothingNew } from "../promises/facts.ts";
import { adShape } from "../promises/formats.ts";
import { sameLanguage } from "../promises/language.ts";
import { charactersAtMost, hashtags, lineWords } from "../promises/lines.ts";
import { searchReady, tagsFromText } from "../promises/search.ts";
import { emojiAtMost } from "../promises/style.ts";
import { table } from "./declare.ts";
import type { Entry } from "../task.ts";

export const marketing: readonly Entry[] = table([
  {
    id: "marketing/social-post-generator",
    name: "Social Post Generator",
    icon: "send",
    shortDescription: "Turn any text into a ready post.",
    kind: "generate",
    builtin: "layout",
    instruction:
      "Turn the text into one social post that is ready to publish. One idea, a first line that stops the thumb, short paragraphs, exactly one call to action. Claim only what the text says.",

    promises: [sameLanguage, nothingNew, charactersAtMost(platformLimits.LinkedIn.post.value), oneCall()],
  },
  {
    id: "marketing/hashtag-and-emoji-optimizer",
    name: "Hashtag & Emoji Optimizer",
    icon: "hash",
    shortDescription: "Right tags, few emoji, in the right place.",
    kind: "transform",
    builtin: "worksheet",
    instruction:
      "Give the post back with three to eight different hashtags made from its own terms, at the end, and at most three fitting emoji in all. Change its words as little as possible.",

    promises: [sameLanguage, nothingAdded, hashtags(3, 8), tagsFromText, emojiAtMost(3)],
  },
  {
    id: "marketing/ad-copy-generator",
    name: "Ad Copy Generator",
    icon: "megaphone",
    shortDescription: "Headline, body and call to action for an ad.",
    kind: "generate",
    builtin: "model",
    instruction:
      "Write three variants of an ad for what the text describes. Each variant is a heading `## ` with the headline, then a body line, then a line with the call to action. Promise only what the text says.",
    promises: [sameLanguage, nothingNew, adShape],
  },
  {
    id: "marketing/call-to-action-enhancer",
    name: "Call-to-Action Enhancer",
    icon: "mouse-pointer-click",
    shortDescription: "Make the next step obvious.",
    kind: "transform",
    builtin: "model",
    instruction:
      "Write better calls to action for the text, five of them, as a bullet list. Each asks for one action and says what happens next.",
    promises: [sameLanguage, nothingNew, lineWords(8), opensWithVerb],
  },
  {
    id: "marketing/seo-optimize",
    name: "SEO Optimize",
    icon: "search",
    shortDescription: "Readable for people, findable for search.",
    kind: "transform",
    builtin: "model",
    instruction:
      "Make the text readable for people and findable by search. Begin with a line `Title:` and a line `Description:`, then give the text with at least one heading. Use its main phrase in the title, in the first paragraph and in one heading, and nowhere so often that a reader would notice.",
    promises: [sameLanguage, nothingAdded, searchReady],
  },
]);
