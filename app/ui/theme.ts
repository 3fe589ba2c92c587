/** What a visitor chose; "system" leaves the choice to the browser. */
export type Theme = "light" | "dark" | "system";

/** Reads the theme cookie's value, or a form's; anything unknown or missing is "system". */
export function parseTheme(value: unknown): Theme {
  return value === "light" || value === "dark" ? value : "system";
}

/** Value for `<html data-theme>`; undefined leaves the attribute out, so that the system decides without a script. */
export function themeAttribute(theme: Theme): "light" | "dark" | undefined {
  return theme === "system" ? undefined : theme;
}
