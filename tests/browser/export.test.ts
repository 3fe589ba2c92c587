import { readFile } from "node:fs/promises";
import type { Page } from "playwright/test";
import { readDocx } from "#app/document/files/docx-in.ts";
import { axeFaults, expect, test } from "./stet.ts";

/** Takes the document out by its menu. @returns the file's name and bytes */
async function takeOut(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  await page.locator("summary", { hasText: "Export" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name }).click()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

test("the Export menu saves what is typed first, and writes the files itself without a connection", async ({
  writer,
  page,
  context,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("net::ERR_INTERNET_DISCONNECTED", "status of 503");
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  const threads = (): number => fetched.filter((url) => url.includes("writer-thread")).length;
  await writer.newDocument();
  await page.getByRole("textbox", { name: "Title", exact: true }).fill("Bread: café/19?");
  await writer.enterText();
  await page.keyboard.insertText("Words that nobody saved.");
  expect(threads()).toBe(0);

  const word = await takeOut(page, "Word");
  expect(word.name).toBe("Bread café 19.docx");
  const { title, html } = await readDocx(new Uint8Array(word.bytes));
  expect([title, html]).toEqual(["Bread: café/19?", "<p>Words that nobody saved.</p>"]);
  await page.locator("summary", { hasText: "Export" }).click();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  const pdf = await takeOut(page, "PDF, A4");
  expect(pdf.bytes.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.bytes.toString("latin1")).toContain("Typst");

  await page.route("**/export.*", (route) => route.fulfill({ status: 503, body: "Busy" }));
  for (const [name, said] of [
    ["Word", "Failed to export to Word"],
    ["PDF, A4", "Failed to export to PDF"],
    ["Plain text", "Failed to export to text"],
  ] as const) {
    await page.locator("summary", { hasText: "Export" }).click();
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("alert").filter({ hasText: said })).toBeVisible();
  }
  await page.unroute("**/export.*");

  await context.setOffline(true);
  await writer.enterText();
  await page.keyboard.insertText("More without a line. Привет. ");
  const here = await takeOut(page, "PDF, A4");
  expect(here.name).toBe("Bread café 19.pdf");
  expect(here.bytes.toString("latin1")).toContain("jsPDF");
  await expect(page.getByText("There is no connection: this file was made in this browser.")).toBeVisible();
  const offlineWord = await readDocx(new Uint8Array((await takeOut(page, "Word")).bytes));
  expect(offlineWord.html).toContain("More without a line. Привет. ");
  const plain = await takeOut(page, "Plain text");
  expect(plain.bytes.toString()).toContain("More without a line.");
  await writer.enterText();
  await page.keyboard.insertText("שלום ");
  await page.locator("summary", { hasText: "Export" }).click();
  await page.getByRole("link", { name: "PDF, A4" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to export to PDF." })).toContainText(
    "Failed to export to PDF. Without a connection only texts in Latin, Greek or Cyrillic letters can become a PDF.",
  );
});

test("whoever is signed out gets the file from the browser, and a way to sign in that moves nothing", async ({
  writer,
  page,
  request,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("status of 401");
  await writer.newDocument();
  await writer.retype("Words of a ferry.");
  await writer.save();
  await expect(page.getByText("Content saved!")).toHaveCount(0);
  await writer.endSessions(request);
  const before = await writer.editor.boundingBox();
  const told = page.locator(".toast", { hasText: "You are signed out: this file was made in this browser." });
  for (const typed of ["", " More of it."]) {
    await writer.enterText();
    await page.keyboard.press("ControlOrMeta+End");
    await page.keyboard.insertText(typed);
    const { bytes } = await takeOut(page, "Plain text");
    expect(bytes.toString().trim()).toBe(`Words of a ferry.${typed}`);
    await expect(told.getByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      /^\/login\?from=\/create\//,
    );
    expect(await writer.editor.boundingBox()).toEqual(before);
    await expect(page.getByText("There is no connection")).toHaveCount(0);
  }
  await expect(page.getByText("Signed out. Kept in this browser.")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});
