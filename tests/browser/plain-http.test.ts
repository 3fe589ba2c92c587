import { findChromium } from "../support/chromium.ts";
import { startOwnServer } from "./own-server.ts";
import { expect, keptIn, lookOutFor, test, Writer } from "./stet.ts";

const host = "stet.lan";

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: [`--host-resolver-rules=MAP ${host} 127.0.0.1`],
  },
});

test("on plain http in a local network the editor opens, saves by itself, keeps what is typed offline, and copies", async ({
  browser,
  userAgent,
}) => {
  const server = await startOwnServer({}, host);
  try {
    const context = await browser.newContext({ baseURL: server.origin, userAgent: userAgent ?? "" });
    const page = await context.newPage();
    const failed: string[] = [];
    page.on("pageerror", ({ message }) => failed.push(message));
    const writer = new Writer(page);
    await writer.signUp();
    expect(
      await page.evaluate(() => [isSecureContext, "randomUUID" in crypto, "locks" in navigator]),
    ).toEqual([false, false, false]);
    const link = /http:\S+activate-account\?token=[\w-]+/.exec(server.lastLetter())?.[0];
    await page.goto(link ?? "no letter");
    await expect(page).toHaveURL(/\/login/);
    await writer.logIn();
    await writer.newDocument();
    await writer.enterText();
    await page.keyboard.type("We go on.");
    await expect(page.getByText("Last saved just now")).toBeVisible();
    const copied = await lookOutFor(page, "Copied!");
    await page.getByRole("button", { name: "Copy" }).click();
    await copied();
    await context.setOffline(true);
    await writer.editor.press("End");
    await page.keyboard.type(" Offline.");
    await expect(page.getByText("Offline. Kept in this browser.")).toBeVisible();
    await expect.poll(async () => (await keptIn(page)).join()).toContain("We go on. Offline.");
    await context.setOffline(false);
    await expect(page.getByText("Last saved just now")).toBeVisible();
    await page.reload();
    await expect(writer.editor).toHaveText("We go on. Offline.");
    expect(failed).toEqual([]);
    await context.close();
  } finally {
    await server.close();
  }
});
