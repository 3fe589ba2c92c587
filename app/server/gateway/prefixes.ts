import type { ServiceName } from "../settings.ts";

const prefixes: readonly (readonly [string, ServiceName])[] = [
  ["smart-actions", "smart-actions"],
  ["folders", "smart-actions"],
  ["freestyle", "freestyle"],
  ["purpose-based-writing", "freestyle"],
  ["textCompletion", "freestyle"],
  ["brainstorm", "brainstorm"],
  ["generateInspiration", "brainstorm"],
  ["roles", "brainstorm"],
  ["otherPerspectives", "brainstorm"],
  ["inspire", "inspire"],
];

/** The service that answers a path. Auth owns its own prefixes and every unknown path, which it answers with 404. */
export function serviceOf(path: string): ServiceName {
  const first = /^\/api\/v1\/([^/]+)/.exec(path)?.[1];
  return prefixes.find(([prefix]) => prefix === first)?.[1] ?? "auth";
}
