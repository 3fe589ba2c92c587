import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button, ButtonLink } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { fieldName } from "./field-name.ts";
import type { RecentDetail } from "./recent-shown.ts";

interface RecentDetailsProps {
  detail: RecentDetail;
  /** The list that it was opened from. */
  back: string;
  /** Closes it, where a script shows it over the list. */
  onClose?: (() => void) | undefined;
  /** Copy Generated and Copy Structured, where a script can. */
  copy: { generated: ReactNode; structured: ReactNode };
}

/** All that is known of a recent prompt. */
export function RecentDetails({ detail, back, onClose, copy }: RecentDetailsProps) {
  const { id, title, about, original, suggestions, generated, structured } = detail;
  const level = onClose ? 2 : 1;
  const Part = `h${level + 1}` as "h2" | "h3";
  const Model = `h${level + 2}` as "h3" | "h4";
  const foot = (
    <>
      {onClose ? (
        <Button kind="bare" type="button" onClick={onClose}>
          Close
        </Button>
      ) : (
        <Link className="btn btn-bare" to={back}>
          Close
        </Link>
      )}
      <ButtonLink kind="ink" href={`/editPrompt?id=${id}`}>
        Open in the editor
      </ButtonLink>
    </>
  );
  return (
    <Dialog
      id="prompt-details"
      level={level}
      className="pd"
      title={title}
      lead={about}
      modal={onClose !== undefined}
      overlay={onClose !== undefined}
      {...(onClose ? { onClose } : {})}
      foot={foot}
    >
      <div className="pd-cols">
        <section>
          <Part className="pd-h">Original prompt</Part>
          <p className="serif pd-orig plain-text" dir="auto">
            {original || "Without a text"}
          </p>
          {suggestions.length > 0 ? (
            <>
              <Part className="pd-h pd-h2">Suggestions</Part>
              <div className="pd-tags">
                {suggestions.map((one) => (
                  <span className="tag" key={one}>
                    {one}
                  </span>
                ))}
              </div>
            </>
          ) : null}
        </section>
        {generated === null || (generated.length === 0 && structured.length === 0) ? (
          <section className="pd-none">
            <p className="note">No prompt details available.</p>
          </section>
        ) : (
          <>
            <section>
              <div className="pd-h">
                <Part>Generated</Part>
                {generated.length > 0 ? copy.generated : null}
              </div>
              {generated.map(([model, text]) => (
                <div key={model} className="pd-of">
                  <Model>{model}</Model>
                  <p className="serif plain-text" dir="auto">
                    {text}
                  </p>
                </div>
              ))}
              {generated.length === 0 ? <p className="note">Nothing was written.</p> : null}
            </section>
            <section>
              <div className="pd-h">
                <Part>Structured</Part>
                {structured.length > 0 ? copy.structured : null}
              </div>
              {structured.map(({ model, fields }) => (
                <div key={model} className="pd-of">
                  <Model>{model}</Model>
                  <dl className="pd-dl">
                    {fields.map(([name, value]) => (
                      <div key={name}>
                        <dt>{fieldName(name)}</dt>
                        <dd className="plain-text" dir="auto">
                          {value}
                        </dd>
                      </div>
                    ))}
                  </dl>
                </div>
              ))}
            </section>
          </>
        )}
      </div>
    </Dialog>
  );
}
