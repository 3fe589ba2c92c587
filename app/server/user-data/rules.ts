import { type RawBuilder, sql } from "kysely";
import { signatureColumns } from "#app/document/search-signature.ts";
import type { Tables } from "../database/database.ts";

/** A user as rows name one. */
export interface Person {
  id: string;
  emailKey: string;
}

/** What becomes of a table's rows when a user asks for the data or has the account erased. */
type TableRule =
  | {
      /** The condition that tells the user's rows: what is erased is what is handed out. */
      rows: (person: Person) => RawBuilder<boolean>;
      /** Columns whose order is stable. */
      order: readonly string[];
      /** Columns that stay out of the download: secrets of the server, or what it reckons for itself. */
      secret?: readonly string[];
    }
  | {
      /** Why no row is about anybody. */
      nobody: string;
    };

/** Made of the texts, and nothing to read. */
const signatureBits = Array.from({ length: signatureColumns }, (_, column) => `b${column}`);

const ofUser = ({ id }: Person): RawBuilder<boolean> => sql<boolean>`user_id = ${id}`;

/** One rule for each table, those that refer to others first: rows are erased in this order. */
export const tableRules: Record<keyof Tables, TableRule> = {
  entries: {
    rows: ({ id }) => sql`bucket_id in (select buckets.id from buckets where buckets.user_id = ${id})`,
    order: ["bucket_id", "seq"],
  },
  buckets: { rows: ofUser, order: ["id"] },
  versions: {
    rows: ({ id }) => sql`content_id in (select contents.id from contents where contents.user_id = ${id})`,
    order: ["content_id", "number"],
  },
  texts: {
    rows: ({ id }) => sql`content_id in (select contents.id from contents where contents.user_id = ${id})`,
    order: ["content_id", "number"],
  },
  searches: {
    rows: ({ id }) => sql`content_id in (select contents.id from contents where contents.user_id = ${id})`,
    order: ["content_id"],
  },
  search_signatures: { rows: ofUser, order: ["content_id", "part"], secret: signatureBits },
  content_sizes: { rows: ofUser, order: ["content_id"] },
  workspace_cards: { rows: ofUser, order: ["opened_at", "document"] },
  contents: { rows: ofUser, order: ["created_at", "id"] },
  perspectives: {
    rows: ({ id }) =>
      sql`message_id in (select m.id from brainstorm_messages m join brainstorm_sessions s on s.id = m.session_id where s.user_id = ${id})`,
    order: ["created_at", "message_id"],
  },
  brainstorm_messages: {
    rows: ({ id }) => sql`session_id in (select s.id from brainstorm_sessions s where s.user_id = ${id})`,
    order: ["session_id", "position"],
  },
  brainstorm_sessions: { rows: ofUser, order: ["created_at", "id"] },
  folders: { rows: ofUser, order: ["created_at", "id"] },
  saved_prompts: { rows: ofUser, order: ["created_at", "id"] },
  prompt_folders: { rows: ofUser, order: ["created_at", "id"] },
  preferences: { rows: ofUser, order: ["user_id"] },
  generations: { rows: ofUser, order: ["created_at", "id"] },
  one_time_links: { rows: ofUser, order: ["created_at", "hash"], secret: ["hash", "password_hash"] },
  identities: { rows: ofUser, order: ["created_at", "issuer", "subject"] },
  sessions: { rows: ofUser, order: ["created_at", "id"] },
  outbox: {
    rows: ({ emailKey }) => sql`person = ${emailKey}`,
    order: ["created_at", "id"],
    secret: ["text_body", "html_body"],
  },
  plan_changes: { rows: ofUser, order: ["user_id"] },
  scheduled_changes: { rows: ofUser, order: ["created_at", "subscription_id"] },
  subscriptions: { rows: ofUser, order: ["created_at", "id"] },
  invoices: { rows: ofUser, order: ["billed_at", "transaction_id"] },
  checkouts: { rows: ofUser, order: ["created_at", "transaction_id"] },
  payment_events: { rows: ofUser, order: ["occurred_at", "id"] },
  test_payments: { rows: ofUser, order: ["at", "id"] },
  users: { rows: ({ id }) => sql`id = ${id}`, order: ["id"], secret: ["password_hash"] },
  drafts: { nobody: "a guest's words under the hash of a random name, deleted after a day" },
  rate_limits: { nobody: "counts under keyed hashes, deleted when their time is over" },
  jobs: { nobody: "what the servers do by themselves" },
  migrations: { nobody: "the steps of the schema" },
};
