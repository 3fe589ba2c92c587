/** The built-in writer's prompts. */

import type { Target } from "../../catalogue/prompts/targets.ts";
import { writePrompts } from "../../prompt-parts.ts";
import type { Rule, Source } from "../../task.ts";
import { requireEnglish } from "../limits.ts";
import { topicsOf } from "../matter/topics.ts";
import { type Framed, frame } from "./framing.ts";

const named = (framed: Framed): [string, string][] => [
  ["Role", framed.role],
  ["Task", framed.task],
  ["Context", framed.context],
  ["Format", framed.format],
  ["Constraints", framed.constraints],
];

/** One prompt with its parts behind labels. */
export const framePrompt: Rule = (source) => {
  requireEnglish("Prompt", source.text);
  return named(frame(source))
    .map(([part, said]) => `**${part}:** ${said}`)
    .join("\n\n");
};

/** One prompt for each target, in its own form. */
export function framePrompts(targets: readonly Target[]): Rule {
  return (source) => {
    requireEnglish("Prompts", source.text);
    const framed = named(frame(source));
    return writePrompts(targets.map((target) => ({ target, text: written(target, framed, source) })));
  };
}

function written({ form }: Target, framed: readonly [string, string][], source: Source): string {
  switch (form) {
    case "headings":
      return framed.map(([part, said]) => `### ${part}\n\n${said}`).join("\n\n");
    case "tags":
      return framed
        .map(([part, said]) => `<${part.toLowerCase()}>\n${said}\n</${part.toLowerCase()}>`)
        .join("\n\n");
    case "labels":
      return framed.map(([part, said]) => `- **${part}:** ${said}`).join("\n");
    case "line":
      return imageLine(source);
    default:
      return form satisfies never;
  }
}

/** Pictures are asked for in noun phrases: what the text is about, most telling first, then what only the writer knows. */
function imageLine(source: Source): string {
  const phrases = topicsOf(source)
    .slice(0, 5)
    .map(({ phrase }) => phrase);
  const shown = phrases.length > 0 ? phrases : ["[what is to be seen]"];
  return `${shown.join(", ")}, [where and when], [style and light] --ar [width:height]`;
}
