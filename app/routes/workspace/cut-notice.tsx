import { Banner } from "#app/ui/banner.tsx";
import { Button } from "#app/ui/button.tsx";

/** Says that a text ends where the model's room ended, and offers to go on; a proposal is kept first. */
export function CutNotice({ proposal = false }: { proposal?: boolean }) {
  return (
    <Banner kind="warning" className="mb-6">
      <p>This text was cut off: it had reached the most that the model writes at once.</p>
      <div className="mt-3">
        <Button kind="pencil" size="sm" name="intent" value="continue">
          {proposal ? "Keep and continue" : "Continue"}
        </Button>
      </div>
    </Banner>
  );
}
