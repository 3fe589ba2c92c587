import { type HtmlElement, parsePage } from "./page-tree.ts";
import { noteSeen } from "./seen-texts.ts";

const mostRedirects = 5;

/** What a page without scripts shows, and what can be done on it. */
export class Page {
  readonly url: URL;
  readonly status: number;
  readonly html: string;
  readonly headers: Headers;
  readonly root: HtmlElement;

  constructor(url: URL, status: number, html: string, headers: Headers) {
    this.url = url;
    this.status = status;
    this.html = html;
    this.headers = headers;
    this.root = parsePage(html);
    noteSeen(this.root.text(), this.root.pieces());
  }

  /** The words on the page, without scripts and styles. */
  get text(): string {
    return this.root.text().replace(/\s+/g, " ").trim();
  }

  /** The value of the first field with a name. */
  field(name: string): string {
    const found = this.root.find((element) => element.attribute("name") === name);
    if (!found) throw new Error(`the page has no field ${name}`);
    return found.value();
  }
}

export interface Pressed {
  /** Id of the form; the first form that has the button if absent. */
  form?: string;
  /** The submit button, by what stands on it, or by its name where nothing does. */
  button: string;
  /** What the visitor typed or chose; everything else is sent as the page has it. */
  fill?: Record<string, string>;
  /** Files that were chosen in the form's fields. */
  files?: Record<string, File>;
}

/** The request with the page that it comes from, if it comes from one. */
function toldFrom(request: Request, from: string | null | undefined): Request {
  if (from) request.headers.set("Referer", from);
  return request;
}

/** A browser without scripts: follows links, submits forms with what the page put into them, and keeps cookies. */
export class Visitor {
  readonly #origin: string;
  readonly #send: (request: Request) => Promise<Response>;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string, send: (request: Request) => Promise<Response>) {
    this.#origin = origin;
    this.#send = send;
  }

  get cookies(): ReadonlyMap<string, string> {
    return this.#cookies;
  }

  /** One bare request with the visitor's cookies; redirects are answered, not followed. */
  async request(path: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(new URL(path, this.#origin), init);
    request.headers.set("Cookie", [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await this.#send(request);
    this.#keep(response.headers);
    return response;
  }

  /** `from`: the page whose link leads there; without it the address was typed. */
  open(path: string, from?: Page): Promise<Page> {
    return this.#go(toldFrom(new Request(new URL(path, this.#origin)), from?.url.href));
  }

  /** Submits a form as a browser does: its fields, the visitor's words, and the pressed button. */
  press(page: Page, { form: id, button: label, fill = {}, files = {} }: Pressed): Promise<Page> {
    const button = page.root.findAll("button").find((found) => {
      const owner = found.attribute("form") ?? found.closest("form")?.attribute("id") ?? null;
      const isCalled =
        found.attribute("aria-label") === label || found.text().replace(/\s+/g, " ").trim() === label;
      return isCalled && (id === undefined || owner === id);
    });
    if (!button) throw new Error(`there is no button "${label}" on ${page.url.pathname}`);
    if (button.attribute("disabled") !== null) throw new Error(`the button "${label}" is disabled`);
    const owner = button.attribute("form");
    const form = owner
      ? page.root.find((found) => found.tag === "form" && found.attribute("id") === owner)
      : button.closest("form");
    if (!form) throw new Error(`the button "${label}" belongs to no form`);
    const fields = form.fields(page.root);
    for (const [name, value] of Object.entries(fill)) fields.set(name, value);
    const name = button.attribute("name");
    if (name) fields.append(name, button.attribute("value") ?? "");
    const place = form.attribute("action") ?? page.url.href;
    return this.submit(page, place, form.attribute("enctype"), fields, files);
  }

  submit(
    page: Page,
    action: string,
    encoding: string | null,
    fields: URLSearchParams,
    files: Record<string, File> = {},
  ): Promise<Page> {
    const url = new URL(action, page.url);
    const multipart = encoding === "multipart/form-data";
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    for (const [name, file] of Object.entries(files)) form.set(name, file);
    const request = new Request(url, { method: "POST", body: multipart ? form : fields });
    return this.#go(toldFrom(request, page.url.href));
  }

  async #go(first: Request): Promise<Page> {
    let request = first;
    for (let hop = 0; hop <= mostRedirects; hop++) {
      request.headers.set("Cookie", [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "));
      const response = await this.#send(request);
      this.#keep(response.headers);
      const place = response.headers.get("Location");
      if (response.status >= 300 && response.status < 400 && place) {
        request = toldFrom(new Request(new URL(place, request.url)), request.headers.get("Referer"));
        continue;
      }
      return new Page(new URL(request.url), response.status, await response.text(), response.headers);
    }
    throw new Error(`too many redirects at ${request.url}`);
  }

  #keep(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = "", ...rules] = cookie.split(/;\s*/);
      const at = pair.indexOf("=");
      const over = rules.some((rule) => /^max-age=0$/i.test(rule));
      if (over) this.#cookies.delete(pair.slice(0, at));
      else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
  }
}
