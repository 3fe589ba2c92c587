import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "through phrases": {
    mends: [
      "The bridge over the two rivers {are|is} closed.",
      "The results of the survey {was|were} in the post.",
      "The number of visitors {were|was} lowest in April.",
    ],
    leaves: [
      "A number of visitors were late.",
      "The rest of the money is gone, and the rest of the men are tired.",
      "A row of houses were pulled down.",
    ],
  },
  "one of": {
    mends: [
      "Each of the tenants on the upper floors {feel|feels} the same.",
      "One of the bags {last|lasts} us a month.",
      "Each of the six {have|has} a certificate.",
    ],
    leaves: [
      "One of the people who live here is ill.",
      "We made each of the boys wait.",
      "He suggested that one of the drivers stay.",
    ],
  },
  "a pair with has": {
    mends: [
      "My brother and {me|I} {has|have} a stall on the quay.",
      "My wife and I {has|have} two boats.",
      "The painter and {him|he} {has|have} never met.",
      "We were late because my aunt and {me|I} {has|have} only one key.",
    ],
    leaves: [
      "The boat of my father and I has sunk.",
      "My wife and I have two boats.",
      "What my brother and I has in mind is a stall.",
    ],
  },
  "has of several in what is past": {
    mends: [
      "In 2009 we left them out of the cake, because walnuts {has|have} become too dear.",
      "Last year we stopped, because the prices {has|have} doubled.",
      "I sold the hives last week because the bees {has|have} died.",
    ],
    leaves: [
      "In 2009 we left them out of the cake, because walnuts had become too dear.",
      "We stopped because the prices have doubled.",
      "Last year we stopped, because the price had doubled.",
    ],
  },
  "some of": {
    mends: [
      "Most of the tomatoes {was|were} green.",
      "A few of the letters {is|are} missing.",
      "Some of the chairs {has|have} broken legs.",
    ],
    leaves: ["Most of the work was done.", "All of the staff is here.", "Some of what he said was true."],
  },
  "two of them": {
    mends: [
      "The two of them {was|were} late.",
      "Both of us {is|are} ready.",
      "The three of you {has|have} won.",
    ],
    leaves: ["The two of them were late.", "One of them was late.", "Neither of us is ready."],
  },
  "everybody in the village": {
    mends: [
      "Everybody in the village {know|knows} the story.",
      "Nobody in our street {have|has} a garage.",
      "No one {know|knows} where the path leads.",
    ],
    leaves: [
      "Let everybody in the village know the date.",
      "Did anyone in the office take a message?",
      "Everybody in the village knows.",
    ],
  },
  "nothing between": {
    mends: [
      "My uncle {drive|drives} a tram in Blackpool.",
      "The committee's decisions {was|were} unpopular.",
      "Our teacher {give|gives} us far too much to read.",
    ],
    leaves: [
      "The guest list the bride wrote is long.",
      "They asked that the driver stop the bus.",
      "The family drive a van.",
    ],
  },
  "which have": {
    mends: [
      "The lift in the old court, which {have|has} been out since May, is mended.",
      "The footpath, which {were|was} closed in March, is open.",
      "The clinic on the hill, which {have|has} no car park, is hard to reach.",
    ],
    leaves: [
      "The lifts in the court, which have been out since May, are mended.",
      "He sold paintings of the house, which were famous.",
      "The family next door, which are very kind, helped.",
    ],
  },
  "people who was": {
    mends: [
      "The people who {was|were} in the queue began to shout.",
      "The children who {has|have} finished may go outside.",
      "The volunteer who {run|runs} the stall is ill.",
    ],
    leaves: [
      "He is one of the people who was there.",
      "The head of the girls who was ill has returned.",
      "The people who were late had to stand.",
    ],
  },
  pairs: {
    mends: [
      "My brother and sister {was|were} at the station.",
      "My cousin and her husband {is|are} moving to Wales.",
      "The dog and the cat {sleeps|sleep} in the same basket.",
    ],
    leaves: [
      "My friend and colleague was at the station.",
      "Bread and butter is enough.",
      "He liked the house and the garden was big.",
    ],
  },
  "neither and nor": {
    mends: [
      "Neither the captain nor the pilot {were|was} on board.",
      "Neither the cook nor the waiter {have|has} a key.",
      "Neither my aunt nor my uncle {are|is} well.",
    ],
    leaves: [
      "Neither the captain nor the sailors were on board.",
      "Neither you nor I were asked.",
      "Neither the roof nor the door was mended.",
    ],
  },
  "lives and work": {
    mends: [
      "She lives near the harbour and {work|works} at the post office.",
      "He gets up at six and {walk|walks} to the bakery.",
      "My neighbour, who lives on the hill and {talk|talks} to his hens, is kind.",
    ],
    leaves: [
      "She lets him sit and work at the table.",
      "I know a man who lives in York and travel there by train.",
      "He sells food and drink to the visitors.",
    ],
  },
  "questions agree": {
    mends: [
      "Where {is|are} my glasses?",
      "{Does|Do} your parents know about it?",
      "{Was|Were} you at the concert?",
    ],
    leaves: ["What is the boys' school called?", "Is two weeks enough?", "Where is the sports hall?"],
  },
  "a verb taken for a noun": {
    mends: [
      "The trains {runs|run} every ten minutes.",
      "My parents {lives|live} in a small flat.",
      "These apples {tastes|taste} better than those.",
    ],
    leaves: [
      "The sales figures are in the report.",
      "The savings plans in the leaflet are cheap.",
      "My parents' lives in the village were quiet.",
    ],
  },
});
