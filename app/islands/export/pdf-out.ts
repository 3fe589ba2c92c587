/** Documents as PDF in the browser, by jsPDF: A4, real text in fonts that come with it, an outline, links, page numbers. */

import { jsPDF } from "jspdf";
import type { Node } from "prosemirror-model";
import { kindOf } from "#app/document/export/look.ts";
import { headOf, type Leaving } from "#app/document/export/plain-out.ts";
import { faces, fontName, type Fonts, type Kind } from "./pdf-fonts.ts";
import { breakLines, type Piece, piecesOf, type Placed } from "./pdf-lines.ts";

/** A4 in points, with its margins. */
const sheet = { width: 595.28, height: 841.89, margin: 71 };
const bottom = sheet.height - sheet.margin;
const leading = 1.45;
const grown = { 2: 1.5, 3: 1.25, 4: 1.1 } as const;

/** Letters that neither fonts nor jsPDF have here: of other scripts than Latin, Greek and Cyrillic. */
const otherLetters = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}])\p{L}/u;

/** Whether a text can become a PDF here. */
export const isWithin = ({ title, subTitle, node }: Leaving): boolean =>
  !otherLetters.test(`${title} ${subTitle} ${node.textContent}`);

/** A document as PDF, in these fonts. */
export function writePdf(leaving: Leaving, fonts: Fonts): ArrayBuffer {
  const { look, node, language } = leaving;
  const pdf = new jsPDF({ unit: "pt", format: "a4", compress: true });
  const kind = kindOf(look.font);
  for (const one of new Set<Kind>([kind, "mono"]))
    for (const face of faces) {
      const name = fontName(one, face);
      pdf.addFileToVFS(name, binaryOf(fonts[name]));
      pdf.addFont(name, one, face);
    }
  pdf.setDocumentProperties({ title: leaving.title.trim(), creator: "Stet" });
  if (language !== null) pdf.setLanguage(language as Parameters<jsPDF["setLanguage"]>[0]);
  const pages = new Pages(pdf, kind, look.size);
  const head = headOf(leaving);
  if (head.title !== "") pages.addHead(head.title, 1.9, "bold");
  if (head.subTitle !== "") pages.addHead(head.subTitle, 1.15, "italic");
  pages.addAll(node.children, 0);
  pages.number();
  return pdf.output("arraybuffer");
}

/** Bytes as jsPDF takes them: a letter each. */
function binaryOf(font = new ArrayBuffer()): string {
  const bytes = new Uint8Array(font);
  let text = "";
  for (let from = 0; from < bytes.length; from += 8_192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8_192));
  return text;
}

interface OutlineItem {
  level: number;
  item: unknown;
}

/** Pages that are filled from the top to the bottom. */
class Pages {
  readonly #pdf: jsPDF;
  readonly #kind: Kind;
  readonly #size: number;
  readonly #widths = new Map<string, number>();
  /** The headings that what comes next stands under. */
  #under: OutlineItem[] = [];
  /** Signs or numbers of an item whose first line is still to come. */
  #sign: { text: string; x: number } | null = null;
  /** Where the lines of quotes stand. */
  #quoted: number[] = [];
  #y = sheet.margin;

  constructor(pdf: jsPDF, kind: Kind, size: number) {
    this.#pdf = pdf;
    this.#kind = kind;
    this.#size = size;
  }

  addHead(text: string, times: number, face: "bold" | "italic"): void {
    const size = this.#size * times;
    this.#lines([{ text, kind: this.#kind, face, size, href: null }], 0, size * 1.2);
    this.#y += this.#size * 0.5;
  }

  addAll(blocks: readonly Node[], indent: number): void {
    for (const block of blocks) this.#add(block, indent);
  }

  number(): void {
    const count = this.#pdf.getNumberOfPages();
    for (let page = 1; page <= count; page += 1) {
      this.#pdf.setPage(page);
      this.#pdf
        .setFont(this.#kind, "normal")
        .setFontSize(this.#size * 0.85)
        .setTextColor("#222222");
      this.#pdf.text(String(page), sheet.width / 2, sheet.height - sheet.margin / 2, { align: "center" });
    }
  }

  #add(node: Node, indent: number): void {
    const gap = this.#size * 0.75;
    switch (node.type.name) {
      case "heading":
        this.#addHeading(node, indent);
        break;
      case "bullet_list":
      case "ordered_list":
        this.#addList(node, indent);
        return;
      case "blockquote":
        this.#quoted.push(indent + 2);
        this.addAll(node.children, indent + 16);
        this.#quoted.pop();
        return;
      case "code_block": {
        const look = { kind: "mono", face: "normal", size: this.#size * 0.92, href: null } as const;
        for (const line of node.textContent.split("\n"))
          this.#lines([{ ...look, text: line.replace(/\t/g, "    ").replace(/ /g, "\u00a0") }], indent + 8);
        break;
      }
      case "horizontal_rule":
        this.#room(this.#size * 2);
        this.#pdf.setDrawColor("#aaaaaa").setLineWidth(0.6);
        this.#pdf.line(sheet.margin + indent, this.#y + 6, sheet.width - sheet.margin, this.#y + 6);
        this.#y += this.#size;
        break;
      default:
        this.#lines(piecesOf(node, { kind: this.#kind, face: "normal", size: this.#size }), indent);
    }
    this.#y += gap;
  }

  #addHeading(node: Node, indent: number): void {
    const level = Number(node.attrs.level);
    const size = this.#size * (grown[level as keyof typeof grown] ?? 1);
    this.#y += this.#size * 0.6;
    // A heading stands with the line under it.
    this.#room(size * leading + this.#size * leading * 2);
    this.#under = this.#under.filter((one) => one.level < level);
    const { outline } = this.#pdf;
    const page = { pageNumber: this.#pdf.getCurrentPageInfo().pageNumber };
    this.#under.push({ level, item: outline.add(this.#under.at(-1)?.item ?? null, node.textContent, page) });
    this.#lines(piecesOf(node, { kind: this.#kind, face: "bold", size }, true), indent, size * 1.25);
  }

  #addList(list: Node, indent: number): void {
    const isOrdered = list.type.name === "ordered_list";
    const first = Number(list.attrs.order ?? 1);
    list.children.forEach((item, index) => {
      this.#sign = { text: isOrdered ? `${first + index}.` : "•", x: indent + 4 };
      this.addAll(item.children, indent + this.#size * 1.8);
      this.#sign = null;
    });
  }

  #lines(pieces: readonly (Piece | null)[], indent: number, height = this.#size * leading): void {
    const width = Math.max(60, sheet.width - 2 * sheet.margin - indent);
    for (const line of breakLines(pieces, width, (piece) => this.#widthOf(piece))) {
      this.#room(height);
      this.#drawSides(height);
      this.#y += height;
      const sign = this.#sign;
      this.#sign = null;
      if (sign)
        this.#draw(
          { text: sign.text, kind: this.#kind, face: "normal", size: this.#size, href: null },
          sign.x,
        );
      for (const piece of line) this.#draw(piece, indent + piece.x, piece);
    }
  }

  #drawSides(height: number): void {
    this.#pdf.setDrawColor("#bbbbbb").setLineWidth(2);
    for (const x of this.#quoted)
      this.#pdf.line(sheet.margin + x, this.#y + height * 0.25, sheet.margin + x, this.#y + height * 1.25);
  }

  #draw({ text, kind, face, size, href }: Piece, x: number, placed?: Placed): void {
    this.#pdf
      .setFont(kind, face)
      .setFontSize(size)
      .setTextColor(href === null ? "#191919" : "#1d4ed8");
    this.#pdf.text(text, sheet.margin + x, this.#y);
    if (href !== null && placed)
      this.#pdf.link(sheet.margin + x, this.#y - size, placed.width, size * 1.2, { url: href });
  }

  /** Begins a page where so many points are not left. */
  #room(height: number): void {
    if (this.#y + height <= bottom) return;
    this.#pdf.addPage();
    this.#y = sheet.margin;
  }

  #widthOf({ text, kind, face, size }: Piece): number {
    const key = `${kind} ${face} ${text}`;
    let width = this.#widths.get(key);
    if (width === undefined) {
      this.#pdf.setFont(kind, face).setFontSize(1_000);
      width = this.#pdf.getTextWidth(text) / 1_000;
      this.#widths.set(key, width);
    }
    return width * size;
  }
}
