import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { type BuiltinKind, kindOf } from "#app/document/builtin-kind.ts";
import { mostCredits, type Price, sizeOf } from "#app/document/credits.ts";
import { findTools } from "#app/islands/workspace/tools/find-tools.ts";
import { type Catalogue, loadCatalogue } from "#app/server/gateway/catalogue.ts";
import type { User } from "#app/services/auth/contract.ts";
import type { Notice } from "#app/ui/banner.tsx";
import {
  type DeskChoice,
  type ToldChip,
  type ToldExample,
  withChip,
  withExample,
} from "#app/ui/desk/desk-choices.ts";
import type { ToldKind } from "#app/ui/kind-badge.tsx";
import { correctIntent, correction, correctLabel } from "#app/ui/desk/desk-help.ts";
import { readDeskCookie } from "#app/ui/desk/desk-cookie.ts";
import { type DeskCatalogue, emptyDesk, findFamily } from "#app/ui/desk/desk-values.ts";
import { listWays } from "../workspace/panels/list-tools.ts";
import { deskChips } from "./desk-chips.ts";
import { deskExamples } from "./desk-examples.ts";
import { findBrought } from "./brought-text.ts";
import { cameBy, findOwnDraft, type KeptForm, toldPlace } from "./draft.ts";
import { findRequest } from "./earlier-request.ts";
import { findUsed } from "./used-prompt.ts";

/** What home's form shows: the catalogue, the examples and chips, and the text that it begins with. */
export async function loadDesk(
  request: Request,
  context: Readonly<RouterContextProvider>,
  url: URL,
  user: User | null,
) {
  const owner = user?.id ?? null;
  const signedIn = owner !== null;
  const catalogue = await loadCatalogue(context);
  const { families, sidebar, builtinWrites, model } = catalogue;
  const chosen = url.searchParams.get("example") ?? "";
  const example = deskExamples.find(({ id }) => id === chosen);
  const chip = deskChips.find(({ id }) => id === chosen);
  const again = signedIn ? url.searchParams.get("again") : null;
  const asked = again ? await findRequest(context, again) : null;
  const saved = signedIn ? url.searchParams.get("use") : null;
  const used = saved ? await findUsed(context, saved) : null;
  const fromPrompt = used && "values" in used ? used.values : null;
  const brought = signedIn ? await findBrought(context, url.searchParams) : null;
  const linked = example
    ? withExample(example)
    : chip
      ? withChip(emptyDesk, chip)
      : (asked ?? fromPrompt ?? brought);
  const isTold = url.searchParams.has("told");
  const found = linked ? null : await findOwnDraft(request, context, owner);
  const came = cameBy(request);
  const isMade = !isTold && found?.told?.made === true && found.told.came !== came;
  const draft = isMade ? afterMade(found) : found;
  const told = draft?.told;
  const kept = linked ? null : readDeskCookie(request.headers.get("Cookie"), owner);
  const begun = kept
    ? { ...emptyDesk, mode: kept.mode, action: kept.action, options: kept.options }
    : emptyDesk;
  const correcting =
    sidebar.flatMap(({ actions }) => actions).find(({ name }) => name === correction)?.price ?? null;
  return {
    catalogue: families,
    correcting,
    builtinWrites,
    model,
    click: randomUUID(),
    values: linked ?? draft?.values ?? begun,
    /** The server kept the form. */
    waited: draft !== null,
    came,
    /** Where the form stands of which a text was made last; null where none is kept, and while it is in sight. */
    madePlace: isMade ? toldPlace : null,
    /** What stood around the form; what it was answered is said at the address that its page was led to. */
    left: told
      ? {
          status: isTold ? told.status : 200,
          aside: told.aside,
          search: searchTools(catalogue, isTold ? told.find : ""),
          errors: isTold ? told.errors : {},
          notice: isTold ? told.notice : null,
        }
      : null,
    noted: kept?.noted ?? false,
    /** What the address filled the form with; another one begins the form anew. */
    filled:
      example || chip
        ? chosen
        : asked
          ? (again ?? "")
          : fromPrompt
            ? (saved ?? "")
            : brought
              ? url.search
              : "",
    notice:
      used && "notice" in used
        ? used.notice
        : user && draft?.owner === null
          ? waitedNotice(catalogue, correcting, user, draft)
          : null,
    search: searchTools(catalogue, url.searchParams.get("find") ?? ""),
    examples: toldExamples(families, builtinWrites),
    chips: toldChips(families, builtinWrites),
  };
}

/** A text was made of the form; what it took the place of is still to be done. */
function afterMade({ told, ...made }: KeptForm): KeptForm | null {
  const newest = told?.aside.at(-1);
  return told && newest
    ? { ...made, values: newest, told: { ...told, aside: told.aside.slice(0, -1) } }
    : null;
}

/** What the built-in writer does of what a chip or an example sets. */
function kindOfChoice(catalogue: DeskCatalogue, choice: DeskChoice): BuiltinKind {
  const family = findFamily(catalogue, choice);
  return family ? kindOf(family, choice.options) : "model";
}

/** The examples; what works without a model comes first where none is connected. */
function toldExamples(catalogue: DeskCatalogue, builtinWrites: boolean): ToldExample[] {
  const told = deskExamples.map((one) => ({ ...one, kind: kindOfChoice(catalogue, one) }));
  const isAble = ({ kind }: ToldExample): boolean => !builtinWrites || kind !== "model";
  return [...told.filter(isAble), ...told.filter((one) => !isAble(one))];
}

/** What the built-in writer does of what a wish sets, the surest first. */
const surest: readonly ToldKind[] = ["marks", "layout", "worksheet", "few"];

/** The wishes; without a model those that need one are none. */
function toldChips(catalogue: DeskCatalogue, builtinWrites: boolean): ToldChip[] {
  const told = deskChips.map((one) => ({ ...one, kind: kindOfChoice(catalogue, one) }));
  if (!builtinWrites) return told;
  return told
    .filter(({ kind }) => kind !== "model")
    .map((one): ToldChip => (one.few ? { ...one, kind: "few" } : one))
    .toSorted((one, other) => surest.indexOf(one.kind) - surest.indexOf(other.kind));
}

/** What is found of all that home leads to, for a page without a script. */
export function searchTools(catalogue: Catalogue, find: string) {
  const query = find.trim();
  return { query, found: query === "" ? [] : findTools(listWays(catalogue), query) };
}

/** What a guest left for after the log-in: the text, and the button that was pressed for it. */
function waitedNotice(
  catalogue: Catalogue,
  correcting: Price | null,
  user: User,
  { values, pick }: KeptForm,
): Notice {
  const picked = listWays(catalogue).find(({ way }) => "panel" in way && `tool:${way.panel}` === pick);
  if (picked && pick !== undefined) {
    const text = values.text.trim() === "" ? `You picked ${picked.name} before you signed in.` : waitedText;
    return { kind: "info", text, waits: { intent: pick, label: `Open ${picked.name}` } };
  }
  if (correcting === null || pick !== correctIntent) return { kind: "info", text: waitedText };
  const most = mostCredits(correcting, sizeOf(values.text), [0, 0, user.houseStyleCharacters]);
  const label = correctLabel(correction, most);
  return { kind: "info", text: waitedText, waits: { intent: pick, label } };
}

const waitedText = "Here is the text that you wrote before you signed in.";
