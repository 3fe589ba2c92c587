interface JobRow {
  name: string;
  /** The process that runs it, and until when it has promised to be alive. Times are milliseconds since 1970. */
  owner: string | null;
  lease_until: number;
  due_at: number;
}

export interface JobTables {
  jobs: JobRow;
}
