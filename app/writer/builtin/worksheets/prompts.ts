/** The parts of a prompt about a text, filled in by the kind of the text: what is left to the writer is what they want most. */

import type { TextKind } from "../text-kind/kinds.ts";
import { isSeed } from "./kinds.ts";

/** Who should answer, and what should be done. */
const wanted: Readonly<Record<TextKind, readonly [role: string, task: string]>> = {
  story: [
    "You are an editor of short fiction.",
    "Name the three places where a reader would stop, quote each, and say what is missing or too much there.",
  ],
  memoir: [
    "You are an editor of memoirs.",
    "Name the three places where a reader would like to know more, quote each, and ask one question about it.",
  ],
  news: [
    "You are a news editor.",
    "Name each statement without a source and each question that a reader would ask and the report does not answer.",
  ],
  letter: [
    "You are the one who gets this letter.",
    "List what you understand that you are told, asked, offered or thanked for, with the days where there are any, and quote whatever could be misread.",
  ],
  complaint: [
    "You are the one who has to deal with this letter, and you know nothing about the case.",
    "List what you understand that you are asked for and what you would still have to know, and quote whatever could be misread.",
  ],
  report: [
    "You are one of those for whom this report was written, and you know only what stands in it.",
    "Name each figure that is given without what it should be compared with, each statement without its ground, and each question that you would ask and the report does not answer.",
  ],
  notes: [
    "You are a careful assistant who was not there.",
    "List what is settled, what is to be done and by whom, and what is unclear or marked as to be looked up, in the order of the notes.",
  ],
  minutes: [
    "You keep the list of what a group has settled and who does it.",
    "List each decision and each action with name and day, and name those that have none.",
  ],
  "how-to": [
    "You are somebody who does this for the first time.",
    "Go through the steps in order, and say at which of them you would stop, and what you would have to know there.",
  ],
  recipe: [
    "You are somebody who cooks this for the first time.",
    "Go through the steps in order, and name every amount, time or movement that is left to guess.",
  ],
  product: [
    "You are a buyer who has been disappointed before.",
    "List the questions you would ask before paying, and say which of them the text answers, with the sentence.",
  ],
  opinion: [
    "You are a fair reader who disagrees.",
    "Give the strongest objection to each main point, quote the point, and say what you grant.",
  ],
  review: [
    "You are an editor of reviews.",
    "Say which verdicts in the text are shown by a moment or an example and which are only stated, and quote each.",
  ],
  speech: [
    "You are somebody in the last row who hears it once.",
    "Name the sentences that cannot be said in one breath and the places where you would lose the thread, and quote each.",
  ],
  notice: [
    "You are somebody who would like to come, or whom it concerns.",
    "List what you would still have to ask before you go, and quote whatever could be read in two ways.",
  ],
  career: [
    "You are somebody who hires for such work.",
    "Say which three lines you would ask about, and which could stand in anybody's papers.",
  ],
  travel: [
    "You are an editor of travel writing.",
    "Name the three places where a reader would like to see, hear or know more, quote each, and ask one question about it.",
  ],
  circular: [
    "You are one of those who get this message, and you read it standing up.",
    "List what you are told, asked to or have to do, for whom it holds and from or by which day, and quote whatever could be overlooked or misread.",
  ],
  application: [
    "You are the one who sorts forty letters for this post.",
    "Name the three sentences that you would ask about, and those that could stand in anybody's letter, and quote each.",
  ],
  answers: [
    "You are somebody who has one of these questions and little patience.",
    "Say which answers give the condition before the answer, and which questions are missing, and quote each.",
  ],
  interview: [
    "You are an editor of interviews.",
    "Name the answers after which you would have asked again, quote each, and put the question.",
  ],
  vacancy: [
    "You are the right person for this post, and not sure whether you are meant.",
    "List what you would still have to ask before applying, and quote the line at which you would give up.",
  ],
  verse: [
    "You are a poet who reads other people's drafts.",
    "Name the line that carries the poem and the lines that could go, quote each, and change none of them.",
  ],
  article: [
    "You are an editor who reads for people new to the subject.",
    "Name the three places where such a reader would be lost, quote each, and say what is missing there.",
  ],
  other: [
    "You are a careful first reader.",
    "Name the three places where you stopped or had to read twice, quote each, and say what you would ask.",
  ],
};

/** A text that asks for another one is the wish itself, and so is a line or two of no kind: it is what the answer needs to know. */
const wish =
  /^(?:please |can you |could you )?(?:you are|act as|i (?:want|need|would like)|write|make|create|draft|help|give|explain|summari[sz]e|translate|list|compare|suggest|find|turn)\b/i;

/** The parts of a prompt by their names. */
export function promptParts(kind: TextKind, text: string): [part: string, said: string][] {
  if (isSeed(text) || wish.test(text.trim()))
    return [
      ["Role", "[who should answer: a profession, with experience in what]"],
      ["Task", "[one verb and its object: what is to be written or decided]"],
      ["Context", contextOf(text)],
      ["Format", "[how long, in which form, for whom]"],
      ["Constraints", "[what must stay, what must not be said]"],
    ];
  const [role, task] = wanted[kind];
  return [
    ["Role", role],
    ["Task", task],
    ["Context", contextOf(text)],
    ["Format", formatFor(task)],
    ["Constraints", "Use only what the text says, rewrite nothing, and say so where you are not sure."],
  ];
}

/** How the answer to a task is set down: what asks for each of something has no number. */
function formatFor(task: string): string {
  const [points, each] = ["in the order of the text", "one or two sentences each"];
  if (task.includes("the three places")) return `Three points ${points}, ${each}.`;
  return /^(?:List|Name) each\b/.test(task)
    ? `A list ${points}, ${each}.`
    : `A list of at most ten points, ${each}, ${points}.`;
}

/** A text as it stands, as long as it can be read beside the rest of the prompt; a longer one has to be pasted. */
function contextOf(text: string): string {
  const whole = text.trim();
  if (whole.length <= 3500) return whole;
  return "[Paste the whole text here.]";
}

/** What a picture for a text is made of; nothing is taken from the text, since only the writer sees it. */
export const imageParts: readonly string[] = [
  "[one thing or person from the text that can be seen]",
  "[where, at what hour]",
  "[where the light comes from]",
  "[photograph, drawing or painting, and of what kind]",
];
