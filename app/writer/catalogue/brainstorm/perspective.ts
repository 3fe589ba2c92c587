import { perspective } from "../../builtin/brainstorm/speak.ts";
import { saidInRole } from "../../promises/conversation.ts";
import { entry } from "../declare.ts";
import instruction from "./perspective.md?raw";

export const otherPerspective = entry({
  id: "brainstorm/perspective",
  name: "Other perspective",
  icon: "glasses",
  shortDescription: "How another role sees it.",
  purpose: "How a message or a text looks to another role.",
  kind: "generate",
  class: "frame",
  instruction,
  promises: () => saidInRole,
  rule: (source) => perspective(source),
  suboptions: [],
});
