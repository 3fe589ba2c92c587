import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { useScripted } from "./use-scripted.ts";

/**
 * `pencil` runs the machine and `ink` commits the writer's decision: one of each per view at most.
 * `line` is secondary, `bare` tertiary, `danger` opens a deletion, `danger-fill` confirms it.
 */
type ButtonKind = "pencil" | "ink" | "line" | "bare" | "danger" | "danger-fill";

interface Look {
  kind?: ButtonKind;
  /** 28, 36 or 44 px high. */
  size?: "sm" | "md" | "lg";
  block?: boolean;
  /** Square, for an icon alone; it needs an `aria-label`. */
  icon?: boolean;
  className?: string;
  children: ReactNode;
}

function look({ kind = "line", size = "md", block, icon, className }: Look): string {
  return classNames(
    "btn",
    `btn-${kind}`,
    size !== "md" && `btn-${size}`,
    block && "btn-block",
    icon && "btn-icon",
    className,
  );
}

/** A button; inside a form it submits unless `type` says otherwise. */
export function Button({
  kind,
  size,
  block,
  icon,
  className,
  type = "submit",
  ...rest
}: Look & ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type={type === "button" ? "button" : "submit"}
      className={look({ kind, size, block, icon, className, children: null })}
    />
  );
}

interface ButtonLinkProps extends Look {
  href: string;
  /** Loads the document anew: for pages with a security policy of their own (/login, /signup, /checkout). */
  reload?: boolean;
  /** Id of a form that keeps what is typed into it on the way, where no script does. */
  form?: string | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({ href, reload = false, form, children, ...rest }: ButtonLinkProps) {
  const scripted = useScripted();
  if (form !== undefined && !scripted) {
    return (
      <Button {...rest} form={form} name="intent" value={`go:${href}`}>
        {children}
      </Button>
    );
  }
  return (
    <Link
      to={href}
      reloadDocument={reload}
      // The router need not know a page that it does not open.
      discover={reload ? "none" : "render"}
      className={look({ ...rest, children })}
    >
      {children}
    </Link>
  );
}
