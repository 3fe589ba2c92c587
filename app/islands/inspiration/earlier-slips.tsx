import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { EarlierSlip } from "#app/ui/inspiration/inspired.ts";
import { PlainText } from "#app/ui/proof/plain-text.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";
import { CopyButton } from "../workspace/copy-button.tsx";

interface EarlierSlipsProps {
  /** Of the inspiration. */
  id: string;
  slips: readonly EarlierSlip[];
  click: string;
}

/** The cards that others took the place of, in order: to read, to copy and to use. */
export function EarlierSlips({ id, slips, click }: EarlierSlipsProps) {
  const scripted = useScripted();
  return (
    <>
      <p className="insp-earlier note">
        {slips.length === 0
          ? "No card has left the board yet."
          : "These cards lay on the board before. Each of them can still be copied and used."}
      </p>
      <ul className="board is-tidy">
        {slips.map(({ version, style, text, html }) => (
          <li key={version} className="slip">
            <header>
              <h2 className="note">{style}</h2>
              {scripted ? <CopyButton read={() => ({ html, text })} label={`Copy ${style}`} /> : null}
            </header>
            <PlainText text={text} />
            <footer>
              <Form method="post" action="/inspiration/cards">
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="version" value={version} />
                <input type="hidden" name="click" value={click} />
                <Button size="sm" name="intent" value="use" aria-label={`Use this: ${style}`}>
                  <Icon name="pen-line" size={14} />
                  Use this
                </Button>
              </Form>
            </footer>
          </li>
        ))}
      </ul>
    </>
  );
}
