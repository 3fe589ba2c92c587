import { data, href, redirect } from "react-router";
import { localPath, pageContext } from "#app/server/session/pages.ts";
import { parseTheme } from "#app/ui/theme.ts";
import { formText } from "../forms/form-text.ts";
import { readForm } from "../forms/read-form.ts";
import type { Route } from "./+types/theme.ts";

export { clientAction } from "../forms/client-action.ts";

const year = 365 * 24 * 60 * 60;

export const loader = () => redirect(href("/"));

/**
 * Keeps light, dark or the system's choice in the cookie `theme`. A form that says where it stands is led back there; one
 * that a script sends stays where it is.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const theme = parseTheme(formText(form, "theme"));
  const secure = context.get(pageContext).appUrl.startsWith("https:") ? "; Secure" : "";
  const headers = {
    "Set-Cookie": `theme=${theme}; Path=/; Max-Age=${year}; HttpOnly; SameSite=Lax${secure}`,
  };
  if (!form.has("from")) return data({ theme }, { headers });
  return redirect(localPath(formText(form, "from")), { status: 303, headers });
}
