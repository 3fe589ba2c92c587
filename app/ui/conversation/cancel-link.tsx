import { Link } from "react-router";

/** From what is asked beside a message back to the message. */
export function CancelLink({ session, message }: { session: string; message: string }) {
  return (
    <Link
      className="btn btn-bare btn-sm"
      to={`/brainstorm?branch=${session}#message-${message}`}
      preventScrollReset
    >
      Cancel
    </Link>
  );
}
