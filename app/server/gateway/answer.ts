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

const networkError = "Network error. Please check your connection.";

const limitReached = 429;

/** Whether something is what a service says when the plan's credits are used up. */
export const isTokenLimit = (value: unknown): value is Record<string, unknown> =>
  isRecord(value) && value["status"] === "token_limit_exceeded";

/** The refusal for want of credits that an answer is, whether it says so itself or in its `detail`; else null. */
function tokenLimitIn(data: unknown): Problem | null {
  if (!isRecord(data)) return null;
  const said = [data["detail"], data].find(isTokenLimit);
  return said ? { ...data, detail: said } : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Waits for a call of the typed client and puts its answer into the envelope. */
export async function ask<T>(call: Promise<ClientResponse<T>>): Promise<Answer<T>> {
  try {
    const response = await call;
    const { ok, status } = response;
    if (!ok) return { success: false, status, data: await readProblem(response) };
    const data = (await response.json()) as T;
    const limit = tokenLimitIn(data);
    return limit ? { success: false, status: limitReached, data: limit } : { success: true, status, data };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return { success: false, status: 0, data: { detail: networkError } };
  }
}

/** Why a call was refused, from an answer of any shape; `detail` is empty where it says nothing that people can read. */
export async function readProblem(response: Pick<Response, "headers" | "json">): Promise<Problem> {
  const data = await readJson(response);
  if (!isRecord(data)) return { detail: "" };
  const limit = tokenLimitIn(data);
  if (limit) return limit;
  const said: Record<string, unknown> = { ...data };
  const detail = [said["detail"], said["message"], said["error"]].find(isDetail);
  return { ...said, detail: detail ?? "" };
}

const isDetail = (value: unknown): value is Problem["detail"] =>
  (typeof value === "string" && value !== "") || (typeof value === "object" && value !== null);

async function readJson(response: Pick<Response, "headers" | "json">): Promise<unknown> {
  if (!response.headers.get("Content-Type")?.includes("json")) return null;
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** A problem's text for people; a problem that carries an object says it in `response`. */
export function sentenceOf(problem: Problem): string {
  const said = typeof problem.detail === "string" ? problem.detail : problem.detail["response"];
  return typeof said === "string" && said !== "" ? said : "Something went wrong. Please try again.";
}
