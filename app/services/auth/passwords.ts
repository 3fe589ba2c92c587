import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify(argon2);
const memory = 19_456;
const passes = 2;
const parallelism = 1;
const tagLength = 32;
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Hashing takes a core for some 40 ms; more than two at once would stall pages. */
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

const hash = (password: string, nonce: Buffer): Promise<Buffer> =>
  inTurn(() => derive("argon2id", { message: password, nonce, parallelism, tagLength, memory, passes }));

/** Argon2id in the PHC string format: 19 MiB, two passes, one lane, a random salt of 16 bytes. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const tag = await hash(password, nonce);
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/**
 * Whether `password` belongs to `stored`. Without a stored hash the same work is done and the answer is no, so that an
 * unknown address takes as long as a known one.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, , , , salt, tag] = (stored ?? absent).split("$");
  if (!salt || !tag) throw new Error("a stored password is not in the PHC string format");
  const wanted = Buffer.from(tag, "base64");
  const found = await hash(password, Buffer.from(salt, "base64"));
  return timingSafeEqual(wanted, found) && stored !== null;
}

const base64 = (bytes: Buffer): string => bytes.toString("base64").replace(/=+$/, "");
const absent = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(Buffer.alloc(16))}$${base64(Buffer.alloc(tagLength))}`;
