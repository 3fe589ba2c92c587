import { sizeOf, type TextSize } from "./credits.ts";
import { countWords, preview } from "./counts.ts";
import { withoutSigns } from "./excerpt.ts";
import { cleanLines } from "./clean-text.ts";
import { blocksOf, compare, type Comparison, markRows } from "./diff.ts";
import type { LanguageOf } from "./language-of.ts";
import { readHtml } from "./html-in.ts";
import { escapeHtml, writeHtml } from "./html-out.ts";
import { markReasons, type ReasonedEdit } from "./mark-reasons.ts";
import { readMarkdown, writeMarkdown } from "./markdown.ts";
import { writeText } from "./plain-text.ts";
import { type ProofBlock, toProofBlocks } from "./proof-blocks.ts";
import { withoutEdgeSpaces } from "./normal-form.ts";
import { plainSpaces } from "./plain-spaces.ts";
import { rebase } from "./rebase.ts";
import { movedPlace, paragraphPlace, select, type Selected } from "./place.ts";
import { compareProposal, type Proposed, wholeProposal } from "./review.ts";
import type { Place } from "./selected-place.ts";
import { schema } from "./schema.ts";
import { folded, signaturesOf } from "./search-signature.ts";
import { DocumentError, parseStored, toStored } from "./stored.ts";
import { takeMarks } from "./take-marks.ts";
import { titleOf } from "./title.ts";
import { readTyped } from "./typed-text.ts";
import { TooManyParts } from "./too-many-parts.ts";
import type { Node } from "prosemirror-model";

/** Most blocks, list items and stretches of text of one document: what is above this is no text that anybody wrote. */
export const mostParts = 100_000;
/** Characters that tell whether a document still ends as a text does. */
const tail = 60;

/** UTF-8. Long texts cross threads as bytes, which are moved and never read on the way. */
export type Bytes = Uint8Array<ArrayBuffer>;

const encoder = new TextEncoder();
const decoder = new TextDecoder();
export const encode = (text: string): Bytes => encoder.encode(text);
export const decode = (bytes: Bytes): string => decoder.decode(bytes);

/** What searches read of a document's text. */
export interface Searched {
  /** The whole plain text, folded. */
  lower: Bytes;
  /** Its signatures, as the bytes of their integers. */
  signatures: Bytes;
}

/** What of a document's text lists show and searches read. */
export interface Shown extends Searched {
  /** Plain text. */
  preview: string;
}

/** A document ready to be stored. */
export interface StoredText extends Shown {
  /** The stored document as JSON. */
  document: Bytes;
  words: number;
}

/** @throws TooManyParts */
export function assertParts(node: Node): Node {
  let parts = 0;
  node.descendants(() => {
    parts += 1;
  });
  if (parts > mostParts) throw new TooManyParts();
  return node;
}

export const storedOf = (node: Node): Bytes => encode(JSON.stringify(toStored(node)));
export const nodeOf = (document: Bytes): Node => parseStored(JSON.parse(decode(document)));

export function shownOf(text: string): Shown {
  return { preview: preview(withoutSigns(text), 150), ...searchedOf(folded(text)) };
}

const searchedOf = (lower: string): Searched => ({
  lower: encode(lower),
  signatures: new Uint8Array(signaturesOf(lower).buffer),
});

/** A text that searches read already, with signatures. */
export const signText = ({ lower }: { lower: Bytes }): Searched => searchedOf(decode(lower));

function toText(node: Node): StoredText {
  const plain = writeText(node);
  return { document: storedOf(node), words: countWords(plain), ...shownOf(plain) };
}

/** The most characters of HTML that a call takes. */
export const longestHtml = 5_000_000;

/** What a call's body says: its text as it is to be stored, and the JSON of everything else. */
export interface Received {
  rest: string;
  text: StoredText | null;
  /** Why what was sent as a stored document is none. */
  fault?: string;
}

/** Reads a call's JSON whose text may be long, HTML or the stored structure. @throws TooManyParts */
export function receive({ body }: { body: Bytes }): Received {
  const json = decode(body);
  let asked: unknown;
  try {
    asked = JSON.parse(json);
  } catch (error) {
    if (error instanceof SyntaxError) return { rest: "", text: null };
    throw error;
  }
  if (typeof asked !== "object" || asked === null) return { rest: json, text: null };
  const { document, content_output: output } = asked as Record<string, unknown>;
  if (document !== undefined) return receiveStored(asked, document);
  const html = (output as { text?: unknown } | null | undefined)?.text;
  if (typeof html !== "string" || html.length > longestHtml) return { rest: json, text: null };
  const rest = restOf({ ...asked, content_output: { text: "" } });
  if (rest === null) return { rest: "", text: null };
  return { rest, text: toText(readHtml(cleanLines(html), mostParts)) };
}

/** A call's other fields as JSON; null where they are nested deeper than a call's are. */
function restOf(fields: object): string | null {
  try {
    return JSON.stringify(fields);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function receiveStored(asked: object, document: unknown): Received {
  const rest = restOf({ ...asked, document: {} });
  if (rest === null) return { rest: "", text: null };
  try {
    return { rest, text: toText(assertParts(parseStored(document))) };
  } catch (error) {
    if (error instanceof DocumentError) return { rest, text: null, fault: error.message };
    throw error;
  }
}

/** A stored document as HTML, as a string of JSON. */
export const showStored = ({ document }: { document: Bytes }): Bytes =>
  encode(JSON.stringify(writeHtml(nodeOf(document))));

/** A stored document as Markdown. */
export const exportStored = ({ document }: { document: Bytes }): string => writeMarkdown(nodeOf(document));

/** A part of a document that an action is asked for: a place, or a paragraph by its number, from 1 on. */
export type PartAsked = Place | { paragraph: number };

/**
 * What an action on a part of a document is told; null where there is no such part. `base`: what the document was when
 * the place was told, where it is another one now.
 */
export function selectPart({
  document,
  part,
  base,
}: {
  document: Bytes;
  part: PartAsked;
  base: Bytes | null;
}): Selected | null {
  const now = nodeOf(document);
  if ("paragraph" in part) {
    const place = paragraphPlace(now, part.paragraph);
    return place && select(now, place);
  }
  const place = base ? movedPlace(nodeOf(base), now, part) : part;
  return place && select(now, place);
}

/** Markdown as it is stored. @throws TooManyParts */
export const markdownAsStored = ({ markdown }: { markdown: Bytes }): Bytes =>
  storedOf(assertParts(readMarkdown(decode(markdown))));

/** Markdown to be laid into a page, with its size and its beginning as HTML. */
export function layText({ markdown, into }: { markdown: Bytes; into: LaidInto }): LaidText {
  const text = decode(markdown);
  const beginning = readMarkdown(text.slice(0, screens));
  return { text: laidInto(into, text), size: sizeOf(text), early: earlyHtml(beginning) };
}

/** What was typed, as the stored document. @throws TooManyParts */
export const typedAsStored = ({ typed }: { typed: string }): Bytes => storedOf(assertParts(readTyped(typed)));

/** A document with some marks taken and the others let stand. */
export interface MarksKept {
  /** The document, as stored. */
  document: Bytes;
  /** What its marks are of: a proposal for it, or another text beside it. */
  marksOf: Proposed | Beside;
  /** Ids of the marks to let stand. */
  standing: readonly string[];
}

/** A text, as stored, that a document is compared with: read as what was before it, or as what would come after it. */
export interface Beside {
  document: Bytes;
  side: "before" | "after";
  /** Of a text before it: what both were made of, where that is known. What only the text before changed has no mark. */
  base?: Bytes | null;
}

function compareBeside(now: Node, { document, side, base }: Beside): Comparison {
  const other = nodeOf(document);
  if (side === "after") return compare(now, other);
  return base ? markRows(rebase(nodeOf(base), now, other)) : compare(other, now);
}

/** The text that is kept, as it is stored; null where the marks named are not those of the document as it is. @throws TooManyParts */
export function keepMarks({ document, marksOf, standing }: MarksKept): Bytes | null {
  const now = nodeOf(document);
  const comparison = "side" in marksOf ? compareBeside(now, marksOf) : compareProposal(now, marksOf);
  const known = new Set(comparison.marks.map(({ id }) => id));
  if (standing.some((id) => !known.has(id))) return null;
  return storedOf(assertParts(takeMarks(comparison, new Set(standing))));
}

/** A document before and after a change that its writer did not type, as stored, and its title before. */
export interface Titled {
  title: string;
  before: Bytes;
  after: Bytes;
}

/** The title after the change: one that was made of the text before is made anew, the writer's own stays. */
export const titleAfter = ({ title, before, after }: Titled): string =>
  title === titleOf(exportStored({ document: before })) ? titleOf(exportStored({ document: after })) : title;

/** A text as it comes into a page. */
export interface LaidText {
  /** Into a field Markdown; into data, the document as stored, or Markdown where it is not stored. */
  text: Bytes;
  /** Of its Markdown. */
  size: TextSize;
  /** Its beginning as HTML, which stands until the editor is there. */
  early: string;
}

/** A document as its page shows it. */
export interface OpenedText extends LaidText {
  words: number;
  /** BCP 47 code of its language; null where that cannot be told. */
  language: string | null;
  /** Whether it ends with the text that was asked about. */
  endsWith: boolean;
  /** `untouched`: how the part begins that a proposal which was stopped did not come to. */
  review: (Compared & { untouched: string | null }) | null;
  /** The marks that the document is on what it was made of. */
  typed: (Compared & { html: string }) | null;
  beside: Compared | null;
}

/** Two texts as marks; `words` and `size` are of the one that is not the document. */
export interface Compared {
  blocks: ProofBlock[];
  /** Why a mark was made, by its id, where that is known. */
  reasons: Record<string, string>;
  words: number;
  size: TextSize;
}

/** What a text is laid into: a page's field, or the JSON of a page's data. */
export type LaidInto = "field" | "data";

export interface Opened {
  document: Bytes;
  into: LaidInto;
  /** Markdown whose end is looked for at the document's. */
  ending: string | null;
  /** What the document is compared with. */
  proposal: Proposed | null;
  /** What was typed and the document was made of, as stored; with why it was edited as it was, over the Markdown `source`. */
  typed: { document: Bytes; source: string; edits: readonly ReasonedEdit[] } | null;
  beside?: Beside | null;
}

/** Reads a document once for everything that its page shows. @throws TooManyParts */
export function openText(
  { document, into, ending, proposal, typed, beside = null }: Opened,
  languageOf: LanguageOf = () => null,
): OpenedText {
  const node = nodeOf(document);
  const markdown = writeMarkdown(node);
  const plain = writeText(node);
  // Spaces at an edge, of a line or of emphasis, are written as references, which nobody reads in a field of plain text.
  const field =
    into === "field" && markdown.includes("&#")
      ? plainSpaces(writeMarkdown(withoutEdgeSpaces(node)))
      : markdown;
  return {
    text: laidInto(into, into === "field" ? field : decode(document)),
    size: sizeOf(markdown),
    early: earlyHtml(node),
    words: countWords(plain),
    language: languageOf(markdown),
    endsWith: ending !== null && endsAs(plain, ending),
    review: proposal && reviewOf(node, proposal),
    typed: typed && marksOn(typed, node),
    beside: beside && marksBeside(beside, node),
  };
}

function marksBeside(beside: Beside, now: Node): Compared {
  const plain = writeText(nodeOf(beside.document));
  return {
    blocks: toProofBlocks(blocksOf(compareBeside(now, beside))),
    reasons: {},
    words: countWords(plain),
    size: sizeOf(plain),
  };
}

/** A text as bytes to be laid into a page that is made without it. */
export function laidInto(into: LaidInto, text: string): Bytes {
  if (into === "data") return encode(JSON.stringify(text).slice(1, -1));
  // A field drops the line end that it begins with.
  return encode(`${text.startsWith("\n") ? "\n" : ""}${escapeHtml(text)}`);
}

/** Characters that fill any screen. */
const screens = 8_000;

/** The first blocks of a document, as many as fill the screen before an editor is there. */
function earlyHtml(node: Node): string {
  let size = 0;
  const first = node.children.filter(({ nodeSize }) => (size += nodeSize) - nodeSize < screens);
  return first
    .map((block) => (block.nodeSize > 4 * screens ? "" : writeHtml(schema.node("doc", null, [block]))))
    .join("\n");
}

function marksOn(
  { document, source, edits }: NonNullable<Opened["typed"]>,
  now: Node,
): Compared & { html: string } {
  const typed = nodeOf(document);
  const plain = writeText(typed);
  const comparison = compare(typed, now);
  return {
    html: writeHtml(typed),
    blocks: toProofBlocks(blocksOf(comparison)),
    reasons: markReasons(comparison, source, edits),
    words: countWords(plain),
    size: sizeOf(plain),
  };
}

function reviewOf(now: Node, proposed: Proposed): Compared & { untouched: string | null } {
  const proposal = wholeProposal(proposed);
  const comparison = compareProposal(now, proposal);
  // Conflicts stand until the writer takes them.
  const standing = comparison.marks.filter((mark) => mark.conflict).map(({ id }) => id);
  const after = assertParts(takeMarks(comparison, new Set(standing)));
  return {
    blocks: toProofBlocks(blocksOf(comparison)),
    reasons: markReasons(comparison, proposal.source, proposal.edits),
    words: countWords(writeText(after)),
    size: sizeOf(writeMarkdown(after)),
    untouched: proposal.untouched === undefined ? null : preview(proposal.untouched, 60),
  };
}

function endsAs(plain: string, markdown: string): boolean {
  const end = oneLine(writeText(readMarkdown(markdown))).slice(-tail);
  return end !== "" && oneLine(plain).endsWith(end);
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
