/** The services that write texts, as their paths name them. */
export const generationServices = ["smart-actions", "freestyle", "brainstorm", "inspire", "prompts"] as const;
export type GenerationService = (typeof generationServices)[number];
