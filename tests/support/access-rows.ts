import { randomUUID } from "node:crypto";
import type { IdKind } from "./access-people.ts";
import { bakery, bridgeNews, signupFields, testPassword } from "./samples.ts";

/** Who is let in to a call. */
type CallAccess =
  /** Anybody; the answer holds nothing of anybody. */
  | "public"
  /** Whoever is signed in, to what is theirs. */
  | "own"
  /** The product's own pages, which sign their calls: 404 for everybody else. */
  | "pages"
  /** Not there until it is set up: 404. */
  | "not set up";

export interface CallRow {
  access: CallAccess;
  /** What is sent; ids that the body names are tried as those of the path. */
  body?: (id: string) => object;
  /** Somebody else's ids that must be refused where the call takes them, the kind that it is made for first. */
  guards?: IdKind[];
  /** The body names the id of what the call makes: a new one is free, and whether a reserved one is has a test of its own. */
  makes?: true;
  /** The caller's session does not outlive it. */
  ends?: true;
  /** It needs a plan that is paid for, and perhaps about to be cancelled. */
  paid?: "active" | "cancelled";
  /** The built-in writer answers whoever is let in with 501. */
  needsModel?: true;
}

const auth = "/api/v1/auth";
const smart = "/api/v1/smart-actions";
const plans = "/api/v1/subscriptions";
const madeUpToken = { token: "made-up" };
const stranger = (): string => `stranger-${randomUUID()}@example.com`;
const made = (guid: string) => ({
  guid,
  title: "Mine",
  content_output: { text: "<p>Mine</p>" },
  mode: "document",
});
const smartBody = { content: bakery, mode: "generate", smart_actions: { main_action: "Summarize" } };

const publicCall = (body?: () => object): CallRow => ({ access: "public", ...(body ? { body } : {}) });
const own: CallRow = { access: "own" };
const generations = (service: string, paid?: "active"): Record<string, CallRow> => {
  const row: CallRow = { access: "own", guards: ["generation", "place"], ...(paid ? { paid } : {}) };
  return {
    [`GET /api/v1/${service}/generations/:id`]: row,
    [`POST /api/v1/${service}/generations/:id/stop`]: row,
  };
};
/** A call that writes for a document. */
const writes = (body: object, more: Partial<CallRow> = {}): CallRow => ({
  access: "own",
  guards: ["document"],
  body: (document) => ({ ...body, document }),
  ...more,
});
const all = (access: CallAccess, calls: readonly string[]): Record<string, CallRow> =>
  Object.fromEntries(calls.map((call) => [call, { access }]));

/** One row for every call of the five services. */
export const callRows: Record<string, CallRow> = {
  [`POST ${auth}/signup`]: publicCall(() => ({
    email: stranger(),
    password: testPassword,
    firstName: "A",
    lastName: "Stranger",
    username: "stranger",
  })),
  [`POST ${auth}/login`]: publicCall(() => ({ email: stranger(), password: testPassword })),
  [`POST ${auth}/activate-account`]: publicCall(() => madeUpToken),
  [`POST ${auth}/refresh`]: own,
  [`POST ${auth}/logout`]: { access: "public", ends: true },
  [`POST ${auth}/forgot-password`]: publicCall(() => ({ email: stranger() })),
  [`POST ${auth}/reset-password`]: publicCall(() => ({ ...madeUpToken, newPassword: testPassword })),
  [`POST ${auth}/verify-email`]: publicCall(() => madeUpToken),
  [`POST ${auth}/resend-verification`]: publicCall(() => ({ email: stranger() })),
  [`POST ${auth}/contact-support`]: publicCall(() => ({
    name: "A",
    email: stranger(),
    subject: "Hm",
    message: "Ten letters and more.",
  })),
  [`GET ${auth}/me`]: own,
  [`GET ${auth}/verify-token`]: own,
  [`GET ${auth}/trial-info`]: own,
  [`POST ${auth}/disable-account`]: { access: "own", body: () => ({ mode: "deactivate" }), ends: true },
  "GET /api/v1/user/sessions": own,
  "DELETE /api/v1/user/sessions": own,
  "DELETE /api/v1/user/sessions/:id": { access: "own", guards: ["session"] },
  "GET /api/v1/user/export": own,
  "GET /api/v1/user/preferences": own,
  "PUT /api/v1/user/preferences": { access: "own", body: () => ({ houseStyle: "Taken over" }) },
  ...all("not set up", [
    `POST ${auth}/login/google`,
    `POST ${auth}/signup/google`,
    `GET ${auth}/google`,
    `POST ${auth}/google/callback`,
  ]),
  [`PUT ${auth}/draft`]: { access: "pages", body: () => ({ id: "x".repeat(30), body: "text" }) },
  [`POST ${auth}/draft/read`]: { access: "pages", body: () => ({ id: "x".repeat(30) }) },
  [`GET ${auth}/outbox`]: { access: "pages" },
  "GET /api/v1/user/statement": own,
  [`GET ${plans}/plans`]: publicCall(),
  [`GET ${plans}/plans/:id`]: publicCall(),
  [`GET ${plans}/me`]: own,
  "GET /api/v1/subscription": own,
  [`GET ${plans}/billing`]: own,
  [`POST ${plans}/create-checkout`]: {
    access: "own",
    body: () => ({ priceId: "pri_test_pro", successUrl: "/", cancelUrl: "/" }),
  },
  [`POST ${plans}/upgrade`]: { access: "own", body: () => ({ priceId: "pri_test_pro" }) },
  [`POST ${plans}/cancel`]: { access: "own", paid: "active" },
  [`POST ${plans}/resume`]: { access: "own", paid: "cancelled" },
  [`POST ${plans}/portal`]: { access: "own", paid: "active" },
  [`GET ${plans}/checkout/:id`]: { access: "own", guards: ["purchase"] },
  [`GET ${plans}/invoices/:id`]: { access: "own", guards: ["purchase"], paid: "active" },
  [`POST ${plans}/webhooks/paddle`]: publicCall(() => ({ id: "evt_unsigned", type: "subscription.created" })),
  [`POST ${plans}/test-payment`]: {
    access: "pages",
    body: (transactionId) => ({ transactionId, outcome: "pay" }),
  },
  [`POST ${plans}/test-portal`]: { access: "pages", body: () => ({ happen: "renew" }) },
  "GET /api/v1/models": publicCall(),
  "GET /api/v1/prompts/user/:userId": { access: "own", guards: ["user"] },
  "GET /api/v1/prompts/:id": { access: "own", guards: ["generation"] },
  "GET /api/v1/user/prompts": own,
  "POST /api/v1/user/prompts": {
    access: "own",
    guards: ["prompt folder", "folder"],
    body: (folder) => ({ title: "Mine", content: "Mine", folder }),
  },
  "GET /api/v1/user/prompts/:id": { access: "own", guards: ["saved prompt"] },
  "PUT /api/v1/user/prompts/:id": {
    access: "own",
    guards: ["saved prompt"],
    body: () => ({ title: "Taken over", content: "Taken over" }),
  },
  "DELETE /api/v1/user/prompts/:id": { access: "own", guards: ["saved prompt"] },
  "GET /api/v1/user/prompt-folders": own,
  "POST /api/v1/user/prompt-folders": { access: "own", body: () => ({ name: randomUUID() }) },
  "DELETE /api/v1/user/prompt-folders/:id": { access: "own", guards: ["prompt folder"] },
  "POST /api/v1/prompts": writes({ text: bakery }),

  [`POST ${smart}/generateSmart`]: writes(smartBody),
  [`GET ${smart}/recentContent/user/:userId`]: { access: "own", guards: ["user"] },
  [`GET ${smart}/recentContent/:id`]: { access: "own", guards: ["document"] },
  [`PUT ${smart}/recentContent/:id`]: {
    access: "own",
    guards: ["document"],
    body: () => ({ title: "Taken over", content_output: { text: "<p>Taken over</p>" } }),
  },
  [`DELETE ${smart}/recentContent/:id`]: { access: "own", guards: ["document"] },
  [`GET ${smart}/recentContent/:id/proposals`]: { access: "own", guards: ["document"] },
  [`POST ${smart}/recentContent/:id/discard`]: {
    access: "own",
    guards: ["document"],
    body: (id) => ({ generation: id }),
  },
  [`GET ${smart}/recentContent/user/:userId/stats`]: { access: "own", guards: ["user"] },
  [`GET ${smart}/recentContent/:id/document`]: { access: "own", guards: ["document"] },
  [`GET ${smart}/recentContent/:id/versions/:n/document`]: { access: "own", guards: ["document"] },
  [`GET ${smart}/recentContent/:id/versions`]: { access: "own", guards: ["document"] },
  [`POST ${smart}/recentContent/:id/versions`]: {
    access: "own",
    guards: ["document"],
    body: () => ({ title: "Mine", content_output: { text: "<p>Mine</p>" }, revision: 1 }),
  },
  [`GET ${smart}/recentContent/:id/versions/:n`]: { access: "own", guards: ["document"] },
  [`PUT ${smart}/recentContent/:id/versions/:n`]: {
    access: "own",
    guards: ["document"],
    body: () => ({ name: "A name" }),
  },
  [`POST ${smart}/recentContent/:id/versions/:n/restore`]: { access: "own", guards: ["document"] },
  "GET /api/v1/folders": own,
  "POST /api/v1/folders": { access: "own", body: () => ({ name: randomUUID() }) },
  "GET /api/v1/folders/:guid": { access: "own", guards: ["folder"] },
  "PUT /api/v1/folders/:guid": { access: "own", guards: ["folder"], body: () => ({ name: "Taken over" }) },
  "DELETE /api/v1/folders/:guid": { access: "own", guards: ["folder"] },
  "GET /api/v1/folders/:guid/contents": { access: "own", guards: ["folder"] },
  [`POST ${smart}/createContent`]: { access: "own", guards: ["document"], body: made, makes: true },
  [`GET ${smart}/catalogue`]: publicCall(),
  [`POST ${smart}/continueWrite`]: writes({ content: bakery, continue_option: "add a summary" }),
  [`POST ${smart}/generateSocial`]: writes({ text: bakery, action: "Write a Post" }),
  [`POST ${smart}/generateStories`]: writes({ text: bakery, action: "Write a logline" }),
  [`POST ${smart}/readTime`]: writes({ text: bridgeNews, read_time: "1 minute" }),
  [`POST ${smart}/adaptContent`]: writes({ text: bakery, use_case: "Press Release" }),
  [`POST ${smart}/createTemplate`]: writes({ text: bakery, template_option: "email" }),
  [`POST ${smart}/completePost`]: writes({ text: bakery }, { needsModel: true }),

  "POST /api/v1/freestyle": writes({ aiAction: "Shorter", text: bakery }),
  "GET /api/v1/freestyle/catalogue": publicCall(),
  "POST /api/v1/textCompletion": writes({ text: bakery }, { needsModel: true }),
  "POST /api/v1/purpose-based-writing": writes({
    goal: "Drive signups",
    channel: "Email Newsletter",
    tone: "Professional",
    length: "Short",
    audience: "General public",
    text: bakery,
  }),
  "GET /api/v1/purpose-based-writing/audiences": publicCall(),
  "GET /api/v1/inspire/catalogue": publicCall(),
  "POST /api/v1/inspire": writes(
    { content: bakery, smart_actions: { main_action: "Headlines & Titles" } },
    { guards: ["inspiration", "document"] },
  ),
  "GET /api/v1/brainstorm/catalogue": publicCall(),
  "POST /api/v1/brainstorm/generate": {
    access: "own",
    guards: ["conversation"],
    paid: "active",
    body: (session) => ({ session }),
  },
  "GET /api/v1/brainstorm/sessions": { access: "own", paid: "active" },
  "GET /api/v1/brainstorm/sessions/:id": { access: "own", guards: ["conversation"], paid: "active" },
  "POST /api/v1/roles": writes({ text: bakery }, { paid: "active" }),
  "POST /api/v1/generateInspiration": writes({ text: bakery, role: "Marketer" }, { paid: "active" }),
  "POST /api/v1/otherPerspectives": {
    access: "own",
    guards: ["message"],
    paid: "active",
    body: (message) => ({ text: bakery, role: "Skeptic", message }),
  },
  ...generations("smart-actions"),
  ...generations("freestyle"),
  ...generations("brainstorm", "active"),
  ...generations("inspire"),
  ...generations("prompts"),
  "GET /api/v1/generations/:id": { access: "own", guards: ["generation", "place"] },
};

type Form = Readonly<Record<string, string>>;

export interface PageRow {
  /** `public`: everybody; `own`: whoever is signed in, a guest is led to /login. */
  access: "public" | "own";
  /** Status of a plain GET by whoever is let in, where it is not 200. */
  get?: number;
  /** Added to the address; ids in it are tried as those of the path. */
  query?: (id: string) => string;
  /** Forms that it takes; without one an empty form is sent. */
  forms?: (id: string) => Form[];
  /** Somebody else's ids that must be refused. */
  guards?: IdKind[];
  /** A GET only leads to another page, which decides. */
  forwards?: true;
  /** A script asks: a guest is told so, and not led to /login. */
  scripts?: true;
  /** Whoever is signed in is led on. */
  guestsOnly?: true;
  /** As of a call. */
  makes?: true;
  /** The reader's session does not outlive its form. */
  ends?: true;
}

const open: PageRow = { access: "public" };
const text = { title: "Taken over", sub_title: "", text: "Taken over", revision: "1" };
const document = (): Form[] => [
  { ...text, intent: "save" },
  { ...text, apply: "Shorter", click: randomUUID() },
];

/** One row for every page of app/routes.ts. */
export const pageRows: Record<string, PageRow> = {
  "/": {
    access: "public",
    query: (id) => `?again=${id}`,
    forms: () => [{ intent: "apply", text: "One. Two." }],
  },
  "/generate/stream": { access: "public", get: 400, forms: () => [{ intent: "generate", text: "" }] },
  "/login": {
    access: "public",
    guestsOnly: true,
    forms: (): Form[] => [
      { intent: "login", email: stranger(), password: testPassword },
      { intent: "resend", email: stranger() },
      { intent: "forgot", email: stranger() },
    ],
  },
  "/signup": {
    access: "public",
    guestsOnly: true,
    forms: () => [{ ...signupFields(stranger()), firstName: "A", lastName: "Stranger" }],
  },
  "/activate-account": { access: "public", forms: () => [madeUpToken] },
  "/reset-password": {
    access: "public",
    forms: () => [{ ...madeUpToken, newPassword: testPassword, confirmPassword: testPassword }],
  },
  "/verify-email": { access: "public", forms: () => [madeUpToken] },
  "/account-deactivated": open,
  "/auth/google/callback": { access: "public", get: 404 },
  "/logout": { access: "public", get: 302, ends: true },
  "/session": open,
  "/theme": { access: "public", get: 302, forms: () => [{ theme: "dark", from: "/about" }] },
  "/support": {
    access: "public",
    forms: () => [{ name: "A", email: stranger(), subject: "Hm", message: "Ten letters and more." }],
  },
  "/profile": { access: "own", forms: (session) => [{ intent: "end", session }] },
  "/profile/house-style": { access: "own", forms: () => [{ houseStyle: "Taken over" }] },
  "/profile/data": { access: "own", forms: (session) => [{ intent: "end", session }] },
  "/profile/export": { access: "own" },
  "/profile/subscription": {
    access: "own",
    forms: () => ["cancel", "resume", "keep"].map((intent) => ({ intent })),
    forwards: true,
  },
  "/profile/portal": { access: "own" },
  "/profile/invoices/:id": { access: "own", query: () => "?kind=receipt" },
  "/plans": {
    access: "public",
    forms: (planId) => [
      { intent: "choose", planId: "3" },
      { intent: "choose", planId },
    ],
  },
  "/plans/offers": open,
  "/checkout": { access: "own", query: (id) => `?_ptxn=${id}` },
  "/checkout/test": {
    access: "own",
    query: (id) => `?_ptxn=${id}`,
    forms: (id) => ["pay", "decline"].map((intent) => ({ intent, _ptxn: id })),
  },
  "/checkout/test/portal": { access: "own", forms: () => [{ happen: "renew" }, { happen: "end period" }] },
  "/checkout/test/invoice/:id": { access: "own" },
  "/subscription/status": open,
  "/subscription/success": { access: "own" },
  "/payment-success": { access: "own" },
  "/create": { access: "own", forms: (click) => [{ click }], guards: ["document"], makes: true },
  "/create/open": { access: "own" },
  "/create/:guid": {
    access: "own",
    query: (id) => `?review=${id}`,
    forms: document,
    guards: ["document", "place", "generation"],
  },
  "/create/:guid/decide": {
    access: "own",
    forms: (generation) =>
      ["keep", "discard", "stop", "again"].map((intent) => ({ intent, generation, revision: "1" })),
    guards: ["document", "place", "generation"],
    forwards: true,
  },
  "/create/:guid/history": {
    access: "own",
    forms: () =>
      ["restore", "name"].map((intent) => ({ intent, version: "1", revision: "1", name: "Taken over" })),
    guards: ["document"],
    forwards: true,
  },
  "/create/:guid/conflict": {
    access: "own",
    forms: () => [{ title: "Taken over", text: "Taken over", revision: "1" }],
    guards: ["document"],
    forwards: true,
  },
  "/create/:guid/solve": {
    access: "own",
    forms: () => ["mine", "theirs", "keep"].map((intent) => ({ intent, version: "1", revision: "1" })),
    guards: ["document"],
    forwards: true,
  },
  "/create/:guid/delete": { access: "own", forms: () => [{}], guards: ["document"] },
  "/create/:guid/text": { access: "own", query: () => "?revision=1", guards: ["document"] },
  "/create/:guid/save": {
    access: "own",
    forms: document,
    guards: ["document"],
    forwards: true,
    scripts: true,
  },
  "/create/:guid/stream": {
    access: "own",
    query: (id) => `?generation=${id}`,
    forms: document,
    guards: ["document", "place", "generation"],
  },
  "/features": open,
  "/about": open,
  "/help": open,
  "/privacy": open,
  "/terms": open,
  "/mobile": open,
  // Letters are shown on the machine itself alone; this test calls from another one.
  "/outbox": { access: "public", get: 404 },
  "/*": { access: "public", get: 404 },
};
