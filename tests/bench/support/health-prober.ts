/**
 * A process of its own that asks a server whether it is alive, again and again; tells the slowest answer when asked, less
 * what the host took meanwhile. The address is its argument. Where it may (as root), it goes before all else on the
 * machine: what it waits for is the server then, and no processor of its own.
 */
import { Agent, get } from "node:http";
import { constants, setPriority } from "node:os";
import { stolenMs } from "./stolen.ts";

const url = `${process.argv[2] ?? ""}/healthz`;
const agent = new Agent({ keepAlive: true });
let slowest = 0;

function ask(): void {
  const began = performance.now();
  const taken = stolenMs();
  get(url, { agent }, (response) => {
    response.resume();
    response.on("end", () => {
      slowest = Math.max(slowest, performance.now() - began - (stolenMs() - taken));
      setTimeout(ask, 3);
    });
  }).on("error", () => setTimeout(ask, 3));
}

if (process.getuid?.() === 0) setPriority(constants.priority.PRIORITY_HIGH);
process.on("message", () => {
  process.send?.(slowest);
  slowest = 0;
});
ask();
