/** What a text looks like, read from its surface: enough to choose between two openings of a worksheet. */

import { isGreeting } from "../layout/statements.ts";

export type TextKind = "letter" | "minutes" | "recipe" | "career" | "story" | "memoir" | "other";

const amount =
  /^[ \t]*(?:[-*+•]|\d{1,2}[.)])\s+(?:\d[\d.,/]*|half|a|one|two|three|four|six)\s*(?:k?g|ml|cl|l|litres?|tbsp|tsp|cups?|tins?|cloves?|teaspoons?|tablespoons?|pinch|(?:large|small|medium)\b|\p{L}+,)/imu;
const formulas =
  /\b(?:minutes of|apologies|present:|attendees:|agenda\b|action items?|any other business|next meeting|meeting closed|approved without|seconded)/gi;
const careers =
  /\b(?:worked (?:as|at|for)|responsible for|my (?:job|role|career|team)|i (?:managed|led|trained|ran)|employed|internship|promoted|qualified|bachelor|master's|degree in|years of experience|curriculum vitae)\b/gi;

const count = (text: string, found: RegExp): number => text.match(found)?.length ?? 0;

/** The kind of a text in English; `other` for what reports, argues or sells. */
export function kindOfText(text: string): TextKind {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  if (lines.filter((line) => amount.test(line)).length >= 3) return "recipe";
  if (new Set(text.toLowerCase().match(formulas)).size >= 2) return "minutes";
  if (lines.slice(0, 4).some((line) => isGreeting(line) || /^subject:/i.test(line))) return "letter";
  if (new Set(text.toLowerCase().match(careers)).size >= 2) return "career";
  return told(text);
}

/** Whether somebody's doings are told in the past, of others or of oneself. */
function told(text: string): "story" | "memoir" | "other" {
  const words = count(text, /\p{L}+/gu);
  const talk = count(text, /["“”'‘][^"“”\n]{2,200}[,.?!—]["”’']/gu);
  const past = count(text, /\b(?:was|were|had|did|said|went|came|took|\p{L}{2,}ed)\b/giu);
  const others = count(text, /\b(?:he|she|him|her|his)\b/gi);
  const self = count(text, /\b(?:i|my|me)\b/gi);
  const often = (found: number, share: number): boolean => found >= 3 && found >= words * share;
  if (!often(past, 0.05)) return talk >= 6 ? "story" : "other";
  if (often(self, 0.05) && self > others) return "memoir";
  return often(others, 0.03) ? "story" : often(self, 0.03) ? "memoir" : "other";
}
