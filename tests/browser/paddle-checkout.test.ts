import type { Page } from "playwright/test";
import { FakePaddle } from "../payments/fake-paddle.ts";
import { type OwnServer, startOwnServer } from "./own-server.ts";
import { axeFaults, expect, ready, test as base, Writer } from "./stet.ts";

interface Own {
  paddle: FakePaddle;
  stet: OwnServer;
}

/** A server that sells through Paddle, and the Paddle that it talks to. */
const test = base.extend<object, { own: Own }>({
  own: [
    async ({}, use) => {
      const paddle = await FakePaddle.start();
      const { apiKey, clientToken, webhookSecret, environment, apiUrl, prices } = paddle.settings;
      const [lite, pro, power] = prices.values();
      const stet = await startOwnServer({
        PADDLE_API_KEY: apiKey,
        PADDLE_CLIENT_TOKEN: clientToken,
        PADDLE_WEBHOOK_SECRET: webhookSecret,
        PADDLE_ENVIRONMENT: environment,
        PADDLE_API_URL: apiUrl ?? "",
        PADDLE_PRICES: `lite:${lite},pro:${pro},power:${power}`,
      });
      paddle.webhooks.url = `${stet.origin}/api/v1/subscriptions/webhooks/paddle`;
      await use({ paddle, stet });
      await stet.close();
      await paddle.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ own }, use) => use(own.stet.origin),
});

/** Paddle's script as far as a checkout needs it: it keeps what it is told, and opens its frame. */
const script = `
  window.told = [];
  let tell = () => undefined;
  window.tellStet = (name) => tell({ name });
  window.Paddle = {
    Environment: { set: (environment) => window.told.push(["environment", environment]) },
    Initialize: ({ token, eventCallback }) => { window.told.push(["token", token]); tell = eventCallback; },
    Checkout: {
      open: ({ transactionId, settings }) => {
        window.told.push(["open", transactionId, settings]);
        const frame = document.createElement("iframe");
        frame.src = "https://sandbox-buy.paddle.com/checkout";
        frame.title = "Card form";
        document.querySelector("." + settings.frameTarget).append(frame);
        frame.addEventListener("load", () => tell({ name: "checkout.loaded" }));
      },
    },
  };`;

interface Told {
  told: unknown[];
  tellStet(name: string): void;
}

const tell = (page: Page, name: string) =>
  page.evaluate((event) => (window as unknown as Told).tellStet(event), name);

/** Answers for Paddle's hosts. @returns how often the script was asked for */
async function playPaddle(page: Page, body = script): Promise<{ asked: number }> {
  const counted = { asked: 0 };
  await page.route("https://cdn.paddle.com/**", async (route) => {
    counted.asked += 1;
    await route.fulfill({ contentType: "text/javascript", body });
  });
  await page.route("https://sandbox-buy.paddle.com/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Card form</title><p>Card number</p>" }),
  );
  return counted;
}

test.describe("Paddle's frame", () => {
  async function openCheckout(page: Page): Promise<string> {
    await new Writer(page).join();
    await page.goto("/plans");
    await ready(page);
    await page.getByRole("button", { name: "Upgrade plan" }).nth(1).click();
    await page.waitForURL(/\/checkout\?_ptxn=/);
    return new URL(page.url()).searchParams.get("_ptxn") ?? "";
  }

  test("is opened inline for the transaction; closing does nothing, completion leads on", async ({
    own,
    page,
  }) => {
    const { paddle } = own;
    const counted = await playPaddle(page);
    const transaction = await openCheckout(page);
    await expect(page.frameLocator('iframe[title="Card form"]').getByText("Card number")).toBeVisible();
    await expect(page.getByText("Opening the payment frame")).toHaveCount(0);
    expect(await page.evaluate(() => (window as unknown as Told).told)).toEqual([
      ["environment", "sandbox"],
      ["token", paddle.settings.clientToken],
      [
        "open",
        transaction,
        {
          displayMode: "inline",
          frameTarget: "paddle-slot",
          frameInitialHeight: 800,
          theme: "light",
          allowLogout: false,
        },
      ],
    ]);
    expect(counted.asked).toBe(1);
    expect(await axeFaults(page)).toEqual([]);

    await tell(page, "checkout.closed");
    await expect(page).toHaveURL(/\/checkout\?/);
    await tell(page, "checkout.error");
    await expect(page.getByText("An error occurred during checkout. Please try again.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Return to Plans" })).toHaveCount(2);

    await paddle.pay(transaction);
    await tell(page, "checkout.completed");
    await page.waitForURL("/subscription/success");
    await page.waitForURL("/");
    await page.goto("/profile#usage");
    await expect(page.getByText("per month, next charged")).toBeVisible();
  });

  test("whose script does not come within ten seconds", async ({ page, expectedOnConsole }) => {
    expectedOnConsole.push("ERR_FAILED");
    await page.route("https://cdn.paddle.com/**", (route) => route.abort());
    await openCheckout(page);
    await page.clock.install();
    await page.reload();
    await expect(page.getByText("Opening the payment frame")).toBeVisible();
    const missing = page.getByText("Paddle.js failed to load. Please refresh the page.");
    await page.clock.runFor(7_000);
    await expect(missing).toHaveCount(0);
    await page.clock.runFor(3_000);
    await expect(missing).toBeVisible();
    await page.getByRole("link", { name: "Return to Plans" }).last().click();
    await page.waitForURL("/plans");
  });

  test("whose script fails", async ({ page }) => {
    const broken = script.replace("open: (", "open: () => { throw new Error('no'); }, opened: (");
    await playPaddle(page, broken);
    await openCheckout(page);
    await expect(page.getByText("Failed to initialize checkout. Please try again.")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the checkout says what it needs", async ({ page }) => {
    await new Writer(page).join();
    await page.goto("/plans");
    await page.getByRole("button", { name: "Upgrade plan" }).first().click();
    await expect(page.getByText("Total due today")).toBeVisible();
    const notice = page.locator(".co-slot .banner");
    await expect(notice).toBeVisible();
    await expect(notice).toContainText("card form needs JavaScript");
    await expect(page.getByText("Opening the payment frame")).toHaveCount(0);
  });
});
