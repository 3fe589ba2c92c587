import { randomUUID } from "node:crypto";
import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { formText } from "../../forms/form-text.ts";
import { problemNotice } from "../../forms/problems.ts";
import { seeOther } from "../../forms/flash.ts";
import type { CardsRefusal } from "./apply.ts";
import { closedText, putCard } from "./open-cards.ts";

const types = z.enum(["document", "story", "post"]);

/** Keeps an address for a new document of the chosen type, and leads there; one click is one address. */
export async function openNew(
  context: Readonly<RouterContextProvider>,
  form: FormData,
): Promise<Response | CardsRefusal> {
  const guid = z.uuid().safeParse(formText(form, "click")).data ?? randomUUID();
  const mode = types.safeParse(formText(form, "mode")).data ?? "document";
  const answer = await putCard(context, guid, { mode });
  if (!answer.success) return { again: { notice: problemNotice(answer), sent: null }, status: answer.status };
  const { closed } = answer.data;
  if (closed === null) return redirect(`/create/${guid}`);
  return seeOther(`/create/${guid}`, { kind: "info", text: closedText(closed.title) });
}
