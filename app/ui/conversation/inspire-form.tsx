import { Form } from "react-router";
import { Banner, type Notice, NoticeText } from "../banner.tsx";
import { type BuiltinKind, KindBadge } from "../kind-badge.tsx";
import { formatCount } from "../meter.tsx";
import { CancelLink } from "./cancel-link.tsx";

/** A way to make versions of a message. */
export interface Inspiring {
  name: string;
  kind: BuiltinKind;
  /** The most credits that it may cost. */
  most: number;
}

interface InspireFormProps {
  session: string;
  /** Id of the message that versions are made of. */
  message: string;
  click: string;
  ways: readonly Inspiring[];
  builtinWrites: boolean;
  notice: Notice | null;
}

/** Makes cards of a message, on a board of their own. */
export function InspireForm({ session, message, click, ways, builtinWrites, notice }: InspireFormProps) {
  return (
    <Form
      method="post"
      action="/brainstorm/step"
      className="sidenote pick"
      preventScrollReset
      aria-labelledby="inspire-by"
    >
      <input type="hidden" name="session" value={session} />
      <input type="hidden" name="message" value={message} />
      <input type="hidden" name="click" value={click} />
      <input type="hidden" name="intent" value="inspire" />
      <p className="label" id="inspire-by">
        Make cards of it
      </p>
      <div className="pop-pad bs-add">
        {ways.map(({ name, kind, most }) => (
          <button key={name} className="item" name="way" value={name}>
            <span>
              {name} <KindBadge kind={kind} builtinWrites={builtinWrites} />
              <small className="num">at most {formatCount(most)} credits</small>
            </span>
          </button>
        ))}
      </div>
      <CancelLink session={session} message={message} />
      {notice && !notice.limit ? (
        <Banner kind={notice.kind}>
          <NoticeText notice={notice} />
        </Banner>
      ) : null}
    </Form>
  );
}
