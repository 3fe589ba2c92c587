import { findByName } from "#app/writer/catalogue/catalogue.ts";
import { optionsOf, subtitleStyles, titleStyles } from "#app/writer/catalogue/titles.ts";
import type { Entry } from "#app/writer/task.ts";
import type { Made } from "#app/writer/thread-tasks.ts";
import { type GenerateOrder, type ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import {
  assertNamed,
  backgroundOf,
  proposalOrder,
  requireEntry,
  sourceOf,
  taskOf,
  toolOrder,
  versionOrder,
} from "../generating.ts";
import { type FreestyleBody, longestInstruction } from "./contract.ts";

const styles: readonly Entry[] = [...titleStyles, ...subtitleStyles];

/** What the runner needs to do one of freestyle's actions. @throws ServiceError 404, 422 */
export async function freestyleOrder(
  context: ServiceContext,
  userId: string,
  asked: FreestyleBody,
): Promise<GenerateOrder> {
  const call = { service: "freestyle", call: "freestyle", input: asked } as const;
  const { aiAction: action, text, context: about, examples } = asked;
  const source = sourceOf(text, { ...backgroundOf(asked), context: about, examples });
  const style = findStyle(action);
  if (style) {
    const task = taskOf(style, {}, source, "aiAction");
    return proposalOrder(context, userId, { ...call, task, prompt: false, answer: titlesOf });
  }
  if (action === "chat") {
    const task = taskOf(requireEntry("assist/chat"), {}, chatSource(asked), "aiAction");
    return toolOrder(context, userId, { ...call, task, tool: { kind: "chat" } });
  }
  const entry =
    action === "prompt"
      ? requireEntry("prompts/prompt")
      : assertNamed(findByName("sidebar", action), "aiAction", action);
  const task = taskOf(entry, {}, source, "aiAction");
  const { version } = asked;
  if (version) return versionOrder(context, userId, { ...call, task, input: { ...asked, version } });
  return toolOrder(context, userId, { ...call, task, tool: { kind: "action" } });
}

/** `title:SEO` and `title:seo` are one style; a bare `title` is the plain one. */
function findStyle(action: string): Entry | null {
  const asked = /^(title|subtitle)(?::(.*))?$/i.exec(action.trim());
  if (!asked) return null;
  const [, kind = "", style = "plain"] = asked;
  const wanted = `${kind}:${style.trim()}`.toLowerCase();
  return assertNamed(
    styles.find(({ name }) => name.toLowerCase() === wanted),
    "aiAction",
    action,
  );
}

function titlesOf({ markdown }: Made): Record<string, unknown> {
  const options = optionsOf(markdown);
  return { content_output: { text: options[0] ?? "" }, options };
}

/** In the chat box the writer says what to do: there the context is an instruction. */
function chatSource({ text, context: instruction = "", examples, ...around }: FreestyleBody) {
  if (instruction.trim() === "") throw new ServiceError(422, "context: is empty; chat needs an instruction.");
  if (instruction.length > longestInstruction)
    throw new ServiceError(422, `context: has at most ${longestInstruction} characters.`);
  return sourceOf(text, { ...backgroundOf(around), request: instruction, examples });
}
