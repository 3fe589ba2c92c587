/** What two roles say of a text, and which two fit it. */

import { roles } from "./roles/roles.ts";
import { answersLast, saidInRole, twoRoles } from "../promises/conversation.ts";
import message from "./brainstorm-message.md?raw";
import { parseConversation } from "../conversation.ts";
import { table } from "./declare.ts";
import type { Entry, Source, Values } from "../task.ts";

/** After so many messages the next one is the last. */
const beforeLast = 19;

/** How a message begins and ends, by how many were said before it. */
function toldOfMessage(_values: Values, { earlier = "" }: Source): string {
  const said = parseConversation(earlier).length;
  if (said >= beforeLast) return "This is the last message: close the talk and ask nothing.";
  const opens = said === 0 ? "Nothing was said yet: you open the talk. " : "";
  return `${opens}End with one question that moves the talk on.`;
}

export const brainstorm: readonly Entry[] = table([
  {
    id: "brainstorm/message",
    name: "Brainstorm message",
    icon: "messages-square",
    shortDescription: "The next message of two roles.",
    purpose: "One message of a conversation in which two roles look at a text from different sides.",
    kind: "generate",
    builtin: "worksheet",
    instruction: message,
    toldBesides: toldOfMessage,

    promises: [...saidInRole, answersLast],
  },
  {
    id: "brainstorm/inspiration",
    name: "Inspiration",
    icon: "message-circle-plus",
    shortDescription: "One message in a role.",
    purpose: "One message about a text in a role, perhaps in answer to another one.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Write one message about the text in the role that is given. Say what this role notices in the text, resting on a sentence of it, and end with one question. Write plain prose, without a heading and without the role's name before it. Invent no fact: where one is missing, ask for it or leave a [slot].",

    promises: [...saidInRole, answersLast],
  },
  {
    id: "brainstorm/perspective",
    name: "Other perspective",
    icon: "glasses",
    shortDescription: "How another role sees it.",
    purpose: "How a message or a text looks to another role.",
    kind: "generate",
    builtin: "worksheet",
    instruction:
      "Say how the text looks to the role that is given: what this role sees first, what it doubts or welcomes, and what it would ask. Rest on sentences of the text. Write plain prose, without a heading and without the role's name before it. Invent no fact: where one is missing, leave a [slot].",

    promises: saidInRole,
  },
  {
    id: "brainstorm/roles",
    name: "Brainstorm roles",
    icon: "users-round",
    shortDescription: "Two roles that fit the text.",
    purpose: "Two roles for a brainstorm about a text, chosen for tension.",
    kind: "analyze",
    builtin: "layout",
    instruction: `Choose the two roles of the list below whose conversation would bring this text furthest. Choose for tension, not for agreement: the first role carries the text on, the second one tests it. Answer with two lines, the first beginning with Primary: and the second with Secondary:, each followed by the role's name exactly as it stands in the list, and nothing else.\n\n${roles.map(({ name, lens }) => `- ${name}: ${lens}`).join("\n")}`,

    promises: [twoRoles],
  },
]);
