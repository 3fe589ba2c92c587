import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "the place of an adverb": {
    mends: [
      "On the number 4 I {find always|always find} the shells of sunflower seeds.",
      "We {eat always|always eat} together.",
      "She {drinks usually|usually drinks} coffee in the morning.",
    ],
    leaves: ["It was always the same.", "I knew already that day.", "They have never the time to ask."],
  },
  "a span that goes on": {
    mends: [
      "I {live here since|have lived here for} three years.",
      "{Since three years I live in Leeds|I have lived in Leeds for three years}.",
      "I {know him for|have known him for} ten years.",
    ],
    leaves: [
      "Since three years ago the hall has been shut.",
      "Mayflies live for a day, and they live for three years as nymphs.",
      "I lived there for three years.",
    ],
  },
  "no comma before that": {
    mends: [
      "Many people think{,|} that this work is easy.",
      "I know{,|} that the keys are here.",
      "We hope{,|} that she will come.",
    ],
    leaves: [
      "I know, that is, I think I know.",
      "You know, that was a good day.",
      "I found, that the light was blue.",
    ],
  },
  "a question inside a sentence": {
    mends: [
      "She asked me how {did the man go|the man went} home.",
      "I don't know where {is the station|the station is}.",
      "He asked me what {did it mean|it meant}.",
    ],
    leaves: [
      "I asked what is the matter.",
      "I do not know why did is a verb.",
      "Ask him where the station is.",
    ],
  },
  "one conjunction, the form behind used to, and who does something": {
    mends: [
      "Although it was late, {but we|we} went on.",
      "I am used to {get|getting} up early.",
      "He suggested {me to|that I} go.",
      "I want {that he comes|him to come}.",
      "She is interested {to learn|in learning} English.",
    ],
    leaves: [
      "Although it was late, we went on, but he did not.",
      "I used to get up early.",
      "He suggested me to the board.",
      "I want that key.",
      "I was interested to learn that it had gone.",
    ],
  },
  "an article behind be and have": {
    mends: [
      "It was not {real|a real} leg, of course.",
      "She is {very|a very} good teacher.",
      "She bought {new|a new} car last week.",
      "I have a friend who is {nurse|a nurse} in Kraków.",
    ],
    leaves: ["It was good day care.", "It is real leg work.", "She has good book sense.", "He is king."],
  },
  "very much, ages and amounts": {
    mends: [
      "I like {very much this song|this song very much}.",
      "I {have 20 years|am 20 years old}.",
      "I have a lot of {friend|friends} here.",
      "{This|These} shoes are too small.",
      "There {are many informations|is a lot of information} on the page.",
    ],
    leaves: [
      "I like very much this sort of thing when it rains.",
      "I have 20 years of service.",
      "We had a lot of friend trouble.",
      "This is small, and these shoes are large.",
      "There are many information desks.",
    ],
  },
  "one who often does": {
    mends: [
      "My neighbour always {park|parks} in front of the gate.",
      "Her brother often {forget|forgets} his keys.",
      "The baker never {sell|sells} old bread.",
    ],
    leaves: [
      "Could my neighbour always park here?",
      "We let the baker never sell old bread.",
      "My neighbours always park there.",
    ],
  },
  "words that go with others": {
    mends: [
      "Here nobody shouts {on|at} me.",
      "I {made|took} a photo and sent it to my son.",
      "He {did|made} a big mistake.",
      "We had to be on {road|the road} by 4:30.",
      "I {work on the|work at} night in a bus depot.",
      "I thanked Derek, {which|who} works with me.",
      "On Saturday {is|it is} worse.",
      "You guys {was|were} great last year.",
      "That is the spot, which is {were|where} the cars line up.",
      "Right here {its|it's} dated July 8.",
      "He entered {in the|the} room.",
      "Does he {has|have} a car?",
      "I am waiting {you|for you} at the station.",
      "The police {is|are} looking for him.",
      "We went to {cinema|the cinema} on Friday.",
      "He {told|said} that he was tired.",
    ],
    leaves: [
      "He put a hand on me, and they shouted on and on.",
      "I made a photo album and a picture of the boat.",
      "We travel by road, and the cows were on road signs.",
      "I work on the night in question.",
      "I thanked Leeds, which works with the county.",
      "On Saturday is the fair.",
      "All you guys was a line of his.",
      "It is as if which were the word.",
      "Its dated look put us off.",
      "She entered in the book what she had seen.",
      "What he does has a name.",
      "We went to town, and they told that story again.",
    ],
  },
  "words that learners and writers in haste take for others": {
    mends: [
      "Residents {was|were} asked to boil their water.",
      "The council has voted to close {it's|its} two pools.",
      "She was born in {small|a small} town near Minsk.",
      "My wife {she is|is} from Brazil.",
      "It was {long like|as long as} a bed.",
      "My dad {learned|taught} me to drive.",
      "We waited here all {the night|night}.",
    ],
    leaves: [
      "My wife she loved, and my brother he feared.",
      "She was tall like her mother.",
      "We lay awake all the night long.",
      "I learned it by heart.",
    ],
  },
});
