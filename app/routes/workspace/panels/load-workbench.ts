import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { type Catalogue, loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { loadConversations } from "#app/server/gateway/conversation-catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findUser } from "#app/server/session/pages.ts";
import { findTools } from "#app/islands/workspace/tools/find-tools.ts";
import type { ContentMode } from "#app/ui/mode-badge.tsx";
import type { Asked } from "#app/ui/workspace/panels/chat-panel.tsx";
import { freePlan } from "#app/ui/shell/account.ts";
import { shownDate, timeOfDay } from "../../frame/dates.ts";
import { zoneOf } from "../../frame/zone.ts";
import { addressOf } from "../../library/library-item.ts";
import { findSaved } from "../../prompts/find-saved.ts";
import { isMaker } from "./edits.ts";
import { listTools } from "./list-tools.ts";
import { type OpenPanel, triesOf, type Workbench } from "./panel-state.ts";
import { isFolded } from "./place.ts";

type Context = Readonly<RouterContextProvider>;

/** What surrounds a document on its page, as the address asks for it. */
export async function loadWorkbench(context: Context, request: Request, guid: string): Promise<Workbench> {
  const catalogue = await loadCatalogue(context);
  const { searchParams } = new URL(request.url);
  const { tools } = catalogue;
  const query = searchParams.get("find")?.trim() ?? "";
  return {
    panel: await openPanel(context, catalogue, guid, searchParams),
    chosen: Object.fromEntries(searchParams),
    continuing: catalogue.continuing,
    readTimes: tools.readTimes,
    counts: {
      templates: tools.templates.length,
      social: tools.social.length,
      stories: tools.stories.length,
    },
    folded: await isFolded(request),
    section: searchParams.get("section"),
    search: { query, found: query === "" ? [] : findTools(listTools(catalogue), query) },
  };
}

async function openPanel(
  context: Context,
  { sidebar, tools, builtinWrites }: Catalogue,
  guid: string,
  asked: URLSearchParams,
): Promise<OpenPanel | null> {
  const wanted = asked.get("panel") ?? "";
  switch (wanted) {
    case "chat": {
      const saved = await findSaved(context, asked.get("prompt") ?? "");
      const tries = triesOf(builtinWrites);
      const said = saved?.content ?? tries[Number(asked.get("ask") ?? "none")] ?? "";
      return { name: "chat", entry: tools.chat, asked: await loadAsked(context, guid), said, tries };
    }
    case "shape":
      return { name: "shape", entry: tools.adapt };
    case "tool": {
      const entry = sidebar.flatMap(({ actions }) => actions).find(({ name }) => name === asked.get("tool"));
      return entry ? { name: "tool", entry, maker: isMaker(entry) } : null;
    }
    case "social":
      return { name: "social", tools: tools.social };
    case "story":
      return { name: "story", tools: tools.stories, types: tools.storyTypes };
    case "brainstorm":
      return loadBrainstorm(context);
    case "context":
      return { name: "context" };
    case "recent":
      return loadRecent(context, guid, asked);
    default:
      return null;
  }
}

async function loadBrainstorm(context: Context): Promise<OpenPanel> {
  const [{ roles, message, choosing }, user] = await Promise.all([
    loadConversations(context),
    findUser(context),
  ]);
  return {
    name: "brainstorm",
    locked: user?.planId === freePlan,
    roles: roles.map(({ name, lens, firstQuestion }) => ({ name, lens, firstQuestion })),
    prices: { message: message.price, choosing: choosing.price },
    houseStyle: user?.houseStyleCharacters ?? 0,
    click: randomUUID(),
  };
}

/** What the writer asked of the document; nothing where that cannot be told. */
async function loadAsked(context: Context, guid: string): Promise<Asked[]> {
  const { smartActions } = gatewayOf(context);
  const answer = await ask(
    smartActions["smart-actions"].recentContent[":id"].instructions.$get({ param: { id: guid } }),
  );
  if (!answer.success) return [];
  return answer.data.instructions.map(
    ({ generation, instruction, state, decision, stood, declined, createdAt }) => {
      const outcome = outcomeOf(state, decision, declined);
      return {
        id: generation,
        instruction,
        answer: declined,
        outcome,
        told: outcome === "kept" && stood > 0 ? keptBut(stood) : told[outcome],
        time: timeOfDay(createdAt, zoneOf(context)),
      };
    },
  );
}

function outcomeOf(state: string, decision: string | null, declined: string | null): Asked["outcome"] {
  if (declined !== null) return "declined";
  if (decision === "kept" || decision === "discarded") return decision;
  if (decision === "proposed") return "waits";
  return state === "running" || state === "stopped" ? state : "failed";
}

const told: Readonly<Record<Asked["outcome"], string>> = {
  kept: "Kept",
  discarded: "Discarded",
  waits: "Waits for your word",
  declined: "Declined, free",
  running: "Being written",
  stopped: "Stopped",
  failed: "Failed, free",
};

const keptBut = (stood: number): string => `Kept, ${stood === 1 ? "1 mark" : `${stood} marks`} let stand`;

const mostRecent = "7";
const shownRecent = 6;
const categories = ["document", "story", "post"] as const;

async function loadRecent(
  context: Context,
  guid: string,
  asked: URLSearchParams,
): Promise<Extract<OpenPanel, { name: "recent" }>> {
  const user = await findUser(context);
  const q = (asked.get("q") ?? "").slice(0, 200);
  const category = categories.find((one) => one === asked.get("category")) ?? "all";
  const answer = await ask(
    gatewayOf(context).smartActions["smart-actions"].recentContent.user[":userId"].$get({
      param: { userId: user?.id ?? "" },
      query: { limit: mostRecent, category, ...(q === "" ? {} : { q }) },
    }),
  );
  const panel = { name: "recent" as const, q, category };
  if (!answer.success) {
    const error = answer.status === 0 ? "Error loading recent content" : "Failed to load recent content";
    return { ...panel, items: [], onlyOpen: false, error };
  }
  const others = answer.data.contents.filter((content) => content.guid !== guid);
  return {
    ...panel,
    error: null,
    onlyOpen: others.length === 0 && answer.data.contents.length > 0,
    items: others.slice(0, shownRecent).map((content) => ({
      guid: content.guid,
      href: addressOf(content),
      title: content.title || "Untitled",
      text: content.preview,
      mode: content.mode as ContentMode,
      date: shownDate(content.updatedAt, zoneOf(context)).label,
    })),
  };
}
