import type { ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { formatCount } from "../meter.tsx";

interface ReviewBarProps {
  /** Name of the action whose edit is under review. */
  action: string;
  /** More about it. */
  about?: string | undefined;
  /** From `countMarks`. */
  marks: number;
  /** How many of them the writer let stand. */
  standing: number;
  /** Of the text without the marks, and with those that do not stand. */
  words: { before: number; after: number };
  /** Addresses of the tries at this edit, where there are several, the oldest first. */
  tries: readonly { address: string; shown: boolean }[];
  /** Addresses of this review beside its original, and without it. */
  compare: { shown: boolean; show: string; hide: string };
  /** From mark to mark, by a script. */
  children?: ReactNode;
  /** What can be done, from left to right. */
  buttons: ReactNode;
}

/** The writer's decision over an edit. Discard is as near as Keep. */
export function ReviewBar(props: ReviewBarProps) {
  const { action, about, marks, standing, words, tries, compare, children, buttons } = props;
  return (
    <section className="review" aria-label="Review the edit" tabIndex={-1}>
      <p className="review-typing" aria-hidden="true">
        <span>Keys go into your text. Tab leads to the marks.</span>
      </p>
      <div className="review-what">
        <b>{action}</b>
        {about ? <span>{about}</span> : null}
        {tries.length > 1 ? <Tries tries={tries} /> : null}
        <output data-room={countOf(marks, marks)}>{countOf(marks, standing)}</output>
        <span className="num" data-room={wordsOf(words.before, Math.max(words.before, words.after))}>
          {wordsOf(words.before, words.after)}
        </span>
      </div>
      {children}
      <div className="review-do">
        <CompareLink {...compare} />
        {buttons}
      </div>
    </section>
  );
}

/** Back leads from the two texts to the review that they were opened from, and so does the press that closes them. */
function CompareLink({ shown, show, hide }: ReviewBarProps["compare"]) {
  const { state } = useLocation() as { state: { compared?: true } | null };
  const navigate = useNavigate();
  const isBehind = shown && state?.compared === true;
  return (
    <Link
      className={classNames("btn btn-sm review-compare", shown && "is-on")}
      to={shown ? hide : show}
      state={shown ? null : { compared: true }}
      aria-current={shown ? "true" : undefined}
      preventScrollReset
      replace={shown}
      onClick={(event) => {
        if (!isBehind || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon name="columns-2" size={15} />
      Compare
      <Key>C</Key>
    </Link>
  );
}

/** `data-room` is the longest that a text becomes: it has that width from the beginning, so that no button moves. */
function countOf(marks: number, standing: number): string {
  const all = marks === 1 ? "1 mark" : `${formatCount(marks)} marks`;
  return standing > 0 ? `${all}, ${formatCount(standing)} let stand` : all;
}

const wordsOf = (before: number, after: number): string =>
  `${formatCount(before)} → ${formatCount(after)} words`;

/** One tab for each try. */
function Tries({ tries }: Pick<ReviewBarProps, "tries">) {
  return (
    <nav className="tries" aria-label="Tries">
      {tries.map(({ address, shown }, index) => (
        <Link
          key={address}
          className={classNames("btn btn-sm", shown && "is-on")}
          to={address}
          aria-current={shown ? "page" : undefined}
          preventScrollReset
        >
          <span className="sr">Try </span>
          {index + 1}
        </Link>
      ))}
    </nav>
  );
}

/** The key that does the same where a script listens; read to nobody, since the button has its name. */
export function Key({ children }: { children: string }) {
  return (
    <kbd className="kbd scripted-only" aria-hidden="true">
      {children}
    </kbd>
  );
}
