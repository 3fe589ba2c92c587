import { Link } from "react-router";
import { Banner } from "../banner.tsx";

/** In place of what could not be read; `href`: where it is tried again. */
export function NotRead({ text, href }: { text: string; href: string }) {
  return (
    <Banner kind="danger">
      {text}{" "}
      <Link className="link" to={href} replace>
        Try again
      </Link>
    </Banner>
  );
}
