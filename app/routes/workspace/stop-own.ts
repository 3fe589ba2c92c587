import type { RouterContextProvider } from "react-router";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration, stopGeneration } from "#app/server/gateway/generations.ts";

/** Stops a generation of the signed-in user's; anybody else's is left alone. @returns whether there is one */
export async function stopOwn(context: Readonly<RouterContextProvider>, id: string): Promise<boolean> {
  const running = await findGeneration(gatewayOf(context), id);
  if (running) await stopGeneration(gatewayOf(context), running);
  return running !== null;
}
