import { afterAll, describe, expect, it } from "vitest";
import { correct } from "../fix-grammar.ts";
import { closeGrammar } from "../linter.ts";

afterAll(closeGrammar);

const fixed = async (text: string) => (await correct(text, AbortSignal.timeout(30_000))).text;

/** For each rule three sentences that it must mend and three that it must leave alone; `{wrong|right}`. */
const rules: Readonly<Record<string, { mends: readonly string[]; leaves: readonly string[] }>> = {
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
  "made-up pasts": {
    mends: [
      "Something {teared|tore} a hole in the side.",
      "The wind had {blowed|blown} the tent into the lake.",
      "The shirt {shrinked|shrank} in the wash.",
    ],
    leaves: ["She teared up at the end.", "He costed the plan.", "The army was well led."],
  },
  "participles for pasts": {
    mends: [
      "The telephone, which {rung|rang} all evening, is broken.",
      "It was a machine which Mr Dutta {taken|took} apart on the stage.",
      "They {swum|swam} across the bay.",
    ],
    leaves: [
      "The goods which, taken together, weigh a ton are sold.",
      "She had them taken away.",
      "Those who had sung went home.",
    ],
  },
  "pasts for participles": {
    mends: [
      "The whole crop was {froze|frozen}.",
      "We had to {went|go} home early.",
      "The bike was {stole|stolen} from outside the shop.",
    ],
    leaves: ["He was broke.", "We had to find a seat.", "They had to fell a tree."],
  },
  "bare participles": {
    mends: [
      "She has {live|lived} here since she was a girl.",
      "The road was {build|built} by the army.",
      "The parcel has {arrive|arrived} at last.",
    ],
    leaves: [
      "What he did was hold on to the rope.",
      "I have need of a rest.",
      "The shop was open on Sunday.",
    ],
  },
  "lie and lay": {
    mends: [
      "The book {lays|lies} on the table by the window.",
      "He was {laying|lying} in bed all day.",
      "The town {lays|lies} beneath the hills.",
    ],
    leaves: [
      "The hen lays in the straw.",
      "She lays the book on the table.",
      "They were laying bricks on the site.",
    ],
  },
  "use to": {
    mends: [
      "My father {use|used} to work in the mine.",
      "The baker {use|used} to open at six.",
      "Our teacher {use|used} to read to us.",
    ],
    leaves: [
      "Did your father use to work there?",
      "The tools doctors use to treat it are new.",
      "We can use it to cook.",
    ],
  },
  "let me knows": {
    mends: [
      "Please let me {knows|know} by Friday.",
      "It makes him {feels|feel} ill.",
      "She made them {waits|wait}.",
    ],
    leaves: ["He makes us meals.", "It lets them down.", "She made them gifts."],
  },
  "objects without an article": {
    mends: [
      "I have made {copy|a copy} for you.",
      "She wrote {letter|a letter} to the newspaper.",
      "We need {plumber|a plumber} to look at the boiler.",
    ],
    leaves: ["They made room for us.", "He took office in May.", "We gave notice to the landlord."],
  },
  "descriptions without an article": {
    mends: [
      "It was {beautiful|a beautiful} day, so we went out.",
      "They live in {old|an old} house by the sea.",
      "She is {kind|a kind} woman.",
    ],
    leaves: ["It was high time to go.", "They work in old people's homes.", "It was common practice."],
  },
  "requests without an article": {
    mends: [
      "The report asks the trustees for {decision|a decision} on the hall.",
      "I am looking for {flat|a flat} near the station.",
      "They sent it with {copy|a copy} of the letter.",
    ],
    leaves: [
      "He is looking for work near the station.",
      "They asked for help with the roof.",
      "She left with money from the till.",
    ],
  },
  trades: {
    mends: [
      "He is {doctor|a doctor} at the hospital.",
      "My wife is {nurse|a nurse}.",
      "He works as {waiter|a waiter} in a hotel.",
    ],
    leaves: [
      "He is head of the hospital.",
      "She was secretary of the club.",
      "My wife is nurse enough for us.",
    ],
  },
  "there is problem": {
    mends: [
      "There is {problem|a problem} with the printer.",
      "There was {mistake|a mistake} in the bill.",
      "There is {shop|a shop} near the station.",
    ],
    leaves: ["There is room for two.", "There was reason for hope.", "There is work in the town."],
  },
  "two articles": {
    mends: ["He told me the {a |}reason.", "Please put it in my {the |}bag.", "We saw {a |}the house again."],
    leaves: ["Press the a key twice.", "Take the A road north.", "He gave her the book."],
  },
  "numbers and adjectives": {
    mends: [
      "I was given four different {date|dates} for the repair.",
      "She has written several {letter|letters} to the council.",
      "She has two older {brother|brothers} in the navy.",
    ],
    leaves: ["It is a two car family.", "The first two switch off the light.", "We did two test runs."],
  },
  "among many": {
    mends: [
      "Five of the {window|windows} were open.",
      "Both my {sister|sisters} are nurses.",
      "A number of {visitor|visitors} complained.",
    ],
    leaves: [
      "Half of the house was sold.",
      "All the house was quiet.",
      "Both my sister and her son are nurses.",
    ],
  },
  "these kind": {
    mends: [
      "I don't like these {kind|kinds} of films.",
      "{These|This} kind of apple keeps all winter.",
      "We see those {sort|sorts} of problems often.",
    ],
    leaves: ["These kinds of films are dull.", "This kind of film is dull.", "These kind people helped us."],
  },
  whom: {
    mends: [
      "We now have fourteen volunteers, of {who|whom} six can sew.",
      "There were twelve players, two of {who|whom} were injured.",
      "To {who|whom} should I send the bill?",
    ],
    leaves: [
      "It is a question of who pays.",
      "It depends on who you ask.",
      "The argument about who won is over.",
    ],
  },
  "one of the best": {
    mends: [
      "It was one of the best {concert|concerts} of the year.",
      "She is one of our oldest {customer|customers}.",
      "This is one of the largest {museum|museums} in town.",
    ],
    leaves: [
      "He is the one of the family who sings.",
      "It was one of the best.",
      "One of the museum guides is ill.",
    ],
  },
  owners: {
    mends: [
      "The {centres|centre's} insurance covers what we do.",
      "My {daughters|daughter's} trail camera has caught a fox.",
      "I borrowed my {fathers|father's} bicycle.",
    ],
    leaves: [
      "The volunteers vote on it today.",
      "My sisters name their cats.",
      "The schools minister spoke.",
    ],
  },
  "spans of time": {
    mends: [
      "She gave them two {weeks|weeks'} notice.",
      "I will be back in two {weeks|weeks'} time.",
      "He gave a {months|month's} notice.",
    ],
    leaves: ["Two weeks later she left.", "It took three days work aside.", "We waited ten minutes more."],
  },
  manner: {
    mends: [
      "He did it very {quick|quickly} and left.",
      "She plays the violin {beautiful|beautifully}.",
      "She drives so {careful|carefully} that everyone overtakes her.",
    ],
    leaves: ["He made it quick.", "They arrived safe and sound.", "She looks beautiful in it."],
  },
  "really and well": {
    mends: [
      "It was a {real|really} good film.",
      "She did {good|well} in the exam.",
      "The lesson went really {good|well}.",
    ],
    leaves: ["It was a real friend.", "He did good in the world.", "It looks really good."],
  },
  "one degree": {
    mends: [
      "She is {more |}taller than her mother.",
      "It was the {most |}easiest exam of all.",
      "He was the {baddest|worst} player in the team.",
    ],
    leaves: [
      "We need two more smaller boxes.",
      "It gives more low-fat food.",
      "He has more better-paid work.",
    ],
  },
  "one negation": {
    mends: [
      "She never told {nobody|anybody} about it.",
      "They couldn't find it {nowhere|anywhere}.",
      "He hasn't got {no|any} money.",
    ],
    leaves: ["He could not say nothing happened.", "They did not do it for nothing.", "I have no doubt."],
  },
  "led by a date": {
    mends: [
      "Last summer my sister {spend|spent} a month in Greece.",
      "In 2015 the company {open|opened} a second shop.",
      "At the May meeting the members {vote|voted} on the plan, and all of them said yes.",
    ],
    leaves: [
      "Last week's visitors often write to us.",
      "On the first day of each month we pay the rent, and last year it rose.",
      "In 2015 the company was small.",
    ],
  },
  "dated at the end": {
    mends: [
      "She {leave|left} her umbrella on the bus yesterday.",
      "My brother {buy|bought} the car two weeks ago.",
      "We {meet|met} them at the airport last Tuesday.",
    ],
    leaves: [
      "I think about the storm last week.",
      "They sell the bread that was baked yesterday.",
      "We always meet them in town as we did last week.",
    ],
  },
  "picked up and call": {
    mends: [
      "He picked up the phone and {call|called} his mother.",
      "She opened the door and {smell|smelled} the soup.",
      "We left the house and {lock|locked} the door.",
    ],
    leaves: [
      "He left the house and land his father owned.",
      "She made the order and call sheet.",
      "They bought a boat and trailer.",
    ],
  },
};

/** A text with its mistakes, and mended. */
const read = (marked: string): [wrong: string, right: string] => [
  marked.replaceAll(/\{([^|}]*)\|[^}]*\}/g, "$1"),
  marked.replaceAll(/\{[^|}]*\|([^}]*)\}/g, "$1"),
];

describe.each(Object.entries(rules))("%s", (_name, { mends, leaves }) => {
  it.each(mends.map(read))("mends: %s", async (wrong, right) => expect(await fixed(wrong)).toBe(right));
  it.each(leaves)("leaves: %s", async (text) => expect(await fixed(text)).toBe(text));
});
