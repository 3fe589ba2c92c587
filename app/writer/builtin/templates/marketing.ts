/** Templates of exact sizes: advertisements and search snippets. */

import { keyphrasesOf } from "../../prose/keyphrases.ts";
import { countWords } from "../../prose/words.ts";
import type { Decline, Source } from "../../task.ts";
import { capital, inner, stopped } from "../letters.ts";
import { requireEnglish } from "../limits.ts";
import { statementLines } from "../titles/forms.ts";
import { descriptiveSubtitles, plainTitles, questionTitles, searchTitles } from "../titles/titles.ts";
import { commandLines } from "./fills.ts";
import { slotOf } from "./frame.ts";

export const adSizes = { headline: 30, body: 90 } as const;
export const snippetSizes = { title: 60, description: 155 } as const;
const variants = 3;
const snippets = 5;

/** Three advertisements, each with another headline and another reason. */
export function advertisements(source: Source): string | Decline {
  requireEnglish("The Ad Copy template", source.text);
  const words = countWords(source.text);
  if (words < 5)
    return {
      decline: `The text has ${String(words)} words; an advertisement needs at least one sentence about what is offered.`,
    };
  const phrases = keyphrasesOf(source.text, 6);
  const topic = phrases[0]?.named ?? "";
  const short = [
    ...phrases.filter(({ text }) => text.includes(" ")).map(({ text }) => capital(text)),
    ...statementLines(source.text, adSizes.headline, 6).map(({ text }) => text),
  ].filter((line) => Array.from(line).length <= adSizes.headline);
  const headlines = [...new Set(short)];
  const statements = statementLines(source.text, adSizes.body - 1, 20);
  const seen = new Set<number>();
  const bodies = statements
    .filter(({ text }) => !/^(?:It|They|He|She)\b/.test(text))
    .filter(({ from }) => !seen.has(from) && seen.add(from))
    .map(({ text }) => stopped(text));
  const calls = commandsOf(source.text, topic);
  return Array.from({ length: variants }, (_none, index) =>
    [
      `**Headline:** ${headlines[index] ?? "[headline: one benefit]"}`,
      `**Body:** ${bodies[index] ?? slotOf("another reason for {topic}", topic)}`,
      `**Call to action:** ${calls[index] ?? "[two to four words to click]"}`,
    ].join("\n\n"),
  ).join("\n\n");
}

/** What the text itself asks to do, short; and looking closer, which every advertisement may ask. */
function commandsOf(text: string, topic: string): string[] {
  const own = commandLines(text);
  const bare = topic.replace(/^(?:the|our|my|your|its|their) /, "");
  const about = bare !== "" && countWords(bare) <= 2 ? [`See the ${inner(bare, text)}`] : [];
  return [...new Set([...own, ...about, "See how it works", "Learn more", "Get in touch"])];
}

/** Five titles, five descriptions, an address. */
export function snippetsOf(source: Source): string | Decline {
  requireEnglish("The SEO Title & Meta Description template", source.text);
  const words = countWords(source.text);
  if (words < 5)
    return {
      decline: `The text has ${String(words)} words; search snippets need at least one whole sentence.`,
    };
  const { title, description } = snippetSizes;
  const titles = different(
    [...searchTitles(source.text), ...plainTitles(source.text), ...questionTitles(source.text)],
    title,
  );
  const described = different(
    [
      ...statementLines(source.text, description - 1, 60).map(({ text }) => stopped(text)),
      ...descriptiveSubtitles(source.text).map(stopped),
      ...statementLines(source.text, description - 1, 30).map(({ text }) => stopped(text)),
    ],
    description,
  );
  const phrases = keyphrasesOf(source.text, 2);
  const words4 = (phrases[0]?.text ?? plainTitles(source.text)[0] ?? "").toLowerCase();
  const slug = words4
    .normalize("NFKD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  return [
    `## Titles\n\n${padded(titles, "[one more title with the search phrase]")}`,
    `## Descriptions\n\n${padded(described, "[one more description: what the page answers, for whom]")}`,
    `## Slug\n\n${slug === "" ? "[words-of-the-address]" : slug}`,
  ].join("\n\n");
}

function different(lines: readonly string[], most: number): string[] {
  const seen = new Set<string>();
  return lines.filter((line) => {
    const key = line.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
    return Array.from(line).length <= most && !seen.has(key) && seen.add(key);
  });
}

function padded(lines: readonly string[], slot: string): string {
  return [...lines, ...Array.from({ length: snippets }, () => slot)]
    .slice(0, snippets)
    .map((line) => `- ${line}`)
    .join("\n");
}
