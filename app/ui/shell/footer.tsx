import { href, Link } from "react-router";
import { Logo } from "../logo.tsx";

const pages = [
  { label: "About", to: href("/about") },
  { label: "Pricing", to: href("/plans") },
  { label: "Help", to: href("/help") },
  { label: "Privacy", to: href("/privacy") },
  { label: "Terms", to: href("/terms") },
  { label: "Contact", to: href("/support") },
] as const;

/** The foot of home and the static pages. */
export function Footer() {
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
