import { Form, href, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { TextField } from "#app/ui/field.tsx";
import { useScripted } from "#app/ui/use-scripted.ts";

export type Closing = "deactivate" | "delete";

const texts = {
  deactivate: {
    title: "Deactivate account?",
    text: [
      "You are signed out everywhere. Your texts stay as they are, and logging in again reactivates the account.",
      "A paid subscription goes on while the account is deactivated; cancel it first if you do not want that.",
    ],
    button: "Deactivate account",
  },
  delete: {
    title: "Delete account?",
    text: [
      "You are signed out everywhere, and a paid subscription is cancelled.",
      "After 30 days the account and everything in it is erased. Logging in before then keeps it.",
    ],
    button: "Delete account",
  },
} as const;

interface CloseDialogProps {
  closing: Closing;
  /** Why the account was not deleted: another address was typed. */
  error: string | null;
  onKeep: () => void;
}

/**
 * Asks before an account is closed; a deletion wants its address typed, as `confirm`. Without a script it stands in the
 * section that the link led to.
 */
export function CloseDialog({ closing, error, onKeep }: CloseDialogProps) {
  const scripted = useScripted();
  const { title, text, button } = texts[closing];
  return (
    <div className="prof-ask">
      <Dialog
        id="close-title"
        title={title}
        modal={scripted}
        onClose={onKeep}
        foot={
          <>
            <Link className="btn btn-bare" to={href("/profile")} preventScrollReset>
              Cancel
            </Link>
            <Button kind={closing === "delete" ? "danger-fill" : "danger"} form="close">
              {button}
            </Button>
          </>
        }
      >
        <Form
          method="post"
          id="close"
          action={`${href("/profile")}?close=${closing}`}
          preventScrollReset
          className="stack"
        >
          <input type="hidden" name="intent" value="close" />
          <input type="hidden" name="mode" value={closing} />
          {text.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {closing === "delete" ? (
            <TextField
              id="confirm"
              label="Type your email to confirm"
              type="email"
              required
              autoComplete="off"
              error={error}
            />
          ) : null}
        </Form>
      </Dialog>
    </div>
  );
}
