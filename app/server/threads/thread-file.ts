/**
 * Where a thread's code is. In the build it is an entry of its own beside the bundle (see vite.config.ts); from
 * source, in development and in tests, it is the module itself, whose types Node strips, with `source-hooks.ts` for
 * what only the build tool knows.
 */
export function threadFile(): { file: URL; execArgv: string[] } {
  const here = import.meta.url;
  if (!here.endsWith(".ts")) {
    return { file: new URL("thread.js", here), execArgv: [] };
  }
  const hooks = new URL("source-hooks.ts", here);
  return { file: new URL("thread.ts", here), execArgv: ["--import", hooks.href] };
}
