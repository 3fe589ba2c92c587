/** An action's name as its reader sees it: `chat` is "Chat", `title:plain` "Title, plain". */
export function actionName(name: string): string {
  const [, kind = name, style] = /^((?:sub)?title):(.+)$/i.exec(name) ?? [];
  const named = kind.charAt(0).toUpperCase() + kind.slice(1);
  return style === undefined ? named : `${named}, ${style}`;
}
