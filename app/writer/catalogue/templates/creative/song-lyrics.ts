import { numbersFromText } from "../../../promises/facts.ts";
import { returns } from "../../../promises/shapes.ts";
import { template } from "../template.ts";
import instruction from "./song-lyrics.md?raw";

const skeleton = [
  { title: "Verse", mark: "heading", belongs: "the story so far" },
  { title: "Chorus", mark: "heading", belongs: "the line that returns" },
  { title: "Verse", mark: "heading", belongs: "the story goes on" },
  { title: "Chorus", mark: "heading", belongs: "the same words" },
  { title: "Bridge", mark: "heading", belongs: "the other side" },
  { title: "Chorus", mark: "heading", belongs: "the same words once more" },
] as const;

export const songLyrics = template({
  value: "song-lyrics",
  name: "Song Lyrics",
  category: "Creative",
  icon: "music",
  shortDescription: "Verses and a chorus that returns.",
  instruction,
  skeleton,

  promises: [{ ...numbersFromText, id: "nothing-new" }, returns("Chorus")],
});
