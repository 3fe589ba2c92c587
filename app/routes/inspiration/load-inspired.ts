import { data, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { mostCredits, sizeOf } from "#app/document/credits.ts";
import { readHtml } from "#app/document/html-in.ts";
import { writeText } from "#app/document/plain-text.ts";
import { ask } from "#app/server/gateway/answer.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration } from "#app/server/gateway/generations.ts";
import type { GenerationView } from "#app/services/generated.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import type { EarlierSlip, Inspired, Slip } from "#app/ui/inspiration/inspired.ts";
import { versionsFailure } from "./failure.ts";

type Context = Readonly<RouterContextProvider>;

/** What an inspiration was asked for with. */
export const payload = z.looseObject({
  content: z.string(),
  smart_actions: z.looseObject({ main_action: z.string() }),
  additional_content: z
    .object({ context: z.string().optional(), examples: z.string().optional() })
    .optional(),
});

/** The content item of an inspiration, null where there is none yet. @throws a response for what is none */
export async function findInspiration(context: Context, id: string): Promise<Content | null> {
  const answer = await ask(
    gatewayOf(context).smartActions["smart-actions"].recentContent[":id"].$get({ param: { id }, query: {} }),
  );
  if (!answer.success) {
    if (answer.status === 404) return null;
    throw data(null, { status: answer.status || 503 });
  }
  const { content } = answer.data;
  if (content.mode !== "inspire") throw redirect(`/create/${id}`);
  return content;
}

/** An inspiration, or the generation that is to become one. @throws a 404 response for one that is not the user's */
export async function loadInspired(context: Context, id: string, houseStyle: number): Promise<Inspired> {
  const [content, generation] = await Promise.all([
    findInspiration(context, id),
    findGeneration(gatewayOf(context), id),
  ]);
  if (content) return shown(context, content, generation, houseStyle);
  // Finished between two questions; a deleted one stays a 404.
  const late = generation?.state === "done" ? await findInspiration(context, id) : null;
  if (late) return shown(context, late, generation, houseStyle);
  const asked = payload.safeParse(generation?.input);
  if (!generation || generation.state === "done" || !asked.success) throw data(null, { status: 404 });
  return {
    id,
    action: asked.data.smart_actions.main_action,
    source: asked.data.content,
    slips: [],
    most: null,
    again: generation.generation,
    isRenewed: false,
    ...runOf(generation),
  };
}

async function shown(
  context: Context,
  content: Content,
  newest: GenerationView | null,
  houseStyle: number,
): Promise<Inspired> {
  const made = content.generation;
  const maker =
    newest?.generation === made ? newest : made && (await findGeneration(gatewayOf(context), made));
  const asked = payload.safeParse(maker && maker.input);
  const source = content.content_input ?? "";
  const { families } = await loadCatalogue(context);
  const action = asked.data?.smart_actions.main_action ?? content.smart_actions[0] ?? "";
  const family = families.inspire.find(({ name }) => name === action);
  const { context: aside = "", examples = "" } = asked.data?.additional_content ?? {};
  const told = [aside.length, examples.length, content.earlier_characters ?? 0, houseStyle];
  return {
    id: content.guid,
    action,
    source,
    slips: slipsOf(content),
    most: family && source !== "" ? mostCredits(family.price, sizeOf(source), told) : null,
    again: made,
    isRenewed: content.revision > 1,
    ...(newest ? runOf(newest) : { running: null, failed: null }),
  };
}

/** The cards that lie on a board no more, the newest first. @throws a response where they cannot be told */
export async function loadEarlier(context: Context, id: string): Promise<EarlierSlip[]> {
  const answer = await ask(gatewayOf(context).inspire.inspire[":id"].earlier.$get({ param: { id } }));
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  return answer.data.cards.map(({ id: version, style, text: html }) => ({
    version,
    style,
    html,
    text: writeText(readHtml(html)),
  }));
}

function slipsOf({ content_output: output, styles = [], positions = {} }: Content): Slip[] {
  return Object.entries(output)
    .filter(([key]) => /^version\d+$/.test(key))
    .map(([version, html], at) => ({
      version,
      style: styles[at] ?? "",
      html,
      text: writeText(readHtml(html)),
      place: positions[version] ?? { topPx: 0, leftPx: 0, rotation: 0 },
    }));
}

function runOf({ state, generation, text, error }: GenerationView): Pick<Inspired, "running" | "failed"> {
  if (state === "running") return { running: { generation, text }, failed: null };
  if (state === "stopped" && text === "") {
    const failed = { kind: "info" as const, text: "Stopped before the first word. Nothing was charged." };
    return { running: null, failed };
  }
  const isFailed = state === "failed" || state === "interrupted";
  return { running: null, failed: isFailed ? versionsFailure(error) : null };
}
