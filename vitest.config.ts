import { defineConfig } from "vitest/config";
import { useMemoryFolder } from "./tests/support/memory-folder.ts";

useMemoryFolder();

/** They open a listener, and what that changes in its process, as the global `Response`, lives as long as it does. */
const oneProcessEach = ["tests/http/!(connections|long-texts|process).test.ts", "tests/openid/**/*.test.ts"];
/** As they, and they measure how long a server stands still, or time what it is given. */
const timed = "tests/http/{connections,long-texts,process}.test.ts";
/** Lists are said without an `exclude`, which would go before that of the command line. */
const shared = [
  "app/**/*.test.{ts,tsx}",
  "tests/*.test.{ts,tsx}",
  "tests/{answers,app,catalogue,mail,model,payments,services}/**/*.test.{ts,tsx}",
];

const every = {
  setupFiles: ["tests/support/quiet-console.ts"],
  // Guards against what never ends, and no bounds: a machine that does much else beside the tests is slow and not wrong.
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    globalSetup: ["tests/support/global-setup.ts"],
    projects: [
      {
        extends: false,
        test: {
          ...every,
          name: "shared",
          // One more than cores: many tests wait for a stream or a clock. Without a word a project has one.
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          include: shared,
          // A file's imports take as long as its tests: those of the files before it are there.
          isolate: false,
        },
      },
      {
        extends: false,
        test: {
          ...every,
          name: "timed",
          // Nothing goes on beside them.
          maxWorkers: 1,
          include: [timed],
        },
      },
      {
        extends: false,
        test: {
          ...every,
          name: "one process each",
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          include: oneProcessEach,
        },
      },
    ],
  },
});
