import { mostCredits } from "#app/document/credits.ts";
import type { Entry } from "#app/server/gateway/catalogue.ts";
import { CarryOn } from "#app/ui/workspace/carry-on.tsx";
import type { EditorPageProps } from "./editor-props.ts";
import { blockedReasonOf } from "./editor-state.ts";
import { besidesOf, useAround } from "./panels/use-bench.ts";
import { sizeOfDocument } from "./subject-of.ts";

/** What ends the sheet of a document that can be edited. */
export function SheetEnd({ document, state, account, pending = false }: EditorPageProps) {
  const { workbench, notes, builtinWrites } = useAround();
  const size = sizeOfDocument(document);
  const besides = besidesOf([document.title.length, document.subTitle.length], account, notes);
  const priced = (entries: readonly Entry[]) =>
    entries.map((entry) => ({ ...entry, most: mostCredits(entry.price, size, besides) }));
  return (
    <CarryOn
      ways={priced(workbench.continuing)}
      readTimes={priced(workbench.readTimes)}
      words={document.words}
      minutes={document.minutes}
      builtinWrites={builtinWrites}
      disabled={blockedReasonOf(state) !== undefined || size.characters === 0}
      pending={pending}
    />
  );
}
