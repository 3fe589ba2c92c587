import { data, type RouterContextProvider } from "react-router";
import { ask } from "./answer.ts";
import type { Entry } from "./catalogue.ts";
import { gatewayOf } from "./gateway.ts";

/** What a brainstorm is begun and gone on with: its roles, and the entries that tell its prices. */
export interface ConversationCatalogue {
  roles: readonly { name: string; lens: string; firstQuestion: string; partner: string }[];
  message: Entry;
  perspective: Entry;
  choosing: Entry;
  mostMessages: number;
}

const kept = new WeakMap<WeakKey, ConversationCatalogue>();

/** Asked of its service once a start. @throws a 503 response when that does not answer */
export async function loadConversations(
  context: Readonly<RouterContextProvider>,
): Promise<ConversationCatalogue> {
  const gateway = gatewayOf(context);
  const known = kept.get(gateway.start);
  if (known) return known;
  const answer = await ask(gateway.brainstorm.brainstorm.catalogue.$get({ query: {} }));
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  const { entries, roles, most_messages: mostMessages } = answer.data;
  const entry = (id: string): Entry => {
    const found = entries.find((one) => one.id === `brainstorm/${id}`);
    if (!found) throw new Error(`the catalogue has no brainstorm/${id}`);
    return found;
  };
  const catalogue: ConversationCatalogue = {
    roles,
    message: entry("message"),
    perspective: entry("perspective"),
    choosing: entry("roles"),
    mostMessages,
  };
  kept.set(gateway.start, catalogue);
  return catalogue;
}
