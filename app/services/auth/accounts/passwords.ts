import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import type { PasswordCost } from "../host.ts";

const derive = promisify(argon2);

export const standardCost: PasswordCost = { memory: 19_456, passes: 2 };

const parallelism = 1;
const tagLength = 32;
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing takes a core for some 40 ms at the standard cost; more than two at once would stall pages. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

const hash = (password: string, nonce: Buffer, { memory, passes }: PasswordCost): Promise<Buffer> =>
  inTurn(() => derive("argon2id", { message: password, nonce, parallelism, tagLength, memory, passes }));

/** Argon2id in the PHC string format: one lane, a random salt of 16 bytes. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const nonce = randomBytes(16);
  return toPhc(cost, nonce, await hash(password, nonce, cost));
}

/**
 * Whether `password` belongs to `stored`. Without a stored hash the same work is done, at `cost`, and the answer is no,
 * so that an unknown address takes as long as a known one.
 * @throws Error when what is stored is not in the PHC string format
 */
export async function verifyPassword(
  password: string,
  stored: string | null,
  cost: PasswordCost,
): Promise<boolean> {
  const phc = stored ?? toPhc(cost, Buffer.alloc(16), Buffer.alloc(tagLength));
  const [, memory, passes, salt, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$([^$]+)$/.exec(phc) ?? [];
  if (!salt || !tag) throw new Error("a stored password is not in the PHC string format");
  const wanted = Buffer.from(tag, "base64");
  const found = await hash(password, Buffer.from(salt, "base64"), {
    memory: Number(memory),
    passes: Number(passes),
  });
  return timingSafeEqual(wanted, found) && stored !== null;
}

const toPhc = ({ memory, passes }: PasswordCost, salt: Buffer, tag: Buffer): string =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
const base64 = (bytes: Buffer): string => bytes.toString("base64").replace(/(?<!=)=+$/, "");
