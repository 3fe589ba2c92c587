import { href } from "react-router";
import { z } from "zod";
import type { StartFields } from "#app/ui/conversation/start-fields.ts";
import { draftsOf } from "../forms/draft.ts";

const kept: z.ZodType<StartFields> = z.object({
  text: z.string(),
  document: z.string(),
  parent: z.string(),
  roles: z.enum(["auto", "custom"]),
  primary: z.string(),
  secondary: z.string(),
  chosen: z.object({ primary: z.string(), secondary: z.string(), reason: z.string() }).nullable(),
});

/** The form of a session that somebody began who was no longer signed in. */
export const startDrafts = draftsOf<StartFields>({
  cookie: "stet_talk",
  place: href("/brainstorm"),
  parse: (found) => kept.safeParse(found).data ?? null,
});
