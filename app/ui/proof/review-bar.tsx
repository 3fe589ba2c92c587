import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { formatCount } from "../meter.tsx";

interface ReviewBarProps {
  /** Name of the action whose edit is under review. */
  action: string;
  /** From `countMarks`. */
  marks: number;
  /** How many of them the writer let stand. */
  standing?: number;
  words: { before: number; after: number };
  /** Id of the form that the three buttons submit as `intent` keep, discard and again. */
  form: string;
  /** Controls of a script: from mark to mark, comparing. */
  children?: ReactNode;
}

/** The writer's decision over a proposed edit. Discard is as near as Keep. */
export function ReviewBar({ action, marks, standing = 0, words, form, children }: ReviewBarProps) {
  return (
    <fieldset className="review">
      <legend className="sr">Review the edit</legend>
      <div className="review-what">
        <b>{action}</b>
        <output>
          {marks === 1 ? "1 mark" : `${formatCount(marks)} marks`}
          {standing > 0 ? `, ${formatCount(standing)} let stand` : ""}
        </output>
        <span className="num">
          {formatCount(words.before)} → {formatCount(words.after)} words
        </span>
      </div>
      {children}
      <div className="review-do">
        <button className="btn btn-sm" form={form} name="intent" value="again" type="submit">
          <Icon name="rotate-ccw" size={15} />
          Try again
        </button>
        <button className="btn btn-sm" form={form} name="intent" value="discard" type="submit">
          Discard
        </button>
        <button className="btn btn-sm review-keep" form={form} name="intent" value="keep" type="submit">
          Keep
        </button>
      </div>
    </fieldset>
  );
}
