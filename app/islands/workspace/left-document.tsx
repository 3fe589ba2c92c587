import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { writeHtml } from "#app/document/html-out.ts";
import { parseStored } from "#app/document/stored.ts";
import { Banner, type Notice } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { findLeft, type LeftText } from "./save/left-text.ts";
import { forgetText } from "./save/records.ts";

const nothingSaved = { title: "", subTitle: "", document: null, markdown: "" };

/** What the browser keeps of a document that is not there any more: to be read, copied, and saved as a new one. */
export function LeftDocument({ guid }: { guid: string }) {
  const [left, setLeft] = useState<LeftText | null>(null);
  useEffect(() => {
    let open = true;
    void findLeft(guid, nothingSaved).then((found) => open && setLeft(found));
    return () => {
      open = false;
    };
  }, [guid]);
  return left && <Left key={left.kept.tab} guid={guid} left={left} />;
}

function Left({ guid, left }: { guid: string; left: LeftText }) {
  const fetcher = useFetcher<{ notice?: Notice; detail?: string }>();
  const { kept, title, subTitle, markdown } = left;
  const isSent = fetcher.state !== "idle";
  useEffect(() => {
    if (!isSent) return undefined;
    // The page that is left for the new document's has saved it.
    return () => {
      if (!window.location.pathname.endsWith(guid)) void forgetText(kept);
    };
  }, [isSent, guid, kept]);
  const html = writeHtml(parseStored(left.document));
  const failed = fetcher.data?.notice?.text ?? fetcher.data?.detail;
  return (
    <section className="page-sheet left-text" aria-labelledby="left-head">
      <h2 id="left-head">Kept in this browser</h2>
      <p className="note">This was typed into the document at this address and never saved.</p>
      {failed ? <Banner kind="danger">{failed}</Banner> : null}
      <article className="doc mt-6" dir="auto">
        {title ? <h3>{title}</h3> : null}
        {subTitle ? <p>{subTitle}</p> : null}
        <div dangerouslySetInnerHTML={{ __html: html }} />
      </article>
      <fetcher.Form method="post" action={`/create/${guid}`} encType="multipart/form-data" className="mt-6">
        {Object.entries({
          title,
          sub_title: subTitle,
          text: markdown,
          revision: "0",
          click: uuidOf(kept.visit),
        }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button kind="ink" name="intent" value="save-anew" disabled={isSent}>
          Save as a new document
        </Button>
        <CopyButton read={() => ({ html, text: markdown })} />
      </fetcher.Form>
    </section>
  );
}

/** What a visit has left becomes one document, however often it is sent. */
const uuidOf = (visit: string): string =>
  visit.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, "$1-$2-4$3-8$4-$5");
