import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { Menu } from "../menu/menu.tsx";
import { type VaultAddress, vaultHref, vaultPath } from "./vault-address.ts";
import type { VaultPrompt } from "./vault-shown.ts";

interface PromptCardProps {
  prompt: VaultPrompt;
  /** That of the list that it stands in. */
  address: VaultAddress;
  /** Copies its text, where a script can. */
  copy: ReactNode;
}

const shownTags = 3;

/** A saved prompt: its title leads to the editor. */
export function PromptCard({ prompt, address, copy }: PromptCardProps) {
  const { id, title, text, tags, updated } = prompt;
  return (
    <article className="card card-link pv" data-prompt={id}>
      <CardTop {...prompt} />
      <h3 className="clip-2" dir="auto">
        <Link to={`/editPrompt?id=${id}`}>{title}</Link>
      </h3>
      <p className="clip-4" dir="auto">
        {text}
      </p>
      {tags.length > 0 ? (
        <div className="card-foot pv-tags">
          {tags.slice(0, shownTags).map((tag) => (
            <span className="tag" key={tag} dir="auto">
              {tag}
            </span>
          ))}
          {tags.length > shownTags ? <span className="tag">+{tags.length - shownTags}</span> : null}
        </div>
      ) : null}
      <div className="pv-foot">
        <span className="xs faint num">
          Updated <time dateTime={updated.iso}>{updated.label}</time>
        </span>
        <span className="end">
          <Menu name="prompt-use" look="btn btn-bare btn-sm" label={`Use ${title}`} summary="Use">
            <div className="pop pop-pad">
              <Link className="item" to={`/?use=${id}`}>
                <Icon name="house" size={15} />
                With a text on home
              </Link>
              <Link className="item" to={`/library/${id}/chat`}>
                <Icon name="message-square-text" size={15} />
                In the chat
              </Link>
            </div>
          </Menu>
          {copy}
          <Link
            className="btn btn-bare btn-icon btn-sm"
            to={vaultHref(address, { delete: id })}
            aria-label={`Delete ${title}`}
            preventScrollReset
          >
            <Icon name="trash-2" size={15} />
          </Link>
        </span>
      </div>
    </article>
  );
}

function CardTop({ domain, model, isPublic }: Pick<VaultPrompt, "domain" | "model" | "isPublic">) {
  return (
    <div className="card-top">
      <span className="clip" dir="auto">
        {domain}
      </span>
      <span className="pv-dot" aria-hidden="true" />
      <span>{model}</span>
      {isPublic ? <span className="tag end">Public</span> : null}
    </div>
  );
}

/** A card that asks whether its prompt goes. */
export function AskingCard({ prompt, address }: Omit<PromptCardProps, "copy">) {
  const { id, title } = prompt;
  return (
    <article className="card pv is-ask" data-prompt={id}>
      <CardTop {...prompt} />
      <h3 className="clip-2" dir="auto">
        {title}
      </h3>
      <form className="pv-form" method="post" action={vaultPath}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="back" value={vaultHref(address)} />
        <div className="pv-ask" role="alertdialog" aria-label={`Delete ${title}`}>
          <p>Are you sure you want to delete this prompt?</p>
          <div className="pv-do">
            <Link className="btn btn-bare btn-sm" to={vaultHref(address)} preventScrollReset>
              Cancel
            </Link>
            <Button kind="danger-fill" size="sm" name="intent" value="delete">
              Delete
            </Button>
          </div>
        </div>
      </form>
    </article>
  );
}
