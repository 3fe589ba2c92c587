import { loadPart } from "../../part.ts";
import { CopyButton } from "../copy-button.tsx";

/** Copies a card's text, which is fetched then. */
export function CardCopy({ document, title }: { document: string; title: string }) {
  return <CopyButton read={() => readCard(document)} label={`Copy ${title}`} />;
}

/** @throws TypeError where the text cannot be had */
async function readCard(guid: string): Promise<{ html: string; text: string }> {
  const [response, part] = await Promise.all([
    fetch(`/create/${guid}/text`),
    loadPart(() =>
      Promise.all([
        import("#app/document/stored.ts"),
        import("#app/document/html-out.ts"),
        import("#app/document/plain-text.ts"),
      ]),
    ),
  ]);
  if (!response.ok || part === null) throw new TypeError("the text could not be read");
  const [{ parseStored }, { writeHtml }, { writeText }] = part;
  const node = parseStored(await response.json());
  return { html: writeHtml(node), text: writeText(node) };
}
