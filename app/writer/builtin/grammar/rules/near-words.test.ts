import { afterAll } from "vitest";
import { closeGrammar } from "../linter.ts";
import { describeRules } from "#tests/support/grammar-rules.ts";

afterAll(closeGrammar);

describeRules({
  "lose, past and beside": {
    mends: [
      "You will {loose|lose} about two inches of cloth.",
      "He walked {passed|past} without a word.",
      "The dog sat down {besides|beside} her.",
      "He {use|used} to look for foxes.",
    ],
    leaves: [
      "The bolts came loose in the night.",
      "The run passed off without a word.",
      "Besides the church there is nothing to see.",
      "Let him use it again.",
    ],
  },
  "whose it is": {
    mends: [
      "Check {your's|yours} before you pay.",
      "Wait till {its|it's} gone dark.",
      "The hall still has {it's|its} first engine.",
      "The boys had left {there|their} muddy boots outside.",
    ],
    leaves: [
      "Wait till its lid is off.",
      "I think it's a good engine.",
      "He had seen there three men with spades.",
      "My mother's doctor, Mr Reed, came at six.",
    ],
  },
  "letters in the wrong order": {
    mends: [
      "You {muts|must} have seen it.",
      "They {siad|said} no, and we went home.",
      "That {ment|meant} that we had to walk.",
    ],
    leaves: [
      "The trial went on in the dairy.",
      "It was lest anybody should see.",
      "He was at the Muts stand.",
    ],
  },
  "little words that only one can be": {
    mends: [
      "Six people had to {helped|be helped} off the boat.",
      "If you {already|are already} wearing a coat, come in.",
      "The meeting should {on|be on} Friday.",
      "Most of {had|it had} rubbed off.",
      "Wash your hands before {touch|touching} anything.",
      "It {been|has been} a long day.",
    ],
    leaves: [
      "He had to help his brother off the boat.",
      "She met him, he still holding the lamp.",
      "It should on no account be opened.",
      "The ones before go to the shop.",
      "There two men sat and smoked.",
    ],
  },
  "what is counted and who does it": {
    mends: [
      "He played a few {bar|bars} of it.",
      "The other three {complaint|complaints} came by post.",
      "There is always someone who {shout|shouts} at the end.",
      "The remaining six {was|were} sold.",
    ],
    leaves: [
      "The other three date from May.",
      "At six dinner is served.",
      "The people who shout at the end are friends.",
      "The other one was sold.",
    ],
  },
  "owners with a name, and who is spoken to": {
    mends: [
      "We looked at Mr {Gedges|Gedge's} broad beans.",
      "She is my {dads|dad's} aunt.",
      "“There is a hole in {it|it,} Leonard.”",
      "Tom Hale, who plays for {Barton|Barton,} said that he was glad.",
    ],
    leaves: [
      "We saw Mr Jones in the garden.",
      "My dads love each other.",
      "“They call it Leonard.”",
      "Tom Hale, who plays for Barton, said that he was glad.",
    ],
  },
  "a price, and how something is done": {
    mends: [
      "One pair cost us {£160,|£160;} the firm never answered my letter.",
      "He was stacking plates very {loud|loudly}.",
      "We need to act {quick|quickly}.",
    ],
    leaves: [
      "When it cost us £160, the firm never answered.",
      "He painted the wall very dark.",
      "They talk loud and long.",
    ],
  },
});
