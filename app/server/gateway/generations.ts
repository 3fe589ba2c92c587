import type { GenerationService } from "#app/services/context.ts";
import type { GenerationView } from "#app/services/generating.ts";
import type { Gateway } from "./gateway.ts";

/** A generation of the signed-in user, by its id or by the guid reserved for its text; null when there is none. */
export async function findGeneration(
  gateway: Gateway,
  service: GenerationService,
  id: string,
): Promise<GenerationView | null> {
  const response = await gateway.fetch(`/api/v1/${service}/generations/${encodeURIComponent(id)}`);
  if (response.status >= 400 && response.status < 500) return null;
  if (!response.ok) throw new Error(`a generation could not be read: ${response.status}`);
  return (await response.json()) as GenerationView;
}

/** The same where only some services can have it, asked in turn. */
export async function findGenerationIn(
  gateway: Gateway,
  services: readonly GenerationService[],
  id: string,
): Promise<GenerationView | null> {
  for (const service of services) {
    const found = await findGeneration(gateway, service, id);
    if (found) return found;
  }
  return null;
}

export async function stopGeneration(
  gateway: Gateway,
  service: GenerationService,
  id: string,
): Promise<void> {
  const path = `/api/v1/${service}/generations/${encodeURIComponent(id)}/stop`;
  const response = await gateway.fetch(path, { method: "POST" });
  if (!response.ok) throw new Error(`a generation could not be stopped: ${response.status}`);
}
