import { type ReactNode, useState } from "react";
import type { FormProps } from "react-router";
import { useGenerate } from "../../generation/use-generate.ts";
import { keptAround } from "../../kept-fields.tsx";

interface Laid {
  /** What it is to be about, as it is typed; null before. */
  brief: string | null;
  onBrief: (brief: string) => void;
  /** It has been asked for and has not shown its first words. */
  pending: boolean;
  onSubmit: FormProps["onSubmit"];
}

interface MakeIslandProps {
  /** What is refused is said where it was pressed. */
  keepRefused?: boolean;
  /** The document that marks may be made on; null: none. */
  document: string | null;
  render: (laid: Laid) => ReactNode;
}

/** A form of a full view that makes a text, with a script over it: the page moves to the text when its first words come. */
export function MakeIsland({ keepRefused = false, document, render }: MakeIslandProps) {
  const [brief, setBrief] = useState<string | null>(null);
  const { run, generate } = useGenerate({
    stream: "/create/made",
    patience: 600,
    keepRefused,
    target: ({ generation, guid }) =>
      guid === null || guid === document ? `/create/${document}?review=${generation}` : `/create/${guid}`,
  });
  return render({
    brief,
    onBrief: setBrief,
    pending: run !== null,
    onSubmit(event) {
      const { submitter } = event.nativeEvent;
      if (submitter?.getAttribute("name") !== "apply") return;
      event.preventDefault();
      const made = keptAround(submitter);
      void generate(event.currentTarget, submitter).then((came) => came && made());
    },
  });
}
