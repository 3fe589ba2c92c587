/** A report that ends on a list of what it asks for is summed up by its first sentence and that list. */

import { blocksOf } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Decline, Values } from "../../task.ts";
import { asks } from "../text-kind/reports.ts";
import { leadOf, sentenceOf } from "./choose.ts";
import { mayStop } from "./endings.ts";
import { tasksHead } from "./focus.ts";
import type { Statement } from "./statements.ts";

/** What heads the list, and the first sentence of each of its items; null for none. */
function listOf(text: string): { head: string; items: string[] } | null {
  const blocks = blocksOf(text);
  for (const [at, { kind, text: line }] of blocks.entries()) {
    const head = plainOf(line).trim().replace(/:$/, "");
    if (kind === "item" || !(asks.test(head) || tasksHead.test(head))) continue;
    const rest = blocks.slice(at + 1);
    const end = rest.findIndex((block) => block.kind !== "item");
    const items = (end < 0 ? rest : rest.slice(0, end)).map((block) => sentencesOf(block.text)[0] ?? "");
    if (items.length > 0) return { head, items };
  }
  return null;
}

/** The first sentence of a report and what it asks for, where there is room; why not, where it asks and what was chosen holds no list; null where it asks for nothing in a list. */
export function askedIn(
  text: string,
  statements: readonly Statement[],
  { most, count }: { most: number; count: number },
  values: Values,
  leadingUp: ReadonlySet<number>,
): string | Decline | null {
  const list = listOf(text);
  const lead = leadOf(statements);
  const first = sentenceOf(statements[lead]);
  const opens = statements[lead];
  if (!list || !opens || opens.label !== "" || !mayStop(statements, lead) || leadingUp.has(opens.section))
    return null;
  const format = values["Format"] ?? "";
  const points = list.items.map((item) => `- ${item}`).join("\n");
  const laid = format === "Bullet points" ? `- ${first}\n${points}` : `${first} ${list.head}:\n\n${points}`;
  const fits = countWords(laid) <= most && list.items.length < (format === "Executive summary" ? 6 : 12);
  if (
    format === "TL;DR" ||
    format === "One paragraph" ||
    count === 1 ||
    !fits ||
    format === "Bullet points"
  ) {
    const roomy = countWords(laid) <= 160 && list.items.length < 6;
    return format === "Executive summary" || !roomy
      ? null
      : {
          decline: `What this report asks for stands in a list (“${list.head}”), which this form or length cannot hold. “Executive summary” under Format, with no length, gives its first sentence and the list.`,
          help: { option: "Format", value: "Executive summary" },
        };
  }
  return laid;
}
