/** Short forms of a story: premise, logline, what-ifs, synopsis, blurb. */

import { countWords } from "../../prose/words.ts";
import { tooShort } from "../../promises/needing.ts";
import type { Decline, Source } from "../../task.ts";
import { joinSentences } from "../draft.ts";
import { chooseWithin, piecesOf } from "../social/pieces.ts";
import { heard } from "./cues.ts";
import {
  begun,
  card,
  lineWith,
  part,
  lastingThing,
  readStory,
  told,
  type Line,
  type Story,
  type Taken,
  untold,
} from "./reading.ts";

/** A premise: character, want, obstacle and twist. */
export function storyIdea(source: Source): string | Decline {
  const story = readStory("Generate story idea", source);
  const short = tooShort(source, 4, "A premise");
  if (short) return short;
  if (!story.told) return seedOf(story);
  const { hero, other } = story;
  const taken: Taken = new Set();
  const seen = (story.people[0]?.at ?? []).flatMap((at) => story.lines[at] ?? []);
  const plain = seen.filter((line) => !/^["“]/u.test(line.plain));
  const shown = tellingOf(plain.length > 0 ? plain : seen, hero) ?? story.lines[0] ?? null;
  if (shown) taken.add(shown.index);
  const want = lineWith(story, taken, ["want"], 0, 1, hero);
  const obstacle = lineWith(story, taken, ["obstacle", "danger"], 0, 1);
  const thing = lastingThing(story);
  const twist = thing
    ? `[what if ${thing.named} ${thing.plural ? "are" : "is"} not what ${hero} takes ${thing.plural ? "them" : "it"} for?]`
    : `[what if ${other ?? "somebody close"} has known all along?]`;
  return card([
    ["Character", told(shown, "who it is about, in one line")],
    ["Want", told(want, `what ${hero} wants, and by when`)],
    ["Obstacle", told(obstacle, `who or what keeps ${hero} from it`)],
    ["Twist", twist],
  ]);
}

/** The line that tells most of somebody: it begins with them, says more than that they spoke, and weighs much. */
function tellingOf(lines: readonly Line[], named: string): Line | null {
  const bare = named.replace(/^the /, "");
  const worth = (line: Line) =>
    Math.min(2, line.weight) +
    (new RegExp(`^(?:[Tt]he )?${bare.replaceAll(".", "\\.")}\\b`, "u").test(line.plain) ? 1 : 0) +
    (countWords(line.plain) >= 10 ? 1 : 0) -
    (/\b(?:said|replied|asked|answered|cried)\b/u.test(line.plain) ? 1.5 : 0);
  return lines.toSorted((a, b) => worth(b) - worth(a) || a.index - b.index)[0] ?? null;
}

/** A premise around what a text states: it becomes the rule of a world, and the person to whom it happens is still to be found. */
function seedOf(story: Story): string {
  const [topic] = story.things;
  const rule = weightiest(
    story.lines.filter((line) => !line.plain.endsWith("?") && !line.plain.endsWith(":")),
  );
  const matter = topic?.named ?? "this";
  const is = topic?.plural ? "matter" : "matters";
  return card([
    ["Character", `[a name, an age, a trade: somebody to whom ${matter} ${is} more than to anybody else]`],
    ["Want", `[what this person wants that ${matter} could give or take away]`],
    ["Obstacle", `${told(rule, "the rule that everybody lives by")} [Why that stands in the way.]`],
    ["Twist", `[what if, for this one person, it is not so?]`],
  ]);
}

const simple =
  /^(?:The|A|An|His|Her|My|Our|Their|One|Two|Some|Nobody|Somebody|Something|Everybody|Everyone|I|He|She|It|They|We|\p{Lu}\p{Ll}+)\s/u;
const unsimple =
  /["“”‘;:?!()[\]—–]|,\s(?:and|but|so|yet)\b|\b(?:ye|thou|thee|thy|hath|unto)\b|[*_]|\b(?:and|but) (?:I|he|she|it|they|we|the|his|her|my)\b|^(?:And|But|Then|So|Or|When|If|Because|Although|After|Before|While|Now|Wherefore|As|That|This|These|Those|There|Here|What|Who|Which|Why|How|Yet|However|Also|Please|Let|In|On|At|For|By|From|To|With|Over|Due|Nor|Not)\b/u;

/** A line as a clause inside another sentence; null where it is no simple statement. */
function clauseOf(story: Story, line: Line, most: number): string | null {
  const bare = line.plain.replace(/(?<!\b[ap]\.m)\.\s*$/u, "").replace(/\s+/g, " ");
  if (!simple.test(bare) || unsimple.test(bare) || countWords(bare) > most || countWords(bare) < 3)
    return null;
  const keeps =
    /^I\b/.test(bare) ||
    story.people.some((one) => bare.startsWith(one.named)) ||
    story.places.some((place) => bare.startsWith(place)) ||
    /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(bare);
  const word = /^\p{L}+/u.exec(bare)?.[0] ?? "";
  const common =
    /^(?:The|A|An|His|Her|My|Our|Their|One|Two|Some|Nobody|Somebody|Something|Everybody|Everyone|Most|Many|All|No|He|She|It|They|We)$/.test(
      word,
    );
  if (!common && !keeps && /^\p{Lu}/u.test(word))
    return story.lines.some((one) => one.plain.includes(word.toLowerCase())) ? lowerFirst(bare) : bare;
  return common ? lowerFirst(bare) : bare;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/** The clauses of a story, the most eventful first. */
function clausesOf(story: Story, most: number): { line: Line; clause: string }[] {
  return story.lines
    .flatMap((line) => {
      const clause = clauseOf(story, line, most);
      return clause === null ? [] : [{ line, clause }];
    })
    .toSorted((a, b) => value(b.line, story) - value(a.line, story));
}

function value(line: Line, story: Story): number {
  const early = 1 - line.index / Math.max(1, story.lines.length);
  const named = line.plain.includes(story.hero) ? 1 : 0;
  const pronoun = /^\W*(?:He|She|It|They|We|His|Her|Their)\b/.test(line.plain) ? -2.5 : 0;
  return (
    heard(line.plain, "turn", "danger", "obstacle", "call") * 0.7 +
    named +
    pronoun +
    early +
    Math.min(2, line.weight) * 0.4
  );
}

/** The whole story in one sentence of at most 35 words. */
export function logline(source: Source): string | Decline {
  const story = readStory("Write a logline", source);
  const short = tooShort(source, 4, "A logline");
  if (short) return short;
  const best = clausesOf(story, 16).filter(({ clause }) => story.told || isEvent(clause))[0];
  const hero = story.hero === "the main character" ? "[the hero]" : story.hero;
  const opening = best ? `When ${best.clause},` : "When [what breaks the ordinary day],";
  const way = best?.clause.includes(hero) ? "the only way on is to" : `${hero} must`;
  return `${opening} ${way} [do what is hardest] before [what would be lost].`;
}

const happened = /\b(?:was|were|had|went|came|began|took|left|found|lost|ran|fell|rose|\p{Ll}{3,}ed)\b/u;

/** Whether a clause tells what happened, not what shall be. */
function isEvent(clause: string): boolean {
  return happened.test(clause) && !/\b(?:shall|should|must|may|will|can|is|are)\b/u.test(clause);
}

/** Three what-ifs: the opposite, another cause, a second time. */
export function whatIfs(source: Source): string | Decline {
  const story = readStory("Build a what-if premise", source);
  const short = tooShort(source, 4, "A what-if");
  if (short) return short;
  const { hero, other } = story;
  const clauses = clausesOf(story, 18).filter(
    ({ clause }) => !story.told || (isSeen(clause) && saysWho(clause, story)),
  );
  const reversed = clauses.flatMap(({ clause }) => {
    const turned = opposite(clause);
    return turned === null ? [] : [turned];
  })[0];
  const used = clauses.filter(({ clause }) => opposite(clause) !== reversed || reversed === undefined);
  const thing = story.things[0];
  const again = used[0] ?? clauses[0];
  const questions = [
    reversed
      ? `What if ${reversed}?`
      : story.told && other && other !== hero
        ? `What if ${hero} had never met ${other}?`
        : `What if ${thing ? `there had never been ${thing.plural ? "any" : "a"} ${thing.phrase}` : `${hero} had stayed away`}?`,
    again
      ? story.told || isEvent(again.clause)
        ? `What if ${again.clause}, and it was not the first time?`
        : `What if ${again.clause}, but only on paper?`
      : `What if ${hero} had been here before?`,
    other && other !== hero
      ? `What if it was ${other} who wanted this from the start?`
      : thing
        ? story.told
          ? `What if somebody else needs ${thing.named} more than ${hero} does?`
          : `What if one person alone had to decide about ${thing.named}?`
        : `What if somebody else wanted this more than ${hero} does?`,
  ];
  const leads = [
    `[what ${hero} does then, and who pays for it]`,
    `[what happened the time before, and who remembers]`,
    `[what ${other ?? "the other one"} would do to get it]`,
  ];
  return questions
    .map((question, index) => `- **${question}** It could lead to ${leads[index] ?? ""}.`)
    .join("\n");
}

/** No state of mind and nothing that is only said: what could have gone another way. */
function isSeen(clause: string): boolean {
  return !/^(?:it|this|that|there)\b|^(?:(?:the|an?|his|her|their|my|our) )?(?:\p{Ll}+ )?(?:mind|heart|truth|name|business|solace|feelings?|temper|manner|opinion|fortune|design|visit|nature|experience)\b/iu.test(
    clause,
  );
}

/** Whether a clause says of whom it speaks. */
function saysWho(clause: string, story: Story): boolean {
  return !/^(?:he|she|they|we|you|his|her|their|its)\b/iu.test(clause) || story.people.length === 0;
}

/** A statement turned round at its auxiliary verb; null where it has none. */
function opposite(clause: string): string | null {
  if (/\bnever\b/.test(clause)) return clause.replace(/\bnever\b/, "always");
  if (/\b(?:nobody|no one)\b/i.test(clause)) return clause.replace(/\b(?:nobody|no one)\b/i, "everybody");
  if (/ (?:not|n['’]t)\b/.test(clause)) return clause.replace(/ not\b/, "").replace(/n['’]t\b/, "");
  const turned = clause.replace(
    /^((?:\S+ ){1,5}?)(is|are|was|were|has|have|had|will|can|could|would|must)\b(?! to\b| \d| (?:one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b)/u,
    "$1$2 not",
  );
  return turned === clause ? null : turned.replace(/\bcan not\b/, "cannot");
}

/** One page from beginning to end, the ending told. */
export function synopsis(source: Source): string | Decline {
  const story = readStory("Draft a synopsis", source);
  const short = tooShort(source, 20, "A synopsis");
  if (short) return short;
  const silent = untold(story, "A synopsis");
  if (silent) return silent;
  const pieces = piecesOf(source);
  const third = Math.ceil(pieces.length / 3);
  const cut = (from: number, to: number) => {
    const some = pieces.slice(from, to);
    const chosen = some.length > 0 ? (chooseWithin(some, countWords, 5, 150) ?? []) : [];
    return joinSentences(chosen);
  };
  const last = pieces.at(-1);
  const end = cut(2 * third, pieces.length);
  const closed =
    last && !last.unfit && end !== "" && !end.includes(last.text) && countWords(last.text) <= 60
      ? joinSentences([end, last.text])
      : end;
  return [
    part("Beginning", cut(0, third) || `[who ${story.hero} is, and what begins it]`),
    part("Middle", cut(third, 2 * third) || `[what ${story.hero} tries, and what stands against it]`),
    part("End", closed || `[how it ends for ${story.hero}; a synopsis tells it]`),
  ].join("\n\n");
}

/** 120 to 150 words that sell without telling the end. */
export function blurb(source: Source): string | Decline {
  const story = readStory("Write the back-cover blurb", source);
  const short = tooShort(source, 150, "A blurb of 120 words that keeps the ending back");
  if (short) return short;
  const silent = untold(story, "A blurb");
  if (silent) return silent;
  const pieces = piecesOf(source);
  const early = pieces.slice(0, Math.floor(pieces.length * 0.7));
  const question = `${story.hero === "the narrator" || story.hero === "the main character" ? "What is left to do" : `What will ${story.hero} do`} when there is no way back?`;
  const room = countWords(question);
  const chosen = chooseWithin(early, countWords, 120 - room, 150 - room);
  if (!chosen)
    return {
      decline:
        "A blurb has 120 to 150 words; no set of this text's sentences before its last third comes to that.",
    };
  const [hook = "", ...rest] = chosen;
  return [hook, joinSentences(rest), `**${question}**`].filter((one) => one !== "").join("\n\n");
}

function weightiest(lines: readonly Line[]): Line | null {
  return lines.toSorted((a, b) => b.weight - a.weight)[0] ?? null;
}

function isIn(lines: readonly Line[], name: string): boolean {
  return lines.some((line) => line.plain.includes(name.replace(/^the /, "")));
}

/** Two seeds crossed into one premise. */
export function combineIdeas(source: Source): string | Decline {
  const story = readStory("Combine two ideas", source);
  if (story.lines.length < 2)
    return { decline: "Combining needs two ideas; write each as a sentence or a paragraph of its own." };
  const blocks = [...new Set(story.lines.map((line) => line.block))];
  const split = blocks.length > 1 ? (blocks[1] ?? 1) : null;
  const half = Math.ceil(story.lines.length / 2);
  const a = split === null ? story.lines.slice(0, half) : story.lines.filter((line) => line.block < split);
  const b = split === null ? story.lines.slice(half) : story.lines.filter((line) => line.block >= split);
  const hero = story.people.find((one) => one.named === "the narrator" || isIn(a, one.named))?.named;
  const thing = story.things.find((one) => isIn(b, one.phrase) && !isIn(a, one.phrase));
  const place = story.places.find((one) => isIn(b, one));
  const meets = thing?.named ?? place ?? "[the heart of the second idea]";
  return card([
    ["First idea", told(weightiest(a), "the first idea in one line")],
    ["Second idea", told(weightiest(b), "the second idea in one line")],
    [
      "Together",
      `${begun(hero ?? "[the hero of the first idea]")} meets ${meets}: [what each has that the other lacks].`,
    ],
    ["Conflict", `[what ${hero ?? "the hero"} must give up so that both can be true]`],
    [
      "First scene",
      `[the moment in which ${hero ?? "the hero"} first sees ${meets.replace(/^\[|\]$/gu, "")}]`,
    ],
  ]);
}
