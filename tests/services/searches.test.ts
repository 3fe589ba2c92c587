import { expect, test } from "vitest";
import { ownJobs } from "#app/server/jobs/own-jobs.ts";
import { onBothDatabases, runTask } from "#tests/support/test-services.ts";
import { useTwoUsers } from "#tests/support/two-users.ts";

const base = "/api/v1/smart-actions";

/** Words of each language that texts are adapted to. */
const words = [
  ..."the last ferry leaves from harbour street at ten and nobody on the island says so".split(" "),
  ..."el último ferri sale de la calle del puerto mañana où l'été s'achève façon œuvre".split(" "),
  ..."Straße Fähre übermorgen ação não è più città İstanbul çalışma ığdır".split(" "),
  ..."последний паром отправляется सुबह की नाव चली गई".split(" "),
  ..."العبارة الأخيرة המעבורת האחרונה יוצאת 마지막 배가 떠난다".split(" "),
  ..."最後のフェリーが出る 最后一班渡轮十点离开港口 岛上没有人说 渡轮 港 100%_\\".split(" "),
];

onBothDatabases("a search", (kind) => {
  const on = useTwoUsers(kind);
  const call = <T = { content: { revision: number } }>(method: string, path: string, body?: unknown) =>
    on.call<T>(method, `${base}/${path}`, body);

  /** What each document says, as this test remembers it. */
  interface Said {
    title: string;
    sub: string;
    text: string;
  }
  let seed = 7;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((seed / 2 ** 32) * below);
  };
  const some = (count: number): string =>
    Array.from({ length: count }, () => words[random(words.length)]).join(random(3) === 0 ? "" : " ");
  const bodyOf = ({ title, sub, text }: Said) => ({
    title,
    sub_title: sub,
    content_output: { text: `<p>${text}</p>` },
  });

  const found = async (q: string): Promise<{ ids: string[]; total: number }> => {
    const query = new URLSearchParams({ q, limit: "100" });
    const { status, data } = await on.call<{ contents: { id: string }[]; pagination: { total: number } }>(
      "GET",
      `${base}/recentContent/user/${on.user.userId}?${query}`,
    );
    expect(status).toBe(200);
    return { ids: data.contents.map(({ id }) => id).sort(), total: data.pagination.total };
  };
  const scanned = (all: ReadonlyMap<string, Said>, q: string): { ids: string[]; total: number } => {
    const wanted = q.toLowerCase();
    const ids = [...all]
      .filter(([, { title, sub, text }]) =>
        [`${title}\n${sub}\n`, text].some((one) => one.toLowerCase().includes(wanted)),
      )
      .map(([id]) => id)
      .sort();
    return { ids, total: ids.length };
  };
  /** A stretch of something that was said, in another case, or what may be nowhere. */
  const asked = (all: ReadonlyMap<string, Said>): string => {
    const one = [...all.values()][random(all.size)];
    const from = one && [one.title, one.sub, one.text, one.text][random(4)];
    if (!from || random(5) === 0) return some(2).trim();
    const at = random(from.length);
    const part = from.slice(at, at + 1 + random(random(4) === 0 ? 150 : 9)).toWellFormed();
    const other = part.toUpperCase();
    return (other.toLowerCase() === part.toLowerCase() ? other : part).trim() || "%";
  };
  const agree = async (all: ReadonlyMap<string, Said>, times: number): Promise<void> => {
    for (let time = 0; time < times; time++) {
      const q = asked(all);
      expect(await found(q), JSON.stringify(q)).toEqual(scanned(all, q));
    }
  };

  test("finds after any changes exactly what a look through every text finds", async () => {
    const all = new Map<string, Said>();
    const first = new Map<string, string>();
    const folder = await on.call<{ folder: { id: string } }>("POST", "/api/v1/folders", { name: "Some" });
    for (let step = 0; step < 60; step++) {
      const ids = [...all.keys()];
      const id = ids[random(ids.length)];
      const said = id === undefined ? undefined : all.get(id);
      // Now and then one that needs several signatures.
      const next = { title: some(3), sub: some(2), text: some(step % 9 === 0 ? 4_000 : 1 + random(120)) };
      const change = id === undefined || step < 12 ? 0 : random(7);
      if (!id || !said || change <= 1) {
        const made = await call<{ guid: string }>("POST", "createContent", {
          ...bodyOf(next),
          mode: "create",
        });
        all.set(made.data.guid, next);
        first.set(made.data.guid, next.text);
      } else if (change === 2) {
        expect((await call("PUT", `recentContent/${id}`, bodyOf(next))).status).toBe(200);
        all.set(id, next);
      } else if (change === 3) {
        expect((await call("PUT", `recentContent/${id}`, { title: next.title })).status).toBe(200);
        all.set(id, { ...said, title: next.title });
      } else if (change === 4) {
        const place = random(2) === 0 ? null : folder.data.folder.id;
        expect((await call("PUT", `recentContent/${id}`, { folder_id: place })).status).toBe(200);
      } else if (change === 5) {
        expect((await call("DELETE", `recentContent/${id}`)).status).toBe(200);
        all.delete(id);
      } else {
        const back = await call<{ content: { title: string; sub_title: string } }>(
          "POST",
          `recentContent/${id}/versions/1/restore`,
        );
        expect(back.status).toBe(200);
        const { title, sub_title: sub } = back.data.content;
        all.set(id, { title, sub, text: first.get(id) ?? "" });
      }
      if (step >= 10) await agree(all, 2);
    }
    await agree(all, 60);
    for (const one of words) expect(await found(one), one).toEqual(scanned(all, one));
  });

  test("finds texts from before they were signed, and signs them beside saves", async () => {
    const all = new Map<string, Said>();
    for (let at = 0; at < 12; at++) {
      const said = { title: some(3), sub: "", text: some(at === 0 ? 4_000 : 60) };
      const { data } = await call<{ guid: string }>("POST", "createContent", {
        ...bodyOf(said),
        mode: "create",
      });
      all.set(data.guid, said);
    }
    const { db, clock } = on.services;
    const ids = [...all.keys()];
    // As the migration leaves them.
    await db.deleteFrom("search_signatures").where("content_id", "in", ids).execute();
    await db
      .insertInto("search_signatures")
      .values(ids.map((id) => ({ content_id: id, part: 0, user_id: on.user.userId })))
      .execute();
    await agree(all, 20);
    const job = ownJobs(db, clock, runTask).find(({ name }) => name === "sign texts for searches");
    const [first, last] = [ids[0] ?? "", ids.at(-1) ?? ""];
    const next = { title: "Saved meanwhile", sub: "", text: some(80) };
    await Promise.all([
      job?.run(new AbortController().signal),
      ...[first, last].map((id) => call("PUT", `recentContent/${id}`, bodyOf(next))),
    ]);
    all.set(first, next).set(last, next);
    const left = db.selectFrom("search_signatures").select("content_id").where("part", "=", 0);
    expect(await left.execute()).toEqual([]);
    await agree(all, 40);
    // Signed as a save signs it: what it does not have is not looked for in it.
    const bits = db
      .selectFrom("search_signatures")
      .selectAll()
      .where("content_id", "=", ids[5] ?? "");
    expect(Object.values(await bits.executeTakeFirstOrThrow())).not.toContain(2 ** 31 - 1);
  });

  test("leaves another writer's texts alone", async () => {
    const said = { title: "Mine alone", sub: "", text: "渡轮十点离开" };
    await call("POST", "createContent", { ...bodyOf(said), mode: "create" });
    const { data } = await on.call<{ contents: unknown[] }>(
      "GET",
      `${base}/recentContent/user/${on.other.userId}?q=${encodeURIComponent("渡轮")}`,
      undefined,
      on.other.token,
    );
    expect(data.contents).toEqual([]);
  });
});
