/** The name of a field as people read it: `outputFormat` is "Output Format". */
export function fieldName(name: string): string {
  const words = name.replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2").split(/[\s_-]+/);
  return words
    .filter((word) => word !== "")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}
