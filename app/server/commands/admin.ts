import type { Logger } from "pino";
import { type Db, openDatabase } from "../database/database.ts";
import { openMerchant } from "../payments/merchant.ts";
import type { Settings } from "../settings.ts";
import { grantCredits, grantPlan, resendMail, showAccount } from "./accounts.ts";
import { auditDatabase } from "./audit.ts";
import { CommandError } from "./command-error.ts";
import { tryWriters } from "./try-writers.ts";

/** What an operator can do beside a running server. */
interface Command {
  /** What follows the name. */
  takes: readonly string[];
  help: string;
  run(tools: Tools, args: readonly string[]): Promise<string[]> | AsyncIterable<string>;
}

interface Tools {
  db: Db;
  settings: Settings;
  log: Logger;
  now: number;
}

const commands: Readonly<Record<string, Command>> = {
  "show-account": {
    takes: ["EMAIL"],
    help: "who it is, its plan and period, credits and prompts, subscriptions, invoices and letters",
    run: ({ db, now }, [email = ""]) => showAccount(db, email, now),
  },
  "grant-plan": {
    takes: ["EMAIL", "PLAN"],
    help: "gives a plan that nobody bills (lite, pro, power) until it is taken away again (free)",
    run: ({ db, now }, [email = "", plan = ""]) => grantPlan(db, email, plan, now),
  },
  "grant-credits": {
    takes: ["EMAIL", "N"],
    help: "adds N credits to the current period; the statement shows them",
    run: ({ db, now }, [email = "", credits = ""]) => grantCredits(db, email, credits, now),
  },
  "resend-mail": {
    takes: ["EMAIL"],
    help: "sends what could not be delivered once more, or a new activation or verification link",
    run: ({ db, settings, now }, [email = ""]) => resendMail(db, settings, email, now),
  },
  reconcile: {
    takes: [],
    help: "reads the payment provider's list of events, takes in what no webhook brought, applies what waits",
    run: reconcile,
  },
  model: {
    takes: [],
    help: "tells which writer writes, and has each one write: time, tokens, promises, or what to check",
    run: ({ settings, log }) => tryWriters(settings, log),
  },
  audit: {
    takes: [],
    help: "proves the stored data's invariants, one line for each that is broken",
    async run({ db }) {
      const broken = await auditDatabase(db);
      const lines = broken.map(({ rule, id, found }) => `${rule}: ${id}: ${found}`);
      if (broken.length > 0) process.exitCode = 1;
      return [...lines, `${broken.length} broken invariants`];
    },
  },
};

/**
 * Runs `npm run admin -- <command>` and answers the lines to print, as they come. It needs no server and disturbs none.
 * @throws CommandError for a command or an account that there is not
 */
export async function* admin(
  settings: Settings,
  log: Logger,
  args: readonly string[],
): AsyncGenerator<string, void> {
  const [name, ...rest] = args;
  if (name === undefined || name === "help" || args.includes("--help")) {
    yield* usage(name);
    return;
  }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandError(`There is no command "${name}". ${knownCommands}`);
  if (rest.length !== command.takes.length) throw new CommandError(`Usage: ${synopsis(name, command)}`);
  const db = openDatabase(settings, log);
  try {
    yield* await command.run({ db, settings, log, now: Date.now() }, rest);
  } finally {
    await db.destroy();
  }
}

const knownCommands = `Use ${Object.keys(commands).join(", ")}; --help tells more.`;

const synopsis = (name: string, { takes }: Command): string => ["npm run admin --", name, ...takes].join(" ");

function usage(name: string | undefined): string[] {
  const chosen = Object.entries(commands).filter(([candidate]) => candidate === name);
  const shown = chosen.length > 0 ? chosen : Object.entries(commands);
  return shown.flatMap(([one, command]) => [synopsis(one, command), `    ${command.help}`]);
}

async function reconcile({ db, settings, log }: Tools): Promise<string[]> {
  const { payments } = await openMerchant(settings, { db, clock: { now: Date.now }, log });
  const { inbox } = payments;
  const missing = await inbox.reconcile();
  const waiting = await inbox.applyStored();
  await inbox.refold();
  const parked = await db
    .selectFrom("payment_events")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("state", "=", "parked")
    .executeTakeFirstOrThrow();
  return [
    `${missing} events had been missed`,
    `${waiting} stored events were looked at again`,
    `${parked.count} events of nobody known are parked`,
  ];
}
