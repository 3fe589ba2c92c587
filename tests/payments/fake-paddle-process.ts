/**
 * The fake Paddle as a process of its own: `node tests/payments/fake-paddle-process.ts PORT WEBHOOK_URL` prints the
 * settings that point a server to it. There is no frame to pay in: `curl -X POST 127.0.0.1:CONTROL/pay/txn_…` does, as
 * do the other methods below; CONTROL is the next port.
 */
import { createServer } from "node:http";
import { FakePaddle } from "./fake-paddle.ts";

const [port = "4200", webhookUrl = "http://localhost:3000/api/v1/subscriptions/webhooks/paddle"] =
  process.argv.slice(2);
const fake = await FakePaddle.start({ port: Number(port), webhookUrl });

const methods: Record<string, (id: string) => Promise<unknown>> = {
  pay: (id) => fake.pay(id),
  decline: (id) => fake.decline(id),
  renew: (id) => fake.renew(id),
  "fail-renewal": (id) => fake.failRenewal(id),
  recover: (id) => fake.recover(id),
  "end-period": (id) => fake.endPeriod(id),
  pause: (id) => fake.pause(id),
  "cancel-now": (id) => fake.cancelNow(id),
};

const control = createServer((request, response) => {
  const [name = "", id = ""] = (request.url ?? "").split("/").slice(1);
  const method = request.method === "POST" ? methods[name] : undefined;
  if (method) void move(method, id).then((report) => response.end(report));
  else response.writeHead(404).end(`POST /${Object.keys(methods).join(", /")} with an id\n`);
});

/** What became of the webhooks, a line each. */
async function move(method: (id: string) => Promise<unknown>, id: string): Promise<string> {
  const before = fake.webhooks.deliveries.length;
  try {
    await method(id);
  } catch (error) {
    return `${String(error)}\n`;
  }
  const sent = fake.webhooks.deliveries.slice(before);
  return sent.map(({ event, status }) => `${status} ${event.event_type}\n`).join("");
}

const { apiKey, clientToken, webhookSecret, environment, apiUrl, prices } = fake.settings;
const [lite, pro, power] = prices.values();
control.listen(Number(new URL(fake.url).port) + 1, "127.0.0.1", () => {
  process.stdout.write(`PADDLE_API_KEY=${apiKey}
PADDLE_CLIENT_TOKEN=${clientToken}
PADDLE_WEBHOOK_SECRET=${webhookSecret}
PADDLE_PRICES=lite:${lite},pro:${pro},power:${power}
PADDLE_ENVIRONMENT=${environment}
PADDLE_API_URL=${apiUrl}
`);
});
