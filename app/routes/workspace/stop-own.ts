import type { RouterContextProvider } from "react-router";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findGeneration, stopGeneration } from "#app/server/gateway/generations.ts";

/** Stops a generation of the signed-in user's; anybody else's, or none, is left alone. */
export async function stopOwn(context: Readonly<RouterContextProvider>, id: string): Promise<void> {
  const running = await findGeneration(gatewayOf(context), id);
  if (running) await stopGeneration(gatewayOf(context), running);
}
