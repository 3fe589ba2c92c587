import { type DefaultTreeAdapterMap, parse } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
type Element = DefaultTreeAdapterMap["element"];

const controls = ["input", "textarea", "select"];
const unseen = new Set(["script", "style", "template", "noscript", "head"]);

/** An element of a parsed page, as far as forms and words need it. */
export class HtmlElement {
  readonly #node: Element;
  readonly #parent: HtmlElement | null;
  readonly children: HtmlElement[];

  constructor(node: Element, parent: HtmlElement | null) {
    this.#node = node;
    this.#parent = parent;
    this.children = node.childNodes.filter(isElement).map((child) => new HtmlElement(child, this));
  }

  get tag(): string {
    return this.#node.tagName;
  }

  attribute(name: string): string | null {
    return this.#node.attrs.find((attribute) => attribute.name === name)?.value ?? null;
  }

  text(): string {
    return wordsOf(this.#node);
  }

  /** Every piece of words that stands here by itself, what labels and hints of fields say included. */
  pieces(): string[] {
    return piecesOf(this.#node);
  }

  find(wanted: (element: HtmlElement) => boolean): HtmlElement | null {
    if (wanted(this)) return this;
    for (const child of this.children) {
      const found = child.find(wanted);
      if (found) return found;
    }
    return null;
  }

  findAll(tag: string): HtmlElement[] {
    return [...(this.tag === tag ? [this] : []), ...this.children.flatMap((child) => child.findAll(tag))];
  }

  closest(tag: string): HtmlElement | null {
    return this.tag === tag ? this : (this.#parent?.closest(tag) ?? null);
  }

  /** What a field would send. */
  value(): string {
    if (this.tag === "textarea") return wordsOf(this.#node).replace(/^\n/, "");
    if (this.tag !== "select") return this.attribute("value") ?? "";
    const options = this.findAll("option");
    const chosen = options.find((option) => option.attribute("selected") !== null) ?? options[0];
    return chosen?.attribute("value") ?? chosen?.text() ?? "";
  }

  /** The successful controls of a form, wherever on the page they stand, buttons left out. */
  fields(page: HtmlElement = this): URLSearchParams {
    const fields = new URLSearchParams();
    const id = this.attribute("id");
    const own = new Set(controls.flatMap((tag) => this.findAll(tag)));
    for (const field of controls.flatMap((tag) => page.findAll(tag))) {
      const owner = field.attribute("form");
      if (owner === null ? !own.has(field) : owner !== id) continue;
      const name = field.attribute("name");
      const toggles = ["checkbox", "radio"].includes(field.attribute("type") ?? "");
      if (!name || field.attribute("disabled") !== null) continue;
      if (toggles && field.attribute("checked") === null) continue;
      fields.append(name, toggles ? (field.attribute("value") ?? "on") : field.value());
    }
    return fields;
  }
}

export function parsePage(html: string): HtmlElement {
  const root = parse(html).childNodes.find(isElement);
  if (!root) throw new Error("the page is empty");
  return new HtmlElement(root, null);
}

/** What a reader without scripts does not see. */
const isHidden = (node: Element): boolean =>
  node.attrs.some(
    ({ name, value }) => name === "hidden" || (name === "class" && /(?:^| )scripted-only(?: |$)/.test(value)),
  );

const isElement = (node: Node): node is Element => "tagName" in node;

function wordsOf(node: Node): string {
  if ("value" in node) return node.value;
  if (isElement(node) && (unseen.has(node.tagName) || isHidden(node))) return "";
  if (!("childNodes" in node)) return "";
  const words = node.childNodes.map(wordsOf).join("");
  return isElement(node) &&
    /^(p|div|li|h\d|section|button|option|label|d[dt]|t[dh]|span|small)$/.test(node.tagName)
    ? ` ${words} `
    : words;
}

const spoken = new Set(["placeholder", "aria-label", "title", "alt", "value"]);

function piecesOf(node: Node): string[] {
  if ("value" in node) return [node.value.trim()];
  if (isElement(node) && (unseen.has(node.tagName) || isHidden(node))) return [];
  const said = isElement(node) ? node.attrs.filter(({ name }) => spoken.has(name)) : [];
  const inside = "childNodes" in node ? node.childNodes.flatMap(piecesOf) : [];
  return [...said.map(({ value }) => value), ...inside];
}
