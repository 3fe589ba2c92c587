import { useSectionInView } from "#app/islands/account/use-section-in-view.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { TopBar } from "#app/ui/shell/top-bar.tsx";
import { type Closing, CloseDialog } from "./close-dialog.tsx";
import { sectionIds } from "./profile-aside.tsx";
import { ProfileBody, type ProfileBodyProps } from "./profile-body.tsx";

interface ProfilePageProps extends Omit<ProfileBodyProps, "current" | "asking" | "level"> {
  /** Set while the reader is asked whether to close the account. */
  closing: Closing | null;
  /** Why it was not closed. */
  closeError: string | null;
  /** Called when that dialog is dismissed. */
  onKeep: () => void;
}

/** /profile: one scrolling page. Its forms post `intent` verify, reset, end, end-others, close; those of the plan, elsewhere. */
export function ProfilePage({ closing, closeError, onKeep, ...shown }: ProfilePageProps) {
  const current = useSectionInView(sectionIds);
  return (
    <>
      <SkipLink />
      <TopBar user={shown.user} />
      <main id="main" className="page prof">
        <ProfileBody
          {...shown}
          current={current}
          level={1}
          asking={closing ? <CloseDialog closing={closing} error={closeError} onKeep={onKeep} /> : null}
        />
      </main>
    </>
  );
}
