import type { RouterContextProvider } from "react-router";
import { sizeOf, type Price, type TextSize } from "#app/document/credits.ts";
import { type Catalogue, type Entry, loadCatalogue } from "#app/server/gateway/catalogue.ts";
import { laidTexts } from "#app/server/session/pages.ts";
import type { GenerationView } from "#app/services/generated.ts";
import { z } from "zod";
import type { EditorText } from "../workspace/editor-state.ts";
import type { ChosenTool } from "./chosen-tool.ts";
import { type Call, send, startedBy } from "../workspace/panels/ask-tool.ts";

type Context = Readonly<RouterContextProvider>;

/** What goes with a text and is no part of it. */
export interface Notes {
  context: string;
  examples: string;
}

const smartInput = z.looseObject({
  content: z.string(),
  mode: z.literal("generate"),
  smart_actions: z.looseObject({ main_action: z.string() }),
  additional_content: z
    .object({ context: z.string().optional(), examples: z.string().optional() })
    .optional(),
});
const freeInput = z.looseObject({
  aiAction: z.string(),
  text: z.string(),
  context: z.string().optional(),
  examples: z.string().optional(),
});

/** Context and examples that a text was asked for with. */
export function notesOf(maker: GenerationView | null): Notes {
  const smart = smartInput.safeParse(maker?.input).data?.additional_content;
  const { context = "", examples = "" } = smart ?? freeInput.safeParse(maker?.input).data ?? {};
  return { context, examples };
}

/** What writes a text once more where nobody knows how it was asked for. */
const otherwise = "Improve";

const priceOf = (entries: readonly Entry[], action: string): Price | null =>
  entries.find(({ name }) => name === action)?.price ?? null;

/** What asks for a text once more. */
export interface Again {
  price: Price | null;
  /** Of the text that is worked on; null: of the one in front. */
  size: TextSize | null;
  path: string;
  /** `edited`: the text in front is not what the request brought, and is worked on in the place of what it was sent with. */
  body: (text: string, notes: Notes, edited: boolean) => Record<string, unknown>;
}

/** The request that a version was made by, to be sent once more; a text that no action made is improved. */
export function againOf(maker: GenerationView | null, { families, sidebar }: Catalogue): Again {
  const actions = sidebar.flatMap(({ actions: of }) => of);
  const smart = maker?.call === "generateSmart" ? smartInput.safeParse(maker.input).data : undefined;
  if (smart)
    return {
      price: priceOf(families.create, smart.smart_actions.main_action),
      size: sizeOf(smart.content),
      path: smartPath,
      body: (text, notes, edited) => ({
        ...smart,
        ...(edited ? { content: text } : {}),
        additional_content: notes,
      }),
    };
  const free = maker?.call === "freestyle" ? freeInput.safeParse(maker.input).data : undefined;
  const known = free && priceOf(actions, free.aiAction);
  return {
    price: known ?? priceOf(actions, otherwise),
    size: known ? sizeOf(free.text) : null,
    path: "/api/v1/freestyle",
    body: (text, notes, edited) =>
      known
        ? { ...partless(free), ...(edited ? { text } : {}), ...notes }
        : { aiAction: otherwise, text, ...notes },
  };
}

/** Address of the call that a tool is applied by. */
export const smartPath = "/api/v1/smart-actions/generateSmart";

/** Without the place of a part and the wish for a card: the whole is a version now. */
const partless = ({ selection: _selection, card: _card, ...asked }: z.infer<typeof freeInput>) => asked;

/** The call of Apply Tools. */
export const toolBody = (
  { family, suboption, value }: ChosenTool,
  { text, title, subTitle }: EditorText,
  notes: Notes,
): Record<string, unknown> => ({
  content: text,
  mode: "generate",
  smart_actions: {
    main_action: family,
    sub_options: [{ name: suboption, selected_value: value }],
  },
  additional_content: notes,
  user_selections: { [suboption]: value },
  ...(title === "" ? {} : { title }),
  ...(subTitle === "" ? {} : { sub_title: subTitle }),
});

const waitSeconds = 2;

/**
 * Asks for a version of a document; one that is being written already is gone on with. Rules write at once, and a page
 * without a script is spared the loading of another; a script shows a model's words from the first one on.
 */
export async function askVersion(
  context: Context,
  call: Call,
  click: string,
): Promise<ReturnType<typeof startedBy>> {
  const { builtinWrites } = await loadCatalogue(context);
  const wait = builtinWrites || laidTexts(context).into === "field" ? waitSeconds : 0;
  const started = startedBy(await send(context, call, click, wait));
  if (!("problem" in started)) return started;
  const { status, data } = started.problem;
  // Of what broke off, the beginning is shown.
  const isBegun = status >= 500 && typeof data.generation === "string" && data["text"];
  return isBegun ? { generation: data.generation as string } : started;
}
