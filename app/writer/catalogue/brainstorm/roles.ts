import { fittingRoles } from "../../builtin/brainstorm/fitting-roles.ts";
import { twoRoles } from "../../promises/conversation.ts";
import { entry } from "../declare.ts";
import { roles } from "../roles/roles.ts";
import instruction from "./roles.md?raw";

export const brainstormRoles = entry({
  id: "brainstorm/roles",
  name: "Brainstorm roles",
  icon: "users-round",
  shortDescription: "Two roles that fit the text.",
  purpose: "Two roles for a brainstorm about a text, chosen for tension.",
  kind: "analyze",
  class: "edit",
  instruction: `${instruction.trim()}\n\n${roles.map(({ name, lens }) => `- ${name}: ${lens}`).join("\n")}`,
  promises: () => [twoRoles],
  rule: (source) => fittingRoles(source),
  suboptions: [],
});
