import { data } from "react-router";
import { type Problem, sentenceOf } from "#app/server/gateway/answer.ts";
import type { Notice } from "#app/ui/banner.tsx";

/** A failed call as a page shows it: the service's own words where it has some, else `otherwise`. */
export function problemNotice(answer: { status: number; data: Problem }, otherwise?: string): Notice {
  const ours = answer.status >= 500 && answer.data.code === undefined;
  return { kind: "danger", text: ours && otherwise ? otherwise : sentenceOf(answer.data) };
}

/** An action's answer that shows the form again, under a status that says it failed. */
export function refused<T>(value: T, status: number) {
  return data(value, { status: status === 0 ? 503 : status });
}
