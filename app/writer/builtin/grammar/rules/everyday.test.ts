import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "a preposition without its of": {
    mends: [
      "The board was broadly in {favour|favour of} the change.",
      "She spoke on {behalf|behalf of} the tenants of the block.",
      "We walked on in {spite|spite of} the rain that fell all day.",
    ],
    leaves: [
      "The board found in favour of the change.",
      "The man in front wore a hat.",
      "It rose in the terms that we agreed.",
    ],
  },
  "a verb behind never and its like": {
    mends: [
      "My boss never {shout|shouts}, and this is strange for me.",
      "The old lift always {stop|stops} at the third floor.",
      "His old car rarely {start|starts} in the cold.",
    ],
    leaves: [
      "I suggest that my boss never shout at them.",
      "My team never shout at anybody.",
      "Our neighbours always wave to us.",
    ],
  },
  "a thing that feels nothing": {
    mends: [
      "The teacher is funny and her lessons are very {interested|interesting}.",
      "The film was so {bored|boring}, and we left.",
      "The trip was really {excited|exciting}.",
    ],
    leaves: [
      "The class was interested in the old maps.",
      "The teacher was very interested.",
      "Her lessons are very interesting.",
    ],
  },
  "its before what it has": {
    mends: [
      "You can slide it behind a door when {it's|its} work is done.",
      "We like the shed because {it's|its} door is wide.",
      "I know the club, and {it's|its} members are kind.",
    ],
    leaves: ["It's work that is done at night.", "I think it's size that counts.", "I know it's him."],
  },
  "a language that is spoken": {
    mends: [
      "People sometimes answer me {on|in} English.",
      "She wrote to us {on|in} German.",
      "They were talking {on|in} Polish, and we understood nothing.",
    ],
    leaves: [
      "He wrote a book on English grammar.",
      "She spoke on English and German law.",
      "They answered in English.",
    ],
  },
  "a plural that owns nothing": {
    mends: [
      "A group of local {volunteer's|volunteers} raised £7,900 for new cables.",
      "A number of {parent's|parents} have asked for it.",
      "A team of {engineer's|engineers} worked on it all night.",
    ],
    leaves: [
      "A group of the council's engineers came.",
      "It is one of a number of the town's churches.",
      "A couple of day's work are left.",
    ],
  },
  "however at the head of a sentence": {
    mends: [
      "The trial met its main {aims, however,|aims; however,} the gains were small.",
      "It was a good {year, however,|year; however,} we lost two members.",
      "The hall is {warm, however,|warm; however,} it is also very small.",
    ],
    leaves: [
      "On Monday, however, the gains were lost.",
      "The gains, however, were small.",
      "When the rain stopped, however, the match was over.",
    ],
  },
  "what is expected, though the words to and that stand before": {
    mends: [
      "They asked for it to be moved, and a decision is {expect|expected} at the next meeting.",
      "We want to sell the hall, but the price is not {publish|published} until May.",
      "You need to bring your card, and the rest is {deliver|delivered} to your door.",
    ],
    leaves: [
      "All that they did is expect to be paid.",
      "The plan is to decide on it.",
      "To live is to give.",
    ],
  },
  "owners, numbers and people that are none": {
    mends: [
      "We wrote to the {shops|shop's} manager twice.",
      "I met the neighbours, {which|who} are very kind.",
      "They gave each {members|member} a key to the door.",
    ],
    leaves: [
      "Prepared by the Operations Manager for the board.",
      "It was closed to visitors, which is why there are so few.",
      "The boots are two sizes too large: each passes back and forth between the pair.",
    ],
  },
  "it's before what compares": {
    mends: [
      "Pick it up and you will see that {its|it's} heavier than it looks.",
      "The lamp is new, and {its|it's} more useful than the old one.",
      "I like the hall, but {its|it's} colder than the church.",
    ],
    leaves: [
      "The dog hurt its other leg.",
      "The club lost its older members.",
      "It is more than its weight.",
    ],
  },
  "between one and the other": {
    mends: [
      "He will be there next week between 10am {to|and} 4pm.",
      "The course takes between 4 {to|and} 6 weeks.",
      "They sell at between £4 {to|and} £6 each.",
    ],
    leaves: [
      "It takes from 4 to 6 weeks.",
      "Between 1990 and 1994 it rose from 4 to 6.",
      "The talks between the two sides led to nothing.",
    ],
  },
  "going to be": {
    mends: [
      "I'm {going|going to} be stuck in traffic until six.",
      "We are {going|going to} be late again.",
      "It is not {going|going to} be easy.",
    ],
    leaves: ["We are going to be late.", "He is going by bus.", "The going was good."],
  },
  "what one has had since": {
    mends: [
      "I {have|have had} this job since March last year.",
      "She {has|has had} the same phone since 2015.",
      "We {have|have had} a cat since last summer.",
    ],
    leaves: [
      "I have had this job since March.",
      "We have the car washed since it is dirty.",
      "I have a cold since it rained on me.",
    ],
  },
  "what led to it": {
    mends: [
      "It was this overlap that {lead|led} to a complete blackout.",
      "It was the rain that {lead|led} to the flood.",
      "It was his letter that {lead|led} to the inquiry.",
    ],
    leaves: [
      "These are the steps that lead to the door.",
      "It is the roads that lead to the coast.",
      "We were on one of the paths that lead to the mill.",
    ],
  },
  "hands that are no verb": {
    mends: [
      "I can still see my {mothers|mother's} hands on those two levers.",
      "The trains {runs|run} every hour.",
      "My parents {lives|live} in a flat.",
    ],
    leaves: [
      "I can still see my mother's hands on it.",
      "I saw my friends walk home.",
      "My parents live in a flat.",
    ],
  },
  "a man who does not": {
    mends: [
      "The keeper is a quiet man who {dont|doesn't} like crowds.",
      "She has a dog that {don't|doesn't} bark.",
      "I know a good shop which {don't|doesn't} close at noon.",
    ],
    leaves: [
      "I know men who don't like crowds.",
      "These are things in a house that don't work.",
      "We are a family that don't like crowds.",
    ],
  },
});
