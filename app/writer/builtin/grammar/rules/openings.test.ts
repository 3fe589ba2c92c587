import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "clauses in the passive, and two sentences": {
    mends: [
      "When the deck was lifted{|,} the engineer found a crack, and he stopped the work.",
      "As the sun went down{|,} the wind dropped.",
      "The deck itself is sound{,|;} it was rebuilt in 2018.",
      "The rules are new{, however|; however,} it will take time.",
    ],
    leaves: [
      "When she was given the keys she had asked for, she left.",
      "As he went down the hill, he sang.",
      "The rules, however new they are, will take time.",
    ],
  },
  "an aside with one comma": {
    mends: [
      "The mayor, who was elected in May{|,} said nothing.",
      "The old bridge{|,} which was built in 1890, is closed.",
      "Our driver, who is a nurse{|,} said nothing.",
    ],
    leaves: [
      "The mayor, who was elected in May, said nothing.",
      "The man who was seen there said nothing.",
      "The bridge, which is the one she said he built, is closed.",
    ],
  },
  "a comma behind an opening clause": {
    mends: [
      "When the gates {opened|opened,} we ran for the front row.",
      "Because the bridge was {closed|closed,} they took the long way round.",
      "By the time the ambulance {came|came,} she was already sitting up.",
      "As soon as the bell {rang|rang,} the children rushed outside.",
      "If you have any {questions|questions,} please call the office.",
    ],
    leaves: [
      "When you find the key he lost, please call me.",
      "When she said she was ill the doctor was sent for.",
      "If companies give time to the questions they provoke, then a step has been made.",
      "And when we consider the hold that habit has on us, any change is hard.",
    ],
  },
  "a comma behind a long opening phrase": {
    mends: [
      "After three hours of {waiting|waiting,} the doors opened at last.",
      "On the morning after the great storm of that {winter|winter,} Edith came downstairs.",
      "Walking home from the {station|station,} she found a purse in the gutter.",
      "Because of the heavy rain on {Sunday|Sunday,} the match was called off.",
    ],
    leaves: [
      "After lunch we went for a walk.",
      "In the house the men bought in the spring there was a well.",
      "For a boy of nine to read to grown men was a thing unheard of.",
      "In deciding how much land you want, take your time.",
    ],
  },
  "a comma behind an adverb of the sentence": {
    mends: [
      "{However|However,} the council refused to pay.",
      "{Unfortunately|Unfortunately,} the boiler broke down on the second day.",
      "{Meanwhile|Meanwhile,} she had packed both bags.",
    ],
    leaves: [
      "However hard we tried the lid stayed on.",
      "However the committee decides, we shall build it.",
      "Fortunately, nobody was hurt.",
    ],
  },
  "two sentences with a comma between": {
    mends: [
      "The road was {closed,|closed;} we went round by the farm.",
      "She loved the {house,|house;} it had a walled garden.",
      "Prints must be {mounted,|mounted;} frames are not needed.",
      "Don't trust the {map,|map;} it will send you into the river.",
    ],
    leaves: [
      "He came in, he saw the mess, he went out again.",
      "It was late by then, I knew.",
      "It was not the cold that did it, it was the damp.",
      "The longer we waited, the colder it grew.",
      "He sat by the fire, his boots drying on the hearth.",
      "She went to bed early, she was so tired of it all.",
      "Until the bus comes, the children wait in the hall.",
      "The wind dropped, the rain stopped, and we went out.",
      "She pulled up a chair and said sit down, we shall write to them.",
      "I bank on my phone, I book trains on my phone and I pay for the car there.",
      "We'll refund the full price, no matter where you bought it.",
    ],
  },
});
