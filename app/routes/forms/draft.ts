import { randomBytes } from "node:crypto";
import { createCookie, href, redirectDocument, type RouterContextProvider } from "react-router";
import { ask, type Problem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { pageContext } from "#app/server/session/pages.ts";

type Context = Readonly<RouterContextProvider>;

const daySeconds = 24 * 60 * 60;
const idShape = /^[\w-]{43}$/;

type Refused = { status: number; data: Problem };
type Kept = { header: string } | { header: null; problem: Refused };

interface Drafts<Form> {
  /** Name of the cookie that finds the form again. */
  cookie: string;
  /** Where the form stands, and the log-in leads back to. */
  place: string;
  /** A page's script keeps the form by itself from its first moment on, and takes the cookie away. */
  scriptForgets?: boolean;
  parse: (kept: unknown) => Form | null;
}

const loginFor = (from: string): string => `${href("/login")}?from=${encodeURIComponent(from)}`;

/** A form that no account and no script keeps, which the server keeps for 24 hours. */
export function draftsOf<Form>({ cookie, place, scriptForgets = false, parse }: Drafts<Form>) {
  const cookieOf = (context: Context) =>
    createCookie(cookie, {
      path: "/",
      httpOnly: !scriptForgets,
      sameSite: "lax",
      maxAge: daySeconds,
      secure: context.get(pageContext).appUrl.startsWith("https:"),
    });

  const readId = async (request: Request, context: Context): Promise<string | null> => {
    const id: unknown = await cookieOf(context).parse(request.headers.get("Cookie"));
    return typeof id === "string" && idShape.test(id) ? id : null;
  };

  /**
   * Keeps a form, in place of the one that a request's browser has kept.
   * @returns the Set-Cookie header that finds it again, or why it was not kept
   */
  async function keep(context: Context, form: Form, request?: Request): Promise<Kept> {
    const id = (request && (await readId(request, context))) ?? randomBytes(32).toString("base64url");
    const answer = await ask(
      gatewayOf(context).auth.auth.draft.$put({ json: { id, body: JSON.stringify(form) } }),
    );
    if (!answer.success) return { header: null, problem: answer };
    return { header: await cookieOf(context).serialize(id) };
  }

  return {
    keep,

    /** Address of the log-in that leads back to the form. */
    login: loginFor(place),

    /**
     * Keeps a form and leads to the log-in; `from`: where exactly it stands. @returns the way there, or why the form was
     * not kept
     */
    toLogin: async (context: Context, form: Form, from = place): Promise<Response | Refused> => {
      const kept = await keep(context, form);
      if (kept.header === null) return kept.problem;
      return redirectDocument(loginFor(from), { headers: { "Set-Cookie": kept.header } });
    },

    /** The form that this browser kept, or null. */
    find: async (request: Request, context: Context): Promise<Form | null> => {
      const id = await readId(request, context);
      if (id === null) return null;
      const answer = await ask(gatewayOf(context).auth.auth.draft.read.$post({ json: { id } }));
      if (!answer.success || answer.data.body === null) return null;
      return parse(JSON.parse(answer.data.body));
    },

    /** Set-Cookie header that forgets the kept form: it is back with its writer, or has become a text. */
    forget: (context: Context): Promise<string> => cookieOf(context).serialize("", { maxAge: 0 }),
  };
}
