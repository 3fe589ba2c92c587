import { readMarkdown } from "#app/document/markdown.ts";
import { toStored } from "#app/document/stored.ts";
import { titleOf } from "#app/document/title.ts";
import type { Entry, Suboption, Values } from "#app/writer/task.ts";
import type { GenerateOrder, ServiceContext } from "../context.ts";
import { assertNamed, htmlOf, proposalOrder, requireEntry, taskOf } from "../generating.ts";
import type { PurposeBody } from "./contract.ts";

const call = { service: "freestyle", call: "purpose-based-writing" } as const;

/**
 * What the runner needs to write a text for a purpose: it makes a content item, or is a proposal for the document that
 * it names.
 * @throws ServiceError 404, 422
 */
export async function purposeOrder(
  context: ServiceContext,
  userId: string,
  asked: PurposeBody,
): Promise<GenerateOrder> {
  const { goal, channel, tone, length, audience, text, document } = asked;
  const parameters = { goal, channel, tone, length, audience };
  const entry = requireEntry("purpose/purpose-writer");
  const task = taskOf(entry, valuesOf(entry, parameters), { text }, "goal, channel, tone, length, audience");
  const answer = (markdown: string) => ({ content_output: { text: htmlOf(markdown) }, parameters });
  if (document) {
    return proposalOrder(context, userId, {
      ...call,
      task,
      input: asked,
      answer: (markdown) => ({ guid: document, ...answer(markdown) }),
    });
  }
  return {
    ...call,
    action: entry.name,
    task,
    input: asked,
    writer: asked.writer,
    counts: 1,
    listed: 1,
    answer,
    deliver: (trx, made) =>
      context.createContent(trx, userId, {
        id: made.guid,
        title: titleOf(made.markdown),
        subTitle: "",
        document: toStored(readMarkdown(made.markdown)),
        mode: "freestyle",
        reason: "generated",
        contentInput: text,
        smartActions: [entry.name],
        actionsApplied: parameters,
        generationId: made.generation,
      }),
  };
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
const first = (name: string): string => plain(name.replace(/\(.*$/s, ""));

/** `General public` and `general-public`, `R & D` and `r-and-d` are one. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
