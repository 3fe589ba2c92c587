import { data, type RouterContextProvider } from "react-router";
import { type Answer, ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import type { Content, Version } from "#app/services/smart-actions/contract.ts";
import { dayName, timeOfDay } from "../frame/dates.ts";
import { findZone, zoneOf } from "../frame/zone.ts";
import type { HistoryList, ListedVersion } from "./editor-state.ts";

type Context = Readonly<RouterContextProvider>;

const onPage = 50;
const kinds = ["all", "kept", "named"] as const;

/** One version without its text; null where there is none. @throws a response for a call that failed */
export async function findVersion(context: Context, guid: string, number: string): Promise<Version | null> {
  if (!/^\d{1,9}$/.test(number)) return null;
  const { smartActions } = gatewayOf(context);
  const answer = await ask(
    smartActions["smart-actions"].recentContent[":id"].versions[":n"].$get({
      param: { id: guid, n: number },
      query: { text: "none" },
    }),
  );
  if (answer.success) return answer.data.version;
  if (answer.status === 404) return null;
  throw data(null, { status: answer.status || 503 });
}

/** Number of the version that waits for its writer's choice between it and the text that it met; null where none does. */
export async function findUndecided(context: Context, guid: string): Promise<number | null> {
  const { smartActions } = gatewayOf(context);
  const answer = await ask(
    smartActions["smart-actions"].recentContent[":id"].conflict.$get({ param: { id: guid } }),
  );
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  return answer.data.version;
}

/** Notes that its writer has chosen between a version and the text that it met. */
export const decideMet = (context: Context, guid: string, number: number): Promise<Answer<unknown>> =>
  ask(
    gatewayOf(context).smartActions["smart-actions"].recentContent[":id"].versions[":n"].decide.$post({
      param: { id: guid, n: String(number) },
    }),
  );

/** Brings a version back over the revision that the writer saw. */
export function restoreVersion(
  context: Context,
  guid: string,
  number: number,
  revision: number,
): Promise<Answer<{ content: Content }>> {
  const { smartActions } = gatewayOf(context);
  return ask(
    smartActions["smart-actions"].recentContent[":id"].versions[":n"].restore.$post({
      param: { id: guid, n: String(number) },
      query: { text: "none", revision: String(revision) },
    }),
  );
}

/** The list that an address asks for. @throws a response for a call that failed */
export async function loadHistory(
  context: Context,
  content: Content,
  asked: URLSearchParams,
  shown: number | null,
): Promise<HistoryList> {
  const only = kinds.find((kind) => kind === asked.get("only")) ?? "all";
  const page = /^[1-9]\d{0,3}$/.test(asked.get("page") ?? "") ? Number(asked.get("page")) : 1;
  const { smartActions } = gatewayOf(context);
  const answer = await ask(
    smartActions["smart-actions"].recentContent[":id"].versions.$get({
      param: { id: content.guid },
      query: { text: "none", only, limit: String(onPage), offset: String((page - 1) * onPage) },
    }),
  );
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  const { versions, counts, pagination } = answer.data;
  const zone = zoneOf(context);
  const times = new Map(versions.map(({ number, timestamp }) => [number, timeOfDay(timestamp, zone)]));
  const days = Map.groupBy(versions, ({ timestamp }) => dayName(timestamp, Date.now(), zone));
  return {
    only,
    counts,
    page,
    hasOlder: pagination.has_more,
    shown,
    isZoned: findZone(context) !== null,
    days: [...days].map(([name, of]) => ({
      name,
      versions: of.map((version) => listed(version, content, times)),
    })),
  };
}

function listed(version: Version, { revision }: Content, times: ReadonlyMap<number, string>): ListedVersion {
  const { number, name, reason, words } = version;
  // Before the first there was nothing, but for what was typed and made into it.
  const isMade = reason === "generated" || reason === "kept";
  const was = version.words_before ?? (number === 1 && !isMade ? 0 : null);
  const what = whatHappened(version, times);
  const isPresent = version.revision === revision && version.reason !== "conflict";
  return {
    number,
    time: times.get(number) ?? "",
    what: isPresent ? `${what}, the present text` : what,
    name,
    more: words === null || was === null ? null : words - was,
  };
}

const plainWords = {
  created: "First saved",
  imported: "Opened from a file",
  saved: "Saved",
  timed: "While writing",
  conflict: "Yours, not saved",
  typed: "Your text",
} as const;

/** How a version came to be, in a few words; `times` are those of the versions that a reader sees beside it. */
export function whatHappened(
  { reason, action, restored }: Pick<Version, "reason" | "action" | "restored">,
  times: ReadonlyMap<number, string>,
): string {
  const of = action === null ? "" : `: ${action}`;
  if (reason === "generated") return `Written${of}`;
  if (reason === "kept") return `Kept${of}`;
  if (reason === "before") return action === null ? "Before another text" : `Before${of}`;
  if (reason !== "restored") return plainWords[reason];
  return restored === null ? "Restored" : `Restored: ${times.get(restored) ?? `Version ${restored}`}`;
}
