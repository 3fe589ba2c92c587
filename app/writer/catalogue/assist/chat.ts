import { numbersGiven } from "../../promises/request.ts";
import { entry } from "../declare.ts";
import instruction from "./chat.md?raw";

export const chat = entry({
  id: "assist/chat",
  name: "chat",
  icon: "message-square",
  shortDescription: "Say in your own words what to change.",
  purpose: "Say in your own words what to change. Numbers stay those of the text and the request.",
  kind: "generate",
  builtin: "marks",
  instruction,
  promises: [numbersGiven],
});
