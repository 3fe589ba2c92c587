import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "the base form behind to": {
    mends: [
      "The form asks tenants to {returned|return} it by post.",
      "The notice tells drivers to {checked|check} the mirrors.",
      "It is cheaper to {repaired|repair} the pump.",
    ],
    leaves: [
      "The fall was due to reduced funding.",
      "She looked forward to baked potatoes.",
      "The prices are close to doubled ones.",
    ],
  },
  "the participle behind be": {
    mends: [
      "The boiler will be {switch|switched} off on Monday.",
      "The old stage should be {remove|removed} by hand.",
      "The hall cannot be {repair|repaired} before spring.",
    ],
    leaves: [
      "There will be turn signals on the new cart.",
      "It may be time to leave.",
      "The next step will be work on the roof.",
    ],
  },
  "one who does, many who do": {
    mends: [
      "The coat belongs to a girl who {have|has} left the choir.",
      "They bought an old dog that {were|was} found on the moor.",
      "The people who {has|have} waited may go first.",
    ],
    leaves: [
      "He is one of the boys who has passed.",
      "A couple who have moved here run the shop.",
      "The mother of three children who is standing there is my aunt.",
    ],
  },
});
