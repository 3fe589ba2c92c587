import { data, type RouterContextProvider } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import type { SavedPrompt } from "#app/services/auth/vault/contract.ts";
import { isId } from "#app/ui/prompts/vault-address.ts";

/** A saved prompt of the user's; null for any other id. @throws a response that says why it cannot be read */
export async function findSaved(
  context: Readonly<RouterContextProvider>,
  id: string,
): Promise<SavedPrompt | null> {
  if (!isId(id)) return null;
  const answer = await ask(gatewayOf(context).auth.user.prompts[":id"].$get({ param: { id } }));
  if (answer.success) return answer.data.prompt;
  if (answer.status === 404) return null;
  throw data(null, { status: answer.status || 503 });
}
