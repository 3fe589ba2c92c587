import { href, useFetcher, useLocation } from "react-router";
import { Icon } from "../icon.tsx";
import { useScripted } from "../use-scripted.ts";
import { themeKey, useTheme } from "./theme-switch.tsx";

/** One button from light to dark and back; where the system decides, what it shows decides which way. */
export function ThemeToggle() {
  const { Form } = useFetcher({ key: themeKey });
  const { pathname, search } = useLocation();
  const chosen = useTheme();
  const scripted = useScripted();
  return (
    <Form method="post" action={href("/theme")} className="theme-toggle" aria-label="Theme">
      {scripted ? null : <input type="hidden" name="from" value={pathname + search} />}
      {(["dark", "light"] as const).map((theme) => (
        <button
          key={theme}
          className={`btn btn-bare btn-icon btn-sm to-${theme}`}
          name="theme"
          value={theme}
          data-chosen={chosen}
          aria-label={theme === "dark" ? "Dark theme" : "Light theme"}
        >
          <Icon name={theme === "dark" ? "moon" : "sun"} />
        </button>
      ))}
    </Form>
  );
}
