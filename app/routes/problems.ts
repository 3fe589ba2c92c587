import { data } from "react-router";
import { type Problem, sentenceOf } from "#app/server/gateway/answer.ts";
import { limitOf } from "#app/server/gateway/limits.ts";
import type { Notice } from "#app/ui/banner.tsx";

interface Refusal {
  status: number;
  data: Problem;
}

/** A failed call as a page shows it: the service's own words where it has some, else `otherwise`. */
export function problemNotice(answer: Refusal, otherwise?: string): Notice {
  if (limitOf({ success: false, ...answer })) {
    return {
      kind: "warning",
      text: `${sentenceOf(answer.data).replace(/\.?$/, ".")} Your text is still here.`,
    };
  }
  const ours = answer.status >= 500 && answer.data.code === undefined;
  return { kind: "danger", text: ours && otherwise ? otherwise : sentenceOf(answer.data) };
}

/** An action's answer that shows the form again, under a status that says it failed. */
export function refused<T>(value: T, status: number) {
  return data(value, { status: status === 0 ? 503 : status });
}
