import { createHash, randomUUID } from "node:crypto";
import { data, Link } from "react-router";
import { z } from "zod";
import { tooLarge } from "#app/document/files/file-kind.ts";
import type { MadeDocument } from "#app/document/files/open-file.ts";
import { type NotOpened, OpenFileForm } from "#app/islands/workspace/open/open-file-form.tsx";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { createText } from "#app/server/gateway/texts.ts";
import { requireUser, runFor } from "#app/server/session/pages.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { useAnswer } from "../../forms/client-action.ts";
import { seeOther } from "../../forms/flash.ts";
import { problemNotice, refused } from "../../forms/problems.ts";
import { PlainPage } from "../../frame/plain-page.tsx";
import { oneLine } from "../document-form.ts";
import type { Route } from "./+types/open-file.ts";

export { clientAction } from "../../forms/client-action.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  await requireUser(context, url);
  // The server has not read a body that is too large, and led here.
  const fault = url.searchParams.has("large") ? tooLarge : null;
  const answer: NotOpened | null = fault === null ? null : { ...nothingSaid, fault };
  return { click: randomUUID(), answer };
}

const nothingSaid: NotOpened = { fault: null, notice: null, title: "", mode: "document" };
const modes = z.enum(["document", "story", "post"]).catch("document");

/** Makes a document of a file; the same file sent twice by one click is one document. */
export async function action({ request, context, url }: Route.ActionArgs) {
  await requireUser(context, url);
  const body = new Uint8Array(await request.arrayBuffer());
  const type = request.headers.get("Content-Type") ?? "";
  const done = await runFor(context, "openFile", { body, type });
  if ("problem" in done)
    return refused({ ...nothingSaid, notice: problemNotice(done.problem) }, done.problem.status);
  if (done.output === null) throw data(null, { status: 400 });
  const { fields, made } = done.output;
  const mode = modes.parse(fields["mode"]);
  const title = oneLine(fields["title"] ?? "");
  if ("fault" in made) return refused({ ...nothingSaid, title, mode, fault: made.fault }, 422);
  const asked = { title: title || made.title, sub_title: made.subTitle, mode, imported: true as const };
  const guid = guidOf([fields["click"] ?? "", asked.title, mode], made);
  const answer = await createText(gatewayOf(context), { guid, ...asked }, made.document);
  if (!answer.success)
    return refused({ ...nothingSaid, title, mode, notice: problemNotice(answer) }, answer.status);
  return seeOther(`/create/${answer.data.guid}`, openedNotice(made));
}

const openedNotice = ({ leftOut }: MadeDocument): Notice => ({
  kind: leftOut === null ? "success" : "info",
  text: `The file is open as a document. ${leftOut ?? "Nothing was left out."}`,
});

/** One id for one click with one file: another file, chosen after going back, is another document. */
function guidOf(click: readonly string[], { document }: MadeDocument): string {
  const hash = createHash("sha256").update(JSON.stringify(click)).update(document).digest("hex");
  // As an id of version 8, which may hold anything but in two places.
  const parts = [hash.slice(0, 8), hash.slice(8, 12), `8${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`];
  return [...parts, hash.slice(20, 32)].join("-");
}

export const meta: Route.MetaFunction = () => [{ title: "Open a file · Stet" }];

export default function OpenFile({ loaderData }: Route.ComponentProps) {
  const { offline, answer } = useAnswer<typeof action>();
  const said = offline ? { ...nothingSaid, notice: offline } : (answer ?? loaderData.answer);
  return (
    <PlainPage>
      <OpenFileForm
        click={loaderData.click}
        answer={said}
        cancel={
          <Link className="btn btn-bare" to="/create">
            Cancel
          </Link>
        }
      />
    </PlainPage>
  );
}
