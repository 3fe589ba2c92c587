import type { FormEvent, ReactNode } from "react";
import { Form, Link } from "react-router";
import { type Notice, NoticeText } from "../banner.tsx";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { formatCount } from "../meter.tsx";
import { firstMessages, goalOf, type Speaking, type Talk } from "./talk.ts";

interface TalkFootProps {
  talk: Talk;
  /** Why nothing more comes; null while something may. */
  end: Notice | null;
  speaking: Speaking | null;
  /** More messages are to come by themselves. */
  goesOn: boolean;
  scripted: boolean;
  click: string;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

const words = (
  "No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen " +
  "Eighteen Nineteen Twenty"
).split(" ");
const inWords = (count: number): string => words[count] ?? String(count);

/** Ends the conversation: goes on with it, stops it, or says that it is complete. */
export function TalkFoot({ talk, end, speaking, goesOn, scripted, click, onSubmit }: TalkFootProps) {
  const said = talk.said.length;
  if (said >= talk.limit)
    return (
      <Ended talk={talk} click={click}>
        <h2 className="title">
          Session Complete ({said}/{talk.limit})
        </h2>
        <p className="note">Brainstorm Complete! Branch from any turn to think on.</p>
      </Ended>
    );
  if (end)
    return (
      <Ended talk={talk} click={click} voices>
        <output>
          <NoticeText notice={end} />
        </output>
      </Ended>
    );
  const more = (scripted ? goalOf({ said, limit: talk.limit }) : said + 1) - said;
  return (
    <Form method="post" action="/brainstorm/step" className="bs-foot" preventScrollReset onSubmit={onSubmit}>
      <input type="hidden" name="session" value={talk.id} />
      <input type="hidden" name="said" value={said} />
      <input type="hidden" name="click" value={click} />
      <input type="hidden" name="generation" value={speaking?.generation ?? ""} />
      {speaking || goesOn ? (
        <>
          <Button size="lg" name="intent" value="stop">
            Stop
          </Button>
          <span className="note">What was said is kept.</span>
        </>
      ) : (
        <>
          <Button kind="pencil" size="lg" name="intent" value="next">
            {scripted ? "Keep the Ideas Flowing" : "Next message"}
            <Icon name="arrow-down" />
          </Button>
          <span className="note">
            {inWords(more)} more {more === 1 ? "turn" : "turns"}
            {said < firstMessages ? " to begin with" : ""}. {inWords(talk.limit - said)} left in this session.{" "}
            {talk.most === null ? null : (
              <span className="num">The next one takes at most {formatCount(talk.most)} credits.</span>
            )}
          </span>
        </>
      )}
    </Form>
  );
}

interface EndedProps {
  talk: Talk;
  click: string;
  /** Two other voices may have more to say. */
  voices?: boolean;
  /** That it is over, and why. */
  children: ReactNode;
}

/** In the place of what goes on: what can be done with a session that does not. */
function Ended({ talk, click, voices, children }: EndedProps) {
  const last = talk.said.at(-1)?.id ?? "";
  return (
    <div className="bs-foot bs-end">
      <div className="bs-end-said">{children}</div>
      <div className="bs-end-do">
        {voices ? (
          <Link className="btn btn-line" to={`/brainstorm?again=${talk.id}`}>
            Choose other voices
          </Link>
        ) : null}
        <Link className="btn btn-line" to={`/brainstorm?again=${talk.id}&message=${last}`}>
          <Icon name="git-branch" />
          Branch from the last turn
        </Link>
        <Form method="post" action="/brainstorm/add">
          <input type="hidden" name="session" value={talk.id} />
          <input type="hidden" name="message" value="all" />
          <input type="hidden" name="click" value={click} />
          <Button kind="ink" name="document" value="new">
            Save as a document
          </Button>
        </Form>
      </div>
    </div>
  );
}
