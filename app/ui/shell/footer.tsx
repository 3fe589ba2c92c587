import { Link } from "react-router";
import { Logo } from "../logo.tsx";
import type { NavItem } from "./top-bar.tsx";

const pages: readonly NavItem[] = [
  { label: "About", href: "/about" },
  { label: "Pricing", href: "/plans" },
  { label: "Help", href: "/help" },
  { label: "Privacy", href: "/privacy" },
  { label: "Terms", href: "/terms" },
];

interface FooterProps {
  /** Instead of the specification's links. */
  nav?: readonly NavItem[];
  /** The product's page at the professional network; the link is left out without it. */
  social?: string;
}

/** The foot of home and the static pages. */
export function Footer({ nav = pages, social }: FooterProps) {
  return (
    <footer className="footer">
      <div className="page">
        <div>
          <Logo height={34} />
          <p className="tagline">Smart text area where everything happens. One click, instant results.</p>
        </div>
        <nav aria-label="Footer">
          {nav.map(({ label, href }) => (
            <Link key={href} to={href}>
              {label}
            </Link>
          ))}
          {social ? (
            <a href={social} rel="noreferrer">
              LinkedIn
            </a>
          ) : null}
        </nav>
        <small>
          <span>© 2025 Stet</span>
          <span className="note">
            stet, <span>v.</span> — let it stand.
          </span>
        </small>
      </div>
    </footer>
  );
}
