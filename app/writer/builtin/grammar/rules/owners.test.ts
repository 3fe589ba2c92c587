import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "what several own": {
    mends: [
      "There is space for all the {members|members'} cars behind the hall.",
      "Both her {brothers|brothers'} boots stood by the hearth.",
      "The two {chefs|chefs'} recipes come from one book.",
      "He baked it in my {parents|parents'} kitchen that night.",
      "He asked for the {drivers|driver's} name.",
    ],
    leaves: [
      "The boys face the wall and count to ten.",
      "She gave the boys boots and a coat each.",
      "He brought one of the cousins home for supper.",
      "Half of the girls vote for the blue one.",
    ],
  },
  "what an institution owns": {
    mends: [
      "That is shown by the {councils|council's} own figures.",
      "The {clubs|club's} oldest member cut the ribbon.",
      "We read it in the {societys|society's} newsletter.",
    ],
    leaves: [
      "The councils own buildings in every town.",
      "The clubs first met in the spring.",
      "The schools plan to open in June.",
    ],
  },
  "a family, and plurals with an apostrophe too many": {
    mends: [
      "We met Anna Hoyt. You'll pass the {Hoyts|Hoyts'} house on your right.",
      "The {Pargeter's|Pargeters} have kindly offered to carry the urn.",
      "Our {customer's|customers} tell us that it lasts.",
    ],
    leaves: [
      "You'll pass the Andrus house on your right.",
      "The Pargeter's view is better than ours.",
      "Our customer's tall order was met.",
    ],
  },
});
