import { createRoute, z } from "@hono/zod-openapi";
import { createOwnRoute, ofPages, signedIn } from "../../access.ts";
import { assertId } from "../../errors.ts";
import { body, json, newRoutes } from "../../http.ts";
import * as shapes from "./contract.ts";
import { plans } from "./plans.ts";
import { getBilling, getStatement, getSubscription } from "./reading.ts";
import {
  cancelPlan,
  changePlan,
  createCheckout,
  getCheckout,
  getPlan,
  letHappen,
  payAtTest,
  portalLink,
  resumePlan,
  toPlan,
} from "./selling.ts";

const tags = ["subscriptions"];
const path = "/api/v1/subscriptions";
const idParam = z.object({ id: z.string().max(100) });
const subscriptionOk = { 200: json(shapes.subscription) };

const listPlans = createRoute({
  method: "get",
  path: `${path}/plans`,
  tags,
  responses: { 200: json(shapes.plansAnswer) },
});
const onePlan = createRoute({
  method: "get",
  path: `${path}/plans/{id}`,
  tags,
  request: { params: idParam },
  responses: { 200: json(shapes.planAnswer) },
});
const refreshQuery = z.object({ refresh: z.string().max(10).optional() });
const mine = createOwnRoute({
  method: "get",
  path: `${path}/me`,
  tags,
  request: { query: refreshQuery },
  responses: subscriptionOk,
});
const singular = createOwnRoute({
  method: "get",
  path: "/api/v1/subscription",
  tags,
  responses: subscriptionOk,
});
const checkoutRoute = createOwnRoute({
  method: "post",
  path: `${path}/create-checkout`,
  tags,
  request: body(shapes.checkoutBody),
  responses: { 200: json(shapes.checkoutAnswer) },
});
const upgrade = createOwnRoute({
  method: "post",
  path: `${path}/upgrade`,
  tags,
  request: body(shapes.upgradeBody),
  responses: { 200: json(shapes.upgradeAnswer) },
});
const cancel = createOwnRoute({ method: "post", path: `${path}/cancel`, tags, responses: subscriptionOk });
const resume = createOwnRoute({ method: "post", path: `${path}/resume`, tags, responses: subscriptionOk });
const billing = createOwnRoute({
  method: "get",
  path: `${path}/billing`,
  tags,
  responses: { 200: json(shapes.billingAnswer) },
});
const checkoutInfo = createOwnRoute({
  method: "get",
  path: `${path}/checkout/{id}`,
  tags,
  request: { params: idParam },
  responses: { 200: json(shapes.checkoutInfo) },
});
const invoiceLink = createOwnRoute({
  method: "get",
  path: `${path}/invoices/{id}`,
  tags,
  request: { params: idParam, query: z.object({ kind: z.enum(["invoice", "receipt"]).optional() }) },
  responses: { 200: json(shapes.linkAnswer) },
});
const portal = createOwnRoute({
  method: "post",
  path: `${path}/portal`,
  tags,
  responses: { 200: json(shapes.linkAnswer) },
});
const webhook = createRoute({
  method: "post",
  path: `${path}/webhooks/paddle`,
  tags,
  responses: { 200: json(z.object({ received: z.literal(true) })) },
});
const testPayment = createRoute({
  method: "post",
  path: `${path}/test-payment`,
  hide: true,
  middleware: [ofPages, signedIn] as const,
  request: body(shapes.testPaymentBody),
  responses: { 200: json(z.object({ success: z.literal(true) })) },
});
const testPortal = createRoute({
  method: "post",
  path: `${path}/test-portal`,
  hide: true,
  middleware: [ofPages, signedIn] as const,
  request: body(shapes.testPortalBody),
  responses: subscriptionOk,
});
const statement = createOwnRoute({
  method: "get",
  path: "/api/v1/user/statement",
  tags,
  request: { query: z.object({ before: z.string().max(140).optional() }) },
  responses: { 200: json(shapes.statementAnswer) },
});

/** Plans, what a user has of them, and what it cost. */
export const subscriptionRoutes = newRoutes()
  .openapi(listPlans, (c) => c.json({ plans: plans.map((plan) => toPlan(c.env, plan)) }, 200))
  .openapi(onePlan, (c) => c.json({ plan: getPlan(c.env, c.req.valid("param").id) }, 200))
  .openapi(mine, async (c) => {
    const { userId } = c.var.caller;
    return c.json(await getSubscription(c.env, userId), 200);
  })
  .openapi(singular, async (c) => {
    const { userId } = c.var.caller;
    return c.json(await getSubscription(c.env, userId), 200);
  })
  .openapi(checkoutRoute, async (c) => {
    const { userId } = c.var.caller;
    const { priceId, ...ways } = c.req.valid("json");
    return c.json(await createCheckout(c.env, userId, priceId, ways), 200);
  })
  .openapi(upgrade, async (c) => {
    const { userId } = c.var.caller;
    return c.json(await changePlan(c.env, userId, c.req.valid("json").priceId), 200);
  })
  .openapi(cancel, async (c) => {
    const { userId } = c.var.caller;
    await cancelPlan(c.env, userId);
    return c.json(await getSubscription(c.env, userId), 200);
  })
  .openapi(resume, async (c) => {
    const { userId } = c.var.caller;
    await resumePlan(c.env, userId);
    return c.json(await getSubscription(c.env, userId), 200);
  })
  .openapi(billing, async (c) => {
    const { userId } = c.var.caller;
    return c.json(await getBilling(c.env, userId), 200);
  })
  .openapi(checkoutInfo, async (c) => {
    const { userId } = c.var.caller;
    return c.json(await getCheckout(c.env, userId, c.req.valid("param").id), 200);
  })
  .openapi(invoiceLink, async (c) => {
    const { userId } = c.var.caller;
    const { id } = c.req.valid("param");
    assertId(id);
    const kind = c.req.valid("query").kind ?? "invoice";
    return c.json({ url: await c.env.payments.documentLink(userId, id, kind) }, 200);
  })
  .openapi(portal, async (c) => {
    const { userId } = c.var.caller;
    return c.json({ url: await portalLink(c.env, userId) }, 200);
  })
  .openapi(webhook, async (c) => {
    await c.env.payments.receive(await c.req.raw.text(), c.req.header("Paddle-Signature") ?? null);
    return c.json({ received: true as const }, 200);
  })
  .openapi(testPayment, async (c) => {
    const { userId } = c.var.caller;
    const { transactionId, outcome } = c.req.valid("json");
    await payAtTest(c.env, userId, transactionId, outcome);
    return c.json({ success: true as const }, 200);
  })
  .openapi(testPortal, async (c) => {
    const { userId } = c.var.caller;
    await letHappen(c.env, userId, c.req.valid("json").happen);
    return c.json(await getSubscription(c.env, userId), 200);
  })
  .openapi(statement, async (c) => {
    const { userId } = c.var.caller;
    return c.json(await getStatement(c.env, userId, c.req.valid("query").before), 200);
  });
