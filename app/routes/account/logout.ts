import { redirect, redirectDocument } from "react-router";
import { sessionOf } from "#app/server/session/pages.ts";
import { flash, forgetFlash } from "../forms/flash.ts";
import { formText } from "../forms/form-text.ts";
import { readForm } from "../forms/read-form.ts";
import { keptAtSignOut } from "../home/draft.ts";
import type { Route } from "./+types/logout.ts";

export const loader = () => redirect("/");

/** `typed`: a text stands in home's form, which its script keeps. */
export async function action({ request, context }: Route.ActionArgs) {
  await sessionOf(context).logOut();
  // Whatever else was sent, or nothing, the session has ended.
  const isTyped = request.headers.has("Content-Type") && formText(await readForm(request), "typed") !== "";
  // What no page has said yet was said to who is gone.
  const said = await (isTyped ? flash(keptAtSignOut) : forgetFlash());
  return redirectDocument("/", { status: 303, headers: { "Set-Cookie": said } });
}
