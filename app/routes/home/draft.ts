import { randomBytes } from "node:crypto";
import { createCookie, type RouterContextProvider } from "react-router";
import { ask, type Problem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { pageContext } from "#app/server/session/pages.ts";
import { type DeskValues, parseDeskValues } from "#app/ui/desk/desk-values.ts";

type Context = Readonly<RouterContextProvider>;

const daySeconds = 24 * 60 * 60;

const cookieOf = (context: Context) =>
  createCookie("stet_draft", {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    maxAge: daySeconds,
    secure: context.get(pageContext).appUrl.startsWith("https:"),
  });

type Kept = { header: string } | { header: null; problem: { status: number; data: Problem } };

/** Keeps a guest's form for 24 hours. @returns the Set-Cookie header that finds it again, or why it was not kept */
export async function keepDraft(context: Context, values: DeskValues): Promise<Kept> {
  const id = randomBytes(32).toString("base64url");
  const answer = await ask(
    gatewayOf(context).auth.auth.draft.$put({ json: { id, body: JSON.stringify(values) } }),
  );
  if (!answer.success) return { header: null, problem: answer };
  return { header: await cookieOf(context).serialize(id) };
}

/** The form that this browser kept as a guest, or null. */
export async function findDraft(request: Request, context: Context): Promise<DeskValues | null> {
  const id: unknown = await cookieOf(context).parse(request.headers.get("Cookie"));
  if (typeof id !== "string" || id === "") return null;
  const answer = await ask(gatewayOf(context).auth.auth.draft.read.$post({ json: { id } }));
  if (!answer.success || answer.data.body === null) return null;
  return parseDeskValues(JSON.parse(answer.data.body));
}

/** Set-Cookie header that forgets the kept form: it has become a text. */
export const forgetDraft = (context: Context): Promise<string> =>
  cookieOf(context).serialize("", { maxAge: 0 });
