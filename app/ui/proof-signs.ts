/** An editor's signs; those of an empty place stand in icons.svg too, drawn by the test beside it. */
export const signs = {
  caret: { box: "0 0 20 20", path: "M3 16.6C5.5 12.9 7.7 9 9.7 4.6c2.2 4.3 4.5 8.1 7.2 11.7" },
  dele: {
    box: "0 0 20 20",
    path: "M1.6 15.6c4.6-.6 10-4.6 11.2-8.9.6-2.3-1.2-3.6-2.8-2.4-2.7 2-2.6 8.1.4 10.6 2.1 1.7 5.2 1.2 7.8-1",
  },
  closeup: { box: "0 0 20 20", path: "M3 8.6C5.6 4.4 14 4.2 17 8.4M3.2 12c2.8 3.9 11 4 13.7.1" },
  para: {
    box: "0 0 20 20",
    path: "M15.6 3.6c-2.8-.3-8-.7-9.8 1.3-1.7 2-.4 5 4.4 5M10.3 3.7c.2 4.3 0 8.6-.2 12.8M13.9 3.6c.1 4.3.1 8.5-.1 12.9",
  },
  swap: { box: "0 0 22 20", path: "M2 13.8c5 .5 4.6-8.2 8.8-8.3 4.6-.1 3.8 9 9.4 8.2" },
  query: {
    box: "0 0 24 24",
    path: "M15.4 2.9C9.6 1.2 3 5.2 2.6 11.8c-.4 6 4.4 9.7 9.6 9.6 5.6-.1 9.6-4.4 9.2-9.9-.4-5-4.2-8.3-9-8.6M9.3 9.4c.3-3.5 5.6-3.4 5.4-.1-.1 2.1-2.6 2.3-2.7 4.6M12 17.2v.1",
  },
} as const;

export type ProofSignName = keyof typeof signs;

/** What stands for a place where there is nothing: caret: nothing yet; closeup: nothing matches; query: something failed. */
export const emptySigns = ["caret", "closeup", "query"] as const satisfies readonly ProofSignName[];
