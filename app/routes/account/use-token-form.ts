import { useEffect, useRef } from "react";
import { useSubmit } from "react-router";

/** Posts a link's token once, by itself: whoever opened the link with a script running has no button to press. */
export function useTokenForm(token: string): void {
  const submit = useSubmit();
  const sent = useRef("");
  useEffect(() => {
    if (token === "" || sent.current === token) return;
    sent.current = token;
    void submit({ token }, { method: "post" });
  }, [token, submit]);
}
