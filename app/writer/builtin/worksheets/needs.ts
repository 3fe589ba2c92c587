/** Which sheets are handed out only where a text has what they are filled in with; the others say in one line what they need. */

import { countWords } from "../../prose/words.ts";
import type { Decline } from "../../task.ts";
import { kindOfText } from "../text-kind/text-kind.ts";
import { isSeed, saidOf } from "./kinds.ts";
import written from "./sheets/needs.json" with { type: "json" };

interface Need {
  /** How the ids of the entries begin. */
  entries: readonly string[];
  /** Kinds of text that have it all the same; without them it is said where the table refuses a kind. */
  kinds?: readonly string[];
  /** What shows it in a text of any kind; a name in `materials`. */
  material?: string;
  /** Fewest words. */
  least?: number;
  /** What the sheet needs, in one line. */
  say: string;
}

const needs: readonly Need[] = written;

/** Signs of what a form is made of, each with the number of different ones that show it. */
const materials: Readonly<Record<string, readonly [signs: RegExp, least: number]>> = {
  software: [
    /`[^`\n]+`|\b(?:API|endpoints?|GET|POST|JSON|HTTP|npm|pip|command line|CLI|repository|commits?|pull requests?|server|database|deploy\w*|browser|app|click(?:ed|ing)?|log(?:ged|ging)? in|login|screen|version \d|v\d{1,3}\.\d|release[ds]?|install\w*|config\w*|plug-?in|error (?:message|code)|crash(?:es|ed)?|users?|Windows|macOS|Android|iOS|Chrome|Firefox)\b/gi,
    4,
  ],
  fault: [
    /\b(?:leak\w*|noise|noisy|stuck|jam(?:s|med)?|fail(?:s|ed)?|faults?|faulty|broken|does(?:n['’]t| not) (?:work|start|turn|charge|connect)|won['’]t|error|crash\w*|drip\w*|overheat\w*|flicker\w*|reset|comes off)\b/gi,
    2,
  ],
  incident: [
    /\b(?:incidents?|near[- ]miss(?:es)?|outage|accidents?|went down|was down|unavailable|alerts?|restored|rolled back|on call|root cause|downtime|interrupted|failover|evacuated)\b/gi,
    2,
  ],
  project: [
    /\b(?:project|milestones?|on track|behind schedule|delay(?:ed|s)?|go live|launch(?:es|ed)?|deadline|phase|sprint|budget|contractor|test(?:s|ing|ed)?|sign(?:ed)?[- ]off|rollout|pilot|drawings|tender|training session|contract)\b/gi,
    4,
  ],
  meeting: [/\b(?:mtg|meeting|agenda|apologies|minutes of|AOB|call w\/|catch-?up|stand-?up)\b/gi, 1],
  proposal: [
    /\b(?:propos(?:e|es|ed|al|als|ing)|offer(?:ed|s)?|quot(?:e|ed|ation)|clients?|pilot|we (?:would|could|will)|budget|scope|deliverables?|investment|fund(?:ing|ed)?|permission|apply for|grant)\b/gi,
    3,
  ],
  decision: [
    /\b(?:recommend\w*|options?|propos(?:al|als|ed|e)|decision|decide|approv(?:e|al)|business case|risks?|costs?|savings?)\b/gi,
    4,
  ],
  customer: [
    /\b(?:customers?|clients?|visitors?|users?|members?|before|after(?:wards)?|from \d[\d.,]{0,9} to \d|per cent|\d\s?%|reduced|saved|increased|halved|doubled|results?|pilot|within (?:\w+ )?(?:weeks|months))\b/gi,
    4,
  ],
  firm: [
    /\b(?:founded|established|we (?:make|build|bake|sell|repair|started|opened)|I (?:make|build|started making)|workshop|our (?:shop|firm|company|bakery|studio|customers)|family business|since (?:18|19|20)\d\d)\b/gi,
    2,
  ],
  event: [
    /\b(?:tickets?|admission|doors open|all welcome|everyone welcome|join us|invit(?:e|ed|ation)|rsvp|come along|drop-in|save the date|festival|concert|fair|quiz|party|workshop|open day|exhibition)\b/gi,
    2,
  ],
  recording: [
    /\b(?:episode|podcast|transcript|host|guest|listeners?|show notes|recorded|video|footage|viewers?|channel)\b/gi,
    3,
  ],
};

/** Whether a text holds such a material. @throws Error for a material that nobody has described */
function holds(material: string, text: string): boolean {
  const described = materials[material];
  if (!described) throw new Error(`there is no material ${material}`);
  const [signs, least] = described;
  return new Set(text.match(signs)?.map((sign) => sign.toLowerCase())).size >= least;
}

/** What a sheet needs that no text of some kinds has; undefined where nothing is written down. */
export const neededFor = (id: string): string | undefined =>
  needs.find(({ entries }) => entries.some((begin) => id.startsWith(begin)))?.say;

/** Why a sheet is not handed out over a text that has not its material; null where it is. */
export function lacking(id: string, text: string): Decline | null {
  const asked = needs.filter(({ entries, kinds }) => kinds && entries.some((begin) => id.startsWith(begin)));
  if (asked.length === 0 || isSeed(text)) return null;
  const kind = kindOfText(text);
  const words = countWords(text);
  const missing = asked.find(
    ({ kinds = [], material, least = 0 }) =>
      !(kinds.includes(kind) || (material !== undefined && holds(material, text))) || words < least,
  );
  return missing ? { decline: saidOf(kind, missing.say) } : null;
}
