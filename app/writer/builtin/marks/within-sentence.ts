/** Marks over a part of a document that begins or ends within a sentence. */

import type { Rule, Source } from "../../task.ts";
import { applyEdits, type Edit } from "./edits.ts";
import { unified } from "./passages.ts";

const capital = "A sentence begins with a capital";

/** Whether what stands right before a text comes to no end: its sentence goes on into the text. */
const goesOnInto = ({ before = "" }: Source): boolean => /[\p{L}\p{N},;'’)–—-]$/u.test(before.trimEnd());
/** Whether what stands right behind a text goes on with its last sentence. */
const goesOnBehind = ({ after = "" }: Source): boolean => /^[\p{Ll},;–—]/u.test(after.trimStart());

/** A rule that marks, over what may be a part: no capital is set, and no full stop, where its sentence goes on outside of it. */
export const withinSentence =
  (rule: Rule): Rule =>
  async (source, values, signal) => {
    const made = await rule(source, values, signal);
    if (typeof made === "string" || "decline" in made || !made.edits) return made;
    const text = unified(source.text);
    const start = goesOnInto(source) ? text.search(/\p{L}/u) : -1;
    const end = goesOnBehind(source) ? text.trimEnd().length : -1;
    const edits = made.edits.flatMap((edit): Edit[] => {
      if (edit.from === end && edit.to === end && /^[.!?]$/.test(edit.replacement)) return [];
      if (edit.from !== start || !edit.reason.includes(capital)) return [edit];
      const replacement = edit.replacement.charAt(0).toLowerCase() + edit.replacement.slice(1);
      const reason = edit.reason.replace(capital, "").replace(/^; |; $/, "");
      return replacement === text.slice(edit.from, edit.to) ? [] : [{ ...edit, replacement, reason }];
    });
    if (edits.length === made.edits.length && edits.every((edit, at) => edit === made.edits?.[at]))
      return made;
    return edits.length === 0
      ? { decline: "I found nothing that I am sure of." }
      : { text: applyEdits(text, edits), edits };
  };
