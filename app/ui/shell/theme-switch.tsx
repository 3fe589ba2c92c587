import { href, useFetcher, useLocation, useRouteLoaderData } from "react-router";
import { parseTheme, type Theme } from "../theme.ts";
import { useScripted } from "../use-scripted.ts";

const themes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "system", label: "System" },
] as const;

/** Whatever switches the theme shares this fetcher. */
export const themeKey = "theme";

/** The theme that was chosen last, as soon as it is chosen. */
export function useTheme(): Theme {
  const kept = useRouteLoaderData<{ theme: Theme }>("root")?.theme ?? "system";
  const { formData } = useFetcher({ key: themeKey });
  return formData ? parseTheme(formData.get("theme")) : kept;
}

/** Light, dark, or as the system has it: three buttons of one form, the present choice pressed. */
export function ThemeSwitch() {
  const { Form } = useFetcher({ key: themeKey });
  const { pathname, search } = useLocation();
  const chosen = useTheme();
  const scripted = useScripted();
  return (
    <Form method="post" action={href("/theme")} className="theme" aria-label="Theme">
      {scripted ? null : <input type="hidden" name="from" value={pathname + search} />}
      {themes.map(({ value, label }) => (
        <button key={value} name="theme" value={value} aria-pressed={value === chosen}>
          {label}
        </button>
      ))}
    </Form>
  );
}
