/** Rows of the auth service's tables. Times are milliseconds since 1970, flags 0 or 1. */

export interface UserRow {
  id: string;
  email: string;
  /** The address in lower case, by which an account is found. */
  email_key: string;
  username: string;
  first_name: string;
  last_name: string;
  password_hash: string | null;
  is_active: 0 | 1;
  is_email_verified: 0 | 1;
  /** The plan that the sign-up asked for; null once the first log-in has led to it. */
  wanted_plan: number | null;
  created_at: number;
  deactivated_at: number | null;
  /** When a deleted account is erased. */
  delete_at: number | null;
}

export interface SessionRow {
  id: string;
  user_id: string;
  /** How often the refresh token was renewed; the token itself is never stored. */
  generation: number;
  rotated_at: number;
  /** Exact to ten minutes. */
  last_seen_at: number;
  /** Browser and system of its log-in, in a few words. */
  device: string;
  remembered: 0 | 1;
  created_at: number;
  expires_at: number;
  ended_at: number | null;
}

export interface OneTimeLinkRow {
  hash: string;
  user_id: string;
  purpose: "activate" | "reset" | "verify";
  /** What the sign-up gave that an activation belongs to; empty for other purposes. */
  username: string;
  first_name: string;
  last_name: string;
  /** Salted, so that it also tells sign-ups apart. */
  password_hash: string;
  created_at: number;
  expires_at: number;
  used_at: number | null;
}

/** An account of a third-party provider by which a user signs in. */
interface IdentityRow {
  issuer: string;
  subject: string;
  user_id: string;
  /** The address that the provider called verified when the two were joined. */
  email: string;
  created_at: number;
}

interface DraftRow {
  hash: string;
  body: string;
  created_at: number;
  expires_at: number;
}

/** A paid plan of a user's, as its provider last described it. */
export interface SubscriptionRow {
  /** The provider's id; `operator:{userId}` for a plan that an operator granted. */
  id: string;
  user_id: string;
  provider: "paddle" | "test" | "operator";
  customer_id: string | null;
  plan_id: number;
  status: "active" | "past_due" | "paused" | "canceled";
  currency: string;
  period_start: number;
  period_end: number;
  /** Beginning of the newest period that was paid for; while a renewal is due it is not the current one. */
  paid_from: number | null;
  cycle_interval: string;
  cycle_frequency: number;
  /** When a cancellation takes effect that was asked for. */
  cancel_at: number | null;
  /** JSON: type, last4. */
  payment_method: string | null;
  created_at: number;
  started_at: number;
  first_billed_at: number | null;
  next_billed_at: number | null;
  /** When what this row says came to be. */
  occurred_at: number;
}

/** A prompt of the vault. */
export interface SavedPromptRow {
  id: string;
  user_id: string;
  /** A folder of the same user. */
  folder_id: string | null;
  title: string;
  content: string;
  domain: string;
  model: string;
  is_public: 0 | 1;
  /** JSON list. */
  tags: string;
  /** Title, domain and the rest in lower case, for sorting and searching: databases fold the case of English letters only. */
  title_key: string;
  domain_key: string;
  search_text: string;
  created_at: number;
  /** When it last said something else; filing it is no change. */
  updated_at: number;
}

export interface PromptFolderRow {
  id: string;
  user_id: string;
  name: string;
  /** The name in lower case, by which a domain finds it. */
  name_key: string;
  created_at: number;
}

/** What a user has chosen once for everything; no row while nothing was chosen. */
interface PreferencesRow {
  user_id: string;
  house_style: string;
  /** 1: the next words are suggested while a text is written. */
  ai_assistance: number;
  updated_at: number;
}

export interface AuthTables {
  preferences: PreferencesRow;
  saved_prompts: SavedPromptRow;
  prompt_folders: PromptFolderRow;
  users: UserRow;
  sessions: SessionRow;
  one_time_links: OneTimeLinkRow;
  identities: IdentityRow;
  drafts: DraftRow;
  subscriptions: SubscriptionRow;
}
