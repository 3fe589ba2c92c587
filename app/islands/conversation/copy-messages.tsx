import { escapeHtml } from "#app/document/html-out.ts";
import type { Said } from "#app/ui/conversation/talk.ts";
import { CopyButton } from "../workspace/copy-button.tsx";

const copiedMs = 2_000;

/** Copies one message, or with their names several. */
export function CopyMessages({ said, label }: { said: readonly Said[]; label?: string }) {
  return (
    <CopyButton
      read={() => copied(said, label !== undefined)}
      shownMs={copiedMs}
      {...(label ? { words: label } : {})}
    />
  );
}

function copied(said: readonly Said[], named: boolean): { html: string; text: string } {
  const parts = said.map(({ role, text }) => ({ role: named ? role : "", text: text.trim() }));
  return {
    text: parts.map(({ role, text }) => (role === "" ? text : `${role}: ${text}`)).join("\n\n"),
    html: parts
      .map(({ role, text }) => {
        const name = role === "" ? "" : `<p><strong>${escapeHtml(role)}</strong></p>`;
        const paragraphs = text
          .split(/\n{2,}/)
          .map((one) => `<p>${escapeHtml(one).replaceAll("\n", "<br>")}</p>`);
        return name + paragraphs.join("");
      })
      .join(""),
  };
}
