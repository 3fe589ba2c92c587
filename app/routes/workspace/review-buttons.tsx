import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { Key } from "#app/ui/proof/review-bar.tsx";

const form = "document";

function Keep() {
  return (
    <button className="btn btn-sm review-keep" form={form} name="intent" value="keep" type="submit">
      Keep
      <Key>⏎</Key>
    </button>
  );
}

/** What can be done with a proposal. */
export function ProposalButtons() {
  return (
    <>
      <button className="btn btn-sm" form={form} name="intent" value="again" type="submit">
        <Icon name="rotate-ccw" size={15} />
        Try again
        <Key>R</Key>
      </button>
      <button className="btn btn-sm" form={form} name="intent" value="discard" type="submit">
        Discard
        <Key>Esc</Key>
      </button>
      <Keep />
    </>
  );
}

/** What can be done with a version; `here` is the list alone. */
export function VersionButtons({ here }: { here: string }) {
  return (
    <>
      <Link className="btn btn-sm review-hide" to={here} preventScrollReset>
        Close
        <Key>Esc</Key>
      </Link>
      <button className="btn btn-sm review-keep" form={form} name="intent" value="restore" type="submit">
        Bring back
      </button>
    </>
  );
}

/** What can be done with the marks of two texts that met; `both` is the page of both. */
export function ConflictButtons({ both }: { both: string }) {
  return (
    <>
      <Link className="btn btn-sm review-hide" to={both}>
        Both texts
        <Key>Esc</Key>
      </Link>
      <Keep />
    </>
  );
}

/** What can be done with a text that is shown as an edit of what was typed; `here` is its page. */
export function TypedButtons({ here }: { here: string }) {
  return (
    <>
      <button
        className="btn btn-sm"
        form={form}
        formAction={here}
        name="intent"
        value="bring-back"
        type="submit"
      >
        <Icon name="rotate-ccw" size={15} />
        Bring your text back
      </button>
      <button
        className="btn btn-sm review-hide"
        form={form}
        name="intent"
        value="hide"
        type="submit"
        title="The new text stays. The marks can be shown again."
      >
        Close the marks
        <Key>Esc</Key>
      </button>
      <Keep />
    </>
  );
}
