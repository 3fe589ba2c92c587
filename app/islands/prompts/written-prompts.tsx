import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Loader } from "#app/ui/loader.tsx";
import { PlainText } from "#app/ui/proof/plain-text.tsx";
import { promptPath } from "#app/ui/prompts/prompt-draft.ts";
import { useScripted } from "#app/ui/use-scripted.ts";
import { useStream } from "../generation/use-stream.ts";

/** Prompts while they are written, and Stop. */
export function WrittenPrompts({ writing }: { writing: { generation: string; text: string } }) {
  const { generation, text: begun } = writing;
  const scripted = useScripted();
  const text = useStream(scripted ? `${promptPath}/stream?generation=${generation}` : null, begun);
  return (
    <main id="main" className="ep-main">
      <div className="page-sheet ep-sheet">
        <noscript>
          <meta httpEquiv="refresh" content="2" />
        </noscript>
        <Form method="post" action={promptPath} className="ed-state">
          <input type="hidden" name="generation" value={generation} />
          <h1 className="sr">New prompt</h1>
          <Loader>Writing…</Loader>
          <Button size="sm" name="intent" value="stop">
            Stop
          </Button>
        </Form>
        {text === "" ? null : <PlainText text={text} />}
      </div>
    </main>
  );
}
