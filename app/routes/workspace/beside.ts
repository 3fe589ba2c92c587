import type { RouterContextProvider } from "react-router";
import type { Beside, OpenedText } from "#app/document/document-tasks.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { findText, loadText, loadVersionText } from "#app/server/gateway/texts.ts";
import { laidTexts, requireTask } from "#app/server/session/pages.ts";
import type { Content, Version } from "#app/services/smart-actions/contract.ts";
import { timeOfDay } from "../frame/dates.ts";
import { zoneOf } from "../frame/zone.ts";
import type { EditorState } from "./editor-state.ts";
import { whatHappened } from "./versions.ts";

type Context = Readonly<RouterContextProvider>;
type Shown<K extends EditorState["kind"]> = { opened: OpenedText; state: Extract<EditorState, { kind: K }> };

const none = new Map<number, string>();
const headingOf = ({ title, sub_title: subTitle }: Pick<Version, "title" | "sub_title">) => ({
  title,
  subTitle,
});

/** What bringing a version back would do: the present text before, the version's after. What was typed has no title. */
export async function versionBeside(context: Context, guid: string, { number }: Pick<Version, "number">) {
  const document = await loadVersionText(gatewayOf(context), guid, number);
  return { document, side: "after" } satisfies Beside;
}

/** What was not saved before, what it met after; what only the writer changed has no mark where that can be told. */
export async function metBeside(context: Context, guid: string, { number, revision }: Version) {
  const gateway = gatewayOf(context);
  const [document, base] = await Promise.all([
    loadVersionText(gateway, guid, number),
    findText(gateway, { guid, revision }),
  ]);
  return { document, side: "before", base } satisfies Beside;
}

/** The page of a version, or of the present text beside the list. */
export async function openHistory(
  context: Context,
  content: Content,
  version: Version | null,
): Promise<Shown<"history">> {
  const present = await loadText(gatewayOf(context), content);
  const beside: Beside = version
    ? await versionBeside(context, content.guid, version)
    : { document: present.slice(), side: "after" };
  const opened = await open(context, present, beside);
  const before = headingOf(content);
  return {
    opened,
    state: {
      kind: "history",
      version: version && {
        number: version.number,
        time: timeOfDay(version.timestamp, zoneOf(context)),
        what: version.name ?? whatHappened(version, none),
      },
      blocks: opened.beside?.blocks ?? [],
      headings: { before, after: version && version.reason !== "typed" ? headingOf(version) : before },
      words: { before: opened.words, after: opened.beside?.words ?? 0 },
    },
  };
}

/** The page of two texts that met; `marks` leads through them. Null where they do not differ any more. */
export async function openConflict(
  context: Context,
  content: Content,
  version: Version,
  marks: boolean,
): Promise<Shown<"conflict"> | null> {
  const present = await loadText(gatewayOf(context), content);
  const { base, ...both } = await metBeside(context, content.guid, version);
  const opened = await open(context, present, marks ? { ...both, base } : both);
  const [before, after] = [headingOf(version), headingOf(content)];
  const blocks = opened.beside?.blocks ?? [];
  const isSame = before.title === after.title && before.subTitle === after.subTitle;
  if (isSame && blocks.every(({ kind }) => kind === "same")) return null;
  return {
    opened,
    state: {
      kind: "conflict",
      version: version.number,
      mine: before,
      typedAt: timeOfDay(version.timestamp, zoneOf(context)),
      savedAt: timeOfDay(content.updatedAt, zoneOf(context)),
      show: marks ? "marks" : "both",
      blocks,
      headings: { before, after },
      words: { before: opened.beside?.words ?? 0, after: opened.words },
    },
  };
}

const open = (context: Context, document: Beside["document"], beside: Beside) =>
  requireTask(context, "openText", {
    document,
    into: laidTexts(context).into,
    ending: null,
    proposal: null,
    typed: null,
    beside,
  });
