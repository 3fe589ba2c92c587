/** Rows of the ledger. Amounts are whole credits or prompts, times milliseconds since 1970. */

export type Unit = "credits" | "prompts";

export interface BucketRow {
  id: string;
  user_id: string;
  unit: Unit;
  period: "month" | "trial";
  starts_at: number;
  ends_at: number;
  /** What was given: the sum of its grants and adjustments. */
  granted: number;
  balance: number;
  seq: number;
  /** The plan whose limit was given. */
  plan_id: number;
}

export interface EntryRow {
  bucket_id: string;
  seq: number;
  kind: "grant" | "hold" | "settle" | "release" | "adjust";
  /** What the entry adds to the balance; a hold is negative, its settle or release gives back. */
  amount: number;
  balance_after: number;
  source: string;
  /** On a settle or release: the `seq` of the hold that it ends, in the same bucket. */
  hold_seq: number | null;
  /** That hold's `amount`, by which the database refuses to settle more than was held. */
  hold_amount: number | null;
  generation_id: string | null;
  created_at: number;
}

export interface CreditTables {
  buckets: BucketRow;
  entries: EntryRow;
}
