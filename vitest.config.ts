import { defineConfig } from "vitest/config";
import { useMemoryFolder } from "./tests/support/memory-folder.ts";

useMemoryFolder();

/** The built application keeps its catalogue, and with it what writes, as long as its process lives. */
const oneProcessEach = ["tests/{app,openid}/**/*.test.{ts,tsx}"];

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
          include: [
            "app/**/*.test.{ts,tsx}",
            "tests/*.test.{ts,tsx}",
            "tests/!(app|browser|openid)/**/*.test.{ts,tsx}",
          ],
          // A file's imports take as long as its tests: those of the files before it are there.
          isolate: false,
        },
      },
      { extends: false, test: { ...every, name: "one process each", include: oneProcessEach } },
    ],
  },
});
