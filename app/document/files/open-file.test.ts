import { Buffer } from "node:buffer";
import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { exportStored } from "../document-tasks.ts";
import { openFile } from "./open-file.ts";

type Sent = Uint8Array<ArrayBuffer>;

/** What comes of a file that a form sends: its title, its Markdown and what was left out, or why it was refused. */
async function opened(name: string, bytes: Sent | string): Promise<string[] | string> {
  const form = new FormData();
  form.set("file", new File([bytes], name));
  const sent = new Response(form);
  const type = sent.headers.get("Content-Type") ?? "";
  const done = await openFile({ body: new Uint8Array(await sent.arrayBuffer()), type });
  if (!done) throw new Error("this is a form");
  const { made } = done;
  if ("fault" in made) return made.fault;
  const markdown = exportStored({ document: made.document });
  return [made.title, made.subTitle, markdown, made.leftOut ?? ""].filter((part) => part !== "");
}

const inWord = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><w:body>${body}</w:body></w:document>`;
const rels = (all: readonly [id: string, kind: string, target: string, mode?: string][]): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all
    .map(
      ([id, kind, target, mode = "Internal"]) =>
        `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="${mode}"/>`,
    )
    .join("")}</Relationships>`;

/** Parts of a Word file around the body of its text. */
const wordParts = (body: string): Record<string, Uint8Array> => ({
  "[Content_Types].xml": strToU8(
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/></Types>',
  ),
  "_rels/.rels": strToU8(rels([["r1", "officeDocument", "word/document.xml"]])),
  "word/document.xml": strToU8(inWord(body)),
  "word/_rels/document.xml.rels": strToU8(
    rels([
      ["s1", "styles", "styles.xml"],
      ["n1", "numbering", "numbering.xml"],
      ["f1", "footnotes", "footnotes.xml"],
      ["c1", "comments", "comments.xml"],
      ["i1", "image", "media/image1.png"],
      ["l1", "hyperlink", "https://stet.example/tours", "External"],
      ["l2", "hyperlink", "javascript:alert(1)", "External"],
    ]),
  ),
  "word/styles.xml": strToU8(
    `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${[
      "Title",
      "Subtitle",
      "heading 1",
      "heading 2",
      "Quote",
    ]
      .map(
        (name) =>
          `<w:style w:type="paragraph" w:styleId="${name.replace(" ", "")}"><w:name w:val="${name}"/></w:style>`,
      )
      .join("")}</w:styles>`,
  ),
  "word/numbering.xml": strToU8(
    '<w:numbering xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="decimal"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>',
  ),
  "word/footnotes.xml": strToU8(
    '<w:footnotes xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:footnote w:id="2"><w:p><w:r><w:t>By hand.</w:t></w:r></w:p></w:footnote></w:footnotes>',
  ),
  "word/comments.xml": strToU8(
    '<w:comments xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:comment w:id="0" w:author="I"><w:p><w:r><w:t>Really?</w:t></w:r></w:p></w:comment><w:comment w:id="1" w:author="I"><w:p/></w:comment></w:comments>',
  ),
  "word/media/image1.png": new Uint8Array(64),
});

const run = (text: string, marks = ""): string =>
  `<w:r><w:rPr>${marks}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (content: string, style = ""): string =>
  `<w:p><w:pPr>${style === "" ? "" : `<w:pStyle w:val="${style}"/>`}</w:pPr>${content}</w:p>`;
const item = (text: string): string =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run(text)}</w:p>`;
const picture =
  '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:embed="i1"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
const cell = (text: string): string => `<w:tc>${paragraph(run(text))}</w:tc>`;

test("a Word file keeps its structure, and what a document cannot have is counted", async () => {
  const body = [
    paragraph(run("Walking tours"), "Title"),
    paragraph(run("A spring report"), "Subtitle"),
    paragraph(run("The start"), "heading1"),
    paragraph(
      `${run("We ")}${run("walked", "<w:b/>")}${run(" ")}${run("far", "<w:i/>")}<w:r><w:footnoteReference w:id="2"/></w:r>${run(", as ")}<w:hyperlink r:id="l1">${run("told")}</w:hyperlink>${run(" ")}<w:hyperlink r:id="l2">${run("here")}</w:hyperlink>${run(".")}`,
    ),
    paragraph(
      `<w:ins w:id="1" w:author="I">${run("Added.")}</w:ins><w:del w:id="2" w:author="I"><w:r><w:delText>Gone.</w:delText></w:r></w:del>${picture}`,
    ),
    item("One"),
    item("Two"),
    paragraph(run("Slowly."), "Quote"),
    `<w:tbl><w:tr>${cell("Town")}${cell("Miles")}</w:tr><w:tr>${cell("Harbour")}${cell("4")}</w:tr></w:tbl>`,
    paragraph("<m:oMath><m:r><m:t>x</m:t></m:r></m:oMath>"),
  ].join("");
  expect(await opened("tours.docx", zipSync(wordParts(body)))).toEqual([
    "Walking tours",
    "A spring report",
    [
      "## The start",
      "We **walked** *far*, as [told](https://stet.example/tours) here.",
      "Added.",
      "1. One\n2. Two",
      "> Slowly.",
      "Town | Miles",
      "Harbour | 4",
    ].join("\n\n"),
    "Left out: 1 picture, 1 footnote, 2 comments and 1 formula. 1 table became lines of text. 2 tracked changes were accepted.",
  ]);
});

test("an archive that unpacks to too much, or lies about it, is refused without being unpacked", async () => {
  const size = 64_000_000;
  const bomb = zipSync({ ...wordParts(""), "word/document.xml": new Uint8Array(size) }, { level: 1 });
  expect(bomb.length).toBeLessThan(1_000_000);
  expect(await opened("bomb.docx", bomb)).toBe("This file unpacks to more than 50 MB and was not opened.");

  // Its sizes, in front of the text and in the archive's list, say that it needs next to no room.
  const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
  for (let at = 0; at < bomb.length - 30; at += 1) {
    const sign = view.getUint32(at, true);
    const field = sign === 0x04034b50 ? at + 22 : sign === 0x02014b50 ? at + 24 : null;
    if (field !== null && view.getUint32(field, true) === size) view.setUint32(field, 100, true);
  }
  const before = process.memoryUsage().rss;
  expect(await opened("lie.docx", bomb)).toBe("This is not a Word file, or it is damaged.");
  expect(process.memoryUsage().rss - before).toBeLessThan(size / 2);
});

const refusals: [name: string, bytes: Sent | string, why: RegExp][] = [
  ["a.docx", "PK no archive", /not a Word file/],
  ["a.docx", zipSync({ "a.txt": strToU8("a") }), /not a Word file/],
  ["a.docx", zipSync({ ...wordParts(""), "word/document.xml": strToU8("<w:a") }), /not a Word file/],
  ["a.docx", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /old Word file/],
  ["a.docx", zipSync(wordParts("<w:p/>")), /no text in this file/],
  ["a.txt", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 1, 0, 3, 0, 0, 0]), /not a text file/],
  ["a.pdf", "%PDF", /\.docx, \.md, \.txt or \.html/],
  ["a.txt", "", /empty/],
  ["a.txt", " \n ", /no text in this file/],
  ["a.txt", "a".repeat(5 * 1024 * 1024 + 1), /5\.1 MB\. A file may have up to 5 MB/],
  ["a.txt", "a".repeat(5 * 1024 * 1024), /longer than a document can be/],
];

test.each(refusals)("%s is refused with its reason (%#)", async (name, bytes, why) => {
  expect(await opened(name, bytes)).toMatch(why);
});

const said = "Der Weg über die Brücke – 3 €";
const wide = Buffer.from(said, "utf16le");
const encodings: [string, Buffer][] = [
  ["UTF-8", Buffer.from(said)],
  ["UTF-8 with a mark", Buffer.from(`\ufeff${said}`)],
  ["UTF-16, little end first, with a mark", Buffer.from(`\ufeff${said}`, "utf16le")],
  ["UTF-16, big end first, with a mark", Buffer.from(`\ufeff${said}`, "utf16le").swap16()],
  ["UTF-16 without a mark", wide],
  ["Windows-1252", Buffer.from(said.replace("–", "\x96").replace("€", "\x80"), "latin1")],
];

test.each(encodings)("a text in %s is read rightly", async (_, bytes) => {
  expect(await opened("way.txt", new Uint8Array(bytes))).toEqual(["way", said]);
});

test("an HTML file is read in the letters that it names", async () => {
  const page = Buffer.concat([
    Buffer.from('<meta charset="windows-1251"><p>'),
    Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2]),
  ]);
  expect(await opened("a.html", new Uint8Array(page))).toEqual(["a", "Привет"]);
});

test("titles come from the file itself, its first heading, or its name", async () => {
  expect(await opened("a.md", "---\ntitle: 'The Slow Reply'\ndate: 2026\n---\n\nText.\n")).toEqual([
    "The Slow Reply",
    "Text.",
  ]);
  expect(await opened("a.md", "# The Slow Reply\r\n\r\nText.\r\n")).toEqual(["The Slow Reply", "Text."]);
  expect(
    await opened(
      "a.md",
      "Text.\n\n---\n\n## Later\n\n![a](https://stet.example/b.png) ![c](data:image/png;base64,aa)",
    ),
  ).toEqual([
    "Later",
    "Text.\n\n---\n\n## Later\n\n[a](https://stet.example/b.png) c",
    "Left out: 2 pictures.",
  ]);
  expect(await opened("a.md", "[a](b.md) ![c](d.png) [e](https://stet.example)")).toEqual([
    "a",
    "a c [e](https://stet.example)",
    "Left out: 1 picture.",
  ]);
  expect(await opened("notes.v2.txt", "One.\n\nTwo.")).toEqual(["notes.v2", "One.\n\nTwo."]);
  const page =
    "<html><head><title>The &amp; Reply</title><style>p{}</style></head><body><h1>The &amp; Reply</h1><p><a href=b.html>Text</a><img src=a.png alt=map><svg><title>no</title></svg></p><table><tr><td>a</td><td>b</td></tr></table><script>x</script></body></html>";
  expect(await opened("a.html", page)).toEqual([
    "The & Reply",
    "Textmap\n\na | b",
    "Left out: 2 pictures. 1 table became lines of text.",
  ]);
});
