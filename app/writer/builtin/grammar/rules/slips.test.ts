import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "one wording for another": {
    mends: [
      "It was there on Monday, and then it {was'nt|wasn't}.",
      "The old capes were {to|too} heavy for the work.",
      "The band is from Minot, {north|North} Dakota, and they came by bus.",
      "The keys were {past|passed} on to the new tenant.",
      "{Breath|Breathe} on the casing before you wipe it.",
    ],
    leaves: [
      "The children were to sing, and the old were to sit.",
      "They drove north and the road was past repair.",
      "The new bridge is open, and the price was to be paid.",
      "Breath is short at that height.",
    ],
  },
  "what is proposed": {
    mends: [
      "The Chair {write|writes} to the trust every month.",
      "The committee has agreed, and the Chair {write|writes} to the trust every week.",
      "The fact is that my brother {write|writes} to the trust every week.",
    ],
    leaves: [
      "(b) That the Chair write to the ambulance trust, enclosing the plan.",
      "That the committee agree to the sale.",
      "2. That the treasurer pay the bill by Friday.",
    ],
  },
  "an article before figures and initials": {
    mends: [
      "There is {a|an} 11-inch tray in the box.",
      "She met {an|a} 60-year-old man.",
      "He had {a|an} MRI last week, and he works for {an|a} US firm.",
    ],
    leaves: [
      "It was an 1,800-word piece in an 80-page book and a 1,100-word one in a 9-page book.",
      "They asked for a LAN, a SIM and an NGO.",
      "Take option a 8 times.",
    ],
  },
  "a source and its verb": {
    mends: [
      "Ivan's wash-down log {show|shows} that the pump ran.",
      "The monthly report {show|shows} a rise in sales.",
      "A box of old letters {were|was} found in the loft.",
      "The list of affected addresses {are|is} posted at the library.",
    ],
    leaves: [
      "The report that we saw was late.",
      "Did the log show that the pump ran?",
      "The logs show that the pump ran.",
      "We let the boxes of letters be.",
    ],
  },
  "a pronoun twice, and what several have": {
    mends: [
      "He set {them them|them} behind the fence.",
      "The cost was spread over 17 {buyer's|buyers'} accounts.",
      "Two {member's|members'} homes were flooded.",
      "The {inspecter|inspector} comes at one.",
    ],
    leaves: [
      "The other three date from 2011 and have the same glands.",
      "Two master's degrees and one buyer's account.",
      "We saw them, them and nobody else.",
    ],
  },
  "a word twice": {
    mends: [
      "Just over half of the {the |}money has been raised.",
      "It is cast iron, but {you |}you are not made of iron.",
      "The well was saved by a grant and {by |}by a series of concerts.",
      "It was the first time {since |}since the funeral.",
      "We took more {than |}than we made last fall.",
    ],
    leaves: [
      "I told you you could come on Sunday.",
      "What it is is a mystery to everybody.",
      "He gave her her coat.",
    ],
  },
  "an before a consonant": {
    mends: [
      "We lived in {an|a} house with a blue door.",
      "She bought {an|a} useful tool at the fair.",
      "He waited for {an|a} hundred years, or so it felt.",
    ],
    leaves: ["It took an hour.", "He is an honest man.", "She is an heir to the farm."],
  },
  "apostrophes too many and too few": {
    mends: [
      "Old {pan's|pans} are tougher than new ones.",
      "We met Theo on Monday. The second thing is {Theos|Theo's} lunch account.",
      "I wrote to Neville. The parcel goes to {Neville|Neville's} wife, Carol.",
    ],
    leaves: [
      "My sister's are better than mine.",
      "We met James on Monday. The second thing is James and his lunch.",
      "I wrote to Neville. Supports for Neville came from all sides.",
    ],
  },
  "one thing and a verb without its s": {
    mends: [
      "The app {show|shows} a balance of nine pounds.",
      "The pump {need|needs} to be replaced.",
      "Every ticket {include|includes} a cup of tea.",
    ],
    leaves: [
      "We asked that the app show a balance.",
      "The app shows a balance.",
      "They let the boy need a little time.",
      "The rest need to be replaced.",
      "If the pump show a fault, call us.",
    ],
  },
  "those who do something": {
    mends: [
      "Students who {walks|walk} to school should wait at the gate.",
      "People who {works|work} near the line hear every train.",
      "We thanked the neighbours who {keeps|keep} the key.",
    ],
    leaves: [
      "She is one of those people who walks everywhere.",
      "I have become the person who gets called for cats.",
      "The children's aunt, who walks to school with them, waits.",
      "The owner of the shops who keeps the key is away.",
    ],
  },
  "an article that is missing before a part": {
    mends: [
      "She had expected {handful|a handful} of replies at most.",
      "There were {lot|a lot} of people on the quay.",
      "I bought it for {couple|a couple} of pounds.",
    ],
    leaves: [
      "A whole lot of people came.",
      "The happy couple of last summer came back.",
      "She took the lot of them home.",
    ],
  },
  "how long": {
    mends: [
      "The oven has been at 230 degrees {since|for} an hour.",
      "I had no lessons {during|for} six weeks.",
      "We have lived here {since|for} ten years.",
    ],
    leaves: [
      "It is an hour since she left.",
      "He swam during the two weeks of the holiday.",
      "We have known her since two in the afternoon.",
    ],
  },
  "words for others that sound alike": {
    mends: [
      "More than sixty people came forward {too|to} help run the library.",
      "We can meet on any day {accept|except} Friday.",
      "The batter was {to|too} thick.",
      "They cut waste without {effecting|affecting} sales.",
      "There is no crossing guard {their|there} after 3:30.",
      "It was {quite|quiet} in the store.",
      "The level is {bellow|below} the minimum.",
      "It stood on {it's|its} own.",
    ],
    leaves: [
      "The soup was good, and the bread too helped.",
      "I hope that every member accepts the result.",
      "It comes down to thick walls.",
      "They effected a change without a vote.",
      "It was quite in order.",
      "Bulls bellow the whole night.",
    ],
  },
  "prepositions and the forms behind them": {
    mends: [
      "They are {entitled for|entitled to} posts at other branches.",
      "He stopped {in middle|in the middle} of the road.",
      "I am looking forward to {hear|hearing} from you.",
      "Scientists {disagree|disagree with} her, but I have never tried.",
      "It came one after {an other|another}.",
    ],
    leaves: [
      "We look forward to the work.",
      "I disagree, her brother does not.",
      "He looked forward to spring.",
    ],
  },
  "more words for others": {
    mends: [
      "The committee would only {except|accept} a cheque.",
      "The boy next to him had {past|passed} it off as his own.",
      "A raccoon can tear {threw|through} the netting.",
      "He is the only one of us {whose|who's} ever lived abroad.",
      "You can lift them on {you're|your} own.",
      "It smelled of somebody {elses|else's} garage.",
      "That is slightly {fewer|less} money than last year.",
      "The house {belongs|belongs to} the landlord.",
      "The dog has behaved {good|well} since then.",
    ],
    leaves: [
      "It's quiet as a bus.",
      "I had nineteen of those last year.",
      "She had hold of the banister with both hands.",
      "There were fewer water bottles than cups.",
      "She is the one whose house burnt.",
      "He looked good in the suit.",
    ],
  },
  "feelings, times and owners": {
    mends: [
      "My old Fiesta failed {it's|its} test.",
      "I can't carry a {weeks|week's} groceries on a bicycle.",
      "They threw out {hardly nothing|hardly anything} all winter.",
      "I was very {exciting|excited}.",
      "We were {boring|bored} because of the rain.",
      "Two screens got {broke|broken} on the way.",
      "The man swam so {quick|quickly} that nobody saw him.",
      "She sat {next the|next to the} kitchen.",
    ],
    leaves: [
      "It passed, and it's a roof that leaks.",
      "It's silver or it's lead.",
      "The dial is black and it's orange.",
      "He was away for three weeks this year.",
      "The film was very exciting.",
      "The firm went broke in May.",
      "The quick fox sat by the gate.",
      "We go there next the day after tomorrow.",
    ],
  },
  "forms that stand for others": {
    mends: [
      "It was a barn that had {belong|belonged} to his uncle.",
      "His doctor has {advice|advised} us not to wait.",
      "Drain the beans and add {they|them} to the pot.",
      "It costs {lesser|less} than ten dollars.",
      "The steps get {extreme|extremely} slippery.",
    ],
    leaves: [
      "The lesser of two evils is still one.",
      "He took extreme cold badly.",
      "She told me they had to leave.",
    ],
  },
  "what others plant": {
    mends: [
      "The {landlords|landlord's} agent says it was capped.",
      "I wasn't supposed to say {nothing|anything} to the men.",
      "We were already {passed|past} Shallow Water when he saw it.",
      "He would have {want|wanted} to know who paid.",
      "A man in Omaha offered $900 in June but {withdrawn|withdrew} it after a week.",
      "It goes on over the bell, closes down the back with Velcro and {leave|leaves} the valves free.",
      "We worked {in|in a} tram depot in Leeds.",
      "{Most of people|Most people} don't know that.",
      "In January 1987 no tram could leave, because the sand {has|had} frozen.",
      "The director was very angry {on|with} my uncle.",
      "The information in this notebook {were|was} very exact.",
      "If my grandfather {would see|saw} this, he would laugh.",
      "It had a knock-on {affect|effect} on the spring hires.",
      "{Theirs|There are} two stickers on the crate.",
      "The cat {laid|lay} on the sofa all morning.",
      "She suggested {to go|going} by train.",
    ],
    leaves: [
      "The teachers book tickets for us.",
      "I was supposed to say nothing.",
      "We were passed by a red van, and then passed the salt.",
      "They would have cause to complain, and he would have work to do.",
      "It was found but given them back in May.",
      "She worked in hotel laundry rooms and in libraries.",
      "Most of people's time goes on that.",
      "No tram leaves, because the sand has frozen.",
      "If the council would agree, we could begin.",
      "The forms that they affect on Mondays are blue.",
      "The hen laid on the straw, and it was laid on the table.",
    ],
  },
  "what clean prose has right": {
    mends: [
      "The behaviour of some flags {are|is} odd.",
      "When I was a boy, we {use|used} to play there.",
      "In other words, the reasons {is|are} the same.",
    ],
    leaves: [
      "This book makes no assumptions about what tools you use to build it.",
      "Add the value you want returned after the word you use to stop the loop.",
      "In other words, the following are the same.",
      "It is none when the values given don't agree.",
      "Now open the file you just created and enter the code.",
      "They originated in Ghent and exist in other towns as well.",
      "He said that he would quit, and so will entering a new name.",
      "By instead making it a rule, we allow it.",
      "Search through a large file before the change.",
      "It is a bit tougher to get the hang of at first.",
      "The Gang of Four book is a catalogue.",
      "It is not always displayed (for example, some units do not show it).",
      "The trick is to use sections, a context where it is off.",
      "However operations that occur after a release are free to move.",
      "Instead the program, along with its files, can be loaded by hand.",
      "There are other names in the same script that have accents.",
      "Does the target support host tools?",
      "The reason both are needed is plain.",
      "Naming the file this way tells us what it holds.",
      "Running and testing your code needs a board.",
      "If this is the first time you're helping, this page is for you.",
      "After ensuring all conditions are met, the value is kept.",
      "Outer walls before an extension are allowed only in some streets.",
      "You then very likely have a lost file.",
      "It looks no farther back than 500 lines.",
      "Delete everything from the cursor to end of line.",
      "Blanks are added to make the text after it keep its place.",
      "For one that does not return anything simply leave it out.",
      "They dwelled there for ten years.",
      "An Rc is counted, and so is an rlib.",
      "The struct, slice, or or-pattern is more later than sooner.",
    ],
  },
});
