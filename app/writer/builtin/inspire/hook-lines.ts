/** Sentences that hooks are made of where the text gives none: frames with [slots], bridges, promises, and leads that set a feeling. */

import type { Topic } from "../matter/topics.ts";

export type Line = (topic: Topic) => string;

const is = (topic: Topic) => (topic.plural ? "are" : "is");
const s = (topic: Topic) => (topic.plural ? "" : "s");

/** Openings of each kind for a text that has none of its own. */
export const frames: Readonly<Record<string, readonly Line[]>> = {
  "Surprising fact": [
    ({ named }) => `Few people know this about ${named}: [fact].`,
    ({ named }) => `The first thing to take in about ${named} is [fact].`,
    ({ named }) => `[fact]: with that, the story of ${named} begins.`,
    ({ named }) => `Of all there is to say on ${named}, one number stands out: [fact].`,
    ({ named }) => `Ask around, and nobody will mention [fact] when talk turns to ${named}.`,
    ({ named }) => `One figure is enough to see ${named} in another light: [fact].`,
    ({ named }) => `What surprises newcomers to ${named} most is [fact].`,
    ({ named }) => `Before any opinion on ${named}, a plain fact: [fact].`,
  ],
  "Short anecdote": [
    ({ named }) => `[Name] remembers the day when ${named} stopped being a word: [what happened].`,
    ({ named }) => `One [morning or evening], [name] had to deal with ${named} alone.`,
    ({ named }) => `It was [time], at [place], and [name] was about to meet ${named} for the first time.`,
    ({ named }) => `[Name] had planned for everything except ${named}; then [what happened].`,
    ({ named }) => `Ask [name] about ${named}, and out comes the story of [moment].`,
    ({ named }) => `At [place] they still tell how [name] came to ${named}: [what happened].`,
    ({ named }) => `When [name] first heard of ${named}, [what was going on].`,
    ({ named }) => `Nobody laughed when [name] brought up ${named}, because [what happened] the week before.`,
  ],
  "Direct question": [
    ({ named }) => `When did you last think about ${named}?`,
    (topic) => `What if ${topic.named} mattered more than you think?`,
    (topic) => `Have you ever wondered what ${topic.named} ${is(topic)} really about?`,
    ({ named }) => `Where would you begin with ${named}?`,
    ({ named }) => `How much would change for you without ${named}?`,
    (topic) => `${opening(is(topic))} ${topic.named} what you take ${topic.plural ? "them" : "it"} for?`,
    ({ named }) => `Who do you ask when you need to know about ${named}?`,
    ({ named }) => `Could you explain ${named} to a friend in one breath?`,
  ],
  "In the middle of things": [
    ({ named }) => `[Who] is already [doing what], and ${named} cannot wait.`,
    (topic) =>
      `The clock says [time], [place] is full, and ${topic.named} ${is(topic)} all that anyone talks about.`,
    ({ named }) => `Halfway through [what was going on], somebody brought up ${named}.`,
    ({ named }) => `By the time anyone noticed ${named}, [what had happened].`,
    ({ named }) => `[Who] had [done what] twice before ${named} got in the way.`,
    ({ named }) => `There is no time left: [what is going on], with ${named} in the middle of it.`,
    ({ named }) => `[Sound or movement], and every head at [place] turns to ${named}.`,
    ({ named }) => `Not now, somebody says, but ${named} will not be put off.`,
  ],
};

function opening(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** What stands between an opening and the text. */
export const bridges: readonly Line[] = [
  ({ named }) => `That brings us to ${named}.`,
  () => "The rest follows from there.",
  () => "It is worth asking how it came to this.",
  (topic) => `So what ${topic.plural ? "do" : "does"} ${topic.named} have to do with it?`,
  ({ named }) => `A closer look at ${named} tells more.`,
  () => "What came of it stands below.",
  ({ named }) => `Seen from ${named}, the question looks different.`,
  () => "There is a reason for that.",
  (topic) => `And ${topic.named} ${is(topic)} only where it starts.`,
  () => "Start at the beginning.",
  ({ named }) => `Keep ${named} in mind for a moment.`,
  () => "The details are less obvious than they seem.",
];

/** Why to stay: each promise in eight forms. */
export const promises: Readonly<Record<string, readonly Line[]>> = {
  "What you will learn": [
    ({ named }) => `By the end you will know what stands behind ${named}.`,
    ({ named }) => `Read on to learn what ${named} can and cannot do.`,
    (topic) =>
      `You will see where ${topic.named} come${s(topic)} from and what follows from ${topic.plural ? "them" : "it"}.`,
    ({ named }) => `Here you will learn to judge ${named} for yourself.`,
    ({ named }) => `You will come away knowing [what the reader learns] about ${named}.`,
    ({ named }) => `A few minutes from now you will know how to explain ${named}.`,
    ({ named }) => `What you will learn is how to think about ${named}.`,
    ({ named }) => `Stay, and you will understand ${named} better than most.`,
  ],
  "What it costs to ignore": [
    ({ named }) => `Ignore ${named}, and the price is [cost].`,
    ({ named }) => `Looking away from ${named} costs [cost].`,
    ({ named }) => `Whoever skips ${named} pays for it later with [cost].`,
    ({ named }) => `Not knowing about ${named} may cost you [cost].`,
    ({ named }) => `What you stand to lose by passing over ${named} is [loss].`,
    ({ named }) => `The cost of leaving ${named} for another day is [cost].`,
    ({ named }) => `Each week of ignoring ${named} costs [amount].`,
    ({ named }) => `Those who overlook ${named} lose [loss].`,
  ],
  "What changes after": [
    (topic) => `After this, ${topic.named} will not look the same.`,
    ({ named }) => `What changes afterwards is how you deal with ${named}.`,
    ({ named }) => `Once you have read it, [what changes] whenever you think of ${named}.`,
    ({ named }) => `From then on, ${named} will mean [what changes].`,
    ({ named }) => `Afterwards you will handle ${named} in another way.`,
    (topic) => `Nothing about ${topic.named} changes overnight, but after this [what changes].`,
    ({ named }) => `The change comes later, the next time you meet ${named}.`,
    (topic) =>
      `Before this, ${topic.named} ${topic.plural ? "were" : "was"} [what it was]; after it, [what changes].`,
  ],
  "Who this is for": [
    ({ named }) => `This is for anyone who has to deal with ${named}.`,
    (topic) => `If ${topic.named} ${is(topic)} part of your day, this is for you.`,
    ({ named }) => `It is written for [readers] and for everyone else who meets ${named}.`,
    ({ named }) => `Whoever has to decide about ${named} should read on.`,
    ({ named }) => `For [readers], ${named} will be familiar ground.`,
    ({ named }) => `You need not be an expert on ${named}: this is for [readers].`,
    ({ named }) => `People who care about ${named} will find themselves here.`,
    ({ named }) => `Made for [readers], it asks no more than an interest in ${named}.`,
  ],
};

/** What makes the first sentence felt; the sentence goes on behind it. */
export const leads: Readonly<Record<string, readonly string[]>> = {
  Wonder: [
    "Stop and wonder for a moment:",
    "It is a small marvel:",
    "Strange but true:",
    "Who would have imagined it:",
    "Here is something remarkable:",
    "It still astonishes:",
    "Curious, when you think of it:",
    "Look again, and be amazed:",
  ],
  Tension: [
    "There is a risk in this:",
    "The danger is easy to miss:",
    "Time is short:",
    "Nobody likes to face it:",
    "The pressure is on:",
    "Here is what is at stake:",
    "This could still go wrong:",
    "Something has to give:",
  ],
  Amusement: [
    "Here is the funny part:",
    "Try not to laugh:",
    "You could not make it up:",
    "It sounds like a joke:",
    "Smile if you like:",
    "The comic side first:",
    "A little absurd, but here it is:",
    "Only half joking:",
  ],
  Recognition: [
    "You know the feeling:",
    "You have been there too:",
    "It may sound familiar:",
    "Anyone who has tried will know this:",
    "We have all seen it:",
    "You will recognise this:",
    "As usual, you may say:",
    "Like so many of us, you may have noticed:",
  ],
};
