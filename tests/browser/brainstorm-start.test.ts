import { buy } from "./buy.ts";
import { bakery, expect, frameRunsNothing, ready, test, topOf } from "./stet.ts";

test("roles that are asked for come with the focus, and Start stays where it is", async ({
  writer: _writer,
  page,
  expectedOnConsole,
}) => {
  expectedOnConsole.push(frameRunsNothing);
  await buy(page);
  await page.goto("/brainstorm");
  await ready(page);
  await page.getByLabel("What is it about?").fill(bakery);
  const start = page.getByRole("button", { name: "Start Brainstorm" });
  const top = () => topOf(start);
  const before = await top();
  await page.getByRole("button", { name: "See who first" }).click();
  await expect(page.getByRole("list", { name: "Chosen for you" })).toBeFocused();
  expect(Math.abs((await top()) - before)).toBeLessThan(4);
  await expect(page.getByLabel("What is it about?")).toHaveValue(bakery);
});
