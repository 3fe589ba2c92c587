import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { type DeskMode, type DeskValues, emptyDesk } from "#app/ui/desk/desk-values.ts";
import { findDraft } from "./draft.ts";
import { findRequest } from "./earlier-request.ts";
import { deskExamples, type Example, suggestions } from "./desk-examples.ts";

/** What home's form shows: the catalogue, the examples of its mode, and the text that it begins with. */
export async function loadDesk(
  request: Request,
  context: Readonly<RouterContextProvider>,
  url: URL,
  signedIn: boolean,
) {
  const { families } = await loadCatalogue(context);
  const chosen = url.searchParams.get("example") ?? "";
  const example = deskExamples.find(({ id }) => id === chosen) ?? suggestions.find(({ id }) => id === chosen);
  const again = signedIn ? url.searchParams.get("again") : null;
  const kept = again ? await findRequest(context, again) : null;
  const draft = example || kept || !signedIn ? null : await findDraft(request, context);
  const values = example ? valuesOf(example) : (kept ?? draft ?? emptyDesk);
  return {
    catalogue: families,
    click: randomUUID(),
    values,
    /** What the form was filled with; another one begins the form anew. */
    filled: chosen || (kept ? again : ""),
    notice: draft ? keptNotice : null,
    examples: { create: examplesOf("create"), inspire: examplesOf("inspire") },
    suggestions: suggestions.map(({ id, title }) => ({ label: title, href: `/?example=${id}` })),
  };
}

const keptNotice: Notice = { kind: "info", text: "Here is the text that you wrote before you signed in." };

const valuesOf = ({ mode, text, action, options }: Example): DeskValues => ({
  ...emptyDesk,
  mode,
  text,
  action,
  options,
});

const examplesOf = (mode: DeskMode) =>
  deskExamples
    .filter((example) => example.mode === mode)
    .map(({ id, title, text }) => ({ title, text, href: `/?example=${id}` }));
