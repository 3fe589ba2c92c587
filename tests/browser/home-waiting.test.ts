import { expect, test, topOf, Writer } from "./stet.ts";

const misspelt =
  "The town council has agreed to recieve a second reading room in the old post office next spring.\n\nIt will hold forty seats and six good lamps. Members may book them by letter or by telephone. A small fee pays for the heating.";

test("what waited through the log-in stands still while it is corrected", async ({
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push("422");
  const writer = new Writer(page);
  await writer.join();
  await page.context().clearCookies();
  await page.goto("/");
  await writer.deskText.fill(misspelt);
  await writer.choose("Summarize");
  await page.getByRole("combobox", { name: "Length" }).selectOption("One sentence");
  const generate = page.getByRole("button", { name: "Generate", exact: true });
  const help = page.getByRole("button", { name: /^Fix Grammar here/ });
  await generate.click();
  await help.click();
  await expect(page).toHaveURL(/\/login/);
  await writer.logIn();
  const waited = page.getByText("Here is the text that you wrote before you signed in.");
  await expect(waited).toBeVisible();
  await expect(writer.deskText).toHaveValue(misspelt);
  await generate.click();
  await expect(help).toBeVisible();
  const stood = await topOf(writer.deskText);
  await help.click();
  await expect(writer.deskText).toHaveValue(misspelt.replace("recieve", "receive"));
  await expect(page.getByText("“recieve” to “receive”")).toBeVisible();
  await expect(waited).toBeVisible();
  expect(await topOf(writer.deskText)).toBe(stood);
});
