/** Formatting of a stretch of text. `href` is a link's address; a remark is something that the writer's text does not have. */
export interface ProofMark {
  type: "strong" | "em" | "code" | "link" | "remark";
  href?: string;
}

/** A stretch of text that both sides share, or that one of them put in or took out. A line break is `\n`. */
export interface ProofSegment {
  type: "same" | "ins" | "del";
  text: string;
  marks?: readonly ProofMark[];
  /** Id of the mark that it is part of. */
  mark?: string;
}

/** One block of a compared text, in reading order. */
export interface ProofBlock {
  /** `bullet` and `number` begin a list's item; `quote` is a paragraph of a quotation. */
  type: "paragraph" | "heading" | "bullet" | "number" | "quote" | "code" | "rule";
  /** Of a heading. */
  level?: 2 | 3 | 4;
  /** Of a `number`. */
  number?: number;
  /** How many lists stand around it; 1 for an item by default, else 0. */
  depth?: number;
  /** `ins` and `del` went in or out as a whole. */
  kind?: "same" | "changed" | "ins" | "del";
  /** It was another kind of block, or stood elsewhere, before. */
  reformed?: boolean;
  /** Id of the mark that brings or takes it as a whole. */
  whole?: string;
  /** Id of the mark that reforms it. */
  form?: string;
  /** The break before it that comes (`ins`) or goes (`del`), its mark, and what stands there without the break. */
  joint?: { mark: string; type: "ins" | "del"; glue: string };
  /** How many words more each mark's part here gives where it is let stand. */
  words?: Readonly<Record<string, number>>;
  /** The document was changed here meanwhile, in another way. */
  conflict?: boolean;
  segments: readonly ProofSegment[];
}

/** What stands in the margin beside a stretch: a caret where something goes in, a dele where something only goes out. */
type MarginSign = "caret" | "dele" | null;

/**
 * The margin's sign for each segment of a block.
 * A run of neighbouring changes is one mark and has one sign, a caret if anything is put in.
 */
export function marginSigns(segments: readonly ProofSegment[]): MarginSign[] {
  return segments.map((segment, index) => {
    const before = segments[index - 1]?.type ?? "same";
    if (segment.type === "same" || before !== "same") return null;
    const end = segments.findIndex((other, at) => at > index && other.type === "same");
    const run = segments.slice(index, end === -1 ? undefined : end);
    return run.some((part) => part.type === "ins") ? "caret" : "dele";
  });
}

/** More characters than a line of the sheet holds, so signs this far apart never share one. */
const lineLength = 80;

/**
 * Places in the margin for a block's signs, 0 to 3 from the text outwards: the first that no sign on the same line
 * can hold. Segments without a sign have place 0.
 */
export function marginPlaces(segments: readonly ProofSegment[]): number[] {
  const signs = marginSigns(segments);
  const heldUntil = [0, 0, 0, 0];
  let at = 0;
  return segments.map((segment, index) => {
    const free = heldUntil.findIndex((until) => until <= at);
    const place = signs[index] ? (free === -1 ? 3 : free) : 0;
    if (signs[index]) heldUntil[place] = at + lineLength;
    at += segment.text.length;
    return place;
  });
}

/**
 * Whether a block's sign has its lines to itself, so that a note can stand beside it: no other sign can be on one of them.
 * `before`: another sign stands at the block's beginning.
 */
export function lonelySigns(segments: readonly ProofSegment[], before = false): boolean[] {
  const signs = marginSigns(segments);
  const starts: number[] = [];
  let at = 0;
  for (const { text } of segments) {
    starts.push(at);
    at += text.length;
  }
  const places = [...(before ? [0] : []), ...starts.filter((_, index) => signs[index])];
  const near = (start: number) => places.filter((other) => Math.abs(other - start) < lineLength).length;
  return segments.map((_, index) => Boolean(signs[index]) && near(starts[index] ?? 0) === 1);
}

/** What a mark takes out and puts in, as a reader sees it. */
export interface MarkText {
  id: string;
  out: string;
  in: string;
  /** It changes what kind of block it is, or where that stands. */
  isForm: boolean;
  /** It is a break between paragraphs that comes (`ins`) or goes (`del`). */
  breaks?: "ins" | "del";
  /** The same words go out at one place and come in at another. */
  isMove?: boolean;
  /** How many words more the text has where it is let stand. */
  words?: number;
  /** It stands unless the writer takes it. */
  stands?: boolean;
}

/** Texts of the marks in reading order; `standing`: ids of those that stand already. */
export function markTexts(blocks: readonly ProofBlock[], standing: readonly string[] = []): MarkText[] {
  const texts = new Map<string, MarkText>();
  const of = (id: string, is: Partial<MarkText>): MarkText => {
    const known = texts.get(id) ?? { id, out: "", in: "", isForm: false, ...is };
    texts.set(id, known);
    return known;
  };
  const places = new Map<string, number>();
  for (const { form, joint, whole, segments, words = {}, conflict } of blocks) {
    const stands = conflict ? { stands: true } : {};
    if (form) of(form, { isForm: true, ...stands });
    if (joint) of(joint.mark, { breaks: joint.type, ...stands });
    if (whole) of(whole, stands);
    for (const [at, { mark, type, text }] of segments.entries()) {
      if (mark === undefined || type === "same") continue;
      of(mark, stands)[type === "del" ? "out" : "in"] += text;
      if (segments[at - 1]?.mark !== mark) places.set(mark, (places.get(mark) ?? 0) + 1);
    }
    for (const [id, more] of Object.entries(words)) {
      const text = of(id, stands);
      text.words = (text.words ?? 0) + more;
    }
  }
  for (const text of texts.values()) {
    const isElsewhere = (places.get(text.id) ?? 0) > 1;
    if (isElsewhere && text.breaks === undefined && oneLine(text.out) === oneLine(text.in))
      text.isMove = true;
  }
  for (const id of standing) {
    const text = texts.get(id);
    if (text) text.stands = true;
  }
  return [...texts.values()];
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Ids of the marks in reading order. */
export function markIds(blocks: readonly ProofBlock[]): string[] {
  const ids = blocks.flatMap(({ whole, form, joint, segments }) => [
    form,
    joint?.mark,
    whole,
    ...segments.map(({ mark }) => mark),
  ]);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Where each mark has its checkbox: the block and the segment that it stands at first; -1 for what is before the words. */
export function firstPlaces(blocks: readonly ProofBlock[]): Map<string, { block: number; segment: number }> {
  const places = new Map<string, { block: number; segment: number }>();
  for (const [block, { form, joint, whole, type, segments }] of blocks.entries()) {
    const add = (id: string | undefined, segment: number) =>
      id !== undefined && !places.has(id) && places.set(id, { block, segment });
    add(form, -1);
    add(joint?.mark, -1);
    if (type === "rule") add(whole, -1);
    for (const [segment, { mark }] of segments.entries()) add(mark, segment);
  }
  return places;
}

/** How many marks a reader counts: something taken out with what replaces it is one. */
export const countMarks = (blocks: readonly ProofBlock[]): number => markIds(blocks).length;
