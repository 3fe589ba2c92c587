/** Has the editor read what is selected: a busy browser tells of it later than of the key or click that comes after it. */
export const readSelected = (): boolean => document.dispatchEvent(new Event("selectionchange"));
