/** Why the sidebar's rows are disabled while there is no text that they could work on. */
export const selectFirst = "Select a card with text to use these.";
