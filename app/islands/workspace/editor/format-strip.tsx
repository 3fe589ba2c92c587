import { toggleMark } from "prosemirror-commands";
import { redo, undo } from "prosemirror-history";
import type { Command } from "prosemirror-state";
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { schema } from "#app/document/schema.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { insertRule, setStyle, toggleList, toggleQuote } from "./commands.ts";
import { KeyList } from "./key-list.tsx";
import type { BlockStyle, Formats } from "./queries.ts";

const { nodes, marks } = schema;

interface FormatStripProps {
  formats: Formats;
  /** Runs a command on the text and gives the text the focus. */
  run: (command: Command) => void;
  /** Opens the dialog for the link at the selection. */
  onLink: () => void;
}

interface Tool {
  label: string;
  icon: IconName;
  command: Command;
  /** Whether it holds at the selection; absent for what is done once. */
  on?: (formats: Formats) => boolean;
  /** Whether there is anything to do; absent where there always is. */
  can?: (formats: Formats) => boolean;
}

const styles: readonly [BlockStyle, string][] = [
  ["paragraph", "Paragraph"],
  [2, "Heading"],
  [3, "Subheading"],
  [4, "Small heading"],
  ["code", "Code block"],
];

const words: readonly Tool[] = [
  { label: "Bold", icon: "bold", command: toggleMark(marks.strong), on: ({ strong }) => strong },
  { label: "Italic", icon: "italic", command: toggleMark(marks.em), on: ({ em }) => em },
  { label: "Code", icon: "code", command: toggleMark(marks.code), on: ({ code }) => code },
];

const blocks: readonly Tool[] = [
  {
    label: "Bulleted list",
    icon: "list",
    command: toggleList(nodes.bullet_list),
    on: ({ bullets }) => bullets,
  },
  {
    label: "Numbered list",
    icon: "list-ordered",
    command: toggleList(nodes.ordered_list),
    on: ({ numbers }) => numbers,
  },
  { label: "Quote", icon: "quote", command: toggleQuote, on: ({ quote }) => quote },
  { label: "Rule", icon: "separator-horizontal", command: insertRule },
];

const turns: readonly Tool[] = [
  { label: "Undo", icon: "undo-2", command: undo, can: ({ canUndo }) => canUndo },
  { label: "Redo", icon: "redo-2", command: redo, can: ({ canRedo }) => canRedo },
];

/**
 * The strip at the head of a text: style, marks, blocks, history. One stop of the Tab key; arrows, Home and End go from
 * one to the next. A press does not take the selection from the text.
 */
export function FormatStrip({ formats, run, onLink }: FormatStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [keysShown, setKeysShown] = useState(false);
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent): void => {
      if (!asksForKeys(event)) return;
      event.preventDefault();
      setKeysShown(true);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  const show = ({ label, icon, command, on, can }: Tool): ReactNode => (
    <StripButton
      key={label}
      label={label}
      icon={icon}
      on={on?.(formats)}
      isIdle={can?.(formats) === false}
      onPress={() => run(command)}
    />
  );
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its items take the focus in turn
    <div
      className="fmt"
      role="toolbar"
      aria-label="Format"
      ref={strip}
      onKeyDown={browse}
      onFocus={({ target }) => holdStop(strip.current, target)}
    >
      <select
        className="select select-sm select-bare fmt-style"
        aria-label="Paragraph style"
        value={formats.style}
        onChange={({ target }) => {
          const style = styles.find(([one]) => String(one) === target.value)?.[0];
          if (style !== undefined) run(setStyle(style));
        }}
      >
        {styles.map(([style, label]) => (
          <option key={style} value={style}>
            {label}
          </option>
        ))}
      </select>
      <span className="vr" />
      {words.map(show)}
      <StripButton
        label="Link"
        icon="link"
        on={formats.link}
        isIdle={formats.style === "code"}
        onPress={onLink}
      />
      <span className="vr" />
      {blocks.map(show)}
      <span className="end">
        {turns.map(show)}
        <StripButton label="Keys" icon="keyboard" onPress={() => setKeysShown(true)} />
      </span>
      {keysShown ? <KeyList onClose={() => setKeysShown(false)} /> : null}
    </div>
  );
}

interface StripButtonProps {
  label: string;
  icon: IconName;
  on?: boolean | undefined;
  isIdle?: boolean;
  onPress: () => void;
}

function StripButton({ label, icon, on, isIdle = false, onPress }: StripButtonProps) {
  return (
    <Button
      kind="bare"
      size="sm"
      type="button"
      icon
      tabIndex={-1}
      aria-label={label}
      aria-pressed={on}
      aria-disabled={isIdle || undefined}
      title={label}
      onMouseDown={(event) => event.preventDefault()}
      onClick={isIdle ? undefined : onPress}
    >
      <Icon name={icon} size={15} />
    </Button>
  );
}

/** `?` where nothing is typed, Mod-/ anywhere. */
function asksForKeys({ key, ctrlKey, metaKey, isComposing, target }: globalThis.KeyboardEvent): boolean {
  if (isComposing) return false;
  if (ctrlKey || metaKey) return key === "/";
  const isTyping = target instanceof Element && target.closest("input, textarea, [contenteditable], dialog");
  return key === "?" && !isTyping;
}

const itemsOf = (strip: Element): HTMLElement[] => [
  ...strip.querySelectorAll<HTMLElement>(":scope > :is(select, button), :scope > .end > button"),
];

function browse(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget);
  const at = items.indexOf(event.target as HTMLElement);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: items.length - 1 }[event.key];
  if (at < 0 || to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  items.at(to % items.length)?.focus();
}

/** The item that had the focus last is where Tab comes back to. */
function holdStop(strip: Element | null, focused: Element): void {
  const items = strip ? itemsOf(strip) : [];
  if (!items.some((item) => item === focused)) return;
  for (const item of items) item.tabIndex = item === focused ? 0 : -1;
}
