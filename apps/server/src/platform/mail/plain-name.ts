/**
 * A user's name, safe for an email to another person: one short line that no mail program makes a link of. A space
 * follows every dot, slash or @, and invisible characters are removed.
 */
export function plainName(name: string, longest = 60): string {
  const line = name
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .replace(/[./\\@]+(?=\S)/g, '$& ');
  const letters = [...line];
  if (letters.length <= longest) return line;
  return `${letters
    .slice(0, longest - 1)
    .join('')
    .trimEnd()}…`;
}
