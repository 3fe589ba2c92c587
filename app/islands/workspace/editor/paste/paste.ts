import { Fragment, type Mark, type Node, Slice } from "prosemirror-model";
import { Plugin } from "prosemirror-state";
import { readText } from "#app/document/plain-text.ts";
import { schema } from "#app/document/schema.ts";
import { isMarkdown } from "./markdown-text.ts";
import { pastedHtml } from "./pasted-html.ts";

/** Reads Markdown; null until it is there. */
let readMarkdown: ((text: string) => Node) | null = null;

/** Editors of program text put its colours into the clipboard as HTML: what was copied is the text. */
const fromCodeEditor = "vscode-editor-data";

/**
 * What comes from a clipboard: HTML by what it means, Markdown as what it says, and other text as paragraphs. With Shift it
 * is the text alone.
 */
export function paste(): Plugin {
  return new Plugin({
    props: {
      transformPastedHTML: pastedHtml,
      clipboardTextParser: (text, place, plain) => toSlice(text, place.marks(), plain),
      handlePaste(view, event) {
        if (!event.clipboardData?.types.includes(fromCodeEditor)) return false;
        const { state } = view;
        const { content } = toSlice(
          event.clipboardData.getData("text/plain"),
          state.selection.$from.marks(),
          state.selection.$from.parent.type.spec.code === true,
        );
        view.dispatch(state.tr.replaceSelection(Slice.maxOpen(content)).scrollIntoView());
        return true;
      },
      handleDOMEvents: {
        focus: () => {
          // A paste cannot wait for it.
          void import("#app/document/markdown.ts").then(
            (reader) => (readMarkdown = reader.readMarkdown),
            () => undefined,
          );
          return false;
        },
      },
    },
  });
}

/** Text that is no Markdown keeps the marks of its place. */
function toSlice(text: string, marks: readonly Mark[], plain: boolean): Slice {
  const lines = text.replace(/\r\n?/g, "\n");
  if (!plain && readMarkdown && isMarkdown(lines)) return new Slice(readMarkdown(lines).content, 0, 0);
  const paragraphs = lines.includes("\n") ? readText(lines).children : [paragraph(schema.text(lines))];
  return new Slice(
    Fragment.from(paragraphs.map(({ children }) => paragraph(children.map((one) => one.mark(marks))))),
    0,
    0,
  );
}

const paragraph = (content: Node | readonly Node[]): Node => schema.node("paragraph", null, content);
