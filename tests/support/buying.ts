import type { Page, Visitor } from "./visitor.ts";

/** Presses a plan's button on /plans, as it stands there; `from`: reached from another page. @throws Error when it is disabled, or no button */
export async function choosePlan(visitor: Visitor, planId: number, from?: string): Promise<Page> {
  const page = await visitor.open(from === undefined ? "/plans" : `/plans?from=${encodeURIComponent(from)}`);
  const form = page.root.findAll("form").find((found) => found.fields().get("planId") === String(planId));
  const button = form?.findAll("button")[0];
  if (!form || !button) throw new Error(`plan ${planId} cannot be chosen`);
  if (button.attribute("disabled") !== null) throw new Error(`the button of plan ${planId} is disabled`);
  return visitor.submit(page, form.attribute("action") ?? "", null, form.fields());
}

/** The page in a checkout's frame. */
export async function openFrame(visitor: Visitor, checkout: Page): Promise<Page> {
  const source = checkout.root.findAll("iframe")[0]?.attribute("src");
  if (!source) throw new Error(`there is no frame on ${checkout.url.pathname}`);
  return visitor.open(source);
}

/** From the free plan to a paid one, by the forms. @returns the page after the payment */
export async function buyPlan(visitor: Visitor, planId: number): Promise<Page> {
  return visitor.press(await openFrame(visitor, await choosePlan(visitor, planId)), { button: "Pay" });
}
