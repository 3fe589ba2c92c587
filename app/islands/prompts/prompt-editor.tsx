import { type FormEvent, type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { Form, useLocation, useNavigate, useNavigation } from "react-router";
import { mostCredits, type Price, sizeOf } from "#app/document/credits.ts";
import { Banner, type Notice, NoticeText } from "#app/ui/banner.tsx";
import { type BuiltinKind, ConnectModel, KindBadge } from "#app/ui/kind-badge.tsx";
import { Dots } from "#app/ui/loader.tsx";
import { closeMenu } from "#app/ui/menu/open-menu.ts";
import { CostLine } from "#app/ui/proof/cost-line.tsx";
import { isBroken } from "#app/ui/proof/promise-line.ts";
import { PromiseList } from "#app/ui/proof/promise-list.tsx";
import { PromptBar } from "#app/ui/prompts/prompt-bar.tsx";
import { type PromptDraft, promptPath } from "#app/ui/prompts/prompt-draft.ts";
import { PromptSheet } from "#app/ui/prompts/prompt-sheet.tsx";
import { PromptSide } from "#app/ui/prompts/prompt-side.tsx";
import { SaveKept, SavePanel } from "#app/ui/prompts/save-panel.tsx";
import { vaultPath } from "#app/ui/prompts/vault-address.ts";
import type { PromptFolder } from "#app/ui/prompts/vault-shown.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";
import { LimitModal } from "../billing/limit-modal.tsx";
import { useGenerate } from "../generation/use-generate.ts";
import { isPlainClick } from "../plain-click.ts";
import { CopyButton } from "../workspace/copy-button.tsx";
import { changeDraft, isTyped, type KnownPrompts, partFields, sizeOfDraft } from "./draft.ts";
import { type AnsweredDraft, useDraft } from "./use-draft.ts";
import { WrittenPrompts } from "./written-prompts.tsx";

interface PromptEditorProps {
  /** Whose it is: the id of the user. */
  owner: string;
  draft: PromptDraft;
  /** The form as it was sent, and answered. */
  answered: AnsweredDraft | null;
  known: KnownPrompts;
  folders: readonly PromptFolder[];
  /** Where Back leads without a script. */
  back: string;
  suggestions: readonly string[];
  writing: { generation: string; text: string } | null;
  proof: { cost: { charged: number }; promises: Parameters<typeof PromiseList>[0]["promises"] } | null;
  errors: { write?: string; save?: string };
  notice: Notice | null;
  /** The words of a save that succeeded: the library follows. */
  saved: string | null;
  click: string;
  builtinWrites: boolean;
  kind: BuiltinKind;
  price: Price;
  /** What a model reads of the house style with every text, in characters. */
  houseStyle: number;
}

const copiedMs = 2_000;
const toLibraryMs = 1_500;

/** The prompt editor: one form, of which a script changes at once what a server would. */
export function PromptEditor(props: PromptEditorProps) {
  const { owner, known, folders, back, suggestions, writing, proof, errors, notice, saved, click } = props;
  const { models } = known;
  const scripted = useScripted();
  const form = useRef<HTMLFormElement>(null);
  const { shown, live, read, follow, show, isBack, forget, startOver } = useDraft({
    owner,
    loaded: props.draft,
    answered: props.answered,
    known,
    form,
  });
  const { draft, version } = shown;
  const navigation = useNavigation();
  const goBack = useBack();
  const { run, generate } = useGenerate({
    stream: `${promptPath}/stream`,
    target: ({ generation }) => `${promptPath}?generation=${generation}`,
  });
  const saving = navigation.state !== "idle" && navigation.formData?.get("intent") === "save";
  const pending =
    run !== null || (navigation.state !== "idle" && navigation.formData?.get("intent") === "write");
  useLibraryAfter(saved, forget);
  useFocusAfter(version, form, draft.added.length > 0);
  const isWhole = live.title.trim() !== "" && live.content.trim() !== "";
  const said = notice && !notice.limit ? notice : null;

  async function write(from: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
    if (await generate(from, submitter)) forget();
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const intent = submitter?.value ?? "stay";
    const now = read();
    if (intent === "write" || intent === "write!") {
      event.preventDefault();
      if (intent === "write" && isTyped(now, known)) return show({ ...now, ask: { kind: "write" } });
      void write(event.currentTarget, submitter);
      return;
    }
    // Enter in a field presses it too, and one save is one prompt.
    if (intent === "save" && (saving || saved !== null)) return event.preventDefault();
    const name = event.currentTarget.elements.namedItem("new-part");
    const changed = changeDraft(now, intent, known, name instanceof HTMLInputElement ? name.value : "");
    if (!changed) return;
    event.preventDefault();
    const menu = submitter?.closest("details");
    if (menu) closeMenu(menu, "back");
    show(changed);
  }

  const side = (
    <PromptSide
      key={version}
      draft={draft}
      models={models}
      suggestions={suggestions}
      most={mostCredits(props.price, sizeOf(live.original), [props.houseStyle])}
      error={errors.write ?? null}
      pending={pending}
      writing={writing !== null}
    >
      {props.builtinWrites && writing === null ? (
        <p className="xs faint ep-kind">
          <KindBadge kind={props.kind} builtinWrites /> Without a model the parts are laid out for you to fill
          in. <ConnectModel />
        </p>
      ) : null}
      {proof ? (
        <div className="ep-proof">
          <PromiseList promises={proof.promises} />
          <CostLine cost={proof.cost} broken={proof.promises.some(isBroken)} />
        </div>
      ) : null}
    </PromptSide>
  );
  return (
    <div className="bs ep">
      <SkipLink />
      <PromptBar
        draft={draft}
        models={models}
        size={sizeOfDraft(live)}
        back={back}
        onBack={goBack}
        copy={scripted ? <CopyButton shownMs={copiedMs} read={() => ({ text: read().content })} /> : null}
        writing={writing !== null}
      />
      <LimitModal notice={notice} />
      {writing ? (
        <div className="bs-cols">
          {side}
          <WrittenPrompts writing={writing} />
        </div>
      ) : (
        <Form
          id="prompt"
          method="post"
          ref={form}
          className={draft.saving ? "bs-cols ep-cols is-saving" : "bs-cols ep-cols"}
          onSubmit={scripted ? submit : undefined}
          onInput={scripted ? follow : undefined}
          preventScrollReset
        >
          <FirstButton intent={draft.saving ? "save" : "add"} />
          <input type="hidden" name="click" value={click} />
          {scripted ? <input type="hidden" name="scripted" value="1" /> : null}
          <Kept draft={draft} />
          {side}
          <PromptSheet
            key={`sheet ${version}`}
            draft={draft}
            fields={partFields(draft, models)}
            notice={
              <>
                {said ? (
                  <Banner kind={said.kind} className="ep-notice">
                    <NoticeText notice={said} />
                  </Banner>
                ) : null}
                {isBack && saved === null ? (
                  <Banner kind="info" className="ep-notice">
                    What you typed here is back. It is not saved yet.{" "}
                    <button type="button" className="link" onClick={startOver}>
                      Throw it away
                    </button>
                  </Banner>
                ) : null}
              </>
            }
          />
          {draft.saving ? (
            <SavePanel
              key={`save ${version}`}
              draft={draft}
              folders={folders}
              error={errors.save ?? null}
              notice={saved === null ? null : <Done text={saved} />}
              state={saved !== null ? "saved" : saving ? "saving" : scripted && !isWhole ? "empty" : "ready"}
            />
          ) : (
            <SaveKept draft={draft} />
          )}
        </Form>
      )}
    </div>
  );
}

/** What Enter in a field presses. */
function FirstButton({ intent }: { intent: "save" | "add" }) {
  return (
    <button type="submit" name="intent" value={intent} className="sr" tabIndex={-1} aria-hidden="true">
      {intent === "save" ? "Save" : "Add"}
    </button>
  );
}

/** What the form carries besides its fields. */
function Kept({ draft: { id, generation, model, view, added, saving } }: Pick<PromptEditorProps, "draft">) {
  return (
    <>
      {Object.entries({ id, generation, model, view, saving: saving ? "1" : "" }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {added.map((name) => (
        <input key={name} type="hidden" name="added" value={name} />
      ))}
    </>
  );
}

function Done({ text }: { text: string }) {
  return (
    <Banner kind="success">
      {text}
      <br />
      <span className="loader xs">
        <Dots count={3} />
        Opening your saved prompts
      </span>
    </Banner>
  );
}

/** One step back where there is one in this window; else the link leads on. */
function useBack(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (event) => {
    if (key === "default" || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    void navigate(-1);
  };
}

/** Where the fields were drawn anew and took the focus with them: to the first of them, or to the part that was added. */
function useFocusAfter(version: number, form: RefObject<HTMLFormElement | null>, added: boolean): void {
  const focus = useEffectEvent(() => {
    if (document.activeElement !== document.body) return;
    const fields = form.current?.querySelectorAll<HTMLElement>(".ep-part textarea, .ep-raw");
    fields?.[added ? fields.length - 1 : 0]?.focus({ preventScroll: !added });
  });
  useEffect(() => {
    if (version > 0) focus();
  }, [version]);
}

function useLibraryAfter(saved: string | null, onSaved: () => void): void {
  const navigate = useNavigate();
  const leave = useEffectEvent(() => void navigate(vaultPath));
  const done = useEffectEvent(onSaved);
  useEffect(() => {
    if (saved === null) return undefined;
    done();
    const timer = setTimeout(() => leave(), toLibraryMs);
    return () => clearTimeout(timer);
  }, [saved]);
}
