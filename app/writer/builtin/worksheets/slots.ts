/** Whom and what a text speaks of, for questions that name it. */

import { remember } from "../../prose/remember.ts";
import { readingOf } from "../text-kind/reading.ts";

export interface Slots {
  /** The one person to whom a letter speaks, as it calls them. */
  reader?: string;
  /** Who is named most often, and who comes after. */
  person?: string;
  other?: string;
  /** `father`, of whom the writer tells. */
  kin?: string;
  /** Where it is set, by the name that is given most often. */
  place?: string;
  /** The heading over a text of several paragraphs. */
  title?: string;
  /** The same where the beginning does not say it: it must be earned later. */
  riddle?: string;
}

const greeted =
  /^[ \t]*(?:Dear|Hi|Hello) ((?:(?:Mr|Mrs|Ms|Miss|Dr|Aunt|Uncle)\.? )?\p{Lu}[\p{L}'’-]{1,30})[,:]?[ \t]*$/mu;
const many =
  /^(?:Sir|Madam|All|Both|Everyone|Everybody|Editor|Residents?|Tenants?|Colleagues?|Members?|Friends?|Neighbours?|Parents|Families|Customers?|Team|Hiring|Trustees?)$/i;

const relations: Readonly<Record<string, string>> = {
  dad: "father",
  daddy: "father",
  father: "father",
  mum: "mother",
  mom: "mother",
  mother: "mother",
  gran: "grandmother",
  grandma: "grandmother",
  grandmother: "grandmother",
  grandad: "grandfather",
  grandfather: "grandfather",
  brother: "brother",
  sister: "sister",
  aunt: "aunt",
  uncle: "uncle",
};

const notNames =
  /^(?:I|The|A|An|It|He|She|They|We|You|But|And|So|When|Then|There|This|That|What|Where|Who|Why|How|If|In|On|At|By|For|From|No|Not|Yes|Mr|Mrs|Ms|Dr|Miss|Dear|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|British|French|German|Italian|American|God|Christmas|Easter|Mum|Dad|Mother|Father|Gran|Mine|His|Her|Hers|Ours|Yours|Our|My|Your|Nobody|Everyone|Everybody|Someone|Somebody|One|Two|Three|All|Here|Now|Later|Neither|Both|Each|Some|Most|Many|Such|After|Before|Once|Whoever|Street|Road|Lane|North|South|East|West|Council|Board)$/;

/** Names of people by how often they stand in a text: with a title, or with what people do behind them. */
function peopleOf(text: string): string[] {
  const found = new Map<string, number>();
  const acting =
    /(?<!\p{L})((?:(?:Mr|Mrs|Ms|Miss|Dr|Aunt|Uncle)\.? )?\p{Lu}\p{Ll}{2,})(?= (?:said|says|asked|looked|went|came|took|put|had|was|did|got|turned|waited|stood|sat|wiped|lifted|read|told|gave|knew|thought|never|didn['’]t|would|could|nodded|laughed|smiled|walked|opened|held|made|kept|wanted)\b)|\b(?:said|asked|called) (\p{Lu}\p{Ll}{2,})\b/gu;
  for (const [, one = "", two = ""] of text.matchAll(acting)) {
    const name = one || two;
    if (notNames.test(name)) continue;
    const times = text.split(new RegExp(String.raw`(?<!\p{L})${name}(?!\p{L})`, "u")).length - 1;
    found.set(name, times);
  }
  return [...found]
    .filter(([, times]) => times >= 2)
    .toSorted(([, one], [, other]) => other - one)
    .map(([name]) => name);
}

/** The place that is named most often, twice at least. */
function placeOf(text: string, people: readonly string[]): string | undefined {
  const found = new Map<string, number>();
  const there =
    /(?<!\p{L})(?:in|to|from|at|outside|near|through|of) (\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}{2,})?)(?!\p{L})/gu;
  for (const [, name = ""] of text.matchAll(there))
    if (!notNames.test(name) && !people.some((one) => one.includes(name)))
      found.set(name, (found.get(name) ?? 0) + 1);
  const [most] = [...found].toSorted(([, one], [, other]) => other - one);
  return most && most[1] >= 2 ? most[0] : undefined;
}

/** Says what the text is about, or stands in its beginning. */
function isExplained(title: string, text: string): boolean {
  const key =
    title
      .split(/[^\p{L}]/u)
      .findLast((word) => word !== "")
      ?.toLowerCase() ?? "";
  const start = text.replace(heading, "").trim().slice(0, 500).toLowerCase();
  return (
    title.split(" ").length > 4 ||
    /\b(?:in|at|to|from|on|and|how|why|my|our)\b/i.test(title) ||
    start.includes(key)
  );
}

const heading = /^# (.{3,60})$/m;

/** What questions about a text may name. */
export const slotsOf: (text: string) => Slots = remember((text) => {
  const reader = greeted.exec(text)?.[1];
  const { telling } = readingOf(text);
  const people = peopleOf(telling);
  const [person, other] = people;
  const place = placeOf(telling, people);
  const title = heading.exec(text)?.[1]?.replaceAll(/[*_`]/g, "").trim();
  const explained = title !== undefined && isExplained(title, text);
  const kin = new Map<string, number>();
  for (const [word] of telling.matchAll(/(?<!\p{L})[\p{L}]+(?!\p{L})/gu)) {
    const relation = relations[word.toLowerCase()];
    if (relation !== undefined) kin.set(relation, (kin.get(relation) ?? 0) + 1);
  }
  const [nearest] = [...kin].toSorted(([, one], [, more]) => more - one);
  const mine =
    nearest && nearest[1] >= 2 && new RegExp(String.raw`\b(?:my|our) ${nearest[0]}\b`, "i").test(telling);
  return {
    ...(reader === undefined || many.test(reader) ? {} : { reader }),
    ...(person === undefined ? {} : { person }),
    ...(other === undefined ? {} : { other }),
    ...(mine ? { kin: nearest[0] } : {}),
    ...(place === undefined ? {} : { place }),
    ...(title === undefined ? {} : { title, ...(explained ? {} : { riddle: title }) }),
  };
}, 8);

/** A question with its places filled; null where the text has nobody to fill one. */
export function filled(ask: string, slots: Readonly<Record<string, string | undefined>>): string | null {
  let open = false;
  const told = ask.replace(/\{([a-z]+)\}/g, (_place, name: string) => {
    const value = slots[name];
    if (value === undefined || value === "") open = true;
    return value ?? "";
  });
  return open ? null : told;
}

/** Whether a message ends with a question, whatever stands in its places. */
export function endsWith(message: string, ask: string): boolean {
  const parts = ask.split(/\{[a-z]+\}/);
  const [head = ""] = parts;
  const said = ` ${message.replaceAll("\n", " ")}`;
  if (parts.length === 1) return said.endsWith(` ${ask}`);
  return said.includes(head) && said.endsWith(parts.at(-1) ?? "");
}
