/** Promises about the shape of a format: threads, scripts, slides, ads, letters, outlines. */

import { figureOf, platformLimits } from "../catalogue/social/platform-limits.ts";
import { blocksOf, isProse, type Block } from "../prose/blocks.ts";
import { segmenter } from "../prose/sentences.ts";
import { weightedLength } from "../prose/weighted-length.ts";
import { plainOf } from "../prose/words.ts";
import type { Vow } from "../task.ts";
import { counted, vow } from "./vow.ts";

/** Characters as a reader counts them. */
export function graphemes(text: string): number {
  return [...segmenter("grapheme").segment(text)].length;
}

/** The posts of a thread: its filled lines or, where a post has several, its paragraphs. */
export function postsOf(output: string): string[] {
  return output
    .trim()
    .split(/\n{2,}/)
    .flatMap((part) => part.split(/\n(?=\s*\d{1,3}\/)/))
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
    return {
      kept: longest > 0 && longest <= onX.value,
      found: `longest post ${counted(longest, "character")}`,
    };
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
    return {
      kept: posts.length >= 2 && numbered && longest <= onX.value,
      found: `${counted(posts.length, "post")}${numbered ? "" : ", not numbered in order"}, longest ${counted(longest, "character")}`,
    };
  },
);

/** Scenes with headings, each with what is seen and what the voice-over says. */
export const scriptShape: Vow = vow(
  "script",
  "hard",
  "Give each scene a heading, a line that says what is seen and a line that begins with Voice-over:.",
  (_source, output) => {
    const parts = sectionsOf(blocksOf(output));
    const voiced = parts.filter((part) =>
      part.body.some((block) => /^\W*(?:voice-?over|VO|narrator)\b/i.test(block.text)),
    );
    return {
      kept:
        parts.length > 0 && voiced.length === parts.length && parts.every((part) => part.body.length >= 2),
      found: `${counted(parts.length, "scene")}, ${String(voiced.length)} with voice-over`,
    };
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
    return {
      kept: parts.length > 0 && most <= 6 && counts.every((count) => count > 0),
      found: `${counted(parts.length, "slide")}, at most ${counted(most, "bullet")}`,
    };
  },
);

interface Section {
  heading: string;
  body: Block[];
}

/** Headings of an output with the blocks under each. */
export function sectionsOf(blocks: readonly Block[]): Section[] {
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
    const parts = sectionsOf(blocksOf(output));
    const headline = Math.max(0, ...parts.map((part) => graphemes(plainOf(part.heading))));
    const bodies = parts.flatMap((part) =>
      part.body.slice(0, -1).map((block) => graphemes(plainOf(block.text))),
    );
    const body = Math.max(0, ...bodies);
    const whole = parts.every((part) => part.body.length >= 2);
    return {
      kept: parts.length === 3 && headline <= 30 && body <= 90 && whole,
      found: `${counted(parts.length, "variant")}, longest headline ${String(headline)}, longest body ${counted(body, "character")}`,
    };
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
    return {
      kept: sections >= 4 && sections <= 8 && bare === 0,
      found: `${counted(sections, "section")}${bare > 0 ? `, ${String(bare)} without its one line` : ""}`,
    };
  },
);

/** A greeting, three paragraphs and a closing. */
export const letterShape: Vow = vow(
  "letter",
  "hard",
  "Write a greeting, three paragraphs and a closing.",
  (_source, output) => {
    const blocks = blocksOf(output.trim()).filter(isProse);
    const paragraphs = blocks.filter((block) => block.text.split(/\s+/).length >= 12).length;
    const greeted = /^[^.!?]{2,60}[,:!，：]$/u.test(blocks[0]?.text ?? "");
    const closed = (blocks.at(-1)?.text.split(/\s+/).length ?? 99) <= 8;
    return {
      kept: paragraphs === 3 && greeted && closed,
      found: `${greeted ? "greeting" : "no greeting"}, ${counted(paragraphs, "paragraph")}, ${closed ? "closing" : "no closing"}`,
    };
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
    return {
      kept: subject && closed,
      found: `${subject ? "subject line" : "no subject line"}, ${closed ? "sign-off" : "no sign-off"}`,
    };
  },
);

/** The four parts of a pitch, each with a heading and text. */
export const pitchShape: Vow = vow(
  "pitch",
  "hard",
  "Give the four parts problem, solution, proof and ask, in this order, each with a heading and at least one sentence.",
  (_source, output) => {
    const parts = sectionsOf(blocksOf(output));
    const filled = parts.filter((part) => part.body.length > 0).length;
    return { kept: parts.length === 4 && filled === 4, found: `${String(filled)} of four parts filled` };
  },
);
