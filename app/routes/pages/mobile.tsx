import { Form, redirectDocument } from "react-router";
import { CopyLink } from "#app/islands/account/copy-link.tsx";
import { localPath, pageContext } from "#app/server/session/pages.ts";
import { Button } from "#app/ui/button.tsx";
import { Logo } from "#app/ui/logo.tsx";
import { StetRing } from "#app/ui/ring.tsx";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import type { Route } from "./+types/mobile.ts";
import { allowNarrow } from "../frame/narrow.ts";

export function loader({ context, url }: Route.LoaderArgs) {
  const wanted = localPath(url.searchParams.get("from"));
  return { link: context.get(pageContext).appUrl + wanted };
}

export async function action({ url }: Route.ActionArgs) {
  const wanted = localPath(url.searchParams.get("from"));
  return redirectDocument(wanted, { headers: { "Set-Cookie": await allowNarrow() } });
}

export const meta: Route.MetaFunction = () => [{ title: "Please use the desktop site · Stet" }];

export default function Mobile({ loaderData }: Route.ComponentProps) {
  return (
    <div className="mob">
      <SkipLink />
      <header>
        <Logo height={34} />
      </header>
      <main id="main">
        <span className="mob-mark">
          <StetRing />
        </span>
        <h1 className="display">Please use the desktop site.</h1>
        <p>
          Stet is a desk: wide paper, a margin for marks, a keyboard. It needs a window wider than 768 pixels.
        </p>
        <p className="note">
          Open this page on your computer: what you saved is there. A text that was not saved stays in this
          browser.
        </p>
        <div className="mob-do">
          <CopyLink link={loaderData.link} />
          <Form method="post" reloadDocument>
            <Button size="lg" block>
              Continue anyway
            </Button>
          </Form>
        </div>
      </main>
      <footer className="faint sm">
        Smart text area where everything happens. One click, instant results.
      </footer>
    </div>
  );
}
