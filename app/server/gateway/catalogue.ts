import type { RouterContextProvider } from "react-router";
import { ask } from "./answer.ts";
import { gatewayOf } from "./gateway.ts";

type Catalogue = Awaited<ReturnType<typeof fetchCatalogue>>;

let kept: Catalogue | null = null;

/** The public catalogue, asked of its service once a start. @throws Error when the service does not answer */
export async function loadCatalogue(context: Readonly<RouterContextProvider>): Promise<Catalogue> {
  kept ??= await fetchCatalogue(context);
  return kept;
}

async function fetchCatalogue(context: Readonly<RouterContextProvider>) {
  const answer = await ask(gatewayOf(context).smartActions["smart-actions"].catalogue.$get());
  if (!answer.success) throw new Error(`the catalogue could not be read: ${answer.status}`);
  return answer.data;
}
