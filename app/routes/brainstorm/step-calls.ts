import type { RouterContextProvider } from "react-router";
import { type Answer, ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { longestRole } from "#app/ui/conversation/start-fields.ts";
import { formText } from "../forms/form-text.ts";
import { idempotencyKey } from "../forms/idempotency.ts";

/** A generating call of the brainstorm service. */
export interface Call {
  path: string;
  body: Record<string, unknown>;
  key: string;
}

const called = (path: string, body: Record<string, unknown>, click: string): Call => ({
  path,
  body,
  key: idempotencyKey(click, [path, body]),
});

/** The next message of a session, after those that the page showed; `said`: how many these were. */
export function stepCall(session: string, form: FormData): Call & { said: number } {
  const said = Number.parseInt(formText(form, "said"), 10) || 0;
  const body = { session, position: said + 1 };
  return { ...called("/api/v1/brainstorm/generate", body, formText(form, "click")), said };
}

/** Cards of a message of a session, by the action of Inspire that was chosen, or why there are none. */
export async function inspireCall(
  context: Readonly<RouterContextProvider>,
  session: string,
  form: FormData,
): Promise<Call | { problem: Refused }> {
  const found = await findMessage(context, session, form);
  if ("problem" in found) return found;
  const body = {
    mode: "inspire",
    content: found.text,
    smart_actions: { main_action: formText(form, "way") },
  };
  return called("/api/v1/inspire", body, formText(form, "click"));
}

type Refused = Extract<Answer<never>, { success: false }>;

/** The perspective of the role that was named on a message of a session, or why there is none. */
export async function perspectiveCall(
  context: Readonly<RouterContextProvider>,
  session: string,
  form: FormData,
): Promise<Call | { problem: Refused }> {
  const role = formText(form, "role").replace(/\s+/g, " ").trim();
  if (role === "") return { problem: refusal("Name a role.") };
  if (role.length > longestRole) return { problem: refusal(`At most ${longestRole} characters.`) };
  const found = await findMessage(context, session, form);
  if ("problem" in found) return found;
  const body = { text: found.text, role, message: found.id };
  return called("/api/v1/otherPerspectives", body, formText(form, "click"));
}

async function findMessage(
  context: Readonly<RouterContextProvider>,
  session: string,
  form: FormData,
): Promise<{ id: string; text: string } | { problem: Refused }> {
  const answer = await ask(
    gatewayOf(context).brainstorm.brainstorm.sessions[":id"].$get({ param: { id: session } }),
  );
  if (!answer.success) return { problem: answer };
  const message = answer.data.session.messages.find(({ id }) => id === formText(form, "message"));
  return message ?? { problem: { success: false, status: 404, data: { detail: "" } } };
}

const refusal = (detail: string): Refused => ({
  success: false,
  status: 422,
  data: { detail, code: "not_possible" },
});
