import { randomUUID } from "node:crypto";
import { accountCalls, type CallRow, madeUpToken, own, publicCall, stranger } from "./account-call-rows.ts";
import { documentRows } from "./document-rows.ts";
import type { Form, PageRow } from "./page-row.ts";
import { readSamples } from "../texts/read-texts.ts";
import { bakery, bridgeNews, signupFields, testPassword } from "./samples.ts";

const smart = "/api/v1/smart-actions";
const samples = readSamples();
/** The built-in writer hands a sheet out over texts of its kind alone. */
const [story, letter] = [samples.get("story with a dog") ?? "", samples.get("request email") ?? ""];
const made = (guid: string) => ({
  guid,
  title: "Mine",
  content_output: { text: "<p>Mine</p>" },
  mode: "document",
});
const smartBody = { content: bakery, mode: "generate", smart_actions: { main_action: "Summarize" } };

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

/** One row for every call of the five services. */
export const callRows: Record<string, CallRow> = {
  ...accountCalls,
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
  [`GET ${smart}/recentContent/:id/instructions`]: { access: "own", guards: ["document"] },
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
  [`GET ${smart}/recentContent/:id/conflict`]: { access: "own", guards: ["document"] },
  [`POST ${smart}/recentContent/:id/versions/:n/decide`]: {
    access: "own",
    guards: ["document"],
    version: `POST ${smart}/recentContent/:id/versions`,
  },
  [`POST ${smart}/recentContent/:id/versions/:n/restore`]: { access: "own", guards: ["document"] },
  "GET /api/v1/folders": own,
  "POST /api/v1/folders": { access: "own", body: () => ({ name: randomUUID() }) },
  "GET /api/v1/folders/:guid": { access: "own", guards: ["folder"] },
  "PUT /api/v1/folders/:guid": { access: "own", guards: ["folder"], body: () => ({ name: "Taken over" }) },
  "DELETE /api/v1/folders/:guid": { access: "own", guards: ["folder"] },
  "GET /api/v1/folders/:guid/contents": { access: "own", guards: ["folder"] },
  [`POST ${smart}/createContent`]: { access: "own", guards: ["document"], body: made, makes: true },
  [`GET ${smart}/workspace`]: own,
  [`PUT ${smart}/workspace/cards/:document`]: {
    access: "own",
    guards: ["document", "place"],
    body: () => ({ x: 1, mode: "document" }),
    makes: true,
  },
  [`DELETE ${smart}/workspace/cards`]: { access: "own" },
  [`DELETE ${smart}/workspace/cards/:document`]: { access: "own", guards: ["document", "place"] },
  [`GET ${smart}/catalogue`]: publicCall(),
  [`POST ${smart}/continueWrite`]: writes({ content: bakery, continue_option: "add a quote slot" }),
  [`POST ${smart}/generateSocial`]: writes({ text: bakery, action: "Write a Post" }),
  [`POST ${smart}/generateStories`]: writes({ text: story, action: "Write a logline" }),
  [`POST ${smart}/readTime`]: writes({ text: bridgeNews, read_time: "1 minute" }),
  [`POST ${smart}/adaptContent`]: writes({ text: bakery, use_case: "Press Release" }),
  [`POST ${smart}/createTemplate`]: writes({ text: letter, template_option: "email" }),
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
  "GET /api/v1/inspire/:id/earlier": { access: "own", guards: ["inspiration", "document"] },
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
  "PUT /api/v1/brainstorm/sessions/:id": {
    access: "own",
    guards: ["conversation"],
    paid: "active",
    body: () => ({ title: "Taken over" }),
  },
  "DELETE /api/v1/brainstorm/sessions/:id": { access: "own", guards: ["conversation"], paid: "active" },
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

const open: PageRow = { access: "public" };

/** One row for every page of app/routes.ts. */
export const pageRows: Record<string, PageRow> = {
  "/": {
    access: "public",
    query: (id) => `?again=${id}`,
    forms: () => [{ intent: "apply", text: "One. Two." }],
  },
  "/generate/stream": { access: "public", get: 400, forms: () => [{ intent: "generate", text: "" }] },
  "/tools": open,
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
  "/create/open": { access: "own", forms: (click) => [{ click, title: "A file" }] },
  // A card that is not open is told of at the grid, whoever has it.
  "/create/cards": {
    access: "own",
    forms: (card) => [
      ...["left", "close", "stop"].map((intent) => ({ intent, card, generation: card })),
      { intent: "place", card, x: "1", y: "1", w: "1", h: "2" },
    ],
    forwards: true,
  },
  "/create/close": { access: "own", forms: () => [{}] },
  ...documentRows,
  "/create/templates": {
    access: "own",
    query: (id) => `?document=${id}&template=tweet`,
    forms: (document) => [{ document, apply: "template", template: "tweet", brief: "A tweet." }],
    guards: ["document"],
  },
  "/create/purpose": { access: "own", query: (id) => `?document=${id}`, guards: ["document"] },
  "/create/made": {
    access: "own",
    get: 302,
    forms: (document) => [{ document, apply: "template", template: "tweet", brief: "A tweet." }],
  },
  "/create/tools": { access: "own" },
  "/create/side": { access: "own", get: 302, forms: () => [{ intent: "side:closed", from: "/create" }] },
  "/brainstorm": {
    access: "own",
    forms: (id): Form[] => [
      { intent: "start", text: "One. Two.", roles: "custom", primary: "A", secondary: "B", parent: id },
      { intent: "start", document: id, roles: "custom", primary: "A", secondary: "B" },
    ],
  },
  "/brainstorm/step": {
    access: "own",
    get: 302,
    forms: (id): Form[] => [
      { intent: "next", session: id, said: "1" },
      { intent: "stop", session: id, generation: id },
      { intent: "perspective", session: id, message: id, role: "Critic" },
      { intent: "inspire", session: id, message: id, way: "Hooks & Openings" },
    ],
    forwards: true,
  },
  "/brainstorm/stream": {
    access: "own",
    get: 404,
    query: (id) => `?generation=${id}`,
    forms: (id) => [{ session: id, said: "1" }],
    scripts: true,
  },
  "/brainstorm/add": {
    access: "own",
    get: 302,
    forms: (id) => [{ session: id, message: "all", document: "new" }],
    forwards: true,
  },
  "/brainstorm/export": { access: "own", get: 404, query: (id) => `?branch=${id}` },
  "/brainstorm/sessions": {
    access: "own",
    get: 302,
    forms: (session) => ["rename", "delete"].map((intent) => ({ intent, session, title: "Taken over" })),
    forwards: true,
  },
  "/inspiration": {
    access: "own",
    get: 404,
    query: (id) => `?id=${id}`,
    forms: (id) => ["more", "stop"].map((intent) => ({ intent, id, generation: id })),
    guards: ["inspiration"],
  },
  "/inspiration/cards": {
    access: "own",
    get: 302,
    forms: (id): Form[] => [
      { intent: "use", id, version: "version1" },
      { intent: "place", id, version: "version1", topPx: "1", leftPx: "1", rotation: "0", stays: "1" },
      { intent: "back", id, version: "version1" },
    ],
    forwards: true,
  },
  "/smart-results/:guid?": {
    access: "own",
    query: () => "?v=2&at=1",
    forms: (writing) =>
      ["save", "new", "tool", "more", "stop"].map((intent) => ({
        intent,
        title: "Taken over",
        sub_title: "",
        text: "Taken over",
        revision: "1",
        writing,
        click: randomUUID(),
      })),
    guards: ["document"],
    forwards: true,
  },
  // An item that is not there is told of in the library, whoever has it.
  "/recent-content": {
    access: "own",
    query: (id) => `?delete=${id}`,
    forms: (id): Form[] => [
      { intent: "move", id, folder: "" },
      { intent: "move", id, folder: id },
      { intent: "delete", id },
      { intent: "rename-folder", folder: id, name: "Taken over" },
      { intent: "delete-folder", folder: id },
    ],
    forwards: true,
  },
  "/recent-content/folders/:guid": { access: "own", guards: ["folder"], scripts: true },
  "/recentprompts": { access: "own", query: (id) => `?prompt=${id}`, guards: ["generation"] },
  "/editPrompt": {
    access: "own",
    query: (id) => `?id=${id}`,
    forms: (id): Form[] => [
      { intent: "save", id, title: "Taken over", content: "Taken over" },
      { intent: "stop", generation: id },
      { intent: "view:raw", id, content: "Taken over" },
    ],
    guards: ["saved prompt", "generation"],
  },
  "/editPrompt/stream": {
    access: "own",
    get: 404,
    query: (id) => `?generation=${id}`,
    forms: (id) => [{ intent: "write", id }],
    scripts: true,
  },
  // As of content.
  "/library": {
    access: "own",
    query: (id) => `?delete=${id}`,
    forms: (id): Form[] => [
      { intent: "delete", id },
      { intent: "delete-folder", folder: id },
    ],
    forwards: true,
  },
  "/library/:id/chat": { access: "own", get: 302, guards: ["saved prompt"] },
  "/library/:id/text": { access: "own", guards: ["saved prompt"], scripts: true },
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
