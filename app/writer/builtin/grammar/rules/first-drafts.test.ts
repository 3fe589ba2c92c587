import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "a verb that stands twice": {
    mends: [
      "The harbour {is is|is} quiet in winter.",
      "She {was was|was} late for the ferry again.",
      "Two of them are old; the third {has has|has} a new roof.",
    ],
    leaves: [
      "What it is is a mistake.",
      "The house he was was never his.",
      "All there was was a spoon.",
      "She had had enough of the rain.",
    ],
  },
  "a thing or a doing that stands twice": {
    mends: [
      "The {letter letter|letter} came on a wet day.",
      "He {opened opened|opened} the gate for her.",
      "They {walked walked|walked} to the mill.",
    ],
    leaves: [
      "We had a long, long wait for the boat.",
      "The boys boys' clubs take are few.",
      "It was a very very cold house.",
    ],
  },
  "one of several and its verb": {
    mends: [
      "Each of the lids {work|works} on a spring.",
      "At least one of the cooks {have|has} asked for more pay.",
      "Every one of the ropes {have|has} a knot in it.",
      "Each of the boxes {come|comes} with a key.",
    ],
    leaves: [
      "Each of the lids works on a spring.",
      "Two of the lids work on a spring.",
      "He insists that each of the boys work on a farm.",
      "Each of the roads west of here is closed.",
    ],
  },
  "several that are there": {
    mends: [
      "There {is|are} now only two other shops in the village.",
      "There {was|were} still three of them in the yard.",
      "There {is|are} roughly 400 of the older pumps in use.",
    ],
    leaves: [
      "There is one other shop in the village.",
      "There was two hours between them.",
      "There is still time for three of us.",
    ],
  },
  "a crowd at the head of a sentence": {
    mends: [
      "Contractors {was|were} told to stop work.",
      "Residents, who {has|have} waited for years, want the bridge.",
      "Volunteers {is|are} needed for the stall.",
    ],
    leaves: [
      "Residents were told to stay indoors.",
      "Visitors Welcome was painted on the door.",
      "The tenants' hall was painted in May.",
    ],
  },
  "stuff that comes from many": {
    mends: [
      "Soil from the new pits {have|has} filled the drain.",
      "Water in the two cellars {are|is} rising.",
      "Smoke from the kilns {were|was} seen for miles.",
    ],
    leaves: [
      "Soil from the new pits has filled the drain.",
      "Water and mud from the pits have filled the drain.",
      "The pits have filled with water.",
    ],
  },
  "they who does": {
    mends: [
      "They {hangs|hang} from a beam.",
      "When they {moves|move} in the wind, the bells ring.",
      "We {needs|need} a longer ladder.",
    ],
    leaves: [
      "What they said hangs over us.",
      "One of them hangs from a beam.",
      "The rope that he gave them hangs from a beam.",
    ],
  },
  "the price of many": {
    mends: [
      "The price of new garden chairs {start|starts} at £40.",
      "The cost of spare wheels {start|starts} at £90.",
      "The quality of those cloths {begin|begins} with the thread.",
    ],
    leaves: [
      "The prices of new chairs start at £40.",
      "The price of new chairs starts at £40.",
      "The price of those chairs at the start was £40.",
    ],
  },
  "adverbs without their ending": {
    mends: [
      "The knife holds its edge {remarkable|remarkably} well.",
      "The chain squeaks {slight|slightly} at the top.",
      "The lamp was rewired {professional|professionally} in 2019.",
      "It can be {safe|safely} left in the rain.",
      "The water was {extreme|extremely} cold in there.",
    ],
    leaves: [
      "It is a remarkable well of clear water.",
      "He made a slight bow at the top.",
      "She turned professional in 2019.",
      "We kept it safe in the rain.",
      "The room was beautiful painted white.",
      "An extreme cold set in at night.",
    ],
  },
  "words heard or typed alike": {
    mends: [
      "The damp {effects|affects} the pitch.",
      "The stones are granite {form|from} Aberdeen.",
      "It came after a complaint {form|from} a walker.",
      "She took the cup {form|from} my hand.",
      "The engine, {who's|whose} makers are gone, still runs.",
      "Nobody knows {who's|whose} it is.",
    ],
    leaves: [
      "The side effects the doctor named are rare.",
      "He liked the sound effects the best.",
      "Fill in the form the clerk gave you.",
      "Pebbles form the floor of the hall.",
      "Nobody knows who's in it.",
      "Who's the man at the door?",
    ],
  },
  "to and too": {
    mends: [
      "The heads look {to|too} big on the screen.",
      "I was {to|too} young to be told why.",
      "The chair is fine indoors, {to|too} heavy for the beach.",
      "“It's {to|too} shiny,” she said.",
      "“We leave on {friday|Friday},” she said, “and {i|I} told them so.”",
    ],
    leaves: [
      "The road from rich to poor to rich again is long.",
      "It is close to big cities.",
      "He was kind to old people.",
      "The gate is to open at nine.",
    ],
  },
  "your and its for two words": {
    mends: [
      "She thinks {your|you're} in a hurry.",
      "If {your|you're} against the plan, tell me.",
      "So legally {its|it's} his.",
    ],
    leaves: [
      "Put it in your in tray.",
      "She thinks your plan is against the law.",
      "Its history is theirs too.",
    ],
  },
  "there, past, where, weather, to for others": {
    mends: [
      "The sailors and {there|their} wives sat at the front.",
      "He crawled right {passed|past} the guard.",
      "The pipes cracked and {where|were} still frozen in March.",
      "I asked people {weather|whether} they liked it.",
      "It was held shut with {to|two} paper clips.",
    ],
    leaves: [
      "The sailors sat here and there all day.",
      "He got up and passed the guard.",
      "I asked when and where she met him.",
      "People like to talk about the weather they had.",
      "He had nobody to go with to the hills.",
    ],
  },
  "one word written as two": {
    mends: [
      "He left {with out|without} saying a word.",
      "There was {no body|nobody} else in the room.",
      "I left it in a box {some where|somewhere}.",
      "They will answer {with in|within} a month.",
    ],
    leaves: [
      "She is the one I went with out of pity.",
      "There was no body in the grave.",
      "I know some where they sell it cheap.",
      "He could do with in all three more.",
    ],
  },
  "forms without their ending": {
    mends: [
      "The grapes had {turn|turned} to raisins.",
      "The driver had {miss|missed} the turning.",
      "They will have {carry|to carry} a number.",
      "The doors would {have be|have to be} taken off.",
    ],
    leaves: [
      "I had work the next day.",
      "They will have supper at eight.",
      "By noon they will have put the tents up.",
      "He had hope that the rain would stop.",
    ],
  },
  "to before a verb, behind others": {
    mends: [
      "She expects {hire|to hire} a third driver.",
      "The fitters hope {get|to get} the engine going by May.",
      "We will ask the board {decide|to decide} on it.",
      "I need two people {carry|to carry} the table.",
      "I am trying {not|not to} take it to heart.",
      "We did it in {order|order to} reduce the weight.",
    ],
    leaves: [
      "The men they wanted are free tonight.",
      "We asked what people think of it.",
      "Their hopes lie in the cup.",
      "I will try not to.",
      "Keep the plates in order of size.",
      "They need people who carry the table.",
    ],
  },
  "been and here without their helper": {
    mends: [
      "They suspected it {been|had been} done on purpose.",
      "We thought they {been|had been} told.",
      "If Sarah could {here|be here} before six.",
    ],
    leaves: [
      "They asked if it had been done.",
      "Has it been done?",
      "We can see here before us a long road.",
    ],
  },
  "one woman": {
    mends: [
      "A tall {women|woman} who sold flowers stood there.",
      "I saw another {women|woman} behind him.",
      "A {men|man} with a dog came by.",
    ],
    leaves: [
      "A few women who sold flowers stood there.",
      "A group of men with dogs came by.",
      "A women's team won.",
    ],
  },
  "owners named like a plural": {
    mends: [
      "The {associations|association's} chairman, Bill Webb, said no.",
      "The {landlords|landlord's} grandson has the key.",
      "The harbour {masters|master's} shed is shut.",
      "The {birds|bird's} owner was found.",
    ],
    leaves: [
      "The sports editor has the key.",
      "The clubs name their captains in May.",
      "The landlords have the key.",
      "The birds mate in spring.",
    ],
  },
  "one thing without its article": {
    mends: [
      "He ran like {horse|a horse} in a race.",
      "She asked {man|a man} with a dog.",
      "I am {piano|a piano} teacher in Leeds.",
      "I moved it with {spade|a spade} to the wall.",
      "You must open {window|the window} and listen.",
      "I would get {second|a second} opinion.",
      "They keep {list|a list} of members.",
    ],
    leaves: [
      "He ran like mad in a race.",
      "A word like king in a name is rare.",
      "She is head teacher in Leeds.",
      "They ate it with knife and fork.",
      "He works with torch in hand.",
      "He shut door after door.",
      "She is class teacher for the juniors.",
      "The open window and the breeze woke me.",
      "She came second in the race.",
      "Man with dog wanted.",
    ],
  },
  "days in the plural, and let us": {
    mends: [
      "We open most {saturdays|Saturdays} after ten.",
      "Well {lets|let's} ask Peter.",
      "She works {mondays|Mondays} and {fridays|Fridays}.",
    ],
    leaves: ["The door lets in the cold.", "He lets go of the rope.", "We open most days after ten."],
  },
  "marks around what is said": {
    mends: [
      "“Are they open{,|?}” asked the boy.",
      "“Is it bad{,|?}” she asked.",
      "“Plum cake{”|,”} said Nora.",
    ],
    leaves: [
      "“They are open,” the boy said when I asked.",
      "“What a day,” she said.",
      "The word “cake” said it all.",
    ],
  },
  "who is spoken to first": {
    mends: [
      "“{Madam|Madam,} look at the legs on it,” he said.",
      "“{Dad|Dad,} come and see this,” she said.",
      "“{Mum|Mum,} wait for me at the gate,” she said.",
    ],
    leaves: [
      "“Dad comes and sees us,” she said.",
      "“Mum, look at this thing,” she said.",
      "“Sir Robert came to tea,” she said.",
    ],
  },
  "it rains, on Sundays, up to a weight, a nest of its own": {
    mends: [
      "I live in a town where {rains|it rains} all the time.",
      "The gate is locked {in|on} Sundays before noon.",
      "It will hold up {too|to} 20 kg.",
      "A swan {who's|whose} nest was found in May is back.",
      "Nobody may go in until {it's|its} chicks have flown.",
      "They don't like to {making|make} mistakes.",
      "My name is Ada and I am {maths|a maths} teacher in Leeds.",
    ],
    leaves: [
      "The day when rains come is near.",
      "He had no interest in Sundays.",
      "It is up too high.",
      "Who's next to go in?",
      "I hope it's chickens that we have.",
      "She looked forward to making it.",
    ],
  },
  "a present alone in a story": {
    mends: [
      "We played all day. They lost. It rained. We walked home. I slept. He sang. She laughed. We ate. Nigel {comes|came} down a rung.",
      "We played all day. They lost. It rained. We walked home. I slept. He sang. She laughed. We ate. A voice {says|said} that we had won.",
      "We played all day. They lost. It rained. We walked home. I slept. He sang. She laughed. Wherever it landed, Dad {kneels|knelt} down and counted it.",
    ],
    leaves: [
      "We played all day. They lost. It rained. We walked home. I slept. He sang. She laughed. We ate. The path goes down to the sea.",
      "We played all day. They lost. It rained. We walked home. I slept. He sang. She laughed. We ate. The road comes from the hills.",
      "We played all day. They lost. It rained. We walked home. I slept. He sang. She laughed. We ate. My brother lives there still.",
    ],
  },
  "of for have, then for than, your for you are": {
    mends: [
      "I should {of|have} worn boots that day.",
      "They could {of|have} asked us first.",
      "It matters less {then|than} people think.",
      "I know {your|you're} fond of the old clock.",
    ],
    leaves: [
      "Think of all she could of an evening.",
      "It rained more then. People think it was worse.",
      "I know your fond uncle.",
    ],
  },
  "the owner of one thing, and what cannot be counted": {
    mends: [
      "It flattened a {womans|woman's} fence.",
      "Each {childs|child's} coat had a peg.",
      "He gave me {many good advices|much good advice}.",
      "The delay {costed|cost} us a month.",
    ],
    leaves: ["The firm costed the new roof in May.", "He mans the gate.", "Many good teachers gave advice."],
  },
});
