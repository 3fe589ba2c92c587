import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { postsWithin, wordBand } from "../../promises/lengths.ts";
import { charactersAtMost } from "../../promises/lines.ts";
import { labelCharacters } from "../../promises/sections.ts";
import { hasHeadings } from "../../promises/structure.ts";
import { soundsLike } from "../../promises/tones.ts";
import { isShorterThan } from "../../promises/words.ts";
import type { Source, Values, Vow } from "../../task.ts";
import { entry, option } from "../declare.ts";
import { generalKnowledge } from "../general-knowledge.ts";
import { figureOf, platformLimits as limits } from "../../prose/platform-limits.ts";
import { audiences } from "./audiences.ts";
import instruction from "./purpose-writer.md?raw";

/** Room by channel: most characters of the whole, or of each post where a longer piece becomes several. */
const channels: Readonly<Record<string, { characters?: number; post?: number }>> = {
  LinkedIn: { characters: limits.LinkedIn.post.value },
  "Twitter/X": { post: limits["Twitter / X"].post.value },
  Facebook: { characters: limits.Meta.post.value },
  Instagram: { characters: limits.Instagram.caption.value },
  TikTok: { characters: limits.TikTok.caption.value },
  Blog: {},
  "Email Newsletter": {},
  Website: {},
  YouTube: { characters: limits.YouTube.description.value },
  Medium: {},
};

const lengths: Readonly<Record<string, { least: number; most: number }>> = {
  "Short (100-200 words)": { least: 100, most: 200 },
  "Medium (300-500 words)": { least: 300, most: 500 },
  "Long (600-1000 words)": { least: 600, most: 1000 },
  "Very long (1000+ words)": { least: 1000, most: Number.POSITIVE_INFINITY },
};

/** A word with its space has about six characters. */
const wordSize = 6;

/** What the channel's room and form promise. */
function channelVows(name: string): Vow[] {
  const channel = channels[name];
  if (!channel) return [];
  return [
    ...(channel.characters === undefined ? [] : [charactersAtMost(channel.characters)]),
    ...(channel.post === undefined ? [] : [postsWithin(channel.post)]),
    ...(["Blog", "Website", "Medium"].includes(name) ? [hasHeadings] : []),
    ...(name === "Email Newsletter" ? [labelCharacters("Subject", 60)] : []),
  ];
}

/** Whether the channel has no room for the chosen length. */
function isBeyondChannel(values: Values): boolean {
  const room = channels[values.Channel ?? ""]?.characters ?? Number.POSITIVE_INFINITY;
  return (lengths[values.Length ?? ""]?.least ?? 0) * wordSize > room;
}

/** The chosen length; a channel without room for it makes it a promise that cannot be checked. */
function lengthVow(values: Values): Vow[] {
  const band = lengths[values.Length ?? ""];
  return band ? [wordBand(band, isBeyondChannel(values) ? "word-band-beyond-channel" : "word-band")] : [];
}

const forms: Readonly<Record<string, string>> = {
  Blog: "Give it a title and headed sections.",
  Website: "Give it a headline and headed sections.",
  Medium: "Give it a title as a heading.",
  "Email Newsletter": "Begin with a line **Subject:**, then greet, and close with a sign-off.",
  Instagram: "Close with a line of hashtags.",
  TikTok: "Close with a line of hashtags.",
};

/** The form of the channel, what stands for a missing choice, and where a length comes from that the text does not have. */
function toldOf(values: Values, source: Source): string {
  const band = lengths[values.Length ?? ""];
  return [
    values.Channel === undefined
      ? "No channel was chosen: write running prose in short paragraphs."
      : (forms[values.Channel] ?? ""),
    values.Goal === undefined ? "No goal was chosen: it is to be read to the end and understood." : "",
    isBeyondChannel(values) ? "The channel has no room for this length: fill the room that it has." : "",
    band === undefined ? "" : "Reach the length with substance, not with padding.",
    band !== undefined && isShorterThan(source, band.least) ? generalKnowledge : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Goal, channel, tone, length and audience; the promises come from what was chosen. */
export const purposeWriter = entry({
  id: "purpose/purpose-writer",
  name: "Purpose Writer",
  icon: "target",
  shortDescription: "One text for one goal, channel, tone, length and audience.",
  purpose:
    "One text for one goal, channel, tone, length and audience. The word band and the channel's limits are kept exactly; nothing is invented.",
  kind: "generate",
  builtin: "worksheet",
  instruction,
  toldBesides: toldOf,

  promises: (values) => [
    sameLanguage,
    nothingNew,
    ...lengthVow(values),
    ...channelVows(values.Channel ?? ""),
    ...(values.Tone ? [soundsLike(values.Tone)] : []),
  ],
  suboptions: [
    option(
      "Goal",
      "target",
      "What the text is to bring about.",
      "The parts of the text and its last sentence serve it.",
      [
        ["Drive signups", "Every sentence leads to one sign-up."],
        ["Generate leads", "A problem, what helps, whom to ask."],
        ["Build authority", "A claim with its evidence and the other side."],
        ["Increase engagement", "Something people like to answer."],
        ["Drive sales", "Benefits, proof, price, order."],
        ["Educate audience", "One question answered step by step."],
        ["Build community", "What we did, what comes next, what you can bring."],
        ["Announce product/feature", "What is new, what it does, how to get it."],
        ["Share insights", "What was found, where, what it means."],
        ["Tell a story", "A moment, an obstacle, a turn, what stayed."],
      ],
    ),
    option("Channel", "radio", "Where it will be read.", "The channel's limits and form are kept.", [
      ["LinkedIn", `At most ${figureOf(limits.LinkedIn.post)} characters, short paragraphs.`],
      ["Twitter/X", `Posts of at most ${figureOf(limits["Twitter / X"].post)} characters, one a paragraph.`],
      ["Facebook", "Friendly paragraphs."],
      ["Instagram", `At most ${figureOf(limits.Instagram.caption)} characters, closing with hashtags.`],
      ["TikTok", "A caption to be read aloud, with hashtags."],
      ["Blog", "A title and headed sections."],
      ["Email Newsletter", "Subject, greeting, body, sign-off."],
      ["Website", "A headline and headed sections."],
      ["YouTube", `A description of at most ${figureOf(limits.YouTube.description)} characters.`],
      ["Medium", "A title and running prose."],
    ]),
    option("Tone", "smile", "How it sounds.", "Told and shown, never at the cost of a fact.", [
      ["Insightful & casual", "Clear thoughts in an easy voice."],
      ["Professional", "No contractions, no slang."],
      ["Friendly & warm", "As to somebody you like."],
      ["Authoritative", "No hedging."],
      ["Inspirational", "What becomes possible."],
      ["Conversational", "As one would say it."],
      ["Bold & confident", "Short claims, strong verbs."],
      ["Humorous", "With a wink, never at somebody's cost."],
      ["Educational", "Plain words, one thought a sentence."],
      ["Empathetic", "The reader's trouble is seen first."],
    ]),
    option("Length", "ruler", "How long it is.", "The number of words lies in the band.", [
      ["Short (100-200 words)", "100 to 200 words."],
      ["Medium (300-500 words)", "300 to 500 words."],
      ["Long (600-1000 words)", "600 to 1,000 words."],
      ["Very long (1000+ words)", "1,000 words or more."],
    ]),
    option(
      "Audience",
      "users-round",
      "Who reads it.",
      "What these readers need comes first.",
      audiences.map(({ label, hint }) => [label, hint] as const),
    ),
  ],
});
