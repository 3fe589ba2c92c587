import { type FormEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { useNavigate, useNavigation } from "react-router";
import { kindOf } from "#app/document/builtin-kind.ts";
import { LineWords } from "#app/document/counts.ts";
import { mostCredits, sizeOf } from "#app/document/credits.ts";
import { choiceText, disabledReason, withChip, withExample } from "#app/ui/desk/desk-choices.ts";
import { ExamplesDialog } from "#app/ui/desk/desk-examples.tsx";
import { DeskForm, type DeskFormProps } from "#app/ui/desk/desk-form.tsx";
import { type DeskFamily, type DeskValues, findFamily } from "#app/ui/desk/desk-values.ts";
import { type CreditAccount, creditsLeft } from "#app/ui/shell/account.ts";
import { UndoToast } from "#app/ui/toast.tsx";
import { useGenerate } from "../generation/use-generate.ts";
import { connectionLost } from "../offline.ts";
import type { FoundTool } from "../workspace/tools/find-tools.ts";
import { type DeskAnswer, failure, toRefusal } from "./desk-answer.ts";
import { GeneratingPanel } from "./generating-panel.tsx";
import { ToolSearch } from "./tool-search.tsx";
import { useTypewriter } from "./typewriter.ts";
import { useDesk } from "./use-desk.ts";

interface DeskIslandProps extends Omit<DeskFormProps, "script" | "pending" | "kind" | "short" | "search"> {
  /** What was searched among the tools without a script, and what the server found. */
  search: { query: string; found: readonly FoundTool[] };
  /** Of the signed-in user; null for a guest. */
  account: CreditAccount | null;
  /** Id of the signed-in user; null for a guest. */
  owner: string | null;
  /** Shows what Generate was answered in place of a text; null when it is pressed. */
  onAnswer: (answer: DeskAnswer | null) => void;
}

const lingerMs = 700;

/** Home's form with a script over it: menus follow the choice, nothing typed is lost, and the text streams in. */
export function DeskIsland({ owner, account, onAnswer, click, examples, ...props }: DeskIslandProps) {
  const desk = useDesk(owner, props.values, examples);
  const { values } = desk;
  const [lineWords] = useState(() => new LineWords());
  const [picking, setPicking] = useState(false);
  /** A request that was refused is another one when it is sent again. */
  const [tries, setTries] = useState(0);
  const navigation = useNavigation();
  const navigate = useNavigate();
  const tagline = useTypewriter(desk.hydrated && values.text === "" && values.action === null);
  const { run, generate } = useGenerate({
    stream: "/generate/stream",
    linger: lingerMs,
    target: ({ guid }) =>
      desk.values.mode === "inspire" ? `/inspiration?id=${guid}` : `/create/${guid}?first`,
    onStart: desk.made,
    onRefused: refuse,
  });
  // The panel had the focus and is gone: on to where it came from.
  const ran = useRef(false);
  useEffect(() => {
    const isOver = ran.current && run === null;
    ran.current = run !== null;
    if (!isOver || document.activeElement !== document.body) return;
    desk.form.current?.querySelector<HTMLElement>('[name="intent"][value="generate"]')?.focus();
  }, [run, desk.form]);
  const text = useDeferredValue(values.text);
  const words = useMemo(() => lineWords.count(text), [text, lineWords]);
  const family = findFamily(props.catalogue, values);
  const kind = family ? kindOf(family, values.options) : null;
  const most = mostOf(family ? [family] : props.catalogue[values.mode], values, account);
  const fitting = examples.filter(({ mode }) => mode === values.mode);

  async function refuse(said: unknown): Promise<void> {
    if (said === null) return onAnswer(failure(connectionLost));
    const refusal = toRefusal(said);
    if ("login" in refusal) return window.location.assign(refusal.login);
    if ("place" in refusal) return navigate(refusal.place);
    setTries((before) => before + 1);
    return onAnswer(refusal);
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isGenerate = submitter?.getAttribute("value") === "generate";
    // A guest's form is sent as it is: it leads to the sign-in.
    if (isGenerate && owner === null) return;
    // The tool opens with the text, which is a document then.
    if (submitter?.getAttribute("value")?.startsWith("tool:")) {
      if (values.text.trim() !== "") desk.made();
      return;
    }
    event.preventDefault();
    if (!isGenerate) return;
    onAnswer(null);
    const isMade = await generate(event.currentTarget, submitter);
    // The form may still stand when the page is on its way to the text.
    if (!isMade && desk.form.current) desk.unmade();
  }

  const reason = disabledReason(values, props.builtinWrites ? kind : null);
  const script = {
    formProps: { ref: desk.form, onChange: desk.follow, onSubmit: (event) => void send(event) },
    filled: desk.filled,
    onExamples: () => setPicking(true),
    onBack: desk.bringBack,
    onChip: (chip) => desk.replace(withChip(values, chip), `${chip.title}: ${choiceText(chip)}.`),
    words,
    most: reason === undefined ? most : undefined,
    tagline,
    disabledReason: reason,
  } satisfies DeskFormProps["script"];

  return (
    <>
      <DeskForm
        {...props}
        click={`${click} ${tries}`}
        values={values}
        kind={kind}
        short={account !== null && most > creditsLeft(account) ? { account, most } : null}
        aside={desk.arrived ? desk.aside : props.aside}
        search={
          <ToolSearch
            key={props.search.query}
            query={props.search.query}
            found={props.search.found}
            enhanced={desk.hydrated}
          />
        }
        noted={desk.arrived ? desk.noted : props.noted}
        examples={fitting}
        pending={run !== null || navigation.state === "submitting"}
        {...(desk.hydrated ? { script } : {})}
      />
      {picking ? (
        <ExamplesDialog
          mode={values.mode}
          examples={fitting}
          builtinWrites={props.builtinWrites}
          onPick={(example) => {
            setPicking(false);
            desk.replace(withExample(example), `Example: ${example.title}.`);
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
      {run ? (
        <GeneratingPanel
          values={values}
          begun={run.begun}
          onStop={run.generation ? () => void stop(run.generation) : undefined}
        />
      ) : null}
      {desk.hydrated ? (
        <UndoToast text={desk.replaced} onUndo={desk.undo} onPassed={desk.forgetReplaced} />
      ) : null}
    </>
  );
}

/** What Generate may cost with one of some families, at most. */
function mostOf(families: readonly DeskFamily[], values: DeskValues, account: CreditAccount | null): number {
  const size = sizeOf(values.text);
  const besides = [values.context.length, values.examples.length, account?.houseStyleCharacters ?? 0];
  return Math.max(0, ...families.map(({ price }) => mostCredits(price, size, besides)));
}

async function stop(generation: string | null): Promise<void> {
  const fields = new FormData();
  fields.set("intent", "stop");
  fields.set("generation", generation ?? "");
  await fetch("/create/new/decide", { method: "POST", body: fields, redirect: "manual" });
}
