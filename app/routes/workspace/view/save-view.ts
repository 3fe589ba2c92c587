import type { RouterContextProvider } from "react-router";
import { defaultView, readView } from "#app/document/view.ts";
import { type Answer, ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";

/** The view's fields as a form sends them. */
export interface ViewFields {
  font: string;
  size: string;
  zoom: string;
}

/** Keeps how a document is looked at. What the fields say wrong is as it is by default. */
export const saveView = (
  context: Readonly<RouterContextProvider>,
  guid: string,
  said: ViewFields,
): Promise<Answer<{ content: Content }>> =>
  ask(
    gatewayOf(context).smartActions["smart-actions"].recentContent[":id"].$put({
      param: { id: guid },
      query: { text: "none" },
      json: { view: readView({ ...said }, defaultView) },
    }),
  );
