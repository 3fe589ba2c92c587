import { Dialog } from "#app/ui/dialog.tsx";

/** Keys of the text editor; `Mod` is Command on a Mac and Ctrl elsewhere. */
const keys: readonly [does: string, key: string][] = [
  ["Save", "Mod S"],
  ["Undo", "Mod Z"],
  ["Redo", "Shift Mod Z"],
  ["Bold", "Mod B"],
  ["Italic", "Mod I"],
  ["Code", "Mod `"],
  ["Link", "Mod K"],
  ["Paragraph", "Mod Alt 0"],
  ["Heading, subheading, small heading", "Mod Alt 1, 2, 3"],
  ["Numbered list", "Shift Mod 7"],
  ["Bulleted list", "Shift Mod 8"],
  ["Quote", "Shift Mod 9"],
  ["Deeper and less deep in a list", "Tab, Shift Tab"],
  ["New line in a paragraph", "Shift Enter"],
  ["Paste as plain text", "Shift Mod V"],
  ["Take suggested words, or go past them", "Tab Tab, Escape"],
  ["This list", "Mod /"],
];

const typed: readonly [becomes: string, shorthand: string][] = [
  ["Heading, subheading, small heading", "##, ###, ####"],
  ["Bulleted list", "-"],
  ["Numbered list", "1."],
  ["Quote", ">"],
  ["Code block", "```"],
];

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** Every key of the text editor, and what may be typed at a line's beginning. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const mod = isMac() ? "⌘" : "Ctrl";
  return (
    <Dialog id="keys" title="Keys" modal onClose={onClose}>
      <dl className="keys">
        {keys.map(([does, key]) => (
          <Row key={does} does={does} keys={key.replace("Mod", mod)} />
        ))}
      </dl>
      <h3 className="keys-h">At the beginning of a line, with a space after it</h3>
      <dl className="keys">
        {typed.map(([becomes, shorthand]) => (
          <Row key={becomes} does={becomes} keys={shorthand} />
        ))}
      </dl>
    </Dialog>
  );
}

function Row({ does, keys: pressed }: { does: string; keys: string }) {
  return (
    <div>
      <dt>{does}</dt>
      <dd>
        <kbd className="kbd">{pressed}</kbd>
      </dd>
    </div>
  );
}
