/** The built-in Repurpose: the text's own points in another format, within the limits of the place it goes to. */

import { platformLimits } from "../../catalogue/social/platform-limits.ts";
import { weightedLength } from "../../prose/weighted-length.ts";
import type { Decline, Source, Values } from "../../task.ts";
import { requireEnglish, requireRule } from "../limits.ts";
import { byWeight, inOrder, unstopped, within, type Point } from "../matter/points.ts";
import { capital, topicsOf, type Topic } from "../matter/topics.ts";
import { heaviest, piecesOf, type Pieces } from "./pieces.ts";

const covered: Readonly<Record<string, readonly string[]>> = {
  Format: ["Social thread", "Newsletter", "Video script", "Slide outline"],
  Platform: ["LinkedIn", "Twitter / X", "Instagram", "Medium / Blogging Platforms"],
  Angle: ["Lead with the lesson", "Lead with the number", "Lead with the story", "Lead with the question"],
  "Call to Action": ["Read more", "Reply or comment", "Sign up", "Share it"],
  "New Audience": ["Customers", "Colleagues", "Press", "Investors"],
};
const limits: Readonly<Record<string, number>> = {
  LinkedIn: platformLimits.LinkedIn.post.value,
  Instagram: platformLimits.Instagram.caption.value,
};
const post = platformLimits["Twitter / X"].post.value;

type Layout = (pieces: Pieces, source: Source, room: number) => string;
const formats: Readonly<Record<string, Layout>> = {
  "Social thread": thread,
  Newsletter: newsletter,
  "Video script": script,
  "Slide outline": slides,
};

/** Repurposes English prose. */
export function repurpose(source: Source, values: Values): string | Decline {
  requireRule("Repurpose", values, covered);
  requireEnglish("Repurpose", source.text);
  const brief = values.Platform === "Twitter / X" || values.Format === "Social thread";
  const pieces = piecesOf(source, values, brief ? 240 : 10_000);
  if (!pieces)
    return {
      decline: brief
        ? `Posts of ${String(post)} characters need at least one sentence that is short enough; this text has none.`
        : "This needs at least one whole sentence that can stand alone; the text has none.",
    };
  const layout = formats[values.Format ?? ""] ?? platformLayout(values.Platform);
  const limit = limits[values.Platform ?? ""] ?? 20_000;
  for (const room of [12, 9, 7, 5, 4, 3, 2, 1]) {
    const output = layout(pieces, source, room);
    if (Array.from(output).length <= limit) return output;
  }
  return { decline: `The sentences of this text are too long for ${String(limit)} characters.` };
}

/** The built-in Social Post Generator: one post that fits LinkedIn, and so most networks. */
export function writePost(source: Source): string | Decline {
  requireEnglish("Social Post Generator", source.text);
  const pieces = piecesOf(source, {}, 600);
  if (!pieces)
    return { decline: "A post needs at least one whole sentence that can stand alone; this text has none." };
  return (
    [linked, short]
      .map((layout) => layout(pieces, source, 5))
      .find((one) => Array.from(one).length <= platformLimits.LinkedIn.post.value) ?? short(pieces)
  );
}

function platformLayout(platform: string | undefined): Layout {
  if (platform === "Twitter / X") return short;
  if (platform === "Instagram")
    return (pieces, source, room) => `${linked(pieces, source, room)}\n\n${tags(pieces.topics, 5)}`.trim();
  if (platform === "Medium / Blogging Platforms") return article;
  return linked;
}

/** An opening line, short paragraphs of one or two sentences, the call. */
function linked(pieces: Pieces, _source: Source, room: number): string {
  const chosen = heaviest(pieces.points, Math.min(room, 6));
  const paragraphs: string[] = [];
  for (const point of chosen) {
    const last = paragraphs.at(-1);
    if (last !== undefined && last.length + point.text.length < 150)
      paragraphs[paragraphs.length - 1] = `${last} ${point.text}`;
    else paragraphs.push(point.text);
  }
  return [pieces.opening, pieces.benefit, ...paragraphs, pieces.call].filter(Boolean).join("\n\n");
}

/** One post of 280 characters, as full as it gets, where opening and call fit; else posts that follow each other. */
function short(pieces: Pieces): string {
  const frame = [pieces.opening, pieces.benefit, pieces.call].filter(Boolean);
  if (weightedLength(frame.join(" ")) > post)
    return posts([pieces.opening, pieces.benefit], pieces.call, post).join("\n\n");
  const chosen: Point[] = [];
  for (const point of byWeight(pieces.points))
    if (weightedLength([...frame, ...chosen.map((one) => one.text), point.text].join(" ")) <= post)
      chosen.push(point);
  return [...frame.slice(0, -1), ...inOrder(chosen).map((point) => point.text), pieces.call].join(" ");
}

/** Sentences packed into posts; the call always in the last one. */
function posts(sentences: readonly string[], call: string, most: number): string[] {
  const packed: string[] = [];
  for (const sentence of [...sentences.filter(Boolean), call]) {
    const last = packed.at(-1);
    if (last !== undefined && weightedLength(`${last} ${sentence}`) <= most)
      packed[packed.length - 1] = `${last} ${sentence}`;
    else packed.push(sentence);
  }
  return packed;
}

/** Numbered posts: the opening alone, then the points, the call at the end. */
function thread(pieces: Pieces, _source: Source, room: number): string {
  const points = heaviest(pieces.points, room).map((point) => point.text);
  const rest = posts([pieces.benefit, ...points], pieces.call, post - 6);
  return [pieces.opening, ...rest].map((one, index) => `${String(index + 1)}/ ${one}`).join("\n\n");
}

function newsletter(pieces: Pieces, source: Source, room: number): string {
  const points = heaviest(pieces.points, room);
  const title =
    source.title ??
    (pieces.topics.length > 0
      ? pieces.topics
          .slice(0, 2)
          .map((topic) => topic.phrase)
          .join(" and ")
      : "news");
  const paragraphs: string[] = [];
  for (const [index, point] of points.entries()) {
    const last = paragraphs.at(-1);
    const longer = `${last ?? ""} ${point.text}`;
    if (last === undefined || index % 3 === 0 || weightedLength(longer) > post) paragraphs.push(point.text);
    else paragraphs[paragraphs.length - 1] = longer;
  }
  return [pieces.opening, pieces.benefit, ...paragraphs, pieces.call, `Until next time, [your name]`]
    .filter(Boolean)
    .join("\n\n")
    .replace(/^/, `## ${capital(title)}\n\n`);
}

/** Scenes of one or two sentences, each with what could be seen. */
function script(pieces: Pieces, _source: Source, room: number): string {
  const scenes = groups(heaviest(pieces.points, Math.min(room, 8)), 2);
  const first = scene(
    "opening",
    [pieces.opening, pieces.benefit],
    "the speaker, or the first image of the story",
    true,
  );
  const middle = scenes.map((points, index) => {
    const topic = topicsOf({ text: points.map((point) => point.text).join(" ") })[0]?.phrase;
    return scene(
      topic ?? `part ${"abcdefgh".charAt(index)}`,
      points.map((point) => point.text),
      topic ? `what shows ${topic}` : "an image for these words",
      true,
    );
  });
  const last = scene("closing", [pieces.call], "the link or name on screen", false);
  return [first, ...middle, last].join("\n\n");
}

function scene(name: string, said: readonly string[], seen: string, voiceFirst: boolean): string {
  const voice = said.filter(Boolean).map((sentence) => `Voice-over: ${sentence}`);
  const shot = `Seen: [${seen.slice(0, 70)}]`;
  return [`## Scene: ${capital(name)}`, ...(voiceFirst ? [...voice, shot] : [shot, ...voice])].join("\n\n");
}

/** Slides with a title and one to four bullets; the call on the last. */
function slides(pieces: Pieces, source: Source, room: number): string {
  const groupsOfPoints = groups(heaviest(pieces.points, room), 3);
  const used = new Set<string>();
  const title = source.title ?? capital(pieces.topics[0]?.phrase ?? "The idea");
  used.add(title.toLowerCase());
  const first = slide(title, [pieces.opening, pieces.benefit]);
  const middle = groupsOfPoints.map((points, index) =>
    slide(
      titleFor(points, used, index),
      points.map((point) => within(point.text, 110) ?? point.text),
    ),
  );
  return [first, ...middle, slide("Next step", [pieces.call])].join("\n\n");
}

function slide(title: string, bullets: readonly string[]): string {
  return `## ${title}\n\n${bullets
    .filter(Boolean)
    .map((bullet) => `- ${bullet.endsWith("?") ? bullet : unstopped(bullet)}`)
    .join("\n")}`;
}

function titleFor(points: readonly Point[], used: Set<string>, index: number): string {
  const topic = topicsOf({ text: points.map((point) => point.text).join(" ") }).find(
    (one) => !used.has(one.phrase.toLowerCase()),
  );
  const title = topic
    ? capital(topic.phrase)
    : (["The case", "The details", "What follows", "The outlook"][index % 4] ?? "The case");
  used.add(title.toLowerCase());
  return title;
}

/** An article: sections with headings from the text's own topics, every point kept. */
function article(pieces: Pieces, _source: Source, room: number): string {
  const parts = groups(inOrder(pieces.points), Math.max(3, Math.ceil(pieces.points.length / 5)));
  const used = new Set<string>();
  const body = parts.map(
    (points, index) =>
      `## ${titleFor(points, used, index)}\n\n${points.map((point) => point.text).join(" ")}`,
  );
  const lead = [pieces.opening, pieces.benefit].filter(Boolean).join(" ");
  return [lead, ...body.slice(0, room), pieces.call].join("\n\n");
}

function groups<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_value, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

function tags(topics: readonly Topic[], count: number): string {
  return topics
    .filter((topic) => /^[\p{L} -]+$/u.test(topic.phrase))
    .slice(0, count)
    .map((topic) => `#${topic.phrase.split(/[ -]/).map(capital).join("")}`)
    .join(" ");
}
