import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface SearchFieldProps extends ComponentProps<"input"> {
  /** Said to who does not see its sign. */
  label: string;
  /** Of the whole field. */
  look?: string;
  /** Behind what is typed. */
  children?: ReactNode;
}

/** A field to search in, with its sign before it. */
export function SearchField({ label, look, className, children, ...input }: SearchFieldProps) {
  return (
    <label className={classNames("search", look)}>
      <span className="sr">{label}</span>
      <Icon name="search" size={15} />
      <input {...input} className={classNames("input", className)} type="search" dir="auto" />
      {children}
    </label>
  );
}
