/** An SMTP server as a process of its own: `node smtp-process.ts PORT MANNER`. Tells its parent every letter it has read. */
import { SMTPServer } from "smtp-server";

/** What it does when it has read a letter's text. */
export type Manner = "accept" | "drop" | "slow" | "never" | "full" | "unknown recipient";

/** A letter as it came over the wire. */
export interface Received {
  to: string[];
  raw: string;
}

const [port = "0", manner = "accept"] = process.argv.slice(2);
const slowMs = 1_500;

const server = new SMTPServer({
  disabledCommands: ["AUTH", "STARTTLS"],
  onRcptTo(_address, _session, done) {
    done(manner === "unknown recipient" ? answer(550, "No such mailbox") : null);
  },
  onData(stream, session, done) {
    let raw = "";
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => (raw += text));
    stream.on("end", () => {
      const received: Received = { to: session.envelope.rcptTo.map(({ address }) => address), raw };
      process.send?.(received);
      if (manner === "accept") done();
      if (manner === "slow") setTimeout(done, slowMs);
      if (manner === "full") done(answer(452, "Out of space"));
      if (manner === "drop") for (const connection of server.connections) connection.close();
    });
  },
});
server.on("error", (error) => process.stderr.write(`${error.message}\n`));
server.listen(Number(port), "127.0.0.1", () => process.send?.("ready"));

const answer = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode });
