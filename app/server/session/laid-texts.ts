import { randomUUID } from "node:crypto";
import type { Bytes, LaidInto } from "#app/document/document-tasks.ts";

/**
 * Texts that are laid into a page behind its rendering, as bytes: whatever renders, packs or sends the page never reads
 * them.
 */
export class LaidTexts {
  /** What the page is: its HTML has texts in fields, its data in strings. */
  readonly into: LaidInto;
  readonly #texts = new Map<string, Bytes>();

  constructor(into: LaidInto) {
    this.into = into;
  }

  /** @returns what stands for the text until then */
  lay(text: Bytes): string {
    const place = randomUUID();
    this.#texts.set(place, text);
    return place;
  }

  /** The page with each text in its field, or in its string; the page's own data keep what stands for it. */
  async fill(response: Response): Promise<Response> {
    if (this.#texts.size === 0 || response.body === null) return response;
    const page = Buffer.from(await response.arrayBuffer());
    const found = [...this.#texts]
      .map(([place, text]) => ({ at: this.#find(page, place), size: place.length, text }))
      .filter(({ at }) => at >= 0)
      .toSorted((one, other) => one.at - other.at);
    const parts: Bytes[] = [];
    let end = 0;
    for (const { at, size, text } of found) {
      parts.push(page.subarray(end, at), text);
      end = at + size;
    }
    parts.push(page.subarray(end));
    const headers = new Headers(response.headers);
    headers.delete("Content-Length");
    const { status, statusText } = response;
    return new Response(inTurn(parts), { status, statusText, headers });
  }

  #find(page: Buffer, place: string): number {
    const [before, behind] = this.into === "field" ? [">", "</textarea>"] : ['"', '"'];
    const at = page.indexOf(before + place + behind);
    return at < 0 ? -1 : at + before.length;
  }
}

/** The parts as they are: whoever needs them in one piece copies them once. */
function inTurn(parts: readonly Bytes[]): ReadableStream<Bytes> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
}
