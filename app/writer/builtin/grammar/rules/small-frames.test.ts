import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "plurals and things without a capital, and what `be` may be missing from": {
    mends: [
      "We will {walked|walk} to the weir.",
      "They will {painted|paint} the gate.",
      "She can {played|play} the tuba.",
    ],
    leaves: [
      "The fry arrive from the hatchery by night.",
      "She wrote the number on her hand in biro.",
      "He measured the bore with callipers.",
      "Those accounts will credited automatically.",
    ],
  },
  "what a thing has become, and a remark behind a comma": {
    mends: [
      "It has {went|gone} to the museum.",
      "The handover went {smooth|smoothly} on Monday.",
      "It {open|opens} at nine.",
    ],
    leaves: [
      "Crack it open, half a turn, no more.",
      "The blade has gone smooth.",
      "The rope or hook or whatever it has went in the flood.",
      "He was in the ward with burns, it turned out.",
    ],
  },
  "one that is called as many are, and so many too few": {
    mends: [
      "We need another {chairs|chair} in the hall.",
      "I was {two|too} tired to eat.",
      "The rope was {two|too} short for the well.",
    ],
    leaves: [
      "The shop has moved to another premises.",
      "There is another crossroads after the mill.",
      "The March delivery was two short.",
      "The crates stood two high in the yard.",
    ],
  },
  "small words in frames": {
    mends: [
      "People came from as far {a way|away} as Norwich.",
      "It will rain before {to|too} long.",
      "I never saw any {the letters|of the letters} that he sent.",
      "{The most of|Most of} the guests had gone.",
      "He sounded like {a a|a} much younger man.",
      "{Their|They're} not going to wait for us.",
    ],
    leaves: [
      "We have far a greater need of it.",
      "I am not any the wiser.",
      "Make the most of the sun.",
      "Their notes were not going to help.",
    ],
  },
  "whose, how many, and who does not": {
    mends: [
      "The door has lost {it's|its} paint.",
      "There {use|used} to be a mill by the ford.",
      "We papered our first {to|two} rooms in May.",
      "If anyone {don't|doesn't} agree, say so now.",
      "There are nine corner {shop's|shops} along the road.",
    ],
    leaves: [
      "I think it's paint that he lost.",
      "There is a use to be found for it.",
      "She was the first to arrive.",
      "Those who don't agree can leave.",
      "Nine times I went to the shop's door.",
    ],
  },
  "apostrophes of two words made one": {
    mends: [
      "“The lamp {was’nt|wasn’t} lit,” he said.",
      "“You {ca’nt|can’t} mean that,” she said.",
      "I know that {your'e|you're} busy.",
    ],
    leaves: ["It wasn't lit.", "They're late.", "He said, “You can't mean that.”"],
  },
});
