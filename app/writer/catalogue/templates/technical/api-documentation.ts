import { template } from "../template.ts";
import instruction from "./api-documentation.md?raw";

const skeleton = [
  {
    title: "Purpose",
    mark: "heading",
    belongs: "what the endpoint is for",
    slot: "what the endpoint is for",
  },
  {
    title: "Method and path",
    mark: "heading",
    belongs: "the method and the path",
    slot: "method and path",
  },
  {
    title: "Parameters",
    mark: "heading",
    belongs: "name, type, required, meaning",
    slot: "name, type, required or not, meaning",
  },
  {
    title: "Request",
    mark: "heading",
    belongs: "headers and body",
    slot: "headers and body of the request",
  },
  {
    title: "Response",
    mark: "heading",
    belongs: "status and body",
    slot: "status and body of the response",
  },
  {
    title: "Errors",
    mark: "heading",
    belongs: "codes, and what to do",
    slot: "error codes and what to do",
  },
  {
    title: "Example",
    mark: "heading",
    belongs: "one call that works",
    slot: "a call that works",
  },
] as const;

export const apiDocumentation = template({
  value: "api-documentation",
  name: "API Documentation",
  category: "Technical",
  icon: "code-xml",
  shortDescription: "One endpoint, fully documented.",
  instruction,
  skeleton,
});
