import type { GenerateSmartBody } from "#app/services/smart-actions/contract.ts";
import { withChip, withExample } from "#app/ui/desk/desk-choices.ts";
import { withHelp } from "#app/ui/desk/desk-help.ts";
import {
  type DeskCatalogue,
  type DeskErrors,
  type DeskValues,
  findFamily,
  noteLimit,
  parseAside,
} from "#app/ui/desk/desk-values.ts";
import { readDesk } from "#app/ui/desk/read-desk.ts";
import { formText } from "../forms/form-text.ts";
import { deskChips } from "./desk-chips.ts";
import { deskExamples } from "./desk-examples.ts";

/** Bytes; as JSON it must fit into a call of 1 MiB. */
const longestText = 900_000;

/** What home's form sent. */
export interface DeskSubmission {
  intent: string;
  click: string;
  values: DeskValues;
  /** How its page was come by. */
  came: string;
  /** What was searched among the tools. */
  find: string;
  /** What examples took the place of, the newest last. */
  aside: readonly DeskValues[];
}

/** Reads home's form. */
export function parseDesk(form: FormData): DeskSubmission {
  return {
    intent: formText(form, "intent"),
    click: formText(form, "click"),
    values: readDesk(form),
    came: formText(form, "came"),
    find: formText(form, "find"),
    aside: parseSent(formText(form, "aside")),
  };
}

/**
 * The form without what its choice does not have: a page without a script still carries the values of the action that was
 * chosen before, and after a change of the mode that action too.
 */
export function fittingDesk(catalogue: DeskCatalogue, values: DeskValues): DeskValues {
  const chosen = findFamily(catalogue, values);
  const has = new Set(chosen?.suboptions.map(({ name }) => name));
  const options = Object.fromEntries(Object.entries(values.options).filter(([name]) => has.has(name)));
  return { ...values, action: chosen?.name ?? null, options };
}

function parseSent(sent: string): DeskValues[] {
  if (sent === "") return [];
  try {
    return parseAside(JSON.parse(sent));
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** The form as one of its buttons changes it, for a page without a script. Nothing that was typed is thrown away. */
export function changedDesk({ intent, values, aside }: DeskSubmission): {
  values: DeskValues;
  aside: readonly DeskValues[];
} {
  const helped = withHelp(values, intent);
  if (helped) return { values: helped, aside };
  const [what, id] = intent.split(":");
  const isOwn = values.text.trim() !== "" && !deskExamples.some(({ text }) => text === values.text);
  const own = isOwn ? [values] : [];
  if (what === "undo") {
    const newest = aside.at(-1);
    return newest ? { values: newest, aside: [...own, ...aside.slice(0, -1)] } : { values, aside };
  }
  const example = what === "example" && deskExamples.find((one) => one.id === id);
  if (example) return { values: withExample(example), aside: [...aside, ...own] };
  const chip = what === "chip" && deskChips.find((one) => one.id === id);
  return { values: chip ? withChip(values, chip) : values, aside };
}

/** What keeps the form from being sent on; empty when nothing does. */
export function deskErrors(values: DeskValues): DeskErrors {
  const tooLong = `At most ${noteLimit} characters.`;
  return {
    ...(values.text.trim() === "" ? { text: "Write or paste a text first." } : {}),
    ...(Buffer.byteLength(values.text) > longestText
      ? { text: "This text is too long: at most 900,000 characters." }
      : {}),
    ...(values.action === null ? { action: "Choose a smart action first." } : {}),
    ...(values.context.length > noteLimit ? { context: tooLong } : {}),
    ...(values.examples.length > noteLimit ? { examples: tooLong } : {}),
  };
}

/** The body of the generateSmart call. */
export function generateSmartBody(values: DeskValues): GenerateSmartBody {
  return {
    content: values.text,
    mode: values.mode === "inspire" ? "inspire" : "generate",
    smart_actions: {
      main_action: values.action ?? "",
      sub_options: Object.entries(values.options).map(([name, selected_value]) => ({ name, selected_value })),
    },
    additional_content: { context: values.context, examples: values.examples },
    user_selections: { ...values.options },
  };
}
