/** What prompts are written for, and the form that each takes best. They run nothing here. */

import type { PromptForm } from "#app/document/prompt-parts.ts";

export interface Target {
  name: string;
  useCase: string;
  tooltip: string;
  /** What the prompt is made of, in its order. */
  parts: readonly string[];
  /** How the parts are set down: under headings, between tags, behind labels, or in one line. */
  form: PromptForm;
}

const parts = ["Role", "Task", "Context", "Format", "Constraints"] as const;

/** What a prompt is for unless it says otherwise. */
export const defaultTarget: Target = {
  name: "GPT-4",
  useCase: "Long, careful drafts",
  tooltip: "Writes a prompt in the form that GPT-4 takes best.",
  parts,
  form: "headings",
};

export const targets: readonly Target[] = [
  defaultTarget,
  {
    name: "Claude",
    useCase: "Nuanced editing and long context",
    tooltip: "Writes a prompt in the form that Claude takes best.",
    parts,
    form: "tags",
  },
  {
    name: "Gemini",
    useCase: "Fast summaries and many languages",
    tooltip: "Writes a prompt in the form that Gemini takes best.",
    parts,
    form: "labels",
  },
  {
    name: "Midjourney",
    useCase: "Image prompts",
    tooltip: "Writes a prompt to paste elsewhere; no image is made here.",
    parts: ["Subject", "Details", "Style", "Parameters"],
    form: "line",
  },
];

/** The target of a name in any case, or null. */
export function findTarget(name: string): Target | null {
  const wanted = name.trim().toLowerCase();
  return targets.find((target) => target.name.toLowerCase() === wanted) ?? null;
}
