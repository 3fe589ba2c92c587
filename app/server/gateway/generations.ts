import type { GenerationView } from "#app/services/generated.ts";
import type { Gateway } from "./gateway.ts";

/** A generation of the signed-in user, by its id or by the guid reserved for its text; null when there is none. */
export async function findGeneration(gateway: Gateway, id: string): Promise<GenerationView | null> {
  const response = await gateway.fetch(`/api/v1/generations/${encodeURIComponent(id)}`);
  if (response.status >= 400 && response.status < 500) return null;
  if (!response.ok) throw new Error(`a generation could not be read: ${response.status}`);
  return (await response.json()) as GenerationView;
}

/** Events of a generation from a character offset on, by the service that runs it. */
export function followGeneration(
  gateway: Gateway,
  { service, generation }: GenerationView,
  from: string,
): Promise<Response> {
  return gateway.fetch(`/api/v1/${service}/generations/${generation}`, {
    headers: { Accept: "text/event-stream", "Last-Event-ID": from },
  });
}

export async function stopGeneration(
  gateway: Gateway,
  { service, generation }: GenerationView,
): Promise<void> {
  const path = `/api/v1/${service}/generations/${generation}/stop`;
  const response = await gateway.fetch(path, { method: "POST" });
  if (!response.ok) throw new Error(`a generation could not be stopped: ${response.status}`);
}
