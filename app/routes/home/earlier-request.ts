import type { RouterContextProvider } from "react-router";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration } from "#app/server/gateway/generations.ts";
import type { GenerateSmartBody } from "#app/services/smart-actions/contract.ts";
import { type DeskValues, emptyDesk } from "#app/ui/desk/desk-values.ts";

/** The form of an earlier request of this user, to be sent again or changed; null when there is none. */
export async function findRequest(
  context: Readonly<RouterContextProvider>,
  generation: string,
): Promise<DeskValues | null> {
  const found = await findGeneration(gatewayOf(context), generation);
  if (found?.call !== "generateSmart" && found?.call !== "inspire") return null;
  const body = found.input as GenerateSmartBody;
  return {
    ...emptyDesk,
    mode: body.mode === "inspire" ? "inspire" : "create",
    text: body.content,
    action: body.smart_actions.main_action,
    options: found.values,
    context: body.additional_content?.context ?? "",
    examples: body.additional_content?.examples ?? "",
  };
}
