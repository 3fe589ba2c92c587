/** I and me beside another person: `my sister and me wore`, `gave my brother and I the velvet`. */

import { baseOfPast } from "../../../prose/english/forms.ts";
import type { Edit } from "../../marks/edits.ts";
import { agree } from "./agreeing.ts";
import type { Clause, GrammarRule } from "./clause.ts";

const subjectOf: ReadonlyMap<string, string> = new Map([
  ["me", "I"],
  ["him", "he"],
  ["them", "they"],
]);

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

const owners = words("my your his her our their");
const helpers = words(
  "was were are is am have had has will would can could did do should must might 'll 'd 've",
);
/** What a clause with such a subject stands behind. */
const openers = words("because when if while so though although where think thought said hope");
const prepositions = words(
  "with to for from of by between behind beside at against about without near towards around opposite",
);
const givers = words(
  "gave give gives given giving told tell tells telling asked ask asking showed show shown showing sent send sends offered offer lent lend taught teach bought brought invited invite inviting helped help met meet saw see joined join thanked thank drove took take paid left allowed let made promised cost owed handed passed",
);

/** Where the person named before `and` at `index - 1` begins, or -1: `my sister Carol`, `Carol`, `the boys`. */
function personBefore({ key, tag }: Clause, and: number): number {
  let at = and - 1;
  while (at >= 0 && at > and - 4 && tag(at) === "PROPN") at -= 1;
  if (at < and - 1 && tag(at) !== "NOUN") return at + 1;
  while (at >= 0 && at > and - 5 && (tag(at) === "NOUN" || tag(at) === "ADJ")) at -= 1;
  return at < and - 1 && (owners.has(key(at)) || key(at) === "the") ? at : -1;
}

const isPast = ({ key, tag }: Clause, index: number): boolean =>
  tag(index) === "VERB" &&
  ((baseOfPast.has(key(index)) &&
    !/^(?:put|cut|set|hit|let|read|cost|lost|left|made|found|born)$/.test(key(index))) ||
    /^(?:want|like|live|need|love|know|think|go)$/.test(key(index)) ||
    (key(index).endsWith("ed") && tag(index + 1) !== "ADP"));

/** `My sister Carol and me wore red.`, `My sister and I has a boat.` */
const subjects: GrammarRule = (clause) => {
  const { key, edit, places } = clause;
  const found: Edit[] = [];
  for (const index of places.get("and") ?? []) {
    const who = key(index + 1);
    const has = key(index + 2) === "has";
    const right = subjectOf.get(who);
    if (right === undefined && !(has && who === "i")) continue;
    if (!(helpers.has(key(index + 2)) || isPast(clause, index + 2))) continue;
    const first = personBefore(clause, index);
    const opens = first === 0 || (first > 0 && openers.has(key(first - 1)) && key(first - 2) !== "even");
    if (!opens) continue;
    if (right !== undefined)
      found.push(...edit(index + 1, index + 1, right, "Who does it stands in the subject form"));
    if (has) found.push(...edit(index + 2, index + 2, "have", agree));
  }
  return found;
};

/** Whether nothing up to the next mark is the verb of `I`. */
function hasNoVerb({ key, tag, tokens }: Clause, index: number): boolean {
  for (let at = index; at < Math.min(tokens.length, index + 9); at += 1) {
    if (/^[.,;:!?)]$/.test(key(at))) return true;
    if (/^(?:when|while|because|as|before|after|that|who|which|if|until|and)$/.test(key(at)))
      return at > index || key(at) !== "and";
    if (tag(at) === "AUX") return false;
    if (tag(at) === "VERB" && key(at - 1) !== "to" && !key(at).endsWith("ing")) return false;
  }
  return true;
}

/** `gave my brother and I the velvet`, `a lift for Ann and I`. */
const objects: GrammarRule = (clause) => {
  const { key, tag, edit, places } = clause;
  const found: Edit[] = [];
  for (const index of places.get("and") ?? []) {
    if (key(index + 1) !== "i" || key(index + 2) === "'") continue;
    const pronoun = /^(?:you|him|her|them)$/.test(key(index - 1));
    const first = pronoun ? index - 1 : personBefore(clause, index);
    if (first < 1) continue;
    const lead = key(first - 1);
    const next = index + 2;
    const closed = /^(?:[.,;:!?)]|)$/.test(key(next));
    const follows =
      closed ||
      /^(?:ADP|DET|NUM)$/.test(tag(next)) ||
      owners.has(key(next)) ||
      /^(?:to|home|when|while|because|as|that|very)$/.test(key(next));
    if (!follows || !hasNoVerb(clause, next)) continue;
    // `It is Tom and I, …`, `As for Tom and I` are left; so is what is told of: `the man I gave it to and I`.
    if (prepositions.has(lead) && (closed ? key(next) !== "," : true)) {
      found.push(...edit(index + 1, index + 1, "me", "Me behind a preposition"));
    } else if (givers.has(lead) && (closed ? key(next) !== "," : true) && !(pronoun && closed))
      found.push(...edit(index + 1, index + 1, "me", "Me for whom something is done to"));
  }
  return found;
};

export const pronounCaseRules: readonly GrammarRule[] = [subjects, objects];
