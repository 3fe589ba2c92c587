/** Tones that rules can give a text: which edits make each, by its name in the catalogue. */

import { NeedsModel } from "../faults.ts";
import { draftOf, lockFacts, textOf, type Draft } from "./draft.ts";
import { assure, befriend, cutFillers, cutWordiness, formalise, simplify, untangle } from "./rewrite/edit.ts";

type Edit = (draft: Draft) => void;

const crisp: Edit = (draft) => {
  cutWordiness(draft, 0);
};
const forceful: Edit = (draft) => {
  cutWordiness(draft, 0);
  cutFillers(draft, 0);
  assure(draft);
};
const instructive: Edit = (draft) => {
  cutWordiness(draft, 0);
  simplify(draft);
  untangle(draft, 25);
};

const tones: Readonly<Record<string, readonly Edit[]>> = {
  Professional: [crisp, formalise],
  Formal: [formalise],
  Casual: [crisp, befriend],
  Friendly: [befriend],
  Enthusiastic: [crisp, assure, befriend],
  Persuasive: [forceful],
  Authoritative: [crisp, assure, formalise],
  "Insightful & casual": [crisp, befriend],
  "Friendly & warm": [befriend],
  Conversational: [crisp, befriend],
  "Bold & confident": [forceful],
  Educational: [instructive],
};

/** Gives an English text a tone; facts stay as they are. @throws NeedsModel for a tone that no rule can give. */
export function toned(action: string, text: string, tone: string): string {
  const edits = tones[tone];
  if (!edits)
    throw new NeedsModel(
      `${action} with the tone ${tone} needs a model; the built-in writer has no rule for it.`,
    );
  const draft = draftOf(text);
  for (const edit of edits) edit(draft);
  lockFacts(draft);
  return textOf(draft);
}
