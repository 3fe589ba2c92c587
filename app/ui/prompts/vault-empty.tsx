import { ButtonLink } from "../button.tsx";
import { EmptyState } from "../empty-state.tsx";
import { vaultPath } from "./vault-address.ts";

/** Nothing is saved yet, or nothing of it is found; `narrowed`: a search or a folder is set. */
export function VaultEmpty({ narrowed }: { narrowed: boolean }) {
  return narrowed ? (
    <EmptyState sign="closeup" level={2} title="No prompts found" text="Try adjusting your search terms">
      <ButtonLink href={vaultPath}>Show all prompts</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState
      sign="caret"
      level={2}
      title="No prompts found"
      text="Create your first prompt to get started"
    >
      <ButtonLink kind="ink" href="/editPrompt">
        New Prompt
      </ButtonLink>
    </EmptyState>
  );
}
