/** Templates that ask, list and outline. */

import { keyphrasesOf } from "../../prose/keyphrases.ts";
import { topicsOf } from "../matter/topics.ts";
import { numbersOf } from "../../prose/facts.ts";
import { plainOf } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { isFragment, withoutLead } from "../leads.ts";
import { capital, unstopped } from "../letters.ts";
import { requireEnglish } from "../limits.ts";
import { questionLines, statementLines } from "../titles/forms.ts";
import { scoreOf, shows } from "./cues.ts";
import { headlineOf } from "./fills.ts";
import { slotOf, tighten } from "./frame.ts";
import { readUnits, type Chains, type Reading, type Unit } from "./units.ts";

function read(source: Source, name: string, chains: Chains): Reading | Decline {
  requireEnglish(`The ${name} template`, source.text);
  const reading = readUnits(source, chains);
  tighten(reading);
  return reading.units.length === 0
    ? { decline: `${name} needs at least one sentence to work on.` }
    : reading;
}

const bare = (unit: Unit) => {
  const text = withoutLead(unit.text);
  return isFragment(text) ? unit.text : text;
};

const quoted = (unit: Unit) => `“${unstopped(plainOf(unit.text)).replace(/[“”"]/g, "'")}”`;
const short = (unit: Unit) =>
  unit.sentences === 1 && unit.words <= 22 && !/[“”"?\n]/.test(unit.text) && unit.kind !== "code";

/** Questions from easy to hard about what a text says and leaves out. */
export function interview(source: Source): string | Decline {
  const reading = read(source, "Interview Questions", "close");
  if ("decline" in reading) return reading;
  const { units, whole } = reading;
  const [main, beside, other] = topicsOf({ text: whole });
  const [first, second, third] = [main?.named ?? "the subject", beside?.named, other?.named];
  const best = (cue: Parameters<typeof shows>[1]) =>
    units
      .filter((unit) => short(unit) && shows(unit, cue, units.length))
      .toSorted((a, b) => b.weight - a.weight)[0];
  const figure = units.find((unit) => short(unit) && numbersOf(unit.text).length > 0);
  const problem = best("problem");
  const future = best("future");
  const cause = best("decision") ?? best("solution");
  const own = questionLines(whole, 120);
  const parts: [string, (string | undefined)[]][] = [
    [
      "Warm-up",
      [
        `How would you put it to somebody who knows nothing of ${first}?`,
        `What was your own first contact with ${first}?`,
      ],
    ],
    [
      "Background",
      [
        `What was there before ${first}?`,
        "How did you come to work on it, and who was there?",
        cause ? `What led to this: ${quoted(cause)}?` : undefined,
        second ? `What part ${beside?.plural ? "do" : "does"} ${second} play in it?` : undefined,
      ],
    ],
    [
      "Core",
      [
        figure ? `What stands behind this figure: ${quoted(figure)}?` : undefined,
        own[0],
        `What matters most about ${first}, and to whom?`,
        `Which detail of it does everybody get wrong?`,
        third ? `How do ${first} and ${third} belong together?` : undefined,
      ],
    ],
    [
      "Challenge",
      [
        problem && problem !== figure
          ? `What would you do differently about this: ${quoted(problem)}?`
          : undefined,
        `What would a critic say about ${first}, and where would the critic be right?`,
        `What does ${second ?? first} cost, and who pays for it?`,
      ],
    ],
    [
      "Close",
      [
        future && future !== figure
          ? `What has to happen before this comes true: ${quoted(future)}?`
          : `What comes next for ${first}?`,
        "What have I not asked that I should have asked?",
      ],
    ],
  ];
  return parts
    .map(
      ([title, questions]) =>
        `## ${title}\n\n${questions
          .filter((one) => one !== undefined)
          .slice(0, 4)
          .map((one) => `- ${capital(one)}`)
          .join("\n")}`,
    )
    .join("\n\n");
}

/** A list with as many items as its title says: the text's own points, or its weightiest sentences. */
export function listFrom(source: Source): string | Decline {
  const reading = read(source, "Listicle", "close");
  if ("decline" in reading) return reading;
  const { units, whole } = reading;
  const marked = units.filter((unit) => unit.kind === "item");
  const prose = units.filter((unit) => unit.kind === "paragraph" && unit.at > 0);
  const points = (marked.length >= 2 ? marked : prose).filter((unit) =>
    shows(unit, "statement", units.length),
  );
  const intro = units.find((unit) => unit.kind === "paragraph" && !points.slice(0, 1).includes(unit));
  const chosen = new Set(
    points
      .filter((unit) => unit !== intro)
      .toSorted((a, b) => b.weight - a.weight)
      .slice(0, 10),
  );
  const items = points.filter((unit) => chosen.has(unit));
  const topic = keyphrasesOf(whole, 1)[0]?.named ?? "";
  const lines = items.map(bare);
  while (lines.length < 3) lines.push(slotOf("one more point about {topic}, and why", topic));
  const pick = items.toSorted((a, b) => pickValue(b, units.length) - pickValue(a, units.length))[0];
  const own =
    reading.title !== "" && numbersOf(reading.title).includes(String(lines.length)) ? reading.title : null;
  const subject = topic === "" ? "[the subject]" : topic;
  return [
    `# ${own ?? `${String(lines.length)} things to know about ${subject}`}`,
    intro ? bare(intro) : slotOf("what this list about {topic} is for", topic),
    `## Items\n\n${lines.map((line, index) => `${String(index + 1)}. ${line}`).join("\n")}`,
    `## Pick of the list\n\n${pick ? bare(pick) : slotOf("the one to choose, and why", topic)}${pick ? " [why this one]" : ""}`,
  ].join("\n\n");
}

function pickValue(unit: Unit, total: number): number {
  return unit.weight + scoreOf(unit, { result: 0.5, benefit: 0.5, conclusion: 1 }, total).evidence;
}

/** Working title, thesis, the text's parts with their points, and what must be looked up. */
export function outlineFrom(source: Source): string | Decline {
  const reading = read(source, "Article Outline", "close");
  if ("decline" in reading) return reading;
  const { units, whole } = reading;
  const total = units.length;
  const prose = units.filter((unit) => unit.kind !== "code" && unit.kind !== "table");
  const thesis = prose
    .filter((unit) => shows(unit, "statement", total) && unit.sentences === 1)
    .toSorted((a, b) => claimOf(b, total) - claimOf(a, total))[0];
  const rest = prose.filter((unit) => unit !== thesis);
  const size = Math.max(1, Math.ceil(rest.length / Math.min(6, Math.max(1, Math.round(rest.length / 3)))));
  const parts: Unit[][] = [];
  for (const unit of rest) {
    const last = parts.at(-1);
    const before = last?.at(-1);
    const apart = before && before.heading !== unit.heading;
    if (!last || apart || last.length >= size) parts.push([unit]);
    else last.push(unit);
  }
  const used = new Set<string>();
  const sections = parts.slice(0, 8).map((row) => {
    const text = row.map((unit) => unit.text).join(" ");
    const own = row[0]?.heading ?? "";
    const line = own !== "" && !used.has(own) ? capital(own) : nameOf(text, used);
    used.add(line.toLowerCase());
    const points = row.slice(0, 4).map((unit) => `    - ${pointOf(unit)}`);
    return [`- **${line}**`, ...points].join("\n");
  });
  while (sections.length < 3) sections.push("- **[one more part]**\n    - [its points]");
  const open = rest.filter((unit) => shows(unit, "number", total) || shows(unit, "proof", total)).slice(0, 5);
  const sources = open.map((unit) => `- [source for: ${clipped(pointOf(unit), 60)}]`);
  return [
    `# ${headlineOf(reading, 80) ?? "[working title]"}`,
    `## Thesis\n\n${thesis ? bare(thesis) : "[what the article claims]"}`,
    `## Sections\n\n${sections.join("\n")}`,
    `## Sources to find\n\n${sources.length > 0 ? sources.join("\n") : `- ${slotOf("a source on {topic}", keyphrasesOf(whole, 1)[0]?.named ?? "")}`}`,
  ].join("\n\n");
}

function claimOf(unit: Unit, total: number): number {
  return unit.weight + scoreOf(unit, { conclusion: 1.5, belief: 1, first: 1, lesson: 1 }, total).score;
}

function nameOf(text: string, used: ReadonlySet<string>): string {
  const subject = keyphrasesOf(text, 4)
    .map(({ named }) => capital(named))
    .find((one) => !used.has(one.toLowerCase()));
  return subject ?? statementLines(text, 50)[0]?.text ?? "[name of this part]";
}

/** A unit as a short point. */
function pointOf(unit: Unit): string {
  return statementLines(unit.text, 90, 4)[0]?.text ?? unstopped(bare(unit));
}

/** A text cut at a word for a slot, without marks that would end it. */
function clipped(text: string, most: number): string {
  const plain = plainOf(text).replace(/[[\]]/g, "");
  if (Array.from(plain).length <= most) return plain;
  return `${plain.slice(0, most - 1).replace(/\s+\S*$/, "")}…`;
}
