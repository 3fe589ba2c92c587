import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "a misspelling near a frequent word": {
    mends: [
      "I checked the deeds {agains|against} the map.",
      "{Averge|Average} rainfall was low.",
      "The whole {procces|process} took an hour, and the {secound|second} one took two.",
      "That is the {prettyer|prettier} way, and he opened the {boxs|boxes} {carefuly|carefully}.",
      "We ordered {fourty|forty} chairs.",
    ],
    leaves: [
      "The implementor of a trait will use initializers once.",
      "The samphire grew beside a strimmer.",
      "See readdir(3) and the manpage.",
      "A tokay gecko sat there, soooo still.",
    ],
  },
  speech: {
    mends: [
      '"It\'s barely {noticable|noticeable} unless you look," said Ann.',
      '"I think {your|you\'re} late, and you {no|know} that," she said.',
      "“{Its|It’s} the law,” said Tom.",
      "“Get {up|up,} Dennis,” said Bev.",
      '"It is a bail {hearing."|hearing,"} said Morag.',
      '"And the atlas?" {She|she} asked.',
    ],
    leaves: [
      '"They was here, and we was all right," he said.',
      '"I seen him, like, and he don\'t care," she said.',
      'The word "recieve" is often misspelt.',
      "“Pick up Dennis,” said Bev.",
      '"And the atlas?" She asked for it twice.',
    ],
  },
  "then and than, were and where": {
    mends: [
      "He ought to be braver {then|than} that.",
      "They are taking longer breaks {then|than} usual.",
      "We had more guests {then|than} chairs.",
      "They went to the window, {were|where} the blind had been stuck.",
      "He went back to the yard, {were|where} he had left the van.",
    ],
    leaves: [
      "It was colder then, and darker.",
      "Things were cheaper then.",
      "The windows were the only ones he had cleaned.",
      "If it were me, I would go.",
    ],
  },
  "plurals and owners": {
    mends: [
      "We have sixty {volunteer's|volunteers} and former crew.",
      "The {bearing's|bearings} have dug in.",
      "He looked for the {prisoners|prisoner's} ticket.",
      "The {museums|museum's} only full-time employee is ill.",
      "I was at the {dentists|dentist's} last year.",
    ],
    leaves: [
      "I like the baker's on the corner.",
      "The drivers name their price.",
      "The museums only open in May.",
      "We went to the doctors who knew him.",
    ],
  },
  "words that look alike": {
    mends: [
      "They came out like something {form|from} the bottom of a pond.",
      "Let me know if {your|you're} late.",
      "It's very {quite|quiet} up there.",
      "The wheel worked {lose|loose} on the hill.",
      "Show me {how|what} it looked like.",
      "It was the best meal {what|that} he had ever eaten.",
    ],
    leaves: [
      "The rocks form a wall along the coast.",
      "Your very first visit is free.",
      "It was very cold and quite dark.",
      "They came to lose and they lost.",
    ],
  },
});
