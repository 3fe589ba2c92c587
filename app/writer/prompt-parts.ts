/** Prompts for several targets in one Markdown text: how they are written down, and how they are read back from any writer. */

import { readLine } from "#app/document/prompt-parts.ts";
import { findTarget, type Target } from "./catalogue/prompts/targets.ts";

interface WrittenPrompt {
  target: Target;
  /** The prompt as it is pasted. */
  text: string;
}

/** A heading with the target's name over each prompt. */
export function writePrompts(prompts: readonly WrittenPrompt[]): string {
  return prompts.map(({ target, text }) => `## ${target.name}\n\n${text.trim()}`).join("\n\n");
}

/** The prompts of an answer, each once; what stands before the first target belongs to none. */
export function parsePrompts(answer: string): WrittenPrompt[] {
  const found: { target: Target; body: string[] }[] = [];
  for (const line of answer.replace(/\r\n?/g, "\n").split("\n")) {
    const target = targetOf(line);
    if (target && !found.some((one) => one.target === target)) found.push({ target, body: [] });
    else found.at(-1)?.body.push(line);
  }
  return found
    .map(({ target, body }) => ({ target, text: unfenced(body.join("\n").trim()) }))
    .filter(({ text }) => text !== "");
}

/** `## Claude`, `**Claude:**`, `### 2. Claude prompt`. */
function targetOf(line: string): Target | null {
  if (line.length > 80 || !/^\s*(?:#|\*\*)/.test(line)) return null;
  const said = line
    .replace(/[#*_:`]+/g, " ")
    .replace(/^\s*\d+[.)]\s*/, "")
    .replace(/\b(?:prompt|for|the)\b/gi, " ");
  return findTarget(said.replace(/\s+/g, " "));
}

const unfenced = (text: string): string => /^(`{3,})[^\n`]*\n([\s\S]*?)\n\1$/.exec(text)?.[2]?.trim() ?? text;

/** The parts of a prompt by their names in small letters; a part that the prompt does not have is missing. */
export function partsOf({ target, text }: WrittenPrompt): Record<string, string> {
  return target.form === "line" ? readLine(text) : namedParts(target, text);
}

function namedParts({ parts }: Target, text: string): Record<string, string> {
  const found: Record<string, string[]> = {};
  let open: string[] | null = null;
  for (const line of text.split("\n")) {
    const head =
      /^(?:#{1,6}\s+|[-*]\s+)?(?:\*\*|<)?([A-Za-z]+)(?:>|\s*:(?:\s*\*\*)?|\*\*(?:\s*:)?|$)([^]*)/.exec(
        line.trim(),
      );
    const part = parts.find((name) => name.toLowerCase() === head?.[1]?.toLowerCase());
    if (part) {
      open = [head?.[2]?.trimStart() ?? ""];
      found[part.toLowerCase()] ??= open;
    } else open?.push(line);
  }
  return Object.fromEntries(
    Object.entries(found).map(([part, lines]) => [
      part,
      lines
        .join("\n")
        .replace(/<\/?[a-z]+>/gi, "")
        .trim(),
    ]),
  );
}
