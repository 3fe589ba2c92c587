/** The pattern of `like … escape '\\'` for a text in lower case that holds `words`. */
export const holding = (words: string): string => `%${words.toLowerCase().replace(/[\\%_]/g, "\\$&")}%`;
