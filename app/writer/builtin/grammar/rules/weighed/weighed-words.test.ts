import { afterAll } from "vitest";
import { closeGrammar } from "../../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "another word by its neighbours": {
    mends: [
      "He walked {trough|through} the gate and waved.",
      "They have {being|been} waiting since noon.",
      "I have never {scene|seen} such a mess.",
      "The road had {be|been} closed by the police.",
      "It was not {two|too} bad in the end.",
      "She was {tried|tired} of the noise.",
    ],
    leaves: [
      "The pigs ate from a trough by the gate.",
      "A human being has only one life.",
      "The last scene was the best.",
      "It may be closed by the police.",
      "The two bad apples were thrown out.",
      "She tried to leave the room.",
      "171 passed, 29 are to be looked at again.",
    ],
  },
});
