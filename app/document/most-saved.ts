/** Bytes that one save of a document may send. */
export const mostSaved = 5 * 1024 * 1024;
