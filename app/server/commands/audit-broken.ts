/** A row of the stored data that breaks an invariant. */
export interface Broken {
  rule: string;
  id: string;
  found: string;
}
