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
  plan_id: number;
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
export interface IdentityRow {
  issuer: string;
  subject: string;
  user_id: string;
  /** The address that the provider called verified when the two were joined. */
  email: string;
  created_at: number;
}

export interface DraftRow {
  hash: string;
  body: string;
  created_at: number;
  expires_at: number;
}

export interface AuthTables {
  users: UserRow;
  sessions: SessionRow;
  one_time_links: OneTimeLinkRow;
  identities: IdentityRow;
  drafts: DraftRow;
}
