import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "little words left out": {
    mends: [
      "It lay among the offcuts, {one|one of} the straps still done up.",
      "He took a fresh {pair|pair of} gloves from the box.",
      "Mrs Hallam offered {lend|to lend} us her bell.",
      "Anybody with news is asked {get|to get} in touch.",
      "It will {ready|be ready} on Friday.",
      "The engine has been on display there {1931|since 1931}.",
    ],
    leaves: [
      "He gave one the keys and went.",
      "At one the doors open.",
      "A bottle bank stands at the gate.",
      "We hope people come.",
      "She offered last spring to mend the pump.",
      "He made a will found in the desk.",
      "It opened there in 1931.",
    ],
  },
  "articles left out": {
    mends: [
      "She has to keep the antivenom in {fridge|the fridge}.",
      "There was {page|a page} missing.",
      "We switched off both lifts as {test|a test}, having warned people.",
      "There is no hire when {river|the river} is above the mark.",
      "{A|An} exclusion zone of a mile was set.",
    ],
    leaves: [
      "He is in bed, and she is at sea.",
      "There is room for two, and there was cake.",
      "As captain he had a say.",
    ],
  },
  "how something is done": {
    mends: [
      "They sit {comfortable|comfortably} behind the ears.",
      "The bulb can be changed {easy|easily}.",
      "She steers {beautiful|beautifully} even in a wind.",
    ],
    leaves: [
      "She looks beautiful in that coat.",
      "The chair is comfortable and easy to fold.",
      "They made it easy for us.",
    ],
  },
  "subjects that leave no doubt": {
    mends: [
      "The police {has|have} given us a leaflet.",
      "The second and third {was|were} not false alarms.",
      "The cost of alarms, put at £2,150, {were|was} met by two raffles.",
      "Each of the parts {come|comes} with a label.",
      "About two hundred people {sung|sang} a hymn in the dark.",
      "The text was two hundred and twelve {page|pages} long.",
    ],
    leaves: [
      "It is one of the clues that needs care.",
      "He warns anyone in these villages who keeps bees.",
      "A set of keys that opens every door hangs there.",
      "Each of the men sat down.",
      "It is a two page long text.",
    ],
  },
  "who is named, and what comes before": {
    mends: [
      "The curator, Dr Imelda {Fosse|Fosse,} said that it was hers.",
      "Our baker, Tom {Ellis|Ellis,} was there.",
      "Keep it in a cool room before {to open|opening} it.",
    ],
    leaves: [
      "The curator, Dr Imelda Fosse, said that it was hers.",
      "The driver, Tom said, was there.",
      "He had been there before to open it.",
    ],
  },
});
