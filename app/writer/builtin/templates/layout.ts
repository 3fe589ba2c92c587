/** How a template is laid out for the built-in writer: its sections with the cues that sort a text's sentences under them. */

import type { Section } from "../../promises/sections.ts";
import type { Cue } from "./cues.ts";
import type { Fill } from "./fills.ts";

export interface Part extends Section {
  /** What the [slot] says where the text has nothing for the section. */
  slot: string;
  /** What makes a sentence belong here, and how surely. */
  cues: Partial<Record<Cue, number>>;
  /** Slots for what the section must state and its sentences do not. */
  asks: readonly (readonly [cue: Cue, slot: string])[];
  /** How its sentences are set out. */
  form: "prose" | "bullets" | "steps" | "achievements" | "chapters";
  /** At most so many sentences. */
  most: number;
  /** At least so many list items: slots stand for those that the text does not give. */
  least: number;
  /** Takes the sentences that no section claims. */
  rest: boolean;
  /** Takes only sentences with one of its cues; their place in the text is not enough. */
  needed: boolean;
  /** Written from the whole text instead of sorted out of it. */
  fill?: Fill;
}

export interface Layout {
  sections: readonly Part[];
  /** `sorted`: each sentence goes where its cues point. `arc`: the text keeps its order and is cut into the sections. */
  order: "sorted" | "arc";
  /** Whether a sentence that begins with `It` may leave the one before: where all of the text is about one thing. */
  loose?: boolean;
  /** Whether sentences lose their wordy phrases first: where room is short. */
  tight?: boolean;
  /** Most characters of the whole. */
  characters?: number;
  /** Most words of the whole. */
  words?: number;
}

type Given = Pick<Part, "title" | "mark" | "belongs" | "slot"> & Partial<Part>;

/** A section with what is usual where nothing else is said. */
export function part(given: Given): Part {
  return {
    cues: {},
    asks: [],
    form: "prose",
    most: Number.POSITIVE_INFINITY,
    least: 0,
    rest: false,
    needed: false,
    ...given,
  };
}
