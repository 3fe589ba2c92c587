interface RateLimitRow {
  /** What is counted and a keyed hash of whom; the table names nobody. */
  key: string;
  count: number;
  /** Of a growing wait: when the next claim is granted. Milliseconds since 1970, as the next. */
  open_at: number;
  expires_at: number;
}

export interface LimitTables {
  rate_limits: RateLimitRow;
}
