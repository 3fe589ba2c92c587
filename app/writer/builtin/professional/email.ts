/** The built-in Email Polisher: a subject, tight and polite sentences, a sign-off, in no more words than before plus a tenth. */

import { isCall } from "../../prose/calls.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { draftOf, draftWords, lockFacts, textOf } from "../draft.ts";
import { ownFixes } from "../grammar/own-rules.ts";
import { requireEnglish } from "../limits.ts";
import { lacks } from "../needs.ts";
import { capital, topicsOf } from "../matter/topics.ts";
import { activate, cutFillers, cutWordiness } from "../rewrite/edit.ts";
import { applyRules, compile } from "../rewrite/phrases.ts";
import { isFrame } from "../sentences.ts";

/** Blunt or long-winded phrases of e-mails and their polite short ones. */
const polite = compile([
  [
    "(?:I|we) (?:just )?(?:wanted|want) to (?:quickly )?(?:check in|follow up|touch base) (?:about|on|with you about)",
    "I am writing about",
  ],
  ["just (?=(?:a|wanted|checking|writing|following)\\b)", ""],
  ["(?<=^|[.!?] )(?:can|could|will|would) you (?:please )?(?=\\p{L})", "Could you please "],
  ["(?:I|we) need you to ", "please "],
  ["asap", "as soon as you can"],
  ["thanks a (?:lot|bunch|million)", "thank you"],
  ["sorry (?:to bother you|for bothering you),? ?(?:but )?", ""],
  ["as soon as humanly possible", "as soon as you can"],
  ["(?:I|we) (?:would|will) be grateful if you could", "could you please"],
]);
const greeting = /^(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))\b/i;
const signOff =
  /^(?:kind|best|warm|many|yours|sincerely|cheers|thanks|thank you|regards|all the best|best wishes)\b.{0,30}$/i;
const subjectLine = /^subject:\s*(.+)$/i;
const asks = /\?["”’)]*(?:$|\s)|\b(?:please|could you|would be grateful|need (?:an?|your|to have))\b/i;

/** Polishes an e-mail: sure mistakes corrected, then tightened; every fact stays. */
export function polishEmail(source: Source): string | Decline {
  requireEnglish("Email Polisher", source.text);
  const words = countWords(source.text);
  const limit = Math.floor(words * 1.1);
  const lines = source.text.trim().split("\n");
  const given = subjectLine.exec(plainOf(lines[0] ?? ""))?.[1];
  const body = (given ? lines.slice(1) : lines).join("\n").trim();
  const tail = ending(body);
  for (const cut of [false, true]) {
    const letter = polished(tail.body, cut);
    const subject = given ?? subjectOf(source, limit - countWords(letter) - countWords(tail.close) - 1);
    const asked = asks.test(letter) ? [] : ["[Your ask, with a date.]"];
    const greeted = greeting.test(letter.trimStart()) ? [] : ["Hello [name],"];
    for (const [greet, ask] of [
      [greeted, asked],
      [[], asked],
      [[], []],
    ] as const) {
      const email = [`Subject: ${subject}`, ...greet, letter, ...ask, tail.close].join("\n\n");
      if (countWords(email) <= limit) return lacks("An e-mail", "message", source.text) ?? email;
    }
  }
  return {
    decline: `A subject line and a sign-off add at least three words, and this e-mail of ${String(words)} words has no wordy phrase to make room for them within a tenth more; it would need about 40 words.`,
  };
}

/** The letter without its sign-off, and the sign-off with the name below it. */
function ending(body: string): { body: string; close: string } {
  const lines = body.split("\n");
  const at = lines.findLastIndex(
    (line, index) =>
      index >= lines.length - 4 && signOff.test(plainOf(line).trim()) && isFrame(plainOf(line).trim()),
  );
  if (at < 1) return { body, close: "Kind regards" };
  const name = lines
    .slice(at + 1)
    .join("\n")
    .trim();
  const sign = lines[at]?.trim().replace(/[!.]+$/, ",") ?? "";
  const formal = /^(?:cheers|thanks a)/i.test(sign) ? "Thank you," : sign;
  return {
    body: lines.slice(0, at).join("\n").trim(),
    close: name ? `${formal.endsWith(",") ? formal : `${formal},`}\n${name}` : formal,
  };
}

function polished(body: string, harder: boolean): string {
  const draft = draftOf(body);
  const floor = harder ? 0 : Math.ceil(draftWords(draft) * 0.6);
  for (const row of draft.sentences)
    for (const sentence of row)
      sentence.text = applyRules(ownFixes(sentence.text), polite).replace(/!+(?=\s|$)/g, ".");
  activate(draft);
  cutWordiness(draft, floor);
  if (harder) cutFillers(draft, 0);
  lockFacts(draft);
  return marked(textOf(draft).replace(/^Hey (?=\p{Lu})/u, "Hello "));
}

/** A polite question ends with a question mark. */
function marked(letter: string): string {
  return letter.replace(/\b(Could you please [^.?!\n]+)\.(?=\s|$)/g, "$1?");
}

/** The topic of what is asked, else of the whole; as many words as there is room for. */
function subjectOf(source: Source, room: number): string {
  const sentences = plainOf(source.text).split(/(?<=[.!?])\s+/);
  const asked = sentences
    .filter((sentence) => (asks.test(sentence) || isCall(sentence)) && !greeting.test(sentence))
    .join(" ");
  const [whole, ask] = [topicsOf(source), asked ? topicsOf({ text: asked }) : []];
  const main = whole[0]?.phrase;
  const second = [...ask, ...whole].map((topic) => topic.phrase).find((phrase) => phrase !== main);
  const choices = [
    main && second ? `${capital(main)} and ${second}` : "",
    capital(main ?? second ?? ""),
    capital((main ?? "").split(" ").at(-1) ?? ""),
  ];
  return choices.find((choice) => choice !== "" && countWords(choice) <= Math.max(1, room)) ?? "Update";
}
