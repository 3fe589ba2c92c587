import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "sentences as they are printed": {
    mends: [
      "Without {these informations|this information}, we cannot open the shop.",
      "Leave it at the door, as your leaflet {advices|advises}, and ring.",
      "He put the box {in|on} top of her machine and left.",
      "He wrote to many lords, and even some {MP's|MPs}.",
      "The gulls {is|are} back on the roof.",
    ],
    leaves: [
      "The ferrymen have asked for exact change, and the regimen has helped.",
      "It was the thinnest, most honest page of them all.",
      "It was hard to explain them to the bank, which asked twice.",
      "On the mud stood brent geese by the thousand.",
      "His will left the boat to Ruth and the hat to me.",
      "Proposed by Lyle, who was thanked for the tea.",
      "Four people mowing one lawn is called a committee.",
      "She has a seat on the new-look board after that.",
      "If bread is made from corn.. what is cake made from?",
      "He took part of the army over the hill with him.",
      "It means that your only view will be of the lights.",
      "The hotel has an over 50 foot lion on the roof.",
      "It was a time in which might prevailed over right.",
      "My grandchildren don't have to do that.",
      "You can shout a bit, but don't start off this way.",
      "From where we stand, would admitting Malta, sooner or later, sink the club?",
      "I give no bad reviews, but I must here.",
      "I failed as Romeo through a slip on the stairs.",
      "They came if not as friends than as guests, much as we did.",
      "Air is blown through a mass of stationary, warm, moist air.",
      "Put three dog treats in your pocket and give him two.",
      "He named two guys I talk to often but do not like.",
      "She is a nut job who means trouble for all of us.",
      "His shirt is clean after the gentlemen has dragged himself home.",
      "I called about an hour before to tell them I was late.",
      "So we walk all the way in in the rain!",
      "It needed no more, and even if it did it came too late.",
      "A red traffic light is another matter.",
      "‘So is it stuck,’ Kyle asked, ‘or just thinking?’",
      "At last may I lie down upon this shore.",
      "The two halves were joined to make a whole, and it held.",
    ],
  },
});
