import { Link } from "react-router";
import { Icon } from "../icon.tsx";
import { Menu } from "../menu/menu.tsx";

/** What the menu does to a card, as its buttons post it (`intent`). */
const steps = [
  ["left", "Move left"],
  ["right", "Move right"],
  ["up", "Move up"],
  ["down", "Move down"],
  ["wider", "Wider"],
  ["narrower", "Narrower"],
  ["taller", "Taller"],
  ["shorter", "Shorter"],
] as const;

interface CardMenuProps {
  document: string;
  title: string;
  /** The steps for which there is room. */
  possible: readonly string[];
  /** It has a document, with versions, that can be deleted. */
  deletable: boolean;
  /** Id of the form that its buttons post: `intent` with the card's guid. */
  form: string;
}

/** Everything that can be done to a card by hand, one step at a time. */
export function CardMenu({ document, title, possible, deletable, form }: CardMenuProps) {
  return (
    <Menu
      className="wcard-menu"
      name="card-menu"
      look="btn btn-bare btn-icon btn-sm wcard-more"
      label={`Card menu of ${title || "Untitled"}`}
      summary={<Icon name="ellipsis" size={15} />}
    >
      <div className="pop pop-pad">
        {steps.map(([intent, words]) => (
          <button
            key={intent}
            type="submit"
            className="item"
            form={form}
            name="intent"
            value={intent}
            disabled={!possible.includes(intent)}
          >
            {words}
          </button>
        ))}
        <button type="submit" className="item item-apart" form={form} name="intent" value="close">
          Close
        </button>
        <Link className="item" to="/create/close">
          Close all cards
        </Link>
        {deletable ? (
          <>
            <Link className="item" to={`/smart-results/${document}`}>
              Versions
            </Link>
            <Link className="item" to={`/create/${document}/delete?back=cards`}>
              Delete
            </Link>
          </>
        ) : null}
      </div>
    </Menu>
  );
}
