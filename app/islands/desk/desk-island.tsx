import { type FormEvent, useEffect, useRef, useState } from "react";
import { useNavigation } from "react-router";
import { useHydrated } from "remix-utils/use-hydrated";
import { DeskForm, type DeskFormProps } from "#app/ui/desk/desk-form.tsx";
import { type DeskCatalogue, type DeskMode, type DeskValues, findFamily } from "#app/ui/desk/desk-values.ts";
import { readDesk } from "#app/ui/desk/read-desk.ts";
import { mostCredits } from "#app/document/credits.ts";
import { useGenerate } from "../generation/use-generate.ts";
import { GeneratingPanel } from "./generating-panel.tsx";
import { useTypewriter } from "./typewriter.ts";

interface DeskIslandProps extends Omit<DeskFormProps, "examples" | "formProps" | "enhanced"> {
  examples: Readonly<Record<DeskMode, DeskFormProps["examples"]>>;
  signedIn: boolean;
}

/** Home's form with a script over it: menus follow the choice, words are counted, and the text streams in. */
export function DeskIsland({ examples, signedIn, ...props }: DeskIslandProps) {
  const hydrated = useHydrated();
  const [values, setValues] = useState(props.values);
  const [words, setWords] = useState(() => countSpaced(props.values.text));
  const form = useRef<HTMLFormElement>(null);
  const navigation = useNavigation();
  const tagline = useTypewriter(hydrated && values.text === "" && values.action === null);
  const { run, generate } = useGenerate({
    stream: "/generate/stream",
    target: ({ guid }) => `/create/${guid}`,
  });

  // What was typed before the script came, or was put back by the browser's Back, stands in the form already.
  useEffect(() => {
    if (!hydrated || !form.current) return;
    const standing = readDesk(new FormData(form.current));
    setValues(standing);
    setWords(countSpaced(standing.text));
  }, [hydrated]);

  function change(event: FormEvent<HTMLFormElement>): void {
    const next = readDesk(new FormData(event.currentTarget));
    const switched = next.mode !== values.mode;
    if (next.action !== values.action)
      event.currentTarget.querySelector("details.smart")?.removeAttribute("open");
    setValues(switched ? { ...next, action: null, options: {} } : next);
    setWords(countSpaced(next.text));
  }

  function send(event: FormEvent<HTMLFormElement>): void {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!signedIn || submitter?.getAttribute("value") !== "generate") return;
    event.preventDefault();
    void generate(event.currentTarget, submitter);
  }

  return (
    <>
      <DeskForm
        {...props}
        enhanced={hydrated}
        values={values}
        words={words}
        {...priceNow(props.catalogue, values)}
        examples={examples[values.mode]}
        pending={run !== null || navigation.state === "submitting"}
        {...(tagline === null ? {} : { tagline })}
        {...(hydrated ? disabledReason(values) : {})}
        formProps={{ ref: form, onChange: change, onSubmit: send }}
      />
      {run ? (
        <GeneratingPanel
          values={values}
          onStop={run.generation ? () => void stop(run.generation) : undefined}
        />
      ) : null}
    </>
  );
}

/** What Generate may cost: nothing is said before there is something to do. */
function priceNow(catalogue: DeskCatalogue, values: DeskValues): { most?: number } {
  const family = findFamily(catalogue, values);
  if (!family || values.text.trim() === "") return {};
  return {
    most: mostCredits(family.price, values.text.length, [values.context.length, values.examples.length]),
  };
}

function disabledReason({ text, action }: DeskValues): { disabledReason?: string } {
  if (text.trim() === "") return { disabledReason: "Write or paste a text first." };
  return action === null ? { disabledReason: "Choose a smart action." } : {};
}

async function stop(generation: string | null): Promise<void> {
  const fields = new FormData();
  fields.set("intent", "stop");
  fields.set("generation", generation ?? "");
  await fetch("/create/new/decide", { method: "POST", body: fields, redirect: "manual" });
}

/** Words between spaces: near enough while typing, and without the segmenter's cost on every key. */
function countSpaced(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
