import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "what an adjective takes": {
    mends: [
      "Gran had been fond {with|of} him for years.",
      "I am not afraid {from|of} progress.",
      "Nobody was keen {of|on} the idea.",
    ],
    leaves: [
      "She walked away, fond as ever, with him.",
      "A man who is afraid, from first to last, is no captain.",
      "He is aware, about as much as anybody is, of the noise.",
    ],
  },
  "what must be done": {
    mends: [
      "Whoever keeps the key will have {pay|to pay} the fine.",
      "The depot is out of town, and to get there you {need take|need to take} a bus.",
      "Late members will have {pay|to pay} £5.",
    ],
    leaves: [
      "You need take no notice, and all you need do is wait.",
      "They will have pay and leave as others do.",
      "The shop will have work for him in May.",
    ],
  },
  "what is for afters": {
    mends: [
      "We had plums for {desert|dessert}.",
      "For {desert|dessert} there was a tart.",
      "It was cheese for {desert|dessert} and then tea.",
    ],
    leaves: ["They left for desert country.", "The desert is dry.", "These are boots for desert walks."],
  },
  "a second verb with a time of its own, and as many as are counted": {
    mends: [
      "He came into the shop and {say|said} that it was closed.",
      "She opened the door and {ask|asked} for the keys.",
      "The last step {are|is} the steepest of them.",
    ],
    leaves: [
      "They changed the lamps in 2021 and now dim them after midnight.",
      "It has only 61 steps, but the last dozen are more of a ladder.",
      "The rest are in the shed, and the first half were painted.",
    ],
  },
  "two of them was": {
    mends: [
      "Two of her children {was|were} still at home.",
      "Three of the windows {is|are} broken.",
      "Four of my cousins {has|have} boats.",
    ],
    leaves: [
      "Two of the bread was too much.",
      "One of her children was still at home.",
      "Two of her children were still at home.",
    ],
  },
  "a subject that is done": {
    mends: [
      "I think that the windows on the north side {was|were} painted.",
      "He says that the keys of the gate {is|are} lost.",
      "We know that the chairs in the hall {was|were} sold.",
    ],
    leaves: [
      "I have come to think that correcting people at dinner is mostly bad manners.",
      "She says that keeping bees in towns is a craze.",
      "He knew that visiting friends in prison was hard.",
    ],
  },
  "a state between two marks": {
    mends: [
      "It's a dollar, {its|it's} slow, and the driver sings.",
      "It was cheap, {its|it's} red, and I like it.",
      "The thing is old; it is cracked, {its|it's} heavy.",
    ],
    leaves: [
      "The dog lifted its wet, heavy head.",
      "I like its slow, careful walk, its colour, its long, thin tail.",
      "A house keeps its rooms, its old, worn stairs, and its smell.",
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
      "On the first day of each month, we pay the rent, and last year it rose.",
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
});
