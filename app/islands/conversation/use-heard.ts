import { useState } from "react";
import type { Said } from "#app/ui/conversation/talk.ts";

/** What a screen reader is told of a conversation: each message once, when it has come. */
export function useHeard(said: readonly Said[], limit: number): string {
  const [told, setTold] = useState<{ count: number; heard: readonly Said[] }>({
    count: said.length,
    heard: [],
  });
  if (told.count !== said.length) setTold({ count: said.length, heard: said.slice(told.count) });
  const before = told.count - told.heard.length;
  return told.heard
    .map(({ role, text }, at) => `${role}, message ${before + at + 1} of ${limit}: ${text}`)
    .join("\n");
}
