import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { serverRooms } from "./app/server/server-rooms.ts";

/**
 * What most pages share comes in two files, which pack better than thirty. Each takes with it what its modules need and no
 * earlier one has: what home and the log-in import of it stands in `frame` or `desk`, or they would fetch all the rest.
 */
const sharedParts = [
  {
    name: "router",
    test: /node_modules\/(react|react-router|scheduler)\/|node_modules\/react-dom\/(index|cjs\/react-dom\.\w+)\.js/,
    minShareCount: 2,
  },
  // What stands around every page, and what most of them are made of, with all that it needs.
  {
    name: "frame",
    test: /\/app\/(root|ui\/(shell\/top-bar|banner|field|kind-badge|meter|ring|search-field|writer-line|billing\/plans-for)|routes\/(frame\/foot|forms\/client-action)|islands\/billing\/limit-modal)\.tsx?/,
  },
  // Of most pages but home.
  { name: "pages", test: /\/app\/ui\/(dialog|toast|mode-badge|proof-signs?)\.tsx?/, minShareCount: 2 },
  // Of home, and of the writing areas too.
  {
    name: "desk",
    test: /\/app\/(ui\/(desk\/(desk-values|notes-menu)|billing\/credit-note)|document\/(credits|counts)|islands\/(keeper|generation\/(use-generate|refusal|event-stream)|workspace\/tools\/(use-slash|find-tools)))/,
    minShareCount: 2,
  },
  // Of most writing areas.
  {
    name: "writing",
    test: /\/app\/(ui\/(use-opened-here|shell\/workspace-bar|workspace\/(panel-link|saved-link|in-line)|proof\/(plain-text|promise-list|cost-line))|routes\/frame\/plain-page|document\/(html-out|view|export\/(file-name|formats))|islands\/(new-id|generation\/(use-stream|ask-writer|use-turn)|workspace\/copy-button))\.tsx?/,
    minShareCount: 2,
  },
  // What a text is, to all that opens or writes one.
  {
    name: "text",
    test: /\/app\/document\/(schema|stored|markdown-out|plain-text)\.ts/,
    minShareCount: 2,
  },
  // How a document is written and saved, and what is said of a text.
  {
    name: "saving",
    test: /\/app\/(islands\/workspace\/(use-saving|use-editor|covered-top|use-place)|routes\/workspace\/(generation-sheet|proof-notes|cut-notice))\.tsx?/,
    minShareCount: 2,
  },
  // Of the cards and of a document.
  {
    name: "workspace",
    test: /\/app\/(routes\/workspace\/panels\/(bench|use-bench|subject|tool-call)|islands\/workspace\/open\/file-drop)\.tsx?/,
    minShareCount: 2,
  },
];

/**
 * `Features.DirSelector` of Lightning CSS: in place of `:dir()`, which tells a text's direction by its letters, it would
 * write one that asks for the language, which is given where it is known alone.
 */
const dirSelector = 4;

/** The framework's plugin gives all entries of the server's build one file name. */
const entryNames: Plugin = {
  name: "stet:entry-names",
  enforce: "post",
  configResolved({ environments }) {
    const output = environments["ssr"]?.build.rolldownOptions.output;
    if (output && !Array.isArray(output)) output.entryFileNames = "[name].js";
  },
};

export default defineConfig({
  css: { lightningcss: { exclude: dirSelector } },
  environments: {
    ssr: {
      build: {
        rolldownOptions: {
          // The application, and beside it what its threads run: `thread-file.ts`, `aside.ts` and `linter.ts` look for them there.
          input: {
            index: "./app/server/app.ts",
            thread: "./app/server/threads/thread.ts",
            "sqlite-thread": "./app/server/database/sqlite-thread.ts",
            grammar: "./app/writer/builtin/grammar/worker.ts",
          },
          // Chunks lie beside them, so that a thread is found from whichever chunk starts it.
          output: { chunkFileNames: "[name]-[hash].js" },
        },
      },
    },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedParts } } } } },
  },
  optimizeDeps: {
    noDiscovery: true,
    include: [
      "eventsource-parser/stream",
      "prosemirror-commands",
      "prosemirror-history",
      "prosemirror-inputrules",
      "prosemirror-keymap",
      "prosemirror-markdown",
      "prosemirror-model",
      "prosemirror-schema-list",
      "prosemirror-state",
      "prosemirror-view",
      "react",
      "react-dom/client",
      "react-router",
      "react-router/dom",
    ],
  },
  plugins: [serverRooms(), tailwindcss(), reactRouter(), entryNames],
});
