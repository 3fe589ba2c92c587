import type { FormEvent } from "react";
import { Form } from "react-router";
import { Banner, type Notice, NoticeText } from "../banner.tsx";
import { Button } from "../button.tsx";
import { Loader } from "../loader.tsx";
import { formatCount } from "../meter.tsx";
import { longestRole } from "./start-fields.ts";
import { roleListId } from "./role-list.tsx";

interface PerspectiveFormProps {
  session: string;
  message: string;
  click: string;
  most: number;
  /** The role whose it is, while it is being written; else null. */
  writing: string | null;
  notice: Notice | null;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
}

/** Asks whose perspective it is to be. */
export function PerspectiveForm(props: PerspectiveFormProps) {
  const { session, message, click, most, writing, notice, onSubmit } = props;
  return (
    <Form
      method="post"
      action="/brainstorm/step"
      className="sidenote pick"
      preventScrollReset
      onSubmit={onSubmit}
    >
      <input type="hidden" name="session" value={session} />
      <input type="hidden" name="message" value={message} />
      <input type="hidden" name="click" value={click} />
      {writing !== null ? (
        <>
          <h4 dir="auto">{writing}</h4>
          <noscript>
            <meta httpEquiv="refresh" content="2" />
          </noscript>
          <Loader>Thinking it over</Loader>
        </>
      ) : (
        <>
          <label className="label" htmlFor="role">
            Whose perspective?
          </label>
          <span className="pick-row">
            <input
              className="input input-sm"
              id="role"
              name="role"
              list={roleListId}
              maxLength={longestRole}
              autoComplete="off"
              dir="auto"
              required
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- the link that opens it asks for this field
              autoFocus
            />
            <Button kind="pencil" size="sm" name="intent" value="perspective">
              Ask
            </Button>
          </span>
          <p className="cost-line num">at most {formatCount(most)} credits</p>
        </>
      )}
      {notice && !notice.limit ? (
        <Banner kind={notice.kind}>
          <NoticeText notice={notice} />
        </Banner>
      ) : null}
    </Form>
  );
}
