import { createCookie, redirect } from "react-router";
import { z } from "zod";
import type { Notice } from "#app/ui/banner.tsx";
import { parseHelp } from "#app/ui/desk/desk-help.ts";

const seconds = 60;
const cookie = createCookie("stet_flash", { path: "/", httpOnly: true, sameSite: "lax", maxAge: seconds });

const figure = z.number().nullable();
/** A notice, from where it was left. */
export const noticeShape = z.object({
  kind: z.enum(["success", "info", "warning", "danger"]),
  text: z.string(),
  at: z.string().optional(),
  href: z
    .string()
    .regex(/^\/[\w/-]*$/)
    .optional(),
  needsModel: z.boolean().optional(),
  help: z.unknown().transform(parseHelp).optional(),
  limit: z
    .object({
      limit: z.enum(["credits", "prompts"]),
      used: figure,
      max: figure,
      plan: z.string().nullable(),
    })
    .optional(),
});

/** Set-Cookie header with a message that the next page shows once. */
export const flash = (notice: Notice): Promise<string> => cookie.serialize(notice);

/** Set-Cookie header that takes a message away. */
export const forgetFlash = (): Promise<string> => cookie.serialize("", { maxAge: 0 });

/** The message that the page before left, and the Set-Cookie header that takes it away. */
export async function takeFlash(request: Request): Promise<{ notice: Notice; header: string } | null> {
  const found = noticeShape.safeParse(await cookie.parse(request.headers.get("Cookie")));
  if (!found.success) return null;
  return { notice: found.data, header: await forgetFlash() };
}

/** On to a page after a form: what happened is said there. */
export async function seeOther(path: string, notice: Notice): Promise<Response> {
  return redirect(path, { status: 303, headers: { "Set-Cookie": await flash(notice) } });
}
