/** The built-in continuations: frames that go on from a text's last idea, with [slots] for what only the writer knows. */

import { conclusionScore } from "../../prose/conclusion.ts";
import { keyphrasesOf } from "../../prose/keyphrases.ts";
import { topicsOf } from "../matter/topics.ts";
import { storyCast } from "../stories/kind.ts";
import { isEnglish } from "../../prose/language.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Rule, Source, Values } from "../../task.ts";
import { withoutLead } from "../leads.ts";
import { inner, stopped, unstopped } from "../letters.ts";
import { requireEnglish } from "../limits.ts";
import { summarize } from "../summarize/summarize.ts";
import { shows, type Cue } from "../templates/cues.ts";
import { readUnits, type Unit } from "../templates/units.ts";
import { statementLines, type Line } from "../titles/forms.ts";

interface Idea {
  /** What the text is about, and what its end is about, to go on in a sentence. */
  topic: string;
  last: string;
  /** The last sentences, for seeing what they leave out. */
  end: Unit[];
  /** The last thing that is claimed, and the main one; empty where none can stand alone. */
  claim: string;
  main: string;
  whole: string;
  story: boolean;
}

/** How far back the last idea reaches, in sentences. */
const reach = 3;

/** Lines that can go on in a sentence of ours. */
function sayable(lines: readonly Line[]): Line[] {
  return lines.filter(
    ({ text }) => !/^(?:Yet|For|And|But|So|It|They|This|These|He|She|There|If|When)\b|[“"?]/u.test(text),
  );
}

function ideaOf(source: Source): Idea | null {
  const { units, whole } = readUnits(source, "none");
  const prose = units.filter((unit) => unit.kind !== "code" && unit.kind !== "table");
  const end = prose.slice(-reach);
  if (end.length === 0) return null;
  const tail = end.map(({ text }) => text).join(" ");
  const story = storyCast(whole) !== null;
  const topic = (story ? topicsOf({ text: whole })[0] : keyphrasesOf(whole, 1)[0])?.named ?? "";
  const lines = sayable(statementLines(whole, 150));
  const closing = sayable(statementLines(tail, 150)).filter(
    ({ text }) => judges.test(text) && !plans.test(text),
  );
  const held = lines.filter(
    ({ text }) => (conclusionScore(text, 0, 1) >= 2 || judges.test(text)) && !plans.test(text),
  );
  const near = keyphrasesOf(tail, 4).find(({ text }) => text.includes(" ") && /^\p{Ll}/u.test(text));
  return {
    topic: topic === "" ? "this" : topic,
    last: (story ? undefined : near?.named) ?? (topic === "" ? "this" : topic),
    end,
    claim: withoutLead(closing.toSorted((a, b) => b.from - a.from)[0]?.text ?? ""),
    main: withoutLead(held.toSorted((a, b) => b.value - a.value)[0]?.text ?? ""),
    whole,
    story,
  };
}

/** A plan can be no example's lesson. */
const plans = /^Yet\b|\b(?:will|propos\w+|asks?|recommend\w*|please|next|hopes?|plans?)\b/iu;
/** What a text holds to be right, or found out. */
const judges =
  /\b(?:should|must|ought|matters?|better|worth|important|best|deserves?|need(?:s|ed)? to|means|rose|fell|fewer|never|always|cannot)\b/iu;

/** A rule that goes on from the last idea of an English text. */
function goingOn(
  name: string,
  write: (idea: Idea, source: Source) => string,
  { argues = false }: { argues?: boolean } = {},
): Rule {
  return (source: Source): string | Decline => {
    requireEnglish(name, source.text);
    const idea = ideaOf(source);
    if (idea?.story && argues)
      return { decline: `${name} needs a text that explains or argues; this one tells a story.` };
    return idea === null || countWords(source.text) < 5
      ? { decline: `${name} needs at least one whole sentence to go on from.` }
      : write(idea, source);
  };
}

/** A slot of at most 80 characters, so that it is read as one. */
function slot(text: string, fallback: string): string {
  return `[${text.length <= 76 ? text : fallback}]`;
}

const gaps: readonly (readonly [cue: Cue, question: string])[] = [
  ["person", "who is involved"],
  ["date", "when it happens"],
  ["place", "where it happens"],
  ["number", "how many or how much"],
];

/** Asks for what the last sentences leave out: who, when, where, how much, why. */
export const addDetails: Rule = goingOn("Add more details", ({ end, last }) => {
  const open = gaps
    .filter(([cue]) => !end.some((unit) => shows(unit, cue, end.length)))
    .map(([, said]) => `[${said}]`);
  const asked = open.length > 0 ? open : ["[what exactly happens]", "[who notices it first]"];
  const reason = end.some((unit) => shows(unit, "cause", end.length))
    ? "What it looks like from close up: [one thing that can be seen or heard]."
    : "It matters because [the reason].";
  return `To be more precise about ${last}: ${asked.join(", ")}. ${reason} The detail that says most is [one concrete detail].`;
});

/** One case in which the last claim can be seen. */
export const addExample: Rule = goingOn(
  "Add an example",
  ({ claim, last, whole }) => {
    const shown =
      claim === ""
        ? "It shows [what the example proves]."
        : `It shows that ${stopped(inner(unstopped(claim), whole))}`;
    return `Take one example: ${slot(`a person, a place or a case that shows ${last}`, "a person, a place or a case")}. [What happened there, step by step.] [How it ended, with a figure if there is one.] ${shown}`;
  },
  { argues: true },
);

/** The best objection in its own words, and an answer that stands on the text's main claim. */
export const addCounterpoint: Rule = goingOn(
  "Add a counterpoint",
  ({ main, topic, whole }) => {
    const held =
      main === ""
        ? "Still, [why you hold to it]."
        : `Still, ${inner(unstopped(main), whole)}: [the reason that outweighs the objection].`;
    return `The strongest objection is this: ${slot(main === "" ? "what somebody who sees it differently would say" : `what somebody against ${topic} would say`, "what an opponent would say")}. There is something in it, since [what is true about the objection].\n\n${held}`;
  },
  { argues: true },
);

/** A bridge to the section that the context names. */
export const addTransition: Rule = goingOn("Add a transition", ({ last }, { context = "" }) => {
  const given = context.trim().replace(/[.!?:]+$/u, "");
  const next =
    given !== "" && given.length <= 80 && !given.includes("\n") ? given : "[name of the next section]";
  return `So much for ${last}. That leaves one question open: [what the reader now wants to know]. The answer leads to the next part: ${next}.`;
});

/** A marked place for somebody else's words. */
export const addQuoteSlot: Rule = goingOn("Add a quote slot", ({ last }) => {
  return `> “${slot(`one sentence about ${last}, letter for letter`, "one sentence, letter for letter")}”\n>\n> [name], [role], [source and date]`;
});

/** The takeaway in the text's own words, and the next step. */
export const addConclusion: Rule = goingOn("Add a conclusion", ({ main, topic, end, whole, story }) => {
  if (story)
    return `In the end, ${slot(`what is no longer the same for ${topic}`, "what is no longer the same")}. [The last thing that can be seen or heard.] What nobody says aloud is [what stays open].`;
  const said =
    main === ""
      ? slot(`what readers should remember about ${topic}`, "what readers should remember")
      : inner(unstopped(main), whole);
  const call = end.find((unit) => shows(unit, "call", end.length));
  const next = call ? "" : " The next step: [what the reader should do, and by when].";
  return `What remains is this: ${said}. ${slot(`what follows from it for ${topic}`, "what follows from it")}${next === "" ? "" : `.${next}`}`;
});

/** The gist so far, in any language: the text's own sentences. */
export const addSummary: Rule = (source: Source, _values: Values): string | Decline => {
  const gist = summarize(source, { Format: "One paragraph" });
  if (typeof gist !== "string") return gist;
  return isEnglish(source.text) ? `In short: ${gist}` : gist;
};
