/** Promises about the shape of a format: threads, scripts, slides, ads, letters, outlines. */

import { figureOf, platformLimits } from "../prose/platform-limits.ts";
import { isEnglish } from "../prose/language.ts";
import { blocksOf, isProse, type Block } from "../prose/blocks.ts";
import { segmenter } from "../prose/sentences.ts";
import { weightedLength } from "../prose/weighted-length.ts";
import { charactersOf, plainOf } from "../prose/words.ts";
import type { Vow } from "../task.ts";
import { counted, judged, vow } from "./vow.ts";

/** Characters as a reader counts them. */
export function graphemes(text: string): number {
  return [...segmenter("grapheme").segment(text)].length;
}

/** The posts of a thread: its filled lines or, where a post has several, its paragraphs. */
export function postsOf(output: string): string[] {
  return output
    .trim()
    .split(/\n{2,}/)
    .flatMap((part) => part.split(/\n(?=[^\S\n]*\d{1,3}\/)/))
    .map((post) => plainOf(post).trim())
    .filter((post) => post !== "");
}

const onX = platformLimits["Twitter / X"].post;

/** Posts within X's limit, in its own count. */
export const postsFit: Vow = vow(
  "posts-fit",
  "hard",
  `Keep every post within ${figureOf(onX)} characters.`,
  (_source, output) => {
    const longest = Math.max(0, ...postsOf(output).map(weightedLength));
    return judged(longest > 0 && longest <= onX.value, `longest post ${counted(longest, "character")}`);
  },
);

/** Posts numbered 1/, 2/ and so on, each within X's limit. */
export const threadShape: Vow = vow(
  "thread",
  "hard",
  `Number the posts 1/, 2/ and so on, each within ${figureOf(onX)} characters.`,
  (_source, output) => {
    const posts = postsOf(output);
    const numbered = posts.every((post, index) => post.startsWith(`${String(index + 1)}/`));
    const longest = Math.max(0, ...posts.map(weightedLength));
    return judged(
      posts.length >= 2 && numbered && longest <= onX.value,
      `${counted(posts.length, "post")}${numbered ? "" : ", not numbered in order"}, longest ${counted(longest, "character")}`,
    );
  },
);

/** Scenes with headings, each with what is seen and what the voice-over says. */
export const scriptShape: Vow = vow(
  "script",
  "soft",
  "Give each scene a heading, a line that says what is seen and a line that begins with Voice-over:.",
  (_source, output) => {
    const parts = sectionsOf(blocksOf(output));
    const voiced = parts.filter((part) =>
      part.body.some((block) =>
        isEnglish(output)
          ? /^\W*(?:voice-?over|VO|narrator)\b/i.test(block.text)
          : /^[^:：]{2,30}[:：]/u.test(plainOf(block.text)),
      ),
    );
    return judged(
      parts.length > 0 && voiced.length === parts.length && parts.every((part) => part.body.length >= 2),
      `${counted(parts.length, "scene")}, ${String(voiced.length)} with voice-over`,
    );
  },
);

/** Slides with headings and at most six bullets each. */
export const slidesShape: Vow = vow(
  "slides",
  "hard",
  "Give each slide a heading and one to six bullets.",
  (_source, output) => {
    const parts = sectionsOf(blocksOf(output));
    const counts = parts.map((part) => part.body.filter((block) => block.kind === "item").length);
    const most = Math.max(0, ...counts);
    return judged(
      parts.length > 0 && most <= 6 && counts.every((count) => count > 0),
      `${counted(parts.length, "slide")}, at most ${counted(most, "bullet")}`,
    );
  },
);

interface Section {
  heading: string;
  body: Block[];
}

/** Headings of an output with the blocks under each. */
function sectionsOf(blocks: readonly Block[]): Section[] {
  const sections: Section[] = [];
  for (const block of blocks)
    if (block.kind === "heading") sections.push({ heading: block.text, body: [] });
    else sections.at(-1)?.body.push(block);
  return sections;
}

/** Three variants: headline of at most 30, body of at most 90 characters, one call to action. */
export const adShape: Vow = vow(
  "ad-variants",
  "hard",
  "Write three variants, each with a headline of at most 30 characters, a body of at most 90 and a line with the call to action.",
  (_source, output) => {
    const variants = output
      .split(/^#{1,6}\s+/m)
      .slice(1)
      .map((part) =>
        part
          .split("\n")
          .map((line) => plainOf(line).trim())
          .filter(Boolean),
      );
    const headline = Math.max(0, ...variants.map(([first = ""]) => charactersOf(first)));
    const body = Math.max(0, ...variants.flatMap((lines) => lines.slice(1, -1).map(charactersOf)));
    const whole = variants.every((lines) => lines.length >= 3);
    return judged(
      variants.length === 3 && headline <= 30 && body <= 90 && whole,
      `${counted(variants.length, "variant")}, longest headline ${String(headline)}, longest body ${counted(body, "character")}`,
    );
  },
);

/** Four to eight sections with one line under every heading. */
export const outlineShape: Vow = vow(
  "outline",
  "hard",
  "Give four to eight sections as second-level headings, with exactly one line under every heading.",
  (_source, output) => {
    const blocks = blocksOf(output);
    const sections = blocks.filter(
      (block) => block.kind === "heading" && /^\s*##\s/.test(block.prefix),
    ).length;
    const bare = sectionsOf(blocks).filter((part) => part.body.length !== 1).length;
    return judged(
      sections >= 4 && sections <= 8 && bare === 0,
      `${counted(sections, "section")}${bare > 0 ? `, ${String(bare)} without its one line` : ""}`,
    );
  },
);

/** A greeting, three paragraphs and a closing. */
export const letterShape: Vow = vow(
  "letter",
  "soft",
  "Write a greeting, three paragraphs and a closing.",
  (_source, output) => {
    const blocks = blocksOf(output.trim()).filter(isProse);
    const paragraphs = blocks.filter((block) => block.text.split(/\s+/).length >= 12).length;
    const greeted = /^[^.!?]{2,60}[,:!，：]$/u.test(blocks[0]?.text ?? "");
    const closed = (blocks.at(-1)?.text.split(/\s+/).length ?? 99) <= 8;
    return judged(
      paragraphs === 3 && greeted && closed,
      `${greeted ? "greeting" : "no greeting"}, ${counted(paragraphs, "paragraph")}, ${closed ? "closing" : "no closing"}`,
    );
  },
);

/** A subject line first and a sign-off last. */
export const emailShape: Vow = vow(
  "email",
  "hard",
  "Begin with a line Subject: and end with a sign-off.",
  (_source, output) => {
    const lines = output
      .trim()
      .split("\n")
      .map((line) => plainOf(line).trim())
      .filter(Boolean);
    const subject = /^\p{L}[\p{L} ]{1,20}[:：]\s*\S/u.test(lines[0] ?? "");
    const closed = lines.slice(-3).some((line) => line.split(/\s+/).length <= 5 && !/[?？]$/u.test(line));
    return judged(
      subject && closed,
      `${subject ? "subject line" : "no subject line"}, ${closed ? "sign-off" : "no sign-off"}`,
    );
  },
);

const pitchParts = [/^problems?$/i, /^solutions?$/i, /^proofs?$/i, /^(?:the )?ask$/i];

/** The four parts of a pitch, each with a heading and text. */
export const pitchShape: Vow = vow(
  "pitch",
  "hard",
  "Give the four parts problem, solution, proof and ask, in this order, each with a heading and at least one sentence.",
  (_source, output) => {
    const parts = sectionsOf(blocksOf(output));
    const filled = parts.filter((part) => part.body.length > 0).length;
    const named = parts.flatMap(({ heading }) => {
      const at = pitchParts.findIndex((part) => part.test(heading));
      return at < 0 ? [] : [at];
    });
    const ordered = named.every((at, index) => index === 0 || at > (named[index - 1] ?? 0));
    return judged(
      parts.length === 4 && filled === 4 && ordered,
      `${String(filled)} of four parts filled${ordered ? "" : ", in another order"}`,
    );
  },
);
