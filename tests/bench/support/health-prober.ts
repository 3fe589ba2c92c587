/** A process of its own that asks a server whether it is alive, again and again; tells the slowest answer when asked. The address is its argument. */
import { Agent, get } from "node:http";

const url = `${process.argv[2] ?? ""}/healthz`;
const agent = new Agent({ keepAlive: true });
let slowest = 0;

function ask(): void {
  const began = performance.now();
  get(url, { agent }, (response) => {
    response.resume();
    response.on("end", () => {
      slowest = Math.max(slowest, performance.now() - began);
      setTimeout(ask, 3);
    });
  }).on("error", () => setTimeout(ask, 3));
}

process.on("message", () => {
  process.send?.(slowest);
  slowest = 0;
});
ask();
