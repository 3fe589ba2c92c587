import { describe, expect, it } from "vitest";
import { type Anchor, lineAt } from "../anchors.ts";

/** A sentence that asks for something, with neighbours that give it, and with some that look like it and do not. */
const shown: Partial<Record<Anchor, { line: string; given: readonly string[]; not: readonly string[] }>> = {
  against: {
    line: "The inspector withdrew the bridge from use the same day.",
    given: [
      "{} The cause was a cracked load cell beneath the northern end.",
      "The bridge read too low because of a crack. {}",
      "{} It weighs lorries.\n\nFarmers were told. The reason given was a crack in the steel.",
    ],
    not: [
      "{} The bridge weighs some forty lorries in an hour.",
      "The lorries went round by the quarry. {}",
      "{} It has been there since 1988.",
    ],
  },
  untold: {
    line: "You all know the story of the night of the third of January.",
    given: [
      "{} The power went at ten, and the diesel would not start. He took the motor out of his own tractor.",
      "{}\n\nThe power went at ten. We stood in the dark with a rake.",
      "{} It was late. Nobody came. The polder filled.",
    ],
    not: [
      "{} It belongs to Wim, and he tells it better.",
      "He is not an easy man to praise. {}",
      "{} I think about it. It is a good one.",
    ],
  },
  soon: {
    line: "The results of the vote will be published soon by the board.",
    given: [
      "{} They are expected on 4 March.",
      "{} Anybody may see them. Look at the board next week.",
      "The count is over on Friday, and by Friday all is known. {}",
    ],
    not: [
      "{} Anybody may see them at the desk.",
      "The count takes place in the hall. {}",
      "{} It is a long list of names.",
    ],
  },
  unnamed: {
    line: "Residents said they had been given too little notice of it.",
    given: [
      "{} The hall was full. “Nobody wrote to us,” said Tom Rudge.",
      "Vera Holt told the meeting that she had heard nothing. {}",
      "{} Mr Pell has lived there all his life.",
    ],
    not: [
      "{} The hall was full on that evening.",
      "It rained on the day of the meeting. {}",
      "{} They said that it was cold as well.",
    ],
  },
  tooDear: {
    line: "The group did not take the other plant because of its cost.",
    given: [
      "{} It would have come to £240,000.",
      "The other plant was £240,000. {}",
      "{} It is a fine machine. It costs 40 per cent more.",
    ],
    not: [
      "{} It is a fine machine, and it heats the lounge.",
      "The other plant makes no noise at all. {}",
      "{} Nobody was happy about that.",
    ],
  },
  discussed: {
    line: "The heating was discussed at some length by all of them.",
    given: [
      "{} It was agreed to turn it off at nine.",
      "{} In the end it stays on.",
      "{} Ann asked why it had to run at night.",
      "{} Mrs Rae asked who would turn it off.",
    ],
    not: [
      "{} The kettle was on by then.",
      "The chair opened the meeting at seven. {}",
      "{} Tea was served in the small room.",
    ],
  },
};

describe.each(Object.entries(shown) as [Anchor, NonNullable<(typeof shown)[Anchor]>][])(
  "%s",
  (anchor, { line, given, not }) => {
    it.each(given)("is answered in: %s", (text) =>
      expect(lineAt(text.replace("{}", line), anchor)).toBeNull(),
    );
    it.each(not)("is not answered in: %s", (text) =>
      expect(lineAt(text.replace("{}", line), anchor)).not.toBeNull(),
    );
  },
);
