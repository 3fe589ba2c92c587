import { Icon } from "../icon.tsx";
import { ProofSign } from "../proof-sign.tsx";

/** Lies over the desk while a file is held over the page; `kind` is what browsers tell of it then. */
export function FileDropSheet({ kind }: { kind: string | null }) {
  return (
    <div className="filedrop">
      <div className="filedrop-in sheet">
        <ProofSign name="caret" size={44} />
        <h2 className="title">Drop to open it as a card</h2>
        <p className="muted">{kind ?? "A file."} It becomes a new document; the file itself is not kept.</p>
        <dl className="filedrop-dl">
          <div>
            <dt>
              <Icon name="check" size={15} />
              Kept
            </dt>
            <dd>Headings, lists, quotes, bold, italic, code and links</dd>
          </div>
          <div>
            <dt>
              <Icon name="x" size={15} />
              Left out
            </dt>
            <dd>Pictures, tables, footnotes and comments. The card says how many.</dd>
          </div>
        </dl>
        <p className="note">Word, Markdown, text or HTML, up to 5 MB. Free.</p>
      </div>
    </div>
  );
}
