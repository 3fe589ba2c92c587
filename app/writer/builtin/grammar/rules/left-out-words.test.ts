import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "to before a verb": {
    mends: [
      "She wanted {go|to go} home before dark.",
      "Please remember {bring|to bring} a waterproof.",
      "They decided {leave|to leave} the tent where it was.",
      "We were able {see|to see} the coast from the top.",
      "I forgot {lock|to lock} the shed.",
    ],
    leaves: [
      "They refused help the next day.",
      "We had planned work for the spring.",
      "All they want is a quiet street.",
      "He tried cheese for the first time.",
    ],
  },
  "to behind somebody who is asked, and behind easy": {
    mends: [
      "They told me {leave|to leave} the key with you.",
      "The cover is easy {clean|to clean} with a damp cloth.",
      "He asked them {come|to come} at noon.",
    ],
    leaves: ["They let me leave early.", "It is easy work.", "They made him come at noon."],
  },
  "of the": {
    mends: [
      "Edith took one {the|of the} candles from the box.",
      "We stayed there because {the|of the} rain.",
      "I will send everyone a copy {the|of the} rules.",
    ],
    leaves: [
      "He gave each the same answer.",
      "He left, because the rain had stopped.",
      "One by one the bees walked across his hand.",
      "She sent him a copy the next day.",
    ],
  },
  "to the, for the, at the": {
    mends: [
      "They listened {the|to the} radio in the kitchen.",
      "We waited {the|for the} bus for an hour.",
      "He looked {the|at the} map and turned round.",
      "The council is grateful {the|to the} volunteers who stacked the logs.",
      "They went {the|to the} beach after lunch.",
    ],
    leaves: [
      "We were nearer the truth than he knew.",
      "He searched the house for it.",
      "He ran the shop with his wife.",
      "I am grateful the storm missed us.",
    ],
  },
  "of behind an amount": {
    mends: [
      "We had a {lot|lot of} people on the waiting list.",
      "There were {plenty|plenty of} chairs for everyone.",
      "A {couple|couple of} weeks later she rang again.",
    ],
    leaves: ["It helps a lot today.", "We have plenty, thank you.", "The happy couple left at noon."],
  },
  "a and the in fixed phrases": {
    mends: [
      "It will be open until {end|the end} of the month.",
      "He was {in hurry|in a hurry} to catch the train.",
      "About {half mile|half a mile} down the road, there is a gate.",
      "The meeting starts {at end|at the end} of the month.",
      "She has worked there for {quarter|a quarter} of a century.",
    ],
    leaves: [
      "The first half mile was steep.",
      "We did it in the end, and in time.",
      "He lived on edge for a year.",
    ],
  },
  "a behind such": {
    mends: [
      "It was such {lovely|a lovely} garden.",
      "I never read such {dull|a dull} book.",
      "It is such {old|an old} house.",
    ],
    leaves: ["We had such good company.", "It is such fresh fruit.", "There was no such old church."],
  },
  "a sentence without its verb": {
    mends: [
      "The {trick|trick is} not to hurry.",
      "The {secret|secret is} not to stir the rice.",
      "Our {plan|plan is} to leave at dawn.",
    ],
    leaves: [
      "The trick is not to hurry.",
      "The plan to leave at dawn failed.",
      "The key to the shed hangs here.",
    ],
  },
  "hardly says no already": {
    mends: [
      "I {couldn't|could} hardly believe my eyes.",
      "She {can't|can} hardly walk.",
      "We {couldn't|could} scarcely hear him.",
    ],
    leaves: ["I could hardly believe it.", "It is not hardly won.", "He does not barely miss; he hits."],
  },
});
