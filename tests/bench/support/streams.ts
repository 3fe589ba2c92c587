/** Streams of a generation as a client reads them, timed. */
import { Agent, request } from "node:http";
import { z } from "zod";

/** A request for a stream, and how its events tell the text. */
export interface Call {
  url: string;
  headers: Record<string, string>;
  body: object;
}

export interface Streamed {
  /** Milliseconds from the request to the first characters, to the last ones, and to the end of the answer. */
  first: number;
  last: number;
  total: number;
  text: string;
  /** Length of the text so far and `performance.now()`, at each event that brought some. */
  arrivals: { length: number; at: number }[];
}

/** An answer without a text; its body says why. */
export class Refused extends Error {
  override name = "Refused";
}

const delta = z.union([
  z.object({ delta: z.string() }).transform((event) => event.delta),
  z
    .object({ choices: z.array(z.object({ delta: z.object({ content: z.string() }) })).min(1) })
    .transform((event) => event.choices[0]?.delta.content ?? ""),
]);

export const newAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 1_000 });

/** Reads one stream to its end. @throws Refused when no text came */
export function readStream(agent: Agent, call: Call): Promise<Streamed> {
  const began = performance.now();
  const body = JSON.stringify(call.body);
  const { promise, resolve, reject } = Promise.withResolvers<Streamed>();
  const sent = request(
    call.url,
    {
      agent,
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "Content-Length": Buffer.byteLength(body),
        ...call.headers,
      },
    },
    (response) => {
      const streamed: Streamed = { first: 0, last: 0, total: 0, text: "", arrivals: [] };
      let rest = "";
      let lastFrame = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => {
        const at = performance.now();
        rest += part;
        const frames = rest.split("\n\n");
        rest = frames.pop() ?? "";
        for (const frame of frames) streamed.text += textOf(frame);
        lastFrame = frames.at(-1) ?? lastFrame;
        if (streamed.text === "" || streamed.text.length === streamed.arrivals.at(-1)?.length) return;
        streamed.first ||= at - began;
        streamed.last = at - began;
        streamed.arrivals.push({ length: streamed.text.length, at });
      });
      response.on("end", () => {
        streamed.total = performance.now() - began;
        if (streamed.text === "")
          reject(new Refused(`${call.url}: ${response.statusCode} ${lastFrame}${rest}`));
        else if (lastFrame.startsWith("event: error")) reject(new Error(`${call.url}: ${lastFrame}`));
        else resolve(streamed);
      });
      response.on("error", reject);
    },
  );
  sent.on("error", reject);
  sent.end(body);
  return promise;
}

function textOf(frame: string): string {
  const at = frame.indexOf("data: {");
  if (at < 0) return "";
  const parsed = delta.safeParse(JSON.parse(frame.slice(at + "data: ".length)));
  return parsed.success ? parsed.data : "";
}
