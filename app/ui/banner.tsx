import { type ReactNode, useEffect, useRef } from "react";
import type { PlanLimit } from "./billing/limit-dialog.tsx";
import type { DeskHelp } from "./desk/desk-help.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { ConnectModel } from "./kind-badge.tsx";

type BannerKind = "success" | "info" | "warning" | "danger";

/** A sentence for the reader, as loaders and actions hand it over. */
export interface Notice {
  kind: BannerKind;
  text: string;
  /** Id of the section of the page that it belongs to. */
  at?: string | undefined;
  /** Where that is which it speaks of, on these pages. */
  href?: string | undefined;
  /** The reader is signed out: the path of this page, to which a sign-in beside it leads. */
  signIn?: string | undefined;
  /** Nothing here can do it without a model. */
  needsModel?: boolean | undefined;
  /** What would do it instead, for the form that asked. */
  help?: DeskHelp | undefined;
  /** A button of home's form that waits to be pressed: its `intent`, and what it says. */
  waits?: { intent: string; label: string } | undefined;
  /** Set where a limit of the plan is what was met: a dialog says it. */
  limit?: PlanLimit | undefined;
}

/** The sentence, and where it needs a model or a sign-in the way to one. */
export function NoticeText({ notice }: { notice: Notice }) {
  return (
    <>
      {notice.text} {notice.needsModel ? <ConnectModel /> : null}
      {notice.signIn === undefined ? null : (
        <a className="link" href={`/login?from=${notice.signIn}`} target="_blank" rel="opener">
          Sign in
        </a>
      )}
    </>
  );
}

const looks = {
  success: { tone: "is-ok", icon: "circle-check" },
  info: { tone: "is-info", icon: "info" },
  warning: { tone: "is-warn", icon: "triangle-alert" },
  danger: { tone: "is-bad", icon: "circle-alert" },
} as const;

interface BannerProps {
  kind: BannerKind;
  children: ReactNode;
  className?: string;
  /** It is in sight wherever it stands: nothing is scrolled to it. */
  still?: boolean;
}

/** A message above a form or page: announced as an alert when something failed, and then focused; a status otherwise. */
export function Banner({ kind, children, className, still = false }: BannerProps) {
  const { tone, icon } = looks[kind];
  const alert = kind === "danger";
  const banner = useRef<HTMLDivElement>(null);
  const said = useRef("");
  // Once for what it says: the page around it is drawn again for other reasons, while the reader is somewhere else.
  useEffect(() => {
    const now = alert ? (banner.current?.textContent ?? "") : "";
    if (now === said.current) return;
    said.current = now;
    if (now !== "") banner.current?.focus({ preventScroll: still });
  });
  return (
    <div
      className={classNames("banner", tone, className)}
      ref={banner}
      role={alert ? "alert" : "status"}
      tabIndex={alert ? -1 : undefined}
    >
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
