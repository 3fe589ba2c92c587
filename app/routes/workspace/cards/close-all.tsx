import { Form, Link, replace } from "react-router";
import { requireUser } from "#app/server/session/pages.ts";
import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { useAnswer } from "../../forms/client-action.ts";
import { problemNotice, refused } from "../../forms/problems.ts";
import { FramedPage } from "../../frame/framed-page.tsx";
import type { Route } from "./+types/close-all.ts";
import { closeCards, loadCards } from "./open-cards.ts";

export { clientAction } from "../../forms/client-action.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  const { cards } = await loadCards(context);
  return { count: cards.length, unwritten: cards.filter(({ state }) => state === "new").length };
}

export async function action({ context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const answer = await closeCards(context);
  return answer.success ? replace("/create") : refused({ notice: problemNotice(answer) }, answer.status);
}

export const meta: Route.MetaFunction = () => [{ title: "Close all cards · Stet" }];

/** Asks before all cards are closed. */
export default function CloseAll({ loaderData }: Route.ComponentProps) {
  const { count, unwritten } = loaderData;
  const { offline, answer } = useAnswer<typeof action>();
  const notice = offline ?? answer?.notice ?? null;
  return (
    <FramedPage title="Workspace">
      <Form method="post" className="plain-asked">
        <Dialog
          id="close-all"
          level={1}
          title="Close all cards?"
          foot={
            <>
              <Link className="btn btn-bare" to="/create" replace>
                Cancel
              </Link>
              <Button kind="ink">Close all cards</Button>
            </>
          }
        >
          {notice ? <Banner kind={notice.kind}>{notice.text}</Banner> : null}
          <p>
            {count === 1 ? "1 card closes." : `${formatCount(count)} cards close.`} The documents stay in your
            recent content{unwritten === 0 ? "" : "; cards without a word are gone"}.
          </p>
        </Dialog>
      </Form>
    </FramedPage>
  );
}
