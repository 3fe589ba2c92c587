import { randomUUID } from "node:crypto";
import { formats } from "#app/document/export/formats.ts";
import type { Form, PageRow } from "./page-row.ts";
import { bakery } from "./samples.ts";

const text = { title: "Taken over", sub_title: "", text: "Taken over", revision: "1" };
const document = (): Form[] => [
  { ...text, intent: "save" },
  { ...text, apply: "Shorter", click: randomUUID() },
];

/** The pages of one document. */
export const documentRows: Record<string, PageRow> = {
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
  "/create/:guid/view": {
    access: "own",
    forms: () => [{ font: "Arial", size: "12", zoom: "300" }],
    guards: ["document"],
    forwards: true,
    scripts: true,
  },
  ...Object.fromEntries(
    formats.map((format): [string, PageRow] => [
      `/create/:guid/export.${format}`,
      { access: "own", guards: ["document", "place"] },
    ]),
  ),
  "/create/:guid/titles": {
    access: "own",
    forms: () => [{ suggest: "title:plain", text: "Taken over" }],
    guards: ["document"],
    forwards: true,
    scripts: true,
  },
  "/create/:guid/completion": {
    access: "own",
    forms: () => [{ text: bakery }],
    guards: ["document"],
    forwards: true,
    scripts: true,
  },
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
};
