import { obey } from "../../builtin/assist/chat.ts";
import { keptByRule } from "../../builtin/keep.ts";
import { numbersGiven } from "../../promises/request.ts";
import { headlineGenerator } from "../blog/headline-generator.ts";
import { outlineCreator } from "../blog/outline-creator.ts";
import { entry } from "../declare.ts";
import { callToActionEnhancer } from "../marketing/call-to-action-enhancer.ts";
import { expand } from "../writing/expand.ts";
import { fixGrammar } from "../writing/fix-grammar.ts";
import { formalize } from "../writing/formalize.ts";
import { improve } from "../writing/improve.ts";
import { shorter } from "../writing/shorter.ts";
import { simplify } from "../writing/simplify.ts";
import { summarize } from "../writing/summarize.ts";
import instruction from "./chat.md?raw";

export const chat = entry({
  id: "assist/chat",
  name: "chat",
  icon: "message-square",
  shortDescription: "Say in your own words what to change.",
  purpose: "Say in your own words what to change. Numbers stay those of the text and the request.",
  kind: "generate",
  class: "edit",
  instruction,
  rule: obey([
    [
      keptByRule(shorter),
      /^(?:short|shorter|shorten|cut|cut down|tighten|tighter|condense|trim|(?:more )?concise|less wordy)$/,
    ],
    [keptByRule(expand), /^(?:long|longer|expand|lengthen|elaborate|(?:more )?(?:detail|details|detailed))$/],
    [
      keptByRule(fixGrammar),
      /^(?:(?:fix|correct|check|proofread|mend)(?: (?:grammar|spelling|typos|mistakes|errors|punctuation|and))*|grammar|spelling|typos)$/,
    ],
    [keptByRule(summarize), /^(?:summari[sz]e|summary|sum up|short summary)$/],
    [
      keptByRule(simplify),
      /^(?:simplify|simple|simpler|plain|plainer|(?:in )?(?:plain|simple|simpler|plainer) (?:words|language|english)|easier|easier read)$/,
    ],
    [keptByRule(formalize), /^(?:formali[sz]e|(?:more |sound )*(?:formal|professional))$/],
    [keptByRule(improve), /^(?:improve|improve writing|better|polish|(?:read|sound)s? better)$/],
    [keptByRule(outlineCreator), /^(?:outline|create outline)$/],
    [keptByRule(headlineGenerator), /^(?:headline|headlines|title|titles)$/],
    [
      keptByRule(callToActionEnhancer),
      /^(?:call action|call-to-action|stronger call action|strengthen call action)$/,
    ],
  ]),
  promises: () => [numbersGiven],
  suboptions: [],
});
