import { randomBytes } from "node:crypto";
import { createCookie, type RouterContextProvider } from "react-router";
import { ask, type Problem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { pageContext } from "#app/server/session/pages.ts";

type Context = Readonly<RouterContextProvider>;

const daySeconds = 24 * 60 * 60;

type Kept = { header: string } | { header: null; problem: { status: number; data: Problem } };

/** A form of somebody who is not signed in: the server keeps it for 24 hours, and a cookie of this name finds it again. */
export function draftsOf<Form>(cookie: string, parse: (kept: unknown) => Form | null) {
  const cookieOf = (context: Context) =>
    createCookie(cookie, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      maxAge: daySeconds,
      secure: context.get(pageContext).appUrl.startsWith("https:"),
    });
  return {
    /** Keeps a form. @returns the Set-Cookie header that finds it again, or why it was not kept */
    keep: async (context: Context, form: Form): Promise<Kept> => {
      const id = randomBytes(32).toString("base64url");
      const answer = await ask(
        gatewayOf(context).auth.auth.draft.$put({ json: { id, body: JSON.stringify(form) } }),
      );
      if (!answer.success) return { header: null, problem: answer };
      return { header: await cookieOf(context).serialize(id) };
    },

    /** The form that this browser kept, or null. */
    find: async (request: Request, context: Context): Promise<Form | null> => {
      const id: unknown = await cookieOf(context).parse(request.headers.get("Cookie"));
      if (typeof id !== "string" || id === "") return null;
      const answer = await ask(gatewayOf(context).auth.auth.draft.read.$post({ json: { id } }));
      if (!answer.success || answer.data.body === null) return null;
      return parse(JSON.parse(answer.data.body));
    },

    /** Set-Cookie header that forgets the kept form: it is back with its writer, or has become a text. */
    forget: (context: Context): Promise<string> => cookieOf(context).serialize("", { maxAge: 0 }),
  };
}
