import { Component } from "react";

interface BeforeChangeProps {
  /** What the page shows. */
  of: string;
  /** Called when that is about to become something else, while the page still stands as it was seen. */
  look: () => void;
}

/** A class, since no hook is called before the page is changed: effects find the sheet gone, and the window scrolled. */
export class BeforeChange extends Component<BeforeChangeProps> {
  override getSnapshotBeforeUpdate(before: BeforeChangeProps): null {
    if (before.of !== this.props.of) this.props.look();
    return null;
  }

  override componentDidUpdate(): void {
    // React asks for one beside the snapshot.
  }

  override render(): null {
    return null;
  }
}
