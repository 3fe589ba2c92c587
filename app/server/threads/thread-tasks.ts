/** What threads do: the writer's tasks, and what needs this process's own packages and files. */

import { type Exported, leavingOf } from "#app/document/export/write-file.ts";
import type { Bytes } from "#app/document/document-tasks.ts";
import { tasks as textTasks, tellLanguage, type Whose } from "#app/writer/thread-tasks.ts";

let isSpent = (): boolean => false;

/** Whether what writes PDFs holds more of this thread than it may keep. */
export const isPdfSpent = (): boolean => isSpent();

/** A document as PDF; null where there is nothing to export. */
async function exportPdf(asked: Omit<Exported, "format">): Promise<Bytes | null> {
  const leaving = leavingOf(asked, tellLanguage);
  if (leaving === null) return null;
  // Its fonts and its compiler are loaded where a PDF is made and nowhere else.
  const pdf = await import("../export/pdf.ts");
  ({ isSpent } = pdf);
  return pdf.writePdf(leaving);
}

/** All tasks by name; see the writer's. */
export const tasks = {
  ...textTasks,
  exportPdf: { run: exportPdf, size: () => Infinity },
};

export type TaskName = keyof typeof tasks;
export type TaskInput<N extends TaskName> = Parameters<(typeof tasks)[N]["run"]>[0];
export type TaskOutput<N extends TaskName> = Awaited<ReturnType<(typeof tasks)[N]["run"]>>;

/** Runs a task where it holds up nobody else; see the writer's `RunTask`. */
export type RunTask = <N extends TaskName>(
  name: N,
  input: TaskInput<N>,
  whose: Whose,
) => Promise<TaskOutput<N>>;
