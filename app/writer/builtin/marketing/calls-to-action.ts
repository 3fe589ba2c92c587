/** Calls to action made from what an English text offers: short commands, none of them promising what the text does not say. */

import { countWords } from "../../prose/words.ts";
import { topicsOf, type Topic } from "../matter/topics.ts";
import { storyCast } from "../stories/kind.ts";
import type { Source } from "../../task.ts";

/** What a text offers, told by its words, and how one acts on it; `$` is the topic as it is named. */
const offers: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /\b(?:free for (\d+) days|first (\d+) days are free|free trial)\b/i,
    ["Try it free", "Start your free trial", "Start free, decide later"],
  ],
  [
    /\b(?:register|registration|places? left|sign(?:-| )?up|enrol)/i,
    ["Register for your place", "Sign up while places last", "Save your place"],
  ],
  [
    /\b(?:book(?:ing|ed)? |reserve|table for|appointment|tickets?\b)/i,
    ["Book your place", "Reserve yours now", "Choose your date"],
  ],
  [
    /\b(?:orders? (?:placed|before|now|yours|online|today)|ships? free|free shipping|in stock|guarantee|refund you|money back|try it)\b/i,
    ["Order yours today", "See the full range", "Choose yours"],
  ],
  [/\b(?:download|export|pdf|guide|report|template)\b/i, ["Download the full details", "Get your copy"]],
  [
    /\b(?:apply|application|applicants|position|vacanc|hiring)\b/i,
    ["Apply before the deadline", "Send your application", "Check the requirements"],
  ],
  [
    /\b(?:app|software|tool|plan|calendar|sync|setup|release)\b/i,
    ["Try it for yourself", "See how it works", "Set it up today"],
  ],
  [
    /\b(?:donat|volunteer|support(?:ers)?|campaign|petition)\b/i,
    ["Add your name", "Lend a hand", "Give what you can"],
  ],
  [
    /\b(?:bake|knead|flour|dough|compost)\b/i,
    ["Try it this weekend", "Save these steps", "Start with the first step"],
  ],
  [
    /\b(?:question|contact|call us|reply|answer|e-?mail)\b/i,
    ["Send us your question", "Reply with your answer", "Call us today"],
  ],
  [
    /\b(?:propos(?:e[sd]?|als?)|decisions?|recommend(?:s|ed)?|vot(?:e[sd]?|ing)|board|council)\b/i,
    ["Tell us what you think", "Read the full proposal", "Have your say"],
  ],
  [/\b(?:should|must|opinion|critics?)\b/i, ["Tell us what you think", "Join the discussion"]],
  [/\b(?:study|survey|findings|results|figures|revenue)\b/i, ["See the figures", "Read the full findings"]],
];

const about: readonly string[] = [
  "Read more about $",
  "Find out more about $",
  "See what $ can do",
  "Ask us about $",
  "Share what you know about $",
  "Take a closer look at $",
  "Learn more about $",
  "Tell us about $",
];
/** For a story: what its readers can do is read on and talk about it. */
const told: readonly string[] = [
  "Read the whole story",
  "Find out what becomes of $",
  "Meet $",
  "Share it with a friend",
  "Tell us how you think it ends",
];
const plain = [
  "Read the whole story",
  "Find out more",
  "Tell us what you think",
  "Share it with a friend",
  "Get in touch",
  "See for yourself",
];

/** Commands that suit a text, the most fitting first, each of at most `words` words and `characters` characters. */
export function callsFor(source: Source, words = 8, characters = 80): string[] {
  const topics = topicsOf(source).filter((topic) => !/^\p{Lu}/u.test(topic.phrase));
  const own = offers
    .map(([pattern, calls]) => ({
      calls,
      count: source.text.match(new RegExp(pattern.source, "gi"))?.length ?? 0,
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 3);
  const first = own.flatMap(({ calls }) => calls.slice(0, 1));
  const rest = own.flatMap(({ calls }) => calls.slice(1));
  const topical = topics.slice(0, 2).flatMap((topic, index) => aboutTopic(topic, index));
  const said = (call: string) => !/\bproposal$/.test(call) || /\bpropos/i.test(source.text);
  const all = storyCast(source.text)
    ? [...told.map((call) => call.replace("$", topicsOf(source)[0]?.named ?? "it")), ...plain]
    : [...first, ...topical.slice(0, 2), ...rest.filter(said), ...topical.slice(2), ...plain];
  return [...new Set(all)].filter(
    (call) => countWords(call) <= words && Array.from(call).length <= characters,
  );
}

function aboutTopic(topic: Topic, index: number): string[] {
  const forms = index === 0 ? about.filter((_form, at) => at !== 2) : about.slice(3, 5);
  return forms.map((form) => form.replace("$", topic.named));
}
