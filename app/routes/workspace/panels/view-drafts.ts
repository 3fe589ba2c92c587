import { href, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { findUser } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { draftsOf } from "../../forms/draft.ts";
import { noticeShape } from "../../forms/flash.ts";
import { problemNotice } from "../../forms/problems.ts";
import { toldBy } from "../../forms/told.ts";
import type { Fields } from "./tool-call.ts";

type Context = Readonly<RouterContextProvider>;

const kept = z.object({ at: z.string(), sent: z.record(z.string(), z.string()) });

/** The form of a full view that somebody sent who was no longer signed in. `at`: the view's address. */
const drafts = draftsOf<z.infer<typeof kept>>({
  cookie: "stet_view",
  place: href("/create"),
  parse: (found) => kept.safeParse(found).data ?? null,
});

/** What a page without a script shows of a full view's form. */
export const viewTold = toldBy(
  z.object({ sent: z.record(z.string(), z.string()), click: z.string(), notice: noticeShape.nullable() }),
);

const addressOf = ({ pathname, search }: URL): string => pathname + search;

/** Where a form of nobody's leads: to the log-in, which leads back to it; or why it could not be kept. Null for a user's. */
export async function askForUser(
  context: Context,
  url: URL,
  sent: Fields,
): Promise<Response | { notice: Notice; status: number } | null> {
  if (await findUser(context)) return null;
  const led = await drafts.toLogin(context, { at: addressOf(url), sent }, addressOf(url));
  return led instanceof Response ? led : { notice: problemNotice(led), status: led.status };
}

/** What was sent by a view's form before the log-in, and the headers that say it is back. */
export async function takeSent(
  request: Request,
  context: Context,
  url: URL,
): Promise<{ sent: Fields; headers: Record<string, string> }> {
  const found = await drafts.find(request, context);
  if (found?.at !== addressOf(url)) return { sent: {}, headers: {} };
  return { sent: found.sent, headers: { "Set-Cookie": await drafts.forget(context) } };
}
