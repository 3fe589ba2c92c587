import { randomBytes } from "node:crypto";
import { createCookie, type RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { type DeskValues, emptyDesk } from "#app/ui/desk/desk-values.ts";

const daySeconds = 24 * 60 * 60;
const cookie = createCookie("stet_draft", { path: "/", httpOnly: true, sameSite: "lax", maxAge: daySeconds });

/** Keeps a guest's form for 24 hours. @returns the Set-Cookie header that finds it again */
export async function keepDraft(
  context: Readonly<RouterContextProvider>,
  values: DeskValues,
): Promise<string> {
  const id = randomBytes(32).toString("base64url");
  const answer = await ask(
    gatewayOf(context).auth.auth.draft.$put({ json: { id, body: JSON.stringify(values) } }),
  );
  if (!answer.success) throw new Error(`a guest's draft could not be kept: ${answer.status}`);
  return cookie.serialize(id);
}

/** The form that this browser kept as a guest, or null. */
export async function findDraft(
  request: Request,
  context: Readonly<RouterContextProvider>,
): Promise<DeskValues | null> {
  const id: unknown = await cookie.parse(request.headers.get("Cookie"));
  if (typeof id !== "string" || id === "") return null;
  const answer = await ask(gatewayOf(context).auth.auth.draft.read.$post({ json: { id } }));
  if (!answer.success || answer.data.body === null) return null;
  return { ...emptyDesk, ...(JSON.parse(answer.data.body) as Partial<DeskValues>) };
}

/** Set-Cookie header that forgets the kept form: it has become a text. */
export const forgetDraft = (): Promise<string> => cookie.serialize("", { maxAge: 0 });
