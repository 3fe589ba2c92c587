import { data, type RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { emptyStart, type StartFields } from "#app/ui/conversation/start-fields.ts";
import type { ListedTalk } from "#app/ui/conversation/talk-list.tsx";
import { shownDate } from "../frame/dates.ts";
import { zoneOf } from "../frame/zone.ts";
import { findFrom, guidOf } from "../workspace/panels/template-form.ts";

type Context = Readonly<RouterContextProvider>;

const onPage = 24;

/** A page of the user's sessions. */
interface TalkPage {
  talks: ListedTalk[];
  page: number;
  total: number;
  pages: number;
  failed: boolean;
}

export async function loadTalks(context: Context, asked: URLSearchParams): Promise<TalkPage> {
  const page = Math.max(1, Number.parseInt(asked.get("page") ?? "", 10) || 1);
  const query = { limit: String(onPage), offset: String((page - 1) * onPage) };
  const answer = await ask(gatewayOf(context).brainstorm.brainstorm.sessions.$get({ query }));
  if (!answer.success) return { talks: [], page, total: 0, pages: 1, failed: true };
  const { sessions, pagination } = answer.data;
  return {
    talks: sessions.map((one) => ({
      id: one.id,
      title: one.title,
      roles: [one.primary_role, one.secondary_role],
      count: one.message_count,
      isBranch: one.parent !== null,
      date: shownDate(one.updatedAt, zoneOf(context)),
    })),
    page,
    total: pagination.total,
    pages: Math.max(1, Math.ceil(pagination.total / onPage)),
    failed: false,
  };
}

/** What the form begins with: what the address says, or what another session was about, or one of its messages. */
export async function loadStart(
  context: Context,
  asked: URLSearchParams,
): Promise<{ fields: StartFields; from: { guid: string; title: string } | null }> {
  const from = await findFrom(context, asked.get("document"));
  const again = guidOf(asked.get("again"));
  if (again !== null) return { fields: await fieldsOf(context, again, asked.get("message")), from };
  return { fields: { ...emptyStart, text: asked.get("text") ?? "", document: from?.guid ?? "" }, from };
}

/** @throws a response with the status of a refusal */
async function fieldsOf(context: Context, id: string, wanted: string | null): Promise<StartFields> {
  const answer = await ask(gatewayOf(context).brainstorm.brainstorm.sessions[":id"].$get({ param: { id } }));
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  const { text, messages, primary_role: primary, secondary_role: secondary } = answer.data.session;
  if (wanted === null) return { ...emptyStart, text };
  const message = messages.find((one) => one.id === wanted);
  if (!message) throw data(null, { status: 404 });
  return { ...emptyStart, text: message.text, parent: message.id, roles: "custom", primary, secondary };
}
