/** What a chosen story type makes of a text: a life told as a novel chapter becomes fiction, a text that speaks as an I may be a memoir. */

import type { Decline, Values } from "../../task.ts";
import typesWritten from "./sheets/story-types.json" with { type: "json" };
import { kindOfText, speaksAsI, type TextKind } from "../text-kind/text-kind.ts";
import { isSeed, kindsOf, readsLike, saidOf } from "./kinds.ts";

const option = "Story Type";

/** Of somebody's own life, as far as one can tell. */
const lives: ReadonlySet<TextKind> = new Set(["memoir", "travel"]);

/** Whether what happened to somebody is to become a story of another type. */
const becomesFiction = (text: string, { [option]: type }: Values): boolean =>
  type !== undefined && type !== "Memoir" && !isSeed(text) && lives.has(kindOfText(text));

/** The kinds whose sheets a text takes with these values, the nearest first: the writer's word on the story goes before what the text shows. */
export function kindsToldAs(text: string, values: Values): readonly TextKind[] {
  if (becomesFiction(text, values)) return ["story"];
  if (values[option] === "Memoir" && !lives.has(kindOfText(text))) return ["memoir"];
  return kindsOf(text);
}

/** What stands before all other parts, with what the sheet is good for where it stays true, where a life is to become fiction; null where none is. */
export function madeFiction(
  text: string,
  values: Values,
  ifTrue = "pass over each line here that asks you to invent.",
): { heading: string; say: string; questions: readonly string[] } | null {
  if (!becomesFiction(text, values)) return null;
  return {
    heading: "Settle first whether it stays true",
    say: `${readsLike[kindOfText(text)]} If it happened and is to stay true, ${ifTrue} If it is to become fiction, people need other names, and what is made up stands in [brackets].`,
    questions: [
      "Does it stay true, or does it become fiction, and how would a neighbour still know who is meant?",
    ],
  };
}

const typeParts: Readonly<Record<string, { heading: string; asks: Readonly<Record<string, string>> }>> =
  typesWritten;

/** What a chosen story type asks at the end of a sheet of such a sort, where no part of it speaks of the type; null where one does, and where the sheet stops after a few lines. */
export function ofType(
  { [option]: type }: Values,
  parts: readonly {
    when?: Readonly<Record<string, string | undefined>> | undefined;
    alone?: boolean | undefined;
  }[],
  tail: string | undefined,
): { heading: string; questions: readonly string[]; patterns: readonly string[] } | null {
  const written = type === undefined ? undefined : typeParts[type];
  const ask = written?.asks[tail ?? ""];
  if (written === undefined || ask === undefined) return null;
  if (parts.some(({ when, alone }) => alone === true || when?.[option] === type)) return null;
  return { heading: written.heading, questions: [ask], patterns: [] };
}

/** Why a text cannot be worked on as a story of the chosen type; null where it can. */
export function unlikeType(text: string, { [option]: type }: Values): Decline | null {
  const kind = kindOfText(text);
  if (isSeed(text)) return null;
  if (type === "Memoir" && !lives.has(kind) && !(kind === "story" && speaksAsI(text)))
    return {
      decline: saidOf(
        kind,
        kind === "story"
          ? "A memoir tells what its writer lived through, and this is not told by an I. ‘Short story’ fits."
          : "A memoir tells of an hour of your own life. Write one down in five sentences, or choose nothing: then this sheet takes the text as a seed.",
      ),
    };
  if (type === "Fan fiction" && kind !== "story")
    return {
      decline: saidOf(
        kind,
        "Fan fiction needs people from a world that its readers know. ‘Short story’ fits, or nothing chosen.",
      ),
    };
  return null;
}
