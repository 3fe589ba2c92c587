/** Where a piece is read: how its paragraphs are set out there, and how much room there is. */

import { platformLimits as limits } from "../../catalogue/social/platform-limits.ts";
import { countWords } from "../../prose/words.ts";
import { hashtagsOf, headlineOf } from "../templates/fills.ts";
import { plainTitles } from "../titles/titles.ts";
import type { Reading } from "../templates/units.ts";

export interface Channel {
  /** Most characters of the whole; infinite where a piece may be as long as it likes. */
  characters: number;
  /** Most characters of each post, where a longer piece becomes several. */
  post?: number;
  /** Sets named parts out. */
  shape: (parts: readonly NamedPart[], reading: Reading) => string;
}

export interface NamedPart {
  name: string;
  text: string;
}

const paragraphs = (parts: readonly NamedPart[]) => parts.map(({ text }) => text).join("\n\n");

const tagged = (parts: readonly NamedPart[], { whole }: Reading) => {
  const tags = hashtagsOf(whole, 5);
  return tags.length === 0 ? paragraphs(parts) : `${paragraphs(parts)}\n\n${tags.join(" ")}`;
};

/** A title that the first part does not say at once again. */
function titleOver(parts: readonly NamedPart[], reading: Reading): string {
  const first = parts[0]?.text.toLowerCase() ?? "";
  const line = headlineOf(reading, 70);
  if (line === null || reading.title !== "" || !first.startsWith(line.toLowerCase()))
    return line ?? "[title]";
  return plainTitles(reading.whole).find((one) => !first.startsWith(one.toLowerCase())) ?? line;
}

const titled = (parts: readonly NamedPart[], reading: Reading) =>
  `# ${titleOver(parts, reading)}\n\n${paragraphs(parts)}`;

/** The first part stands under the title, the others under their names. */
const headed = (parts: readonly NamedPart[], reading: Reading) => {
  const [first, ...others] = parts;
  const sections = others.map(({ name, text }) => `## ${name}\n\n${text}`);
  return [`# ${titleOver(parts, reading)}`, first?.text ?? "", ...sections].join("\n\n");
};

const mailed = (parts: readonly NamedPart[], reading: Reading) =>
  [
    `**Subject:** ${headlineOf(reading, 60) ?? "[subject]"}`,
    reading.greeting === "" ? "Hello [name]," : reading.greeting,
    paragraphs(parts),
    reading.signOff === "" ? "Kind regards,\\\n[your name]" : reading.signOff,
  ].join("\n\n");

export const channels: Readonly<Record<string, Channel>> = {
  LinkedIn: { characters: limits.LinkedIn.post.value, shape: paragraphs },
  "Twitter/X": {
    characters: Number.POSITIVE_INFINITY,
    post: limits["Twitter / X"].post.value,
    shape: paragraphs,
  },
  Facebook: { characters: limits.Meta.post.value, shape: paragraphs },
  Instagram: { characters: limits.Instagram.caption.value, shape: tagged },
  TikTok: { characters: limits.TikTok.caption.value, shape: tagged },
  Blog: { characters: Number.POSITIVE_INFINITY, shape: headed },
  "Email Newsletter": { characters: Number.POSITIVE_INFINITY, shape: mailed },
  Website: { characters: Number.POSITIVE_INFINITY, shape: headed },
  YouTube: { characters: limits.YouTube.description.value, shape: tagged },
  Medium: { characters: Number.POSITIVE_INFINITY, shape: titled },
};

/** Words of what a channel adds around the parts. */
export function frameWords(channel: Channel, parts: readonly NamedPart[], reading: Reading): number {
  return (
    countWords(channel.shape(parts, reading)) - parts.reduce((sum, { text }) => sum + countWords(text), 0)
  );
}
