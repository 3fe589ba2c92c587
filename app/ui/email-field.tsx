import type { ComponentProps } from "react";
import { TextField } from "./field.tsx";

/** An e-mail address, posted as `email`. */
export function EmailField({
  id = "email",
  ...rest
}: Partial<Omit<ComponentProps<typeof TextField>, "name" | "label" | "type" | "autoComplete">>) {
  return <TextField {...rest} id={id} name="email" label="Email" type="email" autoComplete="email" />;
}
