import { href, redirect, redirectDocument, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { findUser, localPath, pageContext, sessionOf } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { sentDeskCookie } from "#app/ui/desk/desk-cookie.ts";
import { type DeskErrors, type DeskValues, parseAside, parseDeskValues } from "#app/ui/desk/desk-values.ts";
import { draftsOf } from "../forms/draft.ts";
import { flash, forgetFlash, noticeShape } from "../forms/flash.ts";
import { problemNotice, refused } from "../forms/problems.ts";

type Context = Readonly<RouterContextProvider>;

/** What a form was answered on a page without a script, which keeps nothing of it by itself. */
interface Told {
  /** A text was made of it: it is shown only to who comes back to it. */
  made: boolean;
  /** How its page was come by, for as long as a text was made of it. */
  came?: string | undefined;
  /** Of the answer. */
  status: number;
  aside: readonly DeskValues[];
  /** What was searched among the tools. */
  find: string;
  errors: DeskErrors;
  notice: Notice | null;
}

/** Home's form as the server keeps it. */
export interface KeptForm {
  values: DeskValues;
  /** Id of the user who sent it; null for a guest, whose form is the reader's who signs in next. */
  owner: string | null;
  /** Null where a script sent it. */
  told: Told | null;
  /** Intent of the button that a guest pressed, where it waits for one more press once they have signed in. */
  pick?: string | undefined;
}

const keptShape = z.object({
  values: z.unknown().transform(parseDeskValues),
  owner: z.string().nullable(),
  told: z
    .object({
      made: z.boolean().default(false),
      came: z.string().optional(),
      status: z.int().min(200).max(599),
      aside: z.unknown().transform(parseAside),
      find: z.string(),
      errors: z.record(z.string(), z.string()),
      notice: noticeShape.nullable(),
    })
    .nullable(),
  pick: z.string().optional(),
});

function parseKept(found: unknown): KeptForm | null {
  const kept = keptShape.safeParse(found).data;
  return kept?.values ? { ...kept, values: kept.values } : null;
}

const place = href("/");
const drafts = draftsOf({ cookie: sentDeskCookie, place, scriptForgets: true, parse: parseKept });
export const { find: findDraft, forget: forgetDraft, login: loginForDraft } = drafts;

/** Where a page without a script reads what its form was answered. */
export const toldPlace = `${place}?told#desk-end`;

const ok = 200;

/** What home's form is answered, beside its values. */
export interface Again {
  values: DeskValues;
  aside: readonly DeskValues[];
  search: { query: string };
  errors: DeskErrors;
  notice?: Notice | null;
}

const toldOf = (
  context: Context,
  { aside, search, errors, notice = null }: Again,
  status: number,
): Told | null =>
  context.get(pageContext).scripted
    ? null
    : { made: false, status, aside, find: search.query, errors, notice };

/** Keeps the form of a guest whose page has a script. */
export const keepDraft = (context: Context, values: DeskValues) =>
  drafts.keep(context, { values, owner: null, told: null });

/**
 * Leads a guest to the log-in, which leads back to the form; `again` is the form where it could not be kept, `pick` the
 * intent of the button that waits beside it.
 */
export async function askToLogIn<A extends Again>(
  context: Context,
  values: DeskValues,
  again: A,
  pick?: string,
) {
  const led = await drafts.toLogin(context, { values, owner: null, told: toldOf(context, again, ok), pick });
  return led instanceof Response ? led : refused({ ...again, notice: problemNotice(led) }, led.status);
}

/** Keeps what is typed on a page without a script for its writer. @returns the header that finds it again; null where there is none */
async function keepTyped(context: Context, again: Again): Promise<string | null> {
  const { values } = again;
  if (values.text.trim() === "") return null;
  const owner = (await findUser(context))?.id ?? null;
  const kept = await drafts.keep(context, { values, owner, told: toldOf(context, again, ok) });
  return kept.header;
}

/** Leads away from a page without a script, which would lose what is typed; home shows it again on the way back. */
export async function keepAndGo(context: Context, again: Again, to: string): Promise<Response> {
  const kept = await keepTyped(context, again);
  const headers = new Headers(kept === null ? {} : { "Set-Cookie": kept });
  return redirectDocument(localPath(to), { status: 303, headers });
}

/** From its beginning: what is said stands above the form, whose fragment the browser would go on with. */
const signedOutPlace = `${place}#top`;

export const keptAtSignOut: Notice = {
  kind: "info",
  text: "You are signed out. Your text is kept for a day: it is here again when you sign in.",
};

/** Signs out from a page without a script; what is typed there is on home again for the one who has typed it. */
export async function keepAndSignOut(context: Context, again: Again): Promise<Response> {
  const kept = await keepTyped(context, again);
  await sessionOf(context).logOut();
  const headers = new Headers({ "Set-Cookie": await (kept === null ? forgetFlash() : flash(keptAtSignOut)) });
  if (kept !== null) headers.append("Set-Cookie", kept);
  return redirectDocument(signedOutPlace, { status: 303, headers });
}

const keptHere: Notice = { kind: "success", text: "Your text is kept for a day. You find it here again." };

/** Keeps the form because its writer asks for it, and says so at home's address; or says why it is not kept. */
export async function keepHere<A extends Again>(request: Request, context: Context, again: A) {
  const said = { ...again, notice: keptHere };
  const owner = (await findUser(context))?.id ?? null;
  const form: KeptForm = { values: again.values, owner, told: toldOf(context, said, ok) };
  const kept = await drafts.keep(context, form, request);
  if (kept.header === null) {
    return refused({ ...again, notice: problemNotice(kept.problem) }, kept.problem.status);
  }
  return redirect(toldPlace, { status: 303, headers: { "Set-Cookie": kept.header } });
}

/**
 * Leads a page without a script on to an address that shows its form with the answer, so that nothing is sent again on the
 * way back; the text is on home from then on. Null for a script, and where the form cannot be kept.
 */
export async function leaveAnswer(
  request: Request,
  context: Context,
  again: Again,
  status = ok,
): Promise<Response | null> {
  const told = toldOf(context, again, status);
  if (told === null) return null;
  const owner = (await findUser(context))?.id ?? null;
  const kept = await drafts.keep(context, { values: again.values, owner, told }, request);
  if (kept.header === null) return null;
  return redirect(toldPlace, { status: 303, headers: { "Set-Cookie": kept.header } });
}

/**
 * A text was made of the form: Set-Cookie header that forgets it where a script has it by itself; else it stands for who
 * comes back, at the address of what it was answered, and on home for a page that is got again as it was come by: `came`.
 */
export async function keepMade(
  request: Request,
  context: Context,
  { values, aside }: Pick<Again, "values" | "aside">,
  came: string,
): Promise<string> {
  const told = toldOf(context, { values, aside, search: { query: "" }, errors: {} }, ok);
  if (told === null) return forgetDraft(context);
  const owner = (await findUser(context))?.id ?? null;
  const kept = await drafts.keep(context, { values, owner, told: { ...told, made: true, came } }, request);
  return kept.header ?? forgetDraft(context);
}

/** How a page was come by: the same when the browser gets it again on the way back, another one by a link from a later page. */
export const cameBy = (request: Request): string => request.headers.get("Referer") ?? "";

/** The form that this browser kept, for the reader whose it is. */
export async function findOwnDraft(
  request: Request,
  context: Context,
  reader: string | null,
): Promise<KeptForm | null> {
  const kept = await findDraft(request, context);
  if (kept === null || (kept.owner !== null && kept.owner !== reader)) return null;
  // A guest's script has the form itself.
  return reader === null && kept.told === null ? null : kept;
}
