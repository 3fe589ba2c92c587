/** A report that ends on a list of what it asks for is summed up by its first sentence and that list. */

import { blocksOf } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { countWords, plainOf } from "../../prose/words.ts";
import type { Decline, Values } from "../../task.ts";
import { asks } from "../text-kind/reports.ts";
import { leadOf, sentenceOf } from "./choose.ts";
import { mayStop } from "./endings.ts";
import { leadInOf } from "./lead-ins.ts";
import { titleOf } from "./sections.ts";
import type { Statement } from "./statements.ts";
import { headsTasks } from "./tasks.ts";

/** What heads the list, and the first sentence of each of its items; null for none. */
function listOf(text: string): { head: string; items: string[] } | null {
  const blocks = blocksOf(text);
  for (const [at, { kind, text: line }] of blocks.entries()) {
    const head = plainOf(line).trim().replace(/:$/, "");
    if (kind === "item" || !(asks.test(head) || headsTasks(head))) continue;
    const rest = blocks.slice(at + 1);
    const end = rest.findIndex((block) => block.kind !== "item");
    const whole = end < 0 ? rest : rest.slice(0, end);
    // Items that a semicolon joins are one sentence, and none of them is cut.
    const joined = whole.some((block) => block.text.trim().endsWith(";"));
    const items = whole.map((block) => (joined ? block.text : askedBy(block.text)));
    if (items.length > 0) return { head, items };
  }
  return null;
}

/** What an item asks for: its first sentence with the condition or the last day behind it; all of it where that is a word or two. */
function askedBy(item: string): string {
  const [first = "", second = ""] = sentencesOf(item);
  if (countWords(first) <= stump) return item;
  const goesOn =
    /^(?:If|Unless|Otherwise|Or else|But|Not)\b/.test(second) ||
    /\b(?:until|by|before|after|no later than) (?:the (?:end|\d)|\d|noon|midnight|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{L}*\b)/u.test(
      second,
    );
  return second !== "" && goesOn ? `${first} ${second}` : first;
}

/** `Tar.`, of what the sentences behind it ask for. */
const stump = 2;

/** `I went down with Sal on the 9th`, `On 3 May we tested 40 posts`: where a report begins to tell, and what it comes to stands further down. */
const begins =
  /^(?:(?:on|at|in|last|this) [^,.]{2,40}?,? )?(?:I|we) (?:went|drove|walked|met|came|visited|rang|spent|dipped|tested|looked|checked|measured|inspected|opened|took|had|was|were|did)\b/i;

/** A title that promises what a list of requests does not hold. */
const promising = /\b(?:what (?:we|I)|findings?|results?)\b/i;

/** `You asked in March`, `Members asked for this`, `Sorry that it is late`: how a report came to be written. */
const requested =
  /^(?:(?:you|members|the (?:board|committee|council|trustees|governors|directors|members|meeting)) (?:have |had |all )?(?:asked|wanted|requested)|(?:I|we) (?:was|were|am|are|have been) (?:asked|told)|(?:I|we) (?:promised|said)|sorry|apologies|as (?:promised|asked|agreed|requested)|this (?:report|paper|note|memo))\b/i;
/** `In March Ms Lee asked me why`: somebody's question, which the report answers. */
const askedOf =
  /^(?:(?:[Ii]n|[Oo]n|[Aa]t|[Ll]ast|[Tt]his) [^,.]{2,30}?,? )?(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? asked (?:me|us)\b/u;

/** `Posts on the slip: 20.`: a figure that a report has, and not what it is about. */
const counts = /^\p{Lu}[^.:]{2,50}: ?[£$€]?\d[\d.,]*(?: \p{L}+)?\.?$/u;

/** The first sentence of a report and what it asks for, where there is room (`free`: where no length is chosen); why not, where it asks and what was chosen holds no list; null where it asks for nothing in a list. */
export function askedIn(
  text: string,
  statements: readonly Statement[],
  { most, count, free }: { most: number; count: number; free: number },
  values: Values,
  leadingUp: ReadonlySet<number>,
): string | Decline | null {
  const list = listOf(text);
  const lead = leadOf(statements);
  const title = titleOf(text);
  const opens = statements[lead];
  if (!list || !opens || opens.label !== "" || !mayStop(statements, lead) || leadingUp.has(opens.section))
    return null;
  // What a report was asked for, and one point of several, do not say what it is about; its title does.
  const isTale = title !== "" && !promising.test(title) && begins.test(plainOf(opens.text));
  const isAside =
    [requested, askedOf, counts].some((sign) => sign.test(plainOf(opens.text))) ||
    leadInOf(opens.text) !== "" ||
    isTale;
  if (isAside && title === "") return null;
  const first = isAside ? `${title.replace(/[.:]$/, "")}.` : sentenceOf(opens);
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
    const roomy = countWords(laid) <= free && list.items.length < 6;
    return format === "Executive summary" || !roomy
      ? null
      : {
          decline: `What this report asks for stands in a list (“${list.head}”), which this form or length cannot hold. “Executive summary” under Format, with no length, gives the list and what it is about.`,
          help: { option: "Format", value: "Executive summary" },
        };
  }
  return laid;
}
