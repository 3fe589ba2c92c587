import { nodesIn, nodesOf, type Sources, type SyntaxNode } from "./sources.ts";

const ownPolicy = /^\/(login|signup|checkout)(?=[/?#]|$)/;

/**
 * Ways to the pages with a security policy of their own that keep the document, and with it the policy that it came
 * with: `redirect`, `navigate` and `submit`, by themselves or through a function of the same file, and components that
 * link or post there and do not reload.
 */
export function keptDocuments(sources: Sources): string[] {
  return [...sources]
    .filter(([path]) => path.startsWith("app/") && /\.tsx?$/.test(path))
    .flatMap(([path, text]) =>
      [...waysIn([...nodesOf(path, text)])].map((way) => `${path}: ${way} keeps the document`),
    );
}

function* waysIn(nodes: SyntaxNode[]): Generator<string> {
  const places = new Set<string>();
  const ways = new Set(["redirect", "navigate", "submit"]);
  const leads = (node: SyntaxNode): boolean =>
    [...nodesIn(node)].some((part) => ownPolicy.test(wordsOf(part)) || places.has(nameOf(part)));
  for (const { name, value } of nodes.toReversed().flatMap(namedBy)) {
    if (leads(value)) places.add(name);
    const given = new Set(listOf(value, "params").map(nameOf));
    const handedOn = (call: SyntaxNode): boolean =>
      listOf(call, "arguments").some((argument) =>
        [...nodesIn(argument)].some((part) => given.has(nameOf(part))),
      );
    if ([...nodesIn(value)].some((call) => ways.has(calledBy(call)) && handedOn(call))) ways.add(name);
  }
  for (const node of nodes) {
    if (ways.has(calledBy(node)) && listOf(node, "arguments").some(leads)) yield calledBy(node);
    if (node.type === "JSXOpeningElement" && linksBy(node, leads)) yield `<${nameIn(node)}>`;
  }
}

/** Whether a component, an element of the browser's own left out, leads there without a reload. */
function linksBy(element: SyntaxNode, leads: (node: SyntaxNode) => boolean): boolean {
  const attributes = listOf(element, "attributes").filter((found) => found.type === "JSXAttribute");
  const targets = attributes.filter((found) => ["to", "href", "action"].includes(nameIn(found)));
  const reloads = attributes.some((found) => ["reload", "reloadDocument"].includes(nameIn(found)));
  return /^[A-Z]/.test(nameIn(element)) && !reloads && targets.some(leads);
}

/** What a declaration gives a name to. */
function namedBy(node: SyntaxNode): { name: string; value: SyntaxNode }[] {
  const value = node.type === "VariableDeclarator" ? nodeOf(node, "init") : node;
  if (!value || !["VariableDeclarator", "FunctionDeclaration"].includes(node.type)) return [];
  const name = nameOf(nodeOf(node, "id"));
  return name === "" ? [] : [{ name, value }];
}

const nodeOf = (node: SyntaxNode, key: string): SyntaxNode | null => (node[key] ?? null) as SyntaxNode | null;
const listOf = (node: SyntaxNode, key: string): SyntaxNode[] => (node[key] ?? []) as SyntaxNode[];

const nameOf = (node: SyntaxNode | null): string =>
  node?.type === "Identifier" ? (node["name"] as string) : "";
const calledBy = (node: SyntaxNode): string =>
  node.type === "CallExpression" ? nameOf(nodeOf(node, "callee")) : "";
/** Name of a JSX element or attribute. */
const nameIn = (node: SyntaxNode): string => {
  const name = nodeOf(node, "name")?.["name"];
  return typeof name === "string" ? name : "";
};

/** The words of a string, or of a part of a template. */
function wordsOf(node: SyntaxNode): string {
  if (node.type === "TemplateElement") return (node["value"] as { raw: string }).raw;
  return node.type === "Literal" && typeof node["value"] === "string" ? node["value"] : "";
}
