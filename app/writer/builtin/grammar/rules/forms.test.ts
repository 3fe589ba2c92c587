import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

/** A story that goes on: what is mended stands among sentences of the past. */
const told = (sentence: string): string =>
  `Nora waited at the gate. The rain had stopped, and nobody was about. Her brother was late again. ${sentence} A dog barked twice. Then she heard the van.`;

describeRules({
  "a verb behind a participle, a relative clause or an aside": {
    mends: [
      "A spokesman said that one of the two firms bidding for the work {have|has} asked for more time.",
      "The letters sent to the wrong address last week {was|were} returned on Friday.",
      "The number of parcels reported missing by our six largest shops {have|has} fallen.",
      "Evidence from two engineers, both of them hired by the owners, {were|was} heard in May.",
      "The chairs that we bought from the auction house {needs|need} new seats.",
      "One of the things I like about the job {are|is} the hours.",
      "The report, which covers the last two years, {were|was} written by an outside firm.",
      "Each pair of gloves {come|comes} with a spare lace.",
      "Much of the work {were|was} done by volunteers.",
      "The list of members who have paid their fees {are|is} pinned up in the hall.",
      "A bundle of letters tied with green ribbon {were|was} lying on the desk.",
      "Anyone who has keys to the hall {need|needs} to sign the book.",
      "The noise from the pubs on the two corners {keep|keeps} people awake.",
      "Two of the boats moored at the jetty {has|have} sunk.",
    ],
    leaves: [
      "The team working on the bridge have gone home.",
      "The man we met on the trains was a doctor.",
      "The system that makes sure letters are read is new.",
      "The boy sent to fetch the eggs was cross.",
      "A copy of the letters that were sent to us is enclosed.",
      "The price of shoes in the shops near us went up.",
      "Everyone who was at the talks was given a card.",
      "The states a value can have are listed below.",
      "One of the men who run the ferry was ill.",
    ],
  },
  "a number of, and what there has been": {
    mends: [
      "A number of residents {has|have} complained about the noise.",
      "A growing number of shops {is|are} closed on Mondays.",
      "There {have|has} been a steady fall in the number of visitors.",
    ],
    leaves: [
      "The number of the house was painted over.",
      "There have been a number of complaints and a great many calls.",
      "A negative number of threads does not make sense.",
    ],
  },
  "a subject behind its verb": {
    mends: [
      "On the table {was|were} two cups and a jug of milk.",
      "Behind the church {stands|stand} two old yew trees.",
      "In the drawer {was|were} several letters.",
    ],
    leaves: [
      "On the wall was a map of two counties.",
      "In the box was two pounds.",
      "In the garden were three hens and a duck.",
    ],
  },
  "one of two, and each of several": {
    mends: [
      "Either the cable or the plug {are|is} faulty.",
      "Every pan and pot {have|has} a lid.",
      "Every man and woman in the village know it, and every cup and plate {were|was} broken.",
    ],
    leaves: [
      "Either the school or the parents have to pay.",
      "Every man and woman has a vote.",
      "Either of the two is fine.",
    ],
  },
  "verbs that look like nouns, and a second verb": {
    mends: [
      "My father {work|works} in a bank.",
      "The train {leave|leaves} at nine every morning.",
      "The jacket has two pockets and {come|comes} in three colours.",
    ],
    leaves: [
      "My father's work in the bank was hard.",
      "The film show at the hall was full.",
      "The jacket has pockets and sleeves that come off.",
    ],
  },
  "the past of a story": {
    mends: [
      told("She {switches|switched} off the torch and stood there."),
      told("Tom put down the lantern and {looks|looked} at her."),
      told("The old man {takes|took} his pipe from his pocket and filled it."),
      told("A car stopped outside the house, and a man {gets|got} out."),
      "He shut the door behind him and {sits|sat} down on the stairs.",
      "When he came home, the dog {is|was} asleep on the step.",
      "In 2011, the council in Harwick {threatens|threatened} to close the hall, but volunteers proved that it paid its way.",
    ],
    leaves: [
      told("He lived in York and works in Leeds now."),
      told("She studied law in Leeds and works in a bank."),
      told("The house was built in 1840 and stands on a hill."),
      "She opened the shop with her sister and runs it alone.",
      "The museum opened in 1911 and closes at five.",
      "He picks up the phone and calls his mother every Sunday.",
    ],
  },
  "what stands behind have and be": {
    mends: [
      "We have since {wrote|written} to every member.",
      "Has anyone {saw|seen} my glasses?",
      "Dogs are not {allow|allowed} on the beach.",
      "Lunch is {include|included} in the price.",
      "I was {surprise|surprised} to see her there.",
      "I {am completely agree|completely agree} with that.",
      "It {is depend|depends} on the weather.",
      "He {was go|went} to the shop.",
    ],
    leaves: [
      "They have since come home.",
      "It was a surprise to see her there.",
      "It is like the sea.",
      "All we do is include it in the price.",
    ],
  },
  "the form behind another verb": {
    mends: [
      "We also suggest {to appoint|appointing} one person at each hotel.",
      "Would you mind {to open|opening} the window?",
      "I enjoy {cook|cooking} for my family.",
      "We decided {going|to go} by bus.",
      "He succeeded {to find|in finding} a room.",
      "It is worth {to see|seeing}.",
      "I spent two hours {to look|looking} for it.",
      "She {wants that I come|wants me to come} early.",
      "I went to the shop {for buying|to buy} milk.",
    ],
    leaves: [
      "I recommend to you the soup, and he is considered to be the best.",
      "We avoid stress and enjoy work.",
      "We hope seeing is believing, and the hedge wants cutting.",
      "Two of us are too tired to go.",
      "Do everything you can to help.",
      "The limit is there to avoid box suggestions.",
    ],
  },
  "the form behind a preposition": {
    mends: [
      "She is interested in {learn|learning} the piano.",
      "He left without {say|saying} goodbye.",
      "I am tired of {wait|waiting} for the bus.",
      "Thank you for {help|helping} me with the form.",
    ],
    leaves: [
      "He is good at work and tired of talk.",
      "They came without fear that it would break.",
      "Thank you for help with the move.",
    ],
  },
  "questions that are told": {
    mends: [
      "I asked him how long {would it|it would} take.",
      "Can you tell me what time {is it|it is}?",
      "He wanted to know how much {did it cost|it cost}.",
      "I cannot say exactly what {will be the cost of insurance|the cost of insurance will be}.",
    ],
    leaves: [
      "I know what is the matter with it.",
      "Do you know who is there?",
      "He asked who was coming and what had happened.",
      "Tell me: how is he?",
    ],
  },
  "questions that end in a full stop": {
    mends: [
      "Has anyone told Colin he needs to bring his own card for the parking{.|?}",
      "Where exactly is my piano stool now{.|?}",
      "Did the parcel arrive in the end{.|?}",
      "How many people are you expecting{.|?}",
      "Which of the two colours do you prefer{.|?}",
      "Whose idea was it to close the gate{.|?}",
      "It was closed on Monday as well, wasn't it{.|?}",
    ],
    leaves: [
      "Do the dishes before you leave.",
      "Have the locks changed before Friday.",
      "Was there all week.",
      "What he said was true.",
      "What is left is yours.",
      "Had I known, I would have come.",
      "How many there are is not known.",
      "Who dares wins.",
    ],
  },
  "two sentences with a comma": {
    mends: [
      "The legs lock with one click{,|;} there are no pins or bolts to find.",
      "He has started a petition asking the county to buy a second shelter{,|;} more than ninety people have signed it.",
      "My grandmother kept hens{,|;} she sold the eggs at the market.",
      "The garden was full of weeds{,|;} no one had touched it for years.",
    ],
    leaves: [
      "He sat down, his hands folded in his lap.",
      "My hair kept short, I swam all summer.",
      "She walked on, the dog beside her.",
      "The more he talked, the less she heard.",
    ],
  },
  "what we need, more than one, a lot, and a second clause": {
    mends: [
      "What we need {are|is} a bigger van.",
      "More than one person {have|has} complained.",
      "There {are|is} a lot of traffic in the morning.",
      "The staff was friendly and the rooms {was|were} clean.",
      "Half of the windows {was|were} broken.",
    ],
    leaves: [
      "What they want are answers.",
      "More than one hundred have left.",
      "There are a lot of people.",
      "It was cold and the five pounds was gone.",
      "Half of the milk was gone.",
    ],
  },
  "the form behind to, and what is liked": {
    mends: [
      "The doctor told me to {stopped|stop} smoking.",
      "I have to {going|go} now.",
      "I love {cook|cooking} for my family.",
    ],
    leaves: [
      "I look forward to seeing you and am used to working late.",
      "She has to this day kept them.",
      "We like to cook, and they love a good cook.",
    ],
  },
  "what is so now": {
    mends: [
      told("My grandfather sat down at the piano and {begins|began} to play."),
      "We drove to the coast, parked by the harbour and {take|took} the path along the wall.",
      "When the train stopped, we {get|got} out and walked.",
    ],
    leaves: [
      "Officers visited the site and recommend that it be closed.",
      "The team won on Saturday and play again on Tuesday.",
      "The book came out in June and tells the story of two sisters.",
      "Mr Hall joined the firm in 1998 and leads its Leeds office.",
      "The hall needs painting.",
    ],
  },
  "frames of words": {
    mends: [
      "It is as big {than|as} a house.",
      "It was {first|the first} time I saw snow.",
      "He died {from|of} cancer.",
      "We arrived {to|in} London at six.",
      "I saw it {in|on} television.",
      "There were too {much|many} cars in the street.",
      "I go to work {by|on} foot.",
      "She speaks English very {good|well}.",
    ],
    leaves: [
      "He is better as a friend, and it was colder as the day went on.",
      "He agreed to this and looked to him for help.",
      "It was discussed about a year ago.",
      "There is a hole in the wall.",
      "He was married with two children, and the plan depends of course on the weather.",
      "There is much people can do.",
    ],
  },
});
