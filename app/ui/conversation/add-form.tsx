import { Form } from "react-router";
import { CancelLink } from "./cancel-link.tsx";

interface AddFormProps {
  session: string;
  /** Id of the message that is added. */
  message: string;
  click: string;
  documents: readonly { guid: string; title: string }[];
}

/** Puts a message behind the text of one of the writer's documents, or into a new one. */
export function AddForm({ session, message, click, documents }: AddFormProps) {
  return (
    <Form
      method="post"
      action="/brainstorm/add"
      className="sidenote pick"
      preventScrollReset
      aria-labelledby="add-to"
    >
      <input type="hidden" name="session" value={session} />
      <input type="hidden" name="message" value={message} />
      <input type="hidden" name="click" value={click} />
      <p className="label" id="add-to">
        Add it to the end of
      </p>
      <div className="pop-pad bs-add">
        <button className="item" name="document" value="new">
          A new document
        </button>
        {documents.map(({ guid, title }) => (
          <button key={guid} className="item" name="document" value={guid}>
            <span className="clip" dir="auto">
              {title}
            </span>
          </button>
        ))}
      </div>
      <CancelLink session={session} message={message} />
    </Form>
  );
}
