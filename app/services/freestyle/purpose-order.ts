import type { Entry, Suboption, Values } from "#app/writer/task.ts";
import type { GenerateOrder, ServiceContext } from "../context.ts";
import { assertNamed, contentOrder, requireEntry, taskOf } from "../generating.ts";
import type { PurposeBody } from "./contract.ts";

/** What the runner needs to write a text for a purpose. @throws ServiceError 404, 422 */
export function purposeOrder(
  context: ServiceContext,
  userId: string,
  asked: PurposeBody,
): Promise<GenerateOrder> {
  const { goal, channel, tone, length, audience, text } = asked;
  const parameters = { goal, channel, tone, length, audience };
  const entry = requireEntry("purpose/purpose-writer");
  const values = valuesOf(entry, parameters);
  return contentOrder(context, userId, {
    service: "freestyle",
    call: "purpose-based-writing",
    task: taskOf(entry, values, { text }, "goal, channel, tone, length, audience"),
    input: asked,
    more: { parameters },
    content: {
      mode: "freestyle",
      contentInput: text,
      smartActions: [entry.name],
      actionsApplied: parameters,
    },
  });
}

/** What was chosen, in the catalogue's words: an audience also by its value, a length also by its first words. */
function valuesOf(entry: Entry, parameters: Record<string, string>): Values {
  return Object.fromEntries(
    Object.entries(parameters).map(([field, said]) => {
      const suboption = assertNamed(
        entry.suboptions.find(({ name }) => name.toLowerCase() === field),
        field,
        said,
      );
      return [suboption.name, assertNamed(findValue(suboption, said), field, said)];
    }),
  );
}

function findValue({ values }: Suboption, said: string): string | undefined {
  const wanted = plain(said);
  const found =
    values.find(({ name }) => plain(name) === wanted) ??
    values.find(({ name }) => first(name) === first(said));
  return found?.name;
}

/** `Short (100-200 words)` and `short` are one length. */
const first = (name: string): string => plain(name.replace(/\(.*/s, ""));

/** `General public` and `general-public`, `R & D` and `r-and-d` are one. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
