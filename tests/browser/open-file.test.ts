import { axeFaults, expect, test } from "./stet.ts";

test.use({ timezoneId: "Pacific/Auckland" });

test("a file that is dropped on the workspace fills the dialog, which stays where it is refused and opens it as a card", async ({
  writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("422");
  await writer.page.goto("/create");
  const drop = async (name: string, text: string, type: string) => {
    const held = await page.evaluateHandle(
      ([named = "", content = "", kind = ""]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([content], named, { type: kind }));
        return transfer;
      },
      [name, text, type],
    );
    await page.dispatchEvent("#main", "dragenter", { dataTransfer: held });
    await expect(page.getByRole("heading", { name: "Drop to open it as a card" })).toBeVisible();
    await page.dispatchEvent("#main", "drop", { dataTransfer: held });
  };
  await drop("tours.pdf", "%PDF", "application/pdf");
  const dialog = page.getByRole("dialog", { name: "Open a file" });
  await expect(dialog.getByText("This kind of file cannot be opened.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);

  await drop("empty.md", " ", "text/markdown");
  await expect(dialog.getByText("empty.md")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Title" }).fill("Walking tours");
  await dialog.getByRole("button", { name: "Open as a card" }).click();
  await expect(dialog.getByText("There is no text in this file.")).toBeVisible();
  await expect(dialog.getByRole("textbox", { name: "Title" })).toHaveValue("Walking tours");
  expect(await axeFaults(page)).toEqual([]);

  await dialog.getByLabel("File", { exact: true }).setInputFiles({
    name: "report.html",
    mimeType: "text/html",
    buffer: Buffer.from("<h1>Walking tours</h1><p>We <b>walked</b>.</p><img alt='' src='map.png'>"),
  });
  await expect(dialog.getByText("There is no text in this file.")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Open as a card" }).click();
  await expect(page).toHaveURL(/\/create\/[\w-]{36}/);
  await expect(page.getByText("Left out: 1 picture.")).toBeVisible();
  await expect(writer.editor).toHaveText("We walked.");
  await expect(page.getByRole("textbox", { name: "Title", exact: true })).toHaveValue("Walking tours");

  // A file that is dropped on an open document opens beside it, and what was typed there stays.
  await writer.editor.click();
  await page.keyboard.type("Then it rained. ");
  const walked = page.url();
  await drop("rain.md", "# Rain\n\nIt fell for days.", "text/markdown");
  await dialog.getByRole("button", { name: "Open as a card" }).click();
  await expect(writer.editor).toHaveText("It fell for days.");
  expect(page.url()).not.toBe(walked);
  await page.goto(walked);
  await expect(writer.editor).toContainText("Then it rained.");

  // By the reader's clock, as the server tells it.
  await page.getByRole("button", { name: "History" }).click();
  await expect(page.getByText("Opened from a file")).toBeVisible();
  const clock = new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZone: "Pacific/Auckland",
  });
  const near = [0, 1, 2].map((minutes) => clock.format(Date.now() - minutes * 60_000));
  expect(near).toContain(await page.locator(".hv-t").first().textContent());
  await expect(page.getByText("Times are in UTC.")).toHaveCount(0);
});
