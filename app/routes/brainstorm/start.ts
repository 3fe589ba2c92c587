import type { RouterContextProvider } from "react-router";
import { ask, type Problem } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { longestRole, type StartErrors, type StartFields } from "#app/ui/conversation/start-fields.ts";
import { formText } from "../forms/form-text.ts";
import { idempotencyKey } from "../forms/idempotency.ts";
import { guidOf, textOf } from "../workspace/panels/template-form.ts";

type Context = Readonly<RouterContextProvider>;

/** What the form that begins a session sent. */
export interface StartForm extends StartFields {
  intent: string;
  click: string;
}

/** The call that begins it, or why it cannot begin. */
type Start = { body: Record<string, unknown>; fields: StartForm } | StartRefusal;
export interface StartRefusal {
  fields: StartForm;
  errors: StartErrors;
  problem: { status: number; data: Problem } | null;
}

export function readStart(form: FormData): StartForm {
  return {
    intent: formText(form, "intent"),
    click: formText(form, "click"),
    text: formText(form, "text"),
    document: guidOf(formText(form, "document")) ?? "",
    parent: guidOf(formText(form, "parent")) ?? "",
    roles: formText(form, "roles") === "custom" ? "custom" : "auto",
    primary: oneLine(formText(form, "primary")),
    secondary: oneLine(formText(form, "secondary")),
    chosen: parseChosen(form),
  };
}

const oneLine = (sent: string): string => sent.replace(/\s+/g, " ").trim();

function parseChosen(form: FormData): StartFields["chosen"] {
  const primary = oneLine(formText(form, "chosen_primary"));
  const secondary = oneLine(formText(form, "chosen_secondary"));
  const reason = formText(form, "chosen_reason").slice(0, 500);
  return primary === "" || secondary === "" ? null : { primary, secondary, reason };
}

/** Reads the form to a call; the roles are asked for where they are not named yet. */
export async function startOf(context: Context, sent: StartForm): Promise<Start> {
  const read = await withText(context, sent);
  if ("problem" in read) return read;
  const errors = errorsOf(read);
  if (Object.keys(errors).length > 0) return { fields: read, errors, problem: null };
  const fields = read.roles === "auto" && read.chosen === null ? await chooseRoles(context, read) : read;
  if ("problem" in fields) return fields;
  const named = fields.roles === "auto" && fields.chosen ? fields.chosen : { ...fields, reason: "" };
  return {
    fields,
    body: {
      text: fields.text,
      primary_role: named.primary,
      secondary_role: named.secondary,
      ...(named.reason === "" ? {} : { reason: named.reason }),
      ...(fields.parent === "" ? {} : { parent: fields.parent }),
    },
  };
}

/** The form with its text: what was typed, else the text of the document that it was opened from. */
async function withText(context: Context, sent: StartForm): Promise<StartForm | StartRefusal> {
  if (sent.text.trim() !== "" || sent.document === "") return sent;
  const read = await textOf(context, sent.document);
  if ("problem" in read) return { fields: sent, errors: {}, problem: read.problem };
  return { ...sent, text: read.text };
}

function errorsOf({ text, roles, primary, secondary }: StartForm): StartErrors {
  const tooLong = `At most ${longestRole} characters.`;
  const named = (role: string): string | null => {
    if (role === "") return "Name a role.";
    return role.length > longestRole ? tooLong : null;
  };
  const errors: StartErrors = text.trim() === "" ? { text: "Write or paste a text first." } : {};
  if (roles === "auto") return errors;
  const [first, second] = [named(primary), named(secondary)];
  const same = first === null && primary === secondary ? "Two different roles talk." : null;
  return {
    ...errors,
    ...(first === null ? {} : { primary: first }),
    ...(second === null && same === null ? {} : { secondary: second ?? same ?? "" }),
  };
}

/** The form with two roles that fit its text; where none come, with the fields to name them. */
export async function chooseRoles(context: Context, sent: StartForm): Promise<StartForm | StartRefusal> {
  const body = { text: sent.text };
  const answer = await ask(
    gatewayOf(context).brainstorm.roles.$post(
      { json: body },
      { headers: { "Idempotency-Key": idempotencyKey(sent.click, ["roles", sent.chosen, body]) } },
    ),
  );
  const byHand: StartForm = { ...sent, roles: "custom", chosen: null };
  if (!answer.success) return { fields: byHand, errors: {}, problem: answer };
  const { primary_role: primary, secondary_role: secondary, detail } = answer.data;
  if (primary === null || secondary === null)
    return { fields: byHand, errors: {}, problem: { status: 502, data: { detail, code: "model_failed" } } };
  return { ...sent, chosen: { primary, secondary, reason: detail } };
}

export const startKey = (click: string, body: unknown): string => idempotencyKey(click, ["start", body]);
