import type { RouterContextProvider } from "react-router";
import { type Answer, ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { type DocumentSubmission, updateBody } from "./document-form.ts";

/** Saves what the form holds. An action works on saved text too, so that nothing typed can be lost under it. */
export function saveDocument(
  context: Readonly<RouterContextProvider>,
  guid: string,
  form: DocumentSubmission,
): Promise<Answer<{ content: Content }>> {
  return ask<{ content: Content }>(
    gatewayOf(context).smartActions["smart-actions"].recentContent[":id"].$put({
      param: { id: guid },
      json: updateBody(form, form.revision),
    }),
  );
}
