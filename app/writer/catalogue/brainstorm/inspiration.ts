import { speak } from "../../builtin/brainstorm/speak.ts";
import { answersLast, saidInRole } from "../../promises/conversation.ts";
import { entry } from "../declare.ts";
import instruction from "./inspiration.md?raw";

export const generateInspiration = entry({
  id: "brainstorm/inspiration",
  name: "Inspiration",
  icon: "message-circle-plus",
  shortDescription: "One message in a role.",
  purpose: "One message about a text in a role, perhaps in answer to another one.",
  kind: "generate",
  class: "frame",
  instruction,
  promises: () => [...saidInRole, answersLast],
  rule: (source) => speak(source),
  suboptions: [],
});
