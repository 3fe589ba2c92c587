import { href, Link, NavLink, useLocation } from "react-router";
import { ButtonLink } from "../button.tsx";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { later } from "../later.tsx";
import { isShelf } from "../library/shelves.ts";
import { Logo } from "../logo.tsx";
import { freePlan, type ShellUser, trialText } from "./account.ts";
import { useScrolled } from "./use-scrolled.ts";

/** For who is signed in. */
const AccountMenu = later(async () => (await import("./account-menu.tsx")).AccountMenu);
const library = { label: "Library", to: href("/recent-content") } as const;
const pages = [
  { label: "Features", to: href("/features") },
  { label: "Pricing", to: href("/plans") },
  { label: "About", to: href("/about") },
] as const;

interface TopBarProps {
  user: ShellUser | null;
  /** Id of the page's form that keeps what is typed, on the way to an account and out of one. */
  form?: string;
}

/** The bar above every page but the writing areas and the account forms. `user` is null for a guest. */
export function TopBar({ user, form }: TopBarProps) {
  const trial = user ? trialText(user) : null;
  const scrolled = useScrolled();
  const { pathname } = useLocation();
  return (
    <header className={classNames("topbar", scrolled && "is-scrolled")}>
      <Link to={href("/")}>
        <Logo />
      </Link>
      <nav aria-label="Main">
        {user ? (
          // Where it leads to, or on one of the pages beside it.
          <Link
            to={library.to}
            aria-current={pathname === library.to ? "page" : isShelf(pathname) ? "true" : undefined}
          >
            {library.label}
          </Link>
        ) : null}
        {pages.map(({ label, to }) => (
          <NavLink key={to} to={to}>
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="end">
        {user ? (
          <>
            {trial ? (
              <span className="trial">
                <Icon name="hourglass" size={14} />
                {trial}
              </span>
            ) : null}
            {user.plan.id === freePlan ? (
              <ButtonLink href={href("/plans")} className="upgrade">
                Upgrade to Premium
              </ButtonLink>
            ) : null}
            <AccountMenu user={user} form={form} />
          </>
        ) : (
          <>
            <ButtonLink href={href("/login")} kind="bare" reload form={form}>
              Login
            </ButtonLink>
            <ButtonLink href={href("/signup")} kind="ink" reload form={form}>
              Get Started
            </ButtonLink>
          </>
        )}
      </div>
    </header>
  );
}
