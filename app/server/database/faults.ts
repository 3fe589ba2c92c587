import { ServiceError } from "#app/services/errors.ts";

/** What SQLite's result codes and PostgreSQL's states say, without their extensions. */
interface DatabaseError {
  code?: unknown;
  errcode?: unknown;
  message?: unknown;
}

const sqliteIoError = 10;
const sqliteFull = 13;
const primary = 0xff;
const postgresFull = new Set(["53100", "58030"]);
const postgresAway = /^(08...|57P0[1-4]|53300)$/;
const socketAway = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOENT", "EHOSTUNREACH"]);
const poolAway =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether a database could not write for want of room; nothing was written then. */
export function isFull(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as DatabaseError;
  if (code === "ENOSPC" || postgresFull.has(String(code))) return true;
  return typeof errcode === "number" && [sqliteIoError, sqliteFull].includes(errcode & primary);
}

/** Whether a database could not be reached, or went away in the middle; what it was asked may be done or not. */
export function isAway(error: unknown): boolean {
  const { code, message } = (error ?? {}) as DatabaseError;
  if (typeof code === "string" && (postgresAway.test(code) || socketAway.has(code))) return true;
  return typeof message === "string" && poolAway.test(message);
}

/** What the database's state means to a caller; null for every other error. */
export function toDatabaseFault(error: unknown): ServiceError | null {
  if (isFull(error)) {
    return new ServiceError(
      507,
      "This server has no room left, so nothing could be saved. Keep what you have typed and try again in a few minutes.",
      { code: "disk_full", retry_after: 30 },
    );
  }
  if (isAway(error)) {
    return new ServiceError(503, "The database does not answer at the moment. Please try again.", {
      code: "database_away",
      retry_after: 2,
    });
  }
  return null;
}
