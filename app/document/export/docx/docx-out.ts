/** Documents as Word files, by the library docx. */

import {
  AlignmentType,
  Document,
  Footer,
  type ILevelsOptions,
  type INumberingOptions,
  type IParagraphOptions,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  TextRun,
} from "docx";
import type { Node } from "prosemirror-model";
import { headOf, type Leaving } from "../plain-out.ts";
import { type Direction, directionOf } from "../script.ts";
import { type Around, type Leaf, styleName, told } from "./around.ts";
import { codeRuns, runsOf } from "./runs.ts";
import { indentOf, step, type Styled, styleId, stylesOf } from "./styles.ts";

/** A4, in twentieths of a point. */
const page = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1418, right: 1418, bottom: 1418, left: 1418 },
};

/** Signs of bulleted lists, by how deep they stand. */
const bullets = ["•", "◦", "▪"];
const deepestLevel = 8;
/** Of all bulleted lists. */
const bulleted = "bulleted";

/** A document as a Word file. */
export async function writeDocx(leaving: Leaving): Promise<Uint8Array<ArrayBuffer>> {
  const { title, node, look, language } = leaving;
  const head = headOf(leaving);
  const direction = directionOf(`${head.title} ${node.textContent.slice(0, 2_000)}`) ?? "ltr";
  const writer = new Blocks(direction);
  if (head.title !== "") writer.addLine("Title", head.title);
  if (head.subTitle !== "") writer.addLine("Subtitle", head.subTitle);
  writer.addAll(node.children, [], null);
  const file = new Document({
    title: xmlText(title),
    creator: "Stet",
    styles: stylesOf(look, language, direction === "rtl", writer.styles),
    numbering: { config: writer.numbering() },
    sections: [
      {
        properties: { page },
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children: writer.paragraphs,
      },
    ],
  });
  return new Uint8Array(await Packer.toArrayBuffer(file));
}

const pageNumber = (): Paragraph =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: [PageNumber.CURRENT] })],
  });

/** What says of a paragraph or a run that it goes from right to left; of the others nothing has to be said. */
const rightToLeft = (direction: Direction, name: "bidirectional" | "rightToLeft") =>
  direction === "rtl" ? { [name]: true } : {};

const xmlText = (text: string): string => text.replace(/[\ufffe\uffff]/g, "");

type Numbering = NonNullable<IParagraphOptions["numbering"]>;

/** Paragraphs in a row, of blocks that hold one another. */
class Blocks {
  readonly paragraphs: Paragraph[] = [];
  /** The styles of the blocks so far, by their names. */
  readonly styles = new Map<string, Styled>();
  readonly #direction: Direction;
  readonly #ordered: INumberingOptions["config"][number][] = [];
  /** The number of an item whose first paragraph is still to come. */
  #number: Numbering | null = null;

  /** `direction` is that of what has no letters. */
  constructor(direction: Direction) {
    this.#direction = direction;
  }

  /** A title or subtitle. */
  addLine(style: string, text: string): void {
    const direction = directionOf(text) ?? this.#direction;
    this.paragraphs.push(
      new Paragraph({
        style,
        ...rightToLeft(direction, "bidirectional"),
        children: [new TextRun({ text: xmlText(text), ...rightToLeft(direction, "rightToLeft") })],
      }),
    );
  }

  addAll(blocks: readonly Node[], around: Around, level: number | null): void {
    for (const block of blocks) this.#add(block, around, level);
  }

  /** The lists' signs and numbers. */
  numbering(): INumberingOptions["config"] {
    const levels = Array.from({ length: deepestLevel + 1 }, (_, level) =>
      levelOf(level, LevelFormat.BULLET, bullets[level % bullets.length] ?? "•"),
    );
    return [{ reference: bulleted, levels }, ...this.#ordered];
  }

  #add(node: Node, around: Around, level: number | null): void {
    switch (node.type.name) {
      case "heading":
        this.#put(`heading ${Number(node.attrs.level)}` as Leaf, around, node);
        return;
      case "bullet_list":
      case "ordered_list":
        this.#addList(node, around, level === null ? 0 : Math.min(level + 1, deepestLevel));
        return;
      case "blockquote":
        this.addAll(node.children, [...around, "quote"], level);
        return;
      case "code_block":
        this.#put("code", around, node);
        return;
      case "horizontal_rule":
        this.#put("rule", around, node);
        return;
      default:
        this.#put("text", around, node);
    }
  }

  #addList(list: Node, around: Around, level: number): void {
    const reference =
      list.type.name === "bullet_list" ? bulleted : this.#orderedFrom(Number(list.attrs.order), level);
    for (const item of list.children) {
      this.#number = { reference, level };
      this.addAll(item.children, [...around, "item"], level);
      this.#number = null;
    }
  }

  /** A numbering of its own for each list: another one's numbers never go on in it. */
  #orderedFrom(start: number, level: number): string {
    const reference = `numbered ${this.#ordered.length + 1}`;
    const below = Array.from({ length: level }, (_, index) =>
      levelOf(index, LevelFormat.DECIMAL, `%${index + 1}.`),
    );
    const own = { ...levelOf(level, LevelFormat.DECIMAL, `%${level + 1}.`), start };
    this.#ordered.push({ reference, levels: [...below, own] });
    return reference;
  }

  #put(leaf: Leaf, around: Around, node: Node): void {
    const place = told(around);
    const name = styleName(leaf, place);
    const direction = leaf === "code" ? "ltr" : (directionOf(node.textContent) ?? this.#direction);
    const number = this.#number;
    this.#number = null;
    if (name !== "") this.styles.set(name, { leaf, around: place });
    this.paragraphs.push(
      new Paragraph({
        ...(name === "" ? {} : { style: styleId(name) }),
        ...(number ? { numbering: number, indent: { left: indentOf(place), hanging: step * 0.75 } } : {}),
        ...(around.at(-1) === "item" && leaf === "text" ? { contextualSpacing: true } : {}),
        ...rightToLeft(direction, "bidirectional"),
        children: childrenOf(leaf, node, direction),
      }),
    );
  }
}

function childrenOf(leaf: Leaf, node: Node, direction: Direction): ParagraphChild[] {
  if (leaf === "rule") return [];
  return leaf === "code" ? codeRuns(node.textContent) : runsOf(node, direction);
}

const levelOf = (
  level: number,
  format: (typeof LevelFormat)[keyof typeof LevelFormat],
  text: string,
): ILevelsOptions => ({
  level,
  format,
  text,
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { left: step * (level + 1), hanging: step * 0.75 } } },
});
