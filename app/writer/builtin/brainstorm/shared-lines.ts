/** What roles of one kind have in common, and what every role can say. `{W}` is taken from the message before. */

import type { Family } from "../../catalogue/roles/methods.ts";

interface Shared {
  replies: readonly string[];
  moves: readonly string[];
  asks: readonly string[];
}

export const families: Readonly<Record<Family, Shared>> = {
  doubt: {
    replies: [
      "I am not sure that {W} carries so much weight.",
      "On {W} I would hold back a little.",
      "{W}, yes, if it can be shown.",
      "You make {W} sound settled, and it is not.",
    ],
    moves: [
      "I would put a question mark behind this: {C}.",
      "So far nobody has shown that {T} does what we say.",
      "Between the words and the proof there is room here: {C}.",
      "{T} is where I would expect the trouble.",
    ],
    asks: [
      "What would it take to prove us wrong about {T}?",
      "Who would disagree on {T}, and what would they point to?",
      "What do we not know about {T}?",
      "How would {T} look to somebody who wants it to fail?",
      "What is the strongest reason to stop at {T}?",
      "Is {T} a fact or a hope?",
    ],
  },
  evidence: {
    replies: [
      "For {W} I would like to see figures.",
      "What you say about {W} can be checked.",
      "{W} is worth a closer count.",
      "Let us put {W} beside what we know.",
    ],
    moves: [
      "On record stands only this: {C}.",
      "For {T} I would draw up a short table: [before], [after], [source].",
      "The line that can be checked is this: {C}.",
      "{T} without a date and a source is a rumour.",
    ],
    asks: [
      "Where could we look {T} up?",
      "What is the trend in {T}?",
      "Which number is missing on {T}?",
      "Compared with what is {T} large or small?",
      "Who has the data on {T}?",
      "What would be a fair test of {T}?",
    ],
  },
  build: {
    replies: [
      "Good, then {W} is something that we can work on.",
      "Let us make {W} concrete.",
      "{W} is the part that I would take first.",
      "About {W} we can do something at once.",
    ],
    moves: [
      "I would start from the piece that is already there: {C}.",
      "{T} wants a sketch before it wants a plan.",
      "Made into a task it says: {C}.",
      "For {T} I would set a limit now: [limit].",
    ],
    asks: [
      "What is the next step on {T}?",
      "What can go wrong with {T} on the first day?",
      "Which part of {T} could be tried tomorrow?",
      "How will we know that {T} works?",
      "What does {T} need that we do not have?",
      "What is the simplest form of {T}?",
    ],
  },
  people: {
    replies: [
      "What you say about {W} will mean something to people.",
      "I wonder who feels {W} most.",
      "{W} matters, because somebody has to live with it.",
      "Let us ask for whom {W} is there.",
    ],
    moves: [
      "To somebody out there it says: {C}.",
      "Behind {T} I see a person with little time.",
      "The human side of this is easy to miss: {C}.",
      "{T} will be judged by how it feels, not by how it is meant.",
    ],
    asks: [
      "Who is {T} for, by name?",
      "What do people say about {T} at the kitchen table?",
      "How would we explain {T} to a friend?",
      "What would make somebody recommend {T}?",
      "Which worry about {T} have we not answered?",
      "What does a good day with {T} look like?",
    ],
  },
  future: {
    replies: [
      "Follow {W} a little further.",
      "With {W} a door opens.",
      "{W} could be larger than we think.",
      "Let us not make {W} too small.",
    ],
    moves: [
      "The step beyond this is not taken yet: {C}.",
      "{T} could be the beginning of something else.",
      "Seen from further on, this line will stand out: {C}.",
      "I would aim {T} higher than the text does.",
    ],
    asks: [
      "What comes after {T}?",
      "What could {T} grow into?",
      "Which door does {T} open?",
      "What would we try with {T} if we could not fail?",
      "What will people expect of {T} next?",
      "What would be the bold version of {T}?",
    ],
  },
  craft: {
    replies: [
      "{W} is the word that I would keep.",
      "There is a line in {W} that we have not written yet.",
      "Say {W} again, but shorter.",
      "Listen to how {W} sounds.",
    ],
    moves: [
      "The sentence with the most life in it is this: {C}.",
      "{T} would gain from a single image: [image].",
      "I would begin exactly here and cut what stands before: {C}.",
      "With {T} the tone matters as much as the point.",
    ],
    asks: [
      "What does the reader see when we say {T}?",
      "Which detail makes {T} real?",
      "How would {T} begin if it were a story?",
      "What is the shortest true thing to say about {T}?",
      "Where is the surprise in {T}?",
      "What should the reader remember about {T}?",
    ],
  },
  balance: {
    replies: [
      "There is something to {W} on either side.",
      "Let us keep {W} and what speaks against it.",
      "{W} belongs into a larger picture.",
      "I would connect {W} with what was said before.",
    ],
    moves: [
      "It can be read in more than one way: {C}.",
      "{T} sits between what we want and what we owe.",
      "Taken together with the rest, this weighs more: {C}.",
      "Around {T} I would draw a wider circle.",
    ],
    asks: [
      "What does {T} remind you of?",
      "What do we mean by {T}, exactly?",
      "Who else has a stake in {T}?",
      "What would a wise outsider ask about {T}?",
      "Where do our views of {T} touch?",
      "What should not be forgotten about {T}?",
    ],
  },
};

/** Answers to the message before that any role can give. */
export const replies: readonly string[] = [
  "Let me take up {W}.",
  "You mention {W}, and that is the right place to press.",
  "Fair point on {W}, yet there is more to it.",
  "I see {W} from another side.",
  "Let us stay with {W} for a moment.",
  "What you say about {W} leads on.",
  "With {W} you touch the heart of it.",
  "Before we leave {W}, one more thing.",
  "Take {W} as given, then.",
  "I keep coming back to {W}.",
  "On {W} we agree more than it seems.",
  "Let me answer you on {W}.",
];

/** Questions that any role can ask when its own have been asked. */
export const asks: readonly string[] = [
  "What would change if we left out {T}?",
  "How would you put {T} in a single sentence?",
  "What is the best argument for {T}?",
  "Which part of {T} have we not touched?",
  "What do you make of {T} yourself?",
  "What should happen with {T} first?",
  "Where would you look for help with {T}?",
  "What is at stake with {T}?",
  "How did {T} come up at all?",
  "What have we learned about {T} so far?",
];
