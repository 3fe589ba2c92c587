import { randomUUID } from "node:crypto";
import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { createText } from "#app/server/gateway/texts.ts";
import { findUser, runFor } from "#app/server/session/pages.ts";
import { panelAddress } from "#app/ui/workspace/panel-link.tsx";
import { problemNotice, refused } from "../forms/problems.ts";
import { putCard } from "../workspace/cards/open-cards.ts";
import { wayPlace } from "../workspace/panels/list-tools.ts";
import { changedDesk, type DeskSubmission } from "./desk-submission.ts";
import { askToLogIn, keepMade } from "./draft.ts";

type Context = Readonly<RouterContextProvider>;

const modes: Readonly<Record<string, "document" | "story" | "post">> = { story: "story", social: "post" };

/** Opens a tool that was found: on home's text, which becomes a document, or on a new card that asks for a brief. */
export async function openTool(request: Request, context: Context, sent: DeskSubmission) {
  const { values, click, intent } = sent;
  const panel = intent.slice("tool:".length);
  const mode = modes[panel.split("&")[0] ?? ""] ?? "document";
  const again = { ...changedDesk(sent), click: randomUUID(), errors: {}, search: { query: "", found: [] } };
  if (!(await findUser(context))) return askToLogIn(context, values, again, intent);
  const guid = z.uuid().safeParse(click.slice(0, 36)).data ?? randomUUID();
  const hasText = values.text.trim() !== "";
  if (!hasText && panel.startsWith("templates"))
    return redirect(panelAddress({ guid: "", here: "/create" }, panel));
  const made = hasText
    ? await textMade(context, { guid, mode, text: values.text })
    : await putCard(context, guid, { mode });
  if (!made.success) return refused({ ...again, notice: problemNotice(made) }, made.status);
  const place = wayPlace(guid, panel);
  return hasText
    ? redirect(place, { headers: { "Set-Cookie": await keepMade(request, context, again, sent.came) } })
    : redirect(place);
}

async function textMade(
  context: Context,
  { guid, mode, text }: { guid: string; mode: "document" | "story" | "post"; text: string },
) {
  const stored = await runFor(context, "typedAsStored", { typed: text.replace(/\r\n?/g, "\n") });
  if ("problem" in stored) return stored.problem;
  return createText(gatewayOf(context), { guid, title: "", sub_title: "", mode }, stored.output);
}
