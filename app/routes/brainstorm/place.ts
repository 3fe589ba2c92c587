import { data } from "react-router";

/** The address of a session, or of one of its messages. */
export const talkPlace = (session: string, message?: string): string =>
  `/brainstorm?branch=${session}${message === undefined ? "" : `#message-${message}`}`;

/** What is no id is nobody's session, and must not become part of a call's path. @throws a 404 response */
export function assertSession(id: string): void {
  if (!/^[\w-]{1,64}$/.test(id)) throw data(null, { status: 404 });
}
