/** Pages with nothing but an editor, built as their users build them and served with the product's own copies of files. */
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { precompress } from "#app/server/http/precompress.ts";
import { staticFiles } from "#app/server/http/static-files.ts";
import { peerModules } from "./peers.ts";

const ownModules = join(import.meta.dirname, "../../../node_modules");

/** Entries by editor. The text is fetched, a list of paragraphs, from the address that the page's own names. */
const entries: Record<string, { modules: () => string; source: string }> = {
  ProseMirror: {
    modules: () => ownModules,
    source: `import { baseKeymap } from "prosemirror-commands";
      import { history } from "prosemirror-history";
      import { keymap } from "prosemirror-keymap";
      import { Schema } from "prosemirror-model";
      import { EditorState } from "prosemirror-state";
      import { EditorView } from "prosemirror-view";
      import "prosemirror-view/style/prosemirror.css";
      const schema = new Schema({ nodes: {
        doc: { content: "paragraph+" },
        paragraph: { content: "text*", parseDOM: [{ tag: "p" }], toDOM: () => ["p", 0] },
        text: {},
      } });
      const paragraphs = await (await fetch(location.search.slice(1))).json();
      const doc = schema.node("doc", null, paragraphs.map((text) => schema.node("paragraph", null, schema.text(text))));
      new EditorView(document.body, { state: EditorState.create({ doc, plugins: [keymap(baseKeymap), history()] }) });`,
  },
  Tiptap: {
    modules: () => peerModules("@tiptap/react"),
    source: `import { EditorContent, useEditor } from "@tiptap/react";
      import StarterKit from "@tiptap/starter-kit";
      import { createElement } from "react";
      import { createRoot } from "react-dom/client";
      const paragraphs = await (await fetch(location.search.slice(1))).json();
      const content = { type: "doc", content: paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] })) };
      function Editor() {
        return createElement(EditorContent, { editor: useEditor({ extensions: [StarterKit], content }) });
      }
      createRoot(document.getElementById("root")).render(createElement(Editor));`,
  },
  Lexical: {
    modules: () => peerModules("lexical"),
    source: `import { createEmptyHistoryState, registerHistory } from "@lexical/history";
      import { registerRichText } from "@lexical/rich-text";
      import { $createParagraphNode, $createTextNode, $getRoot, createEditor } from "lexical";
      const paragraphs = await (await fetch(location.search.slice(1))).json();
      const root = document.getElementById("root");
      root.contentEditable = "true";
      const editor = createEditor({ onError: (error) => { throw error; } });
      editor.setRootElement(root);
      registerRichText(editor);
      registerHistory(editor, createEmptyHistoryState(), 300);
      editor.update(() => {
        for (const text of paragraphs) $getRoot().append($createParagraphNode().append($createTextNode(text)));
      }, { discrete: true });`,
  },
};

/** Addresses of the pages by editor: each shows the text of `texts` that its query names. */
export async function startBareEditors(
  texts: Readonly<Record<string, readonly string[]>>,
): Promise<{ pages: Record<string, string>; close: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), "stet-editors-"));
  const served = join(folder, "served");
  mkdirSync(served);
  const pages: Record<string, string> = {};
  for (const [name, { modules, source }] of Object.entries(entries)) {
    const root = join(folder, name);
    mkdirSync(root);
    symlinkSync(modules(), join(root, "node_modules"));
    writeFileSync(join(root, "entry.js"), source);
    writeFileSync(
      join(root, "index.html"),
      `<!doctype html><meta charset="utf-8"><title>${name}</title><style>body { width: 640px; font: 20px/32px serif }</style>` +
        `<body><div id="root"></div><script type="module" src="./entry.js"></script>`,
    );
    await build({
      root,
      base: "./",
      logLevel: "error",
      configFile: false,
      build: { outDir: join(served, name), target: "esnext", reportCompressedSize: false },
    });
  }
  for (const [name, paragraphs] of Object.entries(texts))
    writeFileSync(join(served, `${name}.json`), JSON.stringify(paragraphs));
  const htmls = new Map(
    Object.keys(entries).map((name) => [
      `/${name}/index.html`,
      readFileSync(join(served, name, "index.html")),
    ]),
  );
  await precompress(served);
  const assets = await staticFiles(served, false);
  const server = createServer((request, response) => {
    const page = htmls.get((request.url ?? "").split("?", 1)[0] ?? "");
    if (page) response.setHeader("Content-Type", "text/html; charset=utf-8").end(page);
    else assets(request, response, () => response.writeHead(404).end());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  for (const name of Object.keys(entries)) pages[name] = `${origin}/${name}/index.html`;
  return {
    pages,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
