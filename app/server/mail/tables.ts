export interface OutboxRow {
  id: string;
  kind: string;
  to_address: string;
  subject: string;
  text_body: string;
  html_body: string;
  created_at: number;
  sent_at: number | null;
}

export interface MailTables {
  outbox: OutboxRow;
}
