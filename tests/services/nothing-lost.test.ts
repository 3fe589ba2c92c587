import { expect, test } from "vitest";
import type { Version } from "#app/services/smart-actions/contract.ts";
import { type Generated, keptText, sourceText } from "#tests/support/generations.ts";
import { pick, type Random, randomOf } from "#tests/support/random-documents.ts";
import { says } from "#tests/support/scripted-writer.ts";
import { onBothDatabases } from "#tests/support/test-services.ts";
import { smart, Writing } from "#tests/support/writing.ts";

interface Content {
  content: { revision: number; content_output: { text: string } };
}
interface Refused {
  code: string;
  current: Content["content"];
}

const rounds = 40;

/** What the server has said it has. */
class Acknowledged {
  readonly asked = new Set<string>();
  /** Autosaved texts by their revision. */
  readonly autosaved = new Map<number, string>();
  /** Revisions that somebody who had them in front of him went on from. */
  readonly continued = new Set<number>();

  /** Texts that must be found: all, but for what was autosaved and then written on. */
  expected(): string[] {
    const auto = [...this.autosaved].filter(([revision]) => !this.continued.has(revision));
    return [...this.asked, ...auto.map(([, text]) => text)];
  }
}

onBothDatabases("three clients at one document", (kind) => {
  const writing = Writing.forTests(kind, says(keptText));

  class Client {
    readonly #random: Random;
    readonly #known: Acknowledged;
    readonly #id: string;
    readonly #name: string;
    #revision = 1;
    #count = 0;

    constructor(name: string, id: string, known: Acknowledged, random: Random) {
      this.#name = name;
      this.#id = id;
      this.#known = known;
      this.#random = random;
    }

    #call<T>(method: string, path: string, body?: unknown) {
      return writing.services.call<T>(method, `${smart}/recentContent/${this.#id}${path}`, {
        token: writing.user.token,
        ...(body === undefined ? {} : { body }),
      });
    }

    #text(): string {
      this.#count += 1;
      return `<p>${this.#name} ${this.#count}</p>`;
    }

    /** One thing that somebody does. */
    step(): Promise<void> {
      const does: readonly (() => Promise<void>)[] = [
        ...Array.from({ length: 2 }, () => () => this.#save()),
        ...Array.from({ length: 3 }, () => () => this.#autosave()),
        ...Array.from({ length: 3 }, () => () => this.#read()),
        () => this.#blindSave(),
        () => this.#keep(),
        () => this.#restore(),
        () => this.#label(),
      ];
      return pick(this.#random, does)();
    }

    async #put(text: string, more: object): Promise<"saved" | "met"> {
      const sent = await this.#call<Content & Refused>("PUT", "", { content_output: { text }, ...more });
      if (sent.status === 200) {
        this.#revision = sent.data.content.revision;
        return "saved";
      }
      expect([sent.status, sent.data.code]).toEqual([409, "revision_conflict"]);
      await this.#solve(text, sent.data.current);
      return "met";
    }

    async #save(): Promise<void> {
      const [text, revision] = [this.#text(), this.#revision];
      if ((await this.#put(text, { revision })) === "met") return;
      this.#known.asked.add(text);
      this.#known.continued.add(revision);
    }

    async #autosave(): Promise<void> {
      const [text, revision] = [this.#text(), this.#revision];
      if ((await this.#put(text, { revision, autosave: true })) === "met") return;
      this.#known.autosaved.set(this.#revision, text);
      this.#known.continued.add(revision);
    }

    async #blindSave(): Promise<void> {
      const text = this.#text();
      await this.#put(text, {});
      this.#known.asked.add(text);
    }

    async #keep(): Promise<void> {
      const { data } = await writing.services.call<Generated>("POST", "/api/v1/freestyle", {
        token: writing.user.token,
        body: { aiAction: "Shorter", text: sourceText, document: this.#id },
      });
      const text = this.#text();
      const more = { revision: this.#revision, generation: data.generation };
      if ((await this.#put(text, more)) === "saved") this.#known.asked.add(text);
    }

    /** A save that met another one: my text is kept, then one of the three ways out. */
    async #solve(mine: string, theirs: Content["content"]): Promise<void> {
      const body = { title: "T", content_output: { text: mine }, revision: this.#revision };
      const kept = await this.#call<{ version: Version }>("POST", "/versions", body);
      expect(kept.status).toBe(200);
      this.#known.asked.add(mine);
      const way = pick(this.#random, ["mine", "theirs", "marks"]);
      this.#revision = theirs.revision;
      if (way === "mine") return this.#bringBack(kept.data.version.number, theirs.revision);
      if (way === "theirs") return undefined;
      const both = `${mine}\n${theirs.content_output.text}`;
      const sent = await this.#call<Content>("PUT", "", {
        content_output: { text: both },
        revision: theirs.revision,
        keep_before: true,
      });
      if (sent.status !== 200) return undefined;
      this.#known.asked.add(both);
      this.#revision = sent.data.content.revision;
      return undefined;
    }

    async #bringBack(number: number, seen: number | null): Promise<void> {
      const query = seen === null ? "" : `?revision=${seen}`;
      const back = await this.#call<Content>("POST", `/versions/${number}/restore${query}`);
      if (back.status === 409) return;
      expect(back.status).toBe(200);
      this.#revision = back.data.content.revision;
      this.#known.asked.add(back.data.content.content_output.text);
    }

    async #restore(): Promise<void> {
      const { data } = await this.#call<{ versions: Version[] }>("GET", "/versions?text=none&limit=100");
      const { number } = pick(this.#random, data.versions);
      await this.#bringBack(number, this.#random() < 0.5 ? null : this.#revision);
    }

    async #read(): Promise<void> {
      this.#revision = (await this.#call<Content>("GET", "")).data.content.revision;
    }

    async #label(): Promise<void> {
      expect((await this.#call("PUT", "/versions/1", { name: this.#text() })).status).toBe(200);
    }
  }

  const everyText = async (id: string): Promise<string[]> => {
    const { token } = writing.user;
    const path = `${smart}/recentContent/${id}`;
    const now = await writing.services.call<Content>("GET", path, { token });
    const found = [now.data.content.content_output.text];
    for (let offset: number | null = 0; offset !== null;) {
      const { data }: { data: { versions: Version[]; pagination: { next_offset: number | null } } } =
        await writing.services.call("GET", `${path}/versions?limit=100&offset=${offset}`, { token });
      found.push(...data.versions.map(({ text }) => text));
      offset = data.pagination.next_offset;
    }
    return found;
  };

  test.each([1, 2, 3])(
    "every text ever acknowledged is in a version or the present text (seed %i)",
    async (seed) => {
      const random = randomOf(seed);
      const { token } = writing.user;
      const first = "<p>First</p>";
      const body = { title: "T", content_output: { text: first }, mode: "document" };
      const made = await writing.services.call<{ guid: string }>("POST", `${smart}/createContent`, {
        token,
        body,
      });
      const known = new Acknowledged();
      known.asked.add(first);
      const clients = ["Ann", "Ben", "Cem"].map((name) => new Client(name, made.data.guid, known, random));
      // Clients at once meet as the machine has it: some more of it, where little was saved by itself.
      for (let round = 0; round < rounds || (known.autosaved.size <= 3 && round < 3 * rounds); round++) {
        if (random() < 0.5) await Promise.all(clients.map((client) => client.step()));
        else for (const client of clients) await client.step();
        writing.services.clock.pass(Math.floor(random() * 4 * 60_000));
      }
      const found = new Set(await everyText(made.data.guid));
      expect(known.expected().filter((text) => !found.has(text))).toEqual([]);
      expect(known.asked.size).toBeGreaterThan(rounds);
      expect(known.autosaved.size).toBeGreaterThan(3);
    },
  );
});
