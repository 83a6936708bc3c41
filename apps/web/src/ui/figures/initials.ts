/** The first letters of the first and the last word, or the first two of a single word. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = [...(words[0] ?? '')];
  const last = words.length > 1 ? [...(words.at(-1) ?? '')] : first.slice(1);
  return `${first[0] ?? '?'}${last[0] ?? ''}`.toUpperCase();
}
