/** Pixels at the top of the window that the workspace's bars cover while the text goes by: the style sheet knows. */
export const coveredTop = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
