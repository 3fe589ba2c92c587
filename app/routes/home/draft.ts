import { href, type RouterContextProvider } from "react-router";
import { type DeskValues, parseDeskValues } from "#app/ui/desk/desk-values.ts";
import { draftsOf } from "../forms/draft.ts";
import { problemNotice, refused } from "../forms/problems.ts";

/** The form of a guest on home. */
const drafts = draftsOf({ cookie: "stet_draft", place: href("/"), parse: parseDeskValues });
export const { keep: keepDraft, find: findDraft, forget: forgetDraft, login: loginForDraft } = drafts;

/** Leads a guest to the log-in, which leads back to the form; `again` is the form where it could not be kept. */
export async function askToLogIn<Again extends object>(
  context: Readonly<RouterContextProvider>,
  values: DeskValues,
  again: Again,
) {
  const led = await drafts.toLogin(context, values);
  return led instanceof Response ? led : refused({ ...again, notice: problemNotice(led) }, led.status);
}
