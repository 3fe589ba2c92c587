import { href, Link } from "react-router";
import { Logo } from "../logo.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const pages = [
  { label: "About", to: href("/about") },
  { label: "Pricing", to: href("/plans") },
  { label: "Help", to: href("/help") },
  { label: "Privacy", to: href("/privacy") },
  { label: "Terms", to: href("/terms") },
  { label: "Contact", to: href("/support") },
] as const;

interface FooterProps {
  /** The operator's page at a professional network; null while there is none. */
  socialUrl: string | null;
  /** Guests choose the theme here; who is signed in has the account menu for it. */
  guest: boolean;
}

/** The foot of home and the static pages. */
export function Footer({ socialUrl, guest }: FooterProps) {
  return (
    <footer className="footer">
      <div className="page">
        <div>
          <Logo height={34} />
          <p className="tagline">Smart text area where everything happens. One click, instant results.</p>
        </div>
        <nav aria-label="Footer">
          {pages.map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
          {socialUrl === null ? null : (
            <a href={socialUrl} target="_blank" rel="noopener noreferrer">
              {networkName(socialUrl)}
            </a>
          )}
        </nav>
        <small>
          <span>© 2025 Stet</span>
          {guest ? <ThemeSwitch /> : null}
          <span className="note">
            stet, <span>v.</span> — let it stand.
          </span>
        </small>
      </div>
    </footer>
  );
}

/** "LinkedIn" for the network that most are at, else the address's host. */
function networkName(url: string): string {
  const host = new URL(url).hostname.replace(/^www\./, "");
  return host === "linkedin.com" || host.endsWith(".linkedin.com") ? "LinkedIn" : host;
}
