import { Form } from "react-router";
import { useForget, useFormMemory } from "#app/islands/account/use-form-memory.ts";
import { estimateCredits } from "#app/document/credits.ts";
import type { Notice } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { ConnectModel } from "#app/ui/kind-badge.tsx";
import { formatCount } from "#app/ui/meter.tsx";
import type { ShellUser } from "#app/ui/shell/account.ts";
import { SkipLink } from "#app/ui/shell/skip-link.tsx";
import { TopBar } from "#app/ui/shell/top-bar.tsx";
import { Flash } from "#app/ui/toast.tsx";
import { ProfileAside } from "./profile-aside.tsx";

/** Characters; the call's own limit. */
const longest = 2_000;

const memory = { area: "session", key: "stet.house-style" } as const;

const example = `Readers: nurses on their break, most of them on a phone.
Sound: warm and plain, never cute. Short sentences.
Use: colleague, ward, shift
Avoid: utilise, synergy, going forward
Spelling: British`;

interface HouseStylePageProps {
  user: ShellUser;
  profile: { name: string; email: string };
  /** What stands in the field: what is kept, or what was refused. */
  houseStyle: string;
  /** Of what is kept. */
  avoidedWords: readonly string[];
  /** Whether the built-in writer is this server's default writer. */
  builtinWrites: boolean;
  /** Why it was not saved. */
  error: string | null;
  notice: Notice | null;
}

/** /profile/house-style: one form, posts `houseStyle`. */
export function HouseStylePage(props: HouseStylePageProps) {
  const { user, profile, houseStyle, avoidedWords, builtinWrites, error, notice } = props;
  useForget(memory, notice?.kind === "success");
  const form = useFormMemory(memory);
  return (
    <>
      <SkipLink />
      <TopBar user={user} />
      <main id="main" className="page prof">
        <ProfileAside user={user} profile={profile} current="house-style" />
        <div className="prof-main">
          <div className="prof-head">
            <h1 className="display">House style</h1>
          </div>
          <Flash notice={notice} />
          <p className="lead">
            How your texts should sound, whoever writes them. A model reads it before everything that it
            writes or edits for you.
          </p>
          {builtinWrites ? (
            <p className="writer-line">
              The built-in writer, which writes here now, does not read it. <ConnectModel />
            </p>
          ) : null}
          <Form method="post" className="house-style" preventScrollReset ref={form}>
            <TextAreaField
              id="houseStyle"
              label="Your house style"
              hint="Who reads, how you sound, words to use and to avoid, spelling: in your own words, a line for each."
              limit={`up to ${formatCount(longest)} characters`}
              maxLength={longest}
              rows={10}
              defaultValue={houseStyle}
              error={error}
            />
            <Button kind="ink">Save</Button>
          </Form>
          <dl className="facts">
            <dt>Words to avoid</dt>
            <dd>
              {avoidedWords.length > 0 ? (
                <span dir="auto">{avoidedWords.join(", ")}</span>
              ) : (
                <span className="muted">None. A line that begins with “Avoid:” names them.</span>
              )}
              <span className="faint">Each text that a model writes is checked for them.</span>
            </dd>
            {user.houseStyleCharacters > 0 && !builtinWrites ? (
              <>
                <dt>Cost</dt>
                <dd>
                  About {formatCount(estimateCredits(user.houseStyleCharacters))} credits with each text.
                </dd>
              </>
            ) : null}
          </dl>
          <details className="faq prof-more">
            <summary>An example</summary>
            <p className="house-example">{example}</p>
          </details>
        </div>
      </main>
    </>
  );
}
