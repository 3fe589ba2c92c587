import { speak } from "../../builtin/brainstorm/speak.ts";
import { answersLast, saidInRole } from "../../promises/conversation.ts";
import { entry } from "../declare.ts";
import instruction from "./message.md?raw";

export const brainstormMessage = entry({
  id: "brainstorm/message",
  name: "Brainstorm message",
  icon: "messages-square",
  shortDescription: "The next message of two roles.",
  purpose: "One message of a conversation in which two roles look at a text from different sides.",
  kind: "generate",
  class: "frame",
  instruction,
  promises: () => [...saidInRole, answersLast],
  rule: (source) => speak(source),
  suboptions: [],
});
