import { part } from "../../../builtin/templates/layout.ts";
import { template } from "../template.ts";
import instruction from "./api-documentation.md?raw";

const skeleton = [
  part({
    title: "Purpose",
    mark: "heading",
    belongs: "what the endpoint is for",
    slot: "what the endpoint is for",
    cues: { first: 1.5, goal: 1 },
    rest: true,
  }),
  part({
    title: "Method and path",
    mark: "heading",
    belongs: "the method and the path",
    slot: "method and path",
    cues: { method: 3 },
    most: 2,
    needed: true,
  }),
  part({
    title: "Parameters",
    mark: "heading",
    belongs: "name, type, required, meaning",
    slot: "name, type, required or not, meaning",
    cues: { parameter: 1.5 },
    form: "bullets",
    needed: true,
  }),
  part({
    title: "Request",
    mark: "heading",
    belongs: "headers and body",
    slot: "headers and body of the request",
    cues: { request: 1.5 },
    needed: true,
  }),
  part({
    title: "Response",
    mark: "heading",
    belongs: "status and body",
    slot: "status and body of the response",
    cues: { response: 1.6 },
    needed: true,
  }),
  part({
    title: "Errors",
    mark: "heading",
    belongs: "codes, and what to do",
    slot: "error codes and what to do",
    cues: { error: 2.5 },
    form: "bullets",
    needed: true,
  }),
  part({
    title: "Example",
    mark: "heading",
    belongs: "one call that works",
    slot: "a call that works",
    cues: { example: 1.5, block: 3, code: 0.5 },
    needed: true,
  }),
];

export const apiDocumentation = template(
  {
    value: "api-documentation",
    name: "API Documentation",
    category: "Technical",
    icon: "code-xml",
    shortDescription: "One endpoint, fully documented.",
    instruction,
    skeleton,
    needs: "system",
    layout: { order: "sorted", loose: true },
  },
  skeleton,
);
