/** Weak English wording and the stronger word for the same thing. Meaning and degree stay; nothing is made grander. */

import type { Phrase } from "../rewrite/phrases.ts";
import { gradable } from "./gradable.ts";

/** The forms of a weak verb phrase against those of a strong verb: base, third person, past, -ing. */
function forms(weak: readonly string[], strong: readonly string[], tail = ""): Phrase[] {
  return weak.map((form, index) => [`${form}${tail}`, strong[index] ?? ""] as const);
}

const go = ["go", "goes", "went", "going"];
const get = ["get", "gets", "got", "getting"];
const give = ["give", "gives", "gave", "giving"];
const make = ["make", "makes", "made", "making"];
const have = ["have", "has", "had", "having"];
const amount = "(?= (?:by|to|from|slightly|sharply|again|in|after|over|last|this)\\b|[.,;])";

const intensified: readonly (readonly [string, string])[] = [
  ["important", "vital"],
  ["small", "tiny"],
  ["big", "huge"],
  ["large", "huge"],
  ["tired", "exhausted"],
  ["hungry", "starving"],
  ["cold", "freezing"],
  ["old", "ancient"],
  ["angry", "furious"],
  ["happy", "delighted"],
  ["sad", "miserable"],
  ["good", "excellent"],
  ["bad", "terrible"],
  ["difficult", "demanding"],
  ["hard", "tough"],
  ["easy", "effortless"],
  ["quickly", "rapidly"],
  ["fast", "rapid"],
  ["slow", "sluggish"],
  ["clear", "plain"],
  ["clean", "spotless"],
  ["dirty", "filthy"],
  ["quiet", "hushed"],
  ["interesting", "fascinating"],
  ["interested", "absorbed"],
  ["surprised", "astonished"],
  ["unusual", "rare"],
  ["popular", "sought after"],
  ["different", "distinct"],
  ["useful", "invaluable"],
  ["careful", "meticulous"],
  ["busy", "hectic"],
  ["strong", "powerful"],
  ["necessary", "essential"],
  ["simple", "elementary"],
  ["bright", "brilliant"],
  ["tall", "towering"],
  ["rich", "wealthy"],
  ["poor", "destitute"],
  ["wet", "soaked"],
  ["scared", "terrified"],
  ["worried", "anxious"],
];

/** `very` before these, and only as far as the strong word fits in the same place. */
const doubled: readonly Phrase[] = intensified
  .filter(
    ([weak]) => !["fast", "busy", "poor", "rich", "interested", "popular", "easy", "old"].includes(weak),
  )
  .map(
    ([weak, strong]) =>
      [
        `(?<!\\b(?:not|so|too|n['’]t) )(?:very|really|extremely) ${weak}(?! (?:of|to do|as|enough)\\b)`,
        strong,
      ] as const,
  );

/** Applied in order. */
export const strong: readonly Phrase[] = [
  ...forms(go, ["rise", "rises", "rose", "rising"], ` up${amount}`),
  ...forms(go, ["fall", "falls", "fell", "falling"], ` down${amount}`),
  ...forms(go, ["continue", "continues", "continued", "continuing"], " on(?= (?:to|with|for)\\b)"),
  ...forms(get, ["grow", "grows", "grew", "growing"], " (?:bigger|larger)"),
  ...forms(
    get,
    ["improve", "improves", "improved", "improving"],
    " better(?=[.,;]| (?:over|with|every|after|in)\\b)",
  ),
  ...forms(
    get,
    ["worsen", "worsens", "worsened", "worsening"],
    " worse(?=[.,;]| (?:over|with|every|after|in)\\b)",
  ),
  ...forms(
    get,
    ["receive", "receives", "received", "receiving"],
    "(?= (?:an?|the|no|more|fewer|\\d+) (?:[a-z-]+ )?(?:letters?|e-?mails?|messages?|answers?|notifications?|replies|reply|payments?|calls?|offers?|feedback))",
  ),
  ...forms(give, ["show", "shows", "showed", "showing"], " (?:a )?demonstration of"),
  ...forms(give, ["describe", "describes", "described", "describing"], " a description of"),
  ...forms(give, ["explain", "explains", "explained", "explaining"], " an explanation of"),
  ...forms(give, ["support", "supports", "supported", "supporting"], " support to"),
  ...forms(give, ["help", "helps", "helped", "helping"], " help to"),
  ...forms(make, ["use", "uses", "used", "using"], " use of"),
  ...forms(make, ["improve", "improves", "improved", "improving"], " improvements? (?:to|in)"),
  ...forms(make, ["change", "changes", "changed", "changing"], " changes? to"),
  ...forms(make, ["ensure", "ensures", "ensured", "ensuring"], " sure that"),
  ...forms(have, ["affect", "affects", "affected", "affecting"], " an? (?:effect|impact|influence) on"),
  ...forms(have, ["need", "needs", "needed", "needing"], " a need for"),
  ...forms(
    have,
    ["lack", "lacks", "lacked", "lacking"],
    " no(?= (?:money|time|experience|idea|plan|access)\\b)",
  ),
  ["(?:is|are) in (?:control|charge) of", (found) => (/^is/i.test(found) ? "runs" : "run")],
  ["(?:was|were) in (?:control|charge) of", "ran"],
  ["(?:was|were) responsible for (?=(?!\\p{L}+ing\\b)\\p{L})", "handled "],
  ["(?:is|are) a sign of", (found) => (/^is/i.test(found) ? "signals" : "signal")],
  ["(?:was|were) a sign of", "signalled"],
  ["looked? (?:closely|carefully) at", (found) => (/^looked/i.test(found) ? "examined" : "examine")],
  [
    "(walk|walks|walked|walking) slowly",
    (found) =>
      ({ walk: "stroll", walks: "strolls", walked: "strolled", walking: "strolling" })[
        found.split(/\s/)[0]?.toLowerCase() ?? ""
      ] ?? found,
  ],
  ["(?:said|spoke) (?:quietly|softly)", "murmured"],
  ["ran (?:fast|quickly)", "raced"],
  ["a lot of (?=(?:[a-z-]+ )?[a-z-]{2,}[^su]s\\b)", "many "],
  ["a lot (?=(?:more|better|less|easier|faster|higher|lower)\\b)", "far "],
  ["lots of (?=(?:[a-z-]+ )?[a-z-]{2,}[^su]s\\b)", "many "],
  ["there (?:is|are) no doubt that", "certainly"],
  [
    "(?:is|are) (?:very |really )?(?:good|great) at(?= \\p{L}+ing)",
    (found) => (/^is/i.test(found) ? "excels at" : "excel at"),
  ],
  ...doubled,
  [`(?:super|pretty) (?=${gradable})`, ""],
  ["pretty much (?=(?:the only|all|every|always|never|nothing|everything)\\b)", "almost "],
];
