import type { RouterContextProvider } from "react-router";
import { alwaysNeedsModel } from "#app/document/builtin-kind.ts";
import { mostCredits } from "#app/document/credits.ts";
import type { AssistanceState } from "#app/islands/workspace/assist/use-assistance.tsx";
import { ask } from "#app/server/gateway/answer.ts";
import { loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findUser } from "#app/server/session/pages.ts";

/** Characters of a long paragraph. */
const longParagraph = { characters: 1_000, weight: 1_000 };

/** Whether AI Assistance is on for the user, can be, and what a suggestion may cost. */
export async function loadAssistance(context: Readonly<RouterContextProvider>): Promise<AssistanceState> {
  const [chosen, { completion, builtinWrites }, user] = await Promise.all([
    ask(gatewayOf(context).auth.user.preferences.$get()),
    loadCatalogue(context),
    findUser(context),
  ]);
  return {
    isOn: chosen.success && chosen.data.aiAssistance,
    needsModel: builtinWrites && alwaysNeedsModel(completion),
    most: mostCredits(completion.price, longParagraph, [user?.houseStyleCharacters ?? 0]),
  };
}
