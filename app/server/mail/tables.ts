export interface OutboxRow {
  id: string;
  kind: string;
  to_address: string;
  /** The address that the letter is about, as accounts are found by it. */
  person: string;
  reply_to: string | null;
  subject: string;
  /** Both bodies are empty once the letter has gone, or was given up: they may hold a link. */
  text_body: string;
  html_body: string;
  attempts: number;
  /** Nobody sends it before; while it is being sent, until when the sender has promised to be alive. */
  next_try_at: number;
  created_at: number;
  sent_at: number | null;
  failed_at: number | null;
}

export interface MailTables {
  outbox: OutboxRow;
}
