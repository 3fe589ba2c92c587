/**
 * What who hears a change is told before its words, by whether it is taken or stands. Words of ours have a direction of
 * their own: the paragraph's is found in the writer's.
 */
export function ChangeWords({ type }: { type: "ins" | "del" }) {
  return (
    <>
      <span className="sr sr-taken" dir="ltr">
        {type === "ins" ? "inserted: " : "deleted: "}
      </span>
      <span className="sr sr-stood" dir="ltr">
        {type === "ins" ? "left out: " : "kept: "}
      </span>
    </>
  );
}
