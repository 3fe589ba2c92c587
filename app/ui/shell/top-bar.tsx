import { Link, NavLink } from "react-router";
import { ButtonLink } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { Logo } from "../logo.tsx";
import { type ShellUser, trialText } from "./account.ts";
import { type AccountHrefs, AccountMenu } from "./account-menu.tsx";

export interface NavItem {
  label: string;
  href: string;
}

const everybody: readonly NavItem[] = [
  { label: "Features", href: "/features" },
  { label: "Pricing", href: "/plans" },
  { label: "About", href: "/about" },
];
const members: readonly NavItem[] = [{ label: "Library", href: "/recent-content" }, ...everybody];
const ownHrefs: AccountHrefs = { plans: "/plans", profile: "/profile", signOut: "/logout" };

interface TopBarProps {
  /** null for a guest. */
  user: ShellUser | null;
  /** Instead of the specification's links, e.g. while some of their pages do not exist. */
  nav?: readonly NavItem[];
  hrefs?: AccountHrefs;
}

/** The bar above every page but the writing areas and the account forms. */
export function TopBar({ user, nav = user ? members : everybody, hrefs = ownHrefs }: TopBarProps) {
  const trial = user ? trialText(user) : null;
  return (
    <header className="topbar">
      <Link to="/">
        <Logo />
      </Link>
      <nav aria-label="Main">
        {nav.map(({ label, href }) => (
          <NavLink key={href} to={href}>
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
            {user.plan.id === 1 ? <ButtonLink href={hrefs.plans}>Upgrade to Premium</ButtonLink> : null}
            <AccountMenu user={user} hrefs={hrefs} />
          </>
        ) : (
          <>
            <ButtonLink href="/login" kind="bare" reload>
              Login
            </ButtonLink>
            <ButtonLink href="/signup" kind="ink" reload>
              Get Started
            </ButtonLink>
          </>
        )}
      </div>
    </header>
  );
}
