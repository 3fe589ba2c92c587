import type { GenerateSmartBody } from "#app/services/smart-actions/contract.ts";
import { formText } from "../form-text.ts";
import { readDesk } from "#app/ui/desk/read-desk.ts";
import { type DeskErrors, type DeskValues, noteLimit } from "#app/ui/desk/desk-values.ts";

/** Bytes; as JSON it must fit into a call of 1 MiB. */
const longestText = 900_000;

/** What home's form sent. */
export interface DeskSubmission {
  intent: string;
  click: string;
  values: DeskValues;
}

/** Reads home's form. */
export function parseDesk(form: FormData): DeskSubmission {
  return { intent: formText(form, "intent"), click: formText(form, "click"), values: readDesk(form) };
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
