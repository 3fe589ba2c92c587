/** The 21 social tools by what they do for a post, in the order of the catalogue. */

import { platformLimits } from "../prose/platform-limits.ts";
import { noBuzzwords } from "../promises/buzzwords.ts";
import { factsLocked, nothingAdded, nothingNew } from "../promises/facts.ts";
import { sameLanguage } from "../promises/language.ts";
import { charactersAtMost, hashtags, uniqueLines } from "../promises/lines.ts";
import { needing } from "../promises/needing.ts";
import { gradeAtMost } from "../promises/plain.ts";
import {
  endsAsking,
  firstLineAtMost,
  headingEvery,
  noSuperlatives,
  nothingLost,
  oneCall,
  openQuestions,
  paragraphLines,
  poll,
  speaksToYou,
  threadOf,
  threeParts,
  titled,
  weightedAtMost,
  wordsBeforeQuestion,
  wordsBesideHeadings,
  wordsUnchanged,
} from "../promises/posts.ts";
import { nothingNewBesideLabels, secondsHook, twistersFlagged, videoScript } from "../promises/scripts.ts";
import { longestSentence, sentenceCount } from "../promises/sentences.ts";
import { activeShare } from "../promises/story-style.ts";
import { nothingNewBesideTags, tagsFromText, threeGroups } from "../promises/tags.ts";
import { wordRange, wordShare } from "../promises/words.ts";

import type { Entry } from "../task.ts";
import { entry, type Row } from "./declare.ts";

/** What a social tool has beside an entry: where it is used, and what it does for a post. */
interface SocialTool extends Entry {
  category: "Basic Options" | "Style Enhancements" | "Clarity & Flow" | "Engagement Boosters";
  platform:
    | "General"
    | "Meta"
    | "Instagram"
    | "LinkedIn"
    | "Twitter / X"
    | "TikTok"
    | "Medium / Blogging Platforms";
}

/** The tools of a category. */
function tools(
  category: SocialTool["category"],
  rows: readonly (Row & Pick<SocialTool, "platform">)[],
): SocialTool[] {
  return rows.map(({ platform, ...row }) => ({ ...entry(row), category, platform }));
}

const basic: readonly SocialTool[] = tools("Basic Options", [
  {
    id: "social/write-a-post",
    name: "Write a Post",
    icon: "square-pen",
    platform: "General",
    shortDescription: "A clear post from any notes.",
    kind: "generate",
    builtin: "layout",
    instruction:
      "Write one social post from the notes. Pick the one idea that matters and leave the others out. Open with a line that makes sense alone, keep the paragraphs short, and end with exactly one call to action. Claim only what the text says; where the post needs a fact that is missing, leave a [slot].",

    promises: [
      sameLanguage,
      nothingNew,
      needing(30, "A post of 40 to 120 words", wordRange(40, 120)),
      oneCall,
    ],
  },
  {
    id: "social/community-post",
    name: "Community Post",
    icon: "users",
    platform: "Meta",
    shortDescription: "A post for a page or group that invites replies.",
    kind: "generate",
    builtin: "layout",
    instruction:
      "Write a post for a page or a group whose members know each other. Tell the news so briefly that all of it shows before the fold, then ask one open question as the last paragraph: something that people can answer from their own lives. Speak as a neighbour, not as a brand. Claim only what the text says.",

    promises: [sameLanguage, nothingAdded, endsAsking, wordsBeforeQuestion(platformLimits.Meta.fold.value)],
  },
  {
    id: "social/caption-writer",
    name: "Caption Writer",
    icon: "image",
    platform: "Instagram",
    shortDescription: "A caption whose first line works alone.",
    kind: "generate",
    builtin: "layout",
    instruction:
      "Write a caption for a picture. The first line works alone, since everything after it is hidden at first. Then a few short paragraphs from the text, and up to five hashtags made of its own words as the last line. Describe no picture that the text does not describe.",

    promises: [
      sameLanguage,
      nothingNewBesideTags,
      firstLineAtMost(platformLimits.Instagram.firstLine.value),
      charactersAtMost(platformLimits.Instagram.caption.value),
    ],
  },
  {
    id: "social/fit-to-280",
    name: "Fit to 280",
    icon: "minimize-2",
    platform: "Twitter / X",
    shortDescription: "One post that fits the limit.",
    kind: "transform",
    builtin: "layout",
    instruction:
      "Cut the text to one post. Keep the point, the figure that proves it and the link, in this order; drop greetings, adverbs and second thoughts. Whole sentences, no hashtags that the text does not have, no numbering.",

    promises: [sameLanguage, nothingAdded, weightedAtMost(platformLimits["Twitter / X"].post.value)],
  },
  {
    id: "social/short-video-script",
    name: "Short Video Script",
    icon: "clapperboard",
    platform: "TikTok",
    shortDescription: "A 30-60 second script with shots and voice-over.",
    kind: "generate",
    builtin: "layout",
    instruction:
      "Write the script of a short video. Every line begins with SHOT: (what is seen) or VOICE: (what is said), these two words in any language, a blank line between them. The first words hook, one thought a line, sentences short enough for one breath. Say only what the text says; a shot that needs something unknown is a [slot].",

    promises: [sameLanguage, nothingNewBesideLabels, videoScript(75, 150)],
  },
  {
    id: "social/story-teaser",
    name: "Story Teaser",
    icon: "newspaper",
    platform: "Medium / Blogging Platforms",
    shortDescription: "Title, subtitle and teaser for an article.",
    kind: "generate",
    builtin: "layout",
    instruction:
      "Write what makes a reader open the article: a title as a `## ` heading, a subtitle in the paragraph under it, then a teaser of two or three sentences that opens the matter and does not give its end away. Promise nothing that the text does not keep.",

    promises: [sameLanguage, nothingAdded, titled(80, 140)],
  },
]);

const style: readonly SocialTool[] = tools("Style Enhancements", [
  {
    id: "social/warm-and-friendly-voice",
    name: "Warm & Friendly Voice",
    icon: "heart-handshake",
    platform: "Meta",
    shortDescription: "Neighbourly tone, no sales talk.",
    kind: "transform",
    builtin: "model",
    instruction:
      "Rewrite the text as a neighbour would say it: warm, direct, with contractions where the language has them, speaking to the reader as you. No superlatives, no exclamation marks in a row, no sales talk. Every fact, name, number and link stays.",
    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6), speaksToYou, noSuperlatives],
  },
  {
    id: "social/storytelling-caption",
    name: "Storytelling Caption",
    icon: "book-open",
    platform: "Instagram",
    shortDescription: "A tiny story behind the picture.",
    kind: "generate",
    builtin: "layout",
    instruction:
      "Tell the text as a tiny story in three paragraphs: how it was, what turned, how it ended or what is different now. Six sentences at most, all of them from what the text tells. If it does not say what turned, leave a [slot] there.",

    promises: [sameLanguage, nothingNew, threeParts(6)],
  },
  {
    id: "social/professional-polish",
    name: "Professional Polish",
    icon: "briefcase",
    platform: "LinkedIn",
    shortDescription: "Credible and concise, without jargon.",
    kind: "transform",
    builtin: "marks",
    instruction:
      "Polish the text for colleagues: credible, concise, courteous, without contractions. Replace every buzzword (synergy, leverage, game changer, cutting-edge and their like) by what it means. If something must go, keep the claim and its proof. Add nothing.",

    promises: [sameLanguage, nothingAdded, noBuzzwords, charactersAtMost(1300)],
  },
  {
    id: "social/quote-worthy-line",
    name: "Quote-Worthy Line",
    icon: "quote",
    platform: "Twitter / X",
    shortDescription: "Distil the idea into one memorable line.",
    kind: "generate",
    builtin: "layout",
    instruction:
      "Give one short sentence that holds the idea of the text and is worth repeating: a contrast, a turn or a plain truth. Its words come from the text as far as possible. No hashtag, no attribution, no quotation marks.",

    promises: [sameLanguage, nothingAdded, charactersAtMost(140), sentenceCount(1)],
  },
  {
    id: "social/editorial-voice",
    name: "Editorial Voice",
    icon: "pen-tool",
    platform: "Medium / Blogging Platforms",
    shortDescription: "A magazine-like voice for a long post.",
    kind: "transform",
    builtin: "model",
    instruction:
      "Rewrite the text in the voice of a good magazine: somebody does something in nearly every sentence, the verbs carry the weight, long and short sentences take turns, the opening earns the next line. Every fact, name, number and quotation stays.",
    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6), activeShare(0.85)],
  },
]);

const clarity: readonly SocialTool[] = tools("Clarity & Flow", [
  {
    id: "social/plain-language-pass",
    name: "Plain-Language Pass",
    icon: "lightbulb",
    platform: "General",
    shortDescription: "Remove jargon and long sentences.",
    kind: "transform",
    builtin: "model",
    instruction:
      "Rewrite the text in plain language: everyday words for jargon, one thought a sentence, short sentences. Explain a term that has no everyday word where it first stands. Every fact, name and number stays.",
    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6), longestSentence(22), gradeAtMost(8)],
  },
  {
    id: "social/line-break-formatter",
    name: "Line-Break Formatter",
    icon: "wrap-text",
    platform: "LinkedIn",
    shortDescription: "Break a wall of text into readable lines.",
    kind: "transform",
    builtin: "layout",
    instruction:
      "Break the text into short paragraphs, with a blank line between them. Break at the ends of sentences, or at a comma where a sentence is too long. Change no word and no mark; lists and headings stay as they are.",

    promises: [sameLanguage, wordsUnchanged, paragraphLines(3, 60)],
  },
  {
    id: "social/thread-builder",
    name: "Thread Builder",
    icon: "list-ordered",
    platform: "Twitter / X",
    shortDescription: "Split a long text into a numbered thread.",
    kind: "transform",
    builtin: "layout",
    instruction:
      "Split the text into a thread: numbered posts with a blank line between them. Break at the ends of sentences so that each post can be read alone. Lose no word and add none.",

    promises: [sameLanguage, nothingLost, threadOf(platformLimits["Twitter / X"].post.value)],
  },
  {
    id: "social/spoken-flow-pass",
    name: "Spoken-Flow Pass",
    icon: "audio-lines",
    platform: "TikTok",
    shortDescription: "Make it easy to say aloud.",
    kind: "transform",
    builtin: "model",
    instruction:
      "Rewrite the text to be said aloud: contractions where the language has them, one thought a sentence, short sentences. After a sentence in which three or more words in a row begin with the same sound, flag them in square brackets: [Say slowly: the words]. Every fact, name and number stays.",
    promises: [sameLanguage, factsLocked, wordShare(0.6, 1.6), longestSentence(16), twistersFlagged],
  },
  {
    id: "social/scannable-sections",
    name: "Scannable Sections",
    icon: "rows-3",
    platform: "Medium / Blogging Platforms",
    shortDescription: "Add subheads, bullets and short paragraphs.",
    kind: "transform",
    builtin: "layout",
    instruction:
      "Make the text easy to scan: `## ` headings that say what each section is about, paragraphs of at most 70 words, a bullet list where the text counts things. Change no other word.",

    promises: [sameLanguage, wordsBesideHeadings, needing(60, "A text with sections", headingEvery(200))],
  },
]);

const engagement: readonly SocialTool[] = tools("Engagement Boosters", [
  {
    id: "social/first-line-hook",
    name: "First-Line Hook",
    icon: "anchor",
    platform: "General",
    shortDescription: "Five openers to stop the scroll.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Write five different first lines for the text as a list: a figure, a plain claim, a contrast, a question, an image. Each leads into the text as it stands and promises nothing else. No clickbait, no invented fact.",

    promises: [sameLanguage, nothingAdded, uniqueLines(5, 100)],
  },
  {
    id: "social/conversation-starter",
    name: "Conversation Starter",
    icon: "messages-square",
    platform: "Meta",
    shortDescription: "Questions people actually answer.",
    kind: "generate",
    builtin: "model",
    instruction:
      "Ask three questions on the subject of the text that people like to answer, one a line as a list. Each begins with what, how, why, which, who, where or when, or their like in the language of the text, so that nobody can answer yes or no, and asks for an experience or a choice rather than for knowledge.",
    promises: [sameLanguage, nothingAdded, openQuestions(3)],
  },
  {
    id: "social/hashtag-set",
    name: "Hashtag Set",
    icon: "hash",
    platform: "Instagram",
    shortDescription: "Broad, niche and branded tags.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Give different hashtags in three groups under the headings ### Broad, ### Niche and ### Branded. Make each from words of the text, without spaces, with a capital where a word begins. Broad: what many people follow; Niche: what only this subject has; Branded: names in the text. Where it has no name, leave a [slot].",

    promises: [sameLanguage, tagsFromText, needing(15, "A set of ten tags", hashtags(10, 15)), threeGroups],
  },
  {
    id: "social/poll-and-question-maker",
    name: "Poll & Question Maker",
    icon: "vote",
    platform: "LinkedIn",
    shortDescription: "A poll with fair options.",
    kind: "generate",
    builtin: "model",
    instruction:
      "Write a poll on the text: one short, fair question, then two to four short options as a list. The options exclude each other, none of them is the obvious right answer, and one leaves room for other views. Claim nothing in the question.",
    promises: [
      sameLanguage,
      nothingAdded,
      poll(platformLimits.LinkedIn.question.value, platformLimits.LinkedIn.option.value),
    ],
  },
  {
    id: "social/three-second-hook",
    name: "Three-Second Hook",
    icon: "timer",
    platform: "TikTok",
    shortDescription: "What is said and shown in the first three seconds.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Write the first three seconds of a video: a line SAY: for what is spoken and a line SHOW: for what stands on the screen, these two words in any language, a blank line between them. What is shown adds to what is said and does not repeat it. Take both from the text.",

    promises: [sameLanguage, nothingNewBesideLabels, secondsHook(8, 5)],
  },
]);

export const socialTools: readonly SocialTool[] = [...basic, ...style, ...clarity, ...engagement];
