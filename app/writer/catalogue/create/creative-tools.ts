import { entry, option } from "../declare.ts";
import { namesKept, numbersFromText } from "../../promises/facts.ts";
import { sameLanguage } from "../../promises/language.ts";
import instruction from "./creative-tools.md?raw";

export const creativeTools = entry({
  id: "create/creative-tools",
  name: "Creative Tools",
  icon: "palette",
  shortDescription: "Play with form and feeling.",
  purpose:
    "Play with form and feeling. Recasts the idea in a creative form while keeping its subject recognisable.",
  kind: "generate",
  fiction: true,
  builtin: "model",
  instruction,
  promises: [sameLanguage, numbersFromText, namesKept],
  suboptions: [
    option(
      "Form",
      "feather",
      "Give it a new body.",
      "Poem has line breaks; scene has dialogue; fable ends with a moral line.",
      [
        ["Poem", "Lines and stanzas."],
        ["Short scene", "A place, people and their talk."],
        ["Monologue", "One voice speaking."],
        ["Fable", "Animals or things, and a moral."],
      ],
    ),
    option(
      "Device",
      "sparkles",
      "Use one figure of speech well.",
      "The device occurs at least twice and is listed in the note beside the result.",
      [
        ["Metaphor", "One thing seen as another."],
        ["Alliteration", "Words that begin alike."],
        ["Contrast", "Opposites side by side."],
        ["Repetition", "A word or phrase that returns."],
      ],
    ),
    option(
      "Mood",
      "cloud-sun",
      "Set the weather of the piece.",
      "Mood lexicon score moves toward the target.",
      [
        ["Hopeful", "Light ahead."],
        ["Tense", "Something may go wrong."],
        ["Wistful", "A fond look back."],
        ["Funny", "It makes people smile."],
      ],
    ),
    option(
      "Genre",
      "book-open",
      "Borrow a genre's furniture.",
      "At least three genre markers; no change to names given by the writer.",
      [
        ["Science fiction", "Machines, worlds, futures."],
        ["Mystery", "A riddle and its clues."],
        ["Romance", "Two people and what keeps them apart."],
        ["Fantasy", "Magic and its price."],
      ],
      [namesKept],
    ),
    option(
      "Narrator",
      "mic",
      "Let someone else tell it.",
      "Sentence rhythm and lexicon match the narrator profile.",
      [
        ["Storyteller", "Once upon a time, told by someone who was there."],
        ["Journalist", "Who, what, when, where, why."],
        ["Comedian", "Set-up and turn."],
        ["Poet", "Image and rhythm."],
      ],
    ),
  ],
});
