import { Form } from "react-router";
import { Button } from "../button.tsx";
import type { Talk } from "./talk.ts";

/** Begins the session once more whose first message did not come. */
export function AgainForm({ talk, click }: { talk: Talk; click: string }) {
  const [primary, secondary] = talk.voices;
  return (
    <Form method="post" action="/brainstorm" encType="multipart/form-data" className="bs-foot">
      <input type="hidden" name="click" value={click} />
      <input type="hidden" name="text" value={talk.text} />
      <input type="hidden" name="roles" value={talk.reason === "" ? "custom" : "auto"} />
      <input type="hidden" name="primary" value={primary.name} />
      <input type="hidden" name="secondary" value={secondary.name} />
      <input type="hidden" name="chosen_primary" value={primary.name} />
      <input type="hidden" name="chosen_secondary" value={secondary.name} />
      <input type="hidden" name="chosen_reason" value={talk.reason} />
      <Button kind="pencil" size="lg">
        Try again
      </Button>
    </Form>
  );
}
