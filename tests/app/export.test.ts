import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readDocx } from "#app/document/files/docx-in.ts";
import { joinStet, writeDocument } from "#tests/support/app-stories.ts";
import { openTestApp, type TestApp } from "#tests/support/test-app.ts";
import type { Visitor } from "#tests/support/visitor.ts";

// From source a thread loads some hundred files.
vi.setConfig({ testTimeout: 60_000 });

let stet: TestApp;
let visitor: Visitor;
let place: string;
beforeAll(async () => {
  stet = await openTestApp();
  visitor = stet.visitor();
  await joinStet(stet, visitor);
  place = (await writeDocument(visitor, "Café: 19/20?", "Bread & *butter*.\n\nשלום עולם.")).url.pathname;
});
afterAll(() => stet.close());

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());

test("each link of the menu answers with the file, named by the title on every system", async () => {
  const page = await visitor.open(place);
  const links = page.root
    .findAll("a")
    .filter((link) => link.attribute("href")?.startsWith(`${place}/export.`) === true);
  expect(links.map((link) => link.text().trim())).toEqual([
    "Word .docx",
    "PDF, A4 .pdf",
    "Plain text .txt",
    "Markdown .md",
    "HTML .html",
  ]);
  const files: Record<string, Response> = {};
  for (const ending of ["docx", "pdf", "txt", "md", "html"]) {
    const response = await visitor.request(`${place}/export.${ending}`);
    expect([ending, response.status]).toEqual([ending, 200]);
    expect(response.headers.get("Content-Disposition")).toBe(
      `attachment; filename="Cafe 19 20.${ending}"; filename*=UTF-8''Caf%C3%A9%2019%2020.${ending}`,
    );
    files[ending] = response;
  }
  expect(await files["txt"]?.text()).toBe("Café: 19/20?\n\nBread & butter.\n\nשלום עולם.\n");
  expect(await files["md"]?.text()).toBe("# Café: 19/20?\n\nBread & *butter*.\n\nשלום עולם.\n");
  expect(await files["html"]?.text()).toContain("<p>Bread &amp; <em>butter</em>.</p>");
  const word = await bytesOf(files["docx"] ?? new Response());
  expect(await readDocx(word)).toMatchObject({
    title: "Café: 19/20?",
    html: "<p>Bread &amp; <em>butter</em>.</p><p>שלום עולם.</p>",
  });
  expect(new TextDecoder().decode((await bytesOf(files["pdf"] ?? new Response())).subarray(0, 5))).toBe(
    "%PDF-",
  );
});

test("family, size and title of the address are instead of the document's view", async () => {
  const plain = await (await visitor.request(`${place}/export.html`)).text();
  expect(plain).toContain('font: 12pt/1.55 "Newsreader", serif;');
  const asked = await visitor.request(`${place}/export.html?family=Arial&size=24&title=none`);
  const html = await asked.text();
  expect(html).toContain('font: 14.5pt/1.55 "Arial", sans-serif;');
  expect(html).not.toContain("<h1>");
  const word = unzipSync(await bytesOf(await visitor.request(`${place}/export.docx?family=Inter`)));
  expect(new TextDecoder().decode(word["word/styles.xml"])).toContain('w:ascii="Inter"');
});

test("a guest signs in first, a new card has nothing yet, and a script is told in a sentence", async () => {
  const guest = await stet.visitor().request(`${place}/export.pdf`);
  expect(guest.headers.get("Location")).toBe(`/login?from=${encodeURIComponent(place)}`);
  const json = { headers: { Accept: "application/json" } };
  expect((await stet.visitor().request(`${place}/export.pdf`, json)).status).toBe(401);
  const card = await visitor.submit(await visitor.open("/create"), "/create", null, new URLSearchParams());
  const empty = await visitor.open(`${card.url.pathname}/export.pdf`);
  expect([empty.url.pathname, empty.text.includes("No content to export")]).toEqual([
    card.url.pathname,
    true,
  ]);
  const told = await visitor.request(`${card.url.pathname}/export.pdf`, json);
  expect([told.status, await told.json()]).toEqual([422, { detail: "No content to export" }]);
});

test("where there is no document, a page says so, and a script is told", async () => {
  const another = stet.visitor();
  await joinStet(stet, another);
  for (const path of [place, "/create/nobodys", "/create/no%20guid"]) {
    const page = await another.open(`${path}/export.txt`);
    expect([page.status, page.text.includes("Page not found")]).toEqual([404, true]);
    expect(page.root.findAll("a").some((link) => link.attribute("href") === "/")).toBe(true);
    const told = await another.request(`${path}/export.txt`, { headers: { Accept: "application/json" } });
    expect([told.status, await told.json()]).toEqual([404, { detail: "Document not found." }]);
  }
});
