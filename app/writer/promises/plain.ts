/** Promises about how easy a text is to read. */

import { gradeOf } from "../prose/grade.ts";
import type { Vow } from "../task.ts";
import { judged, unmeasured, vow } from "./vow.ts";

/** Reading grade at most a number. */
export function gradeAtMost(most: number): Vow {
  return vow(
    "grade-at-most",
    "soft",
    `Keep the reading grade at ${String(most)} or lower: short sentences, everyday words.`,
    (_source, output) => {
      const grade = gradeOf(output);
      if (grade === null) return unmeasured("no formula for this script; not measured");
      return judged(grade <= most + 0.05, `estimated grade ${grade.toFixed(1)}`);
    },
  );
}
