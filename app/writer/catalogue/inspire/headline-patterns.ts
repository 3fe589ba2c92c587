/** The patterns of headlines: what a line is made of, which type it is and what it pulls by. */

import type { Topic } from "../../builtin/matter/topics.ts";

export type Kind = "How-to" | "List" | "Question" | "Bold claim";
export type Pull = "Curiosity" | "Benefit" | "Authority" | "Urgency";

/** What a pattern is filled with. A claim is a whole statement without its stop, beginning small. */
export interface Fillings {
  topic: Topic;
  other: Topic;
  action: string;
  claim: string;
  counted: string;
  source: string;
  /** A date of the text, or the slot for one. */
  date: string;
}

export type Filling = keyof Fillings;

export interface Pattern {
  kind: Kind;
  pull?: Pull;
  needs: readonly Filling[];
  /** Begins with a small letter where the filling does; the first letter is made large afterwards. */
  line: (filled: Fillings) => string;
}

const is = (topic: Topic) => (topic.plural ? "are" : "is");
const s = (topic: Topic) => (topic.plural ? "" : "s");
const does = (topic: Topic) => (topic.plural ? "do" : "does");

/** Those made of a statement, an action or a count come first in their kind: they say most of the text. */
export const patterns: readonly Pattern[] = [
  { kind: "How-to", pull: "Benefit", needs: ["action"], line: ({ action }) => `how to ${action}` },
  { kind: "How-to", pull: "Curiosity", needs: ["claim"], line: ({ claim }) => `how ${claim}` },
  { kind: "How-to", pull: "Benefit", needs: ["action"], line: ({ action }) => `ways to ${action}` },
  {
    kind: "How-to",
    pull: "Authority",
    needs: ["source", "topic"],
    line: ({ source, topic }) => `how ${source} looks at ${topic.named}`,
  },
  {
    kind: "How-to",
    pull: "Benefit",
    needs: ["topic"],
    line: ({ topic }) => `how to get more from ${topic.named}`,
  },
  {
    kind: "How-to",
    pull: "Curiosity",
    needs: ["topic"],
    line: ({ topic }) => `ways of looking at ${topic.named}`,
  },
  {
    kind: "How-to",
    pull: "Authority",
    needs: ["topic"],
    line: ({ topic }) => `how [an expert] explains ${topic.named}`,
  },
  {
    kind: "How-to",
    pull: "Curiosity",
    needs: ["topic", "other"],
    line: ({ topic, other }) => `how ${topic.named} and ${other.named} fit together`,
  },
  {
    kind: "How-to",
    pull: "Benefit",
    needs: ["topic"],
    line: ({ topic }) => `how to start with ${topic.named}, and where to go from there`,
  },
  { kind: "How-to", needs: ["topic"], line: ({ topic }) => `how ${topic.named} work${s(topic)}` },
  { kind: "How-to", needs: ["topic"], line: ({ topic }) => `ways to make sense of ${topic.named}` },
  { kind: "How-to", needs: ["topic"], line: ({ topic }) => `how to explain ${topic.named} to anyone` },
  {
    kind: "How-to",
    needs: ["topic", "other"],
    line: ({ topic, other }) => `ways to think about ${topic.named} and ${other.named}`,
  },
  {
    kind: "How-to",
    pull: "Urgency",
    needs: ["action", "date"],
    line: ({ action, date }) => `how to ${action} before ${date}`,
  },
  {
    kind: "How-to",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `how to be ready for ${topic.named} by ${date}`,
  },
  {
    kind: "How-to",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `ways to catch up on ${topic.named} before ${date}`,
  },
  {
    kind: "How-to",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `how to make the most of ${topic.named} until ${date}`,
  },
  {
    kind: "How-to",
    pull: "Urgency",
    needs: ["action", "date"],
    line: ({ action, date }) => `ways to ${action}, from now to ${date}`,
  },
  {
    kind: "How-to",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `how to decide about ${topic.named} while there is time: ${date}`,
  },
  {
    kind: "How-to",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `how ${date} changes the question of ${topic.named}`,
  },
  { kind: "List", pull: "Authority", needs: ["claim"], line: ({ claim }) => claim },
  {
    kind: "List",
    pull: "Curiosity",
    needs: ["counted", "topic"],
    line: ({ counted, topic }) => `${topic.named}: the story behind ${counted}`,
  },
  { kind: "List", pull: "Benefit", needs: ["action"], line: ({ action }) => `[number] ways to ${action}` },
  {
    kind: "List",
    pull: "Authority",
    needs: ["source"],
    line: ({ source }) => `[number] lessons from ${source}`,
  },
  {
    kind: "List",
    pull: "Curiosity",
    needs: ["counted"],
    line: ({ counted }) => `${counted}, and what they mean`,
  },
  {
    kind: "List",
    pull: "Curiosity",
    needs: ["topic"],
    line: ({ topic }) => `[number] things to know about ${topic.named}`,
  },
  {
    kind: "List",
    pull: "Benefit",
    needs: ["topic"],
    line: ({ topic }) => `your guide to ${topic.named}: [number] steps`,
  },
  {
    kind: "List",
    pull: "Curiosity",
    needs: ["topic", "other"],
    line: ({ topic, other }) => `[number] links between ${topic.named} and ${other.named}`,
  },
  { kind: "List", needs: ["topic"], line: ({ topic }) => `${topic.named} in [number] points` },
  {
    kind: "List",
    pull: "Benefit",
    needs: ["topic"],
    line: ({ topic }) => `[number] reasons to look at ${topic.named} again`,
  },
  {
    kind: "List",
    pull: "Authority",
    needs: ["topic"],
    line: ({ topic }) => `what [number] experts say on ${topic.named}`,
  },
  { kind: "List", needs: ["topic"], line: ({ topic }) => `[number] common mistakes with ${topic.named}` },
  {
    kind: "List",
    needs: ["topic"],
    line: ({ topic }) => `the [number] questions everyone asks about ${topic.named}`,
  },
  {
    kind: "List",
    pull: "Urgency",
    needs: ["counted", "date"],
    line: ({ counted, date }) => `${counted}: what to know before ${date}`,
  },
  {
    kind: "List",
    pull: "Urgency",
    needs: ["action", "date"],
    line: ({ action, date }) => `[number] ways to ${action} before ${date}`,
  },
  {
    kind: "List",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `[number] days to ${date}: ${topic.named}`,
  },
  {
    kind: "List",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `[number] things to settle about ${topic.named} by ${date}`,
  },
  {
    kind: "List",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `until ${date}: [number] reasons to look at ${topic.named}`,
  },
  {
    kind: "List",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `${topic.named} before ${date}, in [number] steps`,
  },
  {
    kind: "List",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `your [number] last questions on ${topic.named} before ${date}`,
  },
  { kind: "Question", pull: "Curiosity", needs: ["claim"], line: ({ claim }) => claim },
  { kind: "Question", pull: "Benefit", needs: ["action"], line: ({ action }) => `ready to ${action}?` },
  {
    kind: "Question",
    pull: "Curiosity",
    needs: ["counted"],
    line: ({ counted }) => `what do ${counted} tell us?`,
  },
  {
    kind: "Question",
    pull: "Authority",
    needs: ["source", "topic"],
    line: ({ source, topic }) => `what does ${source} tell us about ${topic.named}?`,
  },
  {
    kind: "Question",
    pull: "Benefit",
    needs: ["topic"],
    line: ({ topic }) => `what can ${topic.named} do for you?`,
  },
  {
    kind: "Question",
    pull: "Curiosity",
    needs: ["topic"],
    line: ({ topic }) => `why ${topic.named}, and why now?`,
  },
  {
    kind: "Question",
    pull: "Curiosity",
    needs: ["topic", "other"],
    line: ({ topic, other }) => `what links ${topic.named} to ${other.named}?`,
  },
  { kind: "Question", needs: ["topic"], line: ({ topic }) => `how well do you know ${topic.named}?` },
  {
    kind: "Question",
    needs: ["topic"],
    line: ({ topic }) => `where ${does(topic)} ${topic.named} go from here?`,
  },
  {
    kind: "Question",
    pull: "Benefit",
    needs: ["topic"],
    line: ({ topic }) => `${is(topic)} ${topic.named} worth your time?`,
  },
  {
    kind: "Question",
    pull: "Authority",
    needs: ["topic"],
    line: ({ topic }) => `what would [an expert] say about ${topic.named}?`,
  },
  { kind: "Question", needs: ["topic"], line: ({ topic }) => `have we misread ${topic.named}?` },
  { kind: "Question", needs: ["topic"], line: ({ topic }) => `who needs ${topic.named} most?` },
  {
    kind: "Question",
    pull: "Urgency",
    needs: ["action", "date"],
    line: ({ action, date }) => `will you ${action} before ${date}?`,
  },
  {
    kind: "Question",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `ready for ${topic.named} by ${date}?`,
  },
  {
    kind: "Question",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `what will you do about ${topic.named} before ${date}?`,
  },
  {
    kind: "Question",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `${topic.named}: is ${date} too late?`,
  },
  {
    kind: "Question",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `${date} is coming: have you thought of ${topic.named}?`,
  },
  {
    kind: "Question",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `who still has to hear of ${topic.named} before ${date}?`,
  },
  {
    kind: "Question",
    pull: "Urgency",
    needs: ["action", "date"],
    line: ({ action, date }) => `why wait for ${date} to ${action}?`,
  },
  { kind: "Bold claim", pull: "Authority", needs: ["claim"], line: ({ claim }) => claim },
  {
    kind: "Bold claim",
    pull: "Authority",
    needs: ["source", "topic"],
    line: ({ source, topic }) => `${source} on ${topic.named}`,
  },
  {
    kind: "Bold claim",
    pull: "Curiosity",
    needs: ["counted", "topic"],
    line: ({ counted, topic }) => `${topic.named}: behind ${counted}`,
  },
  {
    kind: "Bold claim",
    pull: "Benefit",
    needs: ["topic"],
    line: ({ topic }) => `the case for ${topic.named}`,
  },
  {
    kind: "Bold claim",
    pull: "Curiosity",
    needs: ["topic"],
    line: ({ topic }) => `inside ${topic.named}: a closer look`,
  },
  { kind: "Bold claim", needs: ["topic"], line: ({ topic }) => `why ${topic.named} matter${s(topic)}` },
  {
    kind: "Bold claim",
    pull: "Benefit",
    needs: ["topic"],
    line: ({ topic }) => `${topic.named}, made plain`,
  },
  {
    kind: "Bold claim",
    pull: "Curiosity",
    needs: ["topic", "other"],
    line: ({ topic, other }) => `${topic.named}, ${other.named} and the question between them`,
  },
  { kind: "Bold claim", needs: ["topic"], line: ({ topic }) => `it is time to talk about ${topic.named}` },
  {
    kind: "Bold claim",
    pull: "Curiosity",
    needs: ["topic"],
    line: ({ topic }) => `the untold side of ${topic.named}`,
  },
  {
    kind: "Bold claim",
    pull: "Authority",
    needs: ["topic"],
    line: ({ topic }) => `[an expert] explains ${topic.named}`,
  },
  {
    kind: "Bold claim",
    pull: "Benefit",
    needs: ["topic"],
    line: ({ topic }) => `make room for ${topic.named}`,
  },
  {
    kind: "Bold claim",
    pull: "Urgency",
    needs: ["action", "date"],
    line: ({ action, date }) => `${action} before ${date}`,
  },
  {
    kind: "Bold claim",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `last call for ${topic.named}: ${date}`,
  },
  {
    kind: "Bold claim",
    pull: "Urgency",
    needs: ["claim", "date"],
    line: ({ claim, date }) => `before ${date}: ${claim}`,
  },
  {
    kind: "Bold claim",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `${topic.named}: not a day later than ${date}`,
  },
  {
    kind: "Bold claim",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `keep ${date} free for ${topic.named}`,
  },
  {
    kind: "Bold claim",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `do not let ${date} pass without ${topic.named}`,
  },
  {
    kind: "Bold claim",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `the clock is running on ${topic.named} until ${date}`,
  },
  {
    kind: "Bold claim",
    pull: "Urgency",
    needs: ["topic", "date"],
    line: ({ topic, date }) => `what to know about ${topic.named} by ${date}`,
  },
];
