import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher, useFetchers } from "react-router";
import type { LibraryChanged } from "#app/ui/library/library-shown.ts";
import { newId } from "../new-id.ts";
import type { OfflineAnswer } from "../offline.ts";

/** What a shelf's action answers a script. */
export type ChangeAnswer = LibraryChanged | OfflineAnswer;

interface Sent {
  key: string;
  form: FormData;
}

interface Changes {
  /** The forms that are on their way, in their order. */
  pending: readonly FormData[];
  send: (form: FormData) => void;
  /** Hold the changes until they are answered; to be drawn somewhere. */
  holders: ReactNode;
}

/** Sends changes to a shelf's own address, several at a time, and hands each one's answer over. */
export function useChanges(path: string, onAnswer: (answer: ChangeAnswer, form: FormData) => void): Changes {
  const prefix = `${path} `;
  const [sent, setSent] = useState<readonly Sent[]>([]);
  const pending = useFetchers().flatMap(({ key, formData }) =>
    key.startsWith(prefix) && formData ? [formData] : [],
  );
  return {
    pending,
    send: (form) => setSent((now) => [...now, { key: `${prefix}${newId()}`, form }]),
    holders: sent.map(({ key, form }) => (
      <SentChange
        key={key}
        name={key}
        path={path}
        form={form}
        onAnswer={onAnswer}
        onOver={() => setSent((now) => now.filter((one) => one.key !== key))}
      />
    )),
  };
}

interface SentChangeProps {
  name: string;
  path: string;
  form: FormData;
  onAnswer: (answer: ChangeAnswer, form: FormData) => void;
  onOver: () => void;
}

/** An answer that no part of the page waits for is not followed. */
function SentChange({ name, path, form, onAnswer, onOver }: SentChangeProps) {
  const fetcher = useFetcher<ChangeAnswer>({ key: name });
  const { data, state } = fetcher;
  const submitted = useRef(false);
  const submit = useEffectEvent(() => {
    if (submitted.current) return;
    submitted.current = true;
    void fetcher.submit(form, { method: "post", action: path, preventScrollReset: true });
  });
  useEffect(() => submit(), []);
  // Before what was changed is read again: what the page keeps by itself changes in the same moment.
  const answered = useEffectEvent((answer: ChangeAnswer) => onAnswer(answer, form));
  useEffect(() => {
    if (data !== undefined) answered(data);
  }, [data]);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (state === "idle" && data !== undefined) over();
  }, [state, data]);
  return null;
}
