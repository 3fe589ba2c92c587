/** The built-in Expand of Create: length, detail, evidence, structure and counterpoints around the text's own sentences. */

import { blocksOf, isProse, joinBlocks, type Block } from "../../prose/blocks.ts";
import { sentencesOf } from "../../prose/sentences.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Source, Values } from "../../task.ts";
import { joinSentences } from "../draft.ts";
import { requireEnglish, requireRule } from "../limits.ts";
import { byWeight, inOrder, pointsOf, unstopped, within, type Point } from "../matter/points.ts";
import { capital, topicsOf, type Topic } from "../matter/topics.ts";
import { storyCast } from "../stories/kind.ts";
import { isFrame } from "../sentences.ts";
import { isLetter } from "./additions.ts";
import { lengthen, tooFew } from "./lengthen.ts";

const covered: Readonly<Record<string, readonly string[]>> = {
  Length: ["+25%", "+50%", "Double", "Triple"],
  Detail: ["Step by step", "Background", "Consequences"],
  Evidence: ["Example", "Statistic slot", "Quote slot", "Mini case study"],
  Structure: ["More paragraphs", "Subheadings", "Bullet breakdown", "Questions and answers"],
  Counterpoints: ["Answer a doubt", "Compare options", "Pros and cons", "Common mistakes"],
};
const growth: Readonly<Record<string, number>> = { "+25%": 1.25, "+50%": 1.5, Double: 2, Triple: 3 };

/** Expands English prose; what the text does not say is a [slot]. */
export function expand(source: Source, values: Values): string | Decline {
  requireRule("Expand", values, covered);
  requireEnglish("Expand", source.text);
  const words = countWords(source.text);
  const subject = topicsOf(source)[0];
  const points = pointsOf(source.text);
  if (!blocksOf(source.text).some((block) => isProse(block) && !isFrame(block.text)))
    return { decline: "Expand needs at least one whole sentence." };
  const story = storyCast(source.text) !== null;
  let text = source.text.trim();
  if (values.Structure) text = structured(text, values.Structure, points);
  if (values.Detail) text = `${text}\n\n${detail(values.Detail, subject, story)}`;
  if (values.Evidence) text = withEvidence(text, values.Evidence, points, subject);
  if (values.Counterpoints) text = `${text}\n\n${counterpoints(values.Counterpoints, points, subject)}`;
  const ratio = growth[values.Length ?? ""];
  const [least, most] = ratio
    ? [Math.ceil(words * ratio * 0.9), Math.floor(words * ratio * 1.1)]
    : [Math.ceil(words * 1.06), Math.floor(words * 3.3)];
  if (ratio && ratio >= 2 && words >= leastForMore && !isLetter(source.text))
    text = withMore(text, values, least, { points, subject, story });
  const now = countWords(text);
  const chosen = Object.keys(values).length;
  if (now > most)
    return {
      decline: `What is asked for adds ${String(now - words)} words to a text of ${String(words)}, more than its length allows (${String(most)} in all); it needs a longer text or a greater length.`,
    };
  if (now >= least && chosen > 0) return text;
  const [low, high] =
    ratio || chosen > 0
      ? [least, ratio ? most : Math.max(least + 12, Math.floor(words * 1.3))]
      : [Math.ceil(words * 1.4), Math.floor(words * 1.6)];
  return lengthen(text, low, Math.min(high, most)) ?? tooFew(words, low);
}

/** In so many words there is something that a paragraph could be added to. */
const leastForMore = 40;

/** Whole paragraphs that the chosen values left out, as long as more is missing than sentences can take behind them. */
function withMore(
  text: string,
  values: Values,
  least: number,
  { points, subject, story }: { points: readonly Point[]; subject: Topic | undefined; story: boolean },
): string {
  const more = [
    ...(values.Detail ? [] : ["Background", "Consequences"].map((value) => detail(value, subject, story))),
    ...(values.Counterpoints || story ? [] : [counterpoints("Answer a doubt", points, subject)]),
  ];
  return more.reduce(
    (long, paragraph) =>
      countWords(long) + countWords(paragraph) * 1.5 <= least ? `${long}\n\n${paragraph}` : long,
    text,
  );
}

function the(topic: Topic | undefined): string {
  return topic && topic.named.length <= 26 ? topic.named : "this";
}

/** Detail behind a story: what happens in it, not how it is done. */
function scene(value: string, hero: string): string {
  if (value === "Step by step")
    return [
      "Step by step, it happened like this:",
      "",
      "1. First, [where everybody is, and what they believe].",
      `2. Next, [what ${hero} sees or hears].`,
      `3. Then [what ${hero} does, and what it gives away].`,
      "4. Finally, [what cannot be taken back].",
    ].join("\n");
  if (value === "Background")
    return `It had begun long before. [What happened years ago, and in which house.] ${hero.charAt(0).toUpperCase()}${hero.slice(1)} had known of it since [when], and had never said [what]. Those who were there remember [one detail].`;
  return `What followed did not come all at once. First came [what changed that day, and for whom]. Only later it showed: [what it cost ${hero}]. Somebody who had no part in it [paid for it, and how].`;
}

function detail(value: string, topic: Topic | undefined, story: boolean): string {
  const subject = the(topic);
  if (story) return scene(value, subject);
  if (value === "Step by step")
    return [
      `Step by step, ${subject} ${topic?.plural ? "go" : "goes"} like this:`,
      "",
      "1. First, [what has to be ready, and who starts].",
      "2. Next, [the main step, with the time it takes].",
      "3. Then [what is checked, and by whom].",
      "4. Finally, [how one sees that it is done].",
    ].join("\n");
  if (value === "Background")
    return `To see why, some background helps. Before this, [how things stood earlier]. What changed was [the event or decision that led here]. Those who know ${subject} from earlier days point to [what newcomers cannot know].`;
  return `From this follow several things. The first consequence is [what changes at once, and for whom]. Later, [what changes when it goes on]. If nothing is done about ${subject}, [what happens instead]. Those who feel it most are [the people concerned].`;
}

/** The sentence that carries most of the claim, if one can stand alone. */
function claimOf(points: readonly Point[]): string | null {
  const claim = points
    .filter(
      (point) =>
        !point.quote &&
        !point.call &&
        point.words <= 24 &&
        !/^(?:Critics|Opponents|People often|Some people|Those)\b/.test(point.text),
    )
    .toSorted((a, b) => b.conclusion + b.weight - (a.conclusion + a.weight) || a.at - b.at)[0];
  return claim ? unstopped(claim.text) : null;
}

function withEvidence(
  text: string,
  value: string,
  points: readonly Point[],
  topic: Topic | undefined,
): string {
  const subject = the(topic);
  const additions: Readonly<Record<string, string>> = {
    Example: `For example, [a person or place] [did or met what is described here], and [what came of it]. The case shows ${subject} in small: [what the reader should notice].`,
    "Statistic slot": `The figure that settles it is [figure, with its unit and year], according to [source needed]. A year earlier it was [figure for comparison].`,
    "Quote slot": `"[A sentence that only this speaker would say]," says [name, role]. Asked about ${subject}, they add: "[a second sentence, with a detail]."`,
    "Mini case study": `Take [name of a person, team or company]. At first, [the situation, with one figure]. Then they [what they changed], which took [how long]. Today [the result, with one figure]. What others can copy is [the lesson].`,
  };
  const addition = additions[value] ?? "";
  return behind(text, claimOf(points), addition);
}

/** A paragraph put behind the one that holds a claim; at the end where none does. */
function behind(text: string, claim: string | null, addition: string): string {
  const blocks = blocksOf(text);
  const key = claim?.split(" ").slice(-4).join(" ") ?? "\u0000";
  const at = blocks.findIndex((block) => block.kind === "paragraph" && block.text.includes(key));
  const block = blocks[at];
  if (!block || at === blocks.length - 1) return `${text}\n\n${addition}`;
  const after: Block = { kind: "paragraph", prefix: "", text: addition, gap: "\n\n" };
  return joinBlocks([...blocks.slice(0, at), { ...block, gap: "\n\n" }, after, ...blocks.slice(at + 1)]);
}

function counterpoints(value: string, points: readonly Point[], topic: Topic | undefined): string {
  const subject = the(topic);
  const claim = claimOf(points);
  const told = claim && countWords(claim) <= 18 ? claim : null;
  const [good, bad] = [
    points.filter((point) => favours.test(point.text)),
    points.filter((point) => opposes.test(point.text)),
  ];
  if (value === "Answer a doubt")
    return `${told ? `"${told}": not everybody will agree. ` : ""}Some readers will object that [the strongest doubt about ${subject}]. That is a fair point, because [what is true in it]. Even so, the answer is [your reply, with a reason from the text].`;
  if (value === "Compare options")
    return [
      `There is another way than ${subject}: [the alternative].`,
      `What speaks for ${subject} is [its main advantage]. Against it stands [its cost or limit].`,
      "The alternative, on the other hand, offers [its advantage] but [its own limit]. On balance, [which one fits whom, and why].",
    ].join(" ");
  if (value === "Pros and cons")
    return [
      "Pros:",
      "",
      ...bullets(good, ["[The main advantage, with an example.]", "[A second advantage.]"]),
      "",
      "Cons:",
      "",
      ...bullets(
        bad.filter((point) => !good.includes(point)),
        ["[The main disadvantage, said fairly.]"],
      ),
      "",
      `Even so, [why the pros of ${subject} outweigh the cons, or do not].`,
    ].join("\n");
  return [
    `A common mistake is [what people get wrong about ${subject}], because [why it looks right at first]. Instead, [how to do it right].`,
    "Another one is [the second mistake]. Instead, [the better way].",
  ].join(" ");
}

const favours =
  /\b(?:saves?|easier|easy|better|improve[ds]?|more people|free|rose|gained?|helps?|good|fewer|success|ready)\b/i;
const opposes =
  /\b(?:costs?|expensive|problem|lose|lost|late|missing|risk|difficult|hard|mess|but|however|worse|fell|nobody)\b/i;

function bullets(points: readonly Point[], slots: readonly string[]): string[] {
  const own = inOrder(byWeight(points.filter((point) => point.words <= 26)).slice(0, 2)).map(
    (point) => point.text,
  );
  return [...own, ...slots.slice(0, Math.max(1, slots.length - own.length))].map((one) => `- ${one}`);
}

function structured(text: string, value: string, points: readonly Point[]): string {
  if (value === "More paragraphs") return inParagraphs(text);
  if (value === "Subheadings")
    return withHeadings(
      text,
      (topic, index) => `## ${topic ? capital(topic.phrase) : (parts[index % parts.length] ?? "")}`,
    );
  if (value === "Questions and answers")
    return withHeadings(text, (topic, index) => `**${questionFor(topic, index)}**`);
  const main = inOrder(byWeight(points.filter((point) => !point.quote)).slice(0, 5)).map(
    (point) => within(point.text, 120) ?? point.text,
  );
  const list = main.length > 1 ? main : [...main, "[The next point, in one line.]"];
  return `${text}\n\nThe main points:\n\n${list.map((point) => `- ${point}`).join("\n")}`;
}

const parts = ["At a glance", "What lies behind it", "What it means", "The other side", "What comes next"];
const asked = [
  (subject: string, plural: boolean) =>
    `What ${plural ? "are" : "is"} the point about ${subject}?`.replace("are the point", "is the point"),
  (subject: string, plural: boolean) => `How ${plural ? "do" : "does"} ${subject} come into it?`,
  (subject: string, plural: boolean) => `Why ${plural ? "do" : "does"} ${subject} matter?`,
  (subject: string) => `What else is there to say about ${subject}?`,
];

function questionFor(topic: Topic | undefined, index: number): string {
  const ask = asked[index % asked.length] ?? asked[0];
  return topic && ask
    ? ask(topic.named, topic.plural)
    : (["What is it about?", "What lies behind it?", "What follows from it?", "What else should be said?"][
        index % 4
      ] ?? "");
}

/** Every paragraph of several sentences as two or more; a single sentence gets a paragraph beside it. */
function inParagraphs(text: string): string {
  let split = false;
  const blocks = blocksOf(text).flatMap((block): Block[] => {
    const sentences = block.kind === "paragraph" ? sentencesOf(block.text) : [];
    if (sentences.length < 2) return [block];
    split = true;
    return chunks(sentences, sentences.length <= 3 ? 1 : 2).map((chunk, index, all) => ({
      ...block,
      text: joinSentences(chunk),
      gap: index === all.length - 1 ? block.gap : "\n\n",
    }));
  });
  const done = joinBlocks(blocks);
  return split ? done : `${done}\n\nIn practice, this means [what changes on an ordinary day].`;
}

/** A heading or question before every paragraph, long paragraphs in parts; headings of the text stay. */
function withHeadings(text: string, head: (topic: Topic | undefined, index: number) => string): string {
  const used = new Set<string>();
  let index = 0;
  const output: Block[] = [];
  const source = blocksOf(text);
  const paragraphs = source.filter((block) => block.kind === "paragraph" && !isFrame(block.text)).length;
  for (const block of source) {
    const sentences = block.kind === "paragraph" && !isFrame(block.text) ? sentencesOf(block.text) : [];
    const size =
      paragraphs > 3
        ? sentences.length
        : Math.max(2, Math.ceil(sentences.length / Math.max(1, Math.round(sentences.length / 3))));
    const groups = sentences.length > 0 ? chunks(sentences, Math.max(1, size)) : [];
    if (groups.length === 0) {
      output.push(block);
      continue;
    }
    for (const [at, group] of groups.entries()) {
      const topic = topicsOf({ text: group.join(" ") }).find((one) => !used.has(one.phrase.toLowerCase()));
      if (topic) used.add(topic.phrase.toLowerCase());
      output.push({ kind: "paragraph", prefix: "", text: head(topic, index), gap: "\n\n" });
      output.push({
        ...block,
        text: joinSentences(group),
        gap: at === groups.length - 1 ? block.gap : "\n\n",
      });
      index += 1;
    }
  }
  return joinBlocks(output);
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_value, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
