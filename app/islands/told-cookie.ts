import { useEffect } from "react";

/** Finds the answer that the server keeps of a form that was sent without a script. */
export const toldCookie = "stet_told";

/** Takes it away where the page shows it: what is typed from now on is kept by the page's script. */
export function useForgetTold(isTold: boolean): void {
  useEffect(() => {
    // oxlint-disable-next-line unicorn/no-document-cookie -- the store of cookies is not there on plain http
    if (isTold) document.cookie = `${toldCookie}=; path=/; samesite=lax; max-age=0`;
  }, [isTold]);
}
