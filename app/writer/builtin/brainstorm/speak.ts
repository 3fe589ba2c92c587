/** The built-in writer in a role: it takes up what was said before, does with a statement of the text what the role does, and asks. */

import { findRole, type Role } from "../../catalogue/roles/roles.ts";
import { parseConversation, type Said } from "../../conversation.ts";
import { NeedsModel } from "../../faults.ts";
import { proseSentences } from "../../prose/grade.ts";
import { countWords, keyOf, plainOf, wordsOf } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { joinSentences } from "../draft.ts";
import { opened } from "../inspire/casing.ts";
import { materialOf, topicIn, type Material } from "../inspire/material.ts";
import { requireEnglish } from "../limits.ts";
import { isStatement } from "../matter/phrases.ts";
import type { Topic } from "../matter/topics.ts";
import { forMany } from "./agree.ts";
import { methods, type Method } from "../../catalogue/roles/methods.ts";
import { asks, families, replies } from "./shared-lines.ts";

/** A conversation ends with its twentieth message: this one closes instead of asking. */
const lastTurn = 19;

/** What a role has to hand for one message. */
interface Turn {
  role: Role;
  method: Method;
  material: Material;
  /** Statements as the rest of a sentence. */
  claims: string[];
  earlier: readonly Said[];
  /** Every sentence said so far, comparable. */
  said: ReadonlySet<string>;
  /** How often this role has spoken. */
  own: number;
}

/** One message of a conversation in a role. No sentence of an earlier message comes again. */
export function speak(source: Source): string | Decline {
  const turn = turnOf(source, "A message");
  if ("decline" in turn) return turn;
  const reply = replyTo(turn);
  const move = moveOf(turn, turn.own);
  const end = turn.earlier.length >= lastTurn ? closingOf(turn) : askOf(turn);
  if (move === null && end === null)
    return {
      decline: `The ${turn.role.name} has said what can be said of this text by rule; it would need more text, or a model.`,
    };
  const parts = [reply, move].filter((one) => one !== null);
  const lead =
    parts.length > 0 && (end !== null || parts.length > 1) ? null : unsaid(leadsToQuestion, turn.said);
  return joinSentences([...parts, ...(lead === null ? [] : [lead]), ...(end === null ? [] : [end])]);
}

/** What stands before a question where nothing else is left to say. */
const leadsToQuestion = [
  "I would rather ask than guess.",
  "Let me put it as a question.",
  "That leaves something open.",
  "Here I can only ask.",
  "One thing I still want to know.",
  "My part is said, so I ask.",
];

/** How a role sees a message or a text: more of its own, no answer to anybody. */
export function perspective(source: Source): string | Decline {
  const turn = turnOf(source, "A perspective");
  if ("decline" in turn) return turn;
  const moves = [0, 1, 2].map((index) => moveOf(turn, index)).filter((one) => one !== null);
  const ask = askOf(turn);
  return joinSentences([...new Set(moves), ...(ask === null ? [] : [ask])]);
}

function turnOf(source: Source, what: string): Turn | Decline {
  const role = findRole(source.role ?? "");
  const method = role ? methods[role.name] : undefined;
  if (!role || !method)
    throw new NeedsModel(
      `${what} in the role "${source.role ?? ""}" needs a model; the built-in writer plays the roles of the list.`,
    );
  requireEnglish(what, source.text);
  const material = materialOf(source);
  const claims = material.points
    .filter(({ text, words }) => !/["“”?!:]|^(?:I|Now|And|But|For|Yet|So|Then)\b/.test(text) && words <= 40)
    .map(({ text }) => material.within(text))
    .filter(isStatement);
  if (material.topics.length === 0)
    return {
      decline:
        "No subject stands out in this text; a brainstorm needs at least one sentence about something.",
    };
  const earlier = parseConversation(source.earlier ?? "");
  return {
    role,
    method,
    material,
    claims,
    earlier,
    said: new Set(earlier.flatMap(({ text }) => proseSentences(text).map(sameAs))),
    own: earlier.filter((message) => findRole(message.role)?.name === role.name).length,
  };
}

function sameAs(sentence: string): string {
  return wordsOf(plainOf(sentence)).map(keyOf).join(" ");
}

/** The first of some lines that was not said before. */
function unsaid(lines: Iterable<string>, said: ReadonlySet<string>): string | null {
  for (const line of lines)
    if (line !== "" && proseSentences(line).every((sentence) => !said.has(sameAs(sentence)))) return line;
  return null;
}

function rotated<T>(list: readonly T[], by: number): T[] {
  const at = list.length === 0 ? 0 : by % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

function filled(line: string, topic: Topic, claim = ""): string {
  const agreed = topic.plural ? forMany(line) : line;
  return opened(
    agreed.replaceAll("{T}", topic.named).replaceAll("{W}", topic.named).replaceAll("{C}", claim),
  );
}

/** An answer to the last message by words of it. */
function replyTo({ method, material, earlier, said }: Turn): string | null {
  const last = earlier.at(-1);
  if (!last) return null;
  const lower = last.text.toLowerCase();
  const taken = material.topics.filter(({ phrase }) => lower.includes(phrase.toLowerCase()));
  const lines = rotated([...replies, ...families[method.family].replies], earlier.length * 3);
  return unsaid(
    lines.flatMap((line, index) =>
      rotated(taken, earlier.length + index).map((topic) => filled(line, topic)),
    ),
    said,
  );
}

/** A long statement may only stand at the end of a sentence. */
const endsInClaim = /\{C\}(?:[.?]| \[source needed\]\.)$/;

function isShort(claim: string): boolean {
  return !claim.includes(";") && countWords(claim) <= 20;
}

/** What the role does with a statement or a subject that was not spoken of just before. */
function moveOf(turn: Turn, own: number): string | null {
  const { method, material, claims, earlier, said } = turn;
  const moves =
    own < 3
      ? [...rotated(method.moves, own), ...families[method.family].moves]
      : rotated([...method.moves, ...families[method.family].moves], own);
  const recent = earlier
    .slice(-3)
    .map(({ text }) => text.toLowerCase())
    .join("\n");
  const fresh = rotated(claims, earlier.length + own).toSorted(
    (a, b) => Number(recent.includes(a.toLowerCase())) - Number(recent.includes(b.toLowerCase())),
  );
  const topics = rotated(material.topics, earlier.length + own);
  return unsaid(
    moves.flatMap((move) =>
      move.includes("{C}")
        ? fresh
            .filter((claim) => endsInClaim.test(move) || isShort(claim))
            .map((claim) => filled(move, topicIn(material, claim) ?? (topics[0] as Topic), claim))
        : topics.map((topic) => filled(move, topic)),
    ),
    said,
  );
}

/** The role's first question first, then its own, those of its kind, those of everyone. */
function askOf({ role, method, material, earlier, said, own }: Turn): string | null {
  const topics = rotated(material.topics, earlier.length);
  const lines = [role.firstQuestion, ...method.asks, ...families[method.family].asks, ...asks];
  return unsaid(
    rotated(lines, own).flatMap((line, index) => rotated(topics, index).map((topic) => filled(line, topic))),
    said,
  );
}

/** The last word of a conversation. */
function closingOf({ material, claims, said }: Turn): string | null {
  const topic = material.topics[0];
  if (!topic) return null;
  return unsaid(
    [
      ...claims.map((claim) => filled("So this is what stays: {C}.", topic, claim)),
      filled("For now I would leave {T} at that, and decide on [the next step].", topic),
    ],
    said,
  );
}
