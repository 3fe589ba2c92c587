import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "a present among pasts": {
    mends: [
      "We crept in, saw the dog and heard it. Anna wiped her boots, went quiet and then {calls|called} her sister in to listen. We sat down. He left.",
      "Last year Tom {visits|visited} a mill near Leeds.",
      "Last spring Anna {paints|painted} a boat in Hull.",
    ],
    leaves: [
      "He walks to work with the stick that she left.",
      "She opens the shop at nine, and her husband built the shelves.",
      "The lane turns left at the mill and we walked on.",
      "Last year is gone, and nobody minds.",
      "Seen from the road, the mill looks like a ship that somebody left there.",
    ],
  },
  "what goes on since a day": {
    mends: [
      "I {collect|have been collecting} old maps since 2009.",
      "I {am|have been} here since the third of May.",
      "I {work since|have worked for} six years for the same shop.",
      "I {am|have been} working here {since|for} nine years.",
      "I {am|have been} driving buses in Lublin for nine years.",
    ],
    leaves: [
      "I have collected old maps since 2009.",
      "I am going to Lublin for nine years.",
      "I know what he has done since 2009.",
    ],
  },
  "the form that a helper asks for": {
    mends: [
      "The guests need to {knows|know} about the dog.",
      "He didn't {went|go} home before ten.",
      "They will {tells|tell} you the price.",
      "Breakfast is {include|included} in the price.",
      "I'm only {say|saying} that it is late.",
    ],
    leaves: [
      "We look forward to visits from friends.",
      "The will states that he owned it.",
      "All I am is tired.",
      "We are ready to go, and they are call handlers.",
    ],
  },
  "through and from": {
    mends: [
      "The cat came {trough|through} the kitchen window.",
      "She walked {though|through} the gate and waved.",
      "He was halfway {threw|through} telling the story.",
      "Two boxes came down {form|from} Ward 9 this morning.",
      "He took a note {form|from} the drawer.",
    ],
    leaves: [
      "The pigs ate from the trough in the yard.",
      "We went though it was raining hard.",
      "He threw the ball over the wall.",
      "Fill in the form before Monday.",
      "Two rivers form the border there.",
    ],
  },
  "several and their verb": {
    mends: [
      "According to Meyer three crates {was|were} lost at sea.",
      "Many of them {keeps|keep} hens.",
      "In my first week many people {was|were} kind to me.",
      "Each of the boats {have|has} a number.",
      "It was left by a boy who {have|has} moved away.",
      "We sell folding models, which {has|have} no basket.",
    ],
    leaves: [
      "Two weeks is a long time.",
      "A man with two dogs was seen there.",
      "He sold all his models, which has been a relief.",
      "Those of us who have paid may go.",
      "The price of three crates was high.",
    ],
  },
  "little words between": {
    mends: [
      "The dinner is to {|be }held in the long room.",
      "I would like {|to }move the desk to the window.",
      "She didn't know where {|to }look.",
      "Could you ask the day staff {|to }check the doors?",
      "He walked round to {|the }back of the shed.",
      "In summer it is {|the }coolest place in the house.",
      "He explained {me this|this to me} with a drawing.",
      "We wore {|the }same coats for years.",
    ],
    leaves: [
      "The house is to let in May.",
      "I would like help with the desk.",
      "Look where people look.",
      "The sign stood in front of the shop.",
      "They were best friends at school.",
      "He explained the rules to me.",
      "It could be done by hand.",
    ],
  },
  "wordings that leave no choice": {
    mends: [
      "We bought it in May, and {its|it's} hardly used.",
      "The lift was taken out {off|of} service.",
      "I can bring it as far {|as }Perth.",
      "Please give {|me }a ring after six.",
      "Let me {no|know} before Friday.",
      "I asked him {weather|whether} the boat was dry.",
      "She suggested {me to|that I} join a choir.",
      "Gloves {to|too} big, coat too small.",
      "It sells for half the price {|of }a new one.",
      "This {effects|affects} all of us.",
      "We only {new|knew} each other by name.",
      "They applied {to|for} planning permission.",
      "He talked {during|for} two hours without stopping.",
    ],
    leaves: [
      "The dog wagged its hardly used tail.",
      "The boat was a mile out, off Skye.",
      "It went as far as Perth and as far back as May.",
      "They give a call to arms.",
      "Let me see no more of it.",
      "The weather was fine, and we saw it.",
      "She suggested a choir to me.",
      "Sizes go from boys to big men.",
      "It had two effects.",
      "He applied to the council for a permit.",
    ],
  },
  "words twice": {
    mends: [
      "We put the van{ van|} in the shed.",
      "You can get{ get|} eight eggs for a pound.",
      "It was so dark that he could{ could|} see nothing.",
      "She was looking{ looking|} at the map.",
    ],
    leaves: [
      "What he wanted wanted time.",
      "Wait wait a minute, he said.",
      "It was a long long road.",
      "The clock went tick tick all night.",
    ],
  },
  apostrophes: {
    mends: [
      "Both {lamp's|lamps} started to blink.",
      "All the {closer's|closers} had been taken off.",
      "I once lost a {customers|customer's} phone number.",
      "It came with the {dentists|dentist's} name on it.",
      "Of the {companys|company's} 31 drivers, two are ill.",
      "The sail has lost {it's|its} colour where the sun was.",
    ],
    leaves: [
      "Both lamps of the boy's started to blink.",
      "I joined a writers group in May.",
      "The dentists name their price.",
      "The companies own 31 boats.",
      "It's colour that matters.",
    ],
  },
  "typed and counted": {
    mends: [
      "We got up {beore|before} six.",
      "He can carry three {tractor|tractors} or eight cars.",
      "She works for a {kenyan|Kenyan} bank.",
      "We went on as {ususal|usual}.",
    ],
    leaves: [
      "It takes 20 mins by bus.",
      "Room 5 door was open.",
      "She drank a cup of oolong tea.",
      "He has a three-tractor farm.",
    ],
  },
  "who is spoken to, and where speech ends": {
    mends: [
      '"Have you got a torch{|,} Karl?" asked the girl. Karl looked up.',
      '"We are out of E{.|,}" Karl said. He put the box down.',
      'Karl said. "{so|So} who has the key?"',
    ],
    leaves: [
      '"We met a certain Karl." Karl nodded.',
      '"Have you got a friend Karl?" asked the girl. Karl nodded.',
      '"We are out of paint." Karl said nothing.',
    ],
  },
});
