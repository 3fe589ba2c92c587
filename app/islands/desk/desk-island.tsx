import {
  type FormEvent,
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { useFetcher, useNavigate, useNavigation } from "react-router";
import { kindOf } from "#app/document/builtin-kind.ts";
import { LineWords } from "#app/document/counts.ts";
import { mostCredits, type Price, sizeOf } from "#app/document/credits.ts";
import { chipText, disabledReason, withChip, withExample } from "#app/ui/desk/desk-choices.ts";
import { ExamplesDialog } from "#app/ui/desk/desk-examples.tsx";
import { DeskForm, type DeskFormProps } from "#app/ui/desk/desk-form.tsx";
import { correctIntent, withHelp } from "#app/ui/desk/desk-help.ts";
import { type DeskFamily, type DeskValues, findFamily } from "#app/ui/desk/desk-values.ts";
import { type CreditAccount, creditsLeft } from "#app/ui/shell/account.ts";
import { UndoToast } from "#app/ui/undo-toast.tsx";
import { useGenerate } from "../generation/use-generate.ts";
import { connectionLost, type OfflineAnswer } from "../offline.ts";
import { loadPart } from "../part.ts";
import type { FoundTool } from "../workspace/tools/find-tools.ts";
import { type DeskAnswer, type DeskCorrection, failure, stoppedAtOnce, toRefusal } from "./desk-answer.ts";
import { ToolSearch } from "./tool-search.tsx";
import { useTypewriter } from "./typewriter.ts";
import { useDesk } from "./use-desk.ts";
import { useExamples } from "./use-examples.ts";

interface DeskIslandProps extends Omit<
  DeskFormProps,
  "script" | "pending" | "kind" | "short" | "search" | "mostCorrecting"
> {
  /** What was searched among the tools without a script, and what the server found. */
  search: { query: string; found: readonly FoundTool[] };
  /** What correcting the text may cost; null where it cannot be. */
  correcting: Price | null;
  /** The server kept the form, and gives it back. */
  wasKept: boolean;
  /** Of the signed-in user; null for a guest. */
  account: CreditAccount | null;
  /** Id of the signed-in user; null for a guest. */
  owner: string | null;
  /** Shows what Generate was answered in place of a text; null when it is pressed. */
  onAnswer: (answer: DeskAnswer | null) => void;
}

const lingerMs = 700;
const loadPanel = async () => (await import("./generating-panel.tsx")).GeneratingPanel;

/** The panel of a generation, fetched as soon as the page stands for who can ask for one; null until then. */
function useGeneratingPanel(isWanted: boolean) {
  const [part, setPart] = useState<{ Panel: Awaited<ReturnType<typeof loadPanel>> } | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    void loadPart(loadPanel).then((Panel) => Panel && setPart({ Panel }));
  }, [isWanted]);
  return part;
}

/** Home's form with a script over it: menus follow the choice, nothing typed is lost, and the text streams in. */
export function DeskIsland({
  owner,
  account,
  correcting,
  onAnswer,
  click,
  examples,
  wasKept,
  ...props
}: DeskIslandProps) {
  const desk = useDesk({ owner, initial: props.values, set: props.aside, wasKept, examples });
  const { values } = desk;
  const [lineWords] = useState(() => new LineWords());
  const picking = useExamples();
  /** A request that was refused is another one when it is sent again. */
  const [tries, setTries] = useState(0);
  const navigation = useNavigation();
  const navigate = useNavigate();
  const generating = useGeneratingPanel(owner !== null);
  const tagline = useTypewriter(desk.hydrated && values.text === "" && values.action === null);
  const { run, generate } = useGenerate({
    stream: "/generate/stream",
    linger: lingerMs,
    target: ({ guid }) =>
      desk.values.mode === "inspire" ? `/inspiration?id=${guid}` : `/create/${guid}?first`,
    onStart: desk.made,
    onStopped: () => onAnswer(stoppedAtOnce),
    onRefused: refuse,
  });
  const corrector = useFetcher<DeskCorrection | OfflineAnswer>();
  const isPending = run !== null || navigation.state === "submitting" || corrector.state !== "idle";
  const wasPending = useRef(false);
  /** Somebody typed while the panel stood: the keys that follow are the text's, and a space among them presses nothing. */
  const isTypedOn = useRef(false);
  // The panel had the focus and is gone, or a button that could not be pressed meanwhile: on to where it came from.
  useEffect(() => {
    const isOver = wasPending.current && !isPending;
    wasPending.current = isPending;
    if (!isOver || !(isTypedOn.current || document.activeElement === document.body)) return;
    const next = isTypedOn.current ? '[name="text"]' : '[name="intent"][value="generate"]';
    isTypedOn.current = false;
    desk.form.current?.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  }, [isPending, desk.form]);
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

  const takeCorrection = useEffectEvent((answer: DeskCorrection | OfflineAnswer) => {
    if (!("corrected" in answer)) return onAnswer(failure(connectionLost));
    onAnswer(answer.notice ? { notice: answer.notice, errors: {} } : null);
    if (answer.corrected) desk.correct(answer.values);
    return undefined;
  });
  const answered = corrector.state === "idle" ? corrector.data : undefined;
  useEffect(() => {
    if (answered) takeCorrection(answered);
  }, [answered]);

  /** Does what the answer's button says, as the form's own action would. */
  function help(form: HTMLFormElement, submitter: HTMLElement | null, intent: string): void {
    const set = withHelp(values, intent);
    if (set === null) {
      const sent = { method: "post", action: "/?index", encType: "multipart/form-data" } as const;
      void corrector.submit(new FormData(form, submitter), sent);
      return;
    }
    onAnswer(null);
    desk.replace(set, `${intent.slice("set:".length).replace("=", ": ")}.`);
  }

  async function send(event: FormEvent<HTMLFormElement>): Promise<void> {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isGenerate = submitter?.getAttribute("value") === "generate";
    if (isGenerate && isPending) return event.preventDefault();
    // A guest's form is sent as it is: it leads to the sign-in.
    if (isGenerate && owner === null) return;
    // The tool opens with the text, which is a document then. A guest's waits for the sign-in, as with Generate.
    if (submitter?.getAttribute("value")?.startsWith("tool:")) {
      if (owner !== null && values.text.trim() !== "") desk.made();
      return;
    }
    const intent = submitter?.getAttribute("value") ?? "";
    // A guest's text waits for the sign-in, as with Generate.
    if (intent === correctIntent && owner === null) return;
    event.preventDefault();
    if (intent === correctIntent || intent.startsWith("set:")) help(event.currentTarget, submitter, intent);
    if (!isGenerate) return;
    onAnswer(null);
    const isMade = await generate(event.currentTarget, submitter);
    // The form may still stand when the page is on its way to the text.
    if (!isMade && desk.form.current) desk.unmade();
  }

  /** What was said of the form is no longer true of it once something else is chosen. */
  const anew = (change: () => void): void => {
    onAnswer(null);
    change();
  };

  function follow({ target }: FormEvent<HTMLFormElement>): void {
    const isChoice =
      target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === "radio");
    if (isChoice) anew(desk.follow);
    else desk.follow();
  }

  /** The browser's own Undo knows nothing of a text that came into its field by itself. */
  function undoByKey(event: KeyboardEvent<HTMLFormElement>): void {
    const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
    const isUndo = (ctrlKey || metaKey) && !shiftKey && !altKey && key.toLowerCase() === "z";
    if (!isUndo || !desk.canUndo || !(target instanceof HTMLTextAreaElement) || target.name !== "text")
      return;
    event.preventDefault();
    anew(desk.undo);
  }

  const reason = disabledReason(values, props.builtinWrites ? kind : null);
  const script = {
    formProps: {
      ref: desk.form,
      onChange: follow,
      onSubmit: (event) => void send(event),
      onKeyDown: undoByKey,
    },
    filled: desk.filled,
    examples: picking.missing ? undefined : { open: () => void picking.open(), near: picking.near },
    onExample: (example) => {
      picking.close();
      anew(() => desk.replace(withExample(example), `Example: ${example.title}.`));
    },
    onBack: () => anew(desk.bringBack),
    onUndo: desk.isCorrected ? () => anew(desk.undo) : undefined,
    onChip: (chip) => anew(() => desk.replace(withChip(values, chip), chipText(values, chip))),
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
        mostCorrecting={
          correcting ? mostOf([{ price: correcting }], { ...values, context: "", examples: "" }, account) : 0
        }
        pending={isPending}
        {...(desk.hydrated ? { script } : {})}
      />
      {picking.Dialog ? (
        <ExamplesDialog
          Dialog={picking.Dialog}
          mode={values.mode}
          examples={fitting}
          builtinWrites={props.builtinWrites}
          onPick={script.onExample}
          onClose={picking.close}
        />
      ) : null}
      {run && generating ? (
        <generating.Panel
          values={values}
          begun={run.begun}
          onStop={run.generation ? () => void stop(run.generation) : undefined}
          onTyped={() => (isTypedOn.current = true)}
        />
      ) : null}
      {desk.hydrated ? (
        <UndoToast text={desk.replaced} onUndo={() => anew(desk.undo)} onPassed={desk.forgetReplaced} />
      ) : null}
    </>
  );
}

/** What Generate may cost with one of some families, at most. */
function mostOf(
  families: readonly Pick<DeskFamily, "price">[],
  values: DeskValues,
  account: CreditAccount | null,
): number {
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
