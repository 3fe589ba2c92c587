import { entry } from "../declare.ts";
import { factsLocked } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { wordShare } from "../../promises/words.ts";
import { emailShape } from "../../promises/formats.ts";
import { oneAsk } from "../../promises/calls.ts";
import { polishEmail as rule } from "../../builtin/professional/email.ts";
import instruction from "./email-polisher.md?raw";

export const emailPolisher = entry({
  id: "professional/email-polisher",
  name: "Email Polisher",
  icon: "mail-check",
  shortDescription: "Clear, polite and short.",
  purpose: "Clear, polite and short. Subject line, one ask, sign-off; no more words than before plus 10%.",
  kind: "transform",
  class: "edit",
  instruction,
  rule,
  promises: () => [sameLanguage, factsLocked, wordShare(0, 1.1), emailShape, oneAsk],
  suboptions: [],
});
