/** A turn of one guarded sentence: clauses or phrases in another order or construction that says the same. `text` is what it stands in. */
export type Turn = (sentence: string, text: string) => string | null;
