import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  export interface ProvidedContext {
    postgres: string;
  }
}

/** One PostgreSQL for all test files; each makes databases of its own in it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  project.provide("postgres", postgres.url);
  return () => postgres.stop();
}
