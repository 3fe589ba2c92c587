import { builtinAs, entry, option } from "../declare.ts";
import { nothingNew } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import { benefitFirst, oneCall } from "../../promises/calls.ts";
import { opensWithLesson } from "../../promises/conclusion.ts";
import { postsFit, scriptShape, slidesShape, threadShape } from "../../promises/formats.ts";
import {
  charactersAtMost,
  opensWithNumber,
  opensWithPerson,
  opensWithQuestion,
} from "../../promises/lines.ts";
import { figureOf, platformLimits } from "../../prose/platform-limits.ts";
import type { Values } from "../../task.ts";
import instruction from "./repurpose.md?raw";

const onLinkedIn = platformLimits.LinkedIn.post;
const onX = platformLimits["Twitter / X"].post;
const onInstagram = platformLimits.Instagram.caption;

/** A form with its place, a place without a form, or neither: what is written then. */
function toldOf(values: Values): string {
  if (values.Format) return values.Platform ? "The format is the form; of the platform its limit holds." : "";
  if (values.Platform === "Twitter / X") return "Write one post, or several as paragraphs of their own.";
  return values.Platform
    ? ""
    : "No format and no platform were chosen: write one post of two to five short paragraphs that could stand on any network.";
}

export const repurpose = entry({
  id: "create/repurpose",
  name: "Repurpose",
  icon: "recycle",
  shortDescription: "One piece, many places.",
  purpose:
    "One piece, many places. Turns a finished text into the next format, obeying that format's hard limits.",
  kind: "generate",
  builtin: "model",
  instruction,
  toldBesides: toldOf,
  promises: [sameLanguage, nothingNew],
  suboptions: [
    builtinAs(
      "layout",
      option(
        "Format",
        "file-output",
        "Choose the new shape.",
        "Thread posts numbered and within the platform limit; script has scene and voice-over lines; slides have at most 6 bullets.",
        [
          ["Social thread", "Numbered short posts that belong together.", [threadShape]],
          ["Newsletter", "A letter to subscribers.", [], "worksheet"],
          ["Video script", "Scenes with what is seen and said.", [scriptShape]],
          ["Slide outline", "Slides with a title and at most six bullets.", [slidesShape], "worksheet"],
        ],
      ),
    ),
    builtinAs(
      "layout",
      option(
        "Platform",
        "share-2",
        "Fit the place it will live.",
        `Twitter / X posts at most ${figureOf(onX)} weighted characters; Instagram caption at most ${figureOf(onInstagram)}; LinkedIn at most ${figureOf(onLinkedIn)}.`,
        [
          [
            "LinkedIn",
            `For LinkedIn, at most ${figureOf(onLinkedIn)} characters.`,
            [charactersAtMost(onLinkedIn.value)],
          ],
          ["Twitter / X", `For X, each post at most ${figureOf(onX)} characters.`, [postsFit]],
          [
            "Instagram",
            `A caption of at most ${figureOf(onInstagram)} characters.`,
            [charactersAtMost(onInstagram.value)],
          ],
          ["Medium / Blogging Platforms", "A blog article.", [], "worksheet"],
        ],
      ),
    ),
    builtinAs(
      "model",
      option(
        "Angle",
        "compass",
        "Choose the door readers enter by.",
        "First sentence contains the chosen lead (a number, a question mark, a person or the lesson).",
        [
          ["Lead with the lesson", "The lesson opens.", [opensWithLesson]],
          ["Lead with the number", "A number opens.", [opensWithNumber]],
          ["Lead with the story", "A moment opens.", [opensWithPerson]],
          ["Lead with the question", "A question opens.", [opensWithQuestion]],
        ],
      ),
    ),
    builtinAs(
      "model",
      option(
        "Call to Action",
        "mouse-pointer-click",
        "Say what happens next.",
        "Exactly one call to action, in the last two sentences.",
        [
          [
            "Read more",
            "Ask to read on.",
            [oneCall("invitation to read more", /\b(?:read|see|find|discover|explore|visit|learn|full)\b/)],
          ],
          [
            "Reply or comment",
            "Ask for an answer.",
            [oneCall("invitation to reply", /\b(?:reply|comment|tell|answer|write|let|share|drop|leave)\b/)],
          ],
          [
            "Sign up",
            "Ask to sign up.",
            [oneCall("invitation to sign up", /\b(?:sign|subscribe|join|register|enter|get|try|start)\b/)],
          ],
          [
            "Share it",
            "Ask to pass it on.",
            [oneCall("invitation to share", /\b(?:share|pass|forward|send|tell|tag)\b/)],
          ],
        ],
      ),
    ),
    builtinAs(
      "model",
      option(
        "New Audience",
        "users-round",
        "Aim the same message elsewhere.",
        "Names the audience's benefit in the first 60 words.",
        [
          ["Customers", "People who buy or use it.", [benefitFirst("customers")]],
          ["Colleagues", "People who work with you.", [benefitFirst("colleagues")]],
          ["Press", "People who report on it.", [benefitFirst("the press")]],
          ["Investors", "People who put money in.", [benefitFirst("investors")]],
        ],
      ),
    ),
  ],
});
