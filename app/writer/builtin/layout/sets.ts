/** What is told of each of several groups: `Account holders will get it back. Those who paid cash must bring the slip.` */

import { plainOf } from "../../prose/words.ts";
import type { Statement } from "./statements.ts";

const does =
  "(?:will|can|cannot|must|may|need|needs|have to|has to|are to|get|gets|pay|pays|won['’]t|can['’]t)";
/** `Cash customers, one in five, will`, `Boys under ten can`: the noun of a group. */
const group = new RegExp(
  String.raw`^(?:(?:all|most|some|other|the) )?(?:[\p{L}-]{2,20} ){0,2}(\p{Ll}{2,20}s)(?: (?:who|with|without|under|over|aged|from|in|on)\b[^,.]{2,50})?(?:, [^,.]{2,50},)? ${does}\b`,
  "iu",
);
const whoever = new RegExp(
  String.raw`^(?:those|people|others|the others|the rest|anyone|anybody|everyone else|everybody else|whoever)\b[^.,]{0,60} ${does}\b`,
  "iu",
);

function groupIn(text: string): string {
  const plain = plainOf(text);
  return whoever.test(plain) ? "who" : (group.exec(plain)?.[1]?.toLowerCase() ?? "");
}

/** Whether the next sentence of a paragraph tells of another group what this one tells of the first: a reader takes what is given for all. */
export function isOneOfSet(statements: readonly Statement[], index: number): boolean {
  const [here, next] = [statements[index], statements[index + 1]];
  if (!here || !next || here.paragraph !== next.paragraph) return false;
  const [one, other] = [groupIn(here.text), groupIn(next.text)];
  return one !== "" && other !== "" && (one === other || one === "who" || other === "who");
}
