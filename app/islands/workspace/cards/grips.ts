/** What the handles of the cards pass on, by `move:{guid}` and `size:{guid}`, once dragging has been fetched. */
export type Grips = Map<string, Partial<Record<string, (event: unknown) => void>>>;
