import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { jwtVerify, SignJWT } from "jose";
import { JOSEError } from "jose/errors";

/** Seconds that an access token is good for. */
export const accessSeconds = 2 * 60 * 60;

/** The key of one use, made from the server's one secret. */
export const keyFor = (secret: string, use: string): Buffer =>
  createHmac("sha256", secret).update(use).digest();

/** A signed JWT that names a user and a session; services also check that the session is alive. */
export function signAccess(secret: string, userId: string, sessionId: string, now: number): Promise<string> {
  const issued = Math.floor(now / 1000);
  return new SignJWT({ sid: sessionId })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(userId)
    .setIssuedAt(issued)
    .setExpirationTime(issued + accessSeconds)
    .sign(keyFor(secret, "access"));
}

/** What a genuine, unexpired access token says; null for any other. `expiresAt` is in milliseconds since 1970. */
export async function readAccess(
  secret: string,
  token: string,
  now: number,
): Promise<{ userId: string; sessionId: string; expiresAt: number } | null> {
  try {
    const { payload } = await jwtVerify(token, keyFor(secret, "access"), {
      algorithms: ["HS256"],
      currentDate: new Date(now),
      requiredClaims: ["sub", "sid", "exp"],
    });
    return {
      userId: String(payload.sub),
      sessionId: String(payload["sid"]),
      expiresAt: (payload.exp ?? 0) * 1000,
    };
  } catch (error) {
    if (error instanceof JOSEError) return null;
    throw error;
  }
}

/** `sessionId.generation.HMAC`: nothing of it needs to be stored. */
export function signRefresh(secret: string, sessionId: string, generation: number): string {
  const mac = createHmac("sha256", keyFor(secret, "refresh"))
    .update(`${sessionId}.${generation}`)
    .digest("base64url");
  return `${sessionId}.${generation}.${mac}`;
}

/** The session and generation of a genuine refresh token; null for any other. */
export function readRefresh(secret: string, token: string): { sessionId: string; generation: number } | null {
  const [sessionId, generation] = token.split(".");
  if (!sessionId || !generation || !/^\d{1,9}$/.test(generation)) return null;
  const wanted = Buffer.from(signRefresh(secret, sessionId, Number(generation)));
  const given = Buffer.from(token);
  if (wanted.length !== given.length || !timingSafeEqual(wanted, given)) return null;
  return { sessionId, generation: Number(generation) };
}

/** A secret for a link or a cookie: 256 random bits, of which only the hash is stored. */
export const newSecret = (): string => randomBytes(32).toString("base64url");
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("hex");
