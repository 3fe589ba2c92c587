import { type Problem, sentenceOf } from "#app/server/gateway/answer.ts";
import type { Notice } from "#app/ui/banner.tsx";

/** The specification's sentences for one call that failed. */
interface Sentences {
  /** The service refused and said nothing that people can read. */
  none: string;
  /** The call ended in a defect; `none` where the specification has no other. */
  threw?: string;
}

/** What a form says of a failed call: the service's own words where it refused, else the specification's. */
export function failureNotice(
  { status, data }: { status: number; data: Problem },
  { none, threw = none }: Sentences,
): Notice {
  if (status >= 500 && data.code === undefined) return { kind: "danger", text: threw };
  const { detail } = data;
  const said = typeof detail === "string" ? detail !== "" : typeof detail["response"] === "string";
  return { kind: "danger", text: said ? sentenceOf(data) : none };
}
