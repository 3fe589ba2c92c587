import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { fileBase, saveAs } from "#app/document/export/file-name.ts";
import { type Format, formats, formatWords, nothingToExport } from "#app/document/export/formats.ts";
import { readLook } from "#app/document/export/look.ts";
import { gatewayOf } from "#app/server/gateway/gateway.ts";
import { loadText } from "#app/server/gateway/texts.ts";
import { findUser, requireUser, runFor } from "#app/server/session/pages.ts";
import type { Content } from "#app/services/smart-actions/contract.ts";
import { seeOther } from "../../forms/flash.ts";
import { plainWords } from "../../forms/plain-words.ts";
import { findDocument } from "../cards/open-cards.ts";
import { isGuid } from "../document-loader.ts";

type Context = Readonly<RouterContextProvider>;

/**
 * A document as a file to save, by the ending of its address; `family`, `size` and `title` of its query are instead of
 * the document's view. What fails is said on the document's page, or to a script as `{ detail }`. A page stands here only
 * where there is no document: its loader is reached then alone.
 */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, params, context, url }, next) => {
    const isScript = request.headers.get("Accept") === "application/json";
    if (isScript && !(await findUser(context))) return refused(401, "Please sign in.");
    // Whoever signs in first comes to the document: no page would follow a file.
    await requireUser(context, new URL(url.pathname.slice(0, url.pathname.lastIndexOf("/")), url));
    const guid = params["guid"] ?? "";
    const format = formats.find((one) => url.pathname.endsWith(`/export.${one}`));
    const made = isGuid(guid) && format ? await madeOf(context, guid, format, url.searchParams) : null;
    if (made === null) return isScript ? refused(404, "Document not found.") : next();
    if (!("fault" in made)) return made;
    if (isScript) return refused(made.status, made.fault);
    return seeOther(`/create/${guid}`, { kind: "danger", text: made.fault });
  },
];

export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NoDocument() {
  return null;
}

const refused = (status: number, detail: string): Response => Response.json({ detail }, { status });

type Made = Response | { fault: string; status: number };

/** Null where there is no such document. */
async function madeOf(
  context: Context,
  guid: string,
  format: Format,
  asked: URLSearchParams,
): Promise<Made | null> {
  const nothing = { fault: nothingToExport, status: 422 };
  const found = await findDocument(context, guid);
  if ("problem" in found)
    return found.problem.status === 404 ? null : { fault: formatWords[format].failed, status: 503 };
  if ("card" in found) return nothing;
  const { content } = found;
  const done = await fileOf(context, content, format, asked);
  if ("problem" in done) {
    const { status, data: problem } = done.problem;
    const reason = typeof problem.detail === "string" ? ` ${plainWords(problem.detail)}` : "";
    return { fault: `${formatWords[format].failed}.${reason}`, status };
  }
  if (done.output === null) return nothing;
  return new Response(done.output, {
    headers: {
      "Content-Type": formatWords[format].type,
      "Content-Disposition": saveAs(`${fileBase(content.title)}.${format}`),
    },
  });
}

async function fileOf(context: Context, content: Content, format: Format, asked: URLSearchParams) {
  const { guid, title, sub_title: subTitle, view } = content;
  const document = await loadText(gatewayOf(context), { guid, revision: null });
  const whole = { document, title, subTitle, look: readLook(view, asked) };
  return format === "pdf"
    ? runFor(context, "exportPdf", whole)
    : runFor(context, "exportFile", { ...whole, format });
}
