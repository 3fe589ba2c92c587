import { type ComponentProps, useState } from "react";
import { TextField } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { useScripted } from "./use-scripted.ts";

/** A password; once a script runs, a button beside it shows and hides what was typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, "type" | "beside">) {
  const [shown, setShown] = useState(false);
  const scripted = useScripted();
  const toggle = (
    <button
      type="button"
      className="btn btn-bare btn-icon btn-sm"
      aria-label={shown ? "Hide password" : "Show password"}
      disabled={props.disabled}
      onClick={() => setShown(!shown)}
    >
      <Icon name={shown ? "eye-off" : "eye"} />
    </button>
  );
  return <TextField {...props} type={shown ? "text" : "password"} beside={scripted ? toggle : null} />;
}
