import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "a list of names": {
    mends: [
      "A list of names and telephone numbers {are|is} pinned to the door.",
      "The number of empty shops {have|has} fallen.",
      "The box of old letters {were|was} in the attic.",
    ],
    leaves: [
      "A group of boys were at the gate.",
      "The pair of dancers were tired.",
      "A number of shops have closed.",
    ],
  },
  "what is done": {
    mends: [
      "Baking those two loaves {were|was} enough for one day.",
      "Cleaning the windows {are|is} my job.",
      "Feeding the hens {have|has} become a habit.",
    ],
    leaves: [
      "Walking boots are in the hall.",
      "Including the children, we were nine.",
      "Cleaning the windows is my job.",
    ],
  },
  "what comes along": {
    mends: [
      "My brother, along with his friends, {are|is} coming.",
      "The house, as well as the barns, {were|was} sold.",
      "The teacher, together with the parents, {have|has} agreed.",
    ],
    leaves: [
      "My brothers, along with a friend, are coming.",
      "My brother, like his friends, is coming.",
      "My brother and, as ever, his friends are coming.",
    ],
  },
  "here is": {
    mends: [
      "Here {is|are} the letters that you asked for.",
      "Here {is|are} my answers to your questions.",
      "Here {was|were} the tracks of a fox.",
    ],
    leaves: ["Here is the list of names.", "Here are my answers.", "Here is some advice."],
  },
  "there was, with an amount": {
    mends: [
      "There {was|were} at least nine pies on the table.",
      "There {was|were} eighty-four houses in the village.",
      "There {was|were} a few people in the queue.",
      "There {has|have} been several complaints.",
    ],
    leaves: [
      "There was at least one pie on the table.",
      "There was about an hour to wait.",
      "There has been some rain.",
    ],
  },
  "one of the gates": {
    mends: [
      "One of the gates {stick|sticks} in wet weather.",
      "Each of the rooms {look|looks} over the bay.",
      "One of the boys {live|lives} next door.",
    ],
    leaves: [
      "One of the gates sticks in wet weather.",
      "It is one of the gates that stick in wet weather.",
      "We saw one of the boys run for the bus.",
    ],
  },
  "a present in a story": {
    mends: [
      "She reached inside the case and {feels|felt} something cold.",
      "He asked about my knee and {tells|told} me about his hip.",
      "She waited in the rain until the bus {comes|came}.",
    ],
    leaves: [
      "She wrote the book and now works on another.",
      "He knew when the train leaves.",
      "He sold the farm that his son works and owns.",
    ],
  },
  "how something is done": {
    mends: [
      "Her crew worked {real|really} hard to finish.",
      "She shut the little door {quick|quickly}, and left.",
      "The path climbs very {steep|steeply} through the pines.",
      "The work went {smooth|smoothly} and was soon done.",
    ],
    leaves: [
      "The room fell quiet.",
      "He went mad with joy.",
      "She left the door open.",
      "We drive slow here.",
    ],
  },
  "I behind a preposition": {
    mends: [
      "They brought one for my husband and {I|me}, which was kind.",
      "She invited Anna and {I|me} to the wedding.",
      "He gave it to Anna and {I|me}.",
    ],
    leaves: [
      "My husband and I went home.",
      "He asked when Anna and I would come.",
      "For years, my husband and I lived there.",
    ],
  },
  "a preposition for another": {
    mends: [
      "Children must be {accompanied with|accompanied by} an adult.",
      "The pipes are {prone for|prone to} freezing.",
      "She prides herself {in|on} her garden.",
      "It's {suitable to|suitable for} gardeners of every height.",
    ],
    leaves: [
      "The soup was accompanied with bread.",
      "It is suitable to the occasion.",
      "She takes pride in her garden.",
    ],
  },
});
