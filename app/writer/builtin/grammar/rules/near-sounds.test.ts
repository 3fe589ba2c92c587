import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "a plural with an apostrophe": {
    mends: [
      "We sold all of the {shed's|sheds} to a farm in June.",
      "About 40 {jar's|jars} came in the van.",
      "We have washed eight {apron's|aprons}, and the rest can wait.",
      "The shop is closed on {Monday's|Mondays}.",
      "The pool shuts at noon on {Friday's|Fridays} and opens again at four.",
      "He grows {tomato's|tomatoes} in old tyres.",
      "No {dog's|dogs} allowed on the lawn.",
    ],
    leaves: [
      "All of the village's roads are shut.",
      "We walked for 40 minutes' worth of rain.",
      "She was late on Monday's train.",
      "The list is on Friday's and Monday's pages.",
      "Some of the shed's planks are rotten.",
    ],
  },
  "a verb with an apostrophe": {
    mends: [
      "She {want's|wants} a new bike.",
      "It {get's|gets} cold after four.",
      "Nobody {want's|wants} it here in winter.",
      "Everyone {let's|lets} go of the rope at first.",
      "He {let's|lets} the dog sleep on the bed.",
    ],
    leaves: [
      "Let's go home before it rains.",
      "She says let's wait.",
      "He thinks it's late.",
      "Nobody's coat was wet.",
    ],
  },
  "its and your by what stands behind": {
    mends: [
      "{Its|It's} switched on now, so mind the blade.",
      "{Its|It's} stuck under the sink.",
      "The dog was licking {it's|its} bowl when we came in.",
      "If {you're|your} plumber knows the house, he can come alone.",
      "I know {your|you're} between jobs, so take your time.",
      "I hear {your|you're} moving to Hull.",
      "Tell me who {your|you} are and what you want.",
      "They eat in {there|their} lunch break.",
      "{There|They're} all asleep upstairs.",
    ],
    leaves: [
      "Its locked doors kept us out.",
      "I know your brother, so take your time.",
      "I hear your singing through the wall.",
      "If you're a plumber, come at nine.",
      "We sat in there all morning.",
      "There all the boats lay in a row.",
      "He was sure it's paper.",
    ],
  },
  "a slip of the hand in a word of every text": {
    mends: [
      "The gate {dosen't|doesn't} shut.",
      "We {coudn't|couldn't} see the road.",
      "She swept the hall {befor|before} the guests came.",
      "The fire was {accidenta|accidental} and small.",
      "They can do it by {themselfs|themselves} or ask {ourselfs|ourselves}.",
    ],
    leaves: [
      "She said it was nothin to her.",
      "The chiefs and their beliefs are old.",
      "We daren't go in.",
      "He mustn't and needn't come.",
    ],
  },
  "feasts and peoples": {
    mends: [
      "We paint the fence before {halloween|Halloween}.",
      "The {germans|Germans} arrived at noon.",
      "They fast in {ramadan|Ramadan}.",
    ],
    leaves: ["She polishes the swiss roll tin with polish.", "We march in May.", "They may be turkeys."],
  },
  "an adverb beside another": {
    mends: [
      "She ran a hand along the wood, slowly and {careful|carefully}, as he had taught her.",
      "He closed the door quietly and {gentle|gently}.",
      "The lorry pulled over very {slow|slowly} and stopped.",
      "The bus went past very {slow|slowly}.",
    ],
    leaves: [
      "She is usually calm and careful.",
      "It was a lovely and quiet place.",
      "The stew came out very good.",
      "He stood up very straight and waited.",
    ],
  },
  "a word that stands twice behind another": {
    mends: [
      "It is the best seat you've {got got|got}.",
      "It rained {the whole the|the whole} way up.",
      "We have {got got|got} a new lid.",
    ],
    leaves: [
      "The whole of the way was wet.",
      "What he got got him nowhere.",
      "It is the same the world over.",
    ],
  },
  "a little word that is left out": {
    mends: [
      "The tenant would {like|like to} know whether it is dry.",
      "The vet came, and the nurse {told|said} she'd bring the bill.",
      "Please ask if {he|he is} okay.",
      "She asked if {I|I was} okay.",
      "There was mud {all|all over} my sleeves.",
      "There was nobody {in|in the} kitchen.",
      "It costs the same {as it|as it was} in 2010.",
      "I have seen {grown|a grown} woman weep over a pie.",
    ],
    leaves: [
      "People would like help with the lid.",
      "The nurse was told she'd bring the bill.",
      "Ask if he okayed it.",
      "There was mud all the way.",
      "He slept all my holiday.",
      "It is as cold as it is in 2010.",
      "We have seen grown men weep.",
    ],
  },
  "the form of a verb": {
    mends: [
      "I counted them twice {for|to} be sure that none was lost.",
      "She had {work|worked} in that mill for thirty years.",
      "There {was|were} always three or four in the yard.",
      "You would not guess what people {throws|throw} in there.",
      "My aunt, who {weigh|weighs} more than he does, sat down.",
      "Every one {are|is} made by hand.",
      "Then the boys {bursted|burst} out laughing.",
      "I was very {shocking|shocked}, but I said nothing.",
      "We had four letters {regarding to|regarding} the roof.",
    ],
    leaves: [
      "She had work in the morning.",
      "There was always tea.",
      "There was usually two hours of rain.",
      "We know what people skills are.",
      "My aunts, who weigh more than he does, sat down.",
      "My aunt and my mother, who weigh the same, sat down.",
      "It was very shocking.",
      "It is known for its cakes.",
    ],
  },
  "words heard alike": {
    mends: [
      "Through the wall they could {here|hear} children being called in.",
      "They wanted to {now|know} the price.",
      "These are shoots cut {of|off} the main stem.",
      "She chalked her {que|cue} and bent down.",
      "We joined the {que|queue} and waited.",
      "He was {siting|sitting} halfway up the ladder.",
      "There was {no where|nowhere} to park.",
      "The handle came {of|off} in my hand.",
      "The hall was {quite|quiet} all evening.",
    ],
    leaves: [
      "They could here and there see a light.",
      "They wanted to leave now.",
      "A photograph taken of the main stem hangs there.",
      "The council was blamed for siting the mast there.",
      "There is no place where we can park.",
      "It was quite all right.",
    ],
  },
  "around what is said": {
    mends: [
      'They sat down. "Rule nine," {Said|said} the old woman.',
      '"Is it far?"\n\n"How long did you wait for the {bus."|bus?"}',
      'She sat down.\n\n"I thought he was only hiding {it".|it."}',
    ],
    leaves: [
      '"Rule nine." Said aloud, it was worse.',
      'He called it "a small, wet house".',
      '"How long it took."',
    ],
  },
});
