/**
 * What a generation adds to the model's own time, beside @portkey-ai/gateway, which neither bills nor stores, and beside
 * a bare proxy: time to the first token and to the end of a short answer that the model gives at once, and 200 streams of
 * 50 chunks a second. The servers have one core, the model and its readers the other.
 * `node tests/bench/model-gateway.ts [rounds]`.
 */
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { readText } from "../texts/read-texts.ts";
import { chunksOf, type ModelName, models, startPacedModel } from "./support/paced-model.ts";
import { cpuMs, loadCore, median, percentile, pin, report } from "./support/processes.ts";
import { newAgent, readStream, type Streamed } from "./support/streams.ts";
import { noWay, startBare, startPortkey, startStet, type Way } from "./support/ways.ts";

const { everyMs } = models.paced;
const rounds = Number(process.argv[2] ?? 9);
const streamsAtOnce = 200;
const perUser = 3;
const users = Math.ceil(streamsAtOnce / perUser);
const answersPerRound = 40;
/** Of the streams' time: from when all have begun to before the first ends. */
const steady = { from: 2_000, to: 5_500 };
const figures = { latency: 1, first: 1, cpu: 1.2, lateMs: 20 };

process.chdir(join(import.meta.dirname, "../.."));
pin(process.pid, loadCore);
const text = chunksOf(readText("opticks")).slice(0, 300).join("").trim();
const chunks = chunksOf(text);
const model = await startPacedModel(text);
let tags = 0;
const newTag = (): string => `t${++tags}`;

interface Measured {
  first: number[];
  last: number[];
  total: number[];
  cpu: number[];
  late: number[];
  gap: number[];
}

const nothing = (): Measured => ({ first: [], last: [], total: [], cpu: [], late: [], gap: [] });

/** Short answers that the model gives at once, one after the other. */
async function measureAnswers(way: Way, into: Measured): Promise<void> {
  const agent = newAgent();
  const made: Streamed[] = [];
  for (let at = 0; at < answersPerRound; at++)
    made.push(assertWhole(way, "instant", await readStream(agent, way.call("instant", newTag(), at))));
  agent.destroy();
  into.first.push(median(made.map(({ first }) => first)));
  into.last.push(median(made.map(({ last }) => last)));
  into.total.push(median(made.map(({ total }) => total)));
}

async function measureStreams(way: Way, into: Measured): Promise<void> {
  const agent = newAgent();
  const began = performance.now();
  const opened = Array.from({ length: streamsAtOnce }, async (_, at) => {
    await delay(at * 5);
    const tag = newTag();
    return { tag, streamed: await readStream(agent, way.call("paced", tag, at)) };
  });
  await delay(steady.from - (performance.now() - began));
  const [from, before] = [performance.now(), way.child ? cpuMs(way.child) : 0];
  await delay(steady.to - steady.from);
  const [to, after] = [performance.now(), way.child ? cpuMs(way.child) : 0];
  const ended = await Promise.all(opened);
  agent.destroy();

  const late: number[] = [];
  const gaps: number[] = [];
  let passed = 0;
  for (const { tag, streamed } of ended) {
    assertWhole(way, "paced", streamed);
    const times = model.written.get(tag) ?? [];
    passed += times.filter((time) => time >= from && time < to).length;
    late.push(...latenessOf(streamed, times, from, to));
    gaps.push(...gapsOf(streamed, from, to));
  }
  model.written.clear();
  into.cpu.push(((after - before) * 1_000) / passed);
  into.late.push(percentile(late, 0.99));
  into.gap.push(percentile(gaps, 0.99));
}

/** Milliseconds from the writing of a chunk by the model to its arrival, of the chunks in the window. */
function latenessOf(streamed: Streamed, times: readonly number[], from: number, to: number): number[] {
  const late: number[] = [];
  let length = 0;
  let arrival = 0;
  for (const [at, chunk] of chunks.entries()) {
    length += chunk.length;
    while (arrival < streamed.arrivals.length && (streamed.arrivals[arrival]?.length ?? 0) < length)
      arrival++;
    const time = times[at] ?? 0;
    if (time >= from && time < to) late.push((streamed.arrivals[arrival]?.at ?? Infinity) - time);
  }
  return late;
}

function gapsOf({ arrivals }: Streamed, from: number, to: number): number[] {
  const inside = arrivals.filter(({ at }) => at >= from && at < to);
  return inside.slice(1).map(({ at }, index) => at - (inside[index]?.at ?? 0) - everyMs);
}

/** Nobody's figures count who lost a word. */
function assertWhole(way: Way, asked: ModelName, streamed: Streamed): Streamed {
  const whole = chunks.slice(0, models[asked].chunks).join("").trim();
  if (streamed.text.trim() !== whole) throw new Error(`${way.name}: the text did not arrive whole`);
  return streamed;
}

const target = { baseUrl: model.baseUrl, text };
const ways: Way[] = [];
const measured = new Map<Way, Measured>();
const into = (way: Way): Measured => {
  const made = measured.get(way) ?? nothing();
  measured.set(way, made);
  return made;
};
try {
  ways.push(
    noWay(target),
    await startBare(target),
    await startPortkey(target),
    await startStet(target, users),
  );
  for (const way of ways) await measureAnswers(way, nothing());
  for (let round = 0; round < rounds; round++) {
    const turned = [...ways.slice(round % ways.length), ...ways.slice(0, round % ways.length)];
    for (const way of turned) await measureAnswers(way, into(way));
    for (const way of turned) await measureStreams(way, into(way));
  }
} finally {
  for (const way of ways) await way.close();
  await model.close();
}

interface Row {
  name: string;
  first: number;
  last: number;
  total: number;
  cpu: number;
  late: number;
  gap: number;
}
const rows = ways.map((way): Row => {
  const { first, last, total, cpu, late, gap } = into(way);
  return {
    name: way.name,
    first: median(first),
    last: median(last),
    total: median(total),
    cpu: median(cpu),
    late: median(late),
    gap: median(gap),
  };
});
const shown = (value: number): string => value.toFixed(2).padStart(12);
process.stdout.write(
  `medians of ${rounds} rounds; ms to the first token, to the last and to the end of the answer (Stet: checked, charged, stored), µs of processor time a chunk, ms p99 from the model to the reader, ms p99 gap over ${everyMs}\n`,
);
for (const { name, ...row } of rows)
  process.stdout.write(`${name.padEnd(22)}${Object.values(row).map(shown).join("")}\n`);

const [own, , portkey, stet] = rows;
if (!own || !portkey || !stet) throw new Error("nothing was measured");
const checks: [string, number, number][] = [
  [
    "added time to the first token, to the gateway's",
    (stet.first - own.first) / (portkey.first - own.first),
    figures.first,
  ],
  ["added latency, to the gateway's", (stet.last - own.last) / (portkey.last - own.last), figures.latency],
  ["processor time a chunk, to the gateway's", stet.cpu / portkey.cpu, figures.cpu],
  ["p99 gap over the pace, ms", stet.gap, figures.lateMs],
];
process.exitCode = report(checks);
