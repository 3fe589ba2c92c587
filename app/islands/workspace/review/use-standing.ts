import { useEffect } from "react";

/** Milliseconds until a choice is sent once more that nobody took. */
const againMs = 3_000;

/**
 * While `active`, every choice among the marks of the form `document` goes to the form's address at once, the newest one
 * at last: a mark that was let stand stands in the text wherever that is shown.
 */
export function useStanding(active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    let newest: FormData | null = null;
    let sending = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = async (address: string): Promise<void> => {
      if (sending || !newest) return;
      const choice = newest;
      sending = true;
      newest = null;
      const sent = await fetch(address, { method: "POST", body: choice, keepalive: true }).catch(() => null);
      sending = false;
      // Another choice made meanwhile says this one too; what was refused is said when the marks are decided.
      if (!sent) newest ??= choice;
      if (sent) void send(address);
      else timer = setTimeout(() => void send(address), againMs);
    };
    const changed = ({ target }: Event): void => {
      const form = target instanceof HTMLInputElement && target.matches(".mark-box") ? target.form : null;
      if (!form) return;
      newest = new FormData(form);
      newest.set("intent", "stand");
      clearTimeout(timer);
      void send(form.action);
    };
    document.addEventListener("change", changed);
    return () => {
      document.removeEventListener("change", changed);
      clearTimeout(timer);
    };
  }, [active]);
}
