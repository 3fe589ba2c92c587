import { data, Form, Link, replace } from "react-router";
import { ask } from "#app/server/gateway/answer.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { getContent } from "#app/server/gateway/texts.ts";
import { requireUser } from "#app/server/session/pages.ts";
import { Banner, type Notice } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import { useAnswer } from "../forms/client-action.ts";
import { flash } from "../forms/flash.ts";
import { problemNotice, refused } from "../forms/problems.ts";
import { FramedPage } from "../frame/framed-page.tsx";
import type { Route } from "./+types/delete.ts";
import { assertGuid } from "./document-loader.ts";
import { loadHistory } from "./versions.ts";

export { clientAction } from "../forms/client-action.ts";

export async function loader({ params, context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  assertGuid(params.guid);
  const answer = await getContent(gatewayOf(context), params.guid);
  if (!answer.success) throw data(null, { status: answer.status || 503 });
  const { content } = answer.data;
  const { counts } = await loadHistory(context, content, new URLSearchParams(), null);
  return {
    title: content.title,
    preview: content.preview,
    versions: counts.all,
    fromCards: isFromCards(url),
  };
}

/** Asked for in the workspace's grid, the page leads back there. */
const isFromCards = (url: URL): boolean => url.searchParams.get("back") === "cards";

export async function action({ params, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  assertGuid(params.guid);
  const gateway = gatewayOf(context);
  const found = await getContent(gateway, params.guid);
  if (!found.success) throw data(null, { status: found.status || 503 });
  const { title, preview } = found.data.content;
  const answer = await ask(
    gateway.smartActions["smart-actions"].recentContent[":id"].$delete({
      param: { id: params.guid },
    }),
  );
  if (answer.success) {
    const said: Notice = { kind: "success", text: `Deleted: ${nameOf(title, preview)}` };
    const fromCards = isFromCards(url);
    const cookie = await flash(fromCards ? said : { ...said, at: "recent" });
    // The question's own entry goes: its address is nobody's any more.
    return replace(fromCards ? "/create" : "/#recent", { status: 303, headers: { "Set-Cookie": cookie } });
  }
  if (answer.status === 404) throw data(null, { status: 404 });
  return refused({ notice: problemNotice(answer, "Failed to delete content") }, answer.status);
}

/** What a document is called where it is spoken of. */
const nameOf = (title: string, preview: string): string => title || preview || "Untitled";

export const meta: Route.MetaFunction = () => [{ title: "Delete a document · Stet" }];

export default function Delete({ loaderData, params }: Route.ComponentProps) {
  const { title, preview, versions, fromCards } = loaderData;
  const { offline, answer } = useAnswer<typeof action>();
  const notice = offline ?? answer?.notice ?? null;
  return (
    <FramedPage title={nameOf(title, preview)}>
      <Form method="post" className="plain-asked">
        <Dialog
          id="delete"
          level={1}
          title="Delete this content?"
          foot={
            <>
              <Link className="btn btn-bare" to={fromCards ? "/create" : `/create/${params.guid}`} replace>
                Cancel
              </Link>
              <Button kind="danger-fill">Delete</Button>
            </>
          }
        >
          {notice ? <Banner kind={notice.kind}>{notice.text}</Banner> : null}
          <p>This action cannot be undone.</p>
          <blockquote className="gone-text">
            <p className="title" dir="auto">
              {nameOf(title, preview)}
            </p>
            <p className="faint sm num">
              {versions === 1 ? "1 version" : `${formatCount(versions)} versions`}
            </p>
          </blockquote>
        </Dialog>
      </Form>
    </FramedPage>
  );
}
