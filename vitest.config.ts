import { defineConfig } from "vitest/config";
import { useMemoryFolder } from "./tests/support/memory-folder.ts";

useMemoryFolder();

/** They open servers: what those change in their process, as the global `Response`, lives as long as it does. */
const oneProcessEach = "tests/{app,http,mail,model,openid,payments}/**/*.test.{ts,tsx}";
const shared = [
  "app/**/*.test.{ts,tsx}",
  "tests/*.test.{ts,tsx}",
  "tests/{answers,catalogue,services}/**/*.test.{ts,tsx}",
];

const every = {
  setupFiles: ["tests/support/quiet-console.ts"],
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    maxWorkers: 2,
    projects: [
      {
        extends: false,
        test: {
          ...every,
          name: "shared",
          // Said without an `exclude`, which would go before that of the command line.
          include: shared,
          // A file's imports take as long as its tests: those of the files before it are there.
          isolate: false,
        },
      },
      { extends: false, test: { ...every, name: "one process each", include: [oneProcessEach] } },
    ],
  },
});
