import { useScripted } from "#app/ui/use-scripted.ts";
import { RecentDetails } from "#app/ui/prompts/recent-details.tsx";
import type { RecentDetail } from "#app/ui/prompts/recent-shown.ts";
import { CopyButton } from "../workspace/copy-button.tsx";

const copiedMs = 2_000;
/** What stands between the prompts of several models. */
const rule = "\n\n---\n\n";

interface DetailsIslandProps {
  detail: RecentDetail;
  back: string;
  onClose: () => void;
}

/** The details over the list; without a script they are a page. */
export function DetailsIsland({ detail, back, onClose }: DetailsIslandProps) {
  const scripted = useScripted();
  const generated = (detail.generated ?? []).map(([, text]) => text).join(rule);
  const copy = {
    generated: <CopyButton words="Copy Generated" shownMs={copiedMs} read={() => ({ text: generated })} />,
    structured: (
      <CopyButton words="Copy Structured" shownMs={copiedMs} read={() => ({ text: detail.structuredJson })} />
    ),
  };
  return (
    <RecentDetails
      detail={detail}
      back={back}
      onClose={scripted ? onClose : undefined}
      copy={scripted ? copy : { generated: null, structured: null }}
    />
  );
}
