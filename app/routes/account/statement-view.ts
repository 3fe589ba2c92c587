import { href } from "react-router";
import type { z } from "zod";
import { actionName } from "#app/document/action-name.ts";
import type { statementAnswer } from "#app/services/auth/plans/contract.ts";
import type { StatementView } from "#app/ui/billing/statement.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { shownDate } from "../frame/dates.ts";

type Entry = z.infer<typeof statementAnswer>["entries"][number];

/** A page of the statement as the profile shows it. `before`: where it begins; null for the newest. */
export function toStatement(
  { entries, pagination, days }: z.infer<typeof statementAnswer>,
  before: string | null,
): StatementView {
  const { next_offset: next } = pagination;
  return {
    lines: entries.map((entry, at) => ({
      id: entry.id,
      date: shownDate(entry.at),
      title: entry.writer === null ? entry.title : actionName(entry.title),
      document: entry.document?.id === entries[at - 1]?.document?.id ? null : shownDocument(entry.document),
      writer: entry.writer === null ? null : writerName(entry.writer),
      input: shownTokens(entry.input),
      output: shownTokens(entry.output),
      estimated: entry.source === "estimated",
      credits: signed(entry.credits),
      reserved: entry.kind === "hold",
    })),
    days: days.map(({ day, credits }) => ({ ...shownDate(day), credits })),
    newest: before === null ? null : `${href("/profile")}#statement`,
    older: next === null ? null : `${href("/profile")}?before=${encodeURIComponent(next)}#statement`,
  };
}

function shownDocument(document: Entry["document"]) {
  if (!document) return null;
  return { href: href("/create/:guid", { guid: document.id }), title: document.title || "Untitled" };
}

const writerName = (writer: string): string => (writer === "builtin" ? "Built-in writer" : writer);

const shownTokens = (tokens: number | null): string | null => (tokens === null ? null : formatCount(tokens));

/** "+20,000", "−312", "0". */
function signed(credits: number): string {
  if (credits === 0) return "0";
  return `${credits > 0 ? "+" : "−"}${formatCount(Math.abs(credits))}`;
}
