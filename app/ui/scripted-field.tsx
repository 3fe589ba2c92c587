import { useScripted } from "./use-scripted.ts";

/** Tells a form's action, as `scripted`, that a script follows what it answers: the window need not be led anywhere. */
export function ScriptedField() {
  return useScripted() ? <input type="hidden" name="scripted" value="true" /> : null;
}
