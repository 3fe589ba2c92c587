/** Promises about a message in a conversation of two roles. */

import { roles } from "../catalogue/roles/roles.ts";
import { parseConversation } from "../conversation.ts";
import { proseSentences } from "../prose/grade.ts";
import { termsOf } from "../prose/weights.ts";
import { keyOf, plainOf, wordsOf } from "../prose/words.ts";
import { parsePair } from "../role-pair.ts";
import type { Source, Vow } from "../task.ts";
import { nothingNewBut, quotesVerbatim } from "./facts.ts";
import { sameLanguage } from "./language.ts";
import { sentenceCount } from "./sentences.ts";
import { counted, ifSeen, judged, listed, vow } from "./vow.ts";

/** What the roles' own first questions say is no fact. */
const nothingNewInRole: Vow = nothingNewBut(
  roles.map(({ name, firstQuestion }) => `${name}. ${firstQuestion}`).join(" "),
);

/** The vow, told to a model only where something was said before. */
function afterSomething(one: Vow): Vow {
  return { ...one, tell: (values, source) => (source.earlier === undefined ? "" : one.say(values, source)) };
}

const sameAs = (sentence: string) => wordsOf(plainOf(sentence)).map(keyOf).join(" ");

/** No sentence of an earlier message comes again, nor one of this message twice. */
const nothingRepeated: Vow = afterSomething(
  vow("nothing-repeated", "soft", "Repeat no sentence of an earlier message.", (source, output) => {
    const before = new Set(
      parseConversation(source.earlier ?? "").flatMap(({ text }) => proseSentences(text).map(sameAs)),
    );
    const now = proseSentences(output);
    const again = now.filter(
      (sentence, index) =>
        before.has(sameAs(sentence)) ||
        now.slice(0, index).some((other) => sameAs(other) === sameAs(sentence)),
    );
    return judged(
      again.length === 0,
      again.length > 0 ? `again: ${listed(again)}` : counted(now.length, "new sentence"),
    );
  }),
);

/** What every message in a role promises. */
export const saidInRole: readonly Vow[] = [
  sameLanguage,
  nothingNewInRole,
  quotesVerbatim,
  sentenceCount(2, 6),
  nothingRepeated,
];

/** The message takes up a word of the last one. */
export const answersLast: Vow = afterSomething(
  ifSeen(
    vow(
      "answers-last",
      "soft",
      "Take up what the last message said, in its words.",
      (source: Source, output: string) => {
        const last = parseConversation(source.earlier ?? "").at(-1);
        if (!last) return judged(true, "the first message");
        const words = new Set(termsOf(plainOf(last.text)));
        const shared = termsOf(plainOf(output)).filter((term) => words.has(term)).length;
        return judged(shared > 0, counted(shared, "shared word"));
      },
    ),
  ),
);

/** Two different roles of the list, each on a line of its own. */
export const twoRoles: Vow = vow(
  "two-roles",
  "hard",
  "Name exactly two different roles of the list.",
  (_source, output) => {
    const pair = parsePair(output);
    return judged(
      pair !== null,
      pair ? `${pair.primary} and ${pair.secondary}` : "not two roles of the list",
    );
  },
);
