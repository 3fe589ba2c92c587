/** Keeps the last few answers of a reading that is asked for the same text again and again. */
export function remember<T>(read: (text: string) => T, most = 60): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const kept = known.get(text);
    if (kept !== undefined) return kept;
    const answer = read(text);
    if (known.size >= most) known.delete(known.keys().next().value ?? "");
    known.set(text, answer);
    return answer;
  };
}
