/** What prompts are written for, and the form that each takes best. They run nothing here. */

export interface Target {
  name: string;
  /** What the prompt is made of, in its order. */
  parts: readonly string[];
  /** How the parts are set down: under headings, between tags, behind labels, or in one line. */
  form: "headings" | "tags" | "labels" | "line";
}

const text = ["Role", "Task", "Context", "Format", "Constraints"] as const;

export const targets: readonly Target[] = [
  { name: "GPT-4", parts: text, form: "headings" },
  { name: "Claude", parts: text, form: "tags" },
  { name: "Gemini", parts: text, form: "labels" },
  { name: "Midjourney", parts: ["Subject", "Details", "Style", "Parameters"], form: "line" },
];

/** The target of a name in any case, or null. */
export function findTarget(name: string): Target | null {
  const wanted = name.trim().toLowerCase();
  return targets.find((target) => target.name.toLowerCase() === wanted) ?? null;
}
