/** The least that can stand between a client and a model: Node's HTTP, bytes passed on as they come. Port and model address are its arguments. */
import { createServer, request } from "node:http";

const [port, baseUrl] = process.argv.slice(2);
const model = new URL(baseUrl ?? "");
createServer((incoming, outgoing) => {
  const { "content-type": type, "content-length": length } = incoming.headers;
  const sent = request(
    { host: model.hostname, port: model.port, path: incoming.url, method: "POST" },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, { "content-type": answer.headers["content-type"] });
      answer.pipe(outgoing);
    },
  );
  if (type) sent.setHeader("content-type", type);
  if (length) sent.setHeader("content-length", length);
  incoming.pipe(sent);
}).listen(Number(port), "127.0.0.1");
