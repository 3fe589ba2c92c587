import { asksForModel } from "#app/islands/generation/refusal.ts";
import { sentenceOf } from "#app/server/gateway/answer.ts";
import type { Notice } from "#app/ui/banner.tsx";

/** Why a call for versions brought none: silence, or what the service said. */
export const inspirationFailure = ({ status, data }: { status: number; data: object }): Notice =>
  status === 0 ? { kind: "danger", text: "Failed to generate content" } : versionsFailure(data);

/** Why no versions came: the service's own words where it has some for readers. */
export function versionsFailure(fault: { detail?: unknown; code?: unknown } | null): Notice {
  const { detail, code } = fault ?? {};
  const failed = "Failed to generate inspiration";
  if (typeof code !== "string" || typeof detail !== "string") return { kind: "danger", text: failed };
  const isDeclined = code === "not_possible" || code === "needs_model";
  return {
    kind: isDeclined ? "info" : "danger",
    text: isDeclined ? sentenceOf({ detail }) : `${failed}. ${sentenceOf({ detail })}`,
    ...(asksForModel(code, detail) ? { needsModel: true } : {}),
  };
}
