import { z } from "zod";

const shape = z.object({
  main_action: z.string(),
  tool: z.object({ platform: z.string().nullish(), from: z.string().nullish() }),
});

/** The tool that a content item was made by, and the title of the text that it was made from, where that had one. */
export interface MadeBy {
  name: string;
  platform: string;
  from: string | null;
}

/** What `actions_applied` of a content item tells of it; null where no tool made it. */
export function madeBy(applied: unknown): MadeBy | null {
  const made = shape.safeParse(applied).data;
  if (!made) return null;
  const { platform, from } = made.tool;
  return { name: made.main_action, platform: platform ?? "General", from: from ?? null };
}
