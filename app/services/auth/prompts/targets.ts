/** A model that prompts are written for. It runs nothing here. */
export interface Target {
  name: string;
  useCase: string;
  tooltip: string;
}

/** The first is what a prompt is for unless it says otherwise. */
export const targets = [
  {
    name: "GPT-4",
    useCase: "Long, careful drafts",
    tooltip: "Writes a prompt in the form that GPT-4 takes best.",
  },
  {
    name: "Claude",
    useCase: "Nuanced editing and long context",
    tooltip: "Writes a prompt in the form that Claude takes best.",
  },
  {
    name: "Gemini",
    useCase: "Fast summaries and many languages",
    tooltip: "Writes a prompt in the form that Gemini takes best.",
  },
  {
    name: "Midjourney",
    useCase: "Image prompts",
    tooltip: "Writes a prompt to paste elsewhere; no image is made here.",
  },
] as const satisfies readonly Target[];
