import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Dots } from "../loader.tsx";
import { ProofSign } from "../proof-sign.tsx";
import { StetRing } from "../ring.tsx";

interface SignProps {
  place?: "is-second" | "is-ring";
  children: ReactNode;
}

/** A sign in the galley's margin, kept by word joiners on the line of the word that follows. */
function Sign({ place, children }: SignProps) {
  return (
    <span className="mk-anchor" aria-hidden="true">
      {"\u2060"}
      <span className={classNames("galley-sign", place)}>{children}</span>
      {"\u2060"}
    </span>
  );
}

function Dele() {
  return (
    <Sign>
      <ProofSign name="dele" size={24} />
    </Sign>
  );
}

function Caret({ place }: Pick<SignProps, "place">) {
  return (
    <Sign place={place}>
      <ProofSign name="caret" size={22} />
    </Sign>
  );
}

function Ring() {
  return (
    <Sign place="is-ring">
      <StetRing />
    </Sign>
  );
}

function SignInText() {
  return (
    <>
      We <Dele />
      <del className="proof">are extremely excited to</del> announce <br />
      <Dele />
      <del className="proof">the launch of</del> our new reading room.{" "}
      <ins className="proof">
        It <br />
        <Caret />
        opens on Monday.
      </ins>{" "}
      Come early:{" "}
      <span className="stet">
        the <br />
        <Ring />
        good chair goes fast
      </span>
      .
    </>
  );
}

function SignUpText() {
  return (
    <>
      Dear <Dele />
      <del className="proof">Sir or Madam</del> <Caret place="is-second" />
      <ins className="proof">Ms Okafor</ins>,{" "}
      <span className="stet">
        your <br />
        <Ring />
        autumn issue ran a correction longer <br />
        than the error
      </span>
      . <Dele />
      <del className="proof">I am writing to apply.</del> I <br />
      should like to work there.
    </>
  );
}

const notes = {
  signin: "Every AI edit reaches you as a proof. Keep the marks you like; the rest of your sentence stands.",
  signup: "What you write is yours. It is not used to train models without your consent.",
} as const;

/** The marked proof beside the account forms, with its key. */
export function Galley({ text }: { text: "signin" | "signup" }) {
  return (
    <aside className="auth-panel" aria-label="What a proof looks like">
      <div className="auth-panel-in">
        <h2 className="display">Smart Text, Instant Results</h2>
        <div className="galley">
          <p className="galley-text">{text === "signin" ? <SignInText /> : <SignUpText />}</p>
          <div className="galley-margin" />
        </div>
        <div className="galley-key">
          <span>
            <ProofSign name="dele" size={20} />
            taken out
          </span>
          <span>
            <ProofSign name="caret" size={20} />
            put in
          </span>
          <span>
            <Dots count={5} />
            let it stand
          </span>
        </div>
        <p className="note">{notes[text]}</p>
      </div>
    </aside>
  );
}
