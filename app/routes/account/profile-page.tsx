import { useSectionInView } from "#app/islands/account/use-section-in-view.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { TopBar } from "#app/ui/shell/top-bar.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { type Closing, CloseDialog } from "./close-dialog.tsx";
import { controlsOf } from "./plan-rules.ts";
import { sectionIds } from "./profile-aside.tsx";
import { ProfileBody, type ProfileBodyProps } from "./profile-body.tsx";

interface ProfilePageProps extends Omit<ProfileBodyProps, "current" | "closing" | "cancelling" | "level"> {
  /** Set while the reader is asked whether to close the account. */
  closing: Closing | null;
  /** Set while the reader is asked whether to cancel the subscription. */
  cancelling: boolean;
  /** Why the account was not closed. */
  closeError: string | null;
  /** Called when such a dialog is dismissed. */
  onKeep: () => void;
}

/** /profile: one scrolling page. Its forms post `intent` verify, reset, end, end-others, close; those of the plan, elsewhere. `?close=` and `?cancel=` ask first. */
export function ProfilePage({ closing, closeError, cancelling, onKeep, ...shown }: ProfilePageProps) {
  const current = useSectionInView(sectionIds);
  const { subscription } = shown;
  const asksToCancel = cancelling && subscription !== null && controlsOf(subscription, shown.range).cancel;
  return (
    <>
      <SkipLink />
      <TopBar user={shown.user} />
      <main id="main" className="page prof">
        <ProfileBody
          {...shown}
          current={current}
          level={1}
          closing={closing ? <CloseDialog closing={closing} error={closeError} onKeep={onKeep} /> : null}
          cancelling={asksToCancel ? <CancelDialog subscription={subscription} onKeep={onKeep} /> : null}
        />
      </main>
    </>
  );
}
