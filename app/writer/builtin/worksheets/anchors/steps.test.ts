import { holds } from "./shown.fixture.ts";

holds({
  makeSure: {
    names: {
      "Make sure that the lid is on.": "Make sure",
      "Take care not to wet the paper on the back.": "Take care",
      "Turn the tap off, and be sure to close the lid.": "be sure",
    },
    leaves: [
      "Make sure the lid is on, or the steam gets out.",
      "Make sure that the lid is on. Otherwise it boils over.",
      "He made sure that the lid was on before he left.",
    ],
  },
  forbids: {
    names: {
      "Do not let it come to the boil.": "Do not let it come to the boil",
      "Fold it in half, but never press it flat.": "never press it flat",
      "Don't open the oven door too soon.": "Don't open the oven door too soon",
    },
    leaves: [
      "Do not open the door, because the air gets in.",
      "Don't worry about the colour of it.",
      "He did not let it boil on that day.",
    ],
  },
  theRight: {
    names: {
      "Add water until it has the right consistency.": "the right consistency",
      "Wait for the right moment and lift it out.": "the right moment",
      "Cut it to the correct length with a saw.": "the correct length",
    },
    leaves: [
      "Cut it to the right length, 40 centimetres.",
      "Take the right fork at the end of the lane.",
      "It was the right house, but the wrong floor.",
    ],
  },
});
