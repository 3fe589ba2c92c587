import { data, href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { toldCookie } from "#app/islands/told-cookie.ts";
import { findUser, pageContext } from "#app/server/session/pages.ts";
import { draftsOf } from "./draft.ts";

type Context = Readonly<RouterContextProvider>;

const mark = "told";
const ok = 200;
const notFound = 404;

const kept = z.object({
  /** Path and query of the address that shows it. */
  at: z.string(),
  /** Id of the user who sent it; null for a guest. */
  owner: z.string().nullable(),
  /** Of the answer. */
  status: z.int().min(200).max(599),
  answer: z.unknown(),
});

const ownerOf = async (context: Context): Promise<string | null> => (await findUser(context))?.id ?? null;

/** Where a page without a script reads what its form was answered. */
function toldPlace(place: string): string {
  const [address = "", hash] = place.split("#");
  const [path = "", query] = address.split("?");
  const search = new URLSearchParams(query);
  search.set(mark, "");
  return `${path}?${search.toString()}${hash === undefined ? "" : `#${hash}`}`;
}

/**
 * What forms are answered on pages without a script, which the server keeps for a day and the address shows that their
 * page is led to: nothing is sent again on the way back. `shape`: of what their page shows of an answer.
 */
export function toldBy<Shape extends z.ZodType<unknown, object>>(shape: Shape) {
  type Answer = z.input<Shape>;
  const drafts = draftsOf<z.infer<typeof kept>>({
    cookie: toldCookie,
    place: href("/"),
    scriptForgets: true,
    parse: (found) => kept.safeParse(found).data ?? null,
  });

  /** The way on to `place`, with the answer; null where the answer stays where it is: for a script, and where it cannot be kept. */
  async function lead(
    { request, context }: { request: Request; context: Context },
    place: string,
    answer: Answer,
    status = ok,
  ): Promise<Response | null> {
    // What is gone, or not the reader's, has no address: the form's own answer says so.
    if (context.get(pageContext).scripted || status === notFound) return null;
    const to = toldPlace(place);
    const form = {
      at: to.split("#")[0] ?? "",
      owner: await ownerOf(context),
      status: status === 0 ? 503 : status,
      answer,
    };
    const { header } = await drafts.keep(context, form, request);
    return header === null ? null : redirect(to, { status: 303, headers: { "Set-Cookie": header } });
  }

  return {
    lead,

    /** What an action answers, refused or not: the way on to `place` with it, or itself. */
    answer: async <A extends Answer | ReturnType<typeof data<Answer>>>(
      from: { request: Request; context: Context },
      place: string,
      answer: A | Response,
    ): Promise<A | Response> => {
      if (answer instanceof Response) return answer;
      const told = ("init" in answer ? answer : data(answer)) as ReturnType<typeof data<Answer>>;
      return (await lead(from, place, told.data, told.init?.status)) ?? answer;
    },

    /** What the form of this address was answered; null where it was not, or to somebody else. */
    find: async (
      { request, context }: { request: Request; context: Context },
      url: URL,
    ): Promise<{ answer: z.output<Shape>; status: number } | null> => {
      if (!url.searchParams.has(mark)) return null;
      const found = await drafts.find(request, context);
      if (found === null || found.at !== url.pathname + url.search) return null;
      const read = shape.safeParse(found.answer);
      if (!read.success || found.owner !== (await ownerOf(context))) return null;
      return { answer: read.data, status: found.status };
    },
  };
}
