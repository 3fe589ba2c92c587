/** Rows of the brainstorm service's tables. Times are milliseconds since 1970, texts Markdown. */

export interface SessionRow {
  id: string;
  user_id: string;
  /** What the conversation is about. */
  text: string;
  primary_role: string;
  secondary_role: string;
  /** The message of another session that this one branches off. */
  parent_message_id: string | null;
  /** What its owner calls it; empty: by the beginning of its text. */
  title: string;
  /** Why these two roles were chosen; empty where they were named. */
  reason: string;
  created_at: number;
  updated_at: number;
}

export interface MessageRow {
  id: string;
  session_id: string;
  /** From 1 on, without a gap. */
  position: number;
  role: string;
  text: string;
  /** Null for a message that was brought along when the session was begun. */
  generation_id: string | null;
  created_at: number;
}

/** How a message looks to another role; a message has at most one. */
export interface PerspectiveRow {
  message_id: string;
  role: string;
  text: string;
  generation_id: string | null;
  created_at: number;
}

export interface BrainstormTables {
  brainstorm_sessions: SessionRow;
  brainstorm_messages: MessageRow;
  perspectives: PerspectiveRow;
}
