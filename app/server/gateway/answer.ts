import type { ClientResponse } from "hono/client";
import { Unreachable } from "./switchboard.ts";

/** Why a call did not succeed, as the service said it. */
export interface Problem {
  detail: string | Record<string, unknown>;
  code?: string;
  retry_after?: number;
  [key: string]: unknown;
}

/** The envelope of every call that a page makes. Status 0: nothing answered. */
export type Answer<T> =
  | { success: true; status: number; data: T }
  | { success: false; status: number; data: Problem };

export const networkError = "Network error. Please check your connection.";

/** Waits for a call of the typed client and puts its answer into the envelope. */
export async function ask<T>(call: Promise<ClientResponse<T>>): Promise<Answer<T>> {
  try {
    const response = await call;
    const { ok, status } = response;
    const data: unknown = response.headers.get("Content-Type")?.includes("json")
      ? await response.json()
      : null;
    if (ok) return { success: true, status, data: data as T };
    return { success: false, status, data: toProblem(data) };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return { success: false, status: 0, data: { detail: networkError } };
  }
}

function toProblem(data: unknown): Problem {
  if (typeof data === "object" && data !== null && "detail" in data) return data as Problem;
  return { detail: "Something went wrong. Please try again." };
}

/** A problem's text for people; a problem that carries an object says it in `response`. */
export function sentenceOf(problem: Problem): string {
  if (typeof problem.detail === "string") return problem.detail;
  return typeof problem.detail["response"] === "string"
    ? problem.detail["response"]
    : "Something went wrong.";
}
