import { parseDeskValues } from "#app/ui/desk/desk-values.ts";
import { draftsOf } from "../forms/draft.ts";

/** The form of a guest on home. */
export const {
  keep: keepDraft,
  find: findDraft,
  forget: forgetDraft,
} = draftsOf("stet_draft", parseDeskValues);
