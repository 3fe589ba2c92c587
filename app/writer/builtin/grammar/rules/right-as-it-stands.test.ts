import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "a and an before a vowel": {
    mends: [
      "It was {a|an} unusual case for us.",
      "He left with {an|a} useful map.",
      "She ate {a|an} apple on the train.",
    ],
    leaves: [
      "The club took a unanimous vote.",
      "She translates an Urdu poem each week.",
      "It was an unidentified bird.",
      "We met an uninvited guest.",
    ],
  },
  "the full stop of a shortened word": {
    mends: [
      "It broke on Monday. {can|Can} you help us with it?",
      "We left at noon. {the|The} rain had stopped by then.",
      "She has a cat. {it|It} sleeps all day long.",
    ],
    leaves: [
      "The chair went to Amos Hale Jr. of the north ward.",
      "They named Ida Fenn of Dover, Del. as the next head.",
      "A farm near Salina, Kan. is for sale.",
    ],
  },
  "however between its commas": {
    mends: [
      "The plan met its aims{,|;} however, the gains were small.",
      "The ferry ran all day{,|;} however, that was not enough.",
      "The shop was open{,|;} however, we had no money left.",
    ],
    leaves: [
      "It must be noted, however, that the mill was closed.",
      "The clerk admitted, however, that nobody had asked him.",
      "It is only lately, however, that the maps were found.",
    ],
  },
  "a sum before its thing, a year with an apostrophe": {
    mends: [
      "He owes me ten {dollar|dollars}.",
      "We waited three {week|weeks} for it.",
      "The trip takes 45 {minute|minutes}.",
    ],
    leaves: [
      "The town asked for 10 million dollar a year grants.",
      "He spoke of a further 20 million dollar “gift” to the port.",
      "The '62 team was off to a good start.",
    ],
  },
  "one of a group": {
    mends: [
      "One of our {friend|friends} is a nurse.",
      "It was one of the best {meal|meals} of my life.",
      "She is one of my {teacher|teachers}.",
    ],
    leaves: [
      "One of the team was ill.",
      "It was one of the original 12 houses.",
      "Ask one of the car hire firms.",
      "Three of the family were away.",
      "We saw one of the band tuning up.",
    ],
  },
  "without what has a name": {
    mends: [
      "He left without {say|saying} goodbye.",
      "She went out without {tell|telling} us.",
      "They signed it without {read|reading} it.",
    ],
    leaves: [
      "She worked for a year without pay in the mill.",
      "It comes without fail at noon.",
      "They left without notice.",
    ],
  },
  "a subject with a clause in it": {
    mends: [
      "The doors of the shed {is|are} open.",
      "My brother {have|has} a boat.",
      "The students {goes|go} home at four.",
    ],
    leaves: [
      "The pipe through which the water passes is old.",
      "To see you is to like you.",
      "To put speed before care is to fail.",
      "After how many weeks is it ripe?",
      "Perhaps one of the reasons these tunes are not played more often is their length.",
    ],
  },
  "a name with a number, a sign that is no I": {
    mends: ["I {has|have} a boat.", "I {is|am} cold.", "You and I {am|are} late."],
    leaves: [
      "I have lived here since October and I am happy.",
      "Annex I contains the maps.",
      "Part I is short.",
      "PL/I is an old language.",
      "He served twice as long as any other and I am glad of it.",
    ],
  },
  "dare, were, save, and a wish": {
    mends: ["He {need|needs} a coat.", "It {were|was} cold in the hall.", "Nobody {know|knows} the code."],
    leaves: [
      "He dare not be late.",
      "Would that my hand were as quick.",
      "They stood, as it were, on the edge.",
      "He knew nothing of it save his own part.",
      "The chief has commanded that everyone use this door.",
    ],
  },
  "what is seen stands bare": {
    mends: [
      "My sister {live|lives} in Hull.",
      "The clerk {know|knows} the way.",
      "Anyone who {want|wants} a seat can have one.",
    ],
    leaves: [
      "Wait until you feel the lever come down.",
      "Anyone who has watched children grow up will know.",
      "The growing heating needs of this town can be met.",
    ],
  },
  "people and what they made": {
    mends: [
      "The man {which|who} lives next door is kind.",
      "I met the woman {which|who} sold it.",
      "We know a boy {which|who} sings.",
    ],
    leaves: [
      "It is a firm of ten builders, which is new here.",
      "He stammers before his wife, which is hardly surprising.",
      "She is a woman of many years who sings.",
    ],
  },
  "a participle that is none": {
    mends: ["She has {went|gone} home.", "He {teared|tore} the page.", "They have {wrote|written} to us."],
    leaves: [
      "She has tell-tale marks on her hand.",
      "There was a little leaded pane in the door.",
      "Whatever skill he might have did not show.",
      "All the fun I ever had came from it.",
      "The news of who the singer was did come out.",
    ],
  },
  "a helper that is none": {
    mends: ["You must {goes|go} home.", "He can {sings|sing} well.", "She will {gave|give} it back."],
    leaves: [
      "They must needs walk to the town.",
      "The notion of the General Will gave rise to it.",
      "Add 1 can crushed pineapple and stir.",
      "The reason why it cannot ensures that nobody tries.",
      "They will ready themselves for the winter.",
    ],
  },
  "what is told and then done": {
    mends: [
      "She picked up the phone and {call|called} her son.",
      "He opened the door and {shout|shouted} at them.",
      "He sat down and {write|wrote} a letter to her.",
    ],
    leaves: [
      "They are more widely used and tend to last.",
      "The negatively charged grains then leave the surface.",
      "The best are hand-made and cost a lot.",
    ],
  },
  "words that sound alike": {
    mends: [
      "It was love at first {site|sight}.",
      "Please be {quite|quiet} while they sleep.",
      "He {through|threw} the ball over the wall.",
      "We want to {by|buy} a boat.",
      "I swim twice a {weak|week}.",
    ],
    leaves: [
      "They took photographs at the site.",
      "It is really quite fun.",
      "After their passage through the strait, they slept.",
      "Midway through the meal, he left.",
      "They were ruled against their will by a stranger.",
      "The letter is referred to by a number.",
      "They spoke of the poor, the weak, the old.",
      "I mean it in sense 2.",
    ],
  },
  "its and it's": {
    mends: [
      "{Its|It's} a fine day.",
      "We like the shed because {it's|its} door is wide.",
      "I think {its|it's} going to rain.",
    ],
    leaves: [
      "If it smells it's chemistry.",
      "Do not pick it before its time.",
      "It saw off its only serious rival.",
    ],
  },
  "whose, wont and 'im": {
    mends: ["I know {whose|who's} coming.", "I {wont|won't} wait.", "{im|I'm} late for the bus."],
    leaves: [
      "Hale, whose The Long Road sold well, is ill.",
      "He rose early, as he was wont to do.",
      "They saw 'im go.",
    ],
  },
  "a day and a month": {
    mends: ["She was born {on|in} May.", "We met {in|on} Monday.", "It opened {on|in} August."],
    leaves: [
      "She died on August sixth.",
      "They met in the second day of a strike.",
      "It was sold on March first.",
    ],
  },
  "an amount of what is paid or not counted": {
    mends: [
      "We saw {less|fewer} boats this year.",
      "There were {less|fewer} people on the pier.",
      "We have {less|fewer} chairs than you.",
    ],
    leaves: [
      "No amount of words will help.",
      "The amount of payments must not rise.",
      "It has a fair amount of vitamins.",
    ],
  },
  "the way it is said": {
    mends: [
      "The clerk spoke {quiet|quietly}.",
      "She walked {quick|quickly} to the gate.",
      "They answered very {careful|carefully}.",
    ],
    leaves: [
      "He told us what he did not think correct in it.",
      "She let them sit secure while it rained.",
      "Keep your cool when it rains.",
    ],
  },
  "singular words in -s": {
    mends: ["The doors {is|are} shut.", "The boats {was|were} sold.", "The teachers {has|have} left."],
    leaves: [
      "The axis is bent.",
      "The debris was cleared by noon.",
      "The onus belongs to the owner.",
      "The chaos was over.",
    ],
  },
  "this, one and some before two words": {
    mends: [
      "{This|These} houses are old.",
      "{Some one|Someone} has left the gate open.",
      "One of my {friend|friends} came.",
    ],
    leaves: [
      "The first head of this women's group was a man.",
      "It depends on some one street or other.",
      "She works from one of the City Hall rooms.",
      "They draw ten day moving averages of it.",
    ],
  },
  "where, past and our as they are": {
    mends: [
      "I know the house {were|where} he lives.",
      "She {past|passed} the salt to me.",
      "They {our|are} not at home.",
    ],
    leaves: [
      "He could write to the mayor, were he so inclined.",
      "It is not the fair of years past.",
      "They had slept there for several weeks past.",
      "Fishing through the ice is cold work.",
      "Nothing is really quite as good as rest.",
      "He said that our very first day went well.",
    ],
  },
  "in a day, as a child, at a school": {
    mends: ["We meet {in|on} Sunday.", "It {should|should be} on Friday.", "They left {in|on} Tuesday."],
    leaves: [
      "We learned it in Sunday school.",
      "She held him as gently as she would a child.",
      "In 1879 the same Clark Wait, with a friend, built it.",
    ],
  },
  "letters and fits": {
    mends: [
      "Two {cat's|cats} are in the yard.",
      "{i|I} think that it rains.",
      "Several {dog's|dogs} were lost.",
    ],
    leaves: [
      "Take the i-th row of the sheet.",
      "He taught them the three R's.",
      "It moved by fits and starts, and then it stopped.",
      "They danced with all the joy and abandon of a feast.",
      "In one hand he held a lamp.",
      "The name of the nurse was Rose Hale.",
      "The new bowler turned out to have a bad arm.",
      "When he did he had to run.",
      "He was congratulated for his work.",
    ],
  },
  "years, and weeks that tell when": {
    mends: [
      "She wrote six {week|weeks} of notes.",
      "The trip took three {week|weeks}.",
      "Only nine {has|have} names.",
    ],
    leaves: [
      "Each shop that was built here since about 1998 has lost its sign.",
      "They sold four last month, before the rain.",
      "She mended seven last winter and two this spring.",
      "He will carve ten next year.",
      "Rings this two times before noon.",
      "Coffee can marked NAILS, found under the stair.",
      "She gave it to her brother, who cut it in half and ate it.",
    ],
  },
  "what people of a trade or a place say": {
    mends: [
      "We resolved to go, and nobody {go|went} there again.",
      "If there {are|is} a school, he will find it.",
      "{Lets|Let's} go home now.",
      "Owners will not {charged|be charged} for the second night.",
      "I also {promiss|promise} that the radio will stay off.",
      "You put out a hen, {whos|whose} only job is to sit.",
      "Please do not ask Kasia for {an|any} advice about it.",
      "We were {suppose|supposed} to be there at noon.",
    ],
    leaves: [
      "The club has resolved that nobody go down alone.",
      "If there were a school for it, he would go.",
      "She sells the lot, locks up, lets go of the rope.",
      "Did it all. Felt it give.",
      "Every autumn people come to see the deer.",
      "She has a few plum, one pear and no quince.",
      "Every Friday he'd lead me down to the boats.",
      "I once made a whole “FARMERS” the wrong way round.",
      "There's a wether among the ewes, and he kicks.",
      "Two spades and a row of leeks gone from plot 9.",
      "We began the month with three hives and finish it with four.",
      "His mother was a Noone, Mary Noone of Sligo.",
      "That was the third stal of the day, and a long one.",
      "He meant the sort that say they are clean.",
      "I do not praise it, but I mention it was tried in 2009.",
      "There is wood in the shed. Some of it's oak.",
      "She laid a cloth over them, I suppose to keep the flies off.",
      "“You're late,” said Irma through the hatch.",
      "Tell me if there's a form I should bring to the gate.",
      "I lied to them about where the haddock were.",
      "We ordered eleven rolls of carpet, and I don't need carpet.",
      "The trash can has been replaced, and I write copy for them.",
      "He told us on the morning the river rose.",
      "My nan kept a stall, and the whole street called her Nan.",
      "He just sort of fell on the ball.",
      "She does what her mother did with a child, which is wait and see.",
      "I've still got the bag, and the tooth marks in it aren't mine.",
      "Step through the front door and be greeted by the dog.",
      "About 4 cups sugar\n\n1 1/2 cups water",
      "Don't limb with it, don't fell with it, and mind the bark.",
    ],
  },
});
