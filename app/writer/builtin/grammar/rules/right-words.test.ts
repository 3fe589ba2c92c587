import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "a sum of several, a question of how many": {
    mends: [
      "Both lamps on the landing {is|are} out.",
      "The doors of the shed {is|are} open.",
      "The number of yards {depend|depends} on the wind.",
    ],
    leaves: [
      "Both rooms for one night is a bargain.",
      "Three coats on one hook is £12 a year.",
      "How many tins depends on who is cooking, since the pot is small.",
    ],
  },
  "a helper left out of a question": {
    mends: [
      "Anybody {want|wants} a lift home.",
      "Everyone {know|knows} the way.",
      "Nobody {like|likes} the new rota.",
    ],
    leaves: ["Anybody want a bicycle?", "Anyone know a plumber?", "Anyone see the match?"],
  },
  "a call, a class with a number, a can": {
    mends: [
      "Somebody {know|knows} the code.",
      "Last week three {crate|crates} came down.",
      "The hall will {full|be full} by nine.",
      "There isn't any{ any|} coal left.",
    ],
    leaves: [
      "All of us were cold: someone go first.",
      "Everybody sit down.",
      "Nobody move.",
      "It was the name of my grade four teacher on the lid.",
      "We cleared 61 drains, against 48 last year.",
      "He sold 30 last week and five next door.",
      "I did accounts at a mill, and she did repairs.",
      "The farmer leant on the gate.",
      "The ward six nurse was there in a year three jumper.",
      "She brought a paint can full of nails.",
      "Don't you dare laugh.",
    ],
  },
  "names, and who does it": {
    mends: [
      "Did anyone {has|have} the key?",
      "We met every {to|two} weeks.",
      "Nobody {like|likes} a wet coat.",
    ],
    leaves: [
      "The clerk, Mr Prys, retired in May.",
      "The nearest man who does it has moved.",
      "Carriage included to most places.",
      "2. that the society buy one spare clock, as we had none.",
      "She read the number off the dial.",
      "He copied the price off the label.",
      '"I was unsure. I am not now." Ines, roofer, Leeds',
    ],
  },
  "a past that has no other form": {
    mends: [
      "The pump {need|needs} to be primed.",
      "The app {show|shows} a balance.",
      "The machine {want|wants} a new belt.",
    ],
    leaves: [
      "We had waited for years, and the council put us on the list in June.",
      "It was raining, and the ferry cut the crossing short.",
      "They moved house when the bank shut the branch.",
    ],
  },
  "every one of some things": {
    mends: [
      "{Every one|Everyone} knows the tune.",
      "{Every one|Everyone} wants a seat.",
      "{Every one|Everyone} thought the same.",
    ],
    leaves: [
      "Every one has been opened and dried.",
      "Every one was broken.",
      "Six men asked me, every one in the same way.",
    ],
  },
  "quite, too and off in their place": {
    mends: [
      "It was so {quite|quiet} that we heard the tap.",
      "The soup is {to|too} hot for him.",
      "Bring a tin {off|of} peaches.",
    ],
    leaves: [
      "She told me so quite cheerfully.",
      "We have to dry that before it goes up.",
      "You need to slow those down.",
      "The quake knocked a picture off the wall.",
    ],
  },
  "what belongs to a longer word, a label, a maker's thing": {
    mends: [
      "It was a {more high|higher} wall than ours.",
      "I was {board|bored} with the talk.",
      "The dog wagged {it's|its} tail.",
    ],
    leaves: [
      "I wish I were more high-minded.",
      "I ask that:\n\n   a. Mr Reid is thanked for the pins.",
      "That's a cutter's board, and I should know.",
      "You asked whether your guests need to bring a torch.",
      "The bacteria live on the sponge.",
      "It wasn't all hay, I grant you.",
      "They can't burn it, because it's paper glued on card.",
    ],
  },
  "what is proposed, what may be left alone": {
    mends: [
      "{That|Those} six chairs are broken.",
      "You could {left|leave} it by the door.",
      "He might {went|go} on Friday.",
    ],
    leaves: [
      "That six seats be kept for guests.",
      "That two readers be asked.",
      "It would help if the wet paint could left alone.",
      "- Ruth: rota for June, sheet on noticeboard.",
    ],
  },
});
