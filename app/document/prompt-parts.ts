/** A prompt by the parts that it is made of: how they are set down for a model, and how they are read back. */

/** Under headings, between tags, behind labels, or in one line for a picture. */
export type PromptForm = "headings" | "tags" | "labels" | "line";

export interface PromptPart {
  /** Empty for text that stands in no part. */
  name: string;
  text: string;
}

interface PromptShape {
  form: PromptForm;
  /** The names of its usual parts. */
  parts: readonly string[];
}

/** A prompt's parts in their order, and the form that they have; a text without any has the form of its shape. */
export interface ReadPrompt {
  form: PromptForm;
  parts: PromptPart[];
}

const longestName = 60;

interface Head {
  form: Exclude<PromptForm, "line">;
  name: string;
  rest: string;
}

/** Reads parts of any name in any of the forms; without one, a line for a picture where that is the shape. */
export function readParts(shape: PromptShape, text: string): ReadPrompt {
  const named = namedParts(shape, text);
  if (named) return named;
  if (shape.form !== "line" || text.trim() === "")
    return { form: shape.form, parts: text.trim() === "" ? [] : [{ name: "", text: text.trim() }] };
  const read = readLine(text);
  const parts = shape.parts.map((name) => ({ name, text: read[name.toLowerCase()] ?? "" }));
  return { form: "line", parts: parts.filter((part) => part.text !== "") };
}

function namedParts({ parts: known }: PromptShape, text: string): ReadPrompt | null {
  const parts: { name: string; lines: string[] }[] = [{ name: "", lines: [] }];
  let form: PromptForm | null = null;
  let open: string | null = null;
  let fenced = false;
  for (const line of text.split("\n")) {
    const head: Head | null = fenced || open !== null ? null : headOf(line, known);
    if (/^\s*(`{3,}|~{3,})/.test(line)) fenced = !fenced;
    let said = line;
    if (head) {
      form ??= head.form;
      parts.push({ name: head.name, lines: [] });
      if (head.form === "tags") open = head.name;
      said = head.rest;
    }
    const end = open === null ? -1 : said.indexOf(`</${open}>`);
    if (open === null || end < 0) {
      parts.at(-1)?.lines.push(head?.form === "labels" ? said : unindented(said, form));
      continue;
    }
    parts.at(-1)?.lines.push(said.slice(0, end));
    parts.push({ name: "", lines: [said.slice(end + open.length + 3)] });
    open = null;
  }
  if (form === null) return null;
  const read = parts.map(({ name, lines }) => ({ name, text: lines.join("\n").trim() }));
  return { form, parts: read.filter((part) => part.name !== "" || part.text !== "") };
}

/** What goes on behind a label is set in by two spaces. */
const unindented = (line: string, form: PromptForm | null): string =>
  form === "labels" ? line.replace(/^ {2}/, "") : line;

function headOf(line: string, known: readonly string[]): Head | null {
  const heading = /^#{1,6}\s+(\S.*)$/.exec(line);
  if (heading?.[1])
    return named("headings", heading[1].replace(/(?<![#:*\s])[#:*\s]+$/, "").replace(/^\*+/, ""), "");
  const tag = /^<([A-Za-z][\w-]*)>(.*)$/.exec(line.trim());
  if (tag?.[1]) return named("tags", tag[1], tag[2] ?? "");
  const bold = /^(?:[-*]\s+)?\*\*([^*:]+)(?::\*\*|\*\*:)(.*)$/.exec(line);
  if (bold?.[1]) return named("labels", bold[1].trim(), bold[2]?.trimStart() ?? "");
  const plain = /^(?:[-*]\s+)?([A-Za-z]+):(.*)$/.exec(line);
  const isKnown = known.some((name) => name.toLowerCase() === plain?.[1]?.toLowerCase());
  return plain?.[1] && isKnown ? named("labels", plain[1], plain[2]?.trimStart() ?? "") : null;
}

const named = (form: Head["form"], name: string, rest: string): Head | null =>
  name === "" || name.length > longestName ? null : { form, name, rest };

/** The parts as a prompt; those without a text are left out. */
export function writeParts(form: PromptForm, parts: readonly PromptPart[]): string {
  const filled = parts.filter(({ text }) => text.trim() !== "");
  if (form === "line") return writeLine(filled);
  return filled
    .map(({ name, text }) => (name === "" ? text.trim() : writePart(form, name, text.trim())))
    .reduce((before, part, index) => {
      const both = form === "labels" && filled[index]?.name !== "" && filled[index - 1]?.name !== "";
      return `${before}${both ? "\n" : "\n\n"}${part}`;
    }, "")
    .trim();
}

function writePart(form: Exclude<PromptForm, "line">, name: string, text: string): string {
  if (form === "headings") return `### ${name}\n\n${text}`;
  if (form === "labels") return `- **${name}:** ${text.replaceAll("\n", "\n  ")}`;
  const tag = name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  return `<${tag}>\n${text}\n</${tag}>`;
}

const parameters = "parameters";

const flat = (text: string): string => text.replace(/\s+/g, " ").trim();

function writeLine(parts: readonly PromptPart[]): string {
  const words = parts.filter(({ name }) => name.toLowerCase() !== parameters).map(({ text }) => flat(text));
  const last = parts.filter(({ name }) => name.toLowerCase() === parameters).map(({ text }) => flat(text));
  return [words.join(", "), ...last].filter((text) => text !== "").join(" ");
}

/**
 * `subject, details, style --ar 3:2` by the names of its parts in small letters: what stands behind the first double dash
 * are parameters.
 */
export function readLine(text: string): Record<string, string> {
  const line = text.replace(/\s+/g, " ");
  const at = line.search(/(?:^|\s)--[a-z]/);
  const [subject = "", ...rest] = (at < 0 ? line : line.slice(0, at))
    .split(/,\s*/)
    .map((part) => part.trim());
  const style = rest.findLastIndex((part) =>
    /\b(?:style|light|lighting|photograph|painting|illustration|render)\b/i.test(part),
  );
  return {
    subject,
    details: rest.filter((_part, index) => index !== style).join(", "),
    style: style < 0 ? "" : (rest[style] ?? ""),
    [parameters]: at < 0 ? "" : line.slice(at).trim(),
  };
}
