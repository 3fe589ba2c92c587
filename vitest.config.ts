import { defineConfig } from "vitest/config";
import { useMemoryFolder } from "./tests/support/memory-folder.ts";

useMemoryFolder();

export default defineConfig({
  test: {
    include: ["app/**/*.test.{ts,tsx}", "tests/**/*.test.{ts,tsx}"],
    exclude: ["tests/browser/**", "**/node_modules/**"],
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/quiet-console.ts"],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
